//! The hub: where tables are opened, found and joined.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use schafkopf::fair_deal::Proof;
use schafkopf_record::Record;
use stammtisch_bus::BusError;
use stammtisch_http::PersonId;
use stammtisch_http::clock::{Clock, Moment, SECOND};
use stammtisch_http::network::Household;
use stammtisch_http::randomness::Randomness;
use stammtisch_store::{
    Deed, DeedRefused, GuestName, HandSink, NewTable, NewTableEntry, Storage, StoreError,
};
use stammtisch_text::Lang;
use thiserror::Error;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::oneshot;

use crate::bots::BotPool;
pub use crate::cluster::ClusterOptions;
use crate::cluster::{self, Answer, Cluster, Frame, Whose};
use crate::directory::Directory;
pub use crate::figures::Figures;
use crate::figures::{Counters, Times};
use crate::present::{Here, Present};
use crate::space::{Level as Room, Space};
pub use crate::table::Connection;
use crate::table::{
    Allowed, Booked, Delays, Entry, Finder, Hidden, KeptPlan, Level, Manners, Message, Outbox, Pace,
    Registry, RuleSets, Source, TableId, TablePlan, Way, Writer, load_hand, stored,
};
use crate::wire::{Refusal, Refused, TableCard};

/// The most tables in the lobby.
const LOBBY: usize = 200;
/// The longest name of a table or a guest, in characters.
const LONGEST_NAME: usize = 40;

/// How long a table may take to say whether it has a seat.
const BOOKING: Duration = Duration::from_secs(2);

/// For how long somebody waits for a table whose node has gone, and how often it is looked for.
const FOLLOWED: Moment = 8 * SECOND;
const AGAIN: Moment = SECOND / 5;

/// A seat that was found for somebody who wants to play at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// The table.
    pub id: TableId,
    /// Whether others play there already, and he sits down with their next hand.
    pub booked: bool,
}

/// How the hub works.
#[derive(Clone)]
pub struct HubOptions {
    /// How fast tables go that nobody chose a pace for.
    pub pace: Pace,
    /// Delays of all tables, whatever their pace, for tests and measurements.
    pub delays: Option<Delays>,
    /// On how many threads bots think.
    pub bot_threads: usize,
    /// The most tables that are awake at once.
    pub most_tables: usize,
    /// How often people may talk, and come and go.
    pub manners: Manners,
    /// Who wants to know of finished hands.
    pub history: Option<Arc<dyn HandSink>>,
    /// Who wants to know how far hands have come that are being played.
    pub follower: Option<Arc<dyn HandFollower>>,
    /// Who is who, where accounts are kept.
    pub people: Option<Arc<dyn Directory>>,
    /// The room on the disk, where somebody looks after it.
    pub space: Option<Arc<Space>>,
    /// What makes it one of several processes, where it is not alone.
    pub cluster: Option<ClusterOptions>,
}

impl Default for HubOptions {
    fn default() -> HubOptions {
        HubOptions {
            pace: Pace::default(),
            delays: None,
            bot_threads: 1,
            most_tables: 20_000,
            manners: Manners::default(),
            history: None,
            follower: None,
            people: None,
            space: None,
            cluster: None,
        }
    }
}

/// Why a hub was not opened.
#[derive(Debug, Error)]
pub enum NotOpened {
    /// The store, or the machine, says no.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bus says no.
    #[error(transparent)]
    Bus(#[from] BusError),
}

/// Somebody within the house who wants to know how far hands have come that are being played. A table never waits for him, and
/// nobody at it hears of what he finds before the hand is over.
pub trait HandFollower: Send + Sync + 'static {
    /// A trick is complete, or the hand is over.
    fn heard(&self, game: &schafkopf::Game);
}

/// Somebody who comes to a table.
#[derive(Debug, Clone)]
pub struct Visitor {
    /// The guest's id.
    pub id: PersonId,
    /// The name to show.
    pub name: String,
    /// The language of what is refused.
    pub lang: Lang,
    /// From where he comes.
    pub household: Household,
}

/// What all tables share.
pub(crate) struct Shared {
    pub(crate) store: Storage,
    pub(crate) writer: Writer,
    pub(crate) options: HubOptions,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) random: Arc<dyn Randomness>,
    pub(crate) bots: BotPool,
    pub(crate) tables: Registry,
    pub(crate) figures: Arc<Counters>,
    pub(crate) next_connection: AtomicU64,
    pub(crate) allowed: Allowed,
    pub(crate) finder: Finder,
    pub(crate) booked: Booked,
    present: Present,
    /// When the hub was opened, by both clocks: allowances count by the one that goes on evenly.
    opened: (Instant, Moment),
    rules: RuleSets,
    closing: AtomicBool,
    /// The other processes that serve the house, if there are any.
    pub(crate) cluster: Option<Arc<Cluster>>,
}

impl Shared {
    /// Whether the server goes away.
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Relaxed)
    }

    /// Whose a table is; taken for this node, if it is nobody's. None if it is known that there is no such table.
    pub(crate) async fn claim(&self, table: TableId) -> Result<Option<Whose>, StoreError> {
        match &self.cluster {
            Some(cluster) => cluster.claim(table).await,
            None => Ok(Some(Whose::Nobodys)),
        }
    }

    /// Connects somebody to the table to which something is sent so.
    pub(crate) async fn connect_by(
        &self,
        send: impl FnOnce(Message) -> UnboundedSender<Message>,
        visitor: Visitor,
        hidden: Hidden,
    ) -> Result<Connection, Refused> {
        let lang = visitor.lang;
        let outbox = Arc::new(Outbox::default());
        let (reply, number) = oneshot::channel();
        let message = Message::Connect { visitor, hidden, outbox: Arc::clone(&outbox), reply };
        let table = send(message);
        // A table that does not exist, or ends, drops the question.
        let number = number.await.unwrap_or(Err(Refused::UnknownTable))?;
        Ok(Connection::new(number, outbox, table, lang, Arc::clone(&self.figures)))
    }

    /// The open tables of this process where somebody is.
    pub(crate) async fn open_cards(&self) -> Vec<TableCard> {
        let asked = self.tables.open(LOBBY).into_iter().filter_map(|table| {
            let (reply, card) = oneshot::channel();
            table.send(Message::Card { reply }).ok().map(|()| card)
        });
        let mut cards = Vec::new();
        for card in asked.collect::<Vec<_>>() {
            cards.extend(card.await);
        }
        cards
    }

    /// Takes the name of somebody who has been erased from all tables of this process that are awake.
    pub(crate) fn forget(&self, guest: PersonId) {
        for table in self.tables.all() {
            let _ = table.send(Message::Forget { guest });
        }
    }

    /// Takes the chat of some people out of what somebody sees at the tables of this process.
    pub(crate) fn hide(&self, from: PersonId, hidden: &[PersonId]) {
        let hidden: Hidden = Arc::from(hidden);
        for table in self.tables.all() {
            let _ = table.send(Message::Hide { guest: from, hidden: Arc::clone(&hidden) });
        }
    }

    /// Now, as allowances count it.
    pub(crate) fn instant(&self) -> Instant {
        let (instant, moment) = self.opened;
        let micros = self.clock.now().saturating_sub(moment);
        instant + Duration::from_micros(u64::try_from(micros).unwrap_or_default())
    }

    /// Where tables are read from.
    pub(crate) fn source(&self) -> Source<'_> {
        Source { store: &*self.store, rules: &self.rules }
    }
}

/// All tables. Cloning it is cheap.
#[derive(Clone)]
pub struct Hub(Arc<Shared>);

impl Hub {
    /// The tables in a store. None is read before somebody comes to it.
    pub async fn open(
        store: Storage,
        options: HubOptions,
        clock: Arc<dyn Clock>,
        random: Arc<dyn Randomness>,
    ) -> Result<Hub, NotOpened> {
        let figures = Arc::new(Counters::default());
        let cluster = match options.cluster.clone() {
            Some(cluster) => {
                let around = (Arc::clone(&clock), &*random);
                Some(Arc::new(Cluster::open(cluster, store.clone(), around).await?))
            }
            None => None,
        };
        let threads = |source| StoreError::File { file: "threads of bots".into(), source };
        let shared = Arc::new(Shared {
            writer: Writer::new(store.clone(), Arc::clone(&figures), options.space.clone()),
            store,
            bots: BotPool::new(options.bot_threads).map_err(threads)?,
            allowed: Allowed::new(options.manners),
            finder: Finder::default(),
            booked: Booked::default(),
            present: Present::default(),
            opened: (Instant::now(), clock.now()),
            options,
            clock,
            random,
            tables: Registry::default(),
            figures,
            next_connection: AtomicU64::new(1),
            rules: RuleSets::default(),
            closing: AtomicBool::new(false),
            cluster,
        });
        if let Some(cluster) = &shared.cluster {
            cluster::listen(&shared, cluster).await?;
            tokio::spawn(cluster::keep(Arc::downgrade(&shared), Arc::clone(cluster)));
        }
        Ok(Hub(shared))
    }

    /// Opens a table.
    pub async fn create(&self, by: &Visitor, plan: TablePlan) -> Result<TableId, Refusal> {
        self.try_create(by, plan).await.map_err(|why| why.told(by.lang))
    }

    async fn try_create(&self, by: &Visitor, plan: TablePlan) -> Result<TableId, Refused> {
        self.check_open()?;
        if self.0.tables.len() >= self.0.options.most_tables {
            return Err(Refused::TooManyTables);
        }
        if self.space().is_some_and(|space| space.look() != Room::Enough) {
            return Err(Refused::DiskFull);
        }
        let mut bits = [0; 16];
        self.0.random.fill(&mut bits);
        let id = TableId::new(bits);
        let hash = plan.rules.hash();
        let failed = |error: StoreError| {
            tracing::error!(%error, "a table could not be opened");
            Refused::NotStored
        };
        // One that was known may have been thrown away with the last table that used it.
        self.0.store.keep_rule_set(&hash, &plan.rules.canonical()).await.map_err(failed)?;
        let table = self.new_table(id, by, &plan, hash);
        let begun = Instant::now();
        self.0.store.open_table(&table).await.map_err(failed)?;
        self.0.figures.times.stored("open_table", begun);
        self.0.rules.keep(&table.rules, &plan.rules);
        self.0.figures.opened.fetch_add(1, Relaxed);
        Ok(id)
    }

    /// A seat for somebody who wants to play at once: with people under the same rules, from their next hand on, or at a
    /// table of his own, which is found by the next who wants the same. Who wants to begin `alone` has his own.
    pub async fn play(&self, by: &Visitor, plan: TablePlan, alone: bool) -> Result<Found, Refusal> {
        self.try_play(by, plan, alone).await.map_err(|why| why.told(by.lang))
    }

    async fn try_play(&self, by: &Visitor, plan: TablePlan, alone: bool) -> Result<Found, Refused> {
        let rules: Arc<str> = Arc::from(plan.rules.hash());
        let _turn = self.0.finder.turn().await;
        let offered = if alone { Vec::new() } else { self.0.finder.under(&rules) };
        for id in offered {
            if let Some(found) = self.find_at(id, by).await {
                return Ok(found);
            }
        }
        let elsewhere = if alone { Vec::new() } else { self.offered_elsewhere(&rules).await };
        for id in elsewhere {
            // One that is full, or gone meanwhile, is passed over.
            if self.try_book(id, by, Way::Led).await.is_ok() {
                return Ok(Found { id, booked: true });
            }
        }
        let id = self.try_create(by, plan).await?;
        self.0.finder.offer(&rules, id);
        Ok(Found { id, booked: false })
    }

    /// The tables of other processes that have a seat.
    async fn offered_elsewhere(&self, rules: &str) -> Vec<TableId> {
        let Some(cluster) = &self.0.cluster else { return Vec::new() };
        let answers = cluster.ask_others(&Frame::Seek { rules: rules.to_owned() }).await;
        let ids = answers.into_iter().flat_map(|answer| match answer {
            Answer::Tables { ids } => ids,
            Answer::Done | Answer::Refused { .. } | Answer::NotHere | Answer::Cards { .. } => Vec::new(),
        });
        ids.filter_map(|id| id.parse().ok()).collect()
    }

    /// A seat at a table of this process that offers one.
    async fn find_at(&self, id: TableId, by: &Visitor) -> Option<Found> {
        let booked = self.try_book(id, by, Way::Led).await;
        if matches!(booked, Err(Refused::UnknownTable | Refused::TableFull)) {
            // It tells the hall itself when there is a seat again; one that could not be woken is gone.
            self.0.finder.withdraw(id);
        }
        booked.is_ok().then_some(Found { id, booked: true })
    }

    /// Keeps a seat at a table for somebody, from the next hand on.
    pub async fn book(&self, id: &TableId, visitor: &Visitor) -> Result<(), Refusal> {
        self.try_book(*id, visitor, Way::Asked).await.map_err(|why| why.told(visitor.lang))
    }

    async fn try_book(&self, id: TableId, visitor: &Visitor, way: Way) -> Result<(), Refused> {
        self.check_open()?;
        let visitor = Visitor { name: plain(&visitor.name), ..visitor.clone() };
        let (reply, booked) = oneshot::channel();
        Registry::send(&self.0, id, Message::Book { visitor, way, reply });
        // A table that does not exist, or ends, drops the question; one that is stuck is passed over.
        match tokio::time::timeout(BOOKING, booked).await {
            Ok(Ok(booked)) => booked,
            Ok(Err(_)) => Err(Refused::UnknownTable),
            Err(_) => Err(Refused::NotStored),
        }
    }

    fn new_table(&self, id: TableId, by: &Visitor, plan: &TablePlan, rules: String) -> NewTable {
        let created = self.0.clock.now();
        let kept = KeptPlan {
            kind: plan.kind,
            name: plain(&plan.name),
            games: plan.games,
            dealer: plan.dealer,
            members: plan.members,
            bots: plan.bots.map(|bot| bot.map(Level)),
            clock: plan.clock,
            pace: plan.pace,
            by: by.id,
        };
        let sits = plan.sit.then_some(Entry::Sat { chair: schafkopf::Seat::One.into(), guest: by.id });
        let entries = std::iter::once(Entry::Opened).chain(sits);
        NewTable {
            id: id.to_string(),
            created,
            rules,
            plan: stored::write_plan(&kept),
            entries: entries
                .zip(1..)
                .map(|(entry, seq)| NewTableEntry {
                    seq,
                    at: created,
                    command: None,
                    digest: None,
                    hand: (seq == 1).then_some(0),
                    what: stored::write_entry(&entry),
                })
                .collect(),
            guests: vec![GuestName { id: by.id.to_string(), name: plain(&by.name) }],
        }
    }

    fn check_open(&self) -> Result<(), Refused> {
        if self.0.closing.load(Relaxed) { Err(Refused::Restarting) } else { Ok(()) }
    }

    /// The open tables where somebody is, running or waiting.
    pub async fn lobby(&self) -> Vec<TableCard> {
        let mut cards = self.0.open_cards().await;
        if let Some(cluster) = &self.0.cluster {
            for answer in cluster.ask_others(&Frame::Lobby).await {
                if let Answer::Cards { cards: others } = answer {
                    cards.extend(others);
                }
            }
            cards.truncate(LOBBY);
        }
        cards.sort_by(|one, other| one.id.cmp(&other.id));
        cards
    }

    /// A table by its id.
    pub async fn card(&self, id: &TableId) -> Option<TableCard> {
        self.check_open().ok()?;
        let (reply, card) = oneshot::channel();
        Registry::send(&self.0, *id, Message::Card { reply });
        card.await.ok()
    }

    /// Connects a visitor to a table.
    pub async fn connect(&self, id: &TableId, visitor: Visitor) -> Result<Connection, Refusal> {
        let lang = visitor.lang;
        self.try_connect(*id, visitor).await.map_err(|why| why.told(lang))
    }

    async fn try_connect(&self, id: TableId, visitor: Visitor) -> Result<Connection, Refused> {
        let visitor = Visitor { name: plain(&visitor.name), ..visitor };
        let hidden = match &self.0.options.people {
            Some(people) => people.hidden_from(visitor.id).await.map_err(|_| Refused::NotStored)?,
            None => Vec::new(),
        };
        let hidden: Hidden = Arc::from(hidden);
        let give_up = self.0.clock.now() + FOLLOWED;
        loop {
            self.check_open()?;
            let send = |message| Registry::send(&self.0, id, message);
            let connected = self.0.connect_by(send, visitor.clone(), Arc::clone(&hidden)).await;
            let now = self.0.clock.now();
            match connected {
                // Its node has just gone: another takes the table as soon as that is certain.
                Err(Refused::Restarting) if self.0.cluster.is_some() && now < give_up => {
                    self.0.clock.until(now + AGAIN).await;
                }
                connected => return connected,
            }
        }
    }

    /// Somebody is at a table for as long as he keeps what he is given.
    pub(crate) fn enter(&self, person: PersonId) -> Here {
        self.0.present.enter(person)
    }

    /// Who of some people is at a table now.
    pub fn present(&self, people: &[PersonId]) -> Vec<PersonId> {
        self.0.present.among(people)
    }

    /// The proof of a hand's deal, once that hand is over.
    pub async fn proof(&self, id: &TableId, hand: u64) -> Option<Proof> {
        let begun = Instant::now();
        let table = load_hand(self.0.source(), *id, hand).await.ok()??;
        self.0.figures.times.stored("read_hand", begun);
        table.ended().map(|(result, _)| result.proof.clone())
    }

    /// The record of a hand, once it is over.
    pub async fn record(&self, id: &TableId, hand: u64) -> Option<Record> {
        let table = load_hand(self.0.source(), *id, hand).await.ok()??;
        table.ended().map(|(_, game)| Record::of_game(game))
    }

    /// Erases a guest, in the store and at all tables; the games stay.
    pub async fn erase(&self, guest: PersonId) -> Result<(), DeedRefused> {
        let erase = Deed::Erase { id: guest.to_string(), at: self.0.clock.now() };
        self.0.store.change(&[erase]).await?;
        self.forget(guest);
        Ok(())
    }

    /// Takes the name of somebody who has been erased from all tables that are open.
    pub fn forget(&self, guest: PersonId) {
        self.0.forget(guest);
        self.tell_all(Frame::Forget { guest });
    }

    /// Tells all processes something, if there are others.
    fn tell_all(&self, frame: Frame) {
        if let Some(cluster) = self.0.cluster.clone() {
            tokio::spawn(async move { cluster.tell_all(&frame).await });
        }
    }

    /// Takes the chat of some people out of what somebody sees, at all tables where he is; everything else is shown.
    pub fn hide(&self, from: PersonId, hidden: &[PersonId]) {
        self.0.hide(from, hidden);
        self.tell_all(Frame::Hide { guest: from, hidden: hidden.to_vec() });
    }

    /// Tells the other processes that a session has ended, or all of a person.
    pub fn revoked(&self, person: PersonId, session: Option<&str>) {
        self.tell_all(Frame::Revoked { person, session: session.map(str::to_owned) });
    }

    /// Forgets who has been quiet for a while; called now and then.
    pub(crate) fn tidy(&self) {
        self.0.allowed.tidy(self.0.instant());
    }

    /// The ids of the tables that are awake.
    pub(crate) fn awake(&self) -> Vec<String> {
        self.0.tables.ids().iter().map(ToString::to_string).collect()
    }

    /// Whether other processes may serve the house.
    pub(crate) fn has_company(&self) -> bool {
        self.0.cluster.is_some()
    }

    pub(crate) fn store(&self) -> &Storage {
        &self.0.store
    }

    pub(crate) fn source(&self) -> Source<'_> {
        self.0.source()
    }

    /// How fast tables go that nobody chose a pace for.
    pub fn pace(&self) -> Pace {
        self.0.options.pace
    }

    /// The room on the disk, where somebody looks after it.
    pub fn space(&self) -> Option<&Space> {
        self.0.options.space.as_deref()
    }

    /// Who is who, where accounts are kept.
    pub(crate) fn people(&self) -> Option<Arc<dyn Directory>> {
        self.0.options.people.clone()
    }

    /// What goes on, in numbers.
    #[expect(clippy::unused_async, reason = "the numbers may come from the tables one day")]
    pub async fn figures(&self) -> Figures {
        self.0.figures.figures(self.0.tables.len() as u64)
    }

    /// How long things took.
    pub(crate) fn times(&self) -> Times {
        self.0.figures.times.clone()
    }

    /// Refused commands since the start, by their codes.
    pub fn refusals(&self) -> std::collections::BTreeMap<&'static str, u64> {
        self.0.figures.refusals()
    }

    /// Tells all clients that the server restarts, writes what is left, and ends all tables.
    pub async fn shut_down(&self) {
        self.0.closing.store(true, Relaxed);
        let waiting = self.0.tables.all().into_iter().filter_map(|table| {
            let (done, ended) = oneshot::channel();
            table.send(Message::ShutDown { done }).ok().map(|()| ended)
        });
        for ended in waiting.collect::<Vec<_>>() {
            // The table drops its end when it is through.
            let _ = ended.await;
        }
        if let Some(cluster) = &self.0.cluster {
            cluster.leave().await;
        }
    }
}

/// A name without control characters, and not too long.
fn plain(name: &str) -> String {
    let letters = name.trim().chars().filter(|letter| !letter.is_control());
    letters.take(LONGEST_NAME).collect()
}
