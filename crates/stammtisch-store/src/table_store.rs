//! What a store of tables can do.

use async_trait::async_trait;

use crate::error::StoreError;

/// A table to be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its id, unguessable.
    pub id: String,
    /// When it was opened, in microseconds UTC.
    pub created: i64,
    /// Hash of its rule set, which is kept already.
    pub rules: String,
    /// What it was opened with, in the form of the server (JSON).
    pub plan: String,
    /// Its first entries.
    pub entries: Vec<NewTableEntry>,
    /// Guests whose names become known with it.
    pub guests: Vec<GuestName>,
}

/// A table as it was opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableHead {
    /// Its number in the store.
    pub number: i64,
    /// Its id.
    pub id: String,
    /// When it was opened, in microseconds UTC.
    pub created: i64,
    /// Hash of its rule set.
    pub rules: String,
    /// What it was opened with (JSON).
    pub plan: String,
}

/// An entry to be appended to a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTableEntry {
    /// Its number, from 1 without gaps.
    pub seq: u64,
    /// When, in microseconds UTC.
    pub at: i64,
    /// The command behind it, if one is: a key unique at its table, in the form of the server.
    pub command: Option<String>,
    /// A hash of what that command said; none where it was not kept.
    pub digest: Option<i64>,
    /// The number of the hand that begins with this entry, if one does: reading can start here.
    pub hand: Option<u64>,
    /// What happened, in the form of the server (JSON).
    pub what: String,
}

/// A guest's name; it lives outside all logs, so that it can be erased.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestName {
    /// The id by which logs speak of the guest.
    pub id: String,
    /// The name.
    pub name: String,
}

/// What is to be appended for one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableChange {
    /// The table's number in the store.
    pub number: i64,
    /// As the how manieth who took the table it is written; none where the process is alone, and nobody takes tables.
    pub epoch: Option<i64>,
    /// The entries, in order.
    pub entries: Vec<NewTableEntry>,
    /// Guests whose names become known.
    pub guests: Vec<GuestName>,
}

/// A table's log from its last beginning of a hand on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableTail {
    /// The table.
    pub head: TableHead,
    /// The entries, in order; the first is one at which reading can start.
    pub entries: Vec<NewTableEntry>,
    /// The names of guests that are known, by id.
    pub guests: Vec<GuestName>,
}

/// A command that was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DoneCommand {
    /// The version of the table that it led to.
    pub version: u64,
    /// A hash of what it said; none where it was not kept.
    pub digest: Option<i64>,
}

/// A store of tables: an append-only log each, and the guests' names apart from it.
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Opens a table, all or nothing; returns its number.
    async fn open_table(&self, table: &NewTable) -> Result<i64, StoreError>;

    /// Appends what many tables decided in one transaction, all or nothing. It is refused as [`StoreError::Fenced`] where
    /// another has taken one of the tables since the epoch under which it is written.
    async fn append_to_tables(&self, changes: &[TableChange]) -> Result<(), StoreError>;

    /// What a command of a table led to, if it was done.
    async fn done_command(&self, number: i64, command: &str) -> Result<Option<DoneCommand>, StoreError>;

    /// A table's log from its last beginning of a hand on; none if there is no such table.
    async fn table_tail(&self, id: &str) -> Result<Option<TableTail>, StoreError>;

    /// The part of a table's log that belongs to one hand; none if there is no such table or hand.
    async fn table_hand(&self, id: &str, hand: u64) -> Result<Option<TableTail>, StoreError>;
}
