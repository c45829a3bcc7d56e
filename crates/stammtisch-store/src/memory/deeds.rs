//! Changes to accounts in memory.

use std::collections::btree_map::Entry;

use super::State;
use super::people::{Account, Friendship, People, Player};
use crate::account_store::{Deed, DeedRefused, DeviceRecord, NewAccount};
use crate::error::StoreError;
use crate::history::SeatHolder;
use crate::spoken::{Talk, nameless, opened_by, without_words};

/// Devices of an account that are remembered.
const MOST_DEVICES: usize = 16;

impl People {
    /// Carries out one deed; one that is refused may leave half of it.
    pub(super) fn carry_out(&mut self, deed: &Deed) -> Result<(), DeedRefused> {
        match deed {
            Deed::Meet { id, name, at } => {
                self.meet(id, name, *at);
            }
            Deed::Register(account) => self.register(account)?,
            Deed::Rename { id, name, folded } => self.rename(id, name, folded)?,
            Deed::Password { id, hash } => {
                self.shut(id);
                self.account(id)?.password.clone_from(hash);
            }
            Deed::Listed { id, listed } => self.account(id)?.listed = *listed,
            Deed::Admin { id, admin } => self.account(id)?.admin = *admin,
            Deed::Lock { id, at, reason } => {
                let player = self.alive(id)?;
                (player.locked, player.lock_reason) = (Some(*at), Some(reason.clone()));
            }
            Deed::Unlock { id } => {
                let player = self.players.get_mut(id).ok_or(DeedRefused::Nothing)?;
                (player.locked, player.lock_reason) = (None, None);
            }
            Deed::SessionBegins(session) => {
                self.known(&session.account)?;
                self.sessions.insert(session.hash.clone(), session.clone());
            }
            Deed::SessionSeen { hash, at } => {
                if let Some(session) = self.sessions.get_mut(hash) {
                    session.seen = session.seen.max(*at);
                }
            }
            Deed::SessionEnds { account, id } => {
                let before = self.sessions.len();
                self.sessions.retain(|_, session| (&session.account, &session.id) != (account, id));
                something(before != self.sessions.len(), DeedRefused::Nothing)?;
            }
            Deed::SessionsEnd { account } => self.sessions.retain(|_, session| session.account != *account),
            Deed::ResetLink(link) => {
                self.known(&link.account)?;
                self.resets.retain(|_, earlier| earlier.account != link.account);
                self.resets.insert(link.hash.clone(), link.clone());
            }
            Deed::ResetUsed { hash, at } => {
                let valid = self.resets.get(hash).is_some_and(|link| link.expires >= *at);
                something(valid, DeedRefused::LinkInvalid)?;
                self.resets.remove(hash);
            }
            Deed::DeviceKnown { device, instead_of } => self.know(device, instead_of.as_ref())?,
            Deed::Door(door) => {
                self.known(&door.account)?;
                self.doors.insert(door.account.clone(), door.clone());
            }
            Deed::DoorUsed { hash, at } => {
                let before = self.doors.len();
                self.doors.retain(|_, door| door.hash != *hash || door.expires < *at);
                something(before != self.doors.len(), DeedRefused::LinkInvalid)?;
            }
            Deed::Recovery(code) => {
                self.known(&code.account)?;
                self.recoveries.insert(code.account.clone(), code.clone());
            }
            Deed::RecoveryUsed { account, hash } => {
                let valid = self.recoveries.get(account).is_some_and(|code| code.hash == *hash);
                something(valid, DeedRefused::LinkInvalid)?;
                self.recoveries.remove(account);
            }
            Deed::Ask { from, to, at } => {
                let asked = Friendship { at: *at, since: None };
                self.friendships.entry((from.clone(), to.clone())).or_insert(asked);
            }
            Deed::Accept { from, to, at } => {
                let asked = self.friendships.get_mut(&(from.clone(), to.clone()));
                let asked = asked.ok_or(DeedRefused::Nothing)?;
                asked.since = asked.since.or(Some(*at));
            }
            Deed::Part { one, other } => self.part(one, other),
            Deed::Block { by, whom, at } => {
                self.part(by, whom);
                self.blocks.entry((by.clone(), whom.clone())).or_insert(*at);
            }
            Deed::Unblock { by, whom } => {
                self.blocks.remove(&(by.clone(), whom.clone()));
            }
            Deed::CloseReport { number, closing } => {
                let mut open = self.reports.iter_mut().filter(|record| record.closed.is_none());
                let record = open.find(|record| record.number == *number).ok_or(DeedRefused::Nothing)?;
                record.closed = Some(closing.clone());
            }
            Deed::Erase { id, at } => self.erase(id, *at),
            Deed::Log(line) => self.log.push(line.clone()),
        }
        Ok(())
    }

    fn account(&mut self, id: &str) -> Result<&mut Account, DeedRefused> {
        self.accounts.get_mut(id).ok_or(DeedRefused::Nothing)
    }

    /// Somebody who is known and was not erased.
    fn alive(&mut self, id: &str) -> Result<&mut Player, DeedRefused> {
        self.players.get_mut(id).filter(|player| player.erased.is_none()).ok_or(DeedRefused::Nothing)
    }

    /// Refuses what refers to an account that is not there.
    fn known(&self, account: &str) -> Result<(), DeedRefused> {
        let what = || format!("there is no account {account}");
        let is_known = self.accounts.contains_key(account);
        something(is_known, DeedRefused::Store(StoreError::Database { code: None, what: what() }))
    }

    fn register(&mut self, new: &NewAccount) -> Result<(), DeedRefused> {
        if self.accounts.contains_key(&new.id) {
            return Err(DeedRefused::HasAccount);
        }
        match self.players.entry(new.id.clone()) {
            Entry::Vacant(place) => {
                let name = Some(new.name.clone());
                place.insert(Player { name, since: new.at, seen: new.at, ..Player::default() });
            }
            Entry::Occupied(known) if known.get().erased.is_some() => return Err(DeedRefused::HasAccount),
            Entry::Occupied(mut known) => {
                known.get_mut().name = Some(new.name.clone());
                known.get_mut().seen = new.at;
            }
        }
        something(
            self.accounts.values().all(|account| account.folded != new.folded),
            DeedRefused::NameTaken,
        )?;
        let account = Account {
            folded: new.folded.clone(),
            password: new.password.clone(),
            created: new.at,
            admin: false,
            listed: new.listed,
        };
        self.accounts.insert(new.id.clone(), account);
        Ok(())
    }

    fn rename(&mut self, id: &str, name: &str, folded: &str) -> Result<(), DeedRefused> {
        let is_taken = self.accounts.iter().any(|(other, account)| other != id && account.folded == folded);
        something(!is_taken, DeedRefused::NameTaken)?;
        self.alive(id)?.name = Some(name.to_owned());
        if let Some(account) = self.accounts.get_mut(id) {
            folded.clone_into(&mut account.folded);
        }
        Ok(())
    }

    /// Remembers a device, and forgets what it was known by before and the oldest of too many.
    fn know(&mut self, device: &DeviceRecord, instead_of: Option<&Vec<u8>>) -> Result<(), DeedRefused> {
        self.known(&device.account)?;
        if let Some(former) = instead_of {
            self.devices.remove(former);
        }
        self.devices.insert(device.hash.clone(), device.clone());
        let mut own: Vec<_> = self.devices.values().filter(|known| known.account == device.account).collect();
        own.sort_by_key(|known| std::cmp::Reverse(known.seen));
        let gone: Vec<Vec<u8>> = own.iter().skip(MOST_DEVICES).map(|known| known.hash.clone()).collect();
        self.devices.retain(|hash, _| !gone.contains(hash));
        Ok(())
    }

    /// What a new password takes away with the old one: whoever knew that one may have opened a door or made a code.
    fn shut(&mut self, account: &str) {
        self.devices.retain(|_, device| device.account != account);
        self.doors.remove(account);
        self.recoveries.remove(account);
    }

    fn part(&mut self, one: &str, other: &str) {
        self.friendships.retain(|(asker, asked), _| {
            (asker.as_str(), asked.as_str()) != (one, other)
                && (asker.as_str(), asked.as_str()) != (other, one)
        });
    }

    /// Erases a person; a bare id stays, so that an old cookie cannot bring it back to life.
    fn erase(&mut self, id: &str, at: i64) {
        self.shut(id);
        self.sessions.retain(|_, session| session.account != id);
        self.resets.retain(|_, link| link.account != id);
        self.accounts.remove(id);
        self.friendships.retain(|(asker, asked), _| asker != id && asked != id);
        self.blocks.retain(|(by, whom), _| by != id && whom != id);
        for record in &mut self.reports {
            if record.report.by == id || record.report.about == id {
                record.report.text = None;
                if let Some(closing) = &mut record.closed {
                    closing.note = None;
                }
            }
        }
        let new = || Player { since: at, seen: at, ..Player::default() };
        let player = self.players.entry(id.to_owned()).or_insert_with(new);
        (player.name, player.lock_reason) = (None, None);
        player.erased = player.erased.or(Some(at));
    }
}

fn something(is_there: bool, otherwise: DeedRefused) -> Result<(), DeedRefused> {
    if is_there { Ok(()) } else { Err(otherwise) }
}

impl State {
    /// Takes somebody who was erased out of the games he played and the tables where he sat: what was said there may have
    /// the name in it, whoever said it, and so may what he called his tables.
    pub(super) fn forget(&mut self, id: &str) {
        let history = &mut self.history;
        history.shares.retain(|_, share| share.by != id);
        history.ratings.remove(id);
        history.accuracies.retain(|(_, _, person), _| person != id);
        for hand in history.hands.values_mut() {
            let seats = hand.seats.clone();
            for (seat, _) in seats.iter().filter(|(_, holder)| holder.person() == Some(id)) {
                hand.seats[seat] = SeatHolder::Erased;
            }
        }
        for record in history.matches.values_mut() {
            let seats = record.summary.seats.clone();
            for (seat, _) in seats.iter().filter(|(_, holder)| holder.person() == Some(id)) {
                (record.summary.seats[seat], record.ratings[seat]) = (SeatHolder::Erased, None);
            }
        }
        for table in self.tables.values_mut() {
            if table.guests.contains(id) {
                for entry in
                    table.entries.values_mut().filter(|entry| Talk::of(&entry.what) == Some(Talk::Chat))
                {
                    entry.what = without_words(&entry.what).unwrap_or_else(|| entry.what.clone());
                }
            }
            if opened_by(&table.head.plan).as_deref() == Some(id) {
                table.head.plan = nameless(&table.head.plan).unwrap_or_else(|| table.head.plan.clone());
            }
        }
        self.guests.remove(id);
        for runde in self.runden.values_mut() {
            runde.people.remove(id);
        }
    }
}
