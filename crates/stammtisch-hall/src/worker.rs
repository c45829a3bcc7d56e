//! The worker of a room: one after the other decides, all together go to the disk, then everybody is answered.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use schafkopf_turnier::{Act, Command, Event, EventKind, Refusal, Step, Tournament};
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use stammtisch_desk::{Link, hexadecimal};
use stammtisch_store::{CommandRecord, HallStore as _, StoreError, append_commanded, load};
use stammtisch_text::Lang;
use tokio::sync::{mpsc, oneshot};

use crate::authority::Actor;
use crate::outcome;
use crate::room::Room;
use crate::subject::touches;
use crate::trouble::Trouble;
use crate::views;
use crate::wish::Wish;

/// Most orders that go to the disk together.
const TOGETHER: usize = 256;
/// How often a batch is decided anew because another process was quicker.
const TRIES: u32 = 20;
/// Longest id of a command.
const LONGEST_ID: usize = 64;

/// One command as a page sends it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    pub(crate) id: String,
    pub(crate) based_on: Option<u64>,
    pub(crate) why: Option<String>,
    #[serde(rename = "do")]
    pub(crate) wish: Value,
}

/// Everybody of a table is to be registered, or nobody.
#[derive(Debug, Clone)]
pub(crate) struct ManyCommands {
    pub(crate) id: String,
    pub(crate) make: fn(&Tournament, &[schafkopf_turnier::TableRegistration], bool) -> Vec<Command>,
    pub(crate) rows: Arc<Vec<schafkopf_turnier::TableRegistration>>,
    pub(crate) seen: bool,
}

/// What is ordered.
#[derive(Debug, Clone)]
pub(crate) enum Ordered {
    /// A queue of commands, each for itself.
    Queue { requests: Vec<Request>, stop: bool },
    /// Many commands, all or nothing.
    Import(ManyCommands),
}

/// An order with whoever gives it.
#[derive(Debug)]
pub(crate) struct Order {
    pub(crate) link: Arc<Link>,
    pub(crate) lang: Lang,
    pub(crate) ordered: Ordered,
}

/// What became of one command.
#[derive(Debug, Clone)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

/// What the worker is asked for.
#[derive(Debug)]
pub(crate) enum Work {
    Order(Order, oneshot::Sender<Vec<Reply>>),
    CatchUp(oneshot::Sender<()>),
}

/// Commands that were decided on and are not on the disk yet.
#[derive(Default)]
struct Batch {
    steps: Vec<Step>,
    commands: Vec<CommandRecord>,
    authors: Vec<(u64, String)>,
}

/// The one who writes.
pub(crate) struct Worker {
    room: Weak<Room>,
    /// The tournament with everything that was decided on; ahead of the disk while a batch is decided.
    ahead: Tournament,
    done: HashMap<String, CommandRecord>,
    /// Which link made an event, as far as this process knows.
    authors: HashMap<u64, String>,
}

impl Worker {
    pub(crate) fn new(room: Weak<Room>, ahead: Tournament, commands: Vec<CommandRecord>) -> Worker {
        let done = commands.into_iter().map(|command| (command.id.clone(), command)).collect();
        Worker { room, ahead, done, authors: HashMap::new() }
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
                self.forget_what_is_not_stored(room);
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
        for _ in 0..TRIES {
            if room.store.head(&room.id).await? != self.ahead.log().len() as u64 {
                self.reload(room).await?;
            }
            let after = self.ahead.log().len() as u64;
            let mut batch = Batch::default();
            let replies = waiting.iter().map(|(order, _)| self.decide(room, order, &mut batch)).collect();
            if batch.steps.is_empty() {
                return Ok(replies);
            }
            let whole = together(&batch.steps);
            match append_commanded(&room.store, &room.id, after, (&whole, &batch.commands)).await {
                Ok(_) => {
                    self.done.extend(batch.commands.into_iter().map(|done| (done.id.clone(), done)));
                    self.authors.extend(batch.authors);
                    room.commit(|tournament| batch.steps.into_iter().for_each(|step| tournament.take(step)));
                    room.clean_up_after(&whole.events).await;
                    return Ok(replies);
                }
                Err(StoreError::Conflict { .. }) => self.reload(room).await?,
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Busy)
    }

    /// What could not be stored did not happen.
    fn forget_what_is_not_stored(&mut self, room: &Room) {
        self.ahead = room.read(Tournament::clone);
    }

    /// Reads the tournament again, because another process has written.
    async fn reload(&mut self, room: &Room) -> Result<(), StoreError> {
        self.ahead = load(&room.store, &room.id).await?;
        let commands = room.store.commands(&room.id).await?;
        self.done = commands.into_iter().map(|command| (command.id.clone(), command)).collect();
        let fresh = self.ahead.clone();
        room.commit(|tournament| *tournament = fresh);
        Ok(())
    }

    /// Decides on all commands of an order, each for itself.
    fn decide(&mut self, room: &Room, order: &Order, batch: &mut Batch) -> Vec<Reply> {
        match &order.ordered {
            Ordered::Queue { requests, stop } => {
                let mut replies: Vec<Reply> = Vec::with_capacity(requests.len());
                let mut stopped = false;
                for request in requests {
                    if stopped {
                        replies.push(self.refused(order, Some(request), &Trouble::NotTried, None));
                        continue;
                    }
                    let reply = self.decide_one(room, order, request, batch);
                    stopped = *stop && reply.status != 200;
                    replies.push(reply);
                }
                replies
            }
            Ordered::Import(many) => vec![self.decide_many(room, order, many, batch)],
        }
    }

    fn decide_one(&mut self, room: &Room, order: &Order, request: &Request, batch: &mut Batch) -> Reply {
        let digest = digest(request);
        match self.repeated(&request.id, &digest, batch) {
            Some(Ok(record)) => return self.repeat(&record),
            Some(Err(trouble)) => return self.refused(order, Some(request), &trouble, None),
            None => {}
        }
        let wish: Wish = match read_wish(request) {
            Ok(wish) => wish,
            Err(trouble) => return self.refused(order, Some(request), &trouble, None),
        };
        let first = self.ahead.log().len();
        let done = self.act(room, order, (request, &wish), batch);
        match done {
            Ok(()) => {
                let events = &self.ahead.log()[first..];
                let numbers: Vec<u64> = events.iter().map(|event| event.seq).collect();
                let last = self.ahead.log().len() as u64;
                let record = CommandRecord { id: request.id.clone(), digest, first: first as u64 + 1, last };
                batch.authors.extend(numbers.iter().map(|&seq| (seq, order.link.hash.clone())));
                batch.commands.push(record);
                let result = outcome::result(&self.ahead, &self.ahead.log()[first..]);
                accepted((false, last), &numbers, &result)
            }
            Err(trouble) => self.refused(order, Some(request), &trouble, Some(&wish)),
        }
    }

    /// Decides on one wish and takes it in.
    fn act(
        &mut self,
        room: &Room,
        order: &Order,
        (request, wish): (&Request, &Wish),
        batch: &mut Batch,
    ) -> Result<(), Trouble> {
        let state = self.ahead.state();
        let actor = Actor::of(&order.link, state)?;
        let list = actor.list(state, wish)?;
        let changed = self.changed_since(request, wish.subject(list), order, batch);
        if !changed.is_empty() {
            return Err(Trouble::Changed);
        }
        let why = request.why.as_deref().filter(|why| !why.trim().is_empty());
        let commands = actor.commands(&self.ahead, wish, (why, room.clock.today()))?;
        let Some(first) = commands.first() else {
            let list = list.ok_or_else(|| Trouble::BadRequest("list".to_owned()))?;
            return Err(Refusal::SignedAlready { list }.into());
        };
        let at = self.now(room);
        let act = |command: &Command| Act {
            at,
            by: actor.by,
            why: why.map(str::to_owned),
            command: command.clone(),
        };
        // Only signatures come several at once, and where the first may be given, the others may be, too.
        let mut acts = vec![act(first)];
        acts.extend(commands[1..].iter().map(act));
        for act in &acts {
            let step = self.ahead.decide(act)?;
            self.ahead.take(step.clone());
            batch.steps.push(step);
        }
        Ok(())
    }

    /// The time of the next event: the clock's, but never before the last event's.
    fn now(&self, room: &Room) -> i64 {
        let last = self.ahead.log().last().map_or(i64::MIN, |event| event.at);
        room.clock.now().max(last)
    }

    fn decide_many(&mut self, room: &Room, order: &Order, many: &ManyCommands, batch: &mut Batch) -> Reply {
        let digest = hashed(&format!("{:?} {}", many.rows, many.seen));
        match self.repeated(&many.id, &digest, batch) {
            Some(Ok(record)) => return self.repeat(&record),
            Some(Err(trouble)) => return self.refused(order, None, &trouble, None),
            None => {}
        }
        let Some(by) = order.link.scope.person else {
            return self.refused(order, None, &Trouble::NotYours, None);
        };
        let at = self.now(room);
        let commands = (many.make)(&self.ahead, &many.rows, many.seen);
        let acts: Vec<Act> = commands.into_iter().map(|command| Act { at, by, why: None, command }).collect();
        let first = self.ahead.log().len();
        match self.ahead.decide_all(&acts) {
            Ok(step) => {
                let numbers: Vec<u64> = step.events.iter().map(|event| event.seq).collect();
                self.ahead.take(step.clone());
                batch.steps.push(step);
                let last = self.ahead.log().len() as u64;
                let id = many.id.clone();
                batch.commands.push(CommandRecord { id, digest, first: first as u64 + 1, last });
                batch.authors.extend(numbers.iter().map(|&seq| (seq, order.link.hash.clone())));
                accepted((false, last), &numbers, &json!({"registered": many.rows.len()}))
            }
            Err((place, refusal)) => {
                let line = many.rows.get(place).map_or(0, |row| row.line);
                self.refused(order, None, &Trouble::Line(line, Box::new(refusal)), None)
            }
        }
    }

    /// A command that was carried out before, or whose id was.
    fn repeated(&self, id: &str, digest: &str, batch: &Batch) -> Option<Result<CommandRecord, Trouble>> {
        let before = self.done.get(id).or_else(|| batch.commands.iter().find(|command| command.id == id))?;
        if before.digest == digest { Some(Ok(before.clone())) } else { Some(Err(Trouble::IdUsed)) }
    }

    /// The answer to a resend: what happened the first time.
    fn repeat(&self, record: &CommandRecord) -> Reply {
        let numbers: Vec<u64> = (record.first..=record.last).collect();
        let range = (record.first as usize).saturating_sub(1)..record.last as usize;
        let events = self.ahead.log().get(range).unwrap_or_default();
        accepted((true, self.ahead.log().len() as u64), &numbers, &outcome::result(&self.ahead, events))
    }

    /// What others changed of a subject since the page showed it.
    fn changed_since<'e>(
        &'e self,
        request: &Request,
        subject: Option<crate::subject::Subject>,
        order: &Order,
        batch: &Batch,
    ) -> Vec<&'e Event> {
        let (Some(based_on), Some(subject)) = (request.based_on, subject) else { return Vec::new() };
        let log = self.ahead.log();
        let own = |seq: u64| {
            let known = self
                .authors
                .get(&seq)
                .or_else(|| batch.authors.iter().find(|(other, _)| *other == seq).map(|(_, author)| author));
            known.is_some_and(|author| *author == order.link.hash)
        };
        let later = log.iter().skip(usize::try_from(based_on).unwrap_or(usize::MAX));
        later.filter(|event| !own(event.seq) && touches(log, event, subject)).collect()
    }

    /// An answer that says why not, what has changed, and how the list looks now.
    fn refused(
        &self,
        order: &Order,
        request: Option<&Request>,
        trouble: &Trouble,
        wish: Option<&Wish>,
    ) -> Reply {
        let mut body = trouble.body(order.lang);
        body["version"] = json!(self.ahead.log().len());
        let state = self.ahead.state();
        let actor = Actor::of(&order.link, state).ok();
        let list = actor.zip(wish).and_then(|(actor, wish)| actor.list(state, wish).ok().flatten());
        if let (Some(request), Some(wish)) = (request, wish) {
            let changed = self.changed_since(request, wish.subject(list), order, &Batch::default());
            if !changed.is_empty() {
                body["changed"] =
                    changed.iter().map(|event| views::log_line(&self.ahead, event, order.lang)).collect();
            }
        }
        if let Some(list) = list.filter(|_| !matches!(trouble, Trouble::NotYours)) {
            body["list"] = views::list(&self.ahead, list).unwrap_or(Value::Null);
        }
        Reply { status: trouble.status().as_u16(), body }
    }
}

fn read_wish(request: &Request) -> Result<Wish, Trouble> {
    if request.id.is_empty() || request.id.chars().count() > LONGEST_ID {
        return Err(Trouble::BadRequest("id".to_owned()));
    }
    serde_json::from_value(request.wish.clone()).map_err(|error| Trouble::BadRequest(error.to_string()))
}

/// A hash of what a command wants; objects are sorted, so that equal content is equal text.
fn digest(request: &Request) -> String {
    hashed(&json!([request.wish, request.why]).to_string())
}

fn hashed(text: &str) -> String {
    hexadecimal(&Sha256::digest(text.as_bytes())[..16])
}

fn together(steps: &[Step]) -> Step {
    let mut whole = Step::default();
    for step in steps {
        whole.events.extend(step.events.iter().cloned());
        whole.people.extend(step.people.iter().cloned());
        whole.destroyed.extend(step.destroyed.iter().copied());
    }
    whole
}

fn accepted((repeated, version): (bool, u64), events: &[u64], result: &Value) -> Reply {
    let body = json!({
        "ok": true, "repeated": repeated, "version": version, "events": events, "result": result,
    });
    Reply { status: 200, body }
}

fn failed(order: &Order, trouble: &Trouble) -> Vec<Reply> {
    let count = match &order.ordered {
        Ordered::Queue { requests, .. } => requests.len(),
        Ordered::Import(_) => 1,
    };
    vec![Reply { status: trouble.status().as_u16(), body: trouble.body(order.lang) }; count]
}

/// Whether an event asks for a copy of the database.
pub(crate) fn asks_for_backup(event: &Event) -> bool {
    matches!(event.what, EventKind::ListClosed(_) | EventKind::TournamentClosed)
}

/// Whether after an event nothing of what it erased may be left in any copy.
pub(crate) fn asks_to_forget(event: &Event) -> bool {
    matches!(event.what, EventKind::PersonErased { .. } | EventKind::ListsPurged { .. })
}
