//! What goes on, in numbers.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use crate::histogram::{Histogram, Timings};

/// What goes on, in numbers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Figures {
    /// Tables that are awake.
    pub tables: u64,
    /// Connections.
    pub connections: u64,
    /// Tables opened since the start.
    pub opened: u64,
    /// Commands done since the start.
    pub commands: u64,
    /// Commands refused since the start.
    pub refused: u64,
    /// Entries written since the start.
    pub entries: u64,
    /// Transactions in which they were written.
    pub commits: u64,
    /// Answers of bots since the start.
    pub bot_answers: u64,
    /// Answers of bots that came too late, so that rules of thumb answered.
    pub bots_late: u64,
    /// How long transactions took.
    pub commit_times: Timings,
    /// How long bots took from the question to the answer.
    pub bot_times: Timings,
}

/// The numbers while they are counted.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) connections: AtomicU64,
    pub(crate) opened: AtomicU64,
    pub(crate) commands: AtomicU64,
    refused: Mutex<BTreeMap<&'static str, u64>>,
    pub(crate) entries: AtomicU64,
    pub(crate) commits: AtomicU64,
    pub(crate) bot_answers: AtomicU64,
    pub(crate) bots_late: AtomicU64,
    pub(crate) commit_times: Histogram,
    pub(crate) bot_times: Histogram,
}

impl Counters {
    /// Counts a transaction with so many entries.
    pub(crate) fn written(&self, entries: u64) {
        self.entries.fetch_add(entries, Relaxed);
        self.commits.fetch_add(1, Relaxed);
    }

    /// Counts a refused command by its code.
    pub(crate) fn refused(&self, code: &'static str) {
        let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        *refused.entry(code).or_default() += 1;
    }

    /// The refused commands by their codes.
    pub(crate) fn refusals(&self) -> BTreeMap<&'static str, u64> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The numbers now.
    pub(crate) fn figures(&self, tables: u64) -> Figures {
        Figures {
            tables,
            connections: self.connections.load(Relaxed),
            opened: self.opened.load(Relaxed),
            commands: self.commands.load(Relaxed),
            refused: self.refusals().values().sum(),
            entries: self.entries.load(Relaxed),
            commits: self.commits.load(Relaxed),
            bot_answers: self.bot_answers.load(Relaxed),
            bots_late: self.bots_late.load(Relaxed),
            commit_times: self.commit_times.timings(),
            bot_times: self.bot_times.timings(),
        }
    }
}
