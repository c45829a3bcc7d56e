//! The log: who, when, what, why.

use schafkopf_turnier::{Act, Command, Event, EventKind, Role, Tournament};
use serde_json::{Value, json};
use stammtisch_desk::{first_in_office, words};
use stammtisch_text::{Lang, Texts};

use super::{official, versioned};
use crate::subject::{list_of, player_of};

/// A line of the log.
pub(crate) fn log_line(tournament: &Tournament, event: &Event, lang: Lang) -> Value {
    json!({
        "seq": event.seq, "at": event.at, "by": official(tournament, event.by), "name": name(&event.what),
        "text": words::event(Texts::of(lang), tournament, &event.what), "why": event.why,
        "list": list_of(&event.what), "player": player_of(&event.what),
        "undone": tournament.is_undone(event.seq),
    })
}

/// The name of an event on the wire.
fn name(what: &EventKind) -> Value {
    match serde_json::to_value(what) {
        Ok(Value::Object(object)) => object.keys().next().map_or(Value::Null, |name| json!(name)),
        Ok(name) => name,
        Err(_) => Value::Null,
    }
}

/// Events after one and before another, newest first; at most so many.
pub(crate) fn log(tournament: &Tournament, (after, before): (u64, u64), limit: usize, lang: Lang) -> Value {
    let wanted = tournament.log().iter().rev().filter(|event| event.seq > after && event.seq < before);
    let events: Vec<Value> = wanted
        .take(limit)
        .map(|event| {
            let mut line = log_line(tournament, event, lang);
            line["undoable"] = json!(is_undoable(tournament, event.seq));
            line
        })
        .collect();
    versioned(tournament, json!({"events": events}))
}

/// Whether a director who gives a reason could undo an event now.
fn is_undoable(tournament: &Tournament, event: u64) -> bool {
    first_in_office(tournament.state(), Role::Director).is_some_and(|by| {
        let why = Some("?".to_owned());
        tournament.decide(&Act { at: 0, by, why, command: Command::Undo { event } }).is_ok()
    })
}
