//! The log: entries of all devices, of which none is ever lost.

use std::collections::{BTreeMap, BTreeSet};

use crate::entry::{Deed, Entry};
use crate::id::{Device, EntryId};
use crate::refusal::Refusal;
use crate::runde::Runde;
use crate::table::Brought;
use crate::versions::Versions;

/// The entries that are known, in the order of their stamps.
///
/// A log is a set: put together with others, in any order and however often, it comes out the same. Where somebody has been
/// erased no copy brings his name back.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Log(BTreeSet<Entry>);

impl Log {
    /// The entries, in the order of their stamps, then of their ids.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.0.iter()
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes in what another log has.
    pub fn merge(&mut self, other: &Log) {
        self.0.extend(other.0.iter().cloned());
        self.forget_the_erased();
    }

    /// Whether it has all that another has.
    pub fn has_all_of(&self, other: &Log) -> bool {
        other.0.is_subset(&self.0)
    }

    /// What it has and another has not, or has otherwise.
    pub fn beyond<'a>(&'a self, other: &'a Log) -> impl Iterator<Item = &'a Entry> {
        self.0.difference(&other.0)
    }

    /// The log as if an evening had not come to a hand yet.
    #[must_use]
    pub fn before_hand(&self, evening: &EntryId, hand: u32) -> Log {
        let is_before = |entry: &&Entry| match &entry.deed {
            Deed::Played { evening: of, slot, .. } | Deed::Chosen { evening: of, slot, .. } => {
                of != evening || *slot < hand
            }
            Deed::SatDown { evening: of, slot, .. } | Deed::StoodUp { evening: of, slot, .. } => {
                of != evening || *slot <= hand
            }
            Deed::Closed { evening: of } => of != evening,
            Deed::Joined { .. }
            | Deed::Left { .. }
            | Deed::Erased { .. }
            | Deed::Opened(_)
            | Deed::Rewritten { .. }
            | Deed::Undone { .. }
            | Deed::Paid { .. }
            | Deed::Brought { .. } => true,
        };
        self.0.iter().filter(is_before).cloned().collect()
    }

    /// Writes an entry of a device, if it can be so.
    pub fn write(&mut self, device: &Device, deed: Deed) -> Result<EntryId, Refusal> {
        let before = Runde::of(self);
        before.check(&deed)?;
        let mut after = self.clone();
        let id = after.append(device, deed);
        let new = Runde::of(&after).unfit().iter().find(|unfit| !before.unfit().contains(unfit)).cloned();
        if let Some(unfit) = new {
            return Err(unfit.refusal);
        }
        *self = after;
        Ok(id)
    }

    /// Takes in a table of sums from elsewhere: who is not known becomes a member.
    pub fn bring(&mut self, device: &Device, lines: Vec<Brought>) -> Result<(), Refusal> {
        let mut whole = self.clone();
        for Brought { date, sums: told } in lines {
            let runde = Runde::of(&whole);
            let mut sums = BTreeMap::new();
            for (name, cents) in told {
                let member = match runde.by_name(&name) {
                    Some(member) => member.id.clone(),
                    None => whole.write(device, Deed::Joined { name })?,
                };
                sums.insert(member, cents);
            }
            whole.write(device, Deed::Brought { date, sums })?;
        }
        *self = whole;
        Ok(())
    }

    /// What a device wrote last that still stands; a taking back is none.
    pub fn last_of(&self, device: &Device) -> Option<&Entry> {
        let versions = Versions::of(self);
        let own = self.0.iter().rev().filter(|entry| entry.id.device() == device);
        let stands = |entry: &&Entry| {
            !versions.is_undone(&entry.id) && !matches!(entry.deed, Deed::Undone { .. } | Deed::Erased { .. })
        };
        own.into_iter().find(stands)
    }

    /// Adds an entry of a device as it is.
    pub(crate) fn append(&mut self, device: &Device, deed: Deed) -> EntryId {
        let own = self.0.iter().filter(|entry| entry.id.device() == device);
        let count = own.map(|entry| entry.id.count()).max().unwrap_or(0).saturating_add(1);
        let stamp = self.0.last().map_or(1, |last| last.stamp.saturating_add(1));
        let id = EntryId::new(device.clone(), count);
        self.0.insert(Entry { stamp, id: id.clone(), deed });
        self.forget_the_erased();
        id
    }

    /// Empties the names of those who have been erased.
    fn forget_the_erased(&mut self) {
        let erased: BTreeSet<EntryId> = self
            .0
            .iter()
            .filter_map(|entry| match &entry.deed {
                Deed::Erased { member } => Some(member.clone()),
                _ => None,
            })
            .collect();
        let named = |entry: &Entry| {
            matches!(&entry.deed, Deed::Joined { name } if !name.is_empty()) && erased.contains(&entry.id)
        };
        if !self.0.iter().any(named) {
            return;
        }
        let entries = std::mem::take(&mut self.0).into_iter();
        self.0 = entries
            .map(|entry| {
                if named(&entry) {
                    Entry { deed: Deed::Joined { name: String::new() }, ..entry }
                } else {
                    entry
                }
            })
            .collect();
    }

    /// The ids under which devices have written different things: a device was copied and both went on.
    pub fn twins(&self) -> BTreeSet<EntryId> {
        let mut counts: BTreeMap<&EntryId, usize> = BTreeMap::new();
        for entry in &self.0 {
            *counts.entry(&entry.id).or_default() += 1;
        }
        counts.into_iter().filter(|(_, count)| *count > 1).map(|(id, _)| id.clone()).collect()
    }
}

impl FromIterator<Entry> for Log {
    fn from_iter<I: IntoIterator<Item = Entry>>(entries: I) -> Log {
        let mut log = Log(entries.into_iter().collect());
        log.forget_the_erased();
        log
    }
}
