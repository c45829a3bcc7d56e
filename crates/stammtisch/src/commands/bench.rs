//! `stammtisch bench`: the signature of the search, and how fast it is.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use schafkopf_solver::{AIMS, Aim, Figure, Measure, figure, signature};
use serde::Serialize;
use stammtisch_art::plots::{CostCurve, CostPlot};
use stammtisch_text::{Arg, Texts};

use super::Context;
use crate::terminal;

/// Prints the signature of the search and its speed beside what it should be.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  stammtisch bench --signature\n  stammtisch bench --deals 200 --plot cost.svg\n  stammtisch bench --signature --json"
)]
pub(crate) struct BenchArgs {
    /// Prints only the signature: one node count for a fixed set of positions.
    #[arg(long)]
    signature: bool,
    /// Deals to measure.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,
    /// Writes a plot of cost against tricks left to an SVG file.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Prints one JSON object; times are in microseconds.
    #[arg(long)]
    json: bool,
}

/// What was measured, for programs.
#[derive(Debug, Serialize)]
struct Wire {
    /// Nodes of the fixed set of positions.
    signature: u64,
    figures: Vec<WireFigure>,
}

#[derive(Debug, Serialize)]
struct WireFigure {
    question: &'static str,
    tricks_left: u8,
    positions: usize,
    mean: f64,
    mean_aim: f64,
    p99: f64,
    p99_aim: Option<f64>,
    max: f64,
    nodes: u64,
}

impl WireFigure {
    fn of(figure: &Figure, aim: &Aim) -> WireFigure {
        WireFigure {
            question: match figure.measure {
                Measure::Threshold => "threshold",
                Measure::Exact => "exact",
                Measure::AllCards => "all_cards",
                Measure::Payoff => "payoff",
            },
            tricks_left: figure.tricks_left,
            positions: figure.positions,
            mean: micros(figure.mean),
            mean_aim: micros(aim.mean),
            p99: micros(figure.p99),
            p99_aim: aim.p99.map(micros),
            max: micros(figure.max),
            nodes: figure.nodes,
        }
    }
}

pub(super) fn run(args: &BenchArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let mut out = io::stdout().lock();
    let mut wire = Wire { signature: signature(), figures: Vec::new() };
    if !args.json {
        let nodes = [("nodes", Arg::from(wire.signature.to_string()))];
        writeln!(out, "{}", texts.format("bench-signature", &nodes))?;
    }
    if args.signature {
        return print(&wire, args.json, &mut out);
    }
    let start = Instant::now();
    let clock = move || start.elapsed();
    let deals = args.deals as usize;
    let progress = terminal::progress(Some(AIMS.len() as u64));
    let mut table = header(texts);
    for aim in AIMS {
        let figure = figure(aim.measure, aim.tricks_left, deals, &clock);
        row(&mut table, &figure, &aim, texts);
        wire.figures.push(WireFigure::of(&figure, &aim));
        progress.inc(1);
    }
    progress.finish_and_clear();
    if !args.json {
        out.write_all(table.as_bytes())?;
    }
    if let Some(file) = &args.plot {
        let svg = plot(deals, &clock, texts).svg();
        std::fs::write(file, svg.as_str()).with_context(|| {
            texts.format("bench-cannot-write", &[("file", Arg::from(file.display().to_string()))])
        })?;
    }
    print(&wire, args.json, &mut out)
}

/// Prints what was measured where a program asked.
fn print(wire: &Wire, json: bool, out: &mut impl io::Write) -> anyhow::Result<ExitCode> {
    if json {
        writeln!(out, "{}", serde_json::to_string(wire)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The cost of three questions by tricks left.
fn plot(deals: usize, clock: &dyn Fn() -> Duration, texts: &Texts) -> CostPlot {
    let curve = |(measure, most): (Measure, u8)| CostCurve {
        name: question(measure, texts),
        means: (1..=most).map(|left| (left, figure(measure, left, deals, clock).mean)).collect(),
    };
    CostPlot {
        title: texts.get("bench-plot-title"),
        tricks_left: texts.get("bench-plot-tricks"),
        curves: [(Measure::Threshold, 8), (Measure::Exact, 8), (Measure::AllCards, 7)].map(curve).to_vec(),
    }
}

fn header(texts: &Texts) -> String {
    let column = |key| texts.get(key);
    format!(
        "{:<28} {:>6} {:>10} {:>10} {:>10} {:>10} {:>10} {:>12}\n",
        column("bench-question"),
        column("bench-tricks"),
        column("bench-mean"),
        column("bench-aim"),
        column("bench-p99"),
        column("bench-aim"),
        column("bench-max"),
        column("bench-nodes"),
    )
}

fn row(table: &mut String, figure: &Figure, aim: &Aim, texts: &Texts) {
    writeln!(
        table,
        "{:<28} {:>6} {:>10} {:>10} {:>10} {:>10} {:>10} {:>12}",
        question(figure.measure, texts),
        figure.tricks_left,
        time(figure.mean),
        time(aim.mean),
        time(figure.p99),
        aim.p99.map(time).unwrap_or_default(),
        time(figure.max),
        figure.nodes,
    )
    .expect("a string takes any text");
}

fn question(measure: Measure, texts: &Texts) -> String {
    texts.get(match measure {
        Measure::Threshold => "bench-threshold",
        Measure::Exact => "bench-exact",
        Measure::AllCards => "bench-all-cards",
        Measure::Payoff => "bench-payoff",
    })
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn time(time: Duration) -> String {
    let micros = micros(time);
    if micros < 1000.0 { format!("{micros:.1} µs") } else { format!("{:.2} ms", micros / 1000.0) }
}
