//! What PostgreSQL says, as an error of the store.

use stammtisch_store::StoreError;

/// Conditions (SQLSTATE) that a user can do something about.
const DISK_FULL: &str = "53100";
const IO_ERROR: &str = "58030";
const READ_ONLY: &str = "25006";
const LOCKED: &str = "55P03";
const SERIALIZATION: &str = "40001";
const DEADLOCK: &str = "40P01";

/// What PostgreSQL says becomes an error of the store.
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
    let what = error.to_string();
    let said = error.as_database_error();
    if said.is_some_and(sqlx::error::DatabaseError::is_unique_violation) {
        return StoreError::Twice(what);
    }
    let code = said.and_then(sqlx::error::DatabaseError::code).map(std::borrow::Cow::into_owned);
    match code.as_deref() {
        Some(DISK_FULL) => StoreError::DiskFull,
        Some(IO_ERROR | READ_ONLY) => StoreError::Write(what),
        Some(LOCKED | SERIALIZATION | DEADLOCK) => StoreError::Busy,
        _ => StoreError::Database { code, what },
    }
}

/// What stands in the database cannot have been written by us.
pub(crate) fn damaged(why: &str) -> StoreError {
    StoreError::Database { code: None, what: why.to_owned() }
}
