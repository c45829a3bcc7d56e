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
const OPEN: &str = ".jsonl";
/// The end of the name of a file whose match is over.
const FINISHED: &str = ".finished.jsonl";

/// A folder in which matches are kept.
#[derive(Debug, Clone)]
pub struct Store {
    folder: PathBuf,
}

/// The file of a match that is played, locked against a second table.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
    /// Bytes up to the end of the last whole line.
    whole: u64,
    /// Lines that could not be written yet.
    pending: String,
}

/// A match that was found in the folder.
#[derive(Debug)]
pub struct Found {
    /// What was read.
    pub(crate) saved: Saved,
    /// Its file, ready to be written on.
    pub(crate) journal: Journal,
}

/// A file in the folder that is no match that could be played on.
#[derive(Debug)]
pub struct Damaged {
    /// Which.
    pub path: PathBuf,
    /// Why.
    pub why: Unreadable,
}

impl Store {
    /// The matches in a data folder.
    pub fn new(data: &Path) -> Store {
        Store { folder: data.join("tables") }
    }

    /// A file for a match that begins now, named after the time and the seed.
    pub(crate) fn create(&self, plan: &Plan, seconds: u64) -> io::Result<Journal> {
        fs::create_dir_all(&self.folder)?;
        let seed = plan.seed.to_string();
        let name = format!("{seconds:012}-{}{OPEN}", &seed[..8]);
        let path = self.folder.join(name);
        let file = OpenOptions::new().write(true).create_new(true).open(&path)?;
        file.lock()?;
        let mut journal = Journal { file, path, whole: 0, pending: first_line(plan) };
        journal.write()?;
        Ok(journal)
    }

    /// The latest match that is not over; matches at other tables are passed over.
    ///
    /// `is_over` says whether a match is, or which of its steps cannot be taken. Files that cannot be read or played
    /// are returned beside it.
    pub(crate) fn latest(
        &self,
        is_over: impl Fn(&Saved) -> Result<bool, usize>,
    ) -> io::Result<(Option<Found>, Vec<Damaged>)> {
        let mut damaged = Vec::new();
        for path in self.files()? {
            let Some((read, journal)) = open(&path)? else { continue };
            let why = match read {
                Ok(saved) => match is_over(&saved) {
                    Ok(false) => return Ok((Some(Found { saved, journal }), damaged)),
                    Ok(true) => continue,
                    Err(step) => Unreadable::Impossible { line: step + 2 },
                },
                Err(Unreadable::Empty) => continue,
                Err(why) => why,
            };
            damaged.push(Damaged { path, why });
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
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if name.ends_with(OPEN) && !name.ends_with(FINISHED) {
                files.push(path);
            }
        }
        files.sort_unstable_by(|one, other| other.cmp(one));
        Ok(files)
    }
}

/// Reads a file and locks it; none where somebody plays that match at another table.
fn open(path: &Path) -> io::Result<Option<(Result<Saved, Unreadable>, Journal)>> {
    let file = OpenOptions::new().read(true).write(true).open(path)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(error)) => return Err(error),
    }
    let mut bytes = Vec::new();
    (&file).take(LONGEST).read_to_end(&mut bytes)?;
    let saved = Saved::parse(&bytes);
    let whole = saved.as_ref().map_or(0, |saved| saved.whole as u64);
    Ok(Some((saved, Journal { file, path: path.to_owned(), whole, pending: String::new() })))
}

impl Found {
    /// The match and its file, from which a line that was cut off is taken away.
    pub(crate) fn reopen(mut self) -> io::Result<(Saved, Journal)> {
        self.journal.rewind()?;
        Ok((self.saved, self.journal))
    }
}

impl Journal {
    /// Where the match is kept.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes steps down. They are in the file when this returns; after a hand they are on the disk, too.
    ///
    /// What cannot be written is kept, and written with the next steps.
    pub(crate) fn append(&mut self, steps: &[Step]) -> io::Result<()> {
        self.pending.extend(steps.iter().map(step_line));
        if let Err(error) = self.write() {
            // Half a line would spoil all that follow it; where it cannot be taken away now, reading leaves it out.
            let _ = self.rewind();
            return Err(error);
        }
        if steps.iter().any(|step| matches!(step, Step::Next | Step::End)) {
            self.file.sync_data()?;
        }
        Ok(())
    }

    /// Marks the file as that of a match that is over, so that it is not looked at again.
    pub fn finish(self) -> io::Result<()> {
        let name = self.path.to_string_lossy();
        let stem = name.strip_suffix(OPEN).unwrap_or(&name);
        fs::rename(&self.path, format!("{stem}{FINISHED}"))
    }

    fn write(&mut self) -> io::Result<()> {
        self.file.write_all(self.pending.as_bytes())?;
        self.file.flush()?;
        self.whole += self.pending.len() as u64;
        self.pending.clear();
        Ok(())
    }

    /// Goes back to the end of the last whole line.
    fn rewind(&mut self) -> io::Result<()> {
        self.file.set_len(self.whole)?;
        self.file.seek(SeekFrom::Start(self.whole))?;
        Ok(())
    }
}
