//! What the screen in the hall shows.

use schafkopf_turnier::Tournament;
use serde_json::{Value, json};

use super::{phase, standings, versioned};
use crate::display::{DisplayState, prizes_in_order};

/// The state of the screen, with the prizes that are revealed.
pub(crate) fn display(tournament: &Tournament, display: &DisplayState, now: i64) -> Value {
    let state = tournament.state();
    let setup = state.setup();
    let all = prizes_in_order(tournament);
    let revealed: Vec<Value> =
        all.iter().take(display.revealed).map(|award| standings::award(tournament, award)).collect();
    versioned(
        tournament,
        json!({
            "mode": display.mode, "seconds": display.seconds, "starts_at": display.starts_at,
            "text": display.text, "now": now, "phase": phase(state),
            "setup": {"name": setup.name, "date": setup.date, "venue": setup.venue, "organiser": setup.organiser},
            "left": all.len() - revealed.len(), "revealed": revealed,
        }),
    )
}
