//! What everybody at the table learns when something happens.

use serde::{Deserialize, Serialize};

use crate::auction::Bid;
use crate::card::Card;
use crate::contract::Contract;
use crate::game::Ending;
use crate::order::TrickWhy;
use crate::seat::{Seat, SeatSet};

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
    /// Somebody answered whether he knocks (V 6.1).
    Knocked {
        /// Who.
        seat: Seat,
        /// Whether he does; not told yet where all answer together.
        knocks: Option<bool>,
    },
    /// All who were asked have answered; the other packets are dealt (V 6.1).
    KnocksClosed {
        /// Who knocked.
        by: SeatSet,
    },
    /// Who has won plays no more than a Rufspiel, so that what is offered is put up first (V 4.3).
    PutUp {
        /// Who has won.
        seat: Seat,
    },
    /// A trump is offered to the others, one after the other (V 4.4).
    Offered {
        /// By whom.
        seat: Seat,
        /// Which, where it is shown to all.
        card: Option<Card>,
    },
    /// Somebody does not take it.
    OfferDeclined {
        /// Who.
        seat: Seat,
    },
    /// Somebody takes it, and is to give a card back.
    OfferTaken {
        /// Who.
        seat: Seat,
    },
    /// A card was given back, unseen by the others: the two play together (V 4.4).
    Married {
        /// Who offered.
        offerer: Seat,
        /// Who took, the declarer.
        taker: Seat,
    },
    /// All have passed, and a Ramsch is played (V 3.1).
    RamschBegins,
    /// All have passed, and who must play is told: the holder of the Ober of Acorns (T 11, P 4), or the last who knocked
    /// (V 8.4).
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
        /// The card that took it.
        card: Card,
        /// Its card points.
        points: u8,
        /// Why the card took it.
        why: TrickWhy,
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
