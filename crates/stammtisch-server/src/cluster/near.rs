//! Clients of other nodes at tables of this one: each is a connection like any other, and a task that feeds it.

use std::pin::pin;
use std::sync::{Arc, MutexGuard, PoisonError};

use bytes::Bytes;
use stammtisch_bus::Delivery;
use stammtisch_http::clock::{Moment, SECOND};
use tokio::sync::mpsc;

use super::keeping::ours;
use super::{Answer, Cluster, Frame};
use crate::hub::{Shared, Visitor};
use crate::table::{Connection, TableId};
use crate::wire::Refused;

/// After how long without a word a client of another node counts as gone: its node calls the roll more often.
const SILENCE: Moment = 15 * SECOND;
/// After how long a node is told how much it was told, if nothing more comes.
const TALLY: Moment = SECOND;

/// A client of another node.
pub(super) struct Near {
    table: TableId,
    say: mpsc::UnboundedSender<Heard>,
}

/// What is heard of a client of another node.
pub(super) enum Heard {
    /// It says something.
    Said { number: u64, text: Bytes },
    /// It has said so much.
    Tally(u64),
    /// Nothing is heard of it, or something again.
    Silent(bool),
    /// It is gone.
    Gone,
}

type AllNear<'a> = MutexGuard<'a, std::collections::HashMap<(String, u64), Near>>;

impl Cluster {
    fn all_near(&self) -> AllNear<'_> {
        self.near.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands on what is heard of a client; one that is not known is told about when the roll is called.
    pub(super) fn to_near(&self, node: String, connection: u64, heard: Heard) {
        if let Some(near) = self.all_near().get(&(node, connection)) {
            // One that is just ending hears nothing any more.
            let _ = near.say.send(heard);
        }
    }

    /// Another node says which clients it has at a table: those it does not name are gone, and those that are not known here
    /// have nothing to expect.
    pub(super) fn call_roll(self: &Arc<Self>, table: &str, node: &str, said: &[(u64, u64)]) {
        let Ok(table) = table.parse::<TableId>() else { return };
        let near = self.all_near();
        let known = near.iter().filter(|((from, _), near)| from == node && near.table == table);
        for ((_, connection), near) in known {
            let named = said.iter().find(|(named, _)| named == connection);
            let _ = near.say.send(named.map_or(Heard::Gone, |&(_, number)| Heard::Tally(number)));
        }
        let strange = said.iter().map(|&(connection, _)| connection);
        let strange = strange.filter(|&connection| !near.contains_key(&(node.to_owned(), connection)));
        for connection in strange {
            let (cluster, node) = (Arc::clone(self), node.to_owned());
            tokio::spawn(async move { cluster.tell(&node, &Frame::Closed { connection }, &[]).await });
        }
    }
}

/// Connects a client of another node to a table here, and answers whether that went well.
pub(super) async fn connect(shared: Arc<Shared>, cluster: Arc<Cluster>, frame: Frame, delivery: Delivery) {
    let Frame::Connect { table, node, connection, visitor, hidden } = frame else { return };
    let lives = cluster.lives(&node).await.unwrap_or(false);
    let here = ours(&shared, &table).zip(table.parse::<TableId>().ok());
    let Some((way, id)) = here.filter(|_| lives) else {
        let _ = delivery.answer(Answer::NotHere.written()).await;
        return;
    };
    let send = |message| {
        // One that has just ended drops the question, and is looked for anew.
        let _ = way.send(message);
        way
    };
    let answer = match shared.connect_by(send, Visitor::from(visitor), Arc::from(hidden)).await {
        Ok(connected) => {
            let (say, heard) = mpsc::unbounded_channel();
            cluster.all_near().insert((node.clone(), connection), Near { table: id, say });
            let fed = Fed { cluster: Arc::clone(&cluster), node, number: connection, said: 0, told: 0 };
            tokio::spawn(fed.serve(connected, heard));
            Answer::Done
        }
        Err(Refused::UnknownTable) => Answer::NotHere,
        Err(why) => Answer::from(Err(why)),
    };
    // Who does not hear it does not name the client when the roll is called.
    let _ = delivery.answer(answer.written()).await;
}

/// A client of another node as its task feeds it.
struct Fed {
    cluster: Arc<Cluster>,
    node: String,
    /// Its number there.
    number: u64,
    /// How much it has said.
    said: u64,
    /// How much it was told.
    told: u64,
}

/// How it goes on with a client of another node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    GoesOn,
    /// Its node knows.
    Gone,
    /// Its node is told.
    Over,
}

impl Fed {
    async fn serve(mut self, mut connection: Connection, mut heard: mpsc::UnboundedReceiver<Heard>) {
        let cluster = Arc::clone(&self.cluster);
        let (clock, node) = (&*cluster.clock, self.node.clone());
        let mut without = pin!(cluster.without(&node));
        let (mut owed, mut silence) = (Moment::MAX, clock.now() + SILENCE);
        let over = loop {
            let next = tokio::select! {
                said = heard.recv() => {
                    silence = clock.now() + SILENCE;
                    if matches!(said, Some(Heard::Tally(_))) {
                        // Whoever counts is counted for, too.
                        owed = clock.now();
                    }
                    said.map_or(Next::Gone, |said| self.hear(&mut connection, said))
                }
                told = connection.next_told() => match told {
                    Some((text, kind)) => {
                        owed = clock.now() + TALLY;
                        self.told += 1;
                        self.tell(&Frame::Told { connection: self.number, number: self.told, kind: kind.into() }, &text).await
                    }
                    None => Next::Over,
                },
                () = clock.until(owed), if owed < Moment::MAX => {
                    owed = Moment::MAX;
                    self.tell(&Frame::Tally { connection: self.number, number: self.told }, &[]).await
                }
                () = clock.until(silence) => Next::Over,
                () = &mut without => Next::Gone,
            };
            match next {
                Next::GoesOn => {}
                Next::Gone | Next::Over => break next,
            }
        };
        cluster.all_near().remove(&(self.node.clone(), self.number));
        if over == Next::Over {
            let _ = self.tell(&Frame::Closed { connection: self.number }, &[]).await;
        }
    }

    async fn tell(&self, frame: &Frame, body: &[u8]) -> Next {
        match self.cluster.tell(&self.node, frame, body).await {
            Ok(()) => Next::GoesOn,
            Err(error) => {
                tracing::warn!(%error, "a client of another node cannot be told anything");
                Next::Over
            }
        }
    }

    /// Takes what is heard of the client. Where something was lost, it is let go.
    fn hear(&mut self, connection: &mut Connection, heard: Heard) -> Next {
        match heard {
            Heard::Said { number, text } => {
                self.said += 1;
                match Cluster::text_of(&text).filter(|_| number == self.said) {
                    Some(text) => connection.send(text),
                    None => return Next::Over,
                }
            }
            Heard::Tally(number) if number == self.said => {}
            Heard::Tally(_) => return Next::Over,
            Heard::Silent(silent) => connection.is_silent(silent),
            Heard::Gone => return Next::Gone,
        }
        Next::GoesOn
    }
}
