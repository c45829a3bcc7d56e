//! Copies of a database: who was erased in it is erased in them, too.

use std::path::Path;

use async_trait::async_trait;
use sqlx::Row as _;
use stammtisch_store::{AccountStore as _, Copies, Deed, DeedRefused, StoreError, Upkeep as _};

use crate::fault::Told as _;
use crate::{SqliteStore, schema};

#[async_trait]
impl Copies for SqliteStore {
    fn file(&self) -> &Path {
        &self.file
    }

    async fn copy_to(&self, target: &Path) -> Result<(), StoreError> {
        schema::copy(&self.readers, target).await
    }

    async fn erase_in_copy(&self, copy: &Path, at: i64) -> Result<u64, DeedRefused> {
        let (erased, nameless) = (self.erased().await?, self.nameless().await?);
        if erased.is_empty() && nameless == "[]" {
            return Ok(0);
        }
        let (looked, schema) = SqliteStore::open_to_look(copy).await?;
        // In an older schema people stand elsewhere: it is brought up to date first.
        let found = if schema.is_current { Some(looked.has_any(&erased, &nameless).await) } else { None };
        looked.close().await;
        if found.transpose()? == Some(false) {
            return Ok(0);
        }
        let store = SqliteStore::open_copy(copy).await?;
        let done = store.erase_all(&erased, &nameless, at).await;
        store.close_copy().await?;
        done
    }
}

impl SqliteStore {
    async fn erase_all(&self, erased: &[String], nameless: &str, at: i64) -> Result<u64, DeedRefused> {
        let found = self.not_erased(erased).await?;
        let deeds: Vec<Deed> = found.iter().map(|id| Deed::Erase { id: id.clone(), at }).collect();
        self.change(&deeds).await?;
        let names = sqlx::query(
            "UPDATE runde_entry SET line = (SELECT value ->> 2 FROM json_each($1)
                WHERE value ->> 0 = runde AND value ->> 1 = seq)
             WHERE EXISTS (SELECT 1 FROM json_each($1)
                WHERE value ->> 0 = runde AND value ->> 1 = seq AND value ->> 2 <> line)",
        );
        let done = names.bind(nameless).execute(&self.writer).await.told()?;
        Ok(deeds.len() as u64 + done.rows_affected())
    }

    /// The entries of rounds from which names have been erased, as a list for the database: round, number, line.
    async fn nameless(&self) -> Result<String, StoreError> {
        let row = sqlx::query(
            r#"SELECT json_group_array(json_array(runde, seq, line)) FROM runde_entry
               WHERE line LIKE '%"do":"joined","name":""%'"#,
        );
        row.fetch_one(&self.readers).await.told()?.try_get(0).told()
    }

    /// Whether somebody stands here who has been erased, or a name that has been.
    async fn has_any(&self, erased: &[String], nameless: &str) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT count(*) FROM runde_entry, json_each($1)
             WHERE value ->> 0 = runde AND value ->> 1 = seq AND value ->> 2 <> line",
        );
        let names: i64 = row.bind(nameless).fetch_one(&self.readers).await.told()?.try_get(0).told()?;
        Ok(names > 0 || !self.not_erased(erased).await?.is_empty())
    }

    /// Everybody who has been erased.
    async fn erased(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM player WHERE erased IS NOT NULL")
            .fetch_all(&self.readers)
            .await
            .told()?;
        rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>().told()
    }

    /// Those of some people who are known here and have not been erased.
    async fn not_erased(&self, among: &[String]) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM player WHERE erased IS NULL AND id IN (SELECT value FROM json_each($1))",
        )
        .bind(serde_json::json!(among).to_string())
        .fetch_all(&self.readers)
        .await
        .told()?;
        rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>().told()
    }

    /// Closes a copy as one file, without a write-ahead log: it may be put where nobody can write.
    async fn close_copy(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        sqlx::query("PRAGMA journal_mode = DELETE").fetch_all(&self.writer).await.told()?;
        self.writer.close().await;
        Ok(())
    }
}
