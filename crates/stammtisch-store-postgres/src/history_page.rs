//! Parts of a history, found by their key: whatever its length, no more is read than is asked for.

use sqlx::Postgres;
use sqlx::postgres::PgArguments;
use sqlx::query::Query;
use stammtisch_store::{HistoryKey, Part};

use crate::history::number;

/// What of a history is read.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Question {
    Hands,
    Matches,
}

const HANDS_BEFORE: &str =
    "SELECT h.result, h.contract, h.declarer, h.partner, h.points, h.won, h.schneider, h.schwarz,
            h.place, h.hand, h.game, h.at, h.rules, s.seat, s.units, s.list, s.accuracy
     FROM history_seat s JOIN history_hand h ON h.place = s.place AND h.hand = s.hand
     WHERE s.person = $1 AND (s.at, s.place, s.hand) < ($2, $3, $4)
     ORDER BY s.at DESC, s.place DESC, s.hand DESC LIMIT $5";
const HANDS_AFTER: &str =
    "SELECT h.result, h.contract, h.declarer, h.partner, h.points, h.won, h.schneider, h.schwarz,
            h.place, h.hand, h.game, h.at, h.rules, s.seat, s.units, s.list, s.accuracy
     FROM history_seat s JOIN history_hand h ON h.place = s.place AND h.hand = s.hand
     WHERE s.person = $1 AND (s.at, s.place, s.hand) > ($2, $3, $4)
     ORDER BY s.at, s.place, s.hand LIMIT $5";
const MATCHES_BEFORE: &str = "SELECT m.place, m.number, m.at, m.rules, m.rules_hash, m.games, m.whole
     FROM history_match_seat s JOIN history_match m ON m.place = s.place AND m.number = s.number
     WHERE s.person = $1 AND (s.at, s.place, s.number) < ($2, $3, $4)
     ORDER BY s.at DESC, s.place DESC, s.number DESC LIMIT $5";
const MATCHES_AFTER: &str = "SELECT m.place, m.number, m.at, m.rules, m.rules_hash, m.games, m.whole
     FROM history_match_seat s JOIN history_match m ON m.place = s.place AND m.number = s.number
     WHERE s.person = $1 AND (s.at, s.place, s.number) > ($2, $3, $4)
     ORDER BY s.at, s.place, s.number LIMIT $5";

/// A key as the database has it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) at: i64,
    pub(crate) table: &'a str,
    pub(crate) number: i64,
}

impl Place<'_> {
    pub(crate) fn of(key: &HistoryKey) -> Place<'_> {
        Place { at: key.at, table: &key.table, number: number(key.number) }
    }

    /// Before or after everything.
    const fn at(at: i64) -> Place<'static> {
        Place { at, table: "", number: 0 }
    }
}

/// The question for a part of somebody's history.
pub(crate) fn ask<'q>(
    question: Question,
    person: &'q str,
    part: Part<'q>,
    most: usize,
) -> Query<'q, Postgres, PgArguments> {
    let place = match part {
        Part::Before(key) => key.map_or(Place::at(i64::MAX), Place::of),
        Part::After(key) => key.map_or(Place::at(i64::MIN), Place::of),
    };
    sqlx::query(text(question, part))
        .bind(person)
        .bind(place.at)
        .bind(place.table)
        .bind(place.number)
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
}

const fn text(question: Question, part: Part<'_>) -> &'static str {
    match (question, part) {
        (Question::Hands, Part::Before(_)) => HANDS_BEFORE,
        (Question::Hands, Part::After(_)) => HANDS_AFTER,
        (Question::Matches, Part::Before(_)) => MATCHES_BEFORE,
        (Question::Matches, Part::After(_)) => MATCHES_AFTER,
    }
}
