//! The log: who, when, what, why.

use schafkopf_turnier::{Act, Command, Event, Role, Tournament};
use serde::Serialize;
use stammtisch_desk::{first_in_office, words};
use stammtisch_text::{Lang, Texts};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Head, official};
use crate::subject::{lists_of, player_of};
use crate::wire;

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct LogLine {
    seq: u64,
    at: i64,
    by: String,
    name: wire::EventName,
    text: String,
    why: Option<String>,
    list: Option<wire::ListId>,
    player: Option<u32>,
    undone: bool,
}

/// A line of the log, as a director sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct DirectorsLine {
    #[serde(flatten)]
    line: LogLine,
    undoable: bool,
}

/// The log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
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
        name: (&event.what).into(),
        text: words::event(Texts::of(lang), tournament, &event.what),
        why: event.why.clone(),
        list: lists_of(&event.what).next().map(wire::ListId::from),
        player: player_of(&event.what).map(|player| player.0),
        undone: tournament.is_undone(event.seq),
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
