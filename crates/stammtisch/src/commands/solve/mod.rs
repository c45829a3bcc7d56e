//! `stammtisch solve`: what best play leads to when all four hands are known.

mod line;

use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Args;
use schafkopf::ErrorCode;
use schafkopf_solver::{Position, Solver};

use super::Context;
use super::judge::request::{Adjudicated, Request, set_up};
use crate::lines::{LazyTexts, Line, LineError, Lines, push_number, push_string_or_null, readable_id};
use crate::rule_sets::RuleSets;
use crate::terminal;

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

/// What is asked of every game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Question {
    Value { moves: bool },
    Threshold(u8),
}

/// Most lines that are solved before their answers go out.
const BATCH: usize = 256;

pub(super) fn run(args: &SolveArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let sets = context.rule_sets()?;
    let input = io::stdin().lock();
    if args.line {
        return line::run(input, &sets, context.lang());
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

/// What every line is solved with.
struct Task<'a> {
    sets: &'a RuleSets,
    texts: LazyTexts,
    question: Question,
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
            for answer in task.solve_all(&batch, &mut solvers) {
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

impl Task<'_> {
    /// The answers to some lines, in their order.
    fn solve_all(&self, lines: &[Option<Vec<u8>>], solvers: &mut [Solver]) -> Vec<Vec<u8>> {
        let next = AtomicUsize::new(0);
        let work = |solver: &mut Solver| {
            let mut done = Vec::new();
            while let Some((at, line)) = {
                let at = next.fetch_add(1, Ordering::Relaxed);
                lines.get(at).map(|line| (at, line))
            } {
                done.push((at, self.solve_line(line.as_deref(), solver)));
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
                threads
                    .into_iter()
                    .flat_map(|thread| thread.join().expect("solving does not panic"))
                    .collect()
            }),
        };
        answers.sort_by_key(|of| of.0);
        answers.into_iter().map(|of| of.1).collect()
    }

    /// The answer to one line; `None` is a line that was too long.
    fn solve_line(&self, line: Option<&[u8]>, solver: &mut Solver) -> Vec<u8> {
        let mut out = Vec::with_capacity(256);
        let Some(line) = line else {
            LineError::plain(&self.texts, ErrorCode::LineTooLong).write_with_id(&mut out, None);
            out.push(b'\n');
            return out;
        };
        match serde_json::from_slice::<Request<'_>>(line) {
            Ok(request) => match set_up(&request, self.sets, self.texts) {
                Ok(judged) => self.answer(&position(&judged), request.id.as_deref(), solver, &mut out),
                Err(error) => error.write_with_id(&mut out, request.id.as_deref()),
            },
            Err(error) => {
                let id = readable_id(line);
                LineError::from_json(&self.texts, line, &error).write_with_id(&mut out, id.as_deref());
            }
        }
        out.push(b'\n');
        out
    }

    /// Appends the answer for a position.
    fn answer(&self, position: &Position, id: Option<&str>, solver: &mut Solver, out: &mut Vec<u8>) {
        out.extend_from_slice(b"{\"id\":");
        push_string_or_null(out, id);
        out.extend_from_slice(b",\"ok\":true,");
        match self.question {
            Question::Threshold(threshold) => {
                let reached = solver.reaches(position, threshold);
                out.extend_from_slice(if reached { b"\"reached\":true" } else { b"\"reached\":false" });
            }
            Question::Value { moves } => {
                out.extend_from_slice(b"\"value\":");
                push_number(out, solver.value(position).into());
                out.extend_from_slice(b",\"turn\":");
                push_number(out, position.turn().number().into());
                if moves {
                    push_moves(position, solver, out);
                }
            }
        }
        out.push(b'}');
    }
}

fn push_moves(position: &Position, solver: &mut Solver, out: &mut Vec<u8>) {
    out.extend_from_slice(b",\"moves\":{");
    for (at, of) in solver.moves(position).into_iter().enumerate() {
        if at > 0 {
            out.push(b',');
        }
        out.push(b'"');
        out.extend_from_slice(&of.card.ascii());
        out.extend_from_slice(b"\":");
        push_number(out, of.value.into());
    }
    out.push(b'}');
}

/// The position that a game has come to.
fn position(judged: &Adjudicated) -> Position {
    let game = &judged.game;
    let contract = game.contract().expect("a game that starts at its contract has one");
    let plays: Vec<_> = game.plays().iter().map(|of| of.1).collect();
    let forehand = game.setup().dealer.next();
    Position::new(game.deal(), contract, judged.parties.declarer, forehand, &plays)
        .expect("the machine has accepted contract and cards")
}
