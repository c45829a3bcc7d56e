//! `stammtisch analyze`: reviews recorded games, decision by decision.

use std::fs;
use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use schafkopf_bots::review::{Coach, Review, summary};
use schafkopf_bots::{Builtin, Mind};
use schafkopf_record::ReplayError;
use stammtisch_learn::review::{ReviewedGames, page, replay_words, report};
use stammtisch_text::{Arg, Texts};

use super::Context;
use super::suggest::{Stopwatch, cores, find_bot};
use crate::records::{Chosen, choose_rules, read_file};
use crate::terminal;

/// Reviews recorded games: what every decision was worth, what was better, and why.
#[derive(Debug, Args)]
#[command(after_help = "\
Every alternative is judged by what its player could know, and apart from that with open cards.
docs/review.md says how, what the accuracy of a player is, and what the JSON holds.

Examples:
  stammtisch analyze game.skn
  stammtisch analyze --html review.html game.skn
  stammtisch analyze --bot stammtisch evening.skn
  stammtisch analyze --json - < game.skn")]
pub(crate) struct AnalyzeArgs {
    /// Files with records; - for standard input.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Judges by this rule set instead of the one that a game names.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,
    /// Who judges: meister, stammtisch or einfach.
    #[arg(long, value_name = "NAME", default_value = "meister")]
    bot: String,
    /// So many times as many deals of the hidden cards as the bot looks at by itself: 0.1 is quick, 3 is thorough.
    #[arg(long, value_name = "TIMES", default_value_t = 1.0, value_parser = parse_times)]
    worlds: f64,
    /// The longest a decision is looked at, in milliseconds; the review then depends on the machine.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    /// Where chance comes from: the same seed gives the same review.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Threads; all cores unless given.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Shows every decision with its alternatives, not the mistakes alone.
    #[arg(long)]
    all: bool,
    /// Prints the review as JSON.
    #[arg(long)]
    json: bool,
    /// Writes the review as one page with the cards.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

fn parse_times(text: &str) -> Result<f64, String> {
    let times = text.parse().ok().filter(|times| (0.001..=1000.0).contains(times));
    times.ok_or_else(|| "a number from 0.001 to 1000".to_owned())
}

pub(super) fn run(args: &AnalyzeArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let sets = context.rule_sets()?;
    let files = args.files.iter().map(|file| read_file(file, texts)).collect::<anyhow::Result<Vec<_>>>()?;
    let mut games = Vec::new();
    for file in &files {
        games.extend(choose_rules(file, args.rules.as_deref(), &sets, texts)?);
    }
    let reviews = review_all(args, &games, texts)?;
    anyhow::ensure!(!reviews.is_empty(), texts.get("review-nothing"));
    let players = summary(&reviews);
    if let Some(file) = &args.html {
        let page = page(&reviews, &players, texts);
        fs::write(file, page).with_context(|| file.display().to_string())?;
        let name = [("file", Arg::from(file.display().to_string()))];
        eprintln!("{}", texts.format("review-written", &name));
    }
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &ReviewedGames::of(&reviews, &players))?;
        writeln!(out)?;
    } else if args.html.is_none() {
        out.write_all(report(&reviews, &players, args.all, texts).as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Reviews all games that can be; of the others it is told why not.
fn review_all(args: &AnalyzeArgs, games: &[Chosen<'_>], texts: &Texts) -> anyhow::Result<Vec<Review>> {
    let mind = mind(args, texts)?;
    let clock = Stopwatch(Instant::now());
    let coach = Coach {
        label: mind.label(),
        judge: &mind,
        seed: args.seed,
        limit: args.ms.map(Duration::from_millis),
        clock: &clock,
    };
    let bar = terminal::progress(Some(games.len() as u64 * PARTS));
    let mut reviews = Vec::with_capacity(games.len());
    for (index, game) in games.iter().enumerate() {
        let start = index as u64 * PARTS;
        let mut tell = |progress: schafkopf_bots::review::Progress| {
            bar.set_position(start + progress.done as u64 * PARTS / progress.total.max(1) as u64);
        };
        match coach.review(game.record(), &game.rules, &mut tell) {
            Ok(review) => reviews.push(review),
            Err(error) => bar.suspend(|| eprintln!("{}", not_reviewed(game, error, texts))),
        }
    }
    bar.finish_and_clear();
    Ok(reviews)
}

/// Into how many parts the progress of a game is cut.
const PARTS: u64 = 100;

fn mind(args: &AnalyzeArgs, texts: &Texts) -> anyhow::Result<Mind> {
    let bot: Builtin = find_bot(&args.bot, texts)?;
    let mind = bot.mind().ok_or_else(|| {
        let known: Vec<&str> =
            Builtin::ALL.iter().rev().filter(|bot| bot.mind().is_some()).map(|bot| bot.name()).collect();
        let args = [("name", Arg::from(bot.name())), ("known", Arg::from(known.join(", ")))];
        anyhow::anyhow!(texts.format("review-no-mind", &args))
    })?;
    Ok(mind.with_worlds_scaled(args.worlds).with_threads(cores(args.threads)))
}

fn not_reviewed(game: &Chosen<'_>, error: ReplayError, texts: &Texts) -> String {
    let mut args = vec![("name", Arg::from(game.name)), ("number", Arg::from(game.number as i64))];
    let why = match error {
        ReplayError::NoDeal => return texts.format("review-no-deal", &args),
        error => replay_words(error, texts),
    };
    args.push(("why", Arg::from(why)));
    texts.format("review-not-playable", &args)
}
