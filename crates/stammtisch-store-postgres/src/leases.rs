//! Leases in PostgreSQL.

use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};
use stammtisch_store::{Lease, LeaseStore, NodeRecord, StoreError};

use crate::PostgresStore;
use crate::fault::Told as _;

#[async_trait]
impl LeaseStore for PostgresStore {
    async fn renew_node(&self, node: &str, until: i64) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query(
            "WITH before AS (SELECT until FROM house_node WHERE id = $1)
             INSERT INTO house_node (id, until) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET until = excluded.until
             RETURNING (SELECT until FROM before)",
        )
        .bind(node)
        .bind(until)
        .fetch_one(&self.pool)
        .await
        .told()?;
        row.try_get(0).told()
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
            .fetch_all(&self.pool)
            .await
            .told()?;
        let node = |row: &PgRow| Ok(NodeRecord { id: row.try_get(0).told()?, until: row.try_get(1).told()? });
        rows.iter().map(node).collect()
    }

    async fn take_table(&self, id: &str, node: &str, now: i64) -> Result<Option<Lease>, StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        loop {
            let taken = sqlx::query(
                "INSERT INTO table_lease (number, node, epoch)
                 SELECT number, $2, 1 FROM game_table WHERE id = $1
                 ON CONFLICT (number) DO UPDATE SET node = excluded.node, epoch = table_lease.epoch + 1
                 WHERE table_lease.node IS NULL OR table_lease.node = excluded.node
                    OR NOT EXISTS (SELECT 1 FROM house_node n WHERE n.id = table_lease.node AND n.until > $3)",
            )
            .bind(id)
            .bind(node)
            .bind(now)
            .execute(&mut *connection)
            .await
            .told()?;
            match holder(&mut connection, id).await? {
                // Given up since: it can be taken now.
                Some(None) if taken.rows_affected() == 0 => {}
                found => return Ok(found.flatten()),
            }
        }
    }

    async fn release_table(&self, number: i64, epoch: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE table_lease SET node = NULL WHERE number = $1 AND epoch = $2")
            .bind(number)
            .bind(epoch)
            .execute(&self.pool)
            .await
            .told()?;
        Ok(())
    }
}

impl PostgresStore {
    /// Removes a node, and those that have not been known to live since a moment; whatever they hold is free.
    async fn remove_nodes(&self, node: &str, before: i64) -> Result<u64, StoreError> {
        let mut tx = self.pool.begin().await.told()?;
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
}

/// Who holds a table, where somebody does; none where there is no such table, or nobody ever took it.
async fn holder(connection: &mut PgConnection, id: &str) -> Result<Option<Option<Lease>>, StoreError> {
    let row = sqlx::query(
        "SELECT t.number, l.node, l.epoch, coalesce(n.until, 0) FROM game_table t
         JOIN table_lease l ON l.number = t.number LEFT JOIN house_node n ON n.id = l.node WHERE t.id = $1",
    )
    .bind(id)
    .fetch_optional(connection)
    .await
    .told()?;
    let Some(row) = row else { return Ok(None) };
    let Some(node) = row.try_get(1).told()? else { return Ok(Some(None)) };
    let (number, epoch) = (row.try_get(0).told()?, row.try_get(2).told()?);
    Ok(Some(Some(Lease { number, node, epoch, until: row.try_get(3).told()? })))
}
