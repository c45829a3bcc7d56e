//! The tables that are awake.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::actor::{Message, run};
use super::ids::TableId;
use crate::hub::Shared;
use crate::wire::Refused;

/// The tables that are awake, by id.
#[derive(Default)]
pub(crate) struct Registry(Mutex<HashMap<TableId, Awake>>);

struct Awake {
    mailbox: UnboundedSender<Message>,
    seen: Arc<Seen>,
}

/// What others must know of a table that is awake.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// Whether the lobby lists it.
    pub(super) open: AtomicBool,
    /// Whether another node holds it, and something here only stands for it.
    pub(super) elsewhere: AtomicBool,
}

impl Registry {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Awake>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Sends a table a message, waking it if it sleeps; returns the way to it.
    pub(crate) fn send(shared: &Arc<Shared>, id: TableId, message: Message) -> UnboundedSender<Message> {
        let mut tables = shared.tables.lock();
        if let Some(awake) = tables.get(&id).filter(|awake| !awake.mailbox.is_closed()) {
            // It cannot have ended meanwhile: it asks for this very lock before it does.
            let _ = awake.mailbox.send(message);
            return awake.mailbox.clone();
        }
        let (sender, receiver) = unbounded_channel();
        let seen = Arc::new(Seen::default());
        let task = run(Arc::clone(shared), id, receiver, sender.downgrade(), Arc::clone(&seen));
        let _ = sender.send(message);
        tables.insert(id, Awake { mailbox: sender.clone(), seen });
        tokio::spawn(task);
        sender
    }

    /// The open tables, at most so many.
    pub(crate) fn open(&self, most: usize) -> Vec<UnboundedSender<Message>> {
        let tables = self.lock();
        let open = tables.values().filter(|awake| awake.seen.open.load(Relaxed));
        open.take(most).map(|awake| awake.mailbox.clone()).collect()
    }

    /// The way to a table that is awake.
    pub(super) fn awake(&self, id: TableId) -> Option<UnboundedSender<Message>> {
        self.lock().get(&id).map(|awake| awake.mailbox.clone())
    }

    /// The way to a table that is awake and no other node's.
    pub(crate) fn ours(&self, id: TableId) -> Option<UnboundedSender<Message>> {
        let tables = self.lock();
        let awake = tables.get(&id).filter(|awake| !awake.seen.elsewhere.load(Relaxed));
        awake.map(|awake| awake.mailbox.clone())
    }

    /// The ids of all tables.
    pub(crate) fn ids(&self) -> Vec<TableId> {
        self.lock().keys().copied().collect()
    }

    /// All tables.
    pub(crate) fn all(&self) -> Vec<UnboundedSender<Message>> {
        self.lock().values().map(|awake| awake.mailbox.clone()).collect()
    }

    /// Lets a table go to sleep, unless somebody has just written to it.
    pub(crate) fn release(&self, id: TableId, mailbox: &UnboundedReceiver<Message>) -> bool {
        let mut tables = self.lock();
        if !mailbox.is_empty() {
            return false;
        }
        tables.remove(&id);
        true
    }

    /// Ends a table that is not there, whoever has written to it.
    pub(super) fn remove(&self, id: TableId, mailbox: UnboundedReceiver<Message>) {
        let mut tables = self.lock();
        tables.remove(&id);
        drop(mailbox);
    }

    /// Ends what stood here for a table; who has written to it meanwhile looks for it anew.
    pub(crate) fn end(shared: &Shared, id: TableId, mut mailbox: UnboundedReceiver<Message>) {
        shared.tables.lock().remove(&id);
        while let Ok(message) = mailbox.try_recv() {
            // Whoever else waits for an answer sees that none comes.
            match message {
                Message::Connect { reply, .. } => {
                    let _ = reply.send(Err(Refused::Restarting));
                }
                Message::Book { reply, .. } => {
                    let _ = reply.send(Err(Refused::NotStored));
                }
                Message::Client { .. }
                | Message::Gone { .. }
                | Message::Unbook { .. }
                | Message::Silent { .. }
                | Message::Card { .. }
                | Message::Thought { .. }
                | Message::Forget { .. }
                | Message::Hide { .. }
                | Message::Lost
                | Message::ShutDown { .. } => {}
            }
        }
    }
}
