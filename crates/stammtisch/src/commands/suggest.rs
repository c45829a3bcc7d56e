//! `stammtisch suggest`: what a strong player would do, from what a seat can see.

use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::str::FromStr;
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use schafkopf::ErrorCode;
use schafkopf_bots::{Builtin, Clock, NamedBot};
use schafkopf_line::suggest::Adviser;
use schafkopf_line::{LazyTexts, Line, LineError, answer_lines};
use stammtisch_text::{Arg, Texts};

use super::Context;
use crate::terminal::{Awaited, tell_waiting};

/// Says what a strong player would do: one JSON object a line in, one a line out.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  echo '{\"id\":\"1\",\"rules\":\"schule\",\"dealer\":4,\"seat\":1,\"hand\":\"EO GO EU HA H7 EK E9 S7\",\"decide\":\"auction\"}' | stammtisch suggest\n\n\
A request holds what the seat can see and nothing else; docs/review.md describes the fields and the answers."
)]
pub(crate) struct SuggestArgs {
    /// Who is asked: meister, stammtisch, einfach, regel or zufall. The first three can be changed as in the arena:
    /// meister:worlds=0.1 (a tenth of the worlds).
    #[arg(long, value_name = "NAME", default_value = "meister")]
    bot: String,
    /// The longest a decision may take, in milliseconds. Default: as long as it needs.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    /// Where chance comes from: without --ms the same request gets the same answer. Default: the system's randomness.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Threads; all cores unless given.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

pub(super) fn run(args: &SuggestArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let sets = context.rule_sets()?;
    let texts = Texts::of(context.lang());
    let bot: NamedBot = find_bot(&args.bot, texts)?;
    let adviser = Adviser {
        sets: &sets,
        texts: LazyTexts(context.wire_lang()),
        bot: bot.with_threads(cores(args.threads)),
        seed: args.seed.map_or_else(random_seed, Ok)?,
        limit: args.ms.map(Duration::from_millis),
        clock: &Stopwatch(Instant::now()),
    };
    tell_waiting(Awaited::Lines, context.lang());
    answer_all(&adviser, io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// The bot with a name: a built-in one, or one that may be changed.
pub(super) fn find_bot<B: FromStr>(name: &str, texts: &Texts) -> anyhow::Result<B> {
    name.parse().map_err(|_| {
        let known: Vec<&str> = Builtin::ALL.iter().rev().map(|bot| bot.name()).collect();
        let args = [("name", Arg::from(name)), ("known", Arg::from(known.join(", ")))];
        anyhow::anyhow!(texts.format("suggest-unknown-bot", &args))
    })
}

/// How many threads: as many as asked for, else all cores.
pub(super) fn cores(asked: Option<NonZeroUsize>) -> usize {
    asked.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

fn random_seed() -> anyhow::Result<u64> {
    Ok(getrandom::u64()?)
}

/// The time since a moment.
pub(super) struct Stopwatch(pub(super) Instant);

impl Clock for Stopwatch {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Answers every line of the input, in order; each answer goes out before the next line is read.
fn answer_all(adviser: &Adviser<'_>, input: impl Read, output: impl Write) -> io::Result<()> {
    answer_lines(input, output, 0, |line, out| match line {
        Line::Bytes(bytes) => adviser.answer(bytes, out),
        Line::TooLong => LineError::plain(&adviser.texts, ErrorCode::LineTooLong).write_with_id(out, None),
    })
}
