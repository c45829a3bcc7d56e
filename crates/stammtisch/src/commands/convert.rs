//! `stammtisch convert`: turns records from one format into another.

use std::io::{self, BufWriter, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use schafkopf_record::{Language, NotOneLine, Record, print, print_oneline, to_json};
use stammtisch_text::{Arg, Lang, Texts};

use super::Context;
use crate::records::{RecordFile, read_file};

/// Turns records from one format into another.
///
/// Reads our text notation and JSON, one-line records and protocols; which it is, the file tells.
#[derive(Debug, Args)]
#[command(after_help = "\
The text comes out in German, or in English with --lang en; both are read everywhere.
Exit code: 0, 1 if a game has no form in the format asked for, 2 if the file cannot be read.

Examples:
  stammtisch convert --to json freitag.skn > freitag.jsonl
  stammtisch convert --to text protokoll.txt
  stammtisch convert --to oneline freitag.skn")]
pub(crate) struct ConvertArgs {
    /// The format to turn them into.
    #[arg(long, value_name = "FORMAT")]
    to: To,

    /// File with records; - for standard input.
    #[arg(value_name = "FILE", default_value = "-")]
    file: PathBuf,
}

/// A format that can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum To {
    /// Our text notation, for people.
    Text,
    /// JSON, one object a line.
    Json,
    /// One line a game: contract and cards only.
    Oneline,
}

pub(super) fn run(args: &ConvertArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let language = match context.chosen {
        Some(Lang::En) => Language::English,
        // The normal form is German, whatever the locale.
        Some(Lang::De) | None => Language::German,
    };
    let file = read_file(&args.file, texts)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let mut all = true;
    for (index, game) in file.games.iter().enumerate() {
        match converted(&game.record, args.to, language) {
            Ok(text) if args.to == To::Text && index > 0 => write!(out, "\n{text}")?,
            Ok(text) => write!(out, "{text}")?,
            Err(why) => {
                eprintln!("{}", without_line(&file, index, why, texts));
                all = false;
            }
        }
    }
    out.flush()?;
    Ok(ExitCode::from(u8::from(!all)))
}

fn converted(record: &Record, to: To, language: Language) -> Result<String, NotOneLine> {
    match to {
        To::Text => Ok(print(record, language)),
        To::Json => Ok(to_json(record) + "\n"),
        To::Oneline => print_oneline(record).map(|line| line + "\n"),
    }
}

fn without_line(file: &RecordFile, index: usize, why: NotOneLine, texts: &Texts) -> String {
    let key = match why {
        NotOneLine::NoContract => "convert-not-one-line-no-contract",
        NotOneLine::OutOfTurn => "convert-not-one-line-out-of-turn",
        NotOneLine::ForcedCall => "convert-not-one-line-forced-call",
    };
    texts.format(key, &[("name", Arg::from(file.name.as_str())), ("number", Arg::from(index as i64 + 1))])
}
