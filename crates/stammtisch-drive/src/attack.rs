//! Attacks: one hostile address against the real server as it is usually set up, and an honest visitor beside it.
//!
//! Each attack has a file of its own. While it goes on, the server's memory is watched, what it sends is counted, and a
//! visitor from another address asks again and again whether anybody is there: he must be answered as ever.

mod chat;
mod churn;
mod deaf;
mod flood;
mod half_open;
mod logins;
mod witness;

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use tokio::time::timeout;

use crate::client::Address;
use crate::server::Start;

/// How much longer than asked for an attack may take before it counts as stuck.
const PATIENCE: Duration = Duration::from_mins(1);
/// By how much an attack may raise memory, in bytes.
const MOST_MEMORY: u64 = 64 * 1024 * 1024;
/// What one try may cost to be refused, in bytes: who asks ten thousand times a second is told so as often.
const REFUSAL: u64 = 1024;
/// How many bytes a second one address may make the server send beyond that.
const MOST_SENT: f64 = 8.0 * 1024.0 * 1024.0;
/// How long an honest visitor may wait for an answer.
const MOST_WAIT: Duration = Duration::from_secs(2);

/// An attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Attack {
    /// Requests without end.
    Flood,
    /// Connections on which a request never becomes whole.
    HalfOpen,
    /// Clients that ask and never read.
    Deaf,
    /// Spectators who come and go.
    Churn,
    /// Talk without end, at several tables.
    Chat,
    /// Wrong passwords from everywhere.
    Logins,
}

impl Attack {
    /// All of them.
    pub const ALL: [Attack; 6] =
        [Attack::Flood, Attack::HalfOpen, Attack::Deaf, Attack::Churn, Attack::Chat, Attack::Logins];

    /// What it is called in a table.
    pub const fn name(self) -> &'static str {
        match self {
            Attack::Flood => "flood of requests",
            Attack::HalfOpen => "half-open connections",
            Attack::Deaf => "clients that never read",
            Attack::Churn => "spectators who come and go",
            Attack::Chat => "chat without end",
            Attack::Logins => "wrong passwords",
        }
    }

    /// Attacks a server for a time.
    async fn strike(self, address: &Address, time: Duration) -> Result<Tally> {
        match self {
            Attack::Flood => flood::strike(address, time).await,
            Attack::HalfOpen => half_open::strike(address, time).await,
            Attack::Deaf => deaf::strike(address, time).await,
            Attack::Churn => churn::strike(address, time).await,
            Attack::Chat => chat::strike(address, time).await,
            Attack::Logins => logins::strike(address, time).await,
        }
    }

    /// How the server must be started for it.
    const fn arguments(self) -> &'static [&'static str] {
        match self {
            Attack::Flood | Attack::HalfOpen | Attack::Deaf | Attack::Churn | Attack::Chat => &[],
            Attack::Logins => &logins::ARGUMENTS,
        }
    }
}

/// What an attacker counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Tally {
    /// What was tried: requests, connections, messages.
    tried: u64,
    /// How much of it was refused or cut off.
    refused: u64,
    /// Bytes that came back.
    received: u64,
}

/// What an attack came to.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// Which.
    pub attack: Attack,
    /// How long it went on.
    pub took: Duration,
    /// What was tried: requests, connections, messages.
    pub tried: u64,
    /// How much of it was refused or cut off.
    pub refused: u64,
    /// Bytes that the server sent to the attacker.
    pub received: u64,
    /// The server's memory before, at its most, and afterwards, in bytes.
    pub memory: [u64; 3],
    /// By how much the data folder has grown, in bytes.
    pub written: u64,
    /// How often an honest visitor asked.
    pub asked: u64,
    /// How long he waited at most.
    pub slowest: Duration,
}

impl Outcome {
    /// What did not hold.
    pub fn misses(&self) -> Vec<String> {
        let [before, most, _] = self.memory;
        let sent =
            self.received.saturating_sub(self.tried * REFUSAL) as f64 / self.took.as_secs_f64().max(1.0);
        let mut misses = Vec::new();
        if most.saturating_sub(before) > MOST_MEMORY {
            misses.push(format!("memory grew by {} MiB", mebi(most.saturating_sub(before))));
        }
        if sent > MOST_SENT {
            misses.push(format!("the server sent {:.1} MiB a second", sent / 1_048_576.0));
        }
        if self.slowest > MOST_WAIT {
            misses.push(format!("an honest visitor waited {:.1?}", self.slowest));
        }
        misses.into_iter().map(|miss| format!("{}: {miss}", self.attack.name())).collect()
    }

    /// A line of the table.
    pub fn line(&self) -> String {
        let [before, most, after] = self.memory.map(mebi);
        let seconds = self.took.as_secs_f64().max(0.001);
        format!(
            "| {} | {:.0} s | {} | {} | {:.2} MiB/s | {before} → {most} → {after} MiB | {:.0} KiB | {:.0} ms of {} |",
            self.attack.name(),
            seconds,
            self.tried,
            self.refused,
            self.received as f64 / seconds / 1_048_576.0,
            self.written as f64 / 1024.0,
            self.slowest.as_secs_f64() * 1e3,
            self.asked,
        )
    }
}

/// The head of the table.
pub const HEAD: &str = "\
| attack | time | tried | refused | sent to it | memory before → most → after | written | slowest honest answer |
|---|---|---|---|---|---|---|---|";

fn mebi(bytes: u64) -> u64 {
    bytes / 1_048_576
}

/// Attacks a fresh server, for a time.
pub async fn run(program: &Path, attack: Attack, time: Duration) -> Result<Outcome> {
    let folder = tempfile::tempdir()?;
    let arguments = ["--port", "0"].iter().chain(attack.arguments()).map(|&word| word.to_owned()).collect();
    let start = Start { program: program.to_owned(), data: folder.path().to_owned(), arguments };
    let server = start.run().await?;
    witness::ask(&server.address).await.context("before the attack")?;
    let before = server.memory().context("its memory is known")?;
    let size = size_of(folder.path())?;
    let witness = tokio::spawn(witness::watch(server.address.clone(), time));
    let begun = Instant::now();
    let tally = timeout(time + PATIENCE, attack.strike(&server.address, time)).await;
    let tally = tally.with_context(|| format!("{}: stuck", attack.name()))?;
    let tally = tally.context(attack.name())?;
    let took = begun.elapsed();
    let (asked, slowest) = witness.await??;
    let (most, after) = (server.most_memory(), server.memory());
    witness::ask(&server.address).await.context("after the attack")?;
    let outcome = Outcome {
        attack,
        took,
        tried: tally.tried,
        refused: tally.refused,
        received: tally.received,
        memory: [before, most.context("it still runs")?, after.context("it still runs")?],
        written: size_of(folder.path())?.saturating_sub(size),
        asked,
        slowest,
    };
    server.kill().await?;
    Ok(outcome)
}

/// How many bytes the files of a folder have.
fn size_of(folder: &Path) -> Result<u64> {
    let files = std::fs::read_dir(folder)?.map(|file| Ok(file?.metadata()?.len()));
    files.sum::<std::io::Result<u64>>().context("the data folder can be read")
}
