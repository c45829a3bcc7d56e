//! Leases in SQLite. A file has one process as a rule, which needs none; they are the same here for those who share it.

use std::collections::BTreeSet;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection as _, Row as _};
use stammtisch_store::{Lease, LeaseStore, NodeRecord, StoreError, TableChange};

use crate::SqliteStore;
use crate::fault::Told as _;
use crate::tournaments::settled;

/// The migration that brings leases; what has been released never changes.
pub(crate) const MIGRATION: &str = include_str!("../migrations/0010_leases.sql");

#[async_trait]
impl LeaseStore for SqliteStore {
    async fn renew_node(&self, node: &str, until: i64) -> Result<Option<i64>, StoreError> {
        let mut connection = self.writer.acquire().await.told()?;
        let done = renew_in(&mut connection, node, until).await;
        settled(connection, done)
    }

    async fn end_node(&self, node: &str) -> Result<(), StoreError> {
        self.remove_nodes(node, i64::MIN).await.map(drop)
    }

    async fn forget_nodes(&self, before: i64) -> Result<u64, StoreError> {
        self.remove_nodes("", before).await
    }

    async fn nodes(&self, now: i64) -> Result<Vec<NodeRecord>, StoreError> {
        let rows = sqlx::query("SELECT id, until FROM house_node WHERE until > $1 ORDER BY id")
            .bind(now)
            .fetch_all(&self.readers)
            .await
            .told()?;
        let node =
            |row: &SqliteRow| Ok(NodeRecord { id: row.try_get(0).told()?, until: row.try_get(1).told()? });
        rows.iter().map(node).collect()
    }

    async fn take_table(&self, id: &str, node: &str, now: i64) -> Result<Option<Lease>, StoreError> {
        let mut connection = self.writer.acquire().await.told()?;
        let done = take_in(&mut connection, (id, node), now).await;
        settled(connection, done)
    }

    async fn release_table(&self, number: i64, epoch: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE table_lease SET node = NULL WHERE number = $1 AND epoch = $2")
            .bind(number)
            .bind(epoch)
            .execute(&self.writer)
            .await
            .told()?;
        Ok(())
    }
}

impl SqliteStore {
    /// Removes a node, and those that have not been known to live since a moment; whatever they hold is free.
    async fn remove_nodes(&self, node: &str, before: i64) -> Result<u64, StoreError> {
        let mut connection = self.writer.acquire().await.told()?;
        let done = remove_in(&mut connection, node, before).await;
        settled(connection, done)
    }
}

async fn renew_in(
    connection: &mut SqliteConnection,
    node: &str,
    until: i64,
) -> Result<Option<i64>, StoreError> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await.told()?;
    let known = sqlx::query("SELECT until FROM house_node WHERE id = $1").bind(node);
    let known = known.fetch_optional(&mut *tx).await.told()?;
    sqlx::query(
        "INSERT INTO house_node (id, until) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET until = excluded.until",
    )
    .bind(node)
    .bind(until)
    .execute(&mut *tx)
    .await
    .told()?;
    tx.commit().await.told()?;
    known.map(|row| row.try_get(0)).transpose().told()
}

async fn remove_in(connection: &mut SqliteConnection, node: &str, before: i64) -> Result<u64, StoreError> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await.told()?;
    let gone = sqlx::query("DELETE FROM house_node WHERE id = $1 OR until < $2").bind(node).bind(before);
    let gone = gone.execute(&mut *tx).await.told()?.rows_affected();
    sqlx::query(
        "UPDATE table_lease SET node = NULL
         WHERE node IS NOT NULL AND node NOT IN (SELECT id FROM house_node)",
    )
    .execute(&mut *tx)
    .await
    .told()?;
    tx.commit().await.told()?;
    Ok(gone)
}

async fn take_in(
    connection: &mut SqliteConnection,
    (id, node): (&str, &str),
    now: i64,
) -> Result<Option<Lease>, StoreError> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await.told()?;
    sqlx::query(
        "INSERT INTO table_lease (number, node, epoch) SELECT number, $2, 1 FROM game_table WHERE id = $1
         ON CONFLICT (number) DO UPDATE SET node = excluded.node, epoch = epoch + 1
         WHERE node IS NULL OR node = excluded.node
            OR NOT EXISTS (SELECT 1 FROM house_node n WHERE n.id = table_lease.node AND n.until > $3)",
    )
    .bind(id)
    .bind(node)
    .bind(now)
    .execute(&mut *tx)
    .await
    .told()?;
    let row = sqlx::query(
        "SELECT t.number, l.node, l.epoch, coalesce(n.until, 0) FROM game_table t
         JOIN table_lease l ON l.number = t.number LEFT JOIN house_node n ON n.id = l.node WHERE t.id = $1",
    )
    .bind(id)
    .fetch_optional(&mut *tx)
    .await
    .told()?;
    tx.commit().await.told()?;
    let Some(row) = row else { return Ok(None) };
    let (number, node) = (row.try_get(0).told()?, row.try_get(1).told()?);
    Ok(Some(Lease { number, node, epoch: row.try_get(2).told()?, until: row.try_get(3).told()? }))
}

/// Whether whoever writes still holds all tables of which he says so.
pub(crate) async fn are_held(tx: &mut SqliteConnection, changes: &[TableChange]) -> Result<bool, StoreError> {
    let claims = changes.iter().filter_map(|change| Some((change.number, change.epoch?)));
    let claims: BTreeSet<(i64, i64)> = claims.collect();
    if claims.is_empty() {
        return Ok(true);
    }
    let row = sqlx::query(
        "SELECT count(*) FROM json_each($1) w
         JOIN table_lease l ON l.number = w.value ->> 0 AND l.epoch = w.value ->> 1",
    )
    .bind(serde_json::json!(claims).to_string())
    .fetch_one(tx)
    .await
    .told()?;
    let held: i64 = row.try_get(0).told()?;
    Ok(held == claims.len() as i64)
}
