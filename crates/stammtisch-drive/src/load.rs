//! Load: many tables of four players each, who act at a given rate.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context as _, Result};
use futures_util::{StreamExt as _, TryStreamExt as _};
use indicatif::ProgressBar;
use serde_json::json;
use tokio::sync::{Mutex, Semaphore, mpsc};
use tokio::time::{Instant, MissedTickBehavior};

use crate::client::Guest;
use crate::latency::Latency;
use crate::server::{Server, Start};
use crate::socket::{Receiving, Sending, TableSocket};
use crate::words::Word;

/// Requests on their way at once while the tables are set up.
const AT_ONCE: usize = 48;
/// How often players are let act.
const BEAT: Duration = Duration::from_millis(5);

/// What is to be measured.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Tables, with four players each.
    pub tables: usize,
    /// Actions a second that all players together are let do.
    pub rate: u64,
    /// How long it is measured.
    pub time: Duration,
}

/// What was measured.
#[derive(Debug, Clone)]
pub struct Figures {
    /// The plan.
    pub plan: Plan,
    /// Acknowledged actions a second.
    pub rate: f64,
    /// From sending an action to its acknowledgement.
    pub latency: Latency,
    /// Actions refused.
    pub refused: u64,
    /// Connections that broke.
    pub broken: u64,
    /// The server's memory at its start, with all tables and players at rest, and at the end.
    pub memory: [u64; 3],
}

/// What all players share.
struct Shared {
    /// Permits to act, given out at the rate of the plan.
    permits: Semaphore,
    /// Whether it is measured now.
    measuring: AtomicBool,
    /// Acknowledged while measuring.
    done: AtomicU64,
    refused: AtomicU64,
    broken: AtomicU64,
    latency: Mutex<Latency>,
}

/// Starts the program, seats the players, lets them play, and measures.
pub async fn run(program: &Path, plan: Plan) -> Result<Figures> {
    let folder = tempfile::tempdir()?;
    let server = Start::quick(program, folder.path()).run().await?;
    let memory_at_start = server.memory().unwrap_or(0);
    let shared = Arc::new(Shared {
        permits: Semaphore::new(0),
        measuring: AtomicBool::new(false),
        done: AtomicU64::new(0),
        refused: AtomicU64::new(0),
        broken: AtomicU64::new(0),
        latency: Mutex::new(Latency::default()),
    });
    let players = seat_players(&server, plan.tables).await?;
    let memory_at_rest = server.memory().unwrap_or(0);
    let mut tasks = Vec::with_capacity(players.len());
    for (number, player) in players.into_iter().enumerate() {
        tasks.push(tokio::spawn(play(player, number as u64, Arc::clone(&shared))));
    }
    let pacer = tokio::spawn(let_act(plan.rate, Arc::clone(&shared)));
    // The first seconds deal the first hands at all tables and warm everything up.
    let warm_up = plan.time / 4;
    progress(warm_up, "warm-up").await;
    shared.measuring.store(true, Ordering::Relaxed);
    let start = Instant::now();
    progress(plan.time, "measuring").await;
    shared.measuring.store(false, Ordering::Relaxed);
    let seconds = start.elapsed().as_secs_f64();
    let memory_at_end = server.memory().unwrap_or(0);
    pacer.abort();
    shared.permits.close();
    for task in &tasks {
        task.abort();
    }
    server.kill().await?;
    let latency = shared.latency.lock().await.clone();
    Ok(Figures {
        plan,
        rate: shared.done.load(Ordering::Relaxed) as f64 / seconds,
        latency,
        refused: shared.refused.load(Ordering::Relaxed),
        broken: shared.broken.load(Ordering::Relaxed),
        memory: [memory_at_start, memory_at_rest, memory_at_end],
    })
}

async fn progress(time: Duration, what: &'static str) {
    let bar = ProgressBar::new(time.as_millis() as u64 / 100).with_message(what);
    let mut ticks = tokio::time::interval(Duration::from_millis(100));
    let end = Instant::now() + time;
    while Instant::now() < end {
        ticks.tick().await;
        bar.inc(1);
    }
    bar.finish_and_clear();
}

/// Opens the tables and seats four players at each; the last one to sit starts the first hand.
async fn seat_players(server: &Server, tables: usize) -> Result<Vec<TableSocket>> {
    let bar = ProgressBar::new(tables as u64).with_message("tables");
    let address = &server.address;
    let seated = futures_util::stream::iter(0..tables)
        .map(|table| {
            let bar = bar.clone();
            async move {
                let players = one_table(address, table).await.with_context(|| format!("table {table}"));
                bar.inc(1);
                players
            }
        })
        .buffer_unordered(AT_ONCE)
        .try_collect::<Vec<_>>()
        .await?;
    bar.finish_and_clear();
    Ok(seated.into_iter().flatten().collect())
}

async fn one_table(address: &str, table: usize) -> Result<Vec<TableSocket>> {
    let mut players = Vec::with_capacity(4);
    let mut id = None;
    for seat in 1..=4 {
        let guest = Guest::enter(address, &format!("P{table}.{seat}")).await?;
        let table = if let Some(id) = &id {
            id
        } else {
            let plan = json!({"kind": "private", "rules": "schule", "bots": [null, null, null, null]});
            id.insert(guest.open_table(address, &plan).await?)
        };
        let mut socket = TableSocket::connect(address, table, &guest, None).await?;
        socket.sending.command(&format!("sit-{seat}"), &format!(r#"{{"do":"sit","seat":{seat}}}"#)).await?;
        players.push(socket);
    }
    Ok(players)
}

/// Gives out permits at a rate; what is not used within a moment is not saved up.
async fn let_act(rate: u64, shared: Arc<Shared>) {
    let mut beats = tokio::time::interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let start = Instant::now();
    let mut given = 0;
    let most = (rate / 10).max(10) as usize;
    loop {
        beats.tick().await;
        let due = (start.elapsed().as_secs_f64() * rate as f64) as u64;
        let now = (due - given) as usize;
        given = due;
        let room = most.saturating_sub(shared.permits.available_permits());
        shared.permits.add_permits(now.min(room));
    }
}

/// One player: acts whenever he is asked and let.
async fn play(socket: TableSocket, number: u64, shared: Arc<Shared>) {
    let TableSocket { sending, receiving } = socket;
    let (commands, queue) = mpsc::channel(4);
    let (sent, times) = mpsc::channel(8);
    let writing = tokio::spawn(write(sending, queue, sent, Arc::clone(&shared)));
    if read(receiving, number, commands, times, &shared).await.is_err() && !shared.permits.is_closed() {
        shared.broken.fetch_add(1, Ordering::Relaxed);
    }
    writing.abort();
}

/// Sends the commands in their order, each when it is let.
async fn write(
    mut sending: Sending,
    mut queue: mpsc::Receiver<(String, String)>,
    sent: mpsc::Sender<(String, Instant)>,
    shared: Arc<Shared>,
) {
    while let Some((id, command)) = queue.recv().await {
        let Ok(permit) = shared.permits.acquire().await else { return };
        permit.forget();
        if sent.send((id.clone(), Instant::now())).await.is_err()
            || sending.command(&id, &command).await.is_err()
        {
            return;
        }
    }
}

async fn read(
    mut receiving: Receiving,
    number: u64,
    commands: mpsc::Sender<(String, String)>,
    mut times: mpsc::Receiver<(String, Instant)>,
    shared: &Shared,
) -> Result<()> {
    let mut chance = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let (mut count, mut waiting, mut asked) = (0_u64, false, None);
    loop {
        match receiving.word().await? {
            Word::Update(update) => {
                chance =
                    chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let command = update.state.next_command(|among| (chance >> 33) as usize % among);
                asked = command.map(|command| (update.version, command));
            }
            Word::Done { id, version } if !id.starts_with("sit") => {
                note(&mut times, &id, Instant::now(), shared).await;
                waiting = false;
                // A question from before the answer is not asked any more.
                asked = asked.filter(|(at, _)| *at >= version);
            }
            Word::Refused { id, reason } if !id.starts_with("sit") => {
                waiting = false;
                // The answer to a stale view is no fault of the server; it is counted all the same.
                if shared.refused.fetch_add(1, Ordering::Relaxed) == 0 {
                    eprintln!("refused: {} {}", reason.code, reason.message);
                }
            }
            Word::Done { .. } | Word::Refused { .. } | Word::Other => {}
        }
        if !waiting && let Some((_, command)) = asked.take() {
            count += 1;
            waiting = true;
            commands.send((format!("{number}-{count}"), command)).await?;
        }
    }
}

/// Notes how long an answer took.
async fn note(times: &mut mpsc::Receiver<(String, Instant)>, id: &str, answered: Instant, shared: &Shared) {
    while let Ok((sent, at)) = times.try_recv() {
        if sent == id && shared.measuring.load(Ordering::Relaxed) {
            shared.done.fetch_add(1, Ordering::Relaxed);
            shared.latency.lock().await.add(answered - at);
        }
    }
}
