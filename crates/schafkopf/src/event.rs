//! What everybody at the table learns when something happens.

use serde::{Deserialize, Serialize};

use crate::auction::Bid;
use crate::card::Card;
use crate::contract::Contract;
use crate::game::Ending;
use crate::seat::Seat;

/// Something that happened at the table; every event is public.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Words of the auction.
    Said {
        /// Who spoke.
        seat: Seat,
        /// What he said.
        bid: Bid,
    },
    /// All have passed and the holder of the Ober of Acorns must play (T 11, P 4).
    Forced {
        /// Who must.
        seat: Seat,
    },
    /// The auction is won.
    Won {
        /// By whom.
        seat: Seat,
    },
    /// The contract is named.
    Declared {
        /// Who plays.
        seat: Seat,
        /// What.
        contract: Contract,
        /// Whether the declarer announced that he has no card of the called suit (P 4).
        renonce: bool,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The called card fell, so that all know who the partner is (S 2.5.2).
    PartnerKnown {
        /// The partner.
        seat: Seat,
    },
    /// The doubling window opened: all but the declarer answer (decision 20).
    DoublingOpened,
    /// Somebody answered in the doubling window, without doubling.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A Stoss, or a Spritze.
    Stoss {
        /// By whom.
        seat: Seat,
    },
    /// A Retour.
    Retour {
        /// By whom: always the declarer.
        seat: Seat,
    },
    /// A trick was completed.
    TrickTaken {
        /// Who took it.
        winner: Seat,
        /// Its card points.
        points: u8,
    },
    /// A winner made, or waived, his claims.
    Claimed {
        /// Who.
        seat: Seat,
    },
    /// The hand is over.
    Ended {
        /// How.
        ending: Ending,
    },
}
