//! Tables in memory.

use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;

use super::{MemoryStore, State, Table};
use crate::error::StoreError;
use crate::table_store::{
    DoneCommand, GuestName, NewTable, NewTableEntry, TableChange, TableHead, TableStore, TableTail,
};

#[async_trait]
impl TableStore for MemoryStore {
    async fn open_table(&self, table: &NewTable) -> Result<i64, StoreError> {
        let mut state = self.state();
        if state.table(&table.id).is_some() {
            return Err(StoreError::Twice(format!("the table {}", table.id)));
        }
        if !state.rule_sets.contains_key(&table.rules) {
            return Err(missing(&format!("rule set {}", table.rules)));
        }
        let number = state.last_table + 1;
        let head = TableHead {
            number,
            id: table.id.clone(),
            created: table.created,
            rules: table.rules.clone(),
            plan: table.plan.clone(),
        };
        let opened = Table { head, entries: BTreeMap::new(), guests: BTreeSet::new(), epoch: 0, node: None };
        let change =
            TableChange { number, epoch: None, entries: table.entries.clone(), guests: table.guests.clone() };
        are_new(&opened, &change.entries)?;
        state.last_table = number;
        state.tables.insert(number, opened);
        state.take(&change);
        Ok(number)
    }

    async fn append_to_tables(&self, changes: &[TableChange]) -> Result<(), StoreError> {
        let mut state = self.state();
        let mut added: BTreeMap<i64, Vec<NewTableEntry>> = BTreeMap::new();
        for change in changes {
            let epoch = state.tables.get(&change.number).map(|table| table.epoch);
            if change.epoch.is_some() && change.epoch != epoch {
                return Err(StoreError::Fenced);
            }
            added.entry(change.number).or_default().extend(change.entries.iter().cloned());
        }
        for (number, entries) in &added {
            let table = state.tables.get(number).ok_or_else(|| missing(&format!("table {number}")))?;
            are_new(table, entries)?;
        }
        for change in changes {
            state.take(change);
        }
        Ok(())
    }

    async fn done_command(&self, number: i64, command: &str) -> Result<Option<DoneCommand>, StoreError> {
        let state = self.state();
        let Some(table) = state.tables.get(&number) else { return Ok(None) };
        let done = table.entries.values().find(|entry| entry.command.as_deref() == Some(command));
        Ok(done.map(|entry| DoneCommand { version: entry.seq, digest: entry.digest }))
    }

    async fn table_tail(&self, id: &str) -> Result<Option<TableTail>, StoreError> {
        let state = self.state();
        let Some(table) = state.table(id) else { return Ok(None) };
        let begun =
            table.entries.values().filter(|entry| entry.hand.is_some()).max_by_key(|entry| entry.hand);
        let entries = begun.into_iter().flat_map(|begun| table.entries.range(begun.seq..));
        Ok(Some(state.tail(table, entries.map(|(_, entry)| entry.clone()).collect())))
    }

    async fn table_hand(&self, id: &str, hand: u64) -> Result<Option<TableTail>, StoreError> {
        let state = self.state();
        let Some(table) = state.table(id) else { return Ok(None) };
        let begins = |hand: Option<u64>| {
            let entry = table.entries.values().find(|entry| hand.is_some() && entry.hand == hand);
            entry.map(|entry| entry.seq)
        };
        let Some(begin) = begins(Some(hand)) else { return Ok(None) };
        let end = begins(hand.checked_add(1)).unwrap_or(u64::MAX);
        let entries = table.entries.range(begin..end).map(|(_, entry)| entry.clone()).collect();
        Ok(Some(state.tail(table, entries)))
    }
}

fn missing(what: &str) -> StoreError {
    StoreError::Database { code: None, what: format!("there is no {what}") }
}

/// Refuses entries whose number, command or hand is there already.
fn are_new(table: &Table, entries: &[NewTableEntry]) -> Result<(), StoreError> {
    let (mut seqs, mut commands, mut hands) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for known in table.entries.values() {
        commands.extend(known.command.as_deref());
        hands.extend(known.hand);
    }
    for entry in entries {
        let is_new = !table.entries.contains_key(&entry.seq)
            && seqs.insert(entry.seq)
            && entry.command.as_deref().is_none_or(|command| commands.insert(command))
            && entry.hand.is_none_or(|hand| hands.insert(hand));
        if !is_new {
            return Err(StoreError::Twice(format!("entry {} of the table {}", entry.seq, table.head.id)));
        }
    }
    Ok(())
}

impl State {
    fn table(&self, id: &str) -> Option<&Table> {
        self.tables.values().find(|table| table.head.id == id)
    }

    /// Takes in what was found to be new; of guests who were erased nothing is kept.
    fn take(&mut self, change: &TableChange) {
        let Some(table) = self.tables.get_mut(&change.number) else { return };
        table.entries.extend(change.entries.iter().map(|entry| (entry.seq, entry.clone())));
        let at = table.last_moment();
        for GuestName { id, name } in &change.guests {
            if self.people.meet(id, name, at) {
                self.guests.insert(id.clone(), name.clone());
                table.guests.insert(id.clone());
            }
        }
    }

    fn tail(&self, table: &Table, entries: Vec<NewTableEntry>) -> TableTail {
        let guest = |id: &String| Some(GuestName { id: id.clone(), name: self.guests.get(id)?.clone() });
        let guests = table.guests.iter().filter_map(guest).collect();
        TableTail { head: table.head.clone(), entries, guests }
    }
}
