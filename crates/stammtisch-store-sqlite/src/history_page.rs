//! Parts of a history, found by their key: whatever its length, no more is read than is asked for.

use sqlx::Sqlite;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use stammtisch_store::{HistoryKey, Part};

use crate::history::number;

/// The migration that lets histories be read by key: the seats know when their hand or match ended, and the index has
/// what balances are made of. The old indices had only the person.
pub(crate) const MIGRATION: &str = "ALTER TABLE history_seat ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE history_seat ADD COLUMN rules TEXT NOT NULL DEFAULT '';
     UPDATE history_seat SET (at, rules) = (SELECT h.at, h.rules FROM history_hand h
        WHERE h.place = history_seat.place AND h.hand = history_seat.hand);
     DROP INDEX history_seat_of;
     CREATE INDEX history_seat_by_time ON history_seat (person, at, place, hand, rules, units, list);
     ALTER TABLE history_match_seat ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
     UPDATE history_match_seat SET at = (SELECT m.at FROM history_match m
        WHERE m.place = history_match_seat.place AND m.number = history_match_seat.number);
     DROP INDEX history_match_seat_of;
     CREATE INDEX history_match_seat_by_time ON history_match_seat (person, at, place, number);";

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
) -> Query<'q, Sqlite, SqliteArguments> {
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

#[cfg(test)]
mod tests {
    use sqlx::Row as _;

    use super::{Question, text};
    use crate::SqliteStore;
    use stammtisch_store::Part;

    /// How SQLite answers a question.
    async fn plan(store: &SqliteStore, question: &str) -> Vec<String> {
        let question = format!("EXPLAIN QUERY PLAN {question}");
        let rows = sqlx::query(sqlx::AssertSqlSafe(question)).fetch_all(&store.readers).await;
        rows.expect("a plan").iter().map(|row| row.get("detail")).collect()
    }

    #[tokio::test]
    async fn a_part_is_found_by_its_key_and_nothing_is_sorted() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (store, _) = SqliteStore::open(&folder.path().join("t.db")).await.expect("a database");
        for question in [Question::Hands, Question::Matches] {
            for part in [Part::Before(None), Part::After(None)] {
                let plan = plan(&store, text(question, part)).await;
                let sign = if matches!(part, Part::Before(_)) { "<" } else { ">" };
                assert!(plan[0].contains("_by_time (person=? AND (at"), "{plan:?}");
                assert!(plan[0].contains(sign), "{plan:?}");
                assert!(plan[1].contains("PRIMARY KEY"), "{plan:?}");
                assert_eq!(plan.len(), 2, "nothing is sorted: {plan:?}");
            }
        }
        let balances = "SELECT rules, sum(coalesce(units, list, 0)) FROM history_seat
             WHERE person = $1 AND (at, place, hand) <= ($2, $3, $4) GROUP BY rules";
        let plan = plan(&store, balances).await;
        assert!(plan[0].contains("COVERING INDEX history_seat_by_time"), "{plan:?}");
    }
}
