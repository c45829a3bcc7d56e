//! Several processes that serve one house: whose a table is, and how its clients reach it from wherever they are connected.
//!
//! A node that lives renews its lease; a table is taken when somebody comes to it, and belongs to who took it for as long as
//! that node lives. A client of another node is a connection here like any other, fed over the bus. Whatever the bus loses shows
//! in numbers that do not follow, and then the client is let go: it comes back, names what it has seen, and gets the rest.

mod far;
mod frame;
mod keeping;
mod near;
#[cfg(test)]
mod simulation;

use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::sync::atomic::Ordering::Acquire;
use std::sync::atomic::{AtomicI64, AtomicU64};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use stammtisch_bus::{BusError, SharedBus};
use stammtisch_http::clock::{Clock, Moment, SECOND};
use stammtisch_http::randomness::{self, Randomness};
use stammtisch_store::{Storage, StoreError};
use tokio::sync::watch;

use crate::table::TableId;
pub(crate) use far::Elsewhere;
use far::Far;
pub(crate) use frame::{Answer, Frame, Guest, Kind};
pub(crate) use keeping::{keep, listen};
use near::Near;

/// For how long a node is believed to live after it has said so.
const LEASE: Moment = 4 * SECOND;
/// How long a node waits for another's answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// What a node needs to be one of several.
#[derive(Clone)]
pub struct ClusterOptions {
    /// What carries messages between them.
    pub bus: SharedBus,
    /// What is the same for all nodes of a house and for no other house, fit to be a word of a subject.
    pub house: String,
}

/// This process among those that serve the house.
pub(crate) struct Cluster {
    /// What the others call it: another word with each start.
    pub(crate) id: String,
    house: String,
    bus: SharedBus,
    store: Storage,
    clock: Arc<dyn Clock>,
    /// Until when this node is known to live.
    until: AtomicI64,
    /// How often others may have believed that it does not.
    gaps: AtomicU64,
    /// The nodes that live.
    living: watch::Sender<BTreeSet<String>>,
    /// Clients of this node at tables elsewhere.
    far: Mutex<HashMap<u64, Far>>,
    /// Clients of other nodes at tables here, by their node and their number there.
    near: Mutex<HashMap<(String, u64), Near>>,
}

/// Whose a table is.
pub(crate) enum Whose {
    /// It needs nobody: there is one process alone.
    Nobodys,
    /// This node's.
    Ours(Held),
    /// Another node's.
    Theirs(Arc<Cluster>, String),
}

/// How a node holds a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Held {
    /// The table's number in the store.
    number: i64,
    /// As the how manieth who took it.
    pub(crate) epoch: i64,
    /// How often others had been able to believe before that the node does not live.
    gaps: u64,
}

impl fmt::Debug for Cluster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cluster").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Cluster {
    /// A node that lives from now on.
    pub(crate) async fn open(
        options: ClusterOptions,
        store: Storage,
        (clock, random): (Arc<dyn Clock>, &dyn Randomness),
    ) -> Result<Cluster, StoreError> {
        let ClusterOptions { bus, house } = options;
        let id = format!("{:016x}", u64::from_le_bytes(randomness::bytes(random)));
        let cluster = Cluster {
            living: watch::Sender::new(BTreeSet::from([id.clone()])),
            id,
            house,
            bus,
            store,
            clock,
            until: AtomicI64::new(0),
            gaps: AtomicU64::new(0),
            far: Mutex::default(),
            near: Mutex::default(),
        };
        cluster.renew().await?;
        Ok(cluster)
    }

    /// Whether nobody can have followed who took a table so: without a break this node was known to live.
    pub(crate) fn is_current(&self, held: Held) -> bool {
        self.gaps.load(Acquire) == held.gaps && self.clock.now() < self.until.load(Acquire)
    }

    /// Takes a table, unless another node holds it. None if there is no such table.
    pub(crate) async fn claim(self: &Arc<Self>, table: TableId) -> Result<Option<Whose>, StoreError> {
        let gaps = self.gaps.load(Acquire);
        let lease = self.store.take_table(&table.to_string(), &self.id, self.clock.now()).await?;
        let Some(lease) = lease else { return Ok(None) };
        if lease.node == self.id {
            return Ok(Some(Whose::Ours(Held { number: lease.number, epoch: lease.epoch, gaps })));
        }
        // It may have only just begun to live: then whatever stands for the table here would think it gone.
        self.lives(&lease.node).await?;
        Ok(Some(Whose::Theirs(Arc::clone(self), lease.node)))
    }

    /// Gives a table up.
    pub(crate) async fn give_up(&self, held: Held) {
        if let Err(error) = self.store.release_table(held.number, held.epoch).await {
            tracing::warn!(%error, "a table could not be given up; another node takes it when this one is gone");
        }
    }

    /// This node goes: what it held is free at once.
    pub(crate) async fn leave(&self) {
        if let Err(error) = self.store.end_node(&self.id).await {
            tracing::warn!(%error, "the others could not be told that this node goes");
        }
    }

    /// Waits until a node does not live any more.
    pub(crate) async fn without(&self, node: &str) {
        // The nodes that live are known for as long as this one does.
        let _ = self.living.subscribe().wait_for(|living| !living.contains(node)).await;
    }

    /// The other nodes.
    fn others(&self) -> Vec<String> {
        self.living.borrow().iter().filter(|&node| *node != self.id).cloned().collect()
    }

    fn subject_of(&self, node: &str) -> String {
        format!("stammtisch.{}.node.{node}", self.house)
    }

    fn subject_of_all(&self) -> String {
        format!("stammtisch.{}.all", self.house)
    }

    /// Says something to another node; whether it arrives is not known.
    pub(crate) async fn tell(&self, node: &str, frame: &Frame, body: &[u8]) -> Result<(), BusError> {
        self.bus.tell(&self.subject_of(node), frame.written(body)).await
    }

    /// Says something to all nodes, this one too.
    pub(crate) async fn tell_all(&self, frame: &Frame) {
        if let Err(error) = self.bus.tell(&self.subject_of_all(), frame.written(&[])).await {
            tracing::warn!(%error, "the other nodes could not be told something");
        }
    }

    /// Asks another node.
    pub(crate) async fn ask(&self, node: &str, frame: &Frame) -> Result<Answer, BusError> {
        let answer = self.bus.ask(&self.subject_of(node), frame.written(&[]), PATIENCE).await?;
        Answer::read(&answer).ok_or_else(|| BusError::Failed("an answer cannot be read".to_owned()))
    }

    /// What the other nodes answer to a question, as far as they do.
    pub(crate) async fn ask_others(self: &Arc<Self>, frame: &Frame) -> Vec<Answer> {
        let asked = self.others().into_iter().map(|node| {
            let (cluster, frame) = (Arc::clone(self), frame.clone());
            tokio::spawn(async move { cluster.ask(&node, &frame).await })
        });
        let mut answers = Vec::new();
        for asked in asked.collect::<Vec<_>>() {
            answers.extend(asked.await.ok().and_then(Result::ok));
        }
        answers
    }

    /// The text of something that was carried.
    fn text_of(body: &Bytes) -> Option<&str> {
        std::str::from_utf8(body).ok()
    }
}
