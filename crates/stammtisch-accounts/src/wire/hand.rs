//! Finished hands.

use schafkopf::BySeat;
use serde::{Deserialize, Serialize};
use stammtisch_http::clock::Moment;
use stammtisch_store::{HandEnd, OwnHand};
use stammtisch_wire::{Contract, ContractKind, Seat};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::offline::is_offline;
use crate::statistics::{Role, is_ramsch_won};

/// Who sat on a seat.
#[derive(Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum SeatHolder {
    /// Somebody.
    Person {
        /// The id.
        id: String,
        /// The name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its name with its version.
        name: String,
    },
    /// Somebody who has gone for good.
    Erased,
}

impl SeatHolder {
    /// All four.
    pub(crate) fn all(seats: &BySeat<stammtisch_store::SeatHolder>) -> [SeatHolder; 4] {
        seats.as_array().clone().map(|holder| match holder {
            stammtisch_store::SeatHolder::Person { id, name } => SeatHolder::Person { id, name },
            stammtisch_store::SeatHolder::Bot { name } => SeatHolder::Bot { name },
            stammtisch_store::SeatHolder::Erased => SeatHolder::Erased,
        })
    }
}

/// How a hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HandResult {
    /// With points.
    Scored,
    /// Nobody played.
    ThrownIn,
    /// A Sie, and nobody was asked.
    SieVoid,
    /// The cards were dealt again.
    Redealt,
    /// A Ramsch, which nobody played.
    Ramsch,
}

/// What a hand came to; all but the result is none where nobody played.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct HandOutcome {
    /// How it ended.
    result: HandResult,
    /// What was played.
    #[ts(type = "Contract | null")]
    contract: Option<Contract>,
    /// Its kind.
    #[ts(type = "ContractKind | null")]
    kind: Option<ContractKind>,
    /// Who played.
    #[ts(type = "Seat | null")]
    declarer: Option<Seat>,
    /// The declarer's partner.
    #[ts(type = "Seat | null")]
    partner: Option<Seat>,
    /// Card points of the declarer's party.
    points: Option<u8>,
    /// Whether the losers were Schneider.
    schneider: Option<bool>,
    /// Whether the losers were Schwarz.
    schwarz: Option<bool>,
}

impl From<&HandEnd> for HandOutcome {
    fn from(end: &HandEnd) -> HandOutcome {
        let (result, scored) = match end {
            HandEnd::ThrownIn => (HandResult::ThrownIn, None),
            HandEnd::SieVoid => (HandResult::SieVoid, None),
            HandEnd::Redealt => (HandResult::Redealt, None),
            HandEnd::Ramsch => (HandResult::Ramsch, None),
            HandEnd::Scored(scored) => (HandResult::Scored, Some(scored)),
        };
        HandOutcome {
            result,
            contract: scored.map(|scored| scored.contract.into()),
            kind: scored.map(|scored| scored.contract.kind().into()),
            declarer: scored.map(|scored| scored.declarer.into()),
            partner: scored.and_then(|scored| scored.partner).map(Seat::from),
            points: scored.map(|scored| scored.points),
            schneider: scored.map(|scored| scored.schneider),
            schwarz: scored.map(|scored| scored.schwarz),
        }
    }
}

/// A hand that somebody played.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct HandPlayed {
    /// The table's id.
    table: String,
    /// The number of the hand at the table.
    hand: u64,
    /// The number of the game in its match.
    game: u32,
    /// When it ended.
    at: Moment,
    /// Whether it was played without network, on the person's own device.
    offline: bool,
    /// Id of the rule set.
    rules: String,
    /// Where the person sat.
    #[ts(type = "Seat")]
    seat: Seat,
    /// Who sat on seats 1 to 4.
    seats: [SeatHolder; 4],
    /// What it came to.
    #[serde(flatten)]
    outcome: HandOutcome,
    /// What the person was; none where nobody played.
    role: Option<Role>,
    /// Whether the person won; in a Ramsch, whether he did not have to pay.
    won: Option<bool>,
    /// What the person won or lost in money.
    units: Option<i64>,
    /// What the person won or lost in the list.
    list: Option<i64>,
    /// How well it was played, 0–100, where it was reviewed.
    accuracy: Option<f64>,
}

impl HandPlayed {
    /// A hand with the people who sat there.
    pub(crate) fn of(hand: &OwnHand, seats: &BySeat<stammtisch_store::SeatHolder>) -> HandPlayed {
        let role = match &hand.end {
            HandEnd::Scored(scored) => Some(Role::of(hand.seat, scored)),
            HandEnd::ThrownIn | HandEnd::Redealt | HandEnd::Ramsch | HandEnd::SieVoid => None,
        };
        HandPlayed {
            table: hand.table.clone(),
            hand: hand.hand,
            game: hand.game,
            at: hand.at,
            offline: is_offline(&hand.table),
            rules: hand.rules.clone(),
            seat: hand.seat.into(),
            seats: SeatHolder::all(seats),
            outcome: HandOutcome::from(&hand.end),
            role,
            won: match &hand.end {
                HandEnd::Scored(scored) => Some(Role::of(hand.seat, scored).won(scored)),
                HandEnd::Ramsch => Some(is_ramsch_won(hand)),
                HandEnd::ThrownIn | HandEnd::Redealt | HandEnd::SieVoid => None,
            },
            units: hand.units,
            list: hand.list,
            accuracy: hand.accuracy,
        }
    }
}

/// A hand in one's history.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct HistoryHand {
    /// The hand.
    #[serde(flatten)]
    pub(crate) played: HandPlayed,
    /// The balance under its rules after it.
    pub(crate) balance: i64,
    /// The token of the link by which it is shared.
    pub(crate) shared: Option<String>,
}

/// One page of hands; `next` asks for the one after it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct HandsPage {
    /// The hands, the latest first.
    pub(crate) hands: Vec<HistoryHand>,
    /// Where the next page begins.
    pub(crate) next: Option<String>,
}

/// A hand in one's history with its record.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct HistoryHandWhole {
    /// The hand.
    #[serde(flatten)]
    pub(crate) hand: HistoryHand,
    /// Its record in the text notation.
    pub(crate) record: String,
    /// What each seat won or lost in money.
    pub(crate) all_units: Option<[i64; 4]>,
    /// What each seat won or lost in the list.
    pub(crate) all_list: Option<[i64; 4]>,
}

/// A hand was shared.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Shared {
    /// The path of its link on this server.
    pub(crate) path: String,
    /// The token of the link.
    pub(crate) token: String,
}

/// A seat of a shared hand.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct SeatNamed {
    /// The name, if it may be known.
    pub(crate) name: Option<String>,
}

/// A shared hand as anybody with the link sees it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct SharedHand {
    /// What it came to.
    #[serde(flatten)]
    pub(crate) outcome: HandOutcome,
    /// When it ended.
    pub(crate) at: Moment,
    /// Id of the rule set.
    pub(crate) rules: String,
    /// Seats 1 to 4.
    pub(crate) seats: [SeatNamed; 4],
    /// Who shares it.
    #[ts(type = "Seat")]
    pub(crate) shared_by: Seat,
    /// What each seat won or lost in money.
    pub(crate) all_units: Option<[i64; 4]>,
    /// What each seat won or lost in the list.
    pub(crate) all_list: Option<[i64; 4]>,
    /// Its record in the text notation.
    pub(crate) record: String,
}

/// A hand that somebody played without network, as the device tells it.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfflineHand {
    /// The table's id, made by the device: 128 random bits in base64url.
    pub(crate) table: String,
    /// The number of the hand at the table, from 1. Table and number together are kept once.
    pub(crate) hand: u64,
    /// When it ended; never later than now.
    pub(crate) at: Moment,
    /// Where the person sat; bots sat on the other seats.
    #[ts(type = "Seat")]
    pub(crate) seat: Seat,
    /// The bots, name and version.
    pub(crate) bot: String,
    /// What lay in the pot before it.
    #[serde(default)]
    #[ts(optional, as = "Option<u32>")]
    pub(crate) pot: u32,
    /// The rule file it was played by (TOML); the built-in set that the record names, if nothing is given.
    #[serde(default)]
    #[ts(optional)]
    pub(crate) rules: Option<String>,
    /// The whole hand as a record.
    pub(crate) record: String,
}

/// A hand that was handed over.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct OfflineHandTaken {
    /// What its table is called in the history.
    pub(crate) table: String,
    /// The number of the hand at the table.
    pub(crate) hand: u64,
}
