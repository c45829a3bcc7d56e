//! The hall: every tournament of a store, open to whoever holds a link.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use schafkopf::{RuleSet, rules};
use stammtisch_desk::{Link, NewLink, TOKEN_BYTES, token_hash, written};
use stammtisch_http::clock::{Clock, Moment, SECOND};
use stammtisch_http::randomness::{self, Randomness};
use stammtisch_store::{ExportKey, Storage};

use crate::backups::Backups;
use crate::disk::Disk;
use crate::room::Room;
use crate::trouble::Trouble;

/// How long a ticket is good for.
const TICKET_TIME: Moment = 60 * SECOND;
/// Most tickets at a time.
const MOST_TICKETS: usize = 1_000;

/// A permission to fetch one address once.
struct Ticket {
    path: String,
    link: Arc<Link>,
    until: Moment,
}

/// The hall: what the pages of all tournaments of a store talk to.
#[derive(Clone)]
pub struct Hall {
    pub(crate) store: Storage,
    pub(crate) clock: Arc<dyn Clock>,
    random: Arc<dyn Randomness>,
    pub(crate) backups: Backups,
    pub(crate) disk: Disk,
    /// By which its own exports are known again.
    pub(crate) export_key: ExportKey,
    rules: Arc<Vec<Arc<RuleSet>>>,
    rooms: Arc<tokio::sync::Mutex<HashMap<String, Arc<Room>>>>,
    tickets: Arc<Mutex<HashMap<String, Ticket>>>,
    /// Which tournament was made under which id of a request, so that a second click makes no second one.
    made: Arc<tokio::sync::Mutex<HashMap<String, String>>>,
    /// Where phones reach the server.
    addresses: Arc<Vec<String>>,
}

impl fmt::Debug for Hall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hall").field("store", &self.store).finish_non_exhaustive()
    }
}

impl Hall {
    /// Opens the hall of a store. Its administrator is who the [`Caller`](stammtisch_http::Caller) of a request says.
    ///
    /// It must be called within a Tokio runtime.
    pub fn open(
        store: Storage,
        clock: Arc<dyn Clock>,
        random: Arc<dyn Randomness>,
        export_key: ExportKey,
    ) -> Hall {
        let rules = rules::builtin_ids().filter_map(rules::builtin).filter(|set| set.tournament.is_some());
        let disk = Disk::default();
        Hall {
            backups: Backups::start(store.clone(), clock.clone(), disk.clone()),
            disk,
            export_key,
            store,
            clock,
            random,
            rules: Arc::new(rules.collect()),
            rooms: Arc::default(),
            tickets: Arc::default(),
            made: Arc::default(),
            addresses: Arc::default(),
        }
    }

    /// The same hall with these rule sets to choose from; those without a tournament are left out.
    pub fn with_rules(self, sets: impl IntoIterator<Item = Arc<RuleSet>>) -> Hall {
        let rules = sets.into_iter().filter(|set| set.tournament.is_some()).collect();
        Hall { rules: Arc::new(rules), ..self }
    }

    /// The same hall, which asks whether there is room on the disk before something new begins; once.
    pub fn with_room(self, has_room: impl Fn() -> bool + Send + Sync + 'static) -> Hall {
        self.disk.fill(has_room);
        self
    }

    /// The same hall, which tells its administrator under which addresses phones reach it.
    pub fn with_addresses(self, addresses: impl IntoIterator<Item = String>) -> Hall {
        Hall { addresses: Arc::new(addresses.into_iter().collect()), ..self }
    }

    pub(crate) fn addresses(&self) -> &[String] {
        &self.addresses
    }

    /// The tournaments that were made lately, by the ids of their requests; while one is made nobody else makes one.
    pub(crate) async fn made(&self) -> tokio::sync::MutexGuard<'_, HashMap<String, String>> {
        self.made.lock().await
    }

    /// Closes the room of a tournament that is no more, and ends what its links opened.
    pub(crate) async fn close_room(&self, tournament: &str, hashes: Vec<String>) {
        if let Some(room) = self.rooms.lock().await.remove(tournament) {
            room.note_revoked(hashes);
        }
    }

    /// How many tournaments are open, and how many screens watch them; none while somebody opens one.
    pub fn watched(&self) -> Option<(usize, usize)> {
        let rooms = self.rooms.try_lock().ok()?;
        Some((rooms.len(), rooms.values().map(|room| room.watchers()).sum()))
    }

    pub(crate) fn rules(&self) -> &[Arc<RuleSet>] {
        &self.rules
    }

    /// A token that nobody can guess.
    pub(crate) fn token(&self) -> [u8; TOKEN_BYTES] {
        randomness::bytes(&*self.random)
    }

    /// The room of a tournament, opened where it is not.
    pub(crate) async fn room(&self, tournament: &str) -> Result<Arc<Room>, Trouble> {
        let mut rooms = self.rooms.lock().await;
        if let Some(room) = rooms.get(tournament) {
            return Ok(Arc::clone(room));
        }
        let room =
            Room::open(self.store.clone(), self.clock.clone(), self.backups.clone(), tournament).await?;
        rooms.insert(tournament.to_owned(), Arc::clone(&room));
        Ok(room)
    }

    /// The link of a token.
    pub(crate) async fn link(&self, token: &str) -> Result<Link, Trouble> {
        let record = self.store.link(&token_hash(token)).await?;
        let link = record.and_then(Link::read).ok_or(Trouble::NoLink)?;
        if link.revoked.is_some() { Err(Trouble::Revoked) } else { Ok(link) }
    }

    /// Keeps new links, revokes others, and ends what those opened.
    pub(crate) async fn keep_links(&self, new: &[NewLink], revoked: &[Link]) -> Result<(), Trouble> {
        let records: Vec<_> = new.iter().map(|new| new.link.record()).collect();
        let hashes: Vec<String> = revoked.iter().map(|link| link.hash.clone()).collect();
        self.store.keep_links(&records, &hashes, self.clock.now()).await?;
        for link in revoked {
            self.room(&link.tournament).await?.note_revoked([link.hash.clone()]);
        }
        Ok(())
    }

    /// A ticket for one address.
    pub(crate) fn ticket(&self, link: &Arc<Link>, path: &str) -> String {
        let name = written(&self.token());
        let now = self.clock.now();
        let mut tickets = self.tickets.lock().unwrap_or_else(PoisonError::into_inner);
        tickets.retain(|_, ticket| ticket.until > now);
        if tickets.len() >= MOST_TICKETS {
            tickets.clear();
        }
        let ticket = Ticket { path: path.to_owned(), link: Arc::clone(link), until: now + TICKET_TIME };
        tickets.insert(name.clone(), ticket);
        name
    }

    /// Takes a ticket for an address: it is good once.
    pub(crate) fn take_ticket(&self, name: &str, path: &str) -> Option<Arc<Link>> {
        let mut tickets = self.tickets.lock().unwrap_or_else(PoisonError::into_inner);
        let ticket = tickets.remove(name)?;
        (ticket.path == path && ticket.until > self.clock.now()).then_some(ticket.link)
    }
}
