//! The outcome of a command: what the page that sent it wants to know at once.

use schafkopf_turnier::{Event, EventKind, ListId, PersonId, Tournament};
use serde_json::{Value, json};
use stammtisch_desk::twins_of;

/// What a command's events came to.
pub(crate) fn result(tournament: &Tournament, events: &[Event]) -> Value {
    let mut result = json!({});
    for event in events {
        match &event.what {
            EventKind::RowEntered(entry) => row(tournament, entry.list, entry.game, &mut result),
            EventKind::RowCorrected(entry) => row(tournament, entry.list, entry.game, &mut result),
            EventKind::RefereeCalled(_) => result["call"] = json!(event.seq),
            EventKind::Appointed(office) | EventKind::Dismissed(office) => {
                result["person"] = json!(office.person);
            }
            EventKind::Registered(registering) => {
                result["player"] = json!(registering.player);
                result["person"] = json!(registering.person);
                result["likely_duplicates"] = json!(twins(tournament, registering.person));
            }
            EventKind::Paid(payment) => {
                let paid = tournament.state().player(payment.player).map(|player| player.paid);
                result["paid"] = json!(paid);
                result["till"] = json!(tournament.state().till());
            }
            EventKind::PutOnWaitingList { players } => result["waiting"] = json!(players),
            EventKind::Drawn(record) => {
                result["quality"] = json!(record.quality);
                result["best"] = json!(record.quality.is_best());
            }
            EventKind::MatchStarted(start) => result["match"] = json!(start.number),
            _ => {}
        }
    }
    result
}

fn row(tournament: &Tournament, list: ListId, game: u32, result: &mut Value) {
    let state = tournament.state();
    let Some(found) = state.list(list) else { return };
    let evaluation = state.evaluation(found);
    result["game"] = json!(game);
    result["points"] = json!(found.row(game).map(|written| *written.row.points().as_array()));
    result["total"] = json!(evaluation.total.as_array());
    result["check"] = json!(evaluation.checks.last().map_or(0, |check| check.sum));
}

/// Players who may be the same person as somebody just registered.
fn twins(tournament: &Tournament, person: PersonId) -> Vec<u32> {
    let alike = twins_of(tournament, person).into_iter();
    alike.filter_map(|id| tournament.state().player_of(id)).map(|player| player.0).collect()
}
