//! What a store of rounds can do: who belongs to one, and the log of its sheet, which only grows.

use async_trait::async_trait;

use crate::error::StoreError;

/// A round of friends who keep a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RundeRecord {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// When it came to the server, in microseconds UTC.
    pub created: i64,
    /// SHA-256 of the token of the link by which one enters, in hexadecimal; none where nobody can.
    pub link: Option<String>,
}

/// An entry of a round's log, as devices write it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RundeLine {
    /// Its id, of the device that wrote it.
    pub entry: String,
    /// What was written.
    pub line: String,
}

/// An entry that says something else from now on: a name has been erased from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reworded {
    /// The entry.
    pub entry: String,
    /// What stood there.
    pub from: String,
    /// What stands there.
    pub to: String,
}

/// A store of rounds.
#[async_trait]
pub trait RundeStore: Send + Sync {
    /// Keeps a new round, to which a person belongs.
    async fn open_runde(&self, runde: &RundeRecord, person: &str) -> Result<(), StoreError>;

    /// A round.
    async fn runde(&self, id: &str) -> Result<Option<RundeRecord>, StoreError>;

    /// The round whose link has this hash.
    async fn runde_of_link(&self, link: &str) -> Result<Option<RundeRecord>, StoreError>;

    /// The rounds to which a person belongs, the oldest first, each with the member that the person says to be.
    async fn runden_of(&self, person: &str) -> Result<Vec<(RundeRecord, Option<String>)>, StoreError>;

    /// Somebody belongs to a round from now on; who does already, does.
    async fn enter_runde(&self, id: &str, person: &str, at: i64) -> Result<(), StoreError>;

    /// Somebody who belongs to a round says which of its members he is; nobody, with none.
    async fn be_in_runde(&self, id: &str, person: &str, member: Option<&str>) -> Result<(), StoreError>;

    /// Somebody does not belong to a round any more.
    async fn leave_runde(&self, id: &str, person: &str) -> Result<(), StoreError>;

    /// Changes the link of a round: the one before opens nothing any more.
    async fn keep_runde_link(&self, id: &str, link: Option<&str>) -> Result<(), StoreError>;

    /// The entries of a round after so many, each with its number from 1 on.
    async fn runde_lines(&self, id: &str, after: u64) -> Result<Vec<(u64, RundeLine)>, StoreError>;

    /// Adds entries to the log of a round, all or nothing; what is there stays there once. Returns how many there are.
    async fn append_to_runde(
        &self,
        id: &str,
        lines: &[RundeLine],
        reworded: &[Reworded],
    ) -> Result<u64, StoreError>;
}
