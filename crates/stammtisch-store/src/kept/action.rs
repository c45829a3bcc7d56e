//! Actions as they are kept.

use schafkopf::Rung;
use serde::{Deserialize, Serialize};

use super::contract::{Contract, ContractKind};
use super::text::Text;

/// Something a seat did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// A word in the auction.
    Bid(Bid),
    /// The contract.
    Declare(Contract),
    /// An answer in the doubling window.
    Double(Doubling),
    /// A card.
    Play(Text<schafkopf::Card>),
    /// What a winner claimed.
    Claim(Claim),
    /// Whether somebody knocked.
    Knock(bool),
    /// What was said and done when a trump was offered for a Hochzeit.
    Hochzeit(Courting),
}

impl From<schafkopf::Action> for Action {
    fn from(action: schafkopf::Action) -> Action {
        match action {
            schafkopf::Action::Bid(bid) => Action::Bid(bid.into()),
            schafkopf::Action::Declare(contract) => Action::Declare(contract.into()),
            schafkopf::Action::Double(doubling) => Action::Double(doubling.into()),
            schafkopf::Action::Play(card) => Action::Play(Text(card)),
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
            Action::Play(Text(card)) => schafkopf::Action::Play(card),
            Action::Claim(claim) => schafkopf::Action::Claim(claim.into()),
            Action::Knock(knocks) => schafkopf::Action::Knock(knocks),
            Action::Hochzeit(word) => schafkopf::Action::Hochzeit(word.into()),
        }
    }
}

/// What was said and done when a trump was offered for a Hochzeit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Courting {
    /// The offers were put up first.
    PutUp,
    /// He took what was offered.
    Take,
    /// He did not.
    Decline,
    /// What he gave back.
    Give(Text<schafkopf::Card>),
}

impl From<schafkopf::Courting> for Courting {
    fn from(word: schafkopf::Courting) -> Courting {
        match word {
            schafkopf::Courting::PutUp => Courting::PutUp,
            schafkopf::Courting::Take => Courting::Take,
            schafkopf::Courting::Decline => Courting::Decline,
            schafkopf::Courting::Give(card) => Courting::Give(Text(card)),
        }
    }
}

impl From<Courting> for schafkopf::Courting {
    fn from(word: Courting) -> schafkopf::Courting {
        match word {
            Courting::PutUp => schafkopf::Courting::PutUp,
            Courting::Take => schafkopf::Courting::Take,
            Courting::Decline => schafkopf::Courting::Decline,
            Courting::Give(Text(card)) => schafkopf::Courting::Give(card),
        }
    }
}

/// What somebody said in the auction; a claim is a rung of the ladder, 0 the lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
pub enum Bid {
    /// "Weiter."
    Pass,
    /// "Hochzeit."
    Offer,
    /// "Neu geben."
    Redeal,
    /// "Ich spiele."
    Play {
        /// The least rung he claimed.
        claim: u8,
        /// A contract named early.
        named: Option<ContractKind>,
    },
    /// "Ich spiele selbst."
    Hold {
        /// A contract named early; absent where none was, as before it could be.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        named: Option<ContractKind>,
    },
    /// "Ich hätte ein Solo."
    Raise {
        /// The rung he claimed.
        claim: u8,
        /// A contract named early.
        named: Option<ContractKind>,
    },
    /// "Ist recht."
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubling {
    /// A Stoss.
    Stoss,
    /// A Retour.
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

/// What a winner claimed by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    runners: u8,
    schwarz: bool,
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
