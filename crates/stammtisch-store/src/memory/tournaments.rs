//! Tournaments in memory.

use async_trait::async_trait;

use super::{Kept, MemoryStore, State};
use crate::error::StoreError;
use crate::tournament_store::{Change, Head, LogEntry, PersonRecord, StoredTournament, TournamentStore};

#[async_trait]
impl TournamentStore for MemoryStore {
    async fn tournaments(&self) -> Result<Vec<Head>, StoreError> {
        let state = self.state();
        let head = |(id, kept): (&String, &Kept)| Head {
            id: id.clone(),
            created: kept.created,
            entries: kept.log.len() as u64,
        };
        let mut heads: Vec<Head> = state.tournaments.iter().map(head).collect();
        heads.sort_by_key(|head| head.created);
        Ok(heads)
    }

    async fn create_tournament(&self, id: &str, at: i64, beginning: &Change) -> Result<(), StoreError> {
        let mut state = self.state();
        if state.tournaments.contains_key(id) {
            return Err(StoreError::Exists(id.to_owned()));
        }
        let mut kept = Kept { created: at, ..Kept::default() };
        kept.take(beginning);
        state.tournaments.insert(id.to_owned(), kept);
        Ok(())
    }

    async fn tournament(&self, id: &str) -> Result<StoredTournament, StoreError> {
        let state = self.state();
        let kept = state.tournaments.get(id).ok_or_else(|| StoreError::Unknown(id.to_owned()))?;
        Ok(StoredTournament { log: kept.log.clone(), people: kept.people().collect() })
    }

    async fn append(&self, id: &str, after: u64, change: &Change) -> Result<u64, StoreError> {
        let mut state = self.state();
        let kept = state.ending_at(id, after)?;
        kept.take(change);
        Ok(kept.log.len() as u64)
    }

    async fn remove_tournament(&self, id: &str) -> Result<(), StoreError> {
        let mut state = self.state();
        state.tournaments.remove(id).ok_or_else(|| StoreError::Unknown(id.to_owned()))?;
        state.links.retain(|_, link| link.tournament != id);
        Ok(())
    }

    async fn people_elsewhere(&self, but: &str) -> Result<Vec<PersonRecord>, StoreError> {
        let state = self.state();
        let others = state.tournaments.iter().filter(|(id, _)| *id != but);
        Ok(others.flat_map(|(_, kept)| kept.people()).collect())
    }

    async fn rule_set(&self, hash: &str) -> Result<Option<String>, StoreError> {
        Ok(self.state().rule_sets.get(hash).cloned())
    }

    async fn keep_rule_set(&self, hash: &str, text: &str) -> Result<(), StoreError> {
        self.state().rule_sets.entry(hash.to_owned()).or_insert_with(|| text.to_owned());
        Ok(())
    }
}

impl State {
    /// A tournament whose log still ends at `after`.
    pub(super) fn ending_at(&mut self, id: &str, after: u64) -> Result<&mut Kept, StoreError> {
        let kept = self.tournaments.get_mut(id).ok_or_else(|| StoreError::Unknown(id.to_owned()))?;
        let found = kept.log.len() as u64;
        if found != after {
            return Err(StoreError::Conflict { tournament: id.to_owned(), expected: after, found });
        }
        Ok(kept)
    }
}

impl Kept {
    pub(super) fn take(&mut self, change: &Change) {
        for entry in &change.entries {
            self.log.push(LogEntry {
                seq: self.log.len() as u64 + 1,
                at: entry.at,
                by: entry.by.clone(),
                why: entry.why.clone(),
                what: entry.what.clone(),
            });
        }
        for person in &change.people {
            match &person.data {
                Some(data) => self.people.insert(person.id.clone(), data.clone()),
                None => self.people.remove(&person.id),
            };
        }
        for replacement in &change.replaced {
            if let Some(entry) = self.log.iter_mut().find(|entry| entry.seq == replacement.seq) {
                (entry.what, entry.why) = (replacement.what.clone(), None);
            }
        }
    }

    fn people(&self) -> impl Iterator<Item = PersonRecord> {
        self.people.iter().map(|(id, data)| PersonRecord { id: id.clone(), data: Some(data.clone()) })
    }
}
