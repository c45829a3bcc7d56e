//! Versions: which entries are taken back, and what a hand has been rewritten to.

use std::collections::{BTreeMap, BTreeSet};

use crate::entry::{Deed, Entry};
use crate::hand::Hand;
use crate::id::EntryId;
use crate::log::Log;

/// What a log says about its own entries.
#[derive(Debug)]
pub(crate) struct Versions<'a> {
    undone: BTreeSet<&'a EntryId>,
    rewrites: BTreeMap<&'a EntryId, Vec<&'a Entry>>,
}

impl<'a> Versions<'a> {
    /// Reads a log from its end: a taking back counts unless it is itself taken back later.
    pub(crate) fn of(log: &'a Log) -> Versions<'a> {
        let mut versions = Versions { undone: BTreeSet::new(), rewrites: BTreeMap::new() };
        let firsts: BTreeMap<&EntryId, &Entry> =
            log.entries().rev().map(|entry| (&entry.id, entry)).collect();
        for entry in log.entries().rev() {
            match &entry.deed {
                Deed::Undone { of } => {
                    let earlier = firsts
                        .get(of)
                        .is_some_and(|target| *target < entry && !matches!(target.deed, Deed::Erased { .. }));
                    if earlier && !versions.undone.contains(&entry.id) {
                        versions.undone.insert(of);
                    }
                }
                Deed::Rewritten { of, .. } => versions.rewrites.entry(of).or_default().push(entry),
                _ => {}
            }
        }
        versions
    }

    /// Whether an entry is taken back.
    pub(crate) fn is_undone(&self, id: &EntryId) -> bool {
        self.undone.contains(id)
    }

    fn rewrites_of(&self, entry: &'a Entry) -> impl Iterator<Item = &'a Entry> {
        let found = self.rewrites.get(&entry.id).into_iter().flatten().copied();
        found.filter(move |rewrite| *rewrite > entry)
    }

    /// A hand's first entry and all that it was ever rewritten to, what is taken back included.
    pub(crate) fn all(&self, root: &'a Entry) -> Vec<&'a Entry> {
        let (mut found, mut at) = (vec![root], 0);
        while let Some(&entry) = found.get(at) {
            found.extend(self.rewrites_of(entry));
            at += 1;
        }
        found.sort();
        found.dedup();
        found
    }

    /// What a hand stands as: what is neither taken back nor rewritten; several where it was rewritten apart.
    pub(crate) fn heads(&self, root: &'a Entry) -> Vec<&'a Entry> {
        let mut heads = Vec::new();
        let mut open = vec![root];
        while let Some(entry) = open.pop() {
            if self.is_undone(&entry.id) {
                continue;
            }
            let further: Vec<&Entry> =
                self.rewrites_of(entry).filter(|next| !self.is_undone(&next.id)).collect();
            if further.is_empty() {
                heads.push(entry);
            }
            open.extend(further);
        }
        heads.sort();
        heads.dedup();
        heads
    }
}

/// The hand that an entry tells.
pub(crate) const fn hand_of(entry: &Entry) -> Option<&Hand> {
    match &entry.deed {
        Deed::Played { hand, .. } | Deed::Rewritten { hand, .. } => Some(hand),
        _ => None,
    }
}
