//! Tournaments in SQLite.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::SqliteStore;
use crate::error::StoreError;
use crate::tournament_store::{Head, LogEntry, NewEntry, PersonRecord, StoredTournament, TournamentStore};

impl TournamentStore for SqliteStore {
    async fn tournaments(&self) -> Result<Vec<Head>, StoreError> {
        let rows = sqlx::query(
            "SELECT t.id, t.created, (SELECT count(*) FROM tournament_entry e WHERE e.tournament = t.id)
             FROM tournament t ORDER BY t.created, t.id",
        )
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                let entries: i64 = row.try_get(2)?;
                Ok(Head { id: row.try_get(0)?, created: row.try_get(1)?, entries: entries as u64 })
            })
            .collect()
    }

    async fn create_tournament(&self, id: &str, at: i64) -> Result<(), StoreError> {
        let done = sqlx::query("INSERT INTO tournament (id, created) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(id)
            .bind(at)
            .execute(&self.writer)
            .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Exists(id.to_owned())) }
    }

    async fn tournament(&self, id: &str) -> Result<StoredTournament, StoreError> {
        let mut tx = self.readers.begin().await?;
        let known =
            sqlx::query("SELECT 1 FROM tournament WHERE id = $1").bind(id).fetch_optional(&mut *tx).await?;
        if known.is_none() {
            return Err(StoreError::Unknown(id.to_owned()));
        }
        let log = sqlx::query(
            "SELECT seq, at, by, why, what FROM tournament_entry WHERE tournament = $1 ORDER BY seq",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await?;
        let people = sqlx::query("SELECT id, data FROM person WHERE tournament = $1 ORDER BY id")
            .bind(id)
            .fetch_all(&mut *tx)
            .await?;
        Ok(StoredTournament {
            log: log.iter().map(log_entry).collect::<Result<_, _>>()?,
            people: people.iter().map(person).collect::<Result<_, _>>()?,
        })
    }

    async fn append(
        &self,
        id: &str,
        after: u64,
        entries: &[NewEntry],
        people: &[PersonRecord],
    ) -> Result<u64, StoreError> {
        let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        let row = sqlx::query(
            "SELECT (SELECT count(*) FROM tournament WHERE id = $1),
                    (SELECT coalesce(max(seq), 0) FROM tournament_entry WHERE tournament = $1)",
        )
        .bind(id)
        .fetch_one(&mut *tx)
        .await?;
        let (known, found): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        if known == 0 {
            return Err(StoreError::Unknown(id.to_owned()));
        }
        if found as u64 != after {
            return Err(StoreError::Conflict {
                tournament: id.to_owned(),
                expected: after,
                found: found as u64,
            });
        }
        let mut seq = found;
        for entry in entries {
            seq += 1;
            sqlx::query("INSERT INTO tournament_entry (tournament, seq, at, by, why, what) VALUES ($1, $2, $3, $4, $5, $6)")
                .bind(id)
                .bind(seq)
                .bind(entry.at)
                .bind(&entry.by)
                .bind(&entry.why)
                .bind(&entry.what)
                .execute(&mut *tx)
                .await?;
        }
        for person in people {
            match &person.data {
                Some(data) => {
                    sqlx::query(
                        "INSERT INTO person (tournament, id, data) VALUES ($1, $2, $3)
                         ON CONFLICT (tournament, id) DO UPDATE SET data = excluded.data",
                    )
                    .bind(id)
                    .bind(&person.id)
                    .bind(data)
                    .execute(&mut *tx)
                    .await?;
                }
                None => {
                    sqlx::query("DELETE FROM person WHERE tournament = $1 AND id = $2")
                        .bind(id)
                        .bind(&person.id)
                        .execute(&mut *tx)
                        .await?;
                }
            }
        }
        tx.commit().await?;
        Ok(seq as u64)
    }

    async fn rule_set(&self, hash: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT text FROM rule_set WHERE hash = $1")
            .bind(hash)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    async fn keep_rule_set(&self, hash: &str, text: &str) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO rule_set (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(hash)
            .bind(text)
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}

fn log_entry(row: &SqliteRow) -> Result<LogEntry, sqlx::Error> {
    let seq: i64 = row.try_get(0)?;
    Ok(LogEntry {
        seq: seq as u64,
        at: row.try_get(1)?,
        by: row.try_get(2)?,
        why: row.try_get(3)?,
        what: row.try_get(4)?,
    })
}

fn person(row: &SqliteRow) -> Result<PersonRecord, sqlx::Error> {
    Ok(PersonRecord { id: row.try_get(0)?, data: Some(row.try_get(1)?) })
}
