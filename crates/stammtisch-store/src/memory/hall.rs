//! The tournament hall in memory.

use async_trait::async_trait;

use super::MemoryStore;
use crate::error::StoreError;
use crate::hall_store::{CommandRecord, HallStore, LinkRecord};
use crate::tournament_store::Change;

#[async_trait]
impl HallStore for MemoryStore {
    async fn head(&self, tournament: &str) -> Result<u64, StoreError> {
        Ok(self.state().tournaments.get(tournament).map_or(0, |kept| kept.log.len() as u64))
    }

    async fn append_commands(
        &self,
        tournament: &str,
        after: u64,
        change: &Change,
        commands: &[CommandRecord],
    ) -> Result<u64, StoreError> {
        let mut state = self.state();
        let kept = state.ending_at(tournament, after)?;
        if commands.iter().any(|command| kept.commands.contains_key(&command.id)) {
            let tournament = tournament.to_owned();
            return Err(StoreError::Conflict { tournament, expected: after, found: after });
        }
        kept.take(change);
        for command in commands {
            kept.commands.insert(command.id.clone(), command.clone());
        }
        Ok(kept.log.len() as u64)
    }

    async fn commands(&self, tournament: &str) -> Result<Vec<CommandRecord>, StoreError> {
        let state = self.state();
        let kept = state.tournaments.get(tournament);
        Ok(kept.map_or_else(Vec::new, |kept| kept.commands.values().cloned().collect()))
    }

    async fn link(&self, hash: &str) -> Result<Option<LinkRecord>, StoreError> {
        Ok(self.state().links.get(hash).cloned())
    }

    async fn links(&self, tournament: &str) -> Result<Vec<LinkRecord>, StoreError> {
        let state = self.state();
        let mut links: Vec<LinkRecord> =
            state.links.values().filter(|link| link.tournament == tournament).cloned().collect();
        links.sort_by(|one, other| (one.created, &one.label).cmp(&(other.created, &other.label)));
        Ok(links)
    }

    async fn keep_links(&self, links: &[LinkRecord], revoked: &[String], at: i64) -> Result<(), StoreError> {
        let mut state = self.state();
        if let Some(known) = links.iter().find(|link| state.links.contains_key(&link.hash)) {
            return Err(StoreError::Twice(format!("the link {}", known.hash)));
        }
        if let Some(lost) = links.iter().find(|link| !state.tournaments.contains_key(&link.tournament)) {
            return Err(StoreError::Unknown(lost.tournament.clone()));
        }
        for hash in revoked {
            if let Some(link) = state.links.get_mut(hash) {
                link.revoked = link.revoked.or(Some(at));
            }
        }
        for link in links {
            state.links.insert(link.hash.clone(), link.clone());
        }
        Ok(())
    }

    async fn display(&self, tournament: &str) -> Result<Option<(u64, String)>, StoreError> {
        Ok(self.state().tournaments.get(tournament).and_then(|kept| kept.display.clone()))
    }

    async fn keep_display(&self, tournament: &str, data: &str) -> Result<u64, StoreError> {
        let mut state = self.state();
        let unknown = || StoreError::Unknown(tournament.to_owned());
        let kept = state.tournaments.get_mut(tournament).ok_or_else(unknown)?;
        let revision = kept.display.as_ref().map_or(0, |(revision, _)| *revision) + 1;
        kept.display = Some((revision, data.to_owned()));
        Ok(revision)
    }

    async fn seasons(&self) -> Result<Vec<(String, String)>, StoreError> {
        Ok(self.state().seasons.clone().into_iter().collect())
    }

    async fn keep_season(&self, id: &str, plan: Option<&str>) -> Result<(), StoreError> {
        let mut state = self.state();
        match plan {
            Some(plan) => state.seasons.insert(id.to_owned(), plan.to_owned()),
            None => state.seasons.remove(id),
        };
        Ok(())
    }
}
