//! What a store can do for its own upkeep: look through everything, throw away what is old, give room back.

use std::path::Path;

use async_trait::async_trait;

use crate::account_store::DeedRefused;
use crate::error::StoreError;
use crate::table_store::{NewTableEntry, TableHead};

/// A whole table, as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableLog {
    /// The table.
    pub head: TableHead,
    /// All of its entries, in order.
    pub entries: Vec<NewTableEntry>,
}

/// Something of the house that is kept once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// What tells the key that signs cookies from others.
    Key,
    /// When old things were thrown away last, in microseconds UTC.
    Tidied,
    /// Whether everything came from another store, and nobody has used this one since.
    Moved,
}

impl Kept {
    /// Its name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Kept::Key => "key",
            Kept::Tidied => "tidied",
            Kept::Moved => "moved",
        }
    }
}

/// How much room a database takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    /// The bytes of its file.
    pub bytes: u64,
    /// Those of them that are free for what comes next.
    pub free: u64,
    /// The bytes of its write-ahead log.
    pub log: u64,
}

/// A store that is a file, of which copies can be made beside those who write to it.
#[async_trait]
pub trait Copies: Send + Sync {
    /// The file.
    fn file(&self) -> &Path;

    /// Writes a whole, consistent copy; the target must not exist, or be empty.
    async fn copy_to(&self, target: &Path) -> Result<(), StoreError>;

    /// Erases in a copy everybody who has been erased here since it was made; says how many. A copy that names none of
    /// them stays as it is.
    async fn erase_in_copy(&self, copy: &Path, at: i64) -> Result<u64, DeedRefused>;
}

/// A store that can be looked after.
#[async_trait]
pub trait Upkeep: Send + Sync {
    /// Tables with a number above this one, in order, no more than so many.
    async fn tables_after(&self, number: i64, limit: u32) -> Result<Vec<TableHead>, StoreError>;

    /// A whole table; none if it is gone.
    async fn table_log(&self, number: i64) -> Result<Option<TableLog>, StoreError>;

    /// Throws away tables at which nothing has happened since a moment, with all that belongs to them alone, except those
    /// with these ids; returns how many. What was played there stays in the history of those who have one.
    async fn throw_away_tables(&self, quiet_since: i64, except: &[String]) -> Result<u64, StoreError>;

    /// Tables where somebody wrote or said something that is still kept.
    async fn tables_with_talk(&self) -> Result<Vec<TableHead>, StoreError>;

    /// Throws away what was said at all tables before a moment; returns how many lines.
    async fn throw_away_talk(&self, before: i64) -> Result<u64, StoreError>;

    /// Throws away what was said at one table; returns how many lines.
    async fn throw_away_talk_of(&self, number: i64) -> Result<u64, StoreError>;

    /// Gives room that is free in the database back to the disk; returns how many bytes.
    async fn give_room_back(&self) -> Result<u64, StoreError>;

    /// Sees to it that what was erased is gone from where it was written to first, too.
    async fn fold(&self) -> Result<(), StoreError>;

    /// How its copies are made, where it is a file.
    fn copies(&self) -> Option<&dyn Copies>;

    /// Ends all that is under way; nothing can be asked afterwards.
    async fn close(&self);

    /// How much room the database takes.
    async fn room(&self) -> Result<Room, StoreError>;

    /// Something that is kept once.
    async fn kept(&self, what: Kept) -> Result<Option<String>, StoreError>;

    /// Keeps something once, instead of what was kept.
    async fn keep(&self, what: Kept, value: &str) -> Result<(), StoreError>;
}
