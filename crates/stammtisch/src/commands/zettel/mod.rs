//! `stammtisch zettel`: the sheet of a round at a real table, its ledger and its figures.

mod sheet;

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use schafkopf_runde::stored::{self, Fault};
use schafkopf_runde::{Deed, Device, EntryId, Log, Runde, Span, Statistics, print_sums, read_sums};
use stammtisch_text::{Arg, Texts};
use stammtisch_wire::runde::{self as wire, Words, bad_table_words, fault_words, refusal_words};

use self::sheet::Sheet;
use super::Context;
use crate::terminal::{Awaited, tell_waiting};
use crate::trouble;

/// Shows the sheet of a round at a real table: its hands, who owes whom, its figures.
///
/// Reads logs as phones write them, one JSON object a line. Several become one, in whatever order they are named: nothing is
/// lost, nothing counts twice, and two entries for one hand stand side by side until somebody chooses.
#[derive(Debug, Args)]
#[command(after_help = "\
Exit code: 0, 1 if somebody must choose or an entry does not fit, 2 if a file cannot be read or an entry is refused.
The form of the log and every entry are described in docs/zettel.md.

Examples:
  stammtisch zettel anna.jsonl
  stammtisch zettel anna.jsonl bert.jsonl --to runde.jsonl
  stammtisch zettel anna.jsonl --season 2026 --json
  stammtisch zettel anna.jsonl --csv
  stammtisch zettel anna.jsonl --import jahre.csv --to runde.jsonl
  stammtisch zettel --add '{\"do\":\"joined\",\"name\":\"Anna\"}' --to neu.jsonl")]
pub(crate) struct ZettelArgs {
    /// Files with logs; - for standard input.
    #[arg(value_name = "FILE", required_unless_present_any = ["add", "import"])]
    files: Vec<PathBuf>,

    /// Writes an entry, if it can be so; may be given several times.
    #[arg(long, value_name = "JSON", requires = "to")]
    add: Vec<String>,

    /// Takes in a table of sums: days or years in the first column, a column for each name.
    #[arg(long, value_name = "FILE", requires = "to")]
    import: Option<PathBuf>,

    /// The device that writes: lower-case letters and digits, another for everybody who writes.
    #[arg(long, value_name = "NAME", default_value = "desk")]
    device: String,

    /// Writes the log that results to this file.
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,

    /// Figures of one year alone.
    #[arg(long, value_name = "YEAR")]
    season: Option<u16>,

    /// Prints the table of sums, for a spreadsheet.
    #[arg(long, conflicts_with = "json")]
    csv: bool,

    /// Prints one JSON object.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &ZettelArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let lang = if args.json { context.wire_lang() } else { context.lang() };
    let texts = Texts::of(lang);
    let mut log = Log::default();
    for path in &args.files {
        log.merge(&read_log(path, texts)?);
    }
    let device = device(&args.device, texts)?;
    if let Some(path) = &args.import {
        import(&mut log, &device, (path, &read_text(path, texts)?), texts)?;
    }
    for text in &args.add {
        let deed = stored::deed(text).map_err(|fault| anyhow::anyhow!(told(&fault, texts)))?;
        write(&mut log, &device, deed, texts)?;
    }
    if let Some(path) = &args.to {
        save(path, &stored::write(&log))
            .map_err(|why| unreadable(path, &trouble::of_system(&why, texts), texts))?;
    }
    let runde = Runde::of(&log);
    let words = Words { runde: &runde, texts };
    let span = args.season.map_or(Span::All, Span::Season);
    let statistics = Statistics::of(&runde, &span);
    let mut out = io::stdout().lock();
    if args.csv {
        write!(out, "{}", print_sums(&runde))?;
    } else if args.json {
        writeln!(out, "{}", serde_json::to_string(&wire::Sheet::of(&log, words, &statistics))?)?;
    } else {
        write!(out, "{}", Sheet { words }.whole(&log, &statistics))?;
    }
    let open = runde.evenings().iter().any(|evening| evening.open_choice().is_some());
    Ok(ExitCode::from(u8::from(open || !runde.unfit().is_empty())))
}

fn device(name: &str, texts: &Texts) -> anyhow::Result<Device> {
    name.parse().map_err(|_| anyhow::anyhow!(texts.format("zettel-bad-device", &[("name", Arg::from(name))])))
}

fn read_text(path: &Path, texts: &Texts) -> anyhow::Result<String> {
    let read = if path == Path::new("-") {
        tell_waiting(Awaited::Text, texts.lang());
        let mut text = String::new();
        io::stdin().lock().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(path)
    };
    read.map_err(|why| unreadable(path, &trouble::of_system(&why, texts), texts))
}

fn read_log(path: &Path, texts: &Texts) -> anyhow::Result<Log> {
    stored::read(&read_text(path, texts)?).map_err(|bad| {
        let args = [("line", Arg::from(bad.line as i64)), ("why", Arg::from(told(&bad.why, texts)))];
        unreadable(path, &texts.format("zettel-bad-line", &args), texts)
    })
}

fn unreadable(path: &Path, why: &str, texts: &Texts) -> anyhow::Error {
    let args = [("name", Arg::from(path.display().to_string())), ("why", Arg::from(why))];
    anyhow::anyhow!(texts.format("zettel-unreadable", &args))
}

fn told(fault: &Fault, texts: &Texts) -> String {
    fault_words(fault, |said| trouble::of_data(said, texts), texts)
}

fn write(log: &mut Log, device: &Device, deed: Deed, texts: &Texts) -> anyhow::Result<EntryId> {
    log.write(device, deed).map_err(|refusal| anyhow::anyhow!(refusal_words(&refusal, texts)))
}

/// Takes in a table: who is not known becomes a member.
fn import(log: &mut Log, device: &Device, (path, text): (&Path, &str), texts: &Texts) -> anyhow::Result<()> {
    let lines = read_sums(text).map_err(|bad| unreadable(path, &bad_table_words(&bad, texts), texts))?;
    log.bring(device, lines).map_err(|refusal| anyhow::anyhow!(refusal_words(&refusal, texts)))
}

/// Writes a file whole or not at all.
fn save(path: &Path, text: &str) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let mut file = File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&beside, path)
}
