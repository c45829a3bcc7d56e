//! Where matches are kept: a folder of files, one a match, written as it is played.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::plan::Plan;
use super::saved::{Saved, Unreadable, first_line, step_line};
use super::step::Step;

/// Longest file that is read: a match of ten thousand games.
const LONGEST: u64 = 64 * 1024 * 1024;
/// The end of the name of a file.
const EXTENSION: &str = "jsonl";

/// A folder in which matches are kept.
#[derive(Debug, Clone)]
pub(crate) struct Store {
    folder: PathBuf,
}

/// The file of a match that is played, locked against a second table.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
    path: PathBuf,
}

/// A match that was found in the folder.
#[derive(Debug)]
pub(crate) struct Found {
    /// What was read.
    pub(crate) saved: Saved,
    /// Its file, ready to be written on.
    pub(crate) journal: Journal,
}

/// A file in the folder that is no match that could be played on.
#[derive(Debug)]
pub(crate) struct Damaged {
    /// Which.
    pub(crate) path: PathBuf,
    /// Why.
    pub(crate) why: Unreadable,
}

impl Store {
    /// The matches in a data folder.
    pub(crate) fn new(data: &Path) -> Store {
        Store { folder: data.join("tables") }
    }

    /// A file for a match that begins now, named after the time and the seed.
    pub(crate) fn create(&self, plan: &Plan, seconds: u64) -> io::Result<Journal> {
        fs::create_dir_all(&self.folder)?;
        let seed = plan.seed.to_string();
        let name = format!("{seconds:012}-{}.{EXTENSION}", &seed[..8]);
        let path = self.folder.join(name);
        let file = OpenOptions::new().write(true).create_new(true).open(&path)?;
        file.lock()?;
        let mut journal = Journal { file, path };
        journal.write(&first_line(plan))?;
        Ok(journal)
    }

    /// The latest match that passes a test; matches at other tables, and files that are none, are passed over.
    ///
    /// Files that cannot be read are returned beside it.
    pub(crate) fn latest(
        &self,
        is_open: impl Fn(&Saved) -> bool,
    ) -> io::Result<(Option<Found>, Vec<Damaged>)> {
        let mut damaged = Vec::new();
        for path in self.files()? {
            let Some((saved, journal)) = open(&path)? else { continue };
            match saved {
                Ok(saved) if is_open(&saved) => return Ok((Some(Found { saved, journal }), damaged)),
                Ok(_) | Err(Unreadable::Empty) => {}
                Err(why) => damaged.push(Damaged { path, why }),
            }
        }
        Ok((None, damaged))
    }

    /// The files of matches, the latest first.
    fn files(&self) -> io::Result<Vec<PathBuf>> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut files = Vec::new();
        for entry in entries {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == EXTENSION) {
                files.push(path);
            }
        }
        files.sort_unstable_by(|one, other| other.cmp(one));
        Ok(files)
    }
}

/// Reads a file and locks it; none where somebody plays that match at another table.
fn open(path: &Path) -> io::Result<Option<(Result<Saved, Unreadable>, Journal)>> {
    let mut file = OpenOptions::new().read(true).write(true).open(path)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(error)) => return Err(error),
    }
    let mut bytes = Vec::new();
    file.by_ref().take(LONGEST).read_to_end(&mut bytes)?;
    Ok(Some((Saved::parse(&bytes), Journal { file, path: path.to_owned() })))
}

impl Found {
    /// The match and its file, from which a line that was cut off is taken away.
    pub(crate) fn reopen(mut self) -> io::Result<(Saved, Journal)> {
        let whole = self.saved.whole as u64;
        self.journal.file.set_len(whole)?;
        self.journal.file.seek(SeekFrom::Start(whole))?;
        Ok((self.saved, self.journal))
    }
}

impl Journal {
    /// Where the match is kept.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes steps down. They are in the file when this returns; after a hand they are on the disk, too.
    pub(crate) fn append(&mut self, steps: &[Step]) -> io::Result<()> {
        let text: String = steps.iter().map(step_line).collect();
        self.write(&text)?;
        if steps.iter().any(|step| matches!(step, Step::Next | Step::End)) {
            self.file.sync_data()?;
        }
        Ok(())
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        self.file.write_all(text.as_bytes())?;
        self.file.flush()
    }
}
