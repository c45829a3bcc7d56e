//! The task that owns one table: it decides, has it written, and only then applies, answers and sends.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use std::time::Instant;

use bytes::Bytes;
use schafkopf::{Action, ByChair, Bytes32, Chair, Doubling, Seat, Seed};
use schafkopf_bots::Builtin;
use stammtisch_http::PersonId;
use stammtisch_http::clock::Moment;
use stammtisch_http::randomness;
use stammtisch_store::{GuestName, NewTableEntry};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, WeakUnboundedSender};
use tokio::sync::oneshot;

use super::booking::{Bookings, Way};
use super::due::{Due, after};
use super::entry::{Doer, Entry};
use super::envelope::encode;
use super::holding::give_up;
use super::ids::TableId;
use super::kind::TableKind;
use super::loading::{Loaded, load};
use super::named::Named;
use super::outbox::{Behind, Outbox};
use super::recent::Recent;
use super::registry::{Registry, Seen};
use super::show::Light;
use super::state::{Presence, Table};
use super::stored;
use super::summary::look_after;
use super::watching::Watching;
use super::writer::Unwritten;
use crate::bots::{Question, at_once, is_quick};
use crate::cluster::{Elsewhere, Held, Whose};
use crate::hub::{Shared, Visitor};
use crate::space::Level as Room;
use crate::wire::{ClientMessage, Delays, PROTOCOL, Refused, ServerMessage, TableCard};

/// How long a table waits before it tries again what could not be stored.
const RETRY: Duration = Duration::from_secs(1);

/// How long somebody who opened a table is believed to be on his way to it.
const JUST_OPENED: Duration = Duration::from_secs(15);

/// People whose chat somebody does not want to read.
pub(crate) type Hidden = Arc<[PersonId]>;

/// What a table's task is told.
pub(crate) enum Message {
    /// Somebody comes.
    Connect {
        visitor: Visitor,
        /// Whose chat he does not want to read.
        hidden: Hidden,
        outbox: Arc<Outbox>,
        reply: oneshot::Sender<Result<u64, Refused>>,
    },
    /// A client says something.
    Client { connection: u64, message: ClientMessage },
    /// A connection is gone.
    Gone { connection: u64 },
    /// Somebody wants a seat from the next hand on.
    Book { visitor: Visitor, way: Way, reply: oneshot::Sender<Result<(), Refused>> },
    /// Somebody has a seat elsewhere now.
    Unbook { guest: PersonId },
    /// Nothing has been heard of a client for a while, though its connection is open; or something again.
    Silent { connection: u64, silent: bool },
    /// What does the table look like in a list?
    Card { reply: oneshot::Sender<TableCard> },
    /// A bot has thought, or could not in time.
    Thought { question: u64, seat: Seat, action: Option<Action> },
    /// A guest's name is to be forgotten.
    Forget { guest: PersonId },
    /// Somebody does not want to read other people's chat than before.
    Hide { guest: PersonId, hidden: Hidden },
    /// Another node may have taken the table since.
    Lost,
    /// The server goes away; whoever holds the other end of `done` sees when the table is through.
    ShutDown { done: oneshot::Sender<()> },
}

/// A connection as its table knows it.
pub(super) struct Client {
    number: u64,
    pub(super) visitor: Visitor,
    hidden: Hidden,
    pub(super) outbox: Arc<Outbox>,
    pub(super) greeted: bool,
    /// Whether nothing is heard of it: nobody is there, as if the connection were gone.
    silent: bool,
    /// The version of the last update that was sent or waits.
    sent: Option<u64>,
}

impl Client {
    /// Whether somebody is there.
    const fn is_there(&self) -> bool {
        self.greeted && !self.silent
    }
}

/// What a bot was asked, and what it answered.
#[derive(Debug, Clone, Copy)]
struct Thought {
    question: u64,
    is_over: bool,
    answer: Option<Action>,
}

/// The task of one table.
pub(crate) struct Actor {
    pub(super) shared: Arc<Shared>,
    pub(super) id: TableId,
    pub(super) number: i64,
    /// How the node holds the table; none where it is alone.
    pub(super) held: Option<Held>,
    pub(super) table: Table,
    pub(super) recent: Recent,
    pub(super) clients: Vec<Client>,
    presence: Presence,
    /// When everybody was last told who is here.
    presence_told: Moment,
    /// When everybody is told next who came and went, if anybody did.
    presence_due: Option<Moment>,
    pub(super) watching: Watching,
    pub(super) bookings: Bookings,
    /// Whether the hall knows that there is a seat here.
    pub(super) is_offered: bool,
    /// Until when who opened the table is believed to be on his way to it.
    pub(super) expected_until: Moment,
    thoughts: [Option<Thought>; 4],
    mailbox: UnboundedReceiver<Message>,
    own: WeakUnboundedSender<Message>,
    /// Since when nobody has been connected.
    quiet_since: Moment,
    /// When something that could not be stored is tried again.
    retry_at: Moment,
    /// Whether the table is to end.
    ending: bool,
}

/// Runs a table until nobody is there any more.
pub(crate) async fn run(
    shared: Arc<Shared>,
    id: TableId,
    mailbox: UnboundedReceiver<Message>,
    own: WeakUnboundedSender<Message>,
    seen: Arc<Seen>,
) {
    let held = match shared.claim(id).await {
        Ok(Some(Whose::Nobodys)) => None,
        Ok(Some(Whose::Ours(held))) => Some(held),
        Ok(Some(Whose::Theirs(cluster, holder))) => {
            seen.elsewhere.store(true, Relaxed);
            return Elsewhere::stand((shared, cluster), (id, holder), mailbox, own).await;
        }
        Ok(None) => return shared.tables.remove(id, mailbox),
        Err(error) => {
            tracing::error!(%error, "it is not known whose a table is");
            return Registry::end(&shared, id, mailbox);
        }
    };
    let begun = Instant::now();
    let loaded = load(shared.source(), id).await;
    shared.figures.times.stored("read_table", begun);
    let loaded = match loaded {
        Ok(Some(loaded)) => loaded,
        Ok(None) => return shared.tables.remove(id, mailbox),
        Err(error) => {
            tracing::error!(%error, "a table could not be read");
            give_up(&shared, held).await;
            return shared.tables.remove(id, mailbox);
        }
    };
    let Loaded { number, mut table, recent } = loaded;
    let now = shared.clock.now();
    let expected_until = after(table.last_at(), JUST_OPENED);
    table.wake(now);
    seen.open.store(table.plan().kind == TableKind::Open, Relaxed);
    look_after(&shared, id, table.finished_hands()).await;
    let presence = Presence { gone_at: ByChair::from_fn(|_| now), ..Presence::default() };
    let actor = Actor {
        shared,
        id,
        number,
        held,
        table,
        recent,
        clients: Vec::new(),
        presence,
        presence_told: 0,
        presence_due: None,
        watching: Watching::default(),
        bookings: Bookings::default(),
        is_offered: false,
        expected_until,
        thoughts: [None; 4],
        mailbox,
        own,
        quiet_since: now,
        retry_at: now,
        ending: false,
    };
    actor.live().await;
}

impl Actor {
    async fn live(mut self) {
        while !self.ending {
            self.ponder();
            let wakes_at = self.wakes_at();
            let shared = Arc::clone(&self.shared);
            tokio::select! {
                message = self.mailbox.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => return,
                },
                () = shared.clock.until(wakes_at), if wakes_at < Moment::MAX => self.tick().await,
            }
            self.look_to_the_door().await;
            if self.may_sleep() && self.shared.tables.release(self.id, &self.mailbox) {
                self.shared.finder.withdraw(self.id);
                give_up(&self.shared, self.held).await;
                return;
            }
        }
        self.shared.finder.withdraw(self.id);
        for client in &self.clients {
            client.outbox.close();
        }
        give_up(&self.shared, self.held).await;
        Registry::end(&self.shared, self.id, self.mailbox);
    }

    /// Whether the table ends here.
    pub(super) const fn is_ending(&self) -> bool {
        self.ending
    }

    pub(super) fn now(&self) -> Moment {
        self.shared.clock.now()
    }

    /// The delays of the table, as its pace has them.
    pub(super) fn delays(&self) -> Delays {
        self.shared.options.delays.unwrap_or_else(|| self.table.pace().delays())
    }

    pub(super) const fn presence(&self) -> &Presence {
        &self.presence
    }

    /// When the table does something by itself.
    fn wakes_at(&self) -> Moment {
        if self.clients.is_empty() {
            return after(self.quiet_since, self.delays().awake);
        }
        if !self.is_watched() {
            return Moment::MAX;
        }
        let due = self.due().map_or(Moment::MAX, |(at, _)| at.max(self.retry_at));
        self.presence_due.map_or(due, |told| told.min(due))
    }

    fn due(&self) -> Option<(Moment, Due)> {
        let delays = self.delays();
        let (at, due) = self.table.due(&self.presence, &delays)?;
        // A bot that is still thinking has its time; then rules of thumb answer.
        if let Due::Answer(seat) = due
            && self.is_thinking(seat)
        {
            return Some((at.max(after(self.table.asked_at(), delays.think)), due));
        }
        Some((at, due))
    }

    /// Whether anybody sees what happens; as long as nobody does, nothing happens by itself.
    fn is_watched(&self) -> bool {
        self.clients.iter().any(Client::is_there)
    }

    fn is_thinking(&self, seat: Seat) -> bool {
        self.thoughts[seat.index()]
            .is_some_and(|thought| thought.question == self.table.question_number() && !thought.is_over)
    }

    fn may_sleep(&self) -> bool {
        self.clients.is_empty() && self.now() >= after(self.quiet_since, self.delays().awake)
    }

    async fn take(&mut self, message: Message) {
        match message {
            // A node that slept too long says nothing any more of what it remembers.
            Message::Lost => self.ending = true,
            Message::Connect { reply, .. } if !self.is_current() => {
                self.ending = true;
                let _ = reply.send(Err(Refused::Restarting));
            }
            Message::Client { .. } if !self.is_current() => self.ending = true,
            Message::Connect { visitor, hidden, outbox, reply } => {
                self.connect((visitor, hidden), outbox, reply);
            }
            Message::Client { connection, message } => self.hear(connection, message).await,
            Message::Gone { connection } => self.disconnect(connection),
            Message::Book { visitor, way, reply } => self.answer_booking((visitor, way), reply).await,
            Message::Unbook { guest } => self.unbook(guest),
            Message::Silent { connection, silent } => self.fall_silent(connection, silent).await,
            Message::Card { reply } => {
                let _ = reply.send(self.table.card(&self.presence));
            }
            Message::Thought { question, seat, action } => {
                if let Some(thought) = &mut self.thoughts[seat.index()]
                    && thought.question == question
                {
                    thought.answer = action;
                    thought.is_over = true;
                }
            }
            Message::Forget { guest } => self.table.forget(guest),
            Message::Hide { guest, hidden } => self.hide(guest, &hidden),
            Message::ShutDown { done } => {
                for client in &self.clients {
                    client.outbox.answer(encode(&ServerMessage::Restarting));
                    client.outbox.close();
                }
                self.ending = true;
                drop(done);
            }
        }
    }

    fn connect(
        &mut self,
        (visitor, hidden): (Visitor, Hidden),
        outbox: Arc<Outbox>,
        reply: oneshot::Sender<Result<u64, Refused>>,
    ) {
        let number = self.shared.next_connection.fetch_add(1, Relaxed);
        self.clients.push(Client {
            number,
            visitor,
            hidden,
            outbox,
            greeted: false,
            silent: false,
            sent: None,
        });
        if reply.send(Ok(number)).is_err() {
            self.disconnect(number);
        }
    }

    /// Shows somebody the table without the chat of other people than before.
    fn hide(&mut self, guest: PersonId, hidden: &Hidden) {
        for place in 0..self.clients.len() {
            if self.clients[place].visitor.id == guest {
                self.clients[place].hidden = Arc::clone(hidden);
                if self.clients[place].greeted {
                    self.send_update(place, &mut Vec::new());
                }
            }
        }
    }

    fn disconnect(&mut self, connection: u64) {
        let watched = self.is_watched();
        let gone = self.clients.iter().position(|client| client.number == connection);
        let gone = gone.map(|place| self.clients.remove(place).visitor.id);
        if let Some(gone) = gone.filter(|&id| self.clients.iter().all(|client| client.visitor.id != id)) {
            self.watching.forget(gone);
            self.unbook(gone);
        }
        if self.clients.is_empty() || watched && !self.is_watched() {
            self.quiet_since = self.now();
        }
        if self.look_around() {
            self.tell_presence();
        }
    }

    /// Tells everybody who came and who went: at once, or together with what comes in between if it was only just told.
    /// Says whether it was told at once.
    fn tell_presence(&mut self) -> bool {
        let due = after(self.presence_told, self.delays().presence);
        if self.now() < due {
            self.presence_due = Some(due);
            return false;
        }
        self.fan_out();
        true
    }

    /// Finds out who is here; says whether that has changed.
    pub(super) fn look_around(&mut self) -> bool {
        let before = self.presence;
        let now = self.now();
        let mut spectators = 0;
        let mut connected = ByChair::default();
        for client in self.clients.iter().filter(|client| client.is_there()) {
            match self.table.chair_of(client.visitor.id) {
                Some(chair) => connected[chair] = true,
                None => spectators += 1,
            }
        }
        for chair in Chair::ALL {
            if before.connected[chair] && !connected[chair] {
                self.presence.gone_at[chair] = now;
            }
        }
        self.presence.connected = connected;
        self.presence.spectators = spectators;
        (before.connected, before.spectators) != (connected, spectators)
    }

    async fn hear(&mut self, connection: u64, message: ClientMessage) {
        let Some(place) = self.clients.iter().position(|client| client.number == connection) else { return };
        self.clients[place].outbox.end_command();
        match message {
            ClientMessage::Hello { protocol, seen, pongs: _ } => self.greet(place, protocol, seen).await,
            ClientMessage::Do { id, command } => self.obey(place, id, command).await,
            ClientMessage::Ping | ClientMessage::Pong => {}
        }
    }

    async fn greet(&mut self, place: usize, protocol: u32, seen: Option<u64>) {
        let client = &mut self.clients[place];
        if protocol != PROTOCOL {
            client.outbox.answer(encode(&ServerMessage::Reload { protocol: PROTOCOL }));
            return;
        }
        self.end_quiet();
        let client = &mut self.clients[place];
        client.greeted = true;
        client.silent = false;
        client.sent = seen;
        let visitor = client.visitor.clone();
        let changed = self.look_around();
        let chair = self.table.chair_of(visitor.id);
        if chair.is_some() && self.table.name_guest(visitor.id, &visitor.name) {
            self.keep_name(&visitor).await;
        }
        if self.welcome_back(chair).await {
            self.fan_out();
        } else if !(changed && self.tell_presence()) {
            self.send_update(place, &mut Vec::new());
        }
    }

    /// Lets the time not count in which nobody was there to use it.
    fn end_quiet(&mut self) {
        if !self.is_watched() {
            let now = self.now();
            self.table.skip(now.saturating_sub(self.quiet_since));
        }
    }

    /// Who connects or is heard again is back, if a bot stood in for him; if that cannot be stored, his next command says
    /// so once more. Says whether it was so.
    async fn welcome_back(&mut self, chair: Option<Chair>) -> bool {
        let Some(chair) = chair.filter(|&chair| self.table.is_away(chair)) else { return false };
        let _ = self.commit(vec![Entry::Back { chair }], None, Vec::new()).await;
        true
    }

    /// A client of which nothing is heard counts as gone until something is.
    async fn fall_silent(&mut self, connection: u64, silent: bool) {
        let Some(place) = self.clients.iter().position(|client| client.number == connection) else { return };
        let watched = self.is_watched();
        if !silent {
            self.end_quiet();
        }
        self.clients[place].silent = silent;
        if watched && !self.is_watched() {
            self.quiet_since = self.now();
        }
        let changed = self.look_around();
        let chair = self.table.chair_of(self.clients[place].visitor.id);
        if !silent && self.clients[place].greeted && self.welcome_back(chair).await {
            self.fan_out();
        } else if changed {
            self.tell_presence();
        }
    }

    /// Has a name written that has changed; if that fails, the next greeting does it.
    async fn keep_name(&self, visitor: &Visitor) {
        let guests = vec![GuestName { id: visitor.id.to_string(), name: visitor.name.clone() }];
        let change = self.change(Vec::new(), guests);
        if self.shared.writer.write(change).await.is_err() {
            tracing::warn!("the new name of a guest could not be stored");
        }
    }

    /// Whether somebody who wants to sit down may sit with those who sit here, and with whose table it is.
    pub(super) async fn check_company(&self, guest: PersonId) -> Result<(), Refused> {
        let Some(people) = &self.shared.options.people else { return Ok(()) };
        let seated = self.table.members().chairs().filter_map(|chair| self.table.guest_on(chair));
        let others = seated.chain(self.bookings.people()).chain([self.table.plan().by]);
        let others: BTreeSet<PersonId> = others.collect();
        for other in others.into_iter().filter(|&other| other != guest) {
            match people.are_apart(guest, other).await {
                Ok(false) => {}
                Ok(true) => return Err(Refused::NotTogether),
                Err(_) => return Err(Refused::NotStored),
            }
        }
        Ok(())
    }

    /// Has entries written, then applies them.
    pub(super) async fn commit(
        &mut self,
        entries: Vec<Entry>,
        command: Option<&Named>,
        guests: Vec<GuestName>,
    ) -> Result<(), Unwritten> {
        let at = self.now();
        let last = entries.len().saturating_sub(1);
        let rows = entries.iter().enumerate().map(|(place, entry)| NewTableEntry {
            seq: self.table.version() + 1 + place as u64,
            at,
            command: command.filter(|_| place == last).map(|command| command.key.clone()),
            digest: command.filter(|_| place == last).map(|command| command.digest),
            hand: match entry {
                Entry::Sealed(sealing) => Some(sealing.hand),
                _ => None,
            },
            what: stored::write_entry(entry),
        });
        let change = self.change(rows.collect(), guests);
        let written = self.shared.writer.write(change).await;
        if let Err(why) = written {
            match why {
                Unwritten::Failed => self.retry_at = after(self.now(), RETRY),
                // Whoever holds the table now has its truth.
                Unwritten::Fenced => self.ending = true,
                // An entry of this number by another hand: this table's memory is not the truth any more.
                Unwritten::Twice => self.ending |= command.is_none(),
            }
            return Err(why);
        }
        for entry in &entries {
            let was_between = self.table.is_between();
            self.table.apply(entry, at).expect("what was decided on this state follows on it");
            if let Some(sink) = self.shared.options.history.as_deref().filter(|_| !was_between)
                && self.table.is_between()
            {
                self.table.hand_in(sink);
            }
            if let (Some(follower), Entry::Acted { .. }) = (&self.shared.options.follower, entry)
                && let Some(game) = self.table.at_a_trick()
            {
                follower.heard(game);
            }
        }
        if let Some(command) = command {
            self.recent.insert(command, self.table.version());
        }
        Ok(())
    }

    /// Does what is due.
    async fn tick(&mut self) {
        if self.presence_due.is_some_and(|at| at <= self.now()) {
            self.fan_out();
        }
        if !self.is_watched() {
            return;
        }
        let Some((at, due)) = self.due() else { return };
        if at > self.now() {
            return;
        }
        if matches!(due, Due::Seal) && self.room() == Room::Spent {
            // Hands that were dealt come first; the next one waits until there is room.
            self.retry_at = after(self.now(), RETRY);
            return;
        }
        if matches!(due, Due::Seal) {
            self.seat_booked().await;
        }
        let entries = self.due_entries(due);
        if !entries.is_empty() && self.commit(entries, None, Vec::new()).await.is_ok() {
            self.look_around();
            self.fan_out();
        }
    }

    /// How much room there is on the disk.
    pub(super) fn room(&self) -> Room {
        self.shared.options.space.as_ref().map_or(Room::Enough, |space| space.level())
    }

    fn due_entries(&mut self, due: Due) -> Vec<Entry> {
        let entry = match due {
            Due::Seal => Some(self.table.sealing(self.seed())),
            Due::Cut => self.table.due_cut(),
            Due::StandIn(seat) => Some(Entry::Away { seat }),
            Due::Answer(seat) => self.answer(seat),
            Due::Close => return self.close_window(),
        };
        entry.into_iter().collect()
    }

    /// The end of a window for doubles: the first bot that doubles, or else everybody declines at once.
    fn close_window(&mut self) -> Vec<Entry> {
        let asked: Vec<Seat> = self.table.running().into_iter().flat_map(schafkopf::Game::to_act).collect();
        let mut declined = Vec::with_capacity(asked.len());
        for seat in asked {
            let bot = self.table.bot_for(seat).and_then(|_| self.answer(seat));
            match bot.map_or_else(|| self.table.declining(seat), Ok) {
                Ok(entry) if is_decline(&entry) => declined.push(entry),
                Ok(double) => return vec![double],
                Err(_) => {}
            }
        }
        declined
    }

    /// What the bot on a seat does: what it thought out, or what rules of thumb say.
    fn answer(&mut self, seat: Seat) -> Option<Entry> {
        let (level, by) = self.table.bot_for(seat)?;
        let question = self.table.question_number();
        let thought = self.thoughts[seat.index()].take().filter(|thought| thought.question == question);
        self.shared.figures.bot_answers.fetch_add(1, Relaxed);
        // Nobody's money is doubled while he is away (V 6.4).
        if by == Doer::StandIn
            && let Ok(entry) = self.table.bot_acting(seat, Action::Knock(false), by)
        {
            return Some(entry);
        }
        if let Some(action) = thought.and_then(|thought| thought.answer)
            && let Ok(entry) = self.table.bot_acting(seat, action, by)
        {
            return Some(entry);
        }
        let quick = if is_quick(level) {
            level
        } else {
            self.shared.figures.bots_late.fetch_add(1, Relaxed);
            Builtin::Regel
        };
        let view = self.table.question(seat)?;
        let action = at_once(quick, &view, self.table.rules(), self.chance())?;
        let any = || view.actions.iter().find_map(|&action| self.table.bot_acting(seat, action, by).ok());
        self.table.bot_acting(seat, action, by).ok().or_else(any)
    }

    fn chance(&self) -> u64 {
        u64::from_le_bytes(randomness::bytes(&*self.shared.random))
    }

    /// A fresh seed for a pack.
    fn seed(&self) -> Seed {
        Seed::new(Bytes32::new(randomness::bytes(&*self.shared.random)))
    }

    /// Asks the bots that take their time, as soon as there is a question.
    fn ponder(&mut self) {
        let question = self.table.question_number();
        for seat in Seat::ALL {
            let Some((level, _)) = self.table.bot_for(seat).filter(|&(level, _)| !is_quick(level)) else {
                continue;
            };
            if !self.is_watched()
                || self.thoughts[seat.index()].is_some_and(|thought| thought.question == question)
            {
                continue;
            }
            let Some(view) = self.table.question(seat) else { continue };
            self.thoughts[seat.index()] = Some(Thought { question, is_over: false, answer: None });
            let rules = Arc::clone(self.table.rules());
            let limit = self.delays().think;
            let asked = Question { level, view, rules, seed: self.chance(), limit };
            let own: WeakUnboundedSender<Message> = self.own.clone();
            let (figures, begun) = (Arc::clone(&self.shared.figures), Instant::now());
            self.shared.bots.ask(asked, move |action| {
                figures.times.bots.observe(begun.elapsed().as_secs_f64());
                let sender: Option<UnboundedSender<Message>> = own.upgrade();
                if let Some(sender) = sender {
                    let _ = sender.send(Message::Thought { question, seat, action });
                }
            });
        }
    }

    /// Sends everybody the table as it is now.
    pub(super) fn fan_out(&mut self) {
        (self.presence_told, self.presence_due) = (self.now(), None);
        let mut rendered = Vec::with_capacity(4);
        for place in 0..self.clients.len() {
            if self.clients[place].greeted {
                self.send_update(place, &mut rendered);
            }
        }
    }

    /// Sends one client the table; what is the same for another one is written only once.
    fn send_update(&mut self, place: usize, rendered: &mut Vec<(Rendered, Bytes)>) {
        let mut from = self.clients[place].sent;
        loop {
            let guest = self.clients[place].visitor.id;
            let hidden = Arc::clone(&self.clients[place].hidden);
            let key = Rendered {
                chair: self.table.chair_of(guest),
                host: self.table.plan().by == guest,
                from,
                hidden,
                watcher: self.watching.of_spectator(guest).next().map(|_| guest),
                booked: self.bookings.has(guest).then_some(guest),
            };
            let known = rendered.iter().find(|(known, _)| *known == key).map(|(_, text)| text.clone());
            let text = known.unwrap_or_else(|| {
                let delays = &self.delays();
                let (presence, watching, bookings) = (&self.presence, &self.watching, &self.bookings);
                let light =
                    Light { presence, delays, now: self.now(), hidden: &key.hidden, watching, bookings };
                let update = self.table.update(guest, from, light);
                encode(&ServerMessage::Update(Box::new(update)))
            });
            rendered.push((key, text.clone()));
            match self.clients[place].outbox.update(text, from) {
                Ok(()) => break,
                Err(Behind(seen)) => from = seen,
            }
        }
        self.clients[place].sent = Some(self.table.version());
    }
}

/// Whether somebody says in a window for doubles that he does not.
pub(super) const fn is_decline(entry: &Entry) -> bool {
    matches!(entry, Entry::Acted { action: Action::Double(Doubling::Decline), .. })
}

/// What two clients must share to be sent the same.
#[derive(PartialEq, Eq)]
struct Rendered {
    chair: Option<Chair>,
    host: bool,
    /// The version that was sent before.
    from: Option<u64>,
    /// Whom he does not want to hear.
    hidden: Hidden,
    /// Who looks into hands, or has asked to, is sent what is only for him.
    watcher: Option<PersonId>,
    /// Who has a seat from the next hand on is told so.
    booked: Option<PersonId>,
}
