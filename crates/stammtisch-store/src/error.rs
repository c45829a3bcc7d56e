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
    /// This database is not a file that the program could copy.
    #[error("this database is not a file: it is copied with its own tools (docs/operations.md)")]
    NoCopies,
    /// What was to be stored is there already: a number of an entry, or the id of a command.
    #[error("the database has it already: {0}")]
    Twice(String),
    /// Another node has taken the table since: who writes does not hold it any more.
    #[error("another node has taken the table: nothing was written")]
    Fenced,
    /// Anything else the database says.
    #[error("the database failed: {what}")]
    Database {
        /// What the database calls it, if it has a code for it.
        code: Option<String>,
        /// What it says.
        what: String,
    },
}

impl StoreError {
    /// Whether what was to be stored is there already: a number of an entry, or the id of a command.
    pub fn is_twice(&self) -> bool {
        matches!(self, StoreError::Twice(_))
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
}
