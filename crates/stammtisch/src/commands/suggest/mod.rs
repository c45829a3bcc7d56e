//! `stammtisch suggest`: what a strong player would do, from what a seat can see.

mod answer;
mod request;
mod sight;
#[cfg(test)]
mod tests;

use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use schafkopf::{Action, Bid, ErrorCode, RuleSet, SeatView};
use schafkopf_bots::{Bot as _, Builtin, Clock, Deadline, Mind, Thinking};
use stammtisch_text::{Arg, Texts};

use self::answer::{Suggestion, Worth};
use self::request::{Request, Sight};
use super::Context;
use crate::lines::{LazyTexts, Line, LineError, Lines, readable_id};
use crate::rule_sets::RuleSets;

/// Says what a strong player would do: one JSON object a line in, one a line out.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  echo '{\"id\":\"1\",\"rules\":\"schule\",\"dealer\":4,\"seat\":1,\"hand\":\"EO GO EU HA H7 EK E9 S7\",\"decide\":\"auction\"}' | stammtisch suggest\n\n\
A request holds what the seat can see and nothing else; docs/review.md describes the fields and the answers."
)]
pub(crate) struct SuggestArgs {
    /// Who is asked: meister, stammtisch, einfach, regel or zufall.
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
    let bot = find_bot(&args.bot, texts)?;
    let adviser = Adviser {
        sets: &sets,
        texts: LazyTexts(context.wire_lang()),
        bot,
        mind: bot.mind().map(|mind| mind.with_threads(cores(args.threads))),
        seed: args.seed.map_or_else(random_seed, Ok)?,
        limit: args.ms.map(Duration::from_millis),
        clock: Stopwatch(Instant::now()),
    };
    adviser.answer_all(io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// The bot with a name.
pub(super) fn find_bot(name: &str, texts: &Texts) -> anyhow::Result<Builtin> {
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

/// Who answers.
struct Adviser<'a> {
    sets: &'a RuleSets,
    texts: LazyTexts,
    bot: Builtin,
    /// How the bot weighs; none for a bot that goes by rules alone.
    mind: Option<Mind>,
    seed: u64,
    limit: Option<Duration>,
    clock: Stopwatch,
}

impl Adviser<'_> {
    /// Answers every line of the input, in order; each answer goes out before the next line is read.
    fn answer_all(&self, input: impl Read, mut output: impl Write) -> io::Result<()> {
        let mut lines = Lines::new(input);
        let mut out = Vec::with_capacity(4096);
        while let Some(line) = lines.next()? {
            match line {
                Line::Bytes(bytes) => self.answer(bytes, &mut out),
                Line::TooLong => {
                    LineError::plain(&self.texts, ErrorCode::LineTooLong).write_with_id(&mut out, None);
                }
            }
            out.push(b'\n');
            output.write_all(&out)?;
            output.flush()?;
            out.clear();
        }
        Ok(())
    }

    /// Answers one line.
    fn answer(&self, line: &[u8], out: &mut Vec<u8>) {
        let request: Request<'_> = match serde_json::from_slice(line) {
            Ok(request) => request,
            Err(error) => {
                let id = readable_id(line);
                LineError::from_json(&self.texts, line, &error).write_with_id(out, id.as_deref());
                return;
            }
        };
        let start = self.clock.now();
        let sight = Sight::read(&request, self.sets, self.texts);
        match sight.and_then(|sight| Ok((sight.view(self.texts)?, sight.setup.rules))) {
            Ok((view, rules)) => {
                let mut suggestion = self.suggest(&view, &rules);
                suggestion.ms =
                    u64::try_from(self.clock.now().saturating_sub(start).as_millis()).unwrap_or(u64::MAX);
                suggestion.write(request.id.as_deref(), &rules, out);
            }
            Err(error) => error.write_with_id(out, request.id.as_deref()),
        }
    }

    /// What the bot would do.
    fn suggest(&self, view: &SeatView, rules: &RuleSet) -> Suggestion {
        let deadline = self.limit.map_or(Deadline::NEVER, |limit| Deadline::within(&self.clock, limit));
        let thinking = Thinking { rules, seed: self.seed, deadline };
        let weighed = self.mind.as_ref().map(|mind| mind.appraise(view, &thinking));
        let mut options: Vec<Worth> =
            weighed.iter().flat_map(|weighed| &weighed.options).map(worth).collect();
        let worlds = weighed.map_or(0, |weighed| weighed.worlds);
        // The interface has no words for naming a contract early (T 17).
        options.retain(|worth| !names_early(worth.action));
        let action = match options.first() {
            Some(best) => best.action,
            None => unnamed(self.bot.player().act(view, &thinking)),
        };
        if options.is_empty() {
            let legal = view.actions.iter().copied().filter(|&action| !names_early(action));
            options = legal.map(|action| Worth { action, value: None, win: None }).collect();
            options.sort_by_key(|worth| worth.action != action);
        }
        Suggestion { action, options, worlds, ms: 0 }
    }
}

fn worth(of: &schafkopf_bots::Appraised) -> Worth {
    let rounded = |value: f64| (value * 10_000.0).round() / 10_000.0 + 0.0;
    Worth { action: of.action, value: Some(rounded(of.value)), win: Some(rounded(of.win)) }
}

/// Whether an action names a contract before all have spoken.
const fn names_early(action: Action) -> bool {
    matches!(action, Action::Bid(Bid::Play { named: Some(_), .. } | Bid::Raise { named: Some(_), .. }))
}

/// The same action without a contract named early.
const fn unnamed(action: Action) -> Action {
    match action {
        Action::Bid(Bid::Play { claim, .. }) => Action::Bid(Bid::Play { claim, named: None }),
        Action::Bid(Bid::Raise { claim, .. }) => Action::Bid(Bid::Raise { claim, named: None }),
        other => other,
    }
}
