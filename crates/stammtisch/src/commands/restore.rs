//! `stammtisch restore`: puts a backup in the place of the database.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use stammtisch_server::data_folder::{DataFolder, RESTORING, database};
use stammtisch_store::{Upkeep as _, private};
use stammtisch_store_sqlite::SqliteStore;
use stammtisch_text::{Arg, Texts};
use tokio::runtime::{Builder, Runtime};

use super::Context;
use super::examination::Examination;
use super::serve::{data_folder_of, database_told, folder_told};

/// What SQLite keeps beside a database.
const BESIDE: [&str; 3] = ["", "-wal", "-shm"];

/// Puts a backup in the place of the database; the old one is moved aside, not thrown away.
///
/// The backup is looked through first; if it is not whole, nothing is changed. No server may be using the data folder.
/// Exit code: 0 done, 1 the backup is not whole, 2 wrong usage.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  stammtisch restore /backup/stammtisch-friday.db
  stammtisch restore --data /srv/stammtisch /backup/stammtisch.db")]
pub(crate) struct RestoreArgs {
    /// The backup.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The data folder of the server. Default: the usual place for data of programs.
    #[arg(long, value_name = "DIR", env = "STAMMTISCH_DATA")]
    data: Option<PathBuf>,
}

pub(super) fn run(args: &RestoreArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let folder = data_folder_of(args.data.as_deref(), texts)?;
    if !args.file.is_file() {
        anyhow::bail!(texts.format("check-nothing", &[("file", shown(&args.file))]));
    }
    let folder = DataFolder::take(&folder).map_err(|error| folder_told(error, texts))?;
    let target = database(folder.path());
    if fs::canonicalize(&target).ok().is_some_and(|target| fs::canonicalize(&args.file).ok() == Some(target))
    {
        anyhow::bail!(texts.format("restore-same", &[("file", shown(&args.file))]));
    }
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let restore = Restore { runtime, texts, folder: folder.path().to_owned(), target };
    let copy = restore.copy(&args.file)?;
    let mut out = io::stdout().lock();
    let found = restore.look(&copy)?;
    if !found.is_whole() {
        remove(&copy);
        writeln!(
            out,
            "{}\n{}",
            found.text(texts),
            texts.format("restore-not-whole", &[("file", shown(&args.file))])
        )?;
        return Ok(ExitCode::from(1));
    }
    let aside = restore.move_aside()?;
    fs::rename(&copy, &restore.target).with_context(|| restore.target.display().to_string())?;
    writeln!(out, "{}", restore.look(&restore.target)?.text(texts))?;
    let told = [("file", shown(&args.file)), ("database", shown(&restore.target))];
    writeln!(out, "{}", texts.format("restore-done", &told))?;
    if let Some(aside) = aside {
        writeln!(out, "{}", texts.format("restore-back", &[("old", shown(&aside))]))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn shown(path: &Path) -> Arg<'static> {
    Arg::from(path.display().to_string())
}

/// A name with something behind it.
fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// Removes a database with what is beside it.
fn remove(file: &Path) {
    for ending in BESIDE {
        let _ = fs::remove_file(with(file, ending));
    }
}

/// A backup that is put in the place of a database.
struct Restore {
    runtime: Runtime,
    texts: &'static Texts,
    folder: PathBuf,
    /// The database.
    target: PathBuf,
}

impl Restore {
    /// Copies the backup into the data folder, with what its writer had not folded into it, and brings it up to date; the
    /// backup itself stays as it is.
    fn copy(&self, file: &Path) -> anyhow::Result<PathBuf> {
        let copy = self.folder.join(RESTORING);
        for ending in ["", "-wal"] {
            let (from, to) = (with(file, ending), with(&copy, ending));
            if !from.exists() {
                continue;
            }
            let mut source = fs::File::open(&from).with_context(|| from.display().to_string())?;
            let mut target = private::make(&to).with_context(|| to.display().to_string())?;
            io::copy(&mut source, &mut target).with_context(|| to.display().to_string())?;
            target.sync_all()?;
        }
        let opened = self.runtime.block_on(async {
            let store = SqliteStore::open_copy(&copy).await?;
            store.close().await;
            Ok(())
        });
        opened.map_err(|error: stammtisch_store::StoreError| {
            remove(&copy);
            database_told(error.about(file), self.texts)
        })?;
        Ok(copy)
    }

    fn look(&self, file: &Path) -> anyhow::Result<Examination> {
        self.runtime
            .block_on(Examination::of(file, &self.folder))
            .map_err(|error| database_told(error, self.texts))
    }

    /// Moves the database aside, if there is one, under a name that says when; what is beside it goes with it.
    fn move_aside(&self) -> anyhow::Result<Option<PathBuf>> {
        if !BESIDE.iter().any(|ending| with(&self.target, ending).exists()) {
            return Ok(None);
        }
        let stamp = jiff::Timestamp::now().strftime("%Y%m%d-%H%M%S").to_string();
        let mut aside = with(&self.target, &format!(".{stamp}.old"));
        let mut number = 1;
        while aside.exists() {
            number += 1;
            aside = with(&self.target, &format!(".{stamp}-{number}.old"));
        }
        for ending in BESIDE {
            let (from, to) = (with(&self.target, ending), with(&aside, ending));
            if from.exists() {
                fs::rename(&from, &to).with_context(|| from.display().to_string())?;
                private::narrow(&to);
            }
        }
        Ok(Some(aside))
    }
}
