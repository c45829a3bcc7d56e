//! What a store of tournaments can do.

use async_trait::async_trait;

use crate::error::StoreError;

/// A tournament in a list of tournaments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// Its id.
    pub id: String,
    /// When it was created, in microseconds UTC.
    pub created: i64,
    /// How many entries its log has.
    pub entries: u64,
}

/// An entry of the log, as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// Its number, from 1 without gaps.
    pub seq: u64,
    /// When, in microseconds UTC.
    pub at: i64,
    /// Who.
    pub by: String,
    /// Why, where a reason was given.
    pub why: Option<String>,
    /// What happened, in the form of the domain (JSON).
    pub what: String,
}

/// An entry to be appended; its number is given by its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// When, in microseconds UTC.
    pub at: i64,
    /// Who.
    pub by: String,
    /// Why, where a reason is given.
    pub why: Option<String>,
    /// What happened (JSON).
    pub what: String,
}

/// What is known of a person, outside the log; erased by storing nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonRecord {
    /// The id by which the log speaks of the person.
    pub id: String,
    /// Names, town, birthday (JSON); none to erase them.
    pub data: Option<String>,
}

/// An entry whose content is destroyed: its number, who and when stay (S 5.3.5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replacement {
    /// Number of the entry.
    pub seq: u64,
    /// What stands there from now on (JSON); a reason is erased.
    pub what: String,
}

/// What one command changes: all of it is stored, or nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Change {
    /// Entries to be appended.
    pub entries: Vec<NewEntry>,
    /// What becomes known of people, or is erased.
    pub people: Vec<PersonRecord>,
    /// Entries whose content is destroyed.
    pub replaced: Vec<Replacement>,
}

/// A whole tournament, as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredTournament {
    /// Its log, in order.
    pub log: Vec<LogEntry>,
    /// The people its log speaks of, as far as they are still known.
    pub people: Vec<PersonRecord>,
}

/// A store of tournaments: an append-only log each, and the people apart from it.
#[async_trait]
pub trait TournamentStore: Send + Sync {
    /// All tournaments, oldest first.
    async fn tournaments(&self) -> Result<Vec<Head>, StoreError>;

    /// Begins a tournament with its first entries, all or nothing.
    async fn create_tournament(&self, id: &str, at: i64, beginning: &Change) -> Result<(), StoreError>;

    /// A whole tournament.
    async fn tournament(&self, id: &str) -> Result<StoredTournament, StoreError>;

    /// Stores a change, all or nothing, if the log still ends at `after`; returns its new end.
    async fn append(&self, id: &str, after: u64, change: &Change) -> Result<u64, StoreError>;

    /// Takes a tournament away with all that belongs to it: its log, its people, its links.
    async fn remove_tournament(&self, id: &str) -> Result<(), StoreError>;

    /// What is known of the people of all tournaments but one.
    async fn people_elsewhere(&self, but: &str) -> Result<Vec<PersonRecord>, StoreError>;

    /// The whole text of a rule set by its hash.
    async fn rule_set(&self, hash: &str) -> Result<Option<String>, StoreError>;

    /// Keeps the whole text of a rule set under its hash; once is enough.
    async fn keep_rule_set(&self, hash: &str, text: &str) -> Result<(), StoreError>;
}
