//! Commands: each is done once, whoever sends it how often.

use std::sync::atomic::Ordering::Relaxed;

use schafkopf::Seat;
use stammtisch_http::PersonId;
use stammtisch_store::GuestName;

use super::actor::{Actor, is_decline};
use super::entry::Entry;
use super::envelope::encode;
use super::named::Named;
use super::writer::Unwritten;
use crate::hub::Visitor;
use crate::space::Level as Room;
use crate::wire::{Command, LONGEST_ID, Refused, ServerMessage, Window};

impl Actor {
    /// Does what a client wants, answers, and tells everybody.
    pub(super) async fn obey(&mut self, place: usize, id: String, command: Command) {
        let before = self.table.version();
        match self.execute(place, &id, &command).await {
            Ok(version) => {
                self.shared.figures.commands.fetch_add(1, Relaxed);
                self.clients[place].outbox.answer(encode(&ServerMessage::Done { id, version }));
            }
            // Who holds the table now answers it, when the client comes back with it.
            Err(_) if self.is_ending() => return,
            Err(why) => {
                self.shared.figures.refused(why.code());
                let reason = why.told(self.clients[place].visitor.lang);
                let id = if why == Refused::BadId { String::new() } else { id };
                self.clients[place].outbox.answer(encode(&ServerMessage::Refused { id, reason }));
                return;
            }
        }
        let changed = self.look_around() || self.table.version() != before;
        // Who declines before a window for doubles is over is told that he was heard, and nobody else learns when.
        if changed || !matches!(command, Command::Act { .. }) {
            self.fan_out();
        }
    }

    /// Does a command, if it has not been done before; returns the version with its effect.
    async fn execute(&mut self, place: usize, id: &str, command: &Command) -> Result<u64, Refused> {
        if !self.clients[place].greeted {
            return Err(Refused::NotGreeted);
        }
        if id.is_empty() || id.len() > LONGEST_ID {
            return Err(Refused::BadId);
        }
        let visitor = self.clients[place].visitor.clone();
        let named = Named::new(visitor.id, id, command);
        if let Some(known) = self.recent.version(&named) {
            return known;
        }
        let entries = self.decide(&visitor, command).await;
        if !matches!(&entries, Ok(entries) if !entries.is_empty())
            // What cannot be done any more, or is so already, may have been done long ago, under this very id.
            && let Some(known) = self.done_before(&named).await
        {
            return known;
        }
        let version = self.keep(entries?, &named, &visitor).await?;
        self.heed(&visitor, command);
        Ok(version)
    }

    /// What a command leads to, if it may be done now.
    async fn decide(&self, visitor: &Visitor, command: &Command) -> Result<Vec<Entry>, Refused> {
        let seat = self.table.seat_of(visitor.id);
        if matches!(command, Command::Sit { .. }) && self.table.chair_of(visitor.id).is_none() {
            self.check_company(visitor.id).await?;
        }
        if matches!(command, Command::Chat { .. } | Command::Phrase { .. }) && self.room() != Room::Enough {
            return Err(Refused::DiskFull);
        }
        let mut entries = self.table.decide(visitor.id, command, self.now())?;
        if matches!(self.delays().window, Window::Fixed(_)) {
            // Who says nothing declines as well, at the end: there is nothing to keep.
            entries.retain(|entry| !is_decline(entry));
        }
        if let (Command::Show { spectators: true, to: Some(to) }, Some(seat)) = (command, seat) {
            self.asked_by(to, seat).ok_or(Refused::NotWatching)?;
        }
        let taken = self.shared.allowed.take(command, self.id, visitor, self.shared.instant());
        taken.map_err(|wait| Refused::TooOften { wait_s: wait.as_secs() as u32 + 1 })?;
        Ok(entries)
    }

    /// The spectator of an id, if he asked to look into a seat's hand.
    fn asked_by(&self, id: &str, seat: Seat) -> Option<PersonId> {
        let spectator = id.parse().ok()?;
        self.watching.find(spectator, seat).map(|watch| watch.spectator)
    }

    /// Has what a command led to written and applies it; returns the version, the present one where nothing changed.
    async fn keep(&mut self, entries: Vec<Entry>, named: &Named, visitor: &Visitor) -> Result<u64, Refused> {
        if entries.is_empty() {
            self.recent.insert(named, self.table.version());
            return Ok(self.table.version());
        }
        let sits = entries.iter().any(|entry| matches!(entry, Entry::Sat { .. }));
        let guests = if sits { self.named(visitor) } else { Vec::new() };
        match self.commit(entries, Some(named), guests).await {
            Ok(()) => Ok(self.table.version()),
            Err(Unwritten::Twice) => self.done_before(named).await.unwrap_or(Err(Refused::NotStored)),
            Err(Unwritten::Fenced) => Err(Refused::Restarting),
            Err(Unwritten::Failed) => Err(Refused::NotStored),
        }
    }

    /// Remembers the name of somebody who sits down, and what is to be written of it.
    pub(super) fn named(&mut self, visitor: &Visitor) -> Vec<GuestName> {
        self.table.name_guest(visitor.id, &visitor.name);
        vec![GuestName { id: visitor.id.to_string(), name: visitor.name.clone() }]
    }

    /// The version that a command led to that was done before the table's memory begins.
    async fn done_before(&self, named: &Named) -> Option<Result<u64, Refused>> {
        for key in [&named.key, &named.id] {
            if let Ok(Some(done)) = self.shared.store.done_command(self.number, key).await {
                return Some(named.version(done));
            }
        }
        None
    }

    /// Lets spectators look into hands, as players say. Who sits down is no spectator any more.
    fn heed(&mut self, visitor: &Visitor, command: &Command) {
        let seat = self.table.seat_of(visitor.id);
        match command {
            Command::Watch { seat } => {
                self.watching.ask(visitor.id, &visitor.name, (*seat).into());
            }
            Command::Sit { .. } => {
                self.watching.forget(visitor.id);
                self.unbook(visitor.id);
            }
            Command::Show { spectators, to } => {
                if let Some(seat) = seat {
                    self.let_look(visitor.id, seat, (*spectators, to.as_deref()));
                }
            }
            Command::Leave
            | Command::Act { .. }
            | Command::Cut { .. }
            | Command::Ready
            | Command::Bot { .. }
            | Command::Pace { .. }
            | Command::Door { .. }
            | Command::Phrase { .. }
            | Command::Chat { .. } => {}
        }
    }

    /// A player lets somebody look into his hand, or not any more; or nobody.
    fn let_look(&mut self, player: PersonId, seat: Seat, (spectators, to): (bool, Option<&str>)) {
        match to.map(|to| self.asked_by(to, seat)) {
            None if spectators => {}
            None => self.watching.dismiss_all(seat),
            Some(Some(spectator)) if spectators => self.watching.admit(spectator, seat, player),
            Some(Some(spectator)) => self.watching.dismiss(spectator, seat),
            Some(None) => {}
        }
    }
}
