//! How a node keeps what is its own, and hears what the others say.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering::{AcqRel, Release};
use std::sync::{Arc, Weak};

use bytes::Bytes;
use stammtisch_bus::{BusError, Delivery, Listening};
use stammtisch_http::clock::{Moment, SECOND};
use stammtisch_store::StoreError;
use tokio::sync::oneshot;

use super::near::{self, Heard};
use super::{Answer, Cluster, Frame, LEASE};
use crate::hub::Shared;
use crate::table::{Message, TableId, Way};

/// How often a node says that it lives.
const RENEWAL: Moment = SECOND;

/// What a node finds when it says that it lives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    /// It was known to live all the time.
    AllTheTime,
    /// Others may have believed that it does not: what it held may be theirs.
    Gap,
}

impl Cluster {
    /// Says that this node lives, and sees who else does.
    pub(super) async fn renew(&self) -> Result<Found, StoreError> {
        let now = self.clock.now();
        let before = self.store.renew_node(&self.id, now + LEASE).await?;
        self.look().await?;
        let found = if before.is_some_and(|until| until > now) { Found::AllTheTime } else { Found::Gap };
        if found == Found::Gap {
            // Before it may believe anything again.
            self.gaps.fetch_add(1, AcqRel);
        }
        self.until.store(now + LEASE, Release);
        Ok(found)
    }

    /// Sees who lives.
    async fn look(&self) -> Result<(), StoreError> {
        let living = self.store.nodes(self.clock.now()).await?;
        let living: BTreeSet<String> = living.into_iter().map(|node| node.id).collect();
        self.living.send_if_modified(|known| {
            let changed = *known != living;
            *known = living;
            changed
        });
        Ok(())
    }

    /// Whether another node lives; one that has only just begun to is looked for.
    pub(super) async fn lives(&self, node: &str) -> Result<bool, StoreError> {
        if !self.living.borrow().contains(node) {
            self.look().await?;
        }
        Ok(self.living.borrow().contains(node))
    }
}

/// Says that a node lives, for as long as it does.
pub(crate) async fn keep(shared: Weak<Shared>, cluster: Arc<Cluster>) {
    loop {
        let next = cluster.clock.now() + RENEWAL;
        cluster.clock.until(next).await;
        let Some(shared) = shared.upgrade().filter(|shared| !shared.is_closing()) else { return };
        match cluster.renew().await {
            Ok(Found::AllTheTime) => {}
            Ok(Found::Gap) => {
                tracing::warn!("the others may have believed this node gone: it lets its tables go");
                for table in shared.tables.all() {
                    // One that is just ending lets itself go.
                    let _ = table.send(Message::Lost);
                }
            }
            Err(error) => tracing::error!(%error, "this node cannot say that it lives"),
        }
    }
}

/// Hears what is said to a node, and to all, from now on.
pub(crate) async fn listen(shared: &Arc<Shared>, cluster: &Arc<Cluster>) -> Result<(), BusError> {
    for subject in [cluster.subject_of(&cluster.id), cluster.subject_of_all()] {
        let ear = cluster.bus.listen(&subject).await?;
        tokio::spawn(hear(Arc::downgrade(shared), Arc::clone(cluster), ear));
    }
    Ok(())
}

async fn hear(shared: Weak<Shared>, cluster: Arc<Cluster>, mut ear: Box<dyn Listening>) {
    while let Some(delivery) = ear.next().await {
        let Some(shared) = shared.upgrade() else { return };
        if let Some((frame, body)) = Frame::read(&delivery.message) {
            take(shared, &cluster, (frame, body), delivery);
        } else {
            tracing::warn!("another node says what this version does not understand");
        }
    }
}

/// Takes what another node says. Nothing is waited for here: what takes its time has a task of its own.
fn take(shared: Arc<Shared>, cluster: &Arc<Cluster>, (frame, body): (Frame, Bytes), delivery: Delivery) {
    match frame {
        Frame::Connect { .. } => {
            tokio::spawn(near::connect(shared, Arc::clone(cluster), frame, delivery));
        }
        Frame::Said { node, connection, number } => {
            cluster.to_near(node, connection, Heard::Said { number, text: body });
        }
        Frame::Silent { node, connection, silent } => {
            cluster.to_near(node, connection, Heard::Silent(silent));
        }
        Frame::Gone { node, connection } => cluster.to_near(node, connection, Heard::Gone),
        Frame::Roll { table, node, said } => cluster.call_roll(&table, &node, &said),
        Frame::Told { connection, number, kind } => cluster.told(connection, (number, kind), body),
        Frame::Tally { connection, number } => cluster.tally(connection, number),
        Frame::Closed { connection } => cluster.close(connection),
        Frame::Unbook { table, guest } => {
            if let Some(table) = ours(&shared, &table) {
                // One that is just ending has nobody who waits for a seat.
                let _ = table.send(Message::Unbook { guest });
            }
        }
        Frame::Forget { guest } => shared.forget(guest),
        Frame::Hide { guest, hidden } => shared.hide(guest, &hidden),
        Frame::Revoked { person, session } => {
            if let Some(people) = &shared.options.people {
                people.revoked_elsewhere(person, session.as_deref());
            }
        }
        Frame::Book { .. } | Frame::Card { .. } | Frame::Lobby | Frame::Seek { .. } => {
            tokio::spawn(async move {
                let answer = answer(&shared, frame).await;
                if let Err(error) = delivery.answer(answer.written()).await {
                    tracing::debug!(%error, "an answer to another node did not go out");
                }
            });
        }
    }
}

/// The way to a table that this node holds.
pub(super) fn ours(shared: &Shared, table: &str) -> Option<tokio::sync::mpsc::UnboundedSender<Message>> {
    shared.tables.ours(table.parse::<TableId>().ok()?)
}

/// The answer to what another node asks of tables.
async fn answer(shared: &Shared, frame: Frame) -> Answer {
    match frame {
        Frame::Book { table, visitor, led } => {
            let Some(table) = ours(shared, &table) else { return Answer::NotHere };
            let (reply, booked) = oneshot::channel();
            let way = if led { Way::Led } else { Way::Asked };
            let _ = table.send(Message::Book { visitor: visitor.into(), way, reply });
            booked.await.map_or(Answer::NotHere, Answer::from)
        }
        Frame::Card { table } => {
            let Some(table) = ours(shared, &table) else { return Answer::NotHere };
            let (reply, card) = oneshot::channel();
            let _ = table.send(Message::Card { reply });
            card.await.map_or(Answer::NotHere, |card| Answer::Cards { cards: vec![card] })
        }
        Frame::Seek { rules } => {
            let offered = shared.finder.under(&rules);
            Answer::Tables { ids: offered.iter().map(ToString::to_string).collect() }
        }
        Frame::Lobby => Answer::Cards { cards: shared.open_cards().await },
        Frame::Connect { .. }
        | Frame::Said { .. }
        | Frame::Silent { .. }
        | Frame::Gone { .. }
        | Frame::Roll { .. }
        | Frame::Told { .. }
        | Frame::Tally { .. }
        | Frame::Closed { .. }
        | Frame::Unbook { .. }
        | Frame::Forget { .. }
        | Frame::Hide { .. }
        | Frame::Revoked { .. } => Answer::NotHere,
    }
}
