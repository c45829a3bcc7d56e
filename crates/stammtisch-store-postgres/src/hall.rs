//! The tournament hall in PostgreSQL.

use async_trait::async_trait;
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection as _, Row as _};
use stammtisch_store::{Change, CommandRecord, HallStore, LinkRecord, StoreError};

use crate::PostgresStore;
use crate::fault::Told as _;
use crate::tournaments::append_in;

#[async_trait]
impl HallStore for PostgresStore {
    async fn head(&self, tournament: &str) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT coalesce(max(seq), 0) FROM tournament_entry WHERE tournament = $1")
            .bind(tournament)
            .fetch_one(&self.pool)
            .await
            .told()?;
        let head: i64 = row.try_get(0).told()?;
        Ok(head as u64)
    }

    async fn append_commands(
        &self,
        tournament: &str,
        after: u64,
        change: &Change,
        commands: &[CommandRecord],
    ) -> Result<u64, StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        append_all(&mut connection, tournament, (after, change), commands).await
    }

    async fn commands(&self, tournament: &str) -> Result<Vec<CommandRecord>, StoreError> {
        let rows = sqlx::query("SELECT id, digest, first, last FROM hall_command WHERE tournament = $1")
            .bind(tournament)
            .fetch_all(&self.pool)
            .await
            .told()?;
        rows.iter().map(command).collect()
    }

    async fn link(&self, hash: &str) -> Result<Option<LinkRecord>, StoreError> {
        let row = sqlx::query(
            "SELECT hash, tournament, role, scope, label, created, revoked FROM hall_link WHERE hash = $1",
        )
        .bind(hash)
        .fetch_optional(&self.pool)
        .await
        .told()?;
        row.as_ref().map(link).transpose()
    }

    async fn links(&self, tournament: &str) -> Result<Vec<LinkRecord>, StoreError> {
        let rows = sqlx::query(
            "SELECT hash, tournament, role, scope, label, created, revoked FROM hall_link
             WHERE tournament = $1 ORDER BY created, label, hash",
        )
        .bind(tournament)
        .fetch_all(&self.pool)
        .await
        .told()?;
        rows.iter().map(link).collect()
    }

    async fn keep_links(&self, links: &[LinkRecord], revoked: &[String], at: i64) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        keep_all_links(&mut connection, links, revoked, at).await
    }

    async fn display(&self, tournament: &str) -> Result<Option<(u64, String)>, StoreError> {
        let row = sqlx::query("SELECT revision, data FROM hall_display WHERE tournament = $1")
            .bind(tournament)
            .fetch_optional(&self.pool)
            .await
            .told()?;
        let Some(row) = row else { return Ok(None) };
        let revision: i64 = row.try_get(0).told()?;
        Ok(Some((revision as u64, row.try_get(1).told()?)))
    }

    async fn keep_display(&self, tournament: &str, data: &str) -> Result<u64, StoreError> {
        let row = sqlx::query(
            "INSERT INTO hall_display (tournament, revision, data) VALUES ($1, 1, $2)
             ON CONFLICT (tournament) DO UPDATE SET revision = hall_display.revision + 1, data = excluded.data
             RETURNING revision",
        )
        .bind(tournament)
        .bind(data)
        .fetch_one(&self.pool)
        .await
        .told()?;
        let revision: i64 = row.try_get(0).told()?;
        Ok(revision as u64)
    }

    async fn seasons(&self) -> Result<Vec<(String, String)>, StoreError> {
        let rows =
            sqlx::query("SELECT id, plan FROM season ORDER BY id").fetch_all(&self.pool).await.told()?;
        let pair = |row: &PgRow| Ok::<_, StoreError>((row.try_get(0).told()?, row.try_get(1).told()?));
        rows.iter().map(pair).collect()
    }

    async fn keep_season(&self, id: &str, plan: Option<&str>) -> Result<(), StoreError> {
        let query = match plan {
            Some(plan) => sqlx::query(
                "INSERT INTO season (id, plan) VALUES ($1, $2)
                 ON CONFLICT (id) DO UPDATE SET plan = excluded.plan",
            )
            .bind(id)
            .bind(plan),
            None => sqlx::query("DELETE FROM season WHERE id = $1").bind(id),
        };
        query.execute(&self.pool).await.told()?;
        Ok(())
    }
}

fn link(row: &PgRow) -> Result<LinkRecord, StoreError> {
    Ok(LinkRecord {
        hash: row.try_get(0).told()?,
        tournament: row.try_get(1).told()?,
        role: row.try_get(2).told()?,
        scope: row.try_get(3).told()?,
        label: row.try_get(4).told()?,
        created: row.try_get(5).told()?,
        revoked: row.try_get(6).told()?,
    })
}

fn command(row: &PgRow) -> Result<CommandRecord, StoreError> {
    let (first, last): (i64, i64) = (row.try_get(2).told()?, row.try_get(3).told()?);
    Ok(CommandRecord {
        id: row.try_get(0).told()?,
        digest: row.try_get(1).told()?,
        first: first as u64,
        last: last as u64,
    })
}

async fn append_all(
    connection: &mut PgConnection,
    tournament: &str,
    (after, change): (u64, &Change),
    commands: &[CommandRecord],
) -> Result<u64, StoreError> {
    let mut tx = connection.begin().await.told()?;
    let end = append_in(&mut tx, tournament, after, change).await?;
    for command in commands {
        let done = sqlx::query(
            "INSERT INTO hall_command (tournament, id, digest, first, last) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING",
        )
        .bind(tournament)
        .bind(&command.id)
        .bind(&command.digest)
        .bind(command.first as i64)
        .bind(command.last as i64)
        .execute(&mut *tx)
        .await
        .told()?;
        if done.rows_affected() != 1 {
            // Another server on the same file carried it out; what follows is decided anew.
            let tournament = tournament.to_owned();
            return Err(StoreError::Conflict { tournament, expected: after, found: after });
        }
    }
    tx.commit().await.told()?;
    Ok(end)
}

async fn keep_all_links(
    connection: &mut PgConnection,
    links: &[LinkRecord],
    revoked: &[String],
    at: i64,
) -> Result<(), StoreError> {
    let mut tx = connection.begin().await.told()?;
    for hash in revoked {
        sqlx::query("UPDATE hall_link SET revoked = $1 WHERE hash = $2 AND revoked IS NULL")
            .bind(at)
            .bind(hash)
            .execute(&mut *tx)
            .await
            .told()?;
    }
    for link in links {
        sqlx::query(
            "INSERT INTO hall_link (hash, tournament, role, scope, label, created, revoked)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&link.hash)
        .bind(&link.tournament)
        .bind(&link.role)
        .bind(&link.scope)
        .bind(&link.label)
        .bind(link.created)
        .bind(link.revoked)
        .execute(&mut *tx)
        .await
        .told()?;
    }
    tx.commit().await.told()?;
    Ok(())
}
