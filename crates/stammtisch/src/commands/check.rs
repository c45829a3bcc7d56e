//! `stammtisch check`: whether a database is whole, every log in it can be played through, and the key belongs to it.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use stammtisch_server::data_folder::database;
use stammtisch_text::{Arg, Texts};
use tokio::runtime::Builder;

use super::Context;
use super::examination::Examination;
use super::serve::{data_folder_of, database_told};

/// Looks whether the database is whole: its pages, the log of every table and tournament, and the key beside it.
///
/// Nothing is changed, and it may run beside a running server. Exit code: 0 in order, 1 something is wrong, 2 wrong usage
/// or nothing to look at.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  stammtisch check
  stammtisch check --data /srv/stammtisch --json
  stammtisch check /backup/stammtisch.db          a backup, before it is needed")]
pub(crate) struct CheckArgs {
    /// The database. Default: the one in the data folder.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    /// The data folder of the server. Default: the usual place for data of programs.
    #[arg(long, value_name = "DIR", env = "STAMMTISCH_DATA")]
    data: Option<PathBuf>,

    /// Writes one JSON object.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &CheckArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(if args.json { context.wire_lang() } else { context.lang() });
    let folder = data_folder_of(args.data.as_deref(), texts)?;
    let file = args.file.clone().unwrap_or_else(|| database(&folder));
    if !file.exists() {
        let name = Arg::from(file.display().to_string());
        anyhow::bail!(texts.format("check-nothing", &[("file", name)]));
    }
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let found =
        runtime.block_on(Examination::of(&file, &folder)).map_err(|error| database_told(error, texts))?;
    // A backup may lie on a machine without the key.
    let fine = found.is_whole() && (found.has_its_key() || args.file.is_some());
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", found.json(fine))?;
    } else {
        let end = texts.get(match (fine, found.is_whole()) {
            (true, _) => "check-all-fine",
            (false, true) => "check-key-hint",
            (false, false) => "check-restore-hint",
        });
        writeln!(out, "{}\n{end}", found.text(texts))?;
    }
    Ok(if fine { ExitCode::SUCCESS } else { ExitCode::from(1) })
}
