//! `stammtisch migrate`: everything from the file of a data folder into a PostgreSQL database.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use stammtisch_store::moving::{MoveError, move_all};
use stammtisch_text::{Arg, Texts};
use tokio::runtime::Builder;

use super::Context;
use super::database::{self, DatabaseUrl};
use super::serve::database_told;
use crate::terminal;

/// Copies everything from the file of a data folder into a PostgreSQL database.
///
/// All of it arrives or nothing, and every line is read back and compared before it counts. The file stays as it is. It can be
/// repeated, with the newer state of the file, until a server has used the database. What a server writes to the file after the
/// copy has begun is not in it: end the server before the last time.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  stammtisch migrate --from /srv/stammtisch/stammtisch.db --to postgres://stammtisch@localhost/stammtisch")]
pub(crate) struct MigrateArgs {
    /// The file: `stammtisch.db` in the data folder.
    #[arg(long, value_name = "FILE")]
    from: PathBuf,

    /// The database, which must be empty, or filled by an earlier `migrate`.
    #[arg(long, value_name = "URL")]
    to: DatabaseUrl,
}

pub(super) fn run(args: &MigrateArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    if !args.from.exists() {
        let file = [("file", Arg::from(args.from.display().to_string()))];
        anyhow::bail!(texts.format("migrate-nothing", &file));
    }
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let moved = runtime.block_on(copy(args, texts))?;
    let mut out = io::stdout().lock();
    for (sheet, lines) in moved.iter().filter(|(_, lines)| *lines > 0) {
        writeln!(out, "{sheet:<20}{lines:>12}")?;
    }
    let lines: u64 = moved.iter().map(|(_, lines)| lines).sum();
    writeln!(out, "{}", texts.format("migrate-done", &[("lines", Arg::from(lines as i64))]))?;
    Ok(ExitCode::SUCCESS)
}

async fn copy(args: &MigrateArgs, texts: &Texts) -> anyhow::Result<Vec<(&'static str, u64)>> {
    let told = |error| database_told(error, texts);
    let mut from = database::reading(&args.from).await.map_err(told)?;
    let to = database::filling(&args.to).await.map_err(told)?;
    let Some(to) = to else { anyhow::bail!(texts.get("migrate-not-empty")) };
    let mut all = 0;
    for sheet in &stammtisch_store::moving::SHEETS {
        all += from.count(sheet).await.map_err(told)?;
    }
    let bar = terminal::progress(Some(all));
    let moved = move_all(&mut *from, to, &mut |lines| bar.inc(lines)).await;
    bar.finish_and_clear();
    moved.map_err(|error| match error {
        MoveError::Store(error) => told(error),
        MoveError::Different { sheet, line } => {
            let args = [("sheet", Arg::from(sheet)), ("line", Arg::from(line as i64))];
            anyhow::anyhow!(texts.format("migrate-different", &args))
        }
    })
}
