//! An action as a review tells it.

use crate::{Card, ContractKind, Suit};
use schafkopf_bots::review as analyst;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// An action as a review tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Told {
    /// Words of the auction.
    Bid {
        /// The word.
        say: Say,
        /// The least contract claimed; none for the lowest, and where nothing is claimed.
        level: Option<ContractKind>,
        /// Whether the contract is named, so that it binds (T 17).
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        named: bool,
    },
    /// A contract.
    Contract {
        /// Which, without its Tout.
        contract: ContractKind,
        /// The suit called, or the trump suit.
        suit: Option<Suit>,
        /// Whether it is a Tout.
        tout: bool,
        /// The card called, where it is not the Ace (P 4).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        called: Option<Card>,
    },
    /// An answer in the doubling window.
    Double {
        /// Whether he doubles.
        double: bool,
    },
    /// A card.
    Card {
        /// Which.
        card: Card,
    },
}

impl From<analyst::Told> for Told {
    fn from(told: analyst::Told) -> Told {
        match told {
            analyst::Told::Bid { say, level, named } => {
                Told::Bid { say: say.into(), level: level.map(ContractKind::from), named }
            }
            analyst::Told::Contract { contract, suit, tout, called } => Told::Contract {
                contract: contract.into(),
                suit: suit.map(Suit::from),
                tout,
                called: called.map(Card::from),
            },
            analyst::Told::Double { double } => Told::Double { double },
            analyst::Told::Card { card } => Told::Card { card: card.into() },
        }
    }
}

/// A word of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Say {
    /// "Weiter."
    Pass,
    /// "Ich spiele."
    Play,
    /// "Ich spiele selbst."
    Hold,
    /// "Ich hätte ein Solo."
    Raise,
    /// "Ist recht."
    Good,
    /// "Hochzeit": for the auction a pass.
    Offer,
    /// "Neu geben."
    Redeal,
}

impl From<analyst::Say> for Say {
    fn from(say: analyst::Say) -> Say {
        match say {
            analyst::Say::Pass => Say::Pass,
            analyst::Say::Play => Say::Play,
            analyst::Say::Hold => Say::Hold,
            analyst::Say::Raise => Say::Raise,
            analyst::Say::Good => Say::Good,
            analyst::Say::Offer => Say::Offer,
            analyst::Say::Redeal => Say::Redeal,
        }
    }
}
