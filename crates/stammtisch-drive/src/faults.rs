//! Faults: players at several tables, a server that is killed again and again, and what must be true afterwards.

pub mod nodes;
pub mod torn;

use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::client::Guest;
use crate::server::Start;
use crate::socket::TableSocket;
use crate::words::{State, Word};

/// How long anything may take before it counts as stuck.
const PATIENCE: Duration = Duration::from_mins(1);

/// Numbers that look thrown; the same start throws the same.
#[derive(Debug, Clone)]
pub struct Dice(pub u64);

impl Dice {
    /// A number below another.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound.max(1)
    }
}

/// A player at a table, with everything that was confirmed to him.
#[derive(Debug)]
struct Player {
    guest: Guest,
    table: String,
    /// The last version that he saw.
    seen: u64,
    /// The versions of the commands that were confirmed, by their ids.
    confirmed: HashMap<String, u64>,
    /// A command that was sent and not answered, when the server was killed.
    open: Option<(String, String)>,
    /// The command that was confirmed last, with its id.
    last: Option<(String, String)>,
    /// How many commands he has sent.
    sent: u64,
    /// How many hands he has seen end.
    hands: u64,
    last_hand_over: u64,
    /// The table as it was seen last, for who must find out what went wrong.
    saw: String,
}

/// What a run came to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// How often the server was killed.
    pub kills: u64,
    /// Commands confirmed.
    pub confirmed: u64,
    /// Commands that were on their way when the server was killed.
    pub on_their_way: u64,
    /// Hands played to their end.
    pub hands: u64,
}

/// Kills the server so often while players play; fails where something confirmed is missing, done twice, or stuck.
pub async fn run(program: &Path, kills: u64, seed: u64) -> Result<Tally> {
    let folder = tempfile::tempdir()?;
    run_on(&Start::quick(program, folder.path()), kills, seed).await
}

/// The same with a server that is started in a way of one's own.
pub async fn run_on(start: &Start, kills: u64, seed: u64) -> Result<Tally> {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut players = Vec::new();
    let mut tally = Tally::default();
    for _ in 0..kills {
        let server = start.run().await?;
        if players.is_empty() {
            players = sit_down(&[&server.address]).await?;
        }
        let until = 1 + dice.below(40);
        let mut tasks = Vec::new();
        for (number, player) in players.drain(..).enumerate() {
            let (address, mut dice) = (server.address.clone(), Dice(dice.below(u64::MAX) ^ number as u64));
            tasks.push(tokio::spawn(async move { player.play(&address, until, &mut dice).await }));
        }
        // The first player who has had his actions confirmed ends it for all: the others are in the middle of something.
        let (first, _, rest) = futures_util::future::select_all(tasks).await;
        server.kill().await?;
        tally.kills += 1;
        players.push(first??);
        for task in rest {
            players.push(task.await??);
        }
        players.sort_by(|a, b| (&a.table, &a.guest.name).cmp(&(&b.table, &b.guest.name)));
        tally.on_their_way += players.iter().filter(|player| player.open.is_some()).count() as u64;
    }
    let server = start.run().await?;
    for player in &players {
        player.check(&server.address).await?;
    }
    finish(&mut players, &server.address).await?;
    server.kill().await?;
    tally.confirmed = players.iter().map(|player| player.confirmed.len() as u64).sum();
    tally.hands = players.iter().map(|player| player.hands).sum();
    Ok(tally)
}

/// Three tables: one person with three bots, two with two, four people. Where there are several servers, those who sit beside
/// each other are not at the same.
async fn sit_down(addresses: &[&str]) -> Result<Vec<Player>> {
    let mut players = Vec::new();
    for people in [1, 2, 4] {
        let bots: Vec<Value> =
            (0..4).map(|seat| if seat < people { Value::Null } else { json!("regel") }).collect();
        let plan = json!({"kind": "private", "rules": "schule", "bots": bots});
        let mut table = None;
        for seat in 1..=people {
            let address = addresses[usize::from(people / 2 + seat) % addresses.len()];
            let guest = Guest::enter(address, &format!("Tisch {people} Platz {seat}")).await?;
            let table = match &table {
                Some(table) => table,
                None => table.insert(guest.open_table(address, &plan).await?),
            };
            let mut player = Player::new(guest, table.clone());
            player.sit(address, seat).await?;
            players.push(player);
        }
    }
    Ok(players)
}

/// Everybody plays on until each has seen two more hands end: no table is stuck.
async fn finish(players: &mut Vec<Player>, address: &str) -> Result<()> {
    let mut tasks = Vec::new();
    for (number, mut player) in players.drain(..).enumerate() {
        let address = address.to_owned();
        let goal = player.hands + 2;
        tasks.push(tokio::spawn(async move {
            let mut dice = Dice(number as u64 + 7);
            player.play_until(&address, |player| player.hands >= goal, &mut dice).await?;
            anyhow::Ok(player)
        }));
    }
    for task in tasks {
        players.push(task.await??);
    }
    Ok(())
}

impl Player {
    /// Somebody to whom nothing was confirmed yet.
    fn new(guest: Guest, table: String) -> Player {
        Player {
            guest,
            table,
            seen: 0,
            confirmed: HashMap::new(),
            open: None,
            last: None,
            sent: 0,
            hands: 0,
            last_hand_over: 0,
            saw: String::new(),
        }
    }

    async fn sit(&mut self, address: &str, seat: u8) -> Result<()> {
        let mut socket = TableSocket::connect(address, &self.table, &self.guest, None).await?;
        let sit = format!("sit-{seat}");
        socket.sending.command(&sit, &format!(r#"{{"do":"sit","seat":{seat}}}"#)).await?;
        loop {
            match timeout(PATIENCE, socket.receiving.word()).await.context("nobody sits down")?? {
                Word::Done { id, version } if id == sit => {
                    self.confirmed.insert(id, version);
                    return Ok(());
                }
                Word::Refused { reason, .. } => bail!("{}: {}", reason.code, reason.message),
                Word::Update(_) | Word::Done { .. } | Word::Other => {}
            }
        }
    }

    /// Plays until so many commands were confirmed, or the server is gone.
    async fn play(mut self, address: &str, confirmed: u64, dice: &mut Dice) -> Result<Player> {
        let goal = self.confirmed.len() as u64 + confirmed;
        match self.play_until(address, |player| player.confirmed.len() as u64 >= goal, dice).await {
            Err(error) if error.downcast_ref::<Broken>().is_some() => Err(error),
            // The server was killed: that is what is tried here.
            Ok(()) | Err(_) => Ok(self),
        }
    }

    /// Plays until something is reached; an error means that the connection is gone, or that a promise was broken.
    async fn play_until(
        &mut self,
        address: &str,
        reached: impl Fn(&Player) -> bool,
        dice: &mut Dice,
    ) -> Result<()> {
        let seen = Some(self.seen).filter(|&seen| seen > 0);
        let mut socket = TableSocket::connect(address, &self.table, &self.guest, seen).await?;
        if let Some((id, command)) = &self.open {
            // It may have been kept or not; sent again it acts once.
            socket.sending.command(id, command).await?;
        }
        let (mut first, mut asked) = (true, None);
        while !reached(self) {
            let word = timeout(PATIENCE, socket.receiving.word()).await;
            match word.map_err(|_| self.broken("the table is stuck"))?? {
                Word::Update(update) => {
                    if update.version < self.seen || (first && update.version < self.newest_confirmed()) {
                        return Err(self.broken("something confirmed is missing"));
                    }
                    (self.seen, first) = (update.version, false);
                    self.note_end(&update.state);
                    self.saw = format!("{:?}, open {:?}", update.state, self.open);
                    let next = update.state.next_command(|among| dice.below(among as u64) as usize);
                    asked = next.map(|command| (update.version, command));
                }
                Word::Done { id, version } => {
                    self.confirm(&id, version)?;
                    // A question from before the answer is not asked any more.
                    asked = asked.filter(|(at, _)| *at >= version);
                }
                Word::Refused { id, .. } => {
                    // Time had run out, or somebody else went on: what was asked for is no longer asked.
                    if self.confirmed.contains_key(&id) {
                        return Err(self.broken("something confirmed was refused afterwards"));
                    }
                    self.open = None;
                    socket = TableSocket::connect(address, &self.table, &self.guest, Some(self.seen)).await?;
                }
                Word::Other => {}
            }
            if self.open.is_none()
                && let Some((_, command)) = asked.take()
            {
                self.sent += 1;
                let id = format!("{}-{}", self.guest.name.replace(' ', ""), self.sent);
                self.open = Some((id.clone(), command.clone()));
                socket.sending.command(&id, &command).await?;
            }
        }
        Ok(())
    }

    fn note_end(&mut self, state: &State) {
        let hand = state.sealing.as_ref().map_or(0, |sealing| sealing.hand);
        if state.stage == "counting" && hand > self.last_hand_over {
            self.last_hand_over = hand;
            self.hands += 1;
        }
    }

    fn confirm(&mut self, id: &str, version: u64) -> Result<()> {
        match self.confirmed.insert(id.to_owned(), version) {
            Some(before) if before != version => return Err(self.broken("a command was done twice")),
            _ => {}
        }
        if self.open.as_ref().is_some_and(|(open, _)| open == id) {
            self.last = self.open.take();
        }
        Ok(())
    }

    fn newest_confirmed(&self) -> u64 {
        self.confirmed.values().copied().max().unwrap_or(0)
    }

    fn broken(&self, what: &'static str) -> anyhow::Error {
        anyhow::Error::new(Broken {
            what,
            who: self.guest.name.clone(),
            seen: self.seen,
            saw: self.saw.clone(),
        })
    }

    /// Sends what was confirmed last once more: it must be answered as the first time.
    async fn check(&self, address: &str) -> Result<()> {
        let Some((id, command)) = &self.last else { return Ok(()) };
        self.is_still_done(address, Some(self.seen), [id, command], self.confirmed[id]).await
    }

    /// Sends a command that was confirmed with a version once more.
    async fn is_still_done(
        &self,
        address: &str,
        seen: Option<u64>,
        [id, command]: [&str; 2],
        version: u64,
    ) -> Result<()> {
        let mut socket = TableSocket::connect(address, &self.table, &self.guest, seen).await?;
        socket.sending.command(id, command).await?;
        loop {
            match timeout(PATIENCE, socket.receiving.word()).await.context("no answer")?? {
                Word::Done { id: done, version: again } if done == id => {
                    ensure!(
                        again == version,
                        "{id} was confirmed with version {version}, and now with {again}"
                    );
                    return Ok(());
                }
                Word::Refused { id: refused, reason } if refused == id => {
                    bail!("{id} was confirmed, and now it is refused: {}", reason.message)
                }
                Word::Update(_) | Word::Done { .. } | Word::Refused { .. } | Word::Other => {}
            }
        }
    }
}

/// A promise that was broken.
#[derive(Debug)]
struct Broken {
    what: &'static str,
    who: String,
    seen: u64,
    saw: String,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({}, after version {}: {})", self.what, self.who, self.seen, self.saw)
    }
}

impl std::error::Error for Broken {}
