//! The files of a database: whose they are, and whether they are ours, before SQLite touches them.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use stammtisch_store::{StoreError, private};

use crate::schema::APPLICATION;

/// How a database begins that SQLite wrote.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// The length of its head, and where the number of the program stands in it that it belongs to.
const HEAD: usize = 100;
const NUMBER: std::ops::Range<usize> = 68..72;

/// Files that SQLite keeps beside a database, by what is put behind its name.
pub(crate) const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// A file beside another one: the same name with something behind it.
pub(crate) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    PathBuf::from(name)
}

/// Makes the folder and the file, as far as they are missing, for their owner alone, and narrows what others could look
/// into; SQLite gives what it makes beside a database the mode of the database. A file of somebody else is not touched.
pub(crate) fn prepare(file: &Path) -> Result<(), StoreError> {
    let failed = |file: &Path| {
        let file = file.to_owned();
        move |source| StoreError::File { file, source }
    };
    if let Some(folder) = file.parent() {
        private::make_folder(folder).map_err(failed(folder))?;
    }
    match private::make(file) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => private::narrow(file),
        Err(error) => return Err(failed(file)(error)),
    }
    for wide in BESIDE.iter().map(|ending| beside(file, ending)).chain(copies(file)) {
        private::narrow(&wide);
    }
    Ok(())
}

/// The copies that were made before the schema was changed.
fn copies(file: &Path) -> Vec<PathBuf> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let (Ok(entries), Some(name)) = (fs::read_dir(folder), file.file_name()) else { return Vec::new() };
    let begins = format!("{}.v", name.to_string_lossy());
    let is_copy = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&begins) && name.ends_with(".backup")
    };
    entries.flatten().map(|entry| entry.path()).filter(is_copy).collect()
}

/// What stands where a database is to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Found {
    /// Nothing, or an empty file.
    Nothing,
    /// A database that no program has marked as its own: ours, if there is nothing in it yet.
    Unmarked,
    /// A database of ours.
    Ours,
}

/// Looks what stands where a database is to be, and changes nothing; a file of another program is refused.
pub(crate) fn look(file: &Path) -> Result<Found, StoreError> {
    let failed = |source| StoreError::File { file: file.to_owned(), source };
    let mut head = Vec::with_capacity(HEAD);
    match File::open(file) {
        Ok(opened) => opened.take(HEAD as u64).read_to_end(&mut head).map_err(failed)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
        Err(error) => return Err(failed(error)),
    };
    let number = head.get(NUMBER).and_then(|bytes| bytes.try_into().ok()).map(u32::from_be_bytes);
    match number.map(i64::from).filter(|_| head.starts_with(MAGIC)) {
        Some(APPLICATION) => Ok(Found::Ours),
        Some(0) => Ok(Found::Unmarked),
        None if head.is_empty() => Ok(Found::Nothing),
        Some(_) | None => Err(StoreError::NotOurs { file: file.to_owned() }),
    }
}
