//! The upkeep of PostgreSQL.

use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::postgres::PgConnection;
use stammtisch_store::spoken::without_words;
use stammtisch_store::{Copies, Kept, Room, StoreError, TableHead, TableLog, Upkeep};

use crate::fault::Told as _;
use crate::tables::{entry, head};
use crate::{MOMENT, PostgresStore};

/// Tables that are thrown away in one transaction, so that nobody who plays waits for long.
const TABLES_AT_ONCE: i64 = 50;
/// Lines that are thrown away in one transaction.
const LINES_AT_ONCE: i64 = 2_000;

#[async_trait]
impl Upkeep for PostgresStore {
    async fn tables_after(&self, number: i64, limit: u32) -> Result<Vec<TableHead>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, id, created, rules, plan FROM game_table WHERE number > $1 ORDER BY number LIMIT $2",
        )
        .bind(number)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await
        .told()?;
        rows.iter().map(head).collect()
    }

    async fn table_log(&self, number: i64) -> Result<Option<TableLog>, StoreError> {
        let mut tx = self.pool.begin_with(MOMENT).await.told()?;
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
        let (mut gone, mut last) = (0, 0);
        loop {
            let rows = sqlx::query(
                "SELECT number FROM game_table t
                 WHERE number > $1 AND created < $2 AND id <> ALL ($3)
                   AND NOT EXISTS (SELECT 1 FROM table_lease l WHERE l.number = t.number AND l.node IS NOT NULL)
                   AND coalesce((SELECT at FROM table_entry e WHERE e.number = t.number
                                 ORDER BY e.seq DESC LIMIT 1), 0) < $2
                 ORDER BY number LIMIT $4",
            )
            .bind(last)
            .bind(quiet_since)
            .bind(except)
            .bind(TABLES_AT_ONCE)
            .fetch_all(&self.pool)
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
                WHERE talk AND seq < (SELECT max(seq) FROM table_entry l WHERE l.number = e.number))
             ORDER BY number",
        )
        .fetch_all(&self.pool)
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
                    WHERE at < $1 AND talk
                      AND seq < (SELECT max(seq) FROM table_entry l WHERE l.number = e.number)
                    LIMIT $2)",
            )
            .bind(before)
            .bind(LINES_AT_ONCE)
            .execute(&self.pool)
            .await
            .told()?;
            gone += done.rows_affected();
            if done.rows_affected() < LINES_AT_ONCE as u64 {
                break;
            }
        }
        // The last entry stays, because the next one is counted from it; what it said does not.
        let mut tx = self.pool.begin().await.told()?;
        let rows =
            sqlx::query("SELECT number, seq, what FROM table_entry WHERE at < $1 AND talk ORDER BY number, seq FOR UPDATE")
                .bind(before)
                .fetch_all(&mut *tx)
                .await
                .told()?;
        for row in rows {
            let (number, seq, what): (i64, i64, String) =
                (row.try_get(0).told()?, row.try_get(1).told()?, row.try_get(2).told()?);
            gone += u64::from(silence(&mut tx, (number, seq), &what).await?);
        }
        tx.commit().await.told()?;
        Ok(gone)
    }

    async fn throw_away_talk_of(&self, number: i64) -> Result<u64, StoreError> {
        let done = sqlx::query(
            "DELETE FROM table_entry
             WHERE number = $1 AND talk AND seq < (SELECT max(seq) FROM table_entry WHERE number = $1)",
        )
        .bind(number)
        .execute(&self.pool)
        .await
        .told()?;
        Ok(done.rows_affected())
    }

    /// PostgreSQL gives room back on its own, to what comes next.
    async fn give_room_back(&self) -> Result<u64, StoreError> {
        Ok(0)
    }

    /// Old versions of rows are thrown away, so that what was erased is read by nobody; what a log archive of the
    /// operator's still holds, he throws away himself.
    async fn fold(&self) -> Result<(), StoreError> {
        for table in ["VACUUM tournament_entry", "VACUUM person", "VACUUM table_entry", "VACUUM player"] {
            sqlx::query(table).execute(&self.pool).await.told()?;
        }
        Ok(())
    }

    fn copies(&self) -> Option<&dyn Copies> {
        None
    }

    async fn close(&self) {
        self.pool.close().await;
    }

    async fn room(&self) -> Result<Room, StoreError> {
        let row =
            sqlx::query("SELECT pg_database_size(current_database())").fetch_one(&self.pool).await.told()?;
        let bytes: i64 = row.try_get(0).told()?;
        Ok(Room { bytes: bytes as u64, free: 0, log: 0 })
    }

    async fn kept(&self, what: Kept) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT value FROM house_fact WHERE name = $1")
            .bind(what.name())
            .fetch_optional(&self.pool)
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
        .execute(&self.pool)
        .await
        .told()?;
        Ok(())
    }
}

/// Takes the words out of an entry; says whether there were any.
pub(crate) async fn silence(
    tx: &mut PgConnection,
    (number, seq): (i64, i64),
    what: &str,
) -> Result<bool, StoreError> {
    let Some(silent) = without_words(what) else { return Ok(false) };
    sqlx::query("UPDATE table_entry SET what = $3 WHERE number = $1 AND seq = $2")
        .bind(number)
        .bind(seq)
        .bind(silent)
        .execute(tx)
        .await
        .told()?;
    Ok(true)
}

impl PostgresStore {
    /// Removes tables with their entries, all or nothing.
    async fn remove_tables(&self, numbers: &[i64]) -> Result<(), StoreError> {
        let mut tx = self.pool.begin().await.told()?;
        for statement in [
            "DELETE FROM table_entry WHERE number = ANY ($1)",
            "DELETE FROM table_guest WHERE number = ANY ($1)",
            "DELETE FROM game_table WHERE number = ANY ($1)",
        ] {
            sqlx::query(statement).bind(numbers).execute(&mut *tx).await.told()?;
        }
        tx.commit().await.told()
    }

    /// Removes names of guests who sit nowhere any more, and rule sets by which nothing is kept.
    async fn remove_orphans(&self) -> Result<(), StoreError> {
        for statement in [
            "DELETE FROM guest WHERE NOT EXISTS (SELECT 1 FROM table_guest t WHERE t.guest = guest.id)",
            "DELETE FROM rule_set r WHERE NOT EXISTS (SELECT 1 FROM game_table t WHERE t.rules = r.hash)
                AND NOT EXISTS (SELECT 1 FROM history_hand h WHERE h.rules_hash = r.hash)
                AND NOT EXISTS (SELECT 1 FROM history_match m WHERE m.rules_hash = r.hash)
                AND NOT EXISTS (SELECT 1 FROM tournament_entry e WHERE e.seq = 1 AND position(r.hash IN e.what) > 0)",
        ] {
            sqlx::query(statement).execute(&self.pool).await.told()?;
        }
        Ok(())
    }
}
