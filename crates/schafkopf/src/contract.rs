//! Contracts: what a hand is played as (S 2.5–2.9).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::contract_kind::{ContractKind, Lords, TrumpSuit};
use crate::order::Order;

/// A suit whose Ace can be called in a Rufspiel; Hearts are trumps and cannot (S 2.5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CallSuit {
    /// "Mit der Alten".
    Eichel,
    /// "Mit der Blauen".
    Gras,
    /// "Mit der Bumbs".
    Schellen,
}

impl CallSuit {
    /// The three suits that can be called.
    pub const ALL: [CallSuit; 3] = [CallSuit::Eichel, CallSuit::Gras, CallSuit::Schellen];

    /// The suit as a suit among four; none for Herz.
    pub const fn from_suit(suit: Suit) -> Option<CallSuit> {
        match suit {
            Suit::Eichel => Some(CallSuit::Eichel),
            Suit::Gras => Some(CallSuit::Gras),
            Suit::Schellen => Some(CallSuit::Schellen),
            Suit::Herz => None,
        }
    }

    /// The suit among four.
    pub const fn suit(self) -> Suit {
        match self {
            CallSuit::Eichel => Suit::Eichel,
            CallSuit::Gras => Suit::Gras,
            CallSuit::Schellen => Suit::Schellen,
        }
    }

    /// The six cards of the suit that are not lords, and so belong to it in a Rufspiel.
    pub const fn cards(self) -> CardSet {
        CardSet::of_suit(self.suit()).without(CardSet::LORDS)
    }
}

/// The rank of a called card: the Ace, or in a forced game the Ten or the King (P 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CallRank {
    /// The usual call.
    Ace,
    /// Called by who must play and holds all three Aces (P 4).
    Ten,
    /// Called by who holds the three Tens as well (decision 11).
    King,
}

impl CallRank {
    /// The rank among eight.
    pub const fn rank(self) -> Rank {
        match self {
            CallRank::Ace => Rank::Ace,
            CallRank::Ten => Rank::Ten,
            CallRank::King => Rank::King,
        }
    }
}

/// The card called in a Rufspiel; who holds it is the declarer's partner (S 2.5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CalledCard {
    /// The suit called.
    pub suit: CallSuit,
    /// The rank called.
    pub rank: CallRank,
}

impl CalledCard {
    /// The Ace of a suit.
    pub const fn ace(suit: CallSuit) -> CalledCard {
        CalledCard { suit, rank: CallRank::Ace }
    }

    /// The card as a card among 32.
    pub const fn card(self) -> Card {
        Card::new(self.suit.suit(), self.rank.rank())
    }

    /// The called card that is this card: an Ace, Ten or King of a suit other than Herz.
    pub const fn from_card(card: Card) -> Option<CalledCard> {
        let rank = match card.rank() {
            Rank::Ace => CallRank::Ace,
            Rank::Ten => CallRank::Ten,
            Rank::King => CallRank::King,
            Rank::Ober | Rank::Unter | Rank::Nine | Rank::Eight | Rank::Seven => return None,
        };
        match CallSuit::from_suit(card.suit()) {
            Some(suit) => Some(CalledCard { suit, rank }),
            None => None,
        }
    }
}

impl fmt::Display for CalledCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.card().fmt(f)
    }
}

impl Serialize for CalledCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.card().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CalledCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CalledCard, D::Error> {
        let card = Card::deserialize(deserializer)?;
        CalledCard::from_card(card)
            .ok_or_else(|| serde::de::Error::custom(format!("{card} cannot be called")))
    }
}

/// What a soloist sets out to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// 61 points (S 4.1.2).
    Majority,
    /// Every trick, announced before the first card (S 2.8).
    Tout,
    /// No trick (V 2.1).
    NoTrick,
    /// As few points as each can (V 3.2).
    FewPoints,
}

impl Goal {
    /// [`Goal::Tout`] for a flag that is set.
    pub const fn from_flag(tout: bool) -> Goal {
        if tout { Goal::Tout } else { Goal::Majority }
    }
}

/// What is trump in a Bettel, and how the cards of a suit rank (V 2.2). The rule set says it; it stands with the contract, so
/// that the order of the cards follows from the contract alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BettelOrder {
    /// No trumps; A K O U Z 9 8 7.
    #[default]
    Natural,
    /// No trumps; A Z K O U 9 8 7.
    TenHigh,
    /// As in a Rufspiel.
    Herz,
}

impl BettelOrder {
    /// The three of them.
    pub const ALL: [BettelOrder; 3] = [BettelOrder::Natural, BettelOrder::TenHigh, BettelOrder::Herz];

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
    const fn is_natural(&self) -> bool {
        matches!(self, BettelOrder::Natural)
    }
}

/// What a hand is played as: the trumps, the parties and the goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "contract", rename_all = "snake_case", deny_unknown_fields)]
pub enum Contract {
    /// The declarer with the holder of the called card against two defenders (S 2.5).
    Rufspiel {
        /// The card called.
        called: CalledCard,
    },
    /// Only the Unters are trumps (S 2.7).
    Wenz {
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// Only the Obers are trumps (V 1).
    Geier {
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// The Unters and one suit are trumps (T 3, P 7).
    Farbwenz {
        /// The trump suit.
        trump: Suit,
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// The Obers and one suit are trumps (V 1).
    Farbgeier {
        /// The trump suit.
        trump: Suit,
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// The Obers, the Unters and one suit are trumps (S 2.6).
    Solo {
        /// The trump suit.
        trump: Suit,
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// All eight lords in one hand, laid open at once (S 2.9).
    Sie,
    /// The declarer takes no trick (V 2).
    Bettel {
        /// What is trump and what beats what.
        #[serde(default, skip_serializing_if = "BettelOrder::is_natural")]
        order: BettelOrder,
    },
    /// Who takes the trump that is offered, with who offers it (V 4).
    Hochzeit,
    /// Each for himself, when all have passed (V 3).
    Ramsch,
}

impl Contract {
    /// Every contract there is, whatever a rule set knows of them.
    pub const ALL: [Contract; 43] = {
        let mut all = [Contract::Sie; 43];
        all[41] = Contract::Hochzeit;
        all[42] = Contract::Ramsch;
        let goals = [Goal::Majority, Goal::Tout];
        let ranks = [CallRank::Ace, CallRank::Ten, CallRank::King];
        let mut i = 0;
        while i < 9 {
            let called = CalledCard { suit: CallSuit::ALL[i % 3], rank: ranks[i / 3] };
            all[i] = Contract::Rufspiel { called };
            if i < 3 {
                all[38 + i] = Contract::Bettel { order: BettelOrder::ALL[i] };
            }
            i += 1;
        }
        let mut g = 0;
        while g < 2 {
            all[9 + g] = Contract::Wenz { goal: goals[g] };
            all[28 + g] = Contract::Geier { goal: goals[g] };
            let mut s = 0;
            while s < 4 {
                all[11 + 4 * g + s] = Contract::Farbwenz { trump: Suit::ALL[s], goal: goals[g] };
                all[19 + 4 * g + s] = Contract::Solo { trump: Suit::ALL[s], goal: goals[g] };
                all[30 + 4 * g + s] = Contract::Farbgeier { trump: Suit::ALL[s], goal: goals[g] };
                s += 1;
            }
            g += 1;
        }
        all
    };

    /// The contract of a kind in a suit: the Ace called, or the trump suit. None where a suit is missing, or too many. A Bettel
    /// is the usual one; [`RuleSet::contract`](crate::RuleSet::contract) has that of the set.
    ///
    /// ```
    /// use schafkopf::{Contract, ContractKind, Goal, Suit};
    /// let solo = Contract::of(ContractKind::SoloTout, Some(Suit::Gras));
    /// assert_eq!(solo, Some(Contract::Solo { trump: Suit::Gras, goal: Goal::Tout }));
    /// assert_eq!(Contract::of(ContractKind::Wenz, Some(Suit::Gras)), None);
    /// assert_eq!(Contract::of(ContractKind::Rufspiel, Some(Suit::Herz)), None);
    /// ```
    pub const fn of(kind: ContractKind, suit: Option<Suit>) -> Option<Contract> {
        let goal = kind.row().goal;
        Some(match (kind, suit) {
            (ContractKind::Rufspiel, Some(suit)) => match CallSuit::from_suit(suit) {
                Some(suit) => Contract::Rufspiel { called: CalledCard::ace(suit) },
                None => return None,
            },
            (ContractKind::Farbgeier | ContractKind::FarbgeierTout, Some(trump)) => {
                Contract::Farbgeier { trump, goal }
            }
            (ContractKind::Farbwenz | ContractKind::FarbwenzTout, Some(trump)) => {
                Contract::Farbwenz { trump, goal }
            }
            (ContractKind::Solo | ContractKind::SoloTout, Some(trump)) => Contract::Solo { trump, goal },
            (ContractKind::Geier | ContractKind::GeierTout, None) => Contract::Geier { goal },
            (ContractKind::Wenz | ContractKind::WenzTout, None) => Contract::Wenz { goal },
            (ContractKind::Sie, None) => Contract::Sie,
            (ContractKind::Bettel, None) => Contract::Bettel { order: BettelOrder::Natural },
            (ContractKind::Hochzeit, None) => Contract::Hochzeit,
            (ContractKind::Ramsch, None) => Contract::Ramsch,
            (
                ContractKind::Rufspiel
                | ContractKind::Farbgeier
                | ContractKind::FarbgeierTout
                | ContractKind::Farbwenz
                | ContractKind::FarbwenzTout
                | ContractKind::Solo
                | ContractKind::SoloTout,
                None,
            )
            | (
                ContractKind::Geier
                | ContractKind::GeierTout
                | ContractKind::Wenz
                | ContractKind::WenzTout
                | ContractKind::Sie
                | ContractKind::Bettel
                | ContractKind::Hochzeit
                | ContractKind::Ramsch,
                Some(_),
            ) => return None,
        })
    }

    /// The contract without its suit.
    pub const fn kind(self) -> ContractKind {
        let (plain, goal) = match self {
            Contract::Rufspiel { .. } => return ContractKind::Rufspiel,
            Contract::Sie => return ContractKind::Sie,
            Contract::Bettel { .. } => return ContractKind::Bettel,
            Contract::Hochzeit => return ContractKind::Hochzeit,
            Contract::Ramsch => return ContractKind::Ramsch,
            Contract::Wenz { goal } => (ContractKind::Wenz, goal),
            Contract::Geier { goal } => (ContractKind::Geier, goal),
            Contract::Farbwenz { goal, .. } => (ContractKind::Farbwenz, goal),
            Contract::Farbgeier { goal, .. } => (ContractKind::Farbgeier, goal),
            Contract::Solo { goal, .. } => (ContractKind::Solo, goal),
        };
        match (goal, plain.row().tout) {
            (Goal::Tout, Some(tout)) => tout,
            (Goal::Tout | Goal::Majority | Goal::NoTrick | Goal::FewPoints, _) => plain,
        }
    }

    /// What the declarer's party must reach.
    pub const fn goal(self) -> Goal {
        self.kind().row().goal
    }

    /// The same contract for 61 or for every trick; what has no Tout has only its own goal.
    pub const fn with_goal(self, goal: Goal) -> Contract {
        match self {
            Contract::Rufspiel { .. }
            | Contract::Sie
            | Contract::Bettel { .. }
            | Contract::Hochzeit
            | Contract::Ramsch => self,
            Contract::Wenz { .. } => Contract::Wenz { goal },
            Contract::Geier { .. } => Contract::Geier { goal },
            Contract::Farbwenz { trump, .. } => Contract::Farbwenz { trump, goal },
            Contract::Farbgeier { trump, .. } => Contract::Farbgeier { trump, goal },
            Contract::Solo { trump, .. } => Contract::Solo { trump, goal },
        }
    }

    /// The suit named with the contract: the suit called, or the trump suit.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Contract::Rufspiel { called } => Some(called.suit.suit()),
            Contract::Farbwenz { trump, .. }
            | Contract::Farbgeier { trump, .. }
            | Contract::Solo { trump, .. } => Some(trump),
            Contract::Wenz { .. }
            | Contract::Geier { .. }
            | Contract::Sie
            | Contract::Bettel { .. }
            | Contract::Hochzeit
            | Contract::Ramsch => None,
        }
    }

    /// The suit that is trump beneath the lords, where there is one: Hearts in a Rufspiel.
    pub const fn trump_suit(self) -> Option<Suit> {
        if let Contract::Bettel { order: BettelOrder::Herz } = self {
            return Some(Suit::Herz);
        }
        match self.kind().row().trump_suit {
            TrumpSuit::Herz => Some(Suit::Herz),
            TrumpSuit::Named => self.suit(),
            TrumpSuit::Nothing => None,
        }
    }

    /// The card called, in a Rufspiel.
    pub const fn called(self) -> Option<CalledCard> {
        match self {
            Contract::Rufspiel { called } => Some(called),
            Contract::Wenz { .. }
            | Contract::Geier { .. }
            | Contract::Farbwenz { .. }
            | Contract::Farbgeier { .. }
            | Contract::Solo { .. }
            | Contract::Sie
            | Contract::Bettel { .. }
            | Contract::Hochzeit
            | Contract::Ramsch => None,
        }
    }

    /// Which cards are trumps and what beats what.
    pub const fn order(self) -> Order {
        match self {
            Contract::Bettel { order: BettelOrder::Natural } => Order::natural(),
            Contract::Bettel { order: BettelOrder::TenHigh } => Order::new(Lords::Nothing, None),
            Contract::Bettel { order: BettelOrder::Herz } => Order::solo(Suit::Herz),
            _ => Order::new(self.kind().row().lords, self.trump_suit()),
        }
    }

    /// Whether runners count in it: neither in a Bettel nor in a Ramsch (V 0.2).
    pub const fn has_runners(self) -> bool {
        !matches!(self, Contract::Bettel { .. } | Contract::Ramsch)
    }
}

#[cfg(test)]
mod tests {
    use super::Contract;
    use crate::contract_kind::ContractKind;

    #[test]
    fn every_contract_is_there_once_and_is_made_of_its_kind_and_suit() {
        for (place, contract) in Contract::ALL.into_iter().enumerate() {
            assert_eq!(Contract::ALL.iter().position(|other| *other == contract), Some(place));
            let made = Contract::of(contract.kind(), contract.suit());
            let ace = contract.called().is_none_or(|called| called.rank == super::CallRank::Ace);
            let usual =
                !matches!(contract, Contract::Bettel { order } if order != super::BettelOrder::Natural);
            assert_eq!(made == Some(contract), ace && usual, "{contract:?}");
            assert_eq!(contract.with_goal(contract.goal()), contract);
            assert_eq!(contract.kind().names_suit(), contract.suit().is_some());
        }
        for kind in ContractKind::ALL {
            assert!(Contract::ALL.iter().any(|contract| contract.kind() == kind), "{kind}");
        }
    }
}
