//! Accounts in memory.

use async_trait::async_trait;

use super::MemoryStore;
use super::people::{Account, People, Player};
use crate::account_store::{
    AccountRecord, AccountStore, Deed, DeedRefused, DeviceRecord, DoorRecord, Listed, LogLine, NewReport,
    Outdated, PlayerRecord, RecoveryRecord, ReportRecord, Reports, ResetRecord, SessionRecord, Tie,
};
use crate::error::StoreError;

#[async_trait]
impl AccountStore for MemoryStore {
    async fn change(&self, deeds: &[Deed]) -> Result<(), DeedRefused> {
        let mut state = self.state();
        // What is refused in the middle must leave nothing.
        let mut people = state.people.clone();
        for deed in deeds {
            people.carry_out(deed)?;
        }
        state.people = people;
        for deed in deeds {
            if let Deed::Erase { id, .. } = deed {
                state.forget(id);
            }
        }
        Ok(())
    }

    async fn player(&self, id: &str) -> Result<Option<PlayerRecord>, StoreError> {
        Ok(self.state().people.record(id))
    }

    async fn account_named(&self, folded: &str) -> Result<Option<PlayerRecord>, StoreError> {
        let state = self.state();
        let named = state.people.accounts.iter().find(|(_, account)| account.folded == folded);
        Ok(named.and_then(|(id, _)| state.people.record(id)))
    }

    async fn admins(&self) -> Result<u64, StoreError> {
        Ok(self.state().people.accounts.values().filter(|account| account.admin).count() as u64)
    }

    async fn find_players(
        &self,
        part: &str,
        before: Option<&str>,
        limit: u32,
    ) -> Result<Vec<PlayerRecord>, StoreError> {
        let state = self.state();
        let wanted = part.to_ascii_lowercase();
        let has_part = |id: &String, player: &Player| {
            let name = player.name.as_deref().unwrap_or_default().to_ascii_lowercase();
            let folded = state.people.accounts.get(id).map_or("", |account| account.folded.as_str());
            part.is_empty() || id == part || name.contains(&wanted) || folded.contains(&wanted)
        };
        let found = state.people.players.iter().rev().filter(|(id, player)| {
            player.erased.is_none()
                && before.is_none_or(|before| id.as_str() < before)
                && has_part(id, player)
        });
        Ok(found.take(limit as usize).filter_map(|(id, _)| state.people.record(id)).collect())
    }

    async fn forgotten_guests(&self, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let state = self.state();
        let is_forgotten = |(id, player): &(&String, &Player)| {
            player.seen < before && player.erased.is_none() && !state.people.accounts.contains_key(*id)
        };
        let mut guests: Vec<_> = state.people.players.iter().filter(is_forgotten).collect();
        guests.sort_by_key(|(_, player)| player.seen);
        Ok(guests.into_iter().take(limit as usize).map(|(id, _)| id.clone()).collect())
    }

    async fn session(&self, hash: &[u8]) -> Result<Option<SessionRecord>, StoreError> {
        Ok(self.state().people.sessions.get(hash).cloned())
    }

    async fn sessions(&self, account: &str) -> Result<Vec<SessionRecord>, StoreError> {
        let state = self.state();
        let mut sessions: Vec<SessionRecord> =
            state.people.sessions.values().filter(|session| session.account == account).cloned().collect();
        sessions.sort_by(|one, other| (other.seen, &one.id).cmp(&(one.seen, &other.id)));
        Ok(sessions)
    }

    async fn reset_link(&self, hash: &[u8]) -> Result<Option<ResetRecord>, StoreError> {
        Ok(self.state().people.resets.get(hash).cloned())
    }

    async fn device(&self, hash: &[u8]) -> Result<Option<DeviceRecord>, StoreError> {
        Ok(self.state().people.devices.get(hash).cloned())
    }

    async fn door(&self, hash: &[u8]) -> Result<Option<DoorRecord>, StoreError> {
        Ok(self.state().people.doors.values().find(|door| door.hash == hash).cloned())
    }

    async fn recovery(&self, account: &str) -> Result<Option<RecoveryRecord>, StoreError> {
        Ok(self.state().people.recoveries.get(account).cloned())
    }

    async fn throw_away(&self, outdated: &Outdated) -> Result<(), StoreError> {
        let people = &mut self.state().people;
        people.sessions.retain(|_, session| {
            session.seen >= outdated.sessions_seen_before && session.created >= outdated.sessions_begun_before
        });
        people.resets.retain(|_, link| link.expires >= outdated.links_before);
        people.doors.retain(|_, door| door.expires >= outdated.links_before);
        people.devices.retain(|_, device| device.seen >= outdated.devices_seen_before);
        Ok(())
    }

    async fn ties(&self, id: &str) -> Result<Vec<(Tie, Listed)>, StoreError> {
        let state = self.state();
        let mut ties: Vec<(Tie, Listed)> = Vec::new();
        for ((asker, asked), friendship) in &state.people.friendships {
            let (other, waiting) = match id {
                id if id == asker => (asked, Tie::Asked),
                id if id == asked => (asker, Tie::Asking),
                _ => continue,
            };
            let tie = if friendship.since.is_some() { Tie::Friend } else { waiting };
            ties.push((tie, state.people.listed(other, friendship.since.unwrap_or(friendship.at))));
        }
        ties.sort_by(|(_, one), (_, other)| (&one.name, &one.id).cmp(&(&other.name, &other.id)));
        Ok(ties)
    }

    async fn blocked(&self, by: &str) -> Result<Vec<Listed>, StoreError> {
        let state = self.state();
        let own = state.people.blocks.iter().filter(|((blocker, _), _)| blocker == by);
        let mut blocked: Vec<Listed> = own.map(|((_, whom), at)| state.people.listed(whom, *at)).collect();
        blocked.sort_by(|one, other| (other.since, &one.id).cmp(&(one.since, &other.id)));
        Ok(blocked)
    }

    async fn has_blocked(&self, by: &str, whom: &str) -> Result<bool, StoreError> {
        Ok(self.state().people.blocks.contains_key(&(by.to_owned(), whom.to_owned())))
    }

    async fn report(&self, report: &NewReport) -> Result<i64, StoreError> {
        let people = &mut self.state().people;
        let number = people.reports.len() as i64 + 1;
        people.reports.push(ReportRecord { number, report: report.clone(), closed: None });
        Ok(number)
    }

    async fn reports(
        &self,
        which: &Reports,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ReportRecord>, StoreError> {
        let state = self.state();
        let is_wanted = |record: &&ReportRecord| {
            (!which.open || record.closed.is_none())
                && which.about.as_ref().is_none_or(|about| *about == record.report.about)
                && which.by.as_ref().is_none_or(|by| *by == record.report.by)
                && before.is_none_or(|before| record.number < before)
        };
        Ok(state.people.reports.iter().rev().filter(is_wanted).take(limit as usize).cloned().collect())
    }

    async fn account_log(
        &self,
        about: Option<&str>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<(i64, LogLine)>, StoreError> {
        let state = self.state();
        let is_wanted = |(number, line): &(i64, &LogLine)| {
            before.is_none_or(|before| *number < before)
                && about
                    .is_none_or(|who| line.whom.as_deref() == Some(who) || line.by.as_deref() == Some(who))
        };
        let lines: Vec<(i64, &LogLine)> = (1..).zip(&state.people.log).collect();
        let found = lines.into_iter().rev().filter(is_wanted).take(limit as usize);
        Ok(found.map(|(number, line)| (number, line.clone())).collect())
    }
}

impl People {
    fn record(&self, id: &str) -> Option<PlayerRecord> {
        let Player { name, since, seen, locked, lock_reason, erased } = self.players.get(id)?.clone();
        let account = self.accounts.get(id).map(|account| {
            let Account { password, created, admin, listed, .. } = account.clone();
            AccountRecord { password, created, admin, listed }
        });
        Some(PlayerRecord { id: id.to_owned(), name, since, seen, locked, lock_reason, erased, account })
    }

    fn listed(&self, id: &str, since: i64) -> Listed {
        Listed { id: id.to_owned(), name: self.name(id), since }
    }
}
