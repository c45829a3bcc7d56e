//! What happens in a hand.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::action::Bid;
use crate::contract::Contract;
use crate::ending::Ending;
use crate::notation::{Card, Seat, Seats};
use crate::view::TrickWhy;

/// Something that happened in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "GameEvent")]
#[schema(as = GameEvent)]
pub enum Event {
    /// Words of the auction.
    Said {
        /// Who spoke.
        seat: Seat,
        /// What he said.
        bid: Bid,
    },
    /// Somebody answered whether he knocks.
    Knocked {
        /// Who.
        seat: Seat,
        /// Whether he does; not told yet where all answer together.
        knocks: Option<bool>,
    },
    /// All who were asked have answered; the other packets are dealt.
    KnocksClosed {
        /// Who knocked.
        by: Seats,
    },
    /// Who has won plays no more than a Rufspiel, so that what is offered is put up first.
    PutUp {
        /// Who has won.
        seat: Seat,
    },
    /// A trump is offered to the others for a Hochzeit.
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
    /// A card was given back, unseen by the others: the two play together.
    Married {
        /// Who offered.
        offerer: Seat,
        /// Who took, the declarer.
        taker: Seat,
    },
    /// All have passed, and a Ramsch is played.
    RamschBegins,
    /// All have passed and the holder of the Ober of Acorns, or the last who knocked, must play.
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
        /// Whether the declarer announced that he has no card of the called suit.
        renonce: bool,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The called card fell, so that all know who the partner is.
    PartnerKnown {
        /// The partner.
        seat: Seat,
    },
    /// The doubling window opened: all but the declarer answer.
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
        /// The card that took it.
        card: Card,
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

impl From<schafkopf::Event> for Event {
    fn from(event: schafkopf::Event) -> Event {
        match event {
            schafkopf::Event::Said { seat, bid } => Event::Said { seat: seat.into(), bid: bid.into() },
            schafkopf::Event::Knocked { seat, knocks } => Event::Knocked { seat: seat.into(), knocks },
            schafkopf::Event::KnocksClosed { by } => Event::KnocksClosed { by: by.into() },
            schafkopf::Event::PutUp { seat } => Event::PutUp { seat: seat.into() },
            schafkopf::Event::Offered { seat, card } => {
                Event::Offered { seat: seat.into(), card: card.map(Into::into) }
            }
            schafkopf::Event::OfferDeclined { seat } => Event::OfferDeclined { seat: seat.into() },
            schafkopf::Event::OfferTaken { seat } => Event::OfferTaken { seat: seat.into() },
            schafkopf::Event::Married { offerer, taker } => {
                Event::Married { offerer: offerer.into(), taker: taker.into() }
            }
            schafkopf::Event::RamschBegins => Event::RamschBegins,
            schafkopf::Event::Forced { seat } => Event::Forced { seat: seat.into() },
            schafkopf::Event::Won { seat } => Event::Won { seat: seat.into() },
            schafkopf::Event::Declared { seat, contract, renonce } => {
                Event::Declared { seat: seat.into(), contract: contract.into(), renonce }
            }
            schafkopf::Event::Played { seat, card } => Event::Played { seat: seat.into(), card: card.into() },
            schafkopf::Event::PartnerKnown { seat } => Event::PartnerKnown { seat: seat.into() },
            schafkopf::Event::DoublingOpened => Event::DoublingOpened,
            schafkopf::Event::Declined { seat } => Event::Declined { seat: seat.into() },
            schafkopf::Event::Stoss { seat } => Event::Stoss { seat: seat.into() },
            schafkopf::Event::Retour { seat } => Event::Retour { seat: seat.into() },
            schafkopf::Event::TrickTaken { winner, card, points, why } => {
                Event::TrickTaken { winner: winner.into(), points, card: card.into(), why: why.into() }
            }
            schafkopf::Event::Claimed { seat } => Event::Claimed { seat: seat.into() },
            schafkopf::Event::Ended { ending } => Event::Ended { ending: ending.into() },
        }
    }
}
