//! Clients of this node at tables of others: what stands here for such a table takes what they say, and hands on what they are
//! told.

use std::collections::BTreeMap;
use std::pin::pin;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, MutexGuard, PoisonError};

use bytes::Bytes;
use stammtisch_bus::BusError;
use stammtisch_http::clock::{Moment, SECOND};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, WeakUnboundedSender};
use tokio::sync::oneshot;

use super::{Answer, Cluster, Frame, Guest, Kind};
use crate::hub::{Shared, Visitor};
use crate::table::{Behind, Hidden, Message, Outbox, Registry, TableId, Way, encode};
use crate::wire::{ClientMessage, PROTOCOL, Refused, ServerMessage, TableCard};

/// How often the roll is called of the clients of a node at a table.
const ROLL: Moment = 3 * SECOND;

/// A client of this node at a table elsewhere.
pub(super) struct Far {
    outbox: Arc<Outbox>,
    /// How much it was told.
    told: u64,
    /// The way to what stands here for its table.
    table: UnboundedSender<Message>,
}

type AllFar<'a> = MutexGuard<'a, std::collections::HashMap<u64, Far>>;

impl Cluster {
    fn all_far(&self) -> AllFar<'_> {
        self.far.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands on what a client is told. Where something was lost before it, the client is let go, and comes back.
    pub(super) fn told(&self, connection: u64, (number, kind): (u64, Kind), text: Bytes) {
        let mut all = self.all_far();
        let Some(far) = all.get_mut(&connection) else { return };
        far.told += 1;
        if far.told != number {
            far.outbox.close();
            all.remove(&connection);
            return;
        }
        let behind = match kind {
            Kind::Answer => {
                far.outbox.answer(text);
                return;
            }
            Kind::Update { from } => far.outbox.update(text, from),
        };
        if let Err(Behind(seen)) = behind
            && far.outbox.begin_command()
        {
            // Too slow: it gets the newest state at once instead of all steps to it.
            let message = ClientMessage::Hello { protocol: PROTOCOL, seen, pongs: false };
            let _ = far.table.send(Message::Client { connection, message });
        }
    }

    /// Lets a client go that has not heard all that it was told.
    pub(super) fn tally(&self, connection: u64, number: u64) {
        let heard = self.all_far().get(&connection).is_none_or(|far| far.told == number);
        if !heard {
            self.close(connection);
        }
    }

    /// Lets a client go.
    pub(super) fn close(&self, connection: u64) {
        if let Some(far) = self.all_far().remove(&connection) {
            far.outbox.close();
        }
    }
}

/// What stands here for a table that another node holds, for as long as somebody here is at it.
pub(crate) struct Elsewhere {
    shared: Arc<Shared>,
    cluster: Arc<Cluster>,
    id: TableId,
    /// The node that holds it.
    holder: String,
    mailbox: UnboundedReceiver<Message>,
    own: WeakUnboundedSender<Message>,
    /// The clients, each with how much it has said.
    clients: BTreeMap<u64, (Arc<Outbox>, u64)>,
    /// Whether the table is to be looked for anew.
    ending: bool,
}

impl Elsewhere {
    /// Stands for a table until nobody here is at it any more, or its node is gone.
    pub(crate) async fn stand(
        (shared, cluster): (Arc<Shared>, Arc<Cluster>),
        (id, holder): (TableId, String),
        mailbox: UnboundedReceiver<Message>,
        own: WeakUnboundedSender<Message>,
    ) {
        let clients = BTreeMap::new();
        let elsewhere = Elsewhere { shared, cluster, id, holder, mailbox, own, clients, ending: false };
        elsewhere.live().await;
    }

    async fn live(mut self) {
        let (cluster, holder) = (Arc::clone(&self.cluster), self.holder.clone());
        let mut gone = pin!(cluster.without(&holder));
        let mut roll_at = cluster.clock.now() + ROLL;
        while !self.ending {
            tokio::select! {
                message = self.mailbox.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => break,
                },
                () = cluster.clock.until(roll_at), if !self.clients.is_empty() => {
                    self.call_roll().await;
                    roll_at = cluster.clock.now() + ROLL;
                }
                () = &mut gone => break,
            }
            if self.clients.is_empty() && self.shared.tables.release(self.id, &self.mailbox) {
                return;
            }
        }
        for (&connection, (outbox, _)) in &self.clients {
            outbox.close();
            self.cluster.all_far().remove(&connection);
        }
        Registry::end(&self.shared, self.id, self.mailbox);
    }

    async fn take(&mut self, message: Message) {
        match message {
            Message::Connect { visitor, hidden, outbox, reply } => {
                self.connect((&visitor, &hidden), outbox, reply).await;
            }
            Message::Client { connection, message } => self.hand_on(connection, &message).await,
            Message::Gone { connection } => {
                self.forget(connection);
                self.tell(&Frame::Gone { node: self.cluster.id.clone(), connection }).await;
            }
            Message::Silent { connection, silent } => {
                self.tell(&Frame::Silent { node: self.cluster.id.clone(), connection, silent }).await;
            }
            Message::Book { visitor, way, reply } => self.book(&visitor, way, reply),
            Message::Unbook { guest } => {
                self.tell(&Frame::Unbook { table: self.id.to_string(), guest }).await;
            }
            Message::Card { reply } => self.ask_card(reply),
            Message::ShutDown { done } => {
                for (outbox, _) in self.clients.values() {
                    outbox.answer(encode(&ServerMessage::Restarting));
                }
                self.ending = true;
                drop(done);
            }
            // Its node is told itself, and no bot thinks here.
            Message::Forget { .. } | Message::Hide { .. } | Message::Thought { .. } | Message::Lost => {}
        }
    }

    async fn connect(
        &mut self,
        (visitor, hidden): (&Visitor, &Hidden),
        outbox: Arc<Outbox>,
        reply: oneshot::Sender<Result<u64, Refused>>,
    ) {
        let Some(table) = self.own.upgrade() else { return };
        let connection = self.shared.next_connection.fetch_add(1, Relaxed);
        let far = Far { outbox: Arc::clone(&outbox), told: 0, table };
        self.cluster.all_far().insert(connection, far);
        let asked = Frame::Connect {
            table: self.id.to_string(),
            node: self.cluster.id.clone(),
            connection,
            visitor: Guest::from(visitor),
            hidden: hidden.to_vec(),
        };
        let answer = self.ask(&asked).await;
        let connected = answer.and_then(Answer::done).map(|()| connection);
        let is_connected = connected.is_ok();
        self.clients.insert(connection, (outbox, 0));
        if !is_connected {
            self.forget(connection);
        }
        if reply.send(connected).is_err() && is_connected {
            self.forget(connection);
            self.tell(&Frame::Gone { node: self.cluster.id.clone(), connection }).await;
        }
    }

    /// Asks the node that holds the table. One that does not hold it any more, or is gone, is looked for anew.
    async fn ask(&mut self, frame: &Frame) -> Result<Answer, Refused> {
        let answer = self.cluster.ask(&self.holder, frame).await;
        self.ending |= matches!(answer, Ok(Answer::NotHere) | Err(BusError::Nobody));
        answer.map_err(|_| Refused::Restarting)
    }

    fn forget(&mut self, connection: u64) {
        self.clients.remove(&connection);
        self.cluster.all_far().remove(&connection);
    }

    async fn hand_on(&mut self, connection: u64, message: &ClientMessage) {
        let Some((outbox, said)) = self.clients.get_mut(&connection) else { return };
        outbox.end_command();
        *said += 1;
        let frame = Frame::Said { node: self.cluster.id.clone(), connection, number: *said };
        let text = serde_json::to_vec(message).expect("a message is plain data");
        if self.cluster.tell(&self.holder, &frame, &text).await.is_err() {
            self.cluster.close(connection);
        }
    }

    async fn tell(&self, frame: &Frame) {
        // What is lost shows when the roll is called.
        let _ = self.cluster.tell(&self.holder, frame, &[]).await;
    }

    async fn call_roll(&self) {
        let said = self.clients.iter().map(|(&connection, &(_, said))| (connection, said));
        let node = self.cluster.id.clone();
        self.tell(&Frame::Roll { table: self.id.to_string(), node, said: said.collect() }).await;
    }

    fn book(&self, visitor: &Visitor, way: Way, reply: oneshot::Sender<Result<(), Refused>>) {
        let led = way == Way::Led;
        let asked = Frame::Book { table: self.id.to_string(), visitor: Guest::from(visitor), led };
        let (cluster, holder) = (Arc::clone(&self.cluster), self.holder.clone());
        tokio::spawn(async move {
            let answer = cluster.ask(&holder, &asked).await.map_err(|_| Refused::NotStored);
            let _ = reply.send(answer.and_then(Answer::done));
        });
    }

    fn ask_card(&self, reply: oneshot::Sender<TableCard>) {
        let asked = Frame::Card { table: self.id.to_string() };
        let (cluster, holder) = (Arc::clone(&self.cluster), self.holder.clone());
        tokio::spawn(async move {
            if let Ok(Answer::Cards { cards }) = cluster.ask(&holder, &asked).await
                && let Some(card) = cards.into_iter().next()
            {
                let _ = reply.send(card);
            }
        });
    }
}
