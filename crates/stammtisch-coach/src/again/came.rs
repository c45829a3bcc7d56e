//! What a hand came to for one seat.

use schafkopf::{Ending, Game, Seat};
use schafkopf_bots::arena::Currency;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a hand came to for one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Came {
    /// Whether its party won; none where nobody played.
    pub won: Option<bool>,
    /// The card points of its party, in a Ramsch its own; none where nobody played.
    pub points: Option<u8>,
    /// Whether the losers are Schneider.
    pub schneider: bool,
    /// Whether they are Schwarz.
    pub schwarz: bool,
    /// What it got or paid: units, or list points where there is no money.
    pub paid: i64,
}

/// The card points of a hand.
const ALL_POINTS: u8 = 120;

impl Came {
    /// What a game came to for a seat; none where it is not over.
    pub(super) fn of(game: &Game, seat: Seat) -> Option<Came> {
        let nothing = Came { won: None, points: None, schneider: false, schwarz: false, paid: 0 };
        Some(match game.ending()? {
            Ending::ThrownIn | Ending::Redealt { .. } | Ending::SieVoid { .. } => nothing,
            Ending::Ramsch { outcome, settlement, entry } => {
                let is_passed = outcome.durchmarsch.is_some_and(|winner| winner != seat);
                Came {
                    won: Some(!is_passed && !outcome.losers.contains(seat)),
                    points: Some(outcome.points[seat]),
                    paid: paid(game, seat, (settlement.as_ref(), entry.as_ref())),
                    ..nothing
                }
            }
            Ending::Scored { outcome, settlement, entry } => {
                let declares = outcome.parties.declarers().any(|one| one == seat);
                let points = if declares { outcome.points } else { ALL_POINTS - outcome.points };
                Came {
                    won: Some(outcome.won == declares),
                    points: Some(points),
                    schneider: outcome.schneider,
                    schwarz: outcome.schwarz,
                    paid: paid(game, seat, (settlement.as_ref(), entry.as_ref())),
                }
            }
        })
    }
}

/// What a seat got or paid, in what games under these rules are counted in.
fn paid(
    game: &Game,
    seat: Seat,
    (settlement, entry): (Option<&schafkopf::Settlement>, Option<&schafkopf::ListEntry>),
) -> i64 {
    match Currency::main(&game.setup().rules) {
        Currency::Units => settlement.map_or(0, |settlement| settlement.units()[seat]),
        Currency::Points => entry.map_or(0, |entry| i64::from(entry.points()[seat])),
    }
}
