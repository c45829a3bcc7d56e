//! The worker of a room: one after the other is decided, all together go to the disk, then everybody is answered.

use std::sync::{Arc, Weak};

use schafkopf_turnier::TableRegistration;
use stammtisch_desk::{Desk, Link};
use stammtisch_store::StoreError;
use stammtisch_text::Lang;
use tokio::sync::{mpsc, oneshot};

use crate::clerk::{Authors, Clerk};
use crate::day::day_of;
use crate::reply::Reply;
use crate::room::Room;
use crate::trouble::Trouble;
use crate::wire::Request;

/// Most orders that go to the disk together.
const TOGETHER: usize = 256;

/// Everybody of a table is to be registered, or nobody.
#[derive(Debug, Clone)]
pub(crate) struct Import {
    pub(crate) id: String,
    pub(crate) rows: Arc<Vec<TableRegistration>>,
    /// Whether all were found old enough.
    pub(crate) seen: bool,
    /// Which page of the link sends it.
    pub(crate) desk: Option<String>,
}

/// What is ordered.
#[derive(Debug, Clone)]
pub(crate) enum Ordered {
    /// A queue of commands, each for itself.
    Queue { requests: Vec<Request>, stop: bool },
    /// Many registrations, all or nothing.
    Import(Import),
}

/// An order with whoever gives it.
#[derive(Debug)]
pub(crate) struct Order {
    pub(crate) link: Arc<Link>,
    pub(crate) lang: Lang,
    pub(crate) ordered: Ordered,
}

/// What the worker is asked for.
#[derive(Debug)]
pub(crate) enum Work {
    Order(Order, oneshot::Sender<Vec<Reply>>),
    CatchUp(oneshot::Sender<()>),
}

/// The one who writes.
pub(crate) struct Worker {
    room: Weak<Room>,
    desk: Desk,
    authors: Authors,
}

impl Worker {
    pub(crate) fn new(room: Weak<Room>, desk: Desk) -> Worker {
        Worker { room, desk, authors: Authors::default() }
    }

    /// Works until the room is gone.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Work>) {
        let mut orders = Vec::new();
        while inbox.recv_many(&mut orders, TOGETHER).await > 0 {
            let Some(room) = self.room.upgrade() else { return };
            self.carry_out(&room, std::mem::take(&mut orders)).await;
        }
    }

    async fn carry_out(&mut self, room: &Room, work: Vec<Work>) {
        let mut waiting = Vec::new();
        let mut behind = Vec::new();
        for work in work {
            match work {
                Work::Order(order, answer) => waiting.push((order, answer)),
                Work::CatchUp(answer) => behind.push(answer),
            }
        }
        let replies = match self.store_all(room, &waiting).await {
            Ok(replies) => replies,
            Err(error) => {
                let trouble = Trouble::Store(error);
                // What could not be stored did not happen; what stands there instead is read with the next order at the latest.
                if self.desk.catch_up().await.is_ok() {
                    room.show_all(self.desk.tournament());
                }
                waiting.iter().map(|(order, _)| failed(order, &trouble)).collect()
            }
        };
        for ((_, answer), replies) in waiting.into_iter().zip(replies) {
            // Who does not wait any more finds what happened when he asks again.
            let _ = answer.send(replies);
        }
        for answer in behind {
            let _ = answer.send(());
        }
    }

    async fn store_all(
        &mut self,
        room: &Room,
        waiting: &[(Order, oneshot::Sender<Vec<Reply>>)],
    ) -> Result<Vec<Vec<Reply>>, StoreError> {
        let (authors, today) = (&self.authors, day_of(room.clock.now()));
        let revealed = room.display().revealed;
        let decide = |draft: &mut stammtisch_desk::Draft<'_>| {
            let mut clerk = Clerk::new(draft, authors, (today, revealed));
            let replies: Vec<Vec<Reply>> = waiting.iter().map(|(order, _)| clerk.decide(order)).collect();
            (replies, clerk.into_authors())
        };
        let done = self.desk.transact(room.clock.now(), decide).await?;
        let events = done.whole().events;
        let (replies, authors) = done.answer;
        self.authors.extend(authors);
        if room.pulse().version == done.after {
            room.take(done.steps);
        } else {
            room.show_all(self.desk.tournament());
        }
        room.clean_up_after(&events).await;
        Ok(replies)
    }
}

fn failed(order: &Order, trouble: &Trouble) -> Vec<Reply> {
    let count = match &order.ordered {
        Ordered::Queue { requests, .. } => requests.len(),
        Ordered::Import(_) => 1,
    };
    vec![Reply::refused(trouble.problem(order.lang)); count]
}
