//! What goes on, in numbers.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;

/// The upper ends of the steps in which durations are counted, in seconds.
const STEPS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// Durations, counted by steps.
pub(crate) fn seconds() -> Histogram {
    Histogram::new(STEPS)
}

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
}

/// What is asked of the store.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Asked {
    pub(crate) operation: &'static str,
}

/// How long things took. Cloning it is cheap, and all clones count together.
#[derive(Debug, Clone)]
pub(crate) struct Times {
    /// Transactions with what tables decided.
    pub(crate) commits: Histogram,
    /// Bots, from the question to the answer.
    pub(crate) bots: Histogram,
    /// The store, by what was asked of it.
    pub(crate) store: Family<Asked, Histogram, fn() -> Histogram>,
}

impl Default for Times {
    fn default() -> Times {
        Times { commits: seconds(), bots: seconds(), store: Family::new_with_constructor(seconds) }
    }
}

impl Times {
    /// Counts what the store has taken since a moment.
    pub(crate) fn stored(&self, operation: &'static str, begun: Instant) {
        self.store.get_or_create(&Asked { operation }).observe(begun.elapsed().as_secs_f64());
    }
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
    pub(crate) times: Times,
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
        }
    }
}
