//! `stammtisch arena`: duplicate matches between bots.

mod child;
mod course;
mod entrants;
mod external;
mod folder;
mod summary;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use schafkopf::{ErrorCode, RuleSet, Seed};
use schafkopf_bots::arena::{Currency, Duel, Estimate, Running, Series, Tally};
use serde::Serialize;
use stammtisch_art::plots::{EstimatePlot, Estimated, sparkline};
use stammtisch_text::{Arg, Texts};

use self::course::{Course, Plan, Stopwatch};
use self::entrants::OutsideBot;
use self::folder::{FORMAT, Folder, Header, Pace};
use self::summary::Match;
use super::Context;
use crate::terminal;
use stammtisch_text::figures::decimal;

/// Plays a duplicate match between two bots and tells which is better, by how much, and how sure that is.
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own on the command line")]
#[derive(Debug, Args)]
#[command(after_help = "\
Every deal is played eight times with the same cards: with one A among three B in each seat, and with one B
among three A. The design, the statistics and the rule for bots that fail are in docs/strength.md.

Examples:
  stammtisch arena regel zufall --deals 4000 --seed panel
  stammtisch arena regel zufall --deals 100000 --until-significant --out match
  stammtisch arena regel zufall --deals 100000 --until-significant --out match --resume
  stammtisch arena meister:worlds=0.1 einfach --deals 400 --seed panel
  stammtisch arena offen stammtisch:worlds=0.1 --deals 100 --seed panel --regret
  stammtisch arena mine regel --bot 'mine=cmd:python3 bot.py' --ms 500 --deals 200")]
pub(crate) struct ArenaArgs {
    /// The first bot: zufall, regel, einfach, stammtisch, meister, or the name of one outside. The last three can be
    /// changed: meister:worlds=0.1 (a tenth of the worlds), meister:inference=off, payoff=off, endgame=off. Here alone
    /// there is also offen, who sees all cards and plays them as well as can be: a measure of what is to be gained.
    #[arg(value_name = "A")]
    a: String,
    /// The second bot.
    #[arg(value_name = "B")]
    b: String,
    /// How many deals, each of eight games; with --until-significant the most.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Rule set.
    #[arg(long, value_name = "ID", default_value = "schule")]
    rules: String,
    /// Deals and chance come from this seed: 64 hexadecimal digits, or any text.
    #[arg(long, value_name = "HEX|TEXT", default_value = "arena")]
    seed: Seed,
    /// How many cores; the result is the same with any number. Default: all.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Ends as soon as one bot is better with 95 % confidence, however often that is looked at.
    #[arg(long)]
    until_significant: bool,
    /// Writes all games, the results, the report and a picture into this folder.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Takes up the match in the folder where it was interrupted; begins it, where there is none yet.
    #[arg(long, requires = "out")]
    resume: bool,
    /// The longest a decision may take, in milliseconds. Default: bots outside 1000, others as long as they need.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    /// A bot outside, which answers as `stammtisch suggest` does; may be given several times.
    #[arg(long, value_name = "NAME=cmd:COMMAND", value_parser = entrants::parse_outside)]
    bot: Vec<OutsideBot>,
    /// Faults (late, gone, unreadable, illegal) after which a bot has forfeited.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    faults: u32,
    /// Tells the card points that each bot gave away, by trick, role and kind of lead: every card is held against the best
    /// one with open cards.
    #[arg(long)]
    regret: bool,
    /// Prints the report as JSON.
    #[arg(long)]
    json: bool,
}

/// Moments of the running estimate in the picture, in the report, and in the progress bar.
const PICTURE_MOMENTS: u64 = 300;
const LINE_MOMENTS: u64 = 60;
const PROGRESS_MOMENTS: u64 = 16;

pub(super) fn run(args: &ArenaArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let rules = rule_set(&args.rules, context, texts)?;
    let bots = [entrants::find(&args.a, &args.bot, texts)?, entrants::find(&args.b, &args.bot, texts)?];
    let [a, b] = [bots[0].contestant(), bots[1].contestant()];
    let labels = [a.label(), b.label()];
    let threads = args.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let series = Series::new(args.seed, Arc::clone(&rules));
    let clock = Stopwatch::start();
    let plan = Plan { deals: args.deals, until_significant: args.until_significant, faults: args.faults };
    let mut tally = Tally::new(Arc::clone(&rules));
    let (folder, pace) = open(args, &header(args, &labels, &rules), &mut tally, texts)?;
    let duel = Duel {
        bots: [a, b],
        series: &series,
        clock: &clock,
        limit: args.ms.map(Duration::from_millis),
        regret: args.regret,
    };
    let mut course = Course { duel, pool: &pool, plan, tally, pace, folder };
    let bar = progress(args.deals, course.tally.deals());
    course.run(&mut |tally| tell(&bar, tally, texts))?;
    bar.finish_and_clear();
    let shown = Match {
        texts,
        labels: &labels,
        rules: &rules.id,
        seed: &args.seed.to_string(),
        threads: pool.current_num_threads(),
    };
    finish(args, &course, &shown)?;
    Ok(ExitCode::SUCCESS)
}

fn rule_set(id: &str, context: &Context, texts: &Texts) -> anyhow::Result<Arc<RuleSet>> {
    let sets = context.rule_sets()?;
    sets.get(id).cloned().ok_or_else(|| {
        let args = [("name", Arg::from(id)), ("known", Arg::from(sets.ids()))];
        anyhow::anyhow!(texts.error(ErrorCode::UnknownRules, &args))
    })
}

fn header(args: &ArenaArgs, labels: &[String; 2], rules: &RuleSet) -> Header {
    let [a, b] = labels.clone();
    Header {
        arena: FORMAT,
        a,
        b,
        rules: rules.id.clone(),
        rules_hash: rules.hash(),
        seed: args.seed.to_string(),
        ms: args.ms,
        faults: args.faults,
        regret: args.regret,
    }
}

/// Opens the folder of the match, where one was named, and takes what it holds into the account.
fn open(
    args: &ArenaArgs,
    header: &Header,
    tally: &mut Tally,
    texts: &Texts,
) -> anyhow::Result<(Option<Folder>, Pace)> {
    let Some(path) = &args.out else { return Ok((None, Pace::default())) };
    if !args.resume {
        return Ok((Some(Folder::create(path, header, texts)?), Pace::default()));
    }
    let (folder, found) = Folder::resume(path, header, texts)?;
    for result in &found.results {
        tally.add(result);
    }
    Ok((Some(folder), found.pace))
}

fn progress(deals: u64, done: u64) -> ProgressBar {
    let bar = terminal::progress(Some(deals));
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {human_pos}/{human_len} ({eta}) {msg}") {
        bar.set_style(style);
    }
    bar.set_position(done);
    bar
}

fn tell(bar: &ProgressBar, tally: &Tally, texts: &Texts) {
    bar.set_position(tally.deals());
    let now = Estimate::normal(tally.advantage(Currency::main(tally.rules())));
    if let Some(now) = now.filter(|_| !bar.is_hidden()) {
        let number = |value| decimal(texts.lang(), value, 3);
        let line = sparkline(&means(&tally.running(PROGRESS_MOMENTS)));
        bar.set_message(format!("{} ± {} {line}", number(now.mean), number((now.high - now.low) / 2.0)));
    }
}

/// The report as JSON.
#[derive(Serialize)]
struct Wire<'a> {
    a: &'a str,
    b: &'a str,
    rules: &'a str,
    seed: &'a str,
    report: &'a schafkopf_bots::arena::Report,
    running: &'a [Running],
    pace: WirePace,
}

/// Speed in the report as JSON: all that may differ from one run to another.
#[derive(Serialize)]
struct WirePace {
    games_per_second: f64,
    /// Mean, 99th percentile and longest of each bot's decisions, in milliseconds.
    ms: [Option<[f64; 3]>; 2],
}

impl WirePace {
    fn of(pace: &Pace) -> WirePace {
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        WirePace {
            games_per_second: pace.games as f64 / (pace.micros.max(1) as f64 / 1e6),
            ms: pace
                .times
                .each_ref()
                .map(|times| Some([ms(times.mean()?), ms(times.percentile(99)?), ms(times.longest())])),
        }
    }
}

/// Prints the report and writes the files that belong to it.
fn finish(args: &ArenaArgs, course: &Course<'_>, shown: &Match<'_>) -> anyhow::Result<()> {
    let report = course.tally.report();
    let picture = course.tally.running(PICTURE_MOMENTS);
    let text = shown.summary(&report, &course.tally.running(LINE_MOMENTS), &course.pace);
    let wire = Wire {
        a: &shown.labels[0],
        b: &shown.labels[1],
        rules: shown.rules,
        seed: shown.seed,
        report: &report,
        running: &picture,
        pace: WirePace::of(&course.pace),
    };
    let json = serde_json::to_string(&wire)?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{json}")?;
    } else {
        out.write_all(text.as_bytes())?;
    }
    if let Some(folder) = &course.folder {
        folder.write("report.txt", &text)?;
        folder.write("report.json", &(json + "\n"))?;
        folder.write("estimate.svg", plot(shown, &picture).svg().as_str())?;
        let args = [("folder", Arg::from(folder.path().display().to_string()))];
        eprintln!("{}", shown.texts.format("arena-written", &args));
    }
    Ok(())
}

/// The estimates alone.
fn means(running: &[Running]) -> Vec<f64> {
    running.iter().map(|at| at.estimate.mean).collect()
}

/// The picture of an estimate as it settled.
fn plot(shown: &Match<'_>, running: &[Running]) -> EstimatePlot {
    let args = [
        ("a", Arg::from(shown.labels[0].as_str())),
        ("b", Arg::from(shown.labels[1].as_str())),
        ("rules", Arg::from(shown.rules)),
    ];
    let estimated = |&Running { deals, estimate: Estimate { mean, low, high } }: &Running| Estimated {
        deals,
        mean,
        low,
        high,
    };
    EstimatePlot {
        title: shown.texts.format("arena-picture", &args),
        deals: shown.texts.get("arena-deals"),
        course: running.iter().map(estimated).collect(),
    }
}
