//! Rounds in PostgreSQL.

use async_trait::async_trait;
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection as _, Row as _};
use stammtisch_store::{Reworded, RundeLine, RundeRecord, RundeStore, StoreError};

use crate::PostgresStore;
use crate::fault::Told as _;

#[async_trait]
impl RundeStore for PostgresStore {
    async fn open_runde(&self, runde: &RundeRecord, person: &str) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        open(&mut connection, runde, person).await
    }

    async fn runde(&self, id: &str) -> Result<Option<RundeRecord>, StoreError> {
        let row = sqlx::query("SELECT id, name, created, link FROM runde WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await
            .told()?;
        row.as_ref().map(record).transpose()
    }

    async fn runde_of_link(&self, link: &str) -> Result<Option<RundeRecord>, StoreError> {
        let row = sqlx::query("SELECT id, name, created, link FROM runde WHERE link = $1")
            .bind(link)
            .fetch_optional(&self.pool)
            .await
            .told()?;
        row.as_ref().map(record).transpose()
    }

    async fn runden_of(&self, person: &str) -> Result<Vec<(RundeRecord, Option<String>)>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, created, link, member FROM runde_person JOIN runde ON id = runde
             WHERE person = $1 ORDER BY created, id",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await
        .told()?;
        rows.iter().map(|row| Ok((record(row)?, row.try_get(4).told()?))).collect()
    }

    async fn enter_runde(&self, id: &str, person: &str, at: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO runde_person (runde, person, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(id)
        .bind(person)
        .bind(at)
        .execute(&self.pool)
        .await
        .told()?;
        Ok(())
    }

    async fn be_in_runde(&self, id: &str, person: &str, member: Option<&str>) -> Result<(), StoreError> {
        sqlx::query("UPDATE runde_person SET member = $3 WHERE runde = $1 AND person = $2")
            .bind(id)
            .bind(person)
            .bind(member)
            .execute(&self.pool)
            .await
            .told()?;
        Ok(())
    }

    async fn leave_runde(&self, id: &str, person: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM runde_person WHERE runde = $1 AND person = $2")
            .bind(id)
            .bind(person)
            .execute(&self.pool)
            .await
            .told()?;
        Ok(())
    }

    async fn keep_runde_link(&self, id: &str, link: Option<&str>) -> Result<(), StoreError> {
        sqlx::query("UPDATE runde SET link = $2 WHERE id = $1")
            .bind(id)
            .bind(link)
            .execute(&self.pool)
            .await
            .told()?;
        Ok(())
    }

    async fn runde_lines(&self, id: &str, after: u64) -> Result<Vec<(u64, RundeLine)>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, entry, line FROM runde_entry WHERE runde = $1 AND seq > $2 ORDER BY seq",
        )
        .bind(id)
        .bind(after as i64)
        .fetch_all(&self.pool)
        .await
        .told()?;
        let line = |row: &PgRow| {
            let seq: i64 = row.try_get(0).told()?;
            Ok((seq as u64, RundeLine { entry: row.try_get(1).told()?, line: row.try_get(2).told()? }))
        };
        rows.iter().map(line).collect()
    }

    async fn append_to_runde(
        &self,
        id: &str,
        lines: &[RundeLine],
        reworded: &[Reworded],
    ) -> Result<u64, StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        append(&mut connection, id, lines, reworded).await
    }
}

fn record(row: &PgRow) -> Result<RundeRecord, StoreError> {
    Ok(RundeRecord {
        id: row.try_get(0).told()?,
        name: row.try_get(1).told()?,
        created: row.try_get(2).told()?,
        link: row.try_get(3).told()?,
    })
}

async fn open(connection: &mut PgConnection, runde: &RundeRecord, person: &str) -> Result<(), StoreError> {
    let mut tx = connection.begin().await.told()?;
    sqlx::query("INSERT INTO runde (id, name, created, link) VALUES ($1, $2, $3, $4)")
        .bind(&runde.id)
        .bind(&runde.name)
        .bind(runde.created)
        .bind(&runde.link)
        .execute(&mut *tx)
        .await
        .told()?;
    sqlx::query("INSERT INTO runde_person (runde, person, at) VALUES ($1, $2, $3)")
        .bind(&runde.id)
        .bind(person)
        .bind(runde.created)
        .execute(&mut *tx)
        .await
        .told()?;
    tx.commit().await.told()
}

async fn append(
    connection: &mut PgConnection,
    id: &str,
    lines: &[RundeLine],
    reworded: &[Reworded],
) -> Result<u64, StoreError> {
    let mut tx = connection.begin().await.told()?;
    // Who appends to the same round waits for the other.
    let there = sqlx::query("SELECT 1 FROM runde WHERE id = $1 FOR UPDATE").bind(id);
    if there.fetch_optional(&mut *tx).await.told()?.is_none() {
        return Err(StoreError::Unknown(id.to_owned()));
    }
    for Reworded { entry, from, to } in reworded {
        sqlx::query("UPDATE runde_entry SET line = $4 WHERE runde = $1 AND entry = $2 AND line = $3")
            .bind(id)
            .bind(entry)
            .bind(from)
            .bind(to)
            .execute(&mut *tx)
            .await
            .told()?;
    }
    for RundeLine { entry, line } in lines {
        sqlx::query(
            "INSERT INTO runde_entry (runde, seq, entry, line)
             SELECT $1, (SELECT coalesce(max(seq), 0) + 1 FROM runde_entry WHERE runde = $1), $2, $3
             WHERE NOT EXISTS (SELECT 1 FROM runde_entry WHERE runde = $1 AND entry = $2 AND line = $3)",
        )
        .bind(id)
        .bind(entry)
        .bind(line)
        .execute(&mut *tx)
        .await
        .told()?;
    }
    let row = sqlx::query("SELECT coalesce(max(seq), 0) FROM runde_entry WHERE runde = $1")
        .bind(id)
        .fetch_one(&mut *tx)
        .await
        .told()?;
    let head: i64 = row.try_get(0).told()?;
    tx.commit().await.told()?;
    Ok(head as u64)
}
