//! `stammtisch backup`: a whole copy of the database, also beside a running server.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;
use stammtisch_desk::Backups;
use stammtisch_server::data_folder::database;
use stammtisch_store::Storage;
use stammtisch_store_sqlite::SqliteStore;
use stammtisch_text::{Arg, Texts};
use tokio::runtime::Builder;

use super::Context;
use super::serve::data_folder_of;

/// Writes a whole copy of the database: tables, games and tournaments.
///
/// It may run beside a running server, which goes on meanwhile. A file that exists is not overwritten.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  stammtisch backup stammtisch-friday.db
  stammtisch backup --data /srv/stammtisch /backup/stammtisch.db")]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist.
    #[arg(value_name = "TARGET")]
    target: PathBuf,

    /// The data folder of the server. Default: the usual place for data of programs.
    #[arg(long, value_name = "DIR", env = "STAMMTISCH_DATA")]
    data: Option<PathBuf>,
}

pub(super) fn run(args: &BackupArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let folder = data_folder_of(args.data.as_deref(), texts)?;
    let file = database(&folder);
    let path = |path: &Path| Arg::from(path.display().to_string());
    if !file.exists() {
        anyhow::bail!(texts.format("backup-nothing", &[("file", path(&file))]));
    }
    if args.target.exists() {
        anyhow::bail!(texts.format("backup-exists", &[("file", path(&args.target))]));
    }
    let bytes = copy(&file, &args.target)?;
    let told = [
        ("file", path(&args.target)),
        ("size", Arg::from(size(bytes))),
        ("key", path(&folder.join("server.key"))),
    ];
    writeln!(io::stdout(), "{}", texts.format("backup-done", &told))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the copy; returns its size.
fn copy(file: &Path, target: &Path) -> anyhow::Result<u64> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store: Storage = Arc::new(SqliteStore::open(file).await?.0);
        let done = Backups::new(store.clone()).write_to(target).await;
        store.close().await;
        done
    })?;
    Ok(fs::metadata(target).with_context(|| target.display().to_string())?.len())
}

/// A size as people read it.
pub(super) fn size(bytes: u64) -> String {
    const KIB: u64 = 1024;
    match bytes {
        0..KIB => format!("{bytes} B"),
        KIB..0x10_0000 => format!("{} KiB", bytes / KIB),
        _ => format!("{} MiB", bytes / KIB / KIB),
    }
}
