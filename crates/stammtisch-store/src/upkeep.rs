//! What a store can do for its own upkeep: look through everything, throw away what is old, give room back.

use std::future::Future;

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
}

impl Kept {
    /// Its name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Kept::Key => "key",
            Kept::Tidied => "tidied",
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

/// A store that can be looked after.
pub trait Upkeep {
    /// Tables with a number above this one, in order, no more than so many.
    fn tables_after(
        &self,
        number: i64,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<TableHead>, StoreError>> + Send;

    /// A whole table; none if it is gone.
    fn table_log(&self, number: i64) -> impl Future<Output = Result<Option<TableLog>, StoreError>> + Send;

    /// Throws away tables at which nothing has happened since a moment, with all that belongs to them alone, except those
    /// with these ids; returns how many. What was played there stays in the history of those who have one.
    fn throw_away_tables(
        &self,
        quiet_since: i64,
        except: &[String],
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Tables where somebody wrote or said something that is still kept.
    fn tables_with_talk(&self) -> impl Future<Output = Result<Vec<TableHead>, StoreError>> + Send;

    /// Throws away what was said at all tables before a moment; returns how many lines.
    fn throw_away_talk(&self, before: i64) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Throws away what was said at one table; returns how many lines.
    fn throw_away_talk_of(&self, number: i64) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Gives room that is free in the database back to the disk; returns how many bytes.
    fn give_room_back(&self) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// How much room the database takes.
    fn room(&self) -> impl Future<Output = Result<Room, StoreError>> + Send;

    /// Something that is kept once.
    fn kept(&self, what: Kept) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// Keeps something once, instead of what was kept.
    fn keep(&self, what: Kept, value: &str) -> impl Future<Output = Result<(), StoreError>> + Send;
}
