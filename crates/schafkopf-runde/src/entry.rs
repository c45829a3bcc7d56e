//! Entries: what a device has written down, once and for all.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::Arc;

use schafkopf::RuleSet;
use schafkopf_turnier::Date;

use crate::hand::Hand;
use crate::id::EntryId;

/// An entry of the log.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// Later than every entry that its device had seen; decides the order of entries that else have none.
    pub stamp: u64,
    /// Its id.
    pub id: EntryId,
    /// What was done.
    pub deed: Deed,
}

/// What was done. Members and evenings go by the id of the entry that brought them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Deed {
    /// Somebody becomes a member. The name is empty once it has been erased.
    Joined { name: String },
    /// Somebody leaves the round.
    Left { member: EntryId, leaving: Leaving },
    /// Somebody's name is erased: a number stays.
    Erased { member: EntryId },
    /// An evening begins.
    Opened(Opening),
    /// Somebody sits down at the table before a hand, to the left of another.
    SatDown { evening: EntryId, slot: u32, member: EntryId, after: EntryId },
    /// Somebody stands up before a hand, for the rest of the evening.
    StoodUp { evening: EntryId, slot: u32, member: EntryId },
    /// A hand was played: the how-manieth of the evening its writer took it for, and what it came to.
    Played { evening: EntryId, slot: u32, hand: Hand },
    /// A hand is written anew; what stood there stays readable.
    Rewritten { of: EntryId, hand: Hand },
    /// An entry is taken back, another taking back among them.
    Undone { of: EntryId },
    /// Of several entries for one hand these were hands, in this order, and those were not.
    Chosen { evening: EntryId, slot: u32, kept: Vec<EntryId>, dropped: Vec<EntryId> },
    /// An evening ends: what is left in the pot goes to those at the table.
    Closed { evening: EntryId },
    /// Somebody paid another.
    Paid { from: EntryId, to: EntryId, cents: i64 },
    /// Sums of an evening that was kept elsewhere.
    Brought { date: Date, sums: BTreeMap<EntryId, i64> },
}

/// How somebody leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Leaving {
    /// Everything is paid.
    Settled,
    /// What he owes, or is owed, stays in the book.
    InBook,
}

/// How an evening begins.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Opening {
    /// The day.
    pub date: Date,
    /// Where; may be empty.
    pub place: String,
    /// What is played.
    pub rules: TableRules,
    /// What a unit is worth in cents, agreed before the play (S 4.2.1).
    pub unit_cents: u32,
    /// Who sits at the table, clockwise; the first deals first (S 2.2.2).
    pub table: Vec<EntryId>,
}

/// A rule set as a log keeps it: the whole set, ordered by its canonical form.
#[derive(Debug, Clone)]
pub struct TableRules {
    set: Arc<RuleSet>,
    canonical: Arc<str>,
}

impl TableRules {
    /// A rule set.
    pub fn new(set: Arc<RuleSet>) -> TableRules {
        let canonical = set.canonical().into();
        TableRules { set, canonical }
    }

    /// The set.
    pub const fn set(&self) -> &Arc<RuleSet> {
        &self.set
    }

    /// Its canonical form.
    pub fn canonical(&self) -> &str {
        &self.canonical
    }
}

impl PartialEq for TableRules {
    fn eq(&self, other: &TableRules) -> bool {
        self.canonical == other.canonical
    }
}

impl Eq for TableRules {}

impl PartialOrd for TableRules {
    fn partial_cmp(&self, other: &TableRules) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for TableRules {
    fn cmp(&self, other: &TableRules) -> Ordering {
        self.canonical.cmp(&other.canonical)
    }
}
