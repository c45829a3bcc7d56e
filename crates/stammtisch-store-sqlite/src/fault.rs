//! What SQLite says, as an error of the store.

use std::path::Path;

use stammtisch_store::StoreError;

/// Result codes of SQLite that a user can do something about.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const IOERR: i32 = 10;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const NOTADB: i32 = 26;

/// The result code of SQLite: the lowest byte of the extended one.
fn primary(code: &str) -> Option<i32> {
    code.parse::<i32>().ok().map(|code| code & 0xff)
}

/// What SQLite says becomes an error of the store.
pub(crate) trait Told<T> {
    /// The same, with an error that others understand.
    fn told(self) -> Result<T, StoreError>;
}

impl<T> Told<T> for Result<T, sqlx::Error> {
    fn told(self) -> Result<T, StoreError> {
        self.map_err(|error| translated(&error))
    }
}

fn translated(error: &sqlx::Error) -> StoreError {
    let said = error.as_database_error();
    if said.is_some_and(sqlx::error::DatabaseError::is_unique_violation) {
        return StoreError::Twice(error.to_string());
    }
    let code = said.and_then(sqlx::error::DatabaseError::code).map(std::borrow::Cow::into_owned);
    match code.as_deref().and_then(primary) {
        Some(BUSY | LOCKED) => StoreError::Busy,
        Some(FULL) => StoreError::DiskFull,
        Some(IOERR) => StoreError::Write(error.to_string()),
        _ => StoreError::Database { code, what: error.to_string() },
    }
}

/// What stands in the database cannot have been written by us.
pub(crate) fn damaged(why: &str) -> StoreError {
    StoreError::Database { code: None, what: why.to_owned() }
}

/// An error with the file it happened in, where that says more.
pub(crate) fn in_file(error: StoreError, file: &Path) -> StoreError {
    match error {
        StoreError::Database { code: Some(code), what } => match primary(&code) {
            Some(NOTADB) => StoreError::NotOurs { file: file.to_owned() },
            Some(CORRUPT) => StoreError::Corrupt { file: file.to_owned(), why: what },
            _ => StoreError::Database { code: Some(code), what },
        },
        StoreError::Write(why) => {
            StoreError::File { file: file.to_owned(), source: std::io::Error::other(why) }
        }
        other => other,
    }
}
