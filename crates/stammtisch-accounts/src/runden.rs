//! Rounds of friends: who belongs to one, and the log of its sheet, which devices add to and read.
//!
//! What an entry means the devices know; here it is read so that nothing else gets in, that nothing is there twice, and that a
//! name that was erased is erased everywhere.

use schafkopf::Bytes32;
use schafkopf_runde::stored::{self, line};
use schafkopf_runde::{Deed, Device, Entry, EntryId, Log};
use stammtisch_http::Person;
use stammtisch_store::{Reworded, RundeLine, RundeRecord};

use crate::accounts::Accounts;
use crate::refused::Refused;
use crate::signing::slow_down;
use crate::token::{Token, random_id};
use crate::wire::{RundeCard, RundeEntry, RundeLog};

/// The most rounds of one person.
const MOST_RUNDEN: usize = 40;
/// The longest name of a round, in characters.
const LONGEST_NAME: usize = 60;
/// How many entries a round has when no more are taken: after twenty years of long evenings.
const MOST_ENTRIES: u64 = 50_000;
/// The longest line: a whole rule set is in it where an evening begins.
const LONGEST_LINE: usize = 64 * 1024;
/// Under which name the house itself writes.
const HOUSE: &str = "house";

impl Accounts {
    /// Keeps a new round; says what it is called here.
    pub(crate) async fn open_runde(&self, me: &Person, name: &str) -> Result<RundeCard, Refused> {
        let name = name.trim();
        if name.is_empty() || name.chars().count() > LONGEST_NAME || name.contains(char::is_control) {
            return Err(Refused::TextTooLong);
        }
        self.may_write(me)?;
        let person = me.id.to_string();
        if self.inner.store.runden_of(&person).await?.len() >= MOST_RUNDEN {
            return Err(Refused::TooMany);
        }
        let id = random_id(&*self.inner.around.random);
        let record = RundeRecord { id, name: name.to_owned(), created: self.now(), link: None };
        self.inner.store.open_runde(&record, &person).await?;
        Ok(RundeCard { id: record.id, name: record.name, member: None })
    }

    /// The rounds to which somebody belongs.
    pub(crate) async fn runden(&self, me: &Person) -> Result<Vec<RundeCard>, Refused> {
        self.runden_of(&me.id.to_string()).await
    }

    /// The rounds to which a person belongs.
    pub(crate) async fn runden_of(&self, person: &str) -> Result<Vec<RundeCard>, Refused> {
        let found = self.inner.store.runden_of(person).await?;
        Ok(found
            .into_iter()
            .map(|(record, member)| RundeCard { id: record.id, name: record.name, member })
            .collect())
    }

    /// The round, if somebody belongs to it: to anybody else there is none.
    async fn own_runde(&self, me: &Person, id: &str) -> Result<RundeCard, Refused> {
        let found = self.runden(me).await?.into_iter().find(|card| card.id == id);
        found.ok_or(Refused::NotFound)
    }

    /// Makes a link by which others enter; the one before opens nothing any more.
    pub(crate) async fn link_runde(&self, me: &Person, id: &str) -> Result<String, Refused> {
        self.own_runde(me, id).await?;
        let token = Token::new(&*self.inner.around.random);
        self.inner.store.keep_runde_link(id, Some(&kept(&token))).await?;
        Ok(token.text())
    }

    /// Enters the round of a link.
    pub(crate) async fn enter_runde(&self, me: &Person, token: &str) -> Result<RundeCard, Refused> {
        let token = Token::parse(token).ok_or(Refused::LinkInvalid)?;
        let found = self.inner.store.runde_of_link(&kept(&token)).await?.ok_or(Refused::LinkInvalid)?;
        let own = self.runden(me).await?;
        if own.len() >= MOST_RUNDEN && own.iter().all(|card| card.id != found.id) {
            return Err(Refused::TooMany);
        }
        self.inner.store.enter_runde(&found.id, &me.id.to_string(), self.now()).await?;
        self.own_runde(me, &found.id).await
    }

    /// Somebody belongs to a round no more.
    pub(crate) async fn leave_runde(&self, me: &Person, id: &str) -> Result<(), Refused> {
        Ok(self.inner.store.leave_runde(id, &me.id.to_string()).await?)
    }

    /// Somebody says which member he is: that name goes with him when he erases himself.
    pub(crate) async fn be_in_runde(
        &self,
        me: &Person,
        id: &str,
        member: Option<&str>,
    ) -> Result<RundeCard, Refused> {
        self.own_runde(me, id).await?;
        let member = member.map(str::parse::<EntryId>).transpose().map_err(|_| Refused::NotFound)?;
        let log = self.whole_log(id).await?;
        let joined = |member: &EntryId| {
            let mut entries = log.entries();
            entries.any(|entry| entry.id == *member && matches!(entry.deed, Deed::Joined { .. }))
        };
        if member.as_ref().is_some_and(|member| !joined(member)) {
            return Err(Refused::NotFound);
        }
        let member = member.map(|member| member.to_string());
        self.inner.store.be_in_runde(id, &me.id.to_string(), member.as_deref()).await?;
        self.own_runde(me, id).await
    }

    /// The entries of a round after so many.
    pub(crate) async fn runde_log(&self, me: &Person, id: &str, after: u64) -> Result<RundeLog, Refused> {
        let card = self.own_runde(me, id).await?;
        let lines = self.inner.store.runde_lines(id, after).await?;
        let head = lines.last().map_or(after, |(seq, _)| *seq);
        let entries = lines.into_iter().map(|(seq, found)| RundeEntry { seq, line: found.line }).collect();
        Ok(RundeLog { name: card.name, head, entries })
    }

    /// Adds what a device has written; what is there already is there once. Says how many entries there are.
    pub(crate) async fn write_runde(&self, me: &Person, id: &str, lines: &[String]) -> Result<u64, Refused> {
        self.own_runde(me, id).await?;
        self.may_write(me)?;
        if lines.iter().any(|line| line.len() > LONGEST_LINE || line.contains('\n')) {
            return Err(Refused::NoLog);
        }
        let sent = stored::read(&lines.join("\n")).map_err(|_| Refused::NoLog)?;
        if !self.inner.store.runde_lines(id, MOST_ENTRIES).await?.is_empty() {
            return Err(Refused::TooMany);
        }
        // Names alone may have to go: everything else is added as it is.
        let names = |entry: &Entry| matches!(entry.deed, Deed::Joined { .. } | Deed::Erased { .. });
        let before = if sent.entries().any(names) { self.whole_log(id).await? } else { Log::default() };
        let mut after = before.clone();
        after.merge(&sent);
        self.keep_log(id, &before, &after).await
    }

    /// Whether somebody may write now, and there is room for it.
    fn may_write(&self, me: &Person) -> Result<(), Refused> {
        self.inner.runde_writers.take(&me.id.to_string(), self.now()).map_err(slow_down)?;
        if self.inner.around.house.has_room() { Ok(()) } else { Err(Refused::DiskFull) }
    }

    async fn whole_log(&self, id: &str) -> Result<Log, Refused> {
        let lines = self.inner.store.runde_lines(id, 0).await?;
        let text: Vec<String> = lines.into_iter().map(|(_, found)| found.line).collect();
        stored::read(&text.join("\n")).map_err(|error| {
            tracing::error!(%error, runde = id, "the log of a round cannot be read");
            Refused::Busy
        })
    }

    /// Keeps what is new in a log; names that were erased are erased where they stood.
    async fn keep_log(&self, id: &str, before: &Log, after: &Log) -> Result<u64, Refused> {
        let mut added: Vec<&Entry> = after.beyond(before).collect();
        let mut reworded = Vec::new();
        for old in before.beyond(after) {
            let is_same = |new: &&Entry| new.id == old.id && new.stamp == old.stamp;
            if let Some(place) = added.iter().position(is_same) {
                let new = added.remove(place);
                reworded.push(Reworded { entry: old.id.to_string(), from: line(old), to: line(new) });
            }
        }
        let lines: Vec<RundeLine> =
            added.into_iter().map(|new| RundeLine { entry: new.id.to_string(), line: line(new) }).collect();
        Ok(self.inner.store.append_to_runde(id, &lines, &reworded).await?)
    }

    /// Erases the names of somebody in the rounds where he has said who he is: numbers stay.
    pub(crate) async fn forget_in_runden(&self, person: &str) -> Result<(), Refused> {
        let house: Device = HOUSE.parse().expect("it is a name of a device");
        for (record, member) in self.inner.store.runden_of(person).await? {
            let Some(member) = member.and_then(|member| member.parse::<EntryId>().ok()) else { continue };
            let before = self.whole_log(&record.id).await?;
            let mut after = before.clone();
            if after.write(&house, Deed::Erased { member }).is_ok() {
                self.keep_log(&record.id, &before, &after).await?;
            }
        }
        Ok(())
    }
}

/// What is kept of a token.
fn kept(token: &Token) -> String {
    let hash: [u8; 32] = token.hash().try_into().expect("SHA-256 has so many bytes");
    Bytes32::new(hash).to_string()
}
