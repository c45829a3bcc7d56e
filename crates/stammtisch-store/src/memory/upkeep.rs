//! The upkeep of a store in memory.

use std::collections::BTreeSet;

use async_trait::async_trait;

use super::{MemoryStore, Table};
use crate::error::StoreError;
use crate::spoken::{Talk, without_words};
use crate::table_store::TableHead;
use crate::upkeep::{Copies, Kept, Room, TableLog, Upkeep};

#[async_trait]
impl Upkeep for MemoryStore {
    async fn tables_after(&self, number: i64, limit: u32) -> Result<Vec<TableHead>, StoreError> {
        let state = self.state();
        let after = state.tables.range(number.saturating_add(1)..).take(limit as usize);
        Ok(after.map(|(_, table)| table.head.clone()).collect())
    }

    async fn table_log(&self, number: i64) -> Result<Option<TableLog>, StoreError> {
        let state = self.state();
        let log = |table: &Table| TableLog {
            head: table.head.clone(),
            entries: table.entries.values().cloned().collect(),
        };
        Ok(state.tables.get(&number).map(log))
    }

    async fn throw_away_tables(&self, quiet_since: i64, except: &[String]) -> Result<u64, StoreError> {
        let mut guard = self.state();
        let state = &mut *guard;
        let before = state.tables.len();
        state.tables.retain(|_, table| {
            table.head.created >= quiet_since
                || table.entries.values().next_back().map_or(0, |entry| entry.at) >= quiet_since
                || except.contains(&table.head.id)
                || table.node.is_some()
        });
        let gone = before - state.tables.len();
        if gone == 0 {
            return Ok(0);
        }
        let sitting: BTreeSet<&String> = state.tables.values().flat_map(|table| &table.guests).collect();
        state.guests.retain(|id, _| sitting.contains(id));
        let mut used: BTreeSet<&str> = state.tables.values().map(|table| table.head.rules.as_str()).collect();
        used.extend(state.history.hands.values().map(|hand| hand.rules_hash.as_str()));
        used.extend(state.history.matches.values().map(|record| record.summary.rules_hash.as_str()));
        let begun = || state.tournaments.values().filter_map(|kept| kept.log.first());
        let is_used = |hash: &str| used.contains(hash) || begun().any(|entry| entry.what.contains(hash));
        state.rule_sets.retain(|hash, _| is_used(hash));
        Ok(gone as u64)
    }

    async fn tables_with_talk(&self) -> Result<Vec<TableHead>, StoreError> {
        let state = self.state();
        let talking = state.tables.values().filter(|table| !table.old_talk().is_empty());
        Ok(talking.map(|table| table.head.clone()).collect())
    }

    async fn throw_away_talk(&self, before: i64) -> Result<u64, StoreError> {
        let mut gone = 0;
        for table in self.state().tables.values_mut() {
            for seq in table.old_talk() {
                if table.entries[&seq].at < before {
                    table.entries.remove(&seq);
                    gone += 1;
                }
            }
            // The last entry stays, because the next one is counted from it; what it said does not.
            let last = table.entries.values_mut().next_back();
            if let Some(last) = last.filter(|last| last.at < before && Talk::of(&last.what).is_some())
                && let Some(silent) = without_words(&last.what)
            {
                last.what = silent;
                gone += 1;
            }
        }
        Ok(gone)
    }

    async fn throw_away_talk_of(&self, number: i64) -> Result<u64, StoreError> {
        let mut state = self.state();
        let Some(table) = state.tables.get_mut(&number) else { return Ok(0) };
        let old = table.old_talk();
        table.entries.retain(|seq, _| !old.contains(seq));
        Ok(old.len() as u64)
    }

    async fn give_room_back(&self) -> Result<u64, StoreError> {
        Ok(0)
    }

    async fn fold(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn copies(&self) -> Option<&dyn Copies> {
        None
    }

    async fn close(&self) {}

    async fn room(&self) -> Result<Room, StoreError> {
        Ok(Room { bytes: 0, free: 0, log: 0 })
    }

    async fn kept(&self, what: Kept) -> Result<Option<String>, StoreError> {
        Ok(self.state().facts.get(what.name()).cloned())
    }

    async fn keep(&self, what: Kept, value: &str) -> Result<(), StoreError> {
        self.state().facts.insert(what.name(), value.to_owned());
        Ok(())
    }
}

impl Table {
    /// The numbers of what was said before the last entry.
    fn old_talk(&self) -> Vec<u64> {
        let last = self.entries.keys().next_back().copied().unwrap_or_default();
        let old = self.entries.values().filter(|entry| entry.seq < last);
        old.filter(|entry| Talk::of(&entry.what).is_some()).map(|entry| entry.seq).collect()
    }
}
