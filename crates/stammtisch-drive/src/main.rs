//! `stammtisch-drive load`: see `cargo xtask load`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, ensure};
use clap::Parser;
use stammtisch_drive::load::{self, Figures, Plan};

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
}

/// A run is bounded, whatever is asked for.
const MOST_SECONDS: u64 = 600;

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
    let Command::Load { program, tables, rate, seconds, at_least, at_most } = command;
    let time = Duration::from_secs(seconds.clamp(1, MOST_SECONDS));
    let figures = load::run(&program, Plan { tables, rate, time }).await?;
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
