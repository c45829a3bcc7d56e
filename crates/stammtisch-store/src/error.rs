//! What can go wrong in storage.

use std::path::PathBuf;

use thiserror::Error;

/// Why something could not be stored or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database was written by a newer version of the program.
    #[error(
        "{file} was written by a newer version (schema {found}, this program knows {known}): use that version, or a backup"
    )]
    Newer {
        /// The database file.
        file: PathBuf,
        /// The schema it has.
        found: i64,
        /// The newest schema that this program knows.
        known: i64,
    },
    /// The file is there and is no database of ours.
    #[error(
        "{file} is not a database of Stammtisch: nothing was changed; move it away, name another folder, or put a backup in its place with `stammtisch restore`"
    )]
    NotOurs {
        /// The file.
        file: PathBuf,
    },
    /// The database is damaged.
    #[error(
        "{file} is damaged ({why}): nothing was changed; look with `stammtisch check`, and put a backup in its place with `stammtisch restore`"
    )]
    Corrupt {
        /// The database file.
        file: PathBuf,
        /// The first thing that is wrong with it.
        why: String,
    },
    /// Somebody else has written since the state was read.
    #[error(
        "somebody else has changed `{tournament}` meanwhile (entry {expected} expected, {found} found): read it again"
    )]
    Conflict {
        /// The tournament.
        tournament: String,
        /// The last entry that the writer knew.
        expected: u64,
        /// The last entry that there is.
        found: u64,
    },
    /// No tournament has this id.
    #[error("there is no tournament `{0}`")]
    Unknown(String),
    /// A tournament with this id exists.
    #[error("there is a tournament `{0}` already")]
    Exists(String),
    /// Another process holds the database for too long.
    #[error("another process is writing to the database and does not let go; try again")]
    Busy,
    /// The disk is full; nothing was written.
    #[error("the disk is full: nothing was written, the log is whole; make room and try again")]
    DiskFull,
    /// The disk refuses to write; nothing was written.
    #[error("the disk cannot be written to ({0}): nothing was written, the log is whole")]
    Write(String),
    /// What is stored cannot be read as a tournament.
    #[error("`{tournament}` cannot be read ({why}): use a newer version of the program, or a backup")]
    Damaged {
        /// The tournament.
        tournament: String,
        /// What is wrong.
        why: String,
    },
    /// A file or folder cannot be used.
    #[error("{file}: {source}")]
    File {
        /// The file or folder.
        file: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// Anything else the database says.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
}

/// Result codes of SQLite that a user can do something about.
const SQLITE_BUSY: i32 = 5;
const SQLITE_LOCKED: i32 = 6;
const SQLITE_FULL: i32 = 13;
const SQLITE_IOERR: i32 = 10;
const SQLITE_CORRUPT: i32 = 11;
const SQLITE_NOTADB: i32 = 26;

/// The result code of SQLite: the lowest byte of the extended one.
fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let code = error.as_database_error()?.code()?;
    code.parse::<i32>().ok().map(|code| code & 0xff)
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match primary_code(&error) {
            Some(SQLITE_BUSY | SQLITE_LOCKED) => StoreError::Busy,
            Some(SQLITE_FULL) => StoreError::DiskFull,
            Some(SQLITE_IOERR) => StoreError::Write(error.to_string()),
            _ => StoreError::Database(error),
        }
    }
}

impl StoreError {
    /// Whether what was to be stored is there already: a number of an entry, or the id of a command.
    pub fn is_twice(&self) -> bool {
        let StoreError::Database(error) = self else { return false };
        error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
    }

    /// The error as one about another file: of which the one it happened in is a copy.
    #[must_use]
    pub fn about(self, file: &std::path::Path) -> StoreError {
        let file = file.to_owned();
        match self {
            StoreError::Newer { found, known, .. } => StoreError::Newer { file, found, known },
            StoreError::NotOurs { .. } => StoreError::NotOurs { file },
            StoreError::Corrupt { why, .. } => StoreError::Corrupt { file, why },
            other => other,
        }
    }

    /// The error with the file it happened in, where that says more.
    pub(crate) fn in_file(self, file: &std::path::Path) -> StoreError {
        match &self {
            StoreError::Database(error) if primary_code(error) == Some(SQLITE_NOTADB) => {
                StoreError::NotOurs { file: file.to_owned() }
            }
            StoreError::Database(error) if primary_code(error) == Some(SQLITE_CORRUPT) => {
                StoreError::Corrupt { file: file.to_owned(), why: error.to_string() }
            }
            StoreError::Write(why) => {
                StoreError::File { file: file.to_owned(), source: std::io::Error::other(why.clone()) }
            }
            _ => self,
        }
    }
}
