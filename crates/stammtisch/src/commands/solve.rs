//! `stammtisch solve`: what best play leads to when all four hands are known.

use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::bail;
use clap::Args;
use schafkopf::ErrorCode;
use schafkopf_line::solve::{Question, Task, best_line};
use schafkopf_line::{LazyTexts, Line, LineError, Lines, RuleSets};
use schafkopf_solver::Solver;
use stammtisch_text::Lang;

use super::Context;
use crate::terminal::{self, Awaited};

/// Solves games with all four hands known: one JSON object a line in, one a line out.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  stammtisch solve < games.jsonl\n  stammtisch solve --threshold 61 --threads 2 < games.jsonl\n  stammtisch solve --line < game.json\n\n\
The fields are those of `judge`, described in docs/judge.md; docs/solver.md tells how the solver works."
)]
pub(crate) struct SolveArgs {
    /// Leaves out the values of the legal cards.
    #[arg(long)]
    no_moves: bool,
    /// Asks only whether the declarer's party reaches so many points, or in a Tout tricks.
    #[arg(long, value_name = "N")]
    threshold: Option<u8>,
    /// Threads; all cores unless given.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Shows the best line of the first game readably.
    #[arg(long, conflicts_with_all = ["no_moves", "threshold"])]
    line: bool,
}

/// Most lines that are solved before their answers go out.
const BATCH: usize = 256;

pub(super) fn run(args: &SolveArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let sets = context.rule_sets()?;
    terminal::tell_waiting(Awaited::Lines, context.lang());
    let input = io::stdin().lock();
    if args.line {
        return show_line(input, &sets, context.lang());
    }
    let question = match args.threshold {
        Some(threshold) => Question::Threshold(threshold),
        None => Question::Value { moves: !args.no_moves },
    };
    let cores = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let task = Task { sets: &sets, texts: LazyTexts(context.wire_lang()), question };
    solve(input, io::stdout().lock(), &task, cores)?;
    Ok(ExitCode::SUCCESS)
}

/// Solves every line of the input, in order; answers go out as soon as no further line is waiting.
fn solve(input: impl Read, mut output: impl Write, task: &Task<'_>, threads: usize) -> io::Result<()> {
    let mut lines = Lines::new(input);
    let mut solvers: Vec<Solver> = (0..threads).map(|_| Solver::new()).collect();
    let progress = terminal::progress(None);
    let mut batch: Vec<Option<Vec<u8>>> = Vec::with_capacity(BATCH);
    while let Some(line) = lines.next()? {
        batch.push(match line {
            Line::Bytes(bytes) => Some(bytes.to_vec()),
            Line::TooLong => None,
        });
        if batch.len() == BATCH || !lines.has_more_buffered() {
            for answer in solve_all(task, &batch, &mut solvers) {
                output.write_all(&answer)?;
            }
            output.flush()?;
            progress.inc(batch.len() as u64);
            batch.clear();
        }
    }
    progress.finish_and_clear();
    Ok(())
}

/// The answers to some lines, in their order.
fn solve_all(task: &Task<'_>, lines: &[Option<Vec<u8>>], solvers: &mut [Solver]) -> Vec<Vec<u8>> {
    let next = AtomicUsize::new(0);
    let work = |solver: &mut Solver| {
        let mut done = Vec::new();
        while let Some((at, line)) = {
            let at = next.fetch_add(1, Ordering::Relaxed);
            lines.get(at).map(|line| (at, line))
        } {
            done.push((at, answer(task, line.as_deref(), solver)));
        }
        done
    };
    let mut answers: Vec<(usize, Vec<u8>)> = match solvers {
        [only] => work(only),
        [first, ..] if lines.len() == 1 => work(first),
        several => thread::scope(|scope| {
            let work = &work;
            let threads: Vec<_> =
                several.iter_mut().map(|solver| scope.spawn(move || work(solver))).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("solving does not panic")).collect()
        }),
    };
    answers.sort_by_key(|of| of.0);
    answers.into_iter().map(|of| of.1).collect()
}

/// The answer to one line; `None` is a line that was too long.
fn answer(task: &Task<'_>, line: Option<&[u8]>, solver: &mut Solver) -> Vec<u8> {
    let mut out = Vec::with_capacity(256);
    match line {
        Some(line) => task.answer(line, solver, &mut out),
        None => LineError::plain(&task.texts, ErrorCode::LineTooLong).write_with_id(&mut out, None),
    }
    out.push(b'\n');
    out
}

/// Shows the best line of the first game of the input.
fn show_line(input: impl Read, sets: &RuleSets, lang: Lang) -> anyhow::Result<ExitCode> {
    let texts = LazyTexts(lang);
    let mut lines = Lines::new(input);
    let line = match lines.next()? {
        Some(Line::Bytes(bytes)) => bytes,
        Some(Line::TooLong) => bail!(texts.error(ErrorCode::LineTooLong, &[])),
        None => bail!(texts.get("solve-no-game")),
    };
    let shown = best_line(line, sets, texts).map_err(|error| anyhow::Error::msg(error.message))?;
    io::stdout().lock().write_all(shown.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
