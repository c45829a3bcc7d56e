//! The SQLite backend of Stammtisch's storage: one file, WAL, `synchronous = FULL`.

mod accounts;
mod checking;
mod copies;
mod deeds;
mod fault;
mod files;
mod hall;
mod history;
mod history_hand;
mod history_match;
mod history_page;
mod history_seat;
mod leases;
mod moving;
mod runden;
mod schema;
mod tables;
mod tournaments;
mod upkeep;
mod ways_in;

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::Row as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use stammtisch_store::StoreError;

use fault::{Told as _, in_file};
use files::Found;

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

/// The schema of a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Schema {
    /// Its number.
    pub number: i64,
    /// Whether it is the one that this program works with; an older one is brought up to date when it is opened.
    pub is_current: bool,
}

impl SqliteStore {
    /// Opens the file, creating it and bringing its schema up to date; a copy is made before a schema is changed.
    pub async fn open(file: &Path) -> Result<(SqliteStore, Option<Backup>), StoreError> {
        SqliteStore::open_in(file, schema::Before::Copied).await
    }

    /// Opens a copy, bringing its schema up to date: what it is a copy of is there anyway.
    pub async fn open_copy(file: &Path) -> Result<SqliteStore, StoreError> {
        Ok(SqliteStore::open_in(file, schema::Before::Left).await?.0)
    }

    async fn open_in(
        file: &Path,
        before: schema::Before,
    ) -> Result<(SqliteStore, Option<Backup>), StoreError> {
        let found = files::look(file)?;
        if found == Found::Unmarked {
            schema::refuse_foreign(file).await.map_err(|error| in_file(error, file))?;
        }
        files::prepare(file)?;
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
        let writer = writer.told().map_err(|error| in_file(error, file))?;
        let fresh = found == Found::Nothing;
        let backup =
            schema::bring_up_to_date(&writer, file, before).await.map_err(|error| in_file(error, file))?;
        if fresh || backup.is_some() {
            schema::let_it_shrink(&writer).await;
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await
            .told()
            .map_err(|error| in_file(error, file))?;
        Ok((SqliteStore { file: file.to_owned(), writer, readers }, backup))
    }

    /// Opens a database to look at it: nothing is made, changed or brought up to date. Returns the number of its schema
    /// beside it, and whether that is the one this program knows.
    pub async fn open_to_look(file: &Path) -> Result<(SqliteStore, Schema), StoreError> {
        if files::look(file)? == Found::Nothing {
            let source = std::io::ErrorKind::NotFound.into();
            return Err(StoreError::File { file: file.to_owned(), source });
        }
        let options =
            SqliteConnectOptions::new().filename(file).busy_timeout(PATIENCE).pragma("query_only", "ON");
        let pool = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await;
        let pool = pool.told().map_err(|error| in_file(error, file))?;
        let schema = schema::found(&pool, file).await.map_err(|error| in_file(error, file))?;
        Ok((SqliteStore { file: file.to_owned(), writer: pool.clone(), readers: pool }, schema))
    }

    /// Folds the write-ahead log into the file; says whether it is empty now.
    async fn empty_log(&self) -> Result<bool, StoreError> {
        let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&self.writer).await.told()?;
        let busy: i64 = row.try_get(0).told()?;
        Ok(busy == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::SqliteStore;
    use stammtisch_store::StoreError;
    use stammtisch_store::{Change, NewEntry, TournamentStore as _};

    fn entry(length: usize) -> Change {
        let entry = NewEntry { at: 0, by: "1".to_owned(), why: None, what: "x".repeat(length) };
        Change { entries: vec![entry; 4], ..Change::default() }
    }

    #[tokio::test]
    async fn on_a_full_disk_nothing_is_written_and_the_log_is_whole() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (store, _) = SqliteStore::open(&folder.path().join("t.db")).await.expect("a database");
        store.create_tournament("t", 0, &entry(1)).await.expect("it is new");
        // As full as a disk can be made without one: the file may not grow any more.
        sqlx::query("PRAGMA max_page_count = 1").fetch_all(&store.writer).await.expect("a pragma");
        let refused = store.append("t", 4, &entry(10_000)).await;
        assert!(matches!(refused, Err(StoreError::DiskFull)), "{refused:?}");
        assert_eq!(store.tournament("t").await.expect("it is there").log.len(), 4);
        sqlx::query("PRAGMA max_page_count = 1000000").fetch_all(&store.writer).await.expect("a pragma");
        assert_eq!(store.append("t", 4, &entry(10_000)).await.expect("there is room"), 8);
    }

    #[tokio::test]
    async fn a_log_that_somebody_reads_is_not_taken_for_empty() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (store, _) = SqliteStore::open(&folder.path().join("t.db")).await.expect("a database");
        sqlx::query("PRAGMA busy_timeout = 0").fetch_all(&store.writer).await.expect("a pragma");
        let mut reading = store.readers.begin().await.expect("a reader");
        sqlx::query("SELECT * FROM player").fetch_all(&mut *reading).await.expect("a reader");
        store.create_tournament("t", 0, &entry(1)).await.expect("it is new");
        assert!(!store.empty_log().await.expect("it is asked"));
        reading.rollback().await.expect("it only read");
        assert!(store.empty_log().await.expect("nobody reads"));
    }
}
