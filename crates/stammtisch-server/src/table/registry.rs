//! The tables that are awake.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::actor::{Message, run};
use super::ids::TableId;
use crate::hub::Shared;

/// The tables that are awake, by id.
#[derive(Default)]
pub(crate) struct Registry(Mutex<HashMap<TableId, Awake>>);

struct Awake {
    mailbox: UnboundedSender<Message>,
    /// Whether the lobby lists it.
    open: Arc<AtomicBool>,
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
        let open = Arc::new(AtomicBool::new(false));
        let task = run(Arc::clone(shared), id, receiver, sender.downgrade(), Arc::clone(&open));
        let _ = sender.send(message);
        tables.insert(id, Awake { mailbox: sender.clone(), open });
        tokio::spawn(task);
        sender
    }

    /// The open tables, at most so many.
    pub(crate) fn open(&self, most: usize) -> Vec<UnboundedSender<Message>> {
        let tables = self.lock();
        let open = tables.values().filter(|awake| awake.open.load(Relaxed));
        open.take(most).map(|awake| awake.mailbox.clone()).collect()
    }

    /// The way to a table that is awake.
    pub(super) fn awake(&self, id: TableId) -> Option<UnboundedSender<Message>> {
        self.lock().get(&id).map(|awake| awake.mailbox.clone())
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
    pub(super) fn release(&self, id: TableId, mailbox: &UnboundedReceiver<Message>) -> bool {
        let mut tables = self.lock();
        if !mailbox.is_empty() {
            return false;
        }
        tables.remove(&id);
        true
    }

    /// Ends a table, whoever has written to it.
    pub(super) fn remove(&self, id: TableId, mailbox: UnboundedReceiver<Message>) {
        let mut tables = self.lock();
        tables.remove(&id);
        drop(mailbox);
    }
}
