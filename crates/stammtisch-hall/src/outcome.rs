//! The outcome of a command: what the page that sent it wants to know at once.

use schafkopf_turnier::{Event, EventKind, ListId, PersonId, PlayerNumber, Tournament};
use serde::Serialize;
use stammtisch_desk::{incomplete, twins_of};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::wire;

/// What a command came to; nothing where there is nothing to say.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS, ToSchema)]
#[expect(clippy::option_option, reason = "no row, and a row that is gone, are two things")]
pub(crate) struct Outcome {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    game: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional = nullable, as = "Option<[i32; 4]>")]
    #[schema(value_type = Option<[i32; 4]>)]
    points: Option<Option<[i32; 4]>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    total: Option<[i64; 4]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    check: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    call: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    person: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    player: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    likely_duplicates: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    paid: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    till: Option<i64>,
    /// The how many-th somebody was to come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    arrival: Option<u32>,
    /// Where he sits by his slip, match by match.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    slip: Option<Vec<wire::PlaceOf>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    waiting: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    quality: Option<wire::Quality>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    best: Option<bool>,
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    match_number: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    incomplete: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    registered: Option<usize>,
}

impl Outcome {
    /// So many were registered from a table.
    pub(crate) fn registered(number: usize) -> Outcome {
        Outcome { registered: Some(number), ..Outcome::default() }
    }

    /// What a command's events came to.
    pub(crate) fn of(tournament: &Tournament, events: &[Event]) -> Outcome {
        let mut outcome = Outcome::default();
        for event in events {
            match &event.what {
                EventKind::RowEntered(entry) => outcome.row(tournament, entry.list, entry.game),
                EventKind::RowCorrected(entry) => outcome.row(tournament, entry.list, entry.game),
                EventKind::RefereeCalled(_) => outcome.call = Some(event.seq),
                EventKind::Appointed(office) | EventKind::Dismissed(office) => {
                    outcome.person = Some(office.person.0);
                }
                EventKind::Registered(registering) => {
                    outcome.player = Some(registering.player.0);
                    outcome.person = Some(registering.person.0);
                    outcome.likely_duplicates = Some(twins(tournament, registering.person));
                }
                EventKind::Paid(payment) => {
                    outcome.paid = tournament.state().player(payment.player).map(|player| player.paid);
                    outcome.till = Some(tournament.state().till());
                }
                EventKind::CheckedIn(arrival) => {
                    outcome.player = Some(arrival.player.0);
                    outcome.arrival = Some(arrival.number);
                    outcome.slip = slip(tournament, arrival.player);
                }
                EventKind::PutOnWaitingList { players } => {
                    outcome.waiting = Some(players.iter().map(|player| player.0).collect());
                }
                EventKind::Drawn(record) => {
                    outcome.quality = Some(record.quality.into());
                    outcome.best = Some(record.quality.is_best());
                }
                EventKind::MatchStarted(start) => {
                    outcome.match_number = Some(start.number);
                    let numbers: Vec<u32> = incomplete(tournament).iter().map(|player| player.0).collect();
                    outcome.incomplete = (!numbers.is_empty()).then_some(numbers);
                }
                EventKind::TotalsEntered(entry) => outcome.totals(tournament, entry.list),
                EventKind::Created(_)
                | EventKind::SetupChanged(_)
                | EventKind::SeedFixed { .. }
                | EventKind::RegistrationOpened
                | EventKind::DetailsChanged { .. }
                | EventKind::AgeProven(_)
                | EventKind::Withdrawn { .. }
                | EventKind::CheckedOut { .. }
                | EventKind::DoorDrawBegun
                | EventKind::MovedUp { .. }
                | EventKind::KeeperNamed(_)
                | EventKind::PaperChosen(_)
                | EventKind::ListCleared(_)
                | EventKind::ListsSwapped(_)
                | EventKind::ApprovalRequested(_)
                | EventKind::ApprovalDecided(_)
                | EventKind::ComplaintMade(_)
                | EventKind::ComplaintDecided(_)
                | EventKind::CallAnswered(_)
                | EventKind::Signed(_)
                | EventKind::ListClosed(_)
                | EventKind::ListReopened(_)
                | EventKind::ListVoided(_)
                | EventKind::Announced { .. }
                | EventKind::Excluded { .. }
                | EventKind::Substituted(_)
                | EventKind::SeatTaken(_)
                | EventKind::MatchClosed { .. }
                | EventKind::TournamentClosed
                | EventKind::ListsPurged { .. }
                | EventKind::PersonErased { .. }
                | EventKind::Undone { .. }
                | EventKind::Imported { .. }
                | EventKind::Destroyed { .. } => {}
            }
        }
        outcome
    }

    fn row(&mut self, tournament: &Tournament, list: ListId, game: u32) {
        let state = tournament.state();
        let Some(found) = state.list(list) else { return };
        self.game = Some(game);
        self.points = Some(found.row(game).map(|written| *written.row.points().as_array()));
        self.totals(tournament, list);
    }

    fn totals(&mut self, tournament: &Tournament, list: ListId) {
        let state = tournament.state();
        let Some(found) = state.list(list) else { return };
        let evaluation = state.evaluation(found);
        self.total = Some(*evaluation.total.as_array());
        self.check = Some(evaluation.checks.last().map_or(0, |check| check.sum));
    }
}

/// The slip of somebody who came, where seats are drawn at the door.
fn slip(tournament: &Tournament, player: PlayerNumber) -> Option<Vec<wire::PlaceOf>> {
    let slip = tournament.state().slip(player);
    (!slip.is_empty()).then(|| wire::PlaceOf::all(&slip))
}

/// Players who may be the same person as somebody just registered.
fn twins(tournament: &Tournament, person: PersonId) -> Vec<u32> {
    let alike = twins_of(tournament, person).into_iter();
    alike.filter_map(|id| tournament.state().player_of(id)).map(|player| player.0).collect()
}
