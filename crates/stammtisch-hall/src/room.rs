//! A room: one tournament that is open, what of it is on the disk, and everybody who watches.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError, RwLock, Weak};
use std::time::Duration;

use axum::body::Bytes;
use schafkopf_turnier::{Event, Step, Tournament};
use stammtisch_desk::{Aftermath, Desk};
use stammtisch_http::clock::Clock;
use stammtisch_store::{Storage, Store, StoreError};
use tokio::sync::{mpsc, oneshot, watch};

use crate::backups::Backups;
use crate::display::DisplayState;
use crate::reply::Reply;
use crate::trouble::Trouble;
use crate::views::ViewKey;
use crate::worker::{Order, Work, Worker};

/// Orders that may wait for the one who writes.
const QUEUE: usize = 1024;
/// How often somebody else's entries are looked for while somebody watches.
const LOOK: Duration = Duration::from_millis(250);
/// Every so many looks, links are looked at, too.
const LINKS_EVERY: u32 = 4;

/// How far a room has come: the last event, and the revision of the display.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Pulse {
    pub(crate) version: u64,
    pub(crate) display: u64,
    /// Counts what else must wake whoever watches, such as a revoked link.
    pub(crate) knocks: u64,
}

/// A tournament that is open.
pub(crate) struct Room {
    pub(crate) id: String,
    pub(crate) store: Storage,
    pub(crate) clock: Arc<dyn Clock>,
    backups: Backups,
    /// The tournament as it is on the disk, never ahead of it.
    committed: RwLock<Tournament>,
    display: RwLock<DisplayState>,
    pulse: watch::Sender<Pulse>,
    orders: mpsc::Sender<Work>,
    revoked: Mutex<HashSet<String>>,
    /// Views as they were last sent, so that they are made once however many watch.
    sent: Mutex<BTreeMap<ViewKey, (Pulse, Bytes)>>,
}

impl Room {
    /// How many screens watch.
    pub(crate) fn watchers(&self) -> usize {
        self.pulse.receiver_count()
    }

    /// Opens a tournament.
    pub(crate) async fn open(
        store: Storage,
        clock: Arc<dyn Clock>,
        backups: Backups,
        id: &str,
    ) -> Result<Arc<Room>, StoreError> {
        let desk = Desk::open_with_commands(store.clone(), id).await?;
        let (revision, display) = read_display(&*store, id).await?;
        let (orders, inbox) = mpsc::channel(QUEUE);
        let version = desk.version();
        let room = Arc::new(Room {
            id: id.to_owned(),
            store,
            clock,
            backups,
            committed: RwLock::new(desk.tournament().clone()),
            display: RwLock::new(display),
            pulse: watch::Sender::new(Pulse { version, display: revision, knocks: 0 }),
            orders,
            revoked: Mutex::default(),
            sent: Mutex::default(),
        });
        let worker = Worker::new(Arc::downgrade(&room), desk);
        tokio::spawn(worker.run(inbox));
        tokio::spawn(look_around(Arc::downgrade(&room)));
        Ok(room)
    }

    /// Reads something of the tournament as it is on the disk.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&Tournament) -> T) -> T {
        look(&self.committed.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes in what was stored.
    pub(crate) fn take(&self, steps: Vec<Step>) {
        if !steps.is_empty() {
            self.commit(|tournament| steps.into_iter().for_each(|step| tournament.take(step)));
        }
    }

    /// Takes in a tournament as it is on the disk, where it is not known here yet.
    pub(crate) fn show_all(&self, stored: &Tournament) {
        if stored.log().len() as u64 != self.pulse().version {
            self.commit(|tournament| *tournament = stored.clone());
        }
    }

    fn commit(&self, change: impl FnOnce(&mut Tournament)) {
        let version = {
            let mut tournament = self.committed.write().unwrap_or_else(PoisonError::into_inner);
            change(&mut tournament);
            tournament.log().len() as u64
        };
        self.pulse.send_modify(|pulse| pulse.version = version);
    }

    /// Sees to copies of the database after events that ask for it.
    pub(crate) async fn clean_up_after(&self, events: &[Event]) {
        match Aftermath::of(events) {
            Aftermath::Nothing => {}
            Aftermath::BackUp => self.backups.ask(),
            Aftermath::Forget => self.backups.forget().await,
        }
    }

    /// How far the room has come.
    pub(crate) fn pulse(&self) -> Pulse {
        *self.pulse.borrow()
    }

    /// Watches the room.
    pub(crate) fn watch(&self) -> watch::Receiver<Pulse> {
        self.pulse.subscribe()
    }

    /// What the display shows.
    pub(crate) fn display(&self) -> DisplayState {
        self.display.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Changes what the display shows, on the disk first.
    pub(crate) async fn change_display(
        &self,
        change: impl FnOnce(&mut DisplayState),
    ) -> Result<(), StoreError> {
        let mut wanted = self.display();
        change(&mut wanted);
        let data = serde_json::to_string(&wanted).expect("the display is plain data");
        let revision = self.store.keep_display(&self.id, &data).await?;
        self.show(revision, wanted);
        Ok(())
    }

    fn show(&self, revision: u64, state: DisplayState) {
        *self.display.write().unwrap_or_else(PoisonError::into_inner) = state;
        self.pulse.send_modify(|pulse| pulse.display = revision);
    }

    /// Has commands carried out, and waits until they are on the disk.
    pub(crate) async fn order(&self, order: Order) -> Result<Vec<Reply>, Trouble> {
        let (answer, answered) = oneshot::channel();
        self.orders.send(Work::Order(order, answer)).await.map_err(|_| Trouble::Closed)?;
        answered.await.map_err(|_| Trouble::Closed)
    }

    /// Makes sure that what another process has written is known here, too.
    pub(crate) async fn catch_up(&self) -> Result<(), Trouble> {
        if self.store.head(&self.id).await? == self.pulse().version {
            return Ok(());
        }
        let (answer, answered) = oneshot::channel();
        self.orders.send(Work::CatchUp(answer)).await.map_err(|_| Trouble::Closed)?;
        answered.await.map_err(|_| Trouble::Closed)
    }

    /// Notes that links were revoked, and ends what they opened.
    pub(crate) fn note_revoked(&self, hashes: impl IntoIterator<Item = String>) {
        let mut known = self.revoked.lock().unwrap_or_else(PoisonError::into_inner);
        let before = known.len();
        known.extend(hashes);
        if known.len() > before {
            drop(known);
            self.pulse.send_modify(|pulse| pulse.knocks += 1);
        }
    }

    /// Whether a link is known to be revoked.
    pub(crate) fn is_revoked(&self, hash: &str) -> bool {
        self.revoked.lock().unwrap_or_else(PoisonError::into_inner).contains(hash)
    }

    /// A view as bytes, made once for everybody.
    pub(crate) fn bytes_of(&self, key: &ViewKey, make: impl FnOnce() -> Vec<u8>) -> Bytes {
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.pulse();
        match sent.get(key) {
            Some((pulse, bytes)) if *pulse == now => bytes.clone(),
            _ => {
                let bytes = Bytes::from(make());
                sent.insert(key.clone(), (now, bytes.clone()));
                bytes
            }
        }
    }
}

async fn read_display(store: &dyn Store, id: &str) -> Result<(u64, DisplayState), StoreError> {
    let found = store.display(id).await?;
    Ok(found.map_or_else(Default::default, |(revision, data)| {
        // A display of a newer program shows its beginning again; nothing is lost by it.
        (revision, serde_json::from_str(&data).unwrap_or_default())
    }))
}

/// Looks for what other processes write, as long as somebody watches.
async fn look_around(room: Weak<Room>) {
    let mut looks: u32 = 0;
    loop {
        tokio::time::sleep(LOOK).await;
        let Some(room) = room.upgrade() else { return };
        if room.pulse.receiver_count() == 0 {
            continue;
        }
        looks = looks.wrapping_add(1);
        // What cannot be read now is read a moment later.
        let _ = room.catch_up().await;
        if let Ok((revision, state)) = read_display(&*room.store, &room.id).await
            && revision != room.pulse().display
        {
            room.show(revision, state);
        }
        if looks.is_multiple_of(LINKS_EVERY)
            && let Ok(links) = room.store.links(&room.id).await
        {
            room.note_revoked(links.into_iter().filter(|link| link.revoked.is_some()).map(|link| link.hash));
        }
    }
}
