//! `stammtisch-drive load`, `rehearse`, `attack` and `torn`: see `cargo xtask load`, `cargo xtask rehearse` and
//! `cargo xtask attack`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use clap::{Args, Parser};
use stammtisch_drive::attack::{self, Attack};
use stammtisch_drive::faults::torn;
use stammtisch_drive::hall::desk::Wanted;
use stammtisch_drive::load::{self, Figures, Plan};
use stammtisch_drive::rehearse;
use stammtisch_drive::rehearse::figures::Aims;
use tokio::time::timeout;

/// The command line as typed.
#[derive(Debug, Parser)]
#[command(
    name = "stammtisch-drive",
    about = "Drives a running Stammtisch server from outside, on this machine"
)]
enum Command {
    /// Many tables of four players each, who act at a given rate
    Load {
        /// The program to start
        #[arg(long, value_name = "FILE")]
        program: PathBuf,
        /// Tables, with four players each
        #[arg(long, default_value_t = 2_000)]
        tables: usize,
        /// Actions a second that all players together are let do
        #[arg(long, default_value_t = 2_000)]
        rate: u64,
        /// Seconds to measure
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// Fail if fewer actions a second are acknowledged
        #[arg(long, value_name = "RATE")]
        at_least: Option<f64>,
        /// Fail if the slowest of a hundred acknowledgements takes longer, in milliseconds
        #[arg(long, value_name = "MS")]
        at_most: Option<u64>,
    },
    /// Whole tournaments with a hall full of people, all tables writing at once
    Rehearse(Rehearsal),
    /// One hostile address against a server as it is usually set up, and an honest visitor beside it
    Attack {
        /// The program to start
        #[arg(long, value_name = "FILE")]
        program: PathBuf,
        /// Seconds that each attack goes on
        #[arg(long, default_value_t = 30)]
        seconds: u64,
        /// Only these
        #[arg(long, value_enum, value_delimiter = ',')]
        which: Vec<Attack>,
    },
    /// What a power cut or a bad disk may leave of database and log, damaged at random places and opened again
    Torn {
        /// The program to start
        #[arg(long, value_name = "FILE")]
        program: PathBuf,
        /// Images, each damaged at one place
        #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=10_000))]
        images: u64,
        /// The same seed damages at the same places
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

/// What is rehearsed.
#[derive(Debug, Args)]
struct Rehearsal {
    /// The program to start
    #[arg(long, value_name = "FILE")]
    program: PathBuf,
    /// Rule sets, one tournament each
    #[arg(long, value_name = "ID", value_delimiter = ',', default_value = "preis,tischpunkte")]
    rules: Vec<String>,
    /// Players, four a table
    #[arg(long, default_value_t = 448, value_parser = clap::value_parser!(u32).range(4..=2_000))]
    players: u32,
    /// Matches; by default as many as the rules say
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=8))]
    matches: Option<u32>,
    /// Games of a match; by default as many as the rules say
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=64))]
    games: Option<u32>,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games that each table writes in a second, all at the same moment; 0 for as fast as they are confirmed
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
    /// Screens in the hall
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(0..=100))]
    displays: u32,
    /// Players who look at their cards
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(0..=2_000))]
    cards: u32,
    /// Fail if the slowest of a hundred confirmations takes longer, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 150)]
    at_most: u64,
    /// Fail if a change takes longer to every screen, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1_000)]
    shown_within: u64,
}

/// A run is bounded, whatever is asked for.
const MOST_SECONDS: u64 = 600;
/// Nobody writes more games in a second.
const MOST_RATE: f64 = 100.0;

#[tokio::main]
async fn main() -> ExitCode {
    match run(Command::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(command: Command) -> Result<()> {
    let (program, plan, aims) = match command {
        Command::Load { program, tables, rate, seconds, at_least, at_most } => {
            let time = Duration::from_secs(seconds.clamp(1, MOST_SECONDS));
            (program, Plan { tables, rate, time }, (at_least, at_most))
        }
        Command::Rehearse(rehearsal) => return rehearse(&rehearsal).await,
        Command::Attack { program, seconds, which } => {
            let time = Duration::from_secs(seconds.clamp(1, MOST_SECONDS));
            return attack(&program, time, &which).await;
        }
        Command::Torn { program, images, seed } => {
            let tally = torn::run(&program, images, seed).await?;
            println!(
                "{} commands confirmed, {} damaged images: {} opened with what was confirmed before the damage, {} refused",
                tally.confirmed, tally.images, tally.started, tally.refused
            );
            return Ok(());
        }
    };
    let (at_least, at_most) = aims;
    let figures = load::run(&program, plan).await?;
    report(&figures);
    ensure!(figures.broken == 0, "{} connections broke", figures.broken);
    if let Some(at_least) = at_least {
        ensure!(figures.rate >= at_least, "only {:.0} actions a second, not {at_least}", figures.rate);
    }
    if let Some(at_most) = at_most {
        let slow = figures.latency.percentile(99.0);
        ensure!(slow <= Duration::from_millis(at_most), "p99 is {slow:.1?}, more than {at_most} ms");
    }
    Ok(())
}

async fn attack(program: &Path, time: Duration, which: &[Attack]) -> Result<()> {
    println!("{}", attack::HEAD);
    let mut misses = Vec::new();
    for one in Attack::ALL.into_iter().filter(|one| which.is_empty() || which.contains(one)) {
        let outcome = attack::run(program, one, time).await?;
        println!("{}", outcome.line());
        misses.extend(outcome.misses());
    }
    ensure!(misses.is_empty(), "{}", misses.join("\n       "));
    Ok(())
}

async fn rehearse(rehearsal: &Rehearsal) -> Result<()> {
    let aims = Aims {
        confirmed: Duration::from_millis(rehearsal.at_most),
        shown: Duration::from_millis(rehearsal.shown_within),
    };
    let mut misses = Vec::new();
    for rules in &rehearsal.rules {
        let wanted = Wanted {
            rules: rules.clone(),
            players: rehearsal.players,
            matches: rehearsal.matches,
            games: rehearsal.games,
            seed: format!("Generalprobe {}", rehearsal.seed),
        };
        let plan = rehearse::Plan {
            wanted,
            seed: rehearsal.seed,
            rate: rehearsal.rate.clamp(0.0, MOST_RATE),
            displays: rehearsal.displays,
            cards: rehearsal.cards,
        };
        let time = Duration::from_secs(MOST_SECONDS * 3);
        let figures = timeout(time, rehearse::run(&rehearsal.program, &plan)).await;
        let figures = figures.with_context(|| format!("{rules}: not over after {time:?}"))?;
        let figures = figures.with_context(|| rules.clone())?;
        println!("{}", figures.table(aims));
        misses.extend(figures.misses(aims).into_iter().map(|miss| format!("{rules}: {miss}")));
    }
    ensure!(misses.is_empty(), "{}", misses.join("\n       "));
    Ok(())
}

fn report(figures: &Figures) {
    let Plan { tables, rate, .. } = figures.plan;
    let connections = tables * 4;
    println!("tables            {tables:>10}");
    println!("connections       {connections:>10}");
    println!("asked for         {rate:>10} actions/s");
    println!("acknowledged      {:>10.0} actions/s ({} measured)", figures.rate, figures.latency.count());
    for (name, percent) in [("median", 50.0), ("p90", 90.0), ("p99", 99.0), ("slowest", 100.0)] {
        let millis = figures.latency.percentile(percent).as_secs_f64() * 1e3;
        println!("{name:<17} {millis:>10.1} ms");
    }
    println!("refused           {:>10}", figures.refused);
    println!("connections lost  {:>10}", figures.broken);
    let [start, rest, end] = figures.memory.map(|bytes| bytes as f64 / 1_048_576.0);
    println!(
        "memory            {start:>10.1} MiB at the start, {rest:.1} with all seated, {end:.1} at the end"
    );
    let each = (rest - start) * 1024.0 / connections as f64;
    println!("                  {each:>10.1} KiB a connection, a quarter of its table included");
}
