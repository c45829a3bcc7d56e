//! Contracts as they are kept.

use serde::{Deserialize, Serialize};

use super::text::Text;

/// What a hand is played as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "contract", rename_all = "snake_case", deny_unknown_fields)]
pub enum Contract {
    /// With the holder of the called card.
    Rufspiel {
        /// The card called.
        called: CalledCard,
    },
    /// Only the Unters are trumps.
    Wenz {
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// Only the Obers are trumps.
    Geier {
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// The Unters and one suit are trumps.
    Farbwenz {
        /// The trump suit.
        trump: Suit,
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// The Obers and one suit are trumps.
    Farbgeier {
        /// The trump suit.
        trump: Suit,
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// The Obers, the Unters and one suit are trumps.
    Solo {
        /// The trump suit.
        trump: Suit,
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// No trick for who plays.
    Bettel {
        /// What is trump and how cards rank.
        order: BettelOrder,
    },
    /// Two who exchanged a trump for a card.
    Hochzeit,
    /// Everybody for himself.
    Ramsch,
    /// All lords in one hand.
    Sie,
}

/// What is trump in a Bettel and how its cards rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BettelOrder {
    /// No trumps, A K O U Z 9 8 7.
    Natural,
    /// No trumps, A Z K O U 9 8 7.
    TenHigh,
    /// Trumps as in a Rufspiel.
    Herz,
}

impl From<schafkopf::BettelOrder> for BettelOrder {
    fn from(order: schafkopf::BettelOrder) -> BettelOrder {
        match order {
            schafkopf::BettelOrder::Natural => BettelOrder::Natural,
            schafkopf::BettelOrder::TenHigh => BettelOrder::TenHigh,
            schafkopf::BettelOrder::Herz => BettelOrder::Herz,
        }
    }
}

impl From<BettelOrder> for schafkopf::BettelOrder {
    fn from(order: BettelOrder) -> schafkopf::BettelOrder {
        match order {
            BettelOrder::Natural => schafkopf::BettelOrder::Natural,
            BettelOrder::TenHigh => schafkopf::BettelOrder::TenHigh,
            BettelOrder::Herz => schafkopf::BettelOrder::Herz,
        }
    }
}

impl From<schafkopf::Contract> for Contract {
    fn from(contract: schafkopf::Contract) -> Contract {
        match contract {
            schafkopf::Contract::Rufspiel { called } => Contract::Rufspiel { called: CalledCard(called) },
            schafkopf::Contract::Wenz { goal } => Contract::Wenz { goal: goal.into() },
            schafkopf::Contract::Geier { goal } => Contract::Geier { goal: goal.into() },
            schafkopf::Contract::Farbwenz { trump, goal } => {
                Contract::Farbwenz { trump: trump.into(), goal: goal.into() }
            }
            schafkopf::Contract::Farbgeier { trump, goal } => {
                Contract::Farbgeier { trump: trump.into(), goal: goal.into() }
            }
            schafkopf::Contract::Solo { trump, goal } => {
                Contract::Solo { trump: trump.into(), goal: goal.into() }
            }
            schafkopf::Contract::Bettel { order } => Contract::Bettel { order: order.into() },
            schafkopf::Contract::Hochzeit => Contract::Hochzeit,
            schafkopf::Contract::Ramsch => Contract::Ramsch,
            schafkopf::Contract::Sie => Contract::Sie,
        }
    }
}

impl From<Contract> for schafkopf::Contract {
    fn from(contract: Contract) -> schafkopf::Contract {
        match contract {
            Contract::Rufspiel { called } => schafkopf::Contract::Rufspiel { called: called.0 },
            Contract::Wenz { goal } => schafkopf::Contract::Wenz { goal: goal.into() },
            Contract::Geier { goal } => schafkopf::Contract::Geier { goal: goal.into() },
            Contract::Farbwenz { trump, goal } => {
                schafkopf::Contract::Farbwenz { trump: trump.into(), goal: goal.into() }
            }
            Contract::Farbgeier { trump, goal } => {
                schafkopf::Contract::Farbgeier { trump: trump.into(), goal: goal.into() }
            }
            Contract::Solo { trump, goal } => {
                schafkopf::Contract::Solo { trump: trump.into(), goal: goal.into() }
            }
            Contract::Bettel { order } => schafkopf::Contract::Bettel { order: order.into() },
            Contract::Hochzeit => schafkopf::Contract::Hochzeit,
            Contract::Ramsch => schafkopf::Contract::Ramsch,
            Contract::Sie => schafkopf::Contract::Sie,
        }
    }
}

/// A card that can be called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Text<schafkopf::Card>", into = "Text<schafkopf::Card>")]
pub struct CalledCard(schafkopf::CalledCard);

impl TryFrom<Text<schafkopf::Card>> for CalledCard {
    type Error = String;

    fn try_from(Text(card): Text<schafkopf::Card>) -> Result<CalledCard, String> {
        let called = schafkopf::CalledCard::from_card(card);
        called.map(CalledCard).ok_or_else(|| format!("{card} cannot be called"))
    }
}

impl From<CalledCard> for Text<schafkopf::Card> {
    fn from(called: CalledCard) -> Text<schafkopf::Card> {
        Text(called.0.card())
    }
}

/// What a soloist sets out to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// 61 points.
    Majority,
    /// Every trick.
    Tout,
    /// No trick.
    NoTrick,
    /// Few points.
    FewPoints,
}

impl From<schafkopf::Goal> for Goal {
    fn from(goal: schafkopf::Goal) -> Goal {
        match goal {
            schafkopf::Goal::Majority => Goal::Majority,
            schafkopf::Goal::Tout => Goal::Tout,
            schafkopf::Goal::NoTrick => Goal::NoTrick,
            schafkopf::Goal::FewPoints => Goal::FewPoints,
        }
    }
}

impl From<Goal> for schafkopf::Goal {
    fn from(goal: Goal) -> schafkopf::Goal {
        match goal {
            Goal::Majority => schafkopf::Goal::Majority,
            Goal::Tout => schafkopf::Goal::Tout,
            Goal::NoTrick => schafkopf::Goal::NoTrick,
            Goal::FewPoints => schafkopf::Goal::FewPoints,
        }
    }
}

/// A suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Suit {
    /// Eichel.
    E,
    /// Gras.
    G,
    /// Herz.
    H,
    /// Schellen.
    S,
}

impl From<schafkopf::Suit> for Suit {
    fn from(suit: schafkopf::Suit) -> Suit {
        match suit {
            schafkopf::Suit::Eichel => Suit::E,
            schafkopf::Suit::Gras => Suit::G,
            schafkopf::Suit::Herz => Suit::H,
            schafkopf::Suit::Schellen => Suit::S,
        }
    }
}

impl From<Suit> for schafkopf::Suit {
    fn from(suit: Suit) -> schafkopf::Suit {
        match suit {
            Suit::E => schafkopf::Suit::Eichel,
            Suit::G => schafkopf::Suit::Gras,
            Suit::H => schafkopf::Suit::Herz,
            Suit::S => schafkopf::Suit::Schellen,
        }
    }
}

/// A contract without its suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ContractKind {
    /// A Rufspiel.
    Rufspiel,
    /// A Hochzeit.
    Hochzeit,
    /// A Bettel.
    Bettel,
    /// A Ramsch.
    Ramsch,
    /// A Farbgeier.
    Farbgeier,
    /// A Geier.
    Geier,
    /// A Farbwenz.
    Farbwenz,
    /// A Wenz.
    Wenz,
    /// A Solo.
    Solo,
    /// A Farbgeier for every trick.
    FarbgeierTout,
    /// A Geier for every trick.
    GeierTout,
    /// A Farbwenz for every trick.
    FarbwenzTout,
    /// A Wenz for every trick.
    WenzTout,
    /// A Solo for every trick.
    SoloTout,
    /// A Sie.
    Sie,
}

impl From<schafkopf::ContractKind> for ContractKind {
    fn from(kind: schafkopf::ContractKind) -> ContractKind {
        match kind {
            schafkopf::ContractKind::Rufspiel => ContractKind::Rufspiel,
            schafkopf::ContractKind::Hochzeit => ContractKind::Hochzeit,
            schafkopf::ContractKind::Bettel => ContractKind::Bettel,
            schafkopf::ContractKind::Ramsch => ContractKind::Ramsch,
            schafkopf::ContractKind::Farbgeier => ContractKind::Farbgeier,
            schafkopf::ContractKind::Geier => ContractKind::Geier,
            schafkopf::ContractKind::Farbwenz => ContractKind::Farbwenz,
            schafkopf::ContractKind::Wenz => ContractKind::Wenz,
            schafkopf::ContractKind::Solo => ContractKind::Solo,
            schafkopf::ContractKind::FarbgeierTout => ContractKind::FarbgeierTout,
            schafkopf::ContractKind::GeierTout => ContractKind::GeierTout,
            schafkopf::ContractKind::FarbwenzTout => ContractKind::FarbwenzTout,
            schafkopf::ContractKind::WenzTout => ContractKind::WenzTout,
            schafkopf::ContractKind::SoloTout => ContractKind::SoloTout,
            schafkopf::ContractKind::Sie => ContractKind::Sie,
        }
    }
}

impl From<ContractKind> for schafkopf::ContractKind {
    fn from(kind: ContractKind) -> schafkopf::ContractKind {
        match kind {
            ContractKind::Rufspiel => schafkopf::ContractKind::Rufspiel,
            ContractKind::Hochzeit => schafkopf::ContractKind::Hochzeit,
            ContractKind::Bettel => schafkopf::ContractKind::Bettel,
            ContractKind::Ramsch => schafkopf::ContractKind::Ramsch,
            ContractKind::Farbgeier => schafkopf::ContractKind::Farbgeier,
            ContractKind::Geier => schafkopf::ContractKind::Geier,
            ContractKind::Farbwenz => schafkopf::ContractKind::Farbwenz,
            ContractKind::Wenz => schafkopf::ContractKind::Wenz,
            ContractKind::Solo => schafkopf::ContractKind::Solo,
            ContractKind::FarbgeierTout => schafkopf::ContractKind::FarbgeierTout,
            ContractKind::GeierTout => schafkopf::ContractKind::GeierTout,
            ContractKind::FarbwenzTout => schafkopf::ContractKind::FarbwenzTout,
            ContractKind::WenzTout => schafkopf::ContractKind::WenzTout,
            ContractKind::SoloTout => schafkopf::ContractKind::SoloTout,
            ContractKind::Sie => schafkopf::ContractKind::Sie,
        }
    }
}
