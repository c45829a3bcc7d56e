//! `stammtisch play`: the terminal table.

pub(super) mod data_folder;

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use schafkopf::{Bytes32, ErrorCode, RuleSet, Seat, Seed};
use schafkopf_bots::Builtin;
use stammtisch_terminal::{
    Damaged, Found, Interrupted, Journal, Look, Offered, Pace, Plan, Screen, Store, Table, offer, play,
    tidy_name,
};
use stammtisch_text::{Arg, Texts};

use super::Context;

/// Games of a match where neither the person nor the rule set says how many.
const GAMES: u32 = 32;

/// What `stammtisch play` was told.
#[derive(Debug, Args)]
#[command(after_help = "\
Every card is written down as it is played; a match that was left, or killed, goes on where it was.
Keys are shown at the table; ? explains them.

Examples:
  stammtisch play
  stammtisch play --rules preis --games 16 --name Anna
  stammtisch play --bots regel,regel,zufall --pace brisk
  stammtisch play --resume")]
pub(crate) struct PlayArgs {
    /// Rule set to play by.
    #[arg(long, value_name = "ID", default_value = "schule")]
    rules: String,
    /// The three bots, clockwise from your left, or one name for all three: zufall, regel, einfach, stammtisch, meister.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "regel")]
    bots: Vec<String>,
    /// How many games; 0 for no end. Default: as many as the rule set's match has, else 32.
    #[arg(long, value_name = "N")]
    games: Option<u32>,
    /// Deals from this seed: 64 hexadecimal digits, or any text. Without it, from the system's randomness.
    #[arg(long, value_name = "HEX|TEXT")]
    seed: Option<Seed>,
    /// Your name.
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Your seat.
    #[arg(long, value_name = "SEAT", default_value = "1", value_parser = parse_seat)]
    seat: Seat,
    /// The seat that deals first.
    #[arg(long, value_name = "SEAT", default_value = "1", value_parser = parse_seat)]
    dealer: Seat,
    /// How fast the bots play.
    #[arg(long, value_enum, default_value_t)]
    pace: PaceArg,
    /// Without colours; also where NO_COLOR is set.
    #[arg(long)]
    no_color: bool,
    /// Goes on with the match that was left.
    #[arg(long, conflicts_with = "new")]
    resume: bool,
    /// Begins a match without asking about one that was left.
    #[arg(long)]
    new: bool,
    /// Folder in which matches are kept. Default: the usual place for data of programs.
    #[arg(long, value_name = "DIR", env = "STAMMTISCH_DATA")]
    data: Option<PathBuf>,
}

/// How fast the bots play.
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum PaceArg {
    /// With time to look.
    Calm,
    /// As among people who know the game.
    #[default]
    Normal,
    /// As at a table that knows each other.
    Brisk,
    /// At once; a full trick waits for a key.
    Instant,
}

impl From<PaceArg> for Pace {
    fn from(pace: PaceArg) -> Pace {
        match pace {
            PaceArg::Calm => Pace::Calm,
            PaceArg::Normal => Pace::Normal,
            PaceArg::Brisk => Pace::Brisk,
            PaceArg::Instant => Pace::Instant,
        }
    }
}

fn parse_seat(text: &str) -> Result<Seat, String> {
    text.parse().ok().and_then(Seat::new).ok_or_else(|| "a seat is 1 to 4".to_owned())
}

pub(super) fn run(args: &PlayArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let plan = plan(args, context, texts)?;
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        bail!(texts.get("play-no-terminal"));
    }
    let data = match &args.data {
        Some(data) => data.clone(),
        None => data_folder::usual().with_context(|| texts.get("play-no-folder"))?,
    };
    let store = Store::new(&data);
    let folder = || data.display().to_string();
    let (found, damaged) = if args.new { (None, Vec::new()) } else { store.left().with_context(folder)? };
    if args.resume && found.is_none() {
        tell_damaged(&damaged, texts);
        bail!(texts.format("play-nothing-to-resume", &[("folder", Arg::from(folder()))]));
    }
    let look = Look { colour: !args.no_color && !no_color_is_set() };
    let mut screen = Screen::open(look)?;
    let found = match found {
        Some(found) if !args.resume => match offer(&mut screen, &mut found.offer(texts)?)? {
            Offered::Resume => Some(found),
            Offered::New => None,
            Offered::Leave => return Ok(ExitCode::SUCCESS),
        },
        other => other,
    };
    let (mut table, mut journal) =
        sit_down(found, plan, (&store, args.pace.into()), texts).with_context(folder)?;
    let played = play(&mut screen, &mut table, &mut journal);
    drop(screen);
    tell_damaged(&damaged, texts);
    played.map_err(|interrupted| told(interrupted, texts))?;
    take_leave(&table, journal, texts);
    Ok(ExitCode::SUCCESS)
}

/// The table, with its file: where it was left, or new.
fn sit_down(
    found: Option<Found>,
    plan: Plan,
    (store, pace): (&Store, Pace),
    texts: &'static Texts,
) -> anyhow::Result<(Table, Journal)> {
    let Some(found) = found else {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        return Ok(store.begin(plan, seconds, (texts, pace))?);
    };
    Ok(found.resume(texts, pace)?)
}

/// Why a match broke off, in words.
fn told(interrupted: Interrupted, texts: &Texts) -> anyhow::Error {
    match interrupted {
        Interrupted::Terminal(error) => error.into(),
        Interrupted::BotBroke => anyhow::anyhow!(texts.get("table-bot-broke")),
    }
}

/// Says where the match is kept, or that it is over.
fn take_leave(table: &Table, journal: Journal, texts: &Texts) {
    if table.is_finished() {
        // A name that cannot be changed only means that the file is looked at once more.
        let _ = journal.finish();
        println!("{}", texts.get("play-finished"));
    } else {
        println!("{}", texts.format("play-saved", &[("file", Arg::from(shown(journal.path())))]));
    }
}

fn tell_damaged(damaged: &[Damaged], texts: &Texts) {
    for Damaged { path, why } in damaged {
        let args = [("file", Arg::from(shown(path))), ("why", Arg::from(why.to_string()))];
        eprintln!("{}", texts.format("play-damaged", &args));
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Whether the user wants no colours from any program.
fn no_color_is_set() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}

/// What the match is started with.
fn plan(args: &PlayArgs, context: &Context, texts: &Texts) -> anyhow::Result<Plan> {
    let rules = rule_set(&args.rules, context, texts)?;
    let games = args.games.or(rules.tournament.as_ref().map(|tournament| tournament.games)).unwrap_or(GAMES);
    Ok(Plan {
        seed: args.seed.map_or_else(random_seed, Ok).with_context(|| texts.get("deal-no-randomness"))?,
        person: args.seat,
        dealer: args.dealer,
        name: args.name.as_deref().and_then(tidy_name),
        bots: bots(&args.bots, texts)?,
        games: Some(games).filter(|&games| games > 0),
        rules,
    })
}

fn rule_set(id: &str, context: &Context, texts: &Texts) -> anyhow::Result<Arc<RuleSet>> {
    let sets = context.rule_sets()?;
    sets.get(id).cloned().ok_or_else(|| {
        let args = [("name", Arg::from(id)), ("known", Arg::from(sets.ids()))];
        anyhow::anyhow!(texts.error(ErrorCode::UnknownRules, &args))
    })
}

fn random_seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::new(Bytes32::new(bytes)))
}

/// The three bots of these names, or the one for all three.
fn bots(names: &[String], texts: &Texts) -> anyhow::Result<[Builtin; 3]> {
    let known = || Builtin::ALL.map(Builtin::name).join(", ");
    let bot = |name: &String| {
        name.trim().parse::<Builtin>().map_err(|_| {
            let args = [("name", Arg::from(name.as_str())), ("known", Arg::from(known()))];
            anyhow::anyhow!(texts.format("play-unknown-bot", &args))
        })
    };
    match names {
        [all] => Ok([bot(all)?; 3]),
        [left, across, right] => Ok([bot(left)?, bot(across)?, bot(right)?]),
        _ => bail!(texts.format("play-three-bots", &[("count", Arg::from(names.len() as i64))])),
    }
}

#[cfg(test)]
mod tests {
    use schafkopf_bots::Builtin;
    use stammtisch_text::{Lang, Texts};

    use super::bots;

    #[test]
    fn one_bot_stands_for_three() {
        let texts = Texts::of(Lang::De);
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        assert_eq!(bots(&names(&["zufall"]), texts).unwrap(), [Builtin::Zufall; 3]);
        let three = [Builtin::Regel, Builtin::Zufall, Builtin::Regel];
        assert_eq!(bots(&names(&["regel", " zufall", "regel"]), texts).unwrap(), three);
        assert!(bots(&names(&["regel", "regel"]), texts).unwrap_err().to_string().contains('2'));
        let unknown = bots(&names(&["herz"]), texts).unwrap_err().to_string();
        assert!(unknown.contains("herz") && unknown.contains("regel"), "{unknown}");
    }
}
