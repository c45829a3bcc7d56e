//! The log: who, when, what, why.

use schafkopf_turnier::{Act, Command, Event, EventKind, ListId, PlayerNumber, Role, Tournament};
use serde::Serialize;
use serde_json::Value;
use stammtisch_desk::{first_in_office, words};
use stammtisch_text::{Lang, Texts};

use super::{Head, official};
use crate::subject::{list_of, player_of};

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LogLine {
    seq: u64,
    at: i64,
    by: String,
    /// The event's name; none of one that this program does not know.
    name: Option<String>,
    text: String,
    why: Option<String>,
    #[cfg_attr(test, ts(as = "Option<super::shape::ListId>"))]
    list: Option<ListId>,
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    player: Option<PlayerNumber>,
    undone: bool,
}

/// A line of the log, as a director sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct DirectorsLine {
    #[serde(flatten)]
    line: LogLine,
    undoable: bool,
}

/// The log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LogView {
    #[serde(flatten)]
    head: Head,
    events: Vec<DirectorsLine>,
}

/// How an event is told.
pub(crate) fn log_line(tournament: &Tournament, event: &Event, lang: Lang) -> LogLine {
    LogLine {
        seq: event.seq,
        at: event.at,
        by: official(tournament, event.by),
        name: name(&event.what),
        text: words::event(Texts::of(lang), tournament, &event.what),
        why: event.why.clone(),
        list: list_of(&event.what),
        player: player_of(&event.what),
        undone: tournament.is_undone(event.seq),
    }
}

/// The name of an event on the wire.
fn name(what: &EventKind) -> Option<String> {
    match serde_json::to_value(what).ok()? {
        Value::Object(object) => object.into_iter().next().map(|(name, _)| name),
        Value::String(name) => Some(name),
        _ => None,
    }
}

/// Events after one and before another, newest first; at most so many.
pub(crate) fn log(tournament: &Tournament, (after, before): (u64, u64), limit: usize, lang: Lang) -> LogView {
    let wanted = tournament.log().iter().rev().filter(|event| event.seq > after && event.seq < before);
    let events = wanted.take(limit).map(|event| DirectorsLine {
        line: log_line(tournament, event, lang),
        undoable: is_undoable(tournament, event.seq),
    });
    LogView { head: Head::of(tournament), events: events.collect() }
}

/// Whether a director who gives a reason could undo an event now.
fn is_undoable(tournament: &Tournament, event: u64) -> bool {
    first_in_office(tournament.state(), Role::Director).is_some_and(|by| {
        let why = Some("?".to_owned());
        tournament.decide(&Act { at: 0, by, why, command: Command::Undo { event } }).is_ok()
    })
}
