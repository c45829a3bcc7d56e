//! Actions.

use schafkopf::Rung;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::contract::{Contract, ContractKind};
use crate::notation::Card;

/// Something a seat does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// A word in the auction.
    Bid(Bid),
    /// The contract, named by who won the auction or must play.
    Declare(Contract),
    /// An answer in the doubling window.
    Double(Doubling),
    /// A card played.
    Play(Card),
    /// What a winner claims, where claims are made by hand.
    Claim(Claim),
    /// Whether he knocks at half a hand.
    Knock(bool),
    /// What is said and done when a trump is offered for a Hochzeit.
    Hochzeit(Courting),
}

impl From<schafkopf::Action> for Action {
    fn from(action: schafkopf::Action) -> Action {
        match action {
            schafkopf::Action::Bid(bid) => Action::Bid(bid.into()),
            schafkopf::Action::Declare(contract) => Action::Declare(contract.into()),
            schafkopf::Action::Double(doubling) => Action::Double(doubling.into()),
            schafkopf::Action::Play(card) => Action::Play(card.into()),
            schafkopf::Action::Claim(claim) => Action::Claim(claim.into()),
            schafkopf::Action::Knock(knocks) => Action::Knock(knocks),
            schafkopf::Action::Hochzeit(word) => Action::Hochzeit(word.into()),
        }
    }
}

impl From<Action> for schafkopf::Action {
    fn from(action: Action) -> schafkopf::Action {
        match action {
            Action::Bid(bid) => schafkopf::Action::Bid(bid.into()),
            Action::Declare(contract) => schafkopf::Action::Declare(contract.into()),
            Action::Double(doubling) => schafkopf::Action::Double(doubling.into()),
            Action::Play(card) => schafkopf::Action::Play(card.into()),
            Action::Claim(claim) => schafkopf::Action::Claim(claim.into()),
            Action::Knock(knocks) => schafkopf::Action::Knock(knocks),
            Action::Hochzeit(word) => schafkopf::Action::Hochzeit(word.into()),
        }
    }
}

/// What is said and done when a trump is offered for a Hochzeit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Courting {
    /// Who has won plays no more than a Rufspiel: the offers are put up first.
    PutUp,
    /// He takes what is offered.
    Take,
    /// He does not.
    Decline,
    /// What he gives back for it.
    Give(Card),
}

impl From<schafkopf::Courting> for Courting {
    fn from(word: schafkopf::Courting) -> Courting {
        match word {
            schafkopf::Courting::PutUp => Courting::PutUp,
            schafkopf::Courting::Take => Courting::Take,
            schafkopf::Courting::Decline => Courting::Decline,
            schafkopf::Courting::Give(card) => Courting::Give(card.into()),
        }
    }
}

impl From<Courting> for schafkopf::Courting {
    fn from(word: Courting) -> schafkopf::Courting {
        match word {
            Courting::PutUp => schafkopf::Courting::PutUp,
            Courting::Take => schafkopf::Courting::Take,
            Courting::Decline => schafkopf::Courting::Decline,
            Courting::Give(card) => schafkopf::Courting::Give(card.into()),
        }
    }
}

/// Words of the auction; `claim` is a rung of the ladder, 0 the lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
pub enum Bid {
    /// "Weiter."
    Pass,
    /// "Hochzeit": a pass that offers the only trump of the hand.
    Offer,
    /// The cards are dealt again, because the hand has so few points.
    Redeal,
    /// "Ich spiele": he claims at least a rung.
    Play {
        /// The least rung he claims.
        claim: u8,
        /// A contract named early, to which he is bound.
        named: Option<ContractKind>,
    },
    /// "Ich spiele selbst": the earlier seat claims the same rung.
    Hold {
        /// A contract of that rung named early, to which he is bound; absent where none is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        named: Option<ContractKind>,
    },
    /// "Ich hätte ein Solo": the later seat claims a higher rung.
    Raise {
        /// The rung he claims.
        claim: u8,
        /// A contract named early, to which he is bound.
        named: Option<ContractKind>,
    },
    /// "Ist recht": he gives way.
    Good,
}

impl From<schafkopf::Bid> for Bid {
    fn from(bid: schafkopf::Bid) -> Bid {
        match bid {
            schafkopf::Bid::Pass => Bid::Pass,
            schafkopf::Bid::Offer => Bid::Offer,
            schafkopf::Bid::Redeal => Bid::Redeal,
            schafkopf::Bid::Play { claim: Rung(claim), named } => {
                Bid::Play { claim, named: named.map(Into::into) }
            }
            schafkopf::Bid::Hold { named } => Bid::Hold { named: named.map(Into::into) },
            schafkopf::Bid::Raise { claim: Rung(claim), named } => {
                Bid::Raise { claim, named: named.map(Into::into) }
            }
            schafkopf::Bid::Good => Bid::Good,
        }
    }
}

impl From<Bid> for schafkopf::Bid {
    fn from(bid: Bid) -> schafkopf::Bid {
        match bid {
            Bid::Pass => schafkopf::Bid::Pass,
            Bid::Offer => schafkopf::Bid::Offer,
            Bid::Redeal => schafkopf::Bid::Redeal,
            Bid::Play { claim, named } => {
                schafkopf::Bid::Play { claim: Rung(claim), named: named.map(Into::into) }
            }
            Bid::Hold { named } => schafkopf::Bid::Hold { named: named.map(Into::into) },
            Bid::Raise { claim, named } => {
                schafkopf::Bid::Raise { claim: Rung(claim), named: named.map(Into::into) }
            }
            Bid::Good => schafkopf::Bid::Good,
        }
    }
}

/// An answer in the doubling window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Doubling {
    /// "Stoß" by a defender (Spritze in T).
    Stoss,
    /// "Retour" by the declarer, after a Stoss.
    Retour,
    /// No.
    Decline,
}

impl From<schafkopf::Doubling> for Doubling {
    fn from(doubling: schafkopf::Doubling) -> Doubling {
        match doubling {
            schafkopf::Doubling::Stoss => Doubling::Stoss,
            schafkopf::Doubling::Retour => Doubling::Retour,
            schafkopf::Doubling::Decline => Doubling::Decline,
        }
    }
}

impl From<Doubling> for schafkopf::Doubling {
    fn from(doubling: Doubling) -> schafkopf::Doubling {
        match doubling {
            Doubling::Stoss => schafkopf::Doubling::Stoss,
            Doubling::Retour => schafkopf::Doubling::Retour,
            Doubling::Decline => schafkopf::Doubling::Decline,
        }
    }
}

/// What a winner claims by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// How many runners.
    pub runners: u8,
    /// Whether Schwarz is asked for.
    pub schwarz: bool,
}

impl From<schafkopf::Claim> for Claim {
    fn from(schafkopf::Claim { runners, schwarz }: schafkopf::Claim) -> Claim {
        Claim { runners, schwarz }
    }
}

impl From<Claim> for schafkopf::Claim {
    fn from(Claim { runners, schwarz }: Claim) -> schafkopf::Claim {
        schafkopf::Claim { runners, schwarz }
    }
}
