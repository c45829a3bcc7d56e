//! Rounds in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;

use super::MemoryStore;
use crate::error::StoreError;
use crate::runde_store::{Reworded, RundeLine, RundeRecord, RundeStore};

/// A round.
pub(super) struct Runde {
    record: RundeRecord,
    /// Who belongs to it, and as which member.
    pub(super) people: BTreeMap<String, Option<String>>,
    lines: Vec<RundeLine>,
}

fn unknown(id: &str) -> StoreError {
    StoreError::Unknown(id.to_owned())
}

#[async_trait]
impl RundeStore for MemoryStore {
    async fn open_runde(&self, runde: &RundeRecord, person: &str) -> Result<(), StoreError> {
        let mut state = self.state();
        if state.runden.contains_key(&runde.id) {
            return Err(StoreError::Twice(format!("the round {}", runde.id)));
        }
        let people = BTreeMap::from([(person.to_owned(), None)]);
        state.runden.insert(runde.id.clone(), Runde { record: runde.clone(), people, lines: Vec::new() });
        Ok(())
    }

    async fn runde(&self, id: &str) -> Result<Option<RundeRecord>, StoreError> {
        Ok(self.state().runden.get(id).map(|runde| runde.record.clone()))
    }

    async fn runde_of_link(&self, link: &str) -> Result<Option<RundeRecord>, StoreError> {
        let state = self.state();
        let found = state.runden.values().find(|runde| runde.record.link.as_deref() == Some(link));
        Ok(found.map(|runde| runde.record.clone()))
    }

    async fn runden_of(&self, person: &str) -> Result<Vec<(RundeRecord, Option<String>)>, StoreError> {
        let state = self.state();
        let found = state.runden.values();
        let mut found: Vec<(RundeRecord, Option<String>)> = found
            .filter_map(|runde| Some((runde.record.clone(), runde.people.get(person)?.clone())))
            .collect();
        found.sort_by(|(one, _), (other, _)| (one.created, &one.id).cmp(&(other.created, &other.id)));
        Ok(found)
    }

    async fn enter_runde(&self, id: &str, person: &str, _at: i64) -> Result<(), StoreError> {
        let mut state = self.state();
        let runde = state.runden.get_mut(id).ok_or_else(|| unknown(id))?;
        runde.people.entry(person.to_owned()).or_default();
        Ok(())
    }

    async fn be_in_runde(&self, id: &str, person: &str, member: Option<&str>) -> Result<(), StoreError> {
        let mut state = self.state();
        let runde = state.runden.get_mut(id).ok_or_else(|| unknown(id))?;
        if let Some(found) = runde.people.get_mut(person) {
            *found = member.map(str::to_owned);
        }
        Ok(())
    }

    async fn leave_runde(&self, id: &str, person: &str) -> Result<(), StoreError> {
        if let Some(runde) = self.state().runden.get_mut(id) {
            runde.people.remove(person);
        }
        Ok(())
    }

    async fn keep_runde_link(&self, id: &str, link: Option<&str>) -> Result<(), StoreError> {
        let mut state = self.state();
        let runde = state.runden.get_mut(id).ok_or_else(|| unknown(id))?;
        runde.record.link = link.map(str::to_owned);
        Ok(())
    }

    async fn runde_lines(&self, id: &str, after: u64) -> Result<Vec<(u64, RundeLine)>, StoreError> {
        let state = self.state();
        let lines = state.runden.get(id).into_iter().flat_map(|runde| &runde.lines);
        Ok((1..).zip(lines.cloned()).filter(|(seq, _)| *seq > after).collect())
    }

    async fn append_to_runde(
        &self,
        id: &str,
        lines: &[RundeLine],
        reworded: &[Reworded],
    ) -> Result<u64, StoreError> {
        let mut state = self.state();
        let runde = state.runden.get_mut(id).ok_or_else(|| unknown(id))?;
        for Reworded { entry, from, to } in reworded {
            let is_it = |line: &&mut RundeLine| line.entry == *entry && line.line == *from;
            for line in runde.lines.iter_mut().filter(is_it) {
                line.line.clone_from(to);
            }
        }
        for line in lines {
            if !runde.lines.contains(line) {
                runde.lines.push(line.clone());
            }
        }
        Ok(runde.lines.len() as u64)
    }
}
