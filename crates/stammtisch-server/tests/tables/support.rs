//! A hub in a temporary folder, a clock set by hand, and clients that talk to it.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use schafkopf::{ByChair, BySeat, Game, Members, rules};
use schafkopf_bots::{Builtin, Dice};
use serde_json::{Value, json};
use stammtisch_http::PersonId;
use stammtisch_http::clock::{Clock, Moment};
use stammtisch_http::network::Household;
use stammtisch_http::randomness::Randomness;
use stammtisch_server::hub::{Connection, HandFollower, Hub, HubOptions, Visitor};
use stammtisch_server::space::Space;
use stammtisch_server::table::{ClockPlan, Delays, Manners, Pace, TableId, TableKind, TablePlan, Window};
use stammtisch_store::{HandSink, HandSummary, MatchSummary, Upkeep as _};
use stammtisch_store_sqlite::SqliteStore;
use stammtisch_text::Lang;

use super::hand_clock::HandClock;

/// How long a test waits for something that should come at once.
const PATIENCE: Duration = Duration::from_mins(1);

static SESSIONS: AtomicU64 = AtomicU64::new(1);

impl HandClock {
    /// Somebody sets the clock right again.
    pub(crate) fn back(&self, time: Duration) {
        self.0.send_modify(|now| *now -= time.as_micros() as Moment);
    }
}

/// Chance that can be repeated.
pub(crate) struct Chance(pub(crate) Mutex<Dice>);

impl Randomness for Chance {
    fn fill(&self, bytes: &mut [u8]) {
        let mut dice = self.0.lock().unwrap();
        for byte in bytes {
            *byte = dice.roll() as u8;
        }
    }
}

/// Bots answer at once; people have all the time they want, as the clock stands still.
pub(crate) const PATIENT: Delays = Delays {
    bot: Duration::ZERO,
    trick: Duration::ZERO,
    window: Window::Answered(Duration::from_hours(1)),
    think: Duration::from_secs(1),
    cut: Duration::from_secs(10),
    next: Duration::from_secs(20),
    grace: Duration::from_secs(30),
    presence: Duration::ZERO,
    awake: Duration::from_mins(1),
};

pub(crate) struct World {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) clock: Arc<HandClock>,
    pub(crate) store: SqliteStore,
    pub(crate) hub: Hub,
    /// What the tables handed in.
    pub(crate) handed_in: Arc<HandedIn>,
    set_up: (Delays, Manners),
}

/// Finished hands and matches, as they were handed in.
#[derive(Debug, Default)]
pub(crate) struct HandedIn {
    pub(crate) hands: Mutex<Vec<HandSummary>>,
    pub(crate) matches: Mutex<Vec<MatchSummary>>,
    /// How many cards had been played whenever it was told how far a hand has come, and whether it was over.
    pub(crate) heard: Mutex<Vec<(usize, bool)>>,
    /// Both in the order in which they came.
    pub(crate) order: Mutex<Vec<Finished>>,
}

/// The number of what was handed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Finished {
    Hand(u64),
    Match(u32),
}

impl HandFollower for HandedIn {
    fn heard(&self, game: &Game) {
        self.heard.lock().unwrap().push((game.plays().len(), game.ending().is_some()));
    }
}

impl HandSink for HandedIn {
    fn hand_finished(&self, hand: HandSummary) {
        self.order.lock().unwrap().push(Finished::Hand(hand.place.hand));
        self.hands.lock().unwrap().push(hand);
    }

    fn match_finished(&self, summary: MatchSummary) {
        self.order.lock().unwrap().push(Finished::Match(summary.number));
        self.matches.lock().unwrap().push(summary);
    }
}

impl World {
    /// Where nobody minds how often people talk.
    pub(crate) async fn new(delays: Delays) -> World {
        World::with(delays, Manners::NONE).await
    }

    pub(crate) async fn with(delays: Delays, manners: Manners) -> World {
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(HandClock::new());
        let handed_in = Arc::new(HandedIn::default());
        let set_up = ((delays, manners), &handed_in, None);
        let (store, hub) = open(folder.path().join("t.db"), &clock, set_up, 1).await;
        World { folder, clock, store, hub, handed_in, set_up: (delays, manners) }
    }

    /// A hub on a disk that somebody looks after; its database is in a folder of that disk.
    pub(crate) async fn with_space(delays: Delays, disk: &std::path::Path, space: Arc<Space>) -> World {
        let folder = tempfile::tempdir_in(disk).unwrap();
        let clock = Arc::new(HandClock::new());
        let (handed_in, set_up) = (Arc::new(HandedIn::default()), (delays, Manners::default()));
        let file = folder.path().join("t.db");
        let (store, hub) = open(file, &clock, (set_up, &handed_in, Some(space)), 1).await;
        World { folder, clock, store, hub, handed_in, set_up }
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("t.db")
    }

    /// The server ends and starts again.
    pub(crate) async fn restart(&mut self) {
        self.hub.shut_down().await;
        self.store.close().await;
        let (store, hub) = open(self.file(), &self.clock, (self.set_up, &self.handed_in, None), 2).await;
        self.store = store;
        self.hub = hub;
    }

    /// Another server on a database of its own.
    pub(crate) async fn beside(&self, file: PathBuf) -> Hub {
        open(file, &self.clock, (self.set_up, &Arc::default(), None), 3).await.1
    }

    pub(crate) async fn open_table(&self, by: u8, plan: TablePlan) -> TableId {
        self.hub.create(&visitor(by), plan).await.expect("a table can be opened")
    }

    pub(crate) async fn come(&self, table: &TableId, who: u8) -> Client {
        Client::come(&self.hub, table, who, None).await
    }
}

async fn open(
    file: PathBuf,
    clock: &Arc<HandClock>,
    ((delays, manners), sink, space): ((Delays, Manners), &Arc<HandedIn>, Option<Arc<Space>>),
    seed: u64,
) -> (SqliteStore, Hub) {
    let (store, _) = SqliteStore::open(&file).await.unwrap();
    let follower: Arc<dyn HandFollower> = Arc::clone(sink) as Arc<dyn HandFollower>;
    let sink: Arc<dyn HandSink> = Arc::clone(sink) as Arc<dyn HandSink>;
    let (history, follower, delays) = (Some(sink), Some(follower), Some(delays));
    let options = HubOptions { delays, manners, history, follower, space, ..HubOptions::default() };
    let clock: Arc<dyn Clock> = Arc::clone(clock) as Arc<dyn Clock>;
    let chance = Arc::new(Chance(Mutex::new(Dice::new(seed))));
    (store.clone(), Hub::open(Arc::new(store), options, clock, chance).await.unwrap())
}

pub(crate) fn guest(number: u8) -> PersonId {
    PersonId::new(1_700_000_000_000, [number; 10])
}

fn household() -> Household {
    Household::from(IpAddr::from([203, 0, 113, 7]))
}

pub(crate) fn visitor(number: u8) -> Visitor {
    let names = ["Anna", "Bert", "Cilli", "Done", "Emma", "Fritz"];
    Visitor {
        id: guest(number),
        name: names[usize::from(number) % 6].to_owned(),
        lang: Lang::En,
        household: household(),
    }
}

pub(crate) fn plan(kind: TableKind, rule_set: &str, games: u32) -> TablePlan {
    TablePlan {
        kind,
        name: "Stammtisch".to_owned(),
        rules: rules::builtin(rule_set).unwrap(),
        games: Some(games),
        dealer: schafkopf::Seat::One,
        members: Members::Four,
        bots: ByChair::default(),
        sit: true,
        clock: ClockPlan::NONE,
        pace: Pace::Normal,
    }
}

/// One person with three bots.
pub(crate) fn with_bots(rule_set: &str, games: u32, bot: Builtin) -> TablePlan {
    let bots = BySeat::new([None, Some(bot), Some(bot), Some(bot)]).into();
    TablePlan { bots, ..plan(TableKind::Practice, rule_set, games) }
}

/// A client with everything it was told.
pub(crate) struct Client {
    pub(crate) connection: Connection,
    pub(crate) name: u8,
    pub(crate) commands: u64,
    /// A number of its own for each connection, so that ids of commands are.
    pub(crate) session: u64,
    /// All updates, as they came.
    pub(crate) updates: Vec<Value>,
    /// How long each of them was, in bytes.
    pub(crate) lengths: Vec<usize>,
    pub(crate) dice: Dice,
    /// Whether every command is sent twice.
    pub(crate) twice: bool,
    /// Every command that was done, with its version.
    pub(crate) done: Vec<(Value, u64)>,
}

impl Client {
    pub(crate) async fn come(hub: &Hub, table: &TableId, who: u8, seen: Option<u64>) -> Client {
        let connection = hub.connect(table, visitor(who)).await.expect("the table is there");
        let mut client = Client {
            connection,
            name: who,
            commands: 0,
            session: SESSIONS.fetch_add(1, Ordering::Relaxed),
            updates: Vec::new(),
            lengths: Vec::new(),
            dice: Dice::new(u64::from(who) + 77),
            twice: false,
            done: Vec::new(),
        };
        client.connection.send(&json!({"type": "hello", "protocol": 1, "seen": seen}).to_string());
        client.update().await;
        client
    }

    /// The next message of any kind.
    pub(crate) async fn message(&mut self) -> Value {
        let text = tokio::time::timeout(PATIENCE, self.connection.next())
            .await
            .unwrap_or_else(|_| panic!("client {} hears nothing; last: {}", self.name, self.last()))
            .expect("the connection is open");
        let message: Value = serde_json::from_slice(&text).unwrap();
        if message["type"] == "update" {
            self.updates.push(message.clone());
            self.lengths.push(text.len());
        }
        message
    }

    fn last(&self) -> Value {
        self.updates.last().cloned().unwrap_or_default()
    }

    /// The next update.
    pub(crate) async fn update(&mut self) -> Value {
        loop {
            let message = self.message().await;
            if message["type"] == "update" {
                return message;
            }
        }
    }

    pub(crate) fn state(&self) -> &Value {
        &self.updates.last().expect("a greeting is answered")["state"]
    }

    pub(crate) fn version(&self) -> u64 {
        self.updates.last().expect("a greeting is answered")["version"].as_u64().unwrap()
    }

    /// Waits until the table looks as wanted.
    pub(crate) async fn until(&mut self, mut wanted: impl FnMut(&Value) -> bool) {
        while !wanted(self.state()) {
            self.update().await;
        }
    }

    fn next_id(&mut self) -> String {
        self.commands += 1;
        format!("{}-{}-{}", self.name, self.session, self.commands)
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn command(&mut self, command: Value) -> Value {
        let message = json!({"type": "do", "id": self.next_id(), "command": command});
        let answer = self.send_and_wait(&message).await;
        if self.twice {
            let again = self.send_and_wait(&message).await;
            if answer["type"] == "done" {
                assert_eq!(answer, again, "{message}");
            }
        }
        if answer["type"] == "done" {
            self.done.push((message, answer["version"].as_u64().unwrap()));
        }
        answer
    }

    pub(crate) async fn send_and_wait(&mut self, message: &Value) -> Value {
        self.connection.send(&message.to_string());
        loop {
            let answer = self.message().await;
            if answer["id"] == message["id"] && !answer["id"].is_null() {
                return answer;
            }
        }
    }

    /// Sends a command that must be done.
    pub(crate) async fn done(&mut self, command: Value) {
        let answer = self.command(command.clone()).await;
        assert_eq!(answer["type"], "done", "{command}: {answer}");
        let version = answer["version"].as_u64().unwrap();
        while self.version() < version {
            self.update().await;
        }
    }

    /// Sends a command that must be refused, and returns the code and the clause.
    pub(crate) async fn refused(&mut self, command: Value) -> (String, Option<String>) {
        let answer = self.command(command.clone()).await;
        assert_eq!(answer["type"], "refused", "{command}: {answer}");
        let text = |value: &Value| value.as_str().map(str::to_owned);
        (text(&answer["reason"]["code"]).unwrap(), text(&answer["reason"]["clause"]))
    }

    /// What this client would do now, by chance; nothing where it is not asked.
    pub(crate) fn idea(&mut self) -> Option<Value> {
        let state = self.state().clone();
        let hand = state["sealing"]["hand"].clone();
        let chair = [&state["you"], &state["sits_out"]].into_iter().find(|chair| !chair.is_null());
        match state["stage"].as_str().unwrap() {
            "cutting" if Some(&state["sealing"]["cutter"]) == chair => {
                let input = if state["sealing"]["rules"]["before"] == "cut" {
                    let cards = if state["sealing"]["rules"]["pack"] == "short" { 24 } else { 32 };
                    json!({"cuts": [3 + self.dice.below(cards - 6)]})
                } else {
                    json!({"contribution": "5a".repeat(32)})
                };
                Some(json!({"do": "cut", "hand": hand, "input": input}))
            }
            "playing" => {
                let actions = state["view"]["view"]["actions"].as_array()?;
                let choice = self.dice.below(actions.len() as u32) as usize;
                let action = actions.get(choice)?;
                Some(json!({"do": "act", "hand": hand, "action": action}))
            }
            "waiting" | "counting" => {
                let place = chair?.as_u64()? as usize - 1;
                let seat = if place < 4 { &state["seats"][place] } else { &state["beside"][place - 4] };
                (!seat["ready"].as_bool()?).then(|| json!({"do": "ready"}))
            }
            _ => None,
        }
    }

    /// Plays on by chance until the match is over, or until a version.
    pub(crate) async fn play_until(&mut self, version: u64) {
        while self.state()["stage"] != "finished" && self.version() < version {
            match self.idea() {
                // Somebody may have been quicker, in the doubling window or at the end of a hand.
                Some(command) => {
                    let before = self.version();
                    let answer = self.command(command).await;
                    let reached = answer["version"].as_u64().unwrap_or(before + 1);
                    while self.version() < reached {
                        self.update().await;
                    }
                }
                None => {
                    self.update().await;
                }
            }
        }
    }

    pub(crate) async fn play(&mut self) {
        self.play_until(u64::MAX).await;
    }
}

/// Opens a private table with four people on it, in seat order.
pub(crate) async fn four_people(world: &World, plan: TablePlan) -> (TableId, Vec<Client>) {
    let table = world.open_table(0, plan).await;
    let mut people = vec![world.come(&table, 0).await];
    for who in 1..4 {
        let mut client = world.come(&table, who).await;
        client.done(json!({"do": "sit"})).await;
        people.push(client);
    }
    for client in &mut people {
        client
            .until(|state| state["seats"].as_array().unwrap().iter().all(|seat| seat["connected"] == true))
            .await;
    }
    (table, people)
}

/// Lets several clients play at once, each on a task of its own.
pub(crate) async fn play_all(people: Vec<Client>) -> Vec<Client> {
    let tasks: Vec<_> = people
        .into_iter()
        .map(|mut client| {
            tokio::spawn(async move {
                client.play().await;
                client
            })
        })
        .collect();
    let mut people = Vec::new();
    for task in tasks {
        people.push(task.await.unwrap());
    }
    people
}

/// A state without what depends on who else is connected.
pub(crate) fn alone(state: &Value) -> Value {
    let mut state = state.clone();
    state["spectators"] = json!(0);
    for list in ["seats", "beside"] {
        for seat in state.get_mut(list).and_then(Value::as_array_mut).into_iter().flatten() {
            seat["connected"] = json!(null);
        }
    }
    if !state["result"].is_null() {
        state["result"]["next_ms"] = json!(null);
    }
    state
}
