//! A store in memory: for simulations and tests, gone with the process.
//!
//! It keeps to the same cases as the databases (`conformance`), one operation at a time.

mod accounts;
mod deeds;
mod hall;
mod history;
mod leases;
mod people;
mod runden;
mod tables;
mod tournaments;
mod upkeep;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::hall_store::{CommandRecord, LinkRecord};
use crate::history::HandSummary;
use crate::history_store::{MatchRecord, RatingRecord, ShareRecord};
use crate::table_store::{NewTableEntry, TableHead};
use crate::tournament_store::LogEntry;
use people::People;

/// A store in memory. Its clones are the same store.
#[derive(Clone, Default)]
pub struct MemoryStore(Arc<Mutex<State>>);

/// Everything that is kept.
#[derive(Default)]
struct State {
    rule_sets: BTreeMap<String, String>,
    tournaments: BTreeMap<String, Kept>,
    links: BTreeMap<String, LinkRecord>,
    seasons: BTreeMap<String, String>,
    runden: BTreeMap<String, runden::Runde>,
    tables: BTreeMap<i64, Table>,
    /// The number of the last table that was opened.
    last_table: i64,
    /// Until when nodes are known to live.
    nodes: BTreeMap<String, i64>,
    /// The names of guests at tables.
    guests: BTreeMap<String, String>,
    people: People,
    history: History,
    facts: BTreeMap<&'static str, String>,
}

/// A tournament.
#[derive(Default)]
struct Kept {
    created: i64,
    log: Vec<LogEntry>,
    people: BTreeMap<String, String>,
    commands: BTreeMap<String, CommandRecord>,
    display: Option<(u64, String)>,
}

/// A table.
struct Table {
    head: TableHead,
    entries: BTreeMap<u64, NewTableEntry>,
    guests: BTreeSet<String>,
    /// How often it has been taken.
    epoch: i64,
    /// The node that holds it.
    node: Option<String>,
}

impl Table {
    /// When something happened there last.
    fn last_moment(&self) -> i64 {
        self.entries.values().next_back().map_or(self.head.created, |entry| entry.at)
    }
}

/// What was played, by table and number.
#[derive(Default)]
struct History {
    hands: BTreeMap<(String, u64), HandSummary>,
    /// How well people played hands.
    accuracies: BTreeMap<(String, u64, String), f64>,
    matches: BTreeMap<(String, u32), MatchRecord>,
    ratings: BTreeMap<String, RatingRecord>,
    shares: BTreeMap<String, ShareRecord>,
}

impl MemoryStore {
    /// A store with nothing in it.
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing is left half done: what can fail is looked at before anything is changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for MemoryStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MemoryStore").finish_non_exhaustive()
    }
}
