//! The upkeep of SQLite.

use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection as _, Row as _};
use stammtisch_store::{Copies, Kept, Room, StoreError, TableHead, TableLog, Upkeep};

use crate::SqliteStore;
use crate::fault::Told as _;
use crate::files::beside;
use crate::tables::entry;
use crate::tournaments::settled;

/// The migration that brings what is kept once, and finds what was said at tables by its age.
pub(crate) const MIGRATION: &str = "CREATE TABLE house_fact (
        name  TEXT PRIMARY KEY,
        value TEXT NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX table_talk ON table_entry (at)
        WHERE CASE WHEN json_valid(what) THEN what ->> '$.what' END IN ('chat', 'said');";

/// Tables that are thrown away in one transaction, so that nobody who plays waits for long.
const TABLES_AT_ONCE: i64 = 50;
/// Lines that are thrown away in one transaction.
const LINES_AT_ONCE: i64 = 2_000;
/// Pages that are given back in one transaction.
const PAGES_AT_ONCE: i64 = 1_000;

#[async_trait]
impl Upkeep for SqliteStore {
    async fn tables_after(&self, number: i64, limit: u32) -> Result<Vec<TableHead>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, id, created, rules, plan FROM game_table WHERE number > $1 ORDER BY number LIMIT $2",
        )
        .bind(number)
        .bind(limit)
        .fetch_all(&self.readers)
        .await.told()?;
        rows.iter().map(head).collect()
    }

    async fn table_log(&self, number: i64) -> Result<Option<TableLog>, StoreError> {
        let mut tx = self.readers.begin().await.told()?;
        let row = sqlx::query("SELECT number, id, created, rules, plan FROM game_table WHERE number = $1")
            .bind(number)
            .fetch_optional(&mut *tx)
            .await
            .told()?;
        let Some(row) = row else { return Ok(None) };
        let rows = sqlx::query(
            "SELECT seq, at, command, hand, what, digest FROM table_entry WHERE number = $1 ORDER BY seq",
        )
        .bind(number)
        .fetch_all(&mut *tx)
        .await
        .told()?;
        let entries = rows.iter().map(entry).collect::<Result<_, _>>()?;
        Ok(Some(TableLog { head: head(&row)?, entries }))
    }

    async fn throw_away_tables(&self, quiet_since: i64, except: &[String]) -> Result<u64, StoreError> {
        let except = serde_json::json!(except).to_string();
        let (mut gone, mut last) = (0, 0);
        loop {
            let rows = sqlx::query(
                "SELECT number FROM game_table t
                 WHERE number > $1 AND created < $2 AND id NOT IN (SELECT value FROM json_each($3))
                   AND NOT EXISTS (SELECT 1 FROM table_lease l WHERE l.number = t.number AND l.node IS NOT NULL)
                   AND coalesce((SELECT at FROM table_entry e WHERE e.number = t.number
                                 ORDER BY e.number DESC, e.seq DESC LIMIT 1), 0) < $2
                 ORDER BY number LIMIT $4",
            )
            .bind(last)
            .bind(quiet_since)
            .bind(&except)
            .bind(TABLES_AT_ONCE)
            .fetch_all(&self.readers)
            .await
            .told()?;
            let numbers = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>().told()?;
            let Some(&end) = numbers.last() else { break };
            self.remove_tables(&numbers).await?;
            (last, gone) = (end, gone + numbers.len() as u64);
        }
        if gone > 0 {
            self.remove_orphans().await?;
        }
        Ok(gone)
    }

    async fn tables_with_talk(&self) -> Result<Vec<TableHead>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, id, created, rules, plan FROM game_table WHERE number IN (
                SELECT number FROM table_entry e
                WHERE CASE WHEN json_valid(what) THEN what ->> '$.what' END IN ('chat', 'said')
                  AND seq < (SELECT max(seq) FROM table_entry l WHERE l.number = e.number))
             ORDER BY number",
        )
        .fetch_all(&self.readers)
        .await
        .told()?;
        rows.iter().map(head).collect()
    }

    async fn throw_away_talk(&self, before: i64) -> Result<u64, StoreError> {
        let mut gone = 0;
        loop {
            let done = sqlx::query(
                "DELETE FROM table_entry WHERE (number, seq) IN (
                    SELECT number, seq FROM table_entry e
                    WHERE at < $1 AND CASE WHEN json_valid(what) THEN what ->> '$.what' END IN ('chat', 'said')
                      AND seq < (SELECT max(seq) FROM table_entry l WHERE l.number = e.number)
                    LIMIT $2)",
            )
            .bind(before)
            .bind(LINES_AT_ONCE)
            .execute(&self.writer)
            .await.told()?;
            gone += done.rows_affected();
            if done.rows_affected() < LINES_AT_ONCE as u64 {
                break;
            }
        }
        // The last entry stays, because the next one is counted from it; what it said does not.
        let emptied = sqlx::query(
            "UPDATE table_entry SET what = json_set(what, '$.text', '…')
             WHERE at < $1 AND CASE WHEN json_valid(what) THEN what ->> '$.what' END IN ('chat', 'said')
               AND what ->> '$.text' <> '…'",
        )
        .bind(before)
        .execute(&self.writer)
        .await
        .told()?;
        Ok(gone + emptied.rows_affected())
    }

    async fn throw_away_talk_of(&self, number: i64) -> Result<u64, StoreError> {
        let done = sqlx::query(
            "DELETE FROM table_entry
             WHERE number = $1 AND CASE WHEN json_valid(what) THEN what ->> '$.what' END IN ('chat', 'said')
               AND seq < (SELECT max(seq) FROM table_entry WHERE number = $1)",
        )
        .bind(number)
        .execute(&self.writer)
        .await
        .told()?;
        Ok(done.rows_affected())
    }

    async fn give_room_back(&self) -> Result<u64, StoreError> {
        let before = self.room().await?;
        let mut free = before.free;
        // It stops where nothing changes: a database of before knows no other way than to be written anew.
        while free > 0 {
            sqlx::query(sqlx::AssertSqlSafe(format!("PRAGMA incremental_vacuum({PAGES_AT_ONCE})")))
                .fetch_all(&self.writer)
                .await
                .told()?;
            let left = self.room().await?.free;
            if left >= free {
                break;
            }
            free = left;
        }
        self.fold().await?;
        Ok(before.bytes.saturating_sub(self.room().await?.bytes))
    }

    /// Folds the write-ahead log into the file and empties it, so that what was erased is in neither.
    async fn fold(&self) -> Result<(), StoreError> {
        if !self.empty_log().await? {
            tracing::warn!("somebody reads the database for long: what was erased is still in its log");
        }
        Ok(())
    }

    fn copies(&self) -> Option<&dyn Copies> {
        Some(self)
    }

    /// Closes the connections, so that the write-ahead log is folded into the file.
    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    async fn room(&self) -> Result<Room, StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT page_count FROM pragma_page_count), (SELECT freelist_count FROM pragma_freelist_count),
                    (SELECT page_size FROM pragma_page_size)",
        )
        .fetch_one(&self.writer)
        .await.told()?;
        let (pages, free, size): (i64, i64, i64) =
            (row.try_get(0).told()?, row.try_get(1).told()?, row.try_get(2).told()?);
        let log = std::fs::metadata(beside(&self.file, "-wal")).map_or(0, |found| found.len());
        Ok(Room { bytes: (pages * size) as u64, free: (free * size) as u64, log })
    }

    async fn kept(&self, what: Kept) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT value FROM house_fact WHERE name = $1")
            .bind(what.name())
            .fetch_optional(&self.readers)
            .await
            .told()?;
        row.map(|row| row.try_get(0)).transpose().told()
    }

    async fn keep(&self, what: Kept, value: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO house_fact (name, value) VALUES ($1, $2)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(what.name())
        .bind(value)
        .execute(&self.writer)
        .await
        .told()?;
        Ok(())
    }
}

fn head(row: &SqliteRow) -> Result<TableHead, StoreError> {
    Ok(TableHead {
        number: row.try_get(0).told()?,
        id: row.try_get(1).told()?,
        created: row.try_get(2).told()?,
        rules: row.try_get(3).told()?,
        plan: row.try_get(4).told()?,
    })
}

impl SqliteStore {
    /// Removes tables with their entries, all or nothing.
    async fn remove_tables(&self, numbers: &[i64]) -> Result<(), StoreError> {
        let mut connection = self.writer.acquire().await.told()?;
        let numbers = serde_json::json!(numbers).to_string();
        let done = async {
            let mut tx = connection.begin_with("BEGIN IMMEDIATE").await.told()?;
            for statement in [
                "DELETE FROM table_entry WHERE number IN (SELECT value FROM json_each($1))",
                "DELETE FROM table_guest WHERE number IN (SELECT value FROM json_each($1))",
                "DELETE FROM game_table WHERE number IN (SELECT value FROM json_each($1))",
            ] {
                sqlx::query(statement).bind(&numbers).execute(&mut *tx).await.told()?;
            }
            tx.commit().await.told()?;
            Ok(())
        }
        .await;
        settled(connection, done)
    }

    /// Removes names of guests who sit nowhere any more, and rule sets by which nothing is kept.
    async fn remove_orphans(&self) -> Result<(), StoreError> {
        for statement in [
            "DELETE FROM guest WHERE id NOT IN (SELECT guest FROM table_guest)",
            "DELETE FROM rule_set WHERE hash NOT IN (SELECT rules FROM game_table)
                AND hash NOT IN (SELECT rules_hash FROM history_hand)
                AND hash NOT IN (SELECT rules_hash FROM history_match)
                AND NOT EXISTS (SELECT 1 FROM tournament_entry e WHERE e.seq = 1 AND instr(e.what, hash) > 0)",
        ] {
            sqlx::query(statement).execute(&self.writer).await.told()?;
        }
        Ok(())
    }
}
