//! Tournaments in PostgreSQL.

use async_trait::async_trait;
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection as _, Row as _};
use stammtisch_store::{
    Change, Head, LogEntry, NewEntry, PersonRecord, Replacement, StoreError, StoredTournament,
    TournamentStore,
};

use crate::fault::Told as _;
use crate::{MOMENT, PostgresStore};

#[async_trait]
impl TournamentStore for PostgresStore {
    async fn tournaments(&self) -> Result<Vec<Head>, StoreError> {
        let rows = sqlx::query(
            "SELECT t.id, t.created, (SELECT count(*) FROM tournament_entry e WHERE e.tournament = t.id)
             FROM tournament t ORDER BY t.created, t.id",
        )
        .fetch_all(&self.pool)
        .await
        .told()?;
        rows.iter()
            .map(|row| {
                let entries: i64 = row.try_get(2).told()?;
                Ok(Head {
                    id: row.try_get(0).told()?,
                    created: row.try_get(1).told()?,
                    entries: entries as u64,
                })
            })
            .collect()
    }

    async fn create_tournament(&self, id: &str, at: i64, beginning: &Change) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        create_in(&mut connection, id, at, beginning).await
    }

    async fn tournament(&self, id: &str) -> Result<StoredTournament, StoreError> {
        let mut tx = self.pool.begin_with(MOMENT).await.told()?;
        let known = sqlx::query("SELECT 1 FROM tournament WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut *tx)
            .await
            .told()?;
        if known.is_none() {
            return Err(StoreError::Unknown(id.to_owned()));
        }
        let log = sqlx::query(
            "SELECT seq, at, by, why, what FROM tournament_entry WHERE tournament = $1 ORDER BY seq",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await
        .told()?;
        let people = sqlx::query("SELECT id, data FROM person WHERE tournament = $1 ORDER BY id")
            .bind(id)
            .fetch_all(&mut *tx)
            .await
            .told()?;
        Ok(StoredTournament {
            log: log.iter().map(log_entry).collect::<Result<_, _>>()?,
            people: people.iter().map(person).collect::<Result<_, _>>()?,
        })
    }

    async fn append(&self, id: &str, after: u64, change: &Change) -> Result<u64, StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        append_alone(&mut connection, id, after, change).await
    }

    async fn remove_tournament(&self, id: &str) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        remove_in(&mut connection, id).await
    }

    async fn people_elsewhere(&self, but: &str) -> Result<Vec<PersonRecord>, StoreError> {
        let people =
            sqlx::query("SELECT id, data FROM person WHERE tournament <> $1 ORDER BY tournament, id")
                .bind(but)
                .fetch_all(&self.pool)
                .await
                .told()?;
        people.iter().map(person).collect()
    }

    async fn rule_set(&self, hash: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT text FROM rule_set WHERE hash = $1")
            .bind(hash)
            .fetch_optional(&self.pool)
            .await
            .told()?;
        row.map(|row| row.try_get(0)).transpose().told()
    }

    async fn keep_rule_set(&self, hash: &str, text: &str) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO rule_set (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(hash)
            .bind(text)
            .execute(&self.pool)
            .await
            .told()?;
        Ok(())
    }
}

fn log_entry(row: &PgRow) -> Result<LogEntry, StoreError> {
    let seq: i64 = row.try_get(0).told()?;
    Ok(LogEntry {
        seq: seq as u64,
        at: row.try_get(1).told()?,
        by: row.try_get(2).told()?,
        why: row.try_get(3).told()?,
        what: row.try_get(4).told()?,
    })
}

fn person(row: &PgRow) -> Result<PersonRecord, StoreError> {
    Ok(PersonRecord { id: row.try_get(0).told()?, data: Some(row.try_get(1).told()?) })
}

async fn remove_in(connection: &mut PgConnection, id: &str) -> Result<(), StoreError> {
    let mut tx = connection.begin().await.told()?;
    // Nobody appends to it meanwhile.
    sqlx::query("SELECT 1 FROM tournament WHERE id = $1 FOR UPDATE")
        .bind(id)
        .execute(&mut *tx)
        .await
        .told()?;
    // What refers to the tournament goes first.
    for table in [
        "DELETE FROM hall_link WHERE tournament = $1",
        "DELETE FROM hall_command WHERE tournament = $1",
        "DELETE FROM hall_display WHERE tournament = $1",
        "DELETE FROM person WHERE tournament = $1",
        "DELETE FROM tournament_entry WHERE tournament = $1",
    ] {
        sqlx::query(table).bind(id).execute(&mut *tx).await.told()?;
    }
    let done = sqlx::query("DELETE FROM tournament WHERE id = $1").bind(id).execute(&mut *tx).await.told()?;
    if done.rows_affected() == 0 {
        return Err(StoreError::Unknown(id.to_owned()));
    }
    tx.commit().await.told()?;
    Ok(())
}

async fn create_in(
    connection: &mut PgConnection,
    id: &str,
    at: i64,
    beginning: &Change,
) -> Result<(), StoreError> {
    let mut tx = connection.begin().await.told()?;
    let done = sqlx::query("INSERT INTO tournament (id, created) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(id)
        .bind(at)
        .execute(&mut *tx)
        .await
        .told()?;
    if done.rows_affected() != 1 {
        return Err(StoreError::Exists(id.to_owned()));
    }
    store(&mut tx, id, 0, beginning).await?;
    tx.commit().await.told()?;
    Ok(())
}

async fn append_alone(
    connection: &mut PgConnection,
    id: &str,
    after: u64,
    change: &Change,
) -> Result<u64, StoreError> {
    let mut tx = connection.begin().await.told()?;
    let end = append_in(&mut tx, id, after, change).await?;
    tx.commit().await.told()?;
    Ok(end)
}

/// Appends to a log within an open transaction, if the log still ends at `after`.
pub(crate) async fn append_in(
    tx: &mut PgConnection,
    id: &str,
    after: u64,
    change: &Change,
) -> Result<u64, StoreError> {
    // Whoever appends to a log holds its tournament: the next one sees what was appended.
    let known = sqlx::query("SELECT 1 FROM tournament WHERE id = $1 FOR UPDATE").bind(id);
    if known.fetch_optional(&mut *tx).await.told()?.is_none() {
        return Err(StoreError::Unknown(id.to_owned()));
    }
    let row = sqlx::query("SELECT coalesce(max(seq), 0) FROM tournament_entry WHERE tournament = $1")
        .bind(id)
        .fetch_one(&mut *tx)
        .await
        .told()?;
    let found: i64 = row.try_get(0).told()?;
    if found as u64 != after {
        let tournament = id.to_owned();
        return Err(StoreError::Conflict { tournament, expected: after, found: found as u64 });
    }
    Ok(store(tx, id, found, change).await? as u64)
}

/// Writes a change into an open transaction; returns the new end of the log.
async fn store(tx: &mut PgConnection, id: &str, mut seq: i64, change: &Change) -> Result<i64, StoreError> {
    for entry in &change.entries {
        seq += 1;
        insert(tx, id, seq, entry).await?;
    }
    for person in &change.people {
        keep(tx, id, person).await?;
    }
    for Replacement { seq, what } in &change.replaced {
        sqlx::query("UPDATE tournament_entry SET what = $1, why = NULL WHERE tournament = $2 AND seq = $3")
            .bind(what)
            .bind(id)
            .bind(*seq as i64)
            .execute(&mut *tx)
            .await
            .told()?;
    }
    Ok(seq)
}

async fn insert(tx: &mut PgConnection, id: &str, seq: i64, entry: &NewEntry) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tournament_entry (tournament, seq, at, by, why, what) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(id)
    .bind(seq)
    .bind(entry.at)
    .bind(&entry.by)
    .bind(&entry.why)
    .bind(&entry.what)
    .execute(tx)
    .await
    .told()?;
    Ok(())
}

async fn keep(tx: &mut PgConnection, id: &str, person: &PersonRecord) -> Result<(), StoreError> {
    let query = match &person.data {
        Some(data) => sqlx::query(
            "INSERT INTO person (tournament, id, data) VALUES ($1, $2, $3)
             ON CONFLICT (tournament, id) DO UPDATE SET data = excluded.data",
        )
        .bind(id)
        .bind(&person.id)
        .bind(data),
        None => sqlx::query("DELETE FROM person WHERE tournament = $1 AND id = $2").bind(id).bind(&person.id),
    };
    query.execute(tx).await.told()?;
    Ok(())
}
