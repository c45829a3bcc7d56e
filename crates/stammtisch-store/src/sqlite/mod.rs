//! The SQLite backend: one file, WAL, `synchronous = FULL`.

mod schema;
mod tournaments;

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use crate::error::StoreError;

/// How long a writer waits for another process.
const PATIENCE: Duration = Duration::from_secs(10);
/// Connections that read at once beside the writer.
const READERS: u32 = 4;

/// A store in one SQLite file.
#[derive(Debug, Clone)]
pub struct SqliteStore {
    file: PathBuf,
    /// The one connection that writes.
    writer: SqlitePool,
    /// Connections that only read.
    readers: SqlitePool,
}

/// A copy of the database that was made before its schema was changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    /// Where it lies.
    pub file: PathBuf,
}

impl SqliteStore {
    /// Opens the file, creating it and bringing its schema up to date; a copy is made before a schema is changed.
    pub async fn open(file: &Path) -> Result<(SqliteStore, Option<Backup>), StoreError> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|source| StoreError::File { file: folder.to_owned(), source })?;
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .busy_timeout(PATIENCE)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What is erased is overwritten, not only forgotten.
            .pragma("secure_delete", "ON");
        let writer = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await;
        let writer = writer.map_err(|error| StoreError::from(error).in_file(file))?;
        let backup = schema::bring_up_to_date(&writer, file).await.map_err(|error| error.in_file(file))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await
            .map_err(|error| StoreError::from(error).in_file(file))?;
        Ok((SqliteStore { file: file.to_owned(), writer, readers }, backup))
    }

    /// The database file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Writes a whole, consistent copy of the database beside others writing to it; the target must not exist.
    pub async fn backup_to(&self, target: &Path) -> Result<(), StoreError> {
        schema::copy(&self.readers, target).await
    }

    /// Folds the write-ahead log into the file and empties it, so that what was erased is in neither.
    pub async fn fold(&self) -> Result<(), StoreError> {
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_all(&self.writer).await?;
        Ok(())
    }

    /// Closes the connections, so that the write-ahead log is folded into the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
