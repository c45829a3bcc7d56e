//! `stammtisch turnier`: tournaments.

mod list;
mod rank;
mod request;

use std::io::{self, Read, Write};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use schafkopf::ErrorCode;
use stammtisch_text::Texts;

use super::Context;
use crate::lines::{Line, LineError, Lines};
use crate::rule_sets::RuleSets;

/// Tournaments: lists and rankings.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  stammtisch turnier list < lists.jsonl\n  stammtisch turnier rank < players.jsonl"
)]
pub(crate) struct TurnierArgs {
    #[command(subcommand)]
    command: TurnierCommand,
}

#[derive(Debug, Subcommand)]
enum TurnierCommand {
    /// Evaluates scoresheets: one JSON object a line in, one a line out.
    #[command(
        after_help = "Example:\n  echo '{\"rules\":\"preis\",\"games\":[{\"declarer\":1,\"partner\":2,\"contract\":\"rufspiel\",\"won\":true}]}' | stammtisch turnier list\n\nThe error codes and the offences of rulings are listed in docs/errors.md."
    )]
    List,
    /// Ranks players: one JSON object a line in, one a line out.
    #[command(
        after_help = "Example:\n  echo '{\"rules\":\"schule-turnier\",\"seed\":\"2026-05-01\",\"players\":[{\"id\":\"17\",\"points\":12},{\"id\":\"4\",\"points\":12,\"solos_won\":3}]}' | stammtisch turnier rank"
    )]
    Rank,
}

/// What answers a line: appends the answer, or says what is wrong with the line.
type Answer = fn(&[u8], &RuleSets, &Texts, &mut Vec<u8>);

/// Output is written in pieces of about this size.
const CHUNK: usize = 64 * 1024;

pub(super) fn run(args: &TurnierArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let sets = context.rule_sets()?;
    let texts = Texts::of(context.wire_lang());
    let answer: Answer = match args.command {
        TurnierCommand::List => list::answer,
        TurnierCommand::Rank => rank::answer,
    };
    answer_lines(io::stdin().lock(), io::stdout().lock(), texts, |line, out| {
        answer(line, &sets, texts, out);
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Answers every line of the input, in order; answers go out as soon as no further line is waiting.
fn answer_lines(
    input: impl Read,
    mut output: impl Write,
    texts: &Texts,
    mut answer: impl FnMut(&[u8], &mut Vec<u8>),
) -> io::Result<()> {
    let mut lines = Lines::new(input);
    let mut out = Vec::new();
    while let Some(line) = lines.next()? {
        match line {
            Line::Bytes(bytes) => answer(bytes, &mut out),
            Line::TooLong => LineError::plain(texts, ErrorCode::LineTooLong).write(&mut out, None),
        }
        out.push(b'\n');
        if out.len() >= CHUNK || !lines.has_more_buffered() {
            output.write_all(&out)?;
            output.flush()?;
            out.clear();
        }
    }
    Ok(())
}
