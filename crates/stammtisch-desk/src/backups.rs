//! Backups beside the database: fewer the older they are, none cut off, and none holds what was erased.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use stammtisch_store::{Copies, DeedRefused, Storage, StoreError, private};
use tokio::fs;

/// How many are kept, whatever their age.
const KEPT: usize = 8;
/// For how many days the last one of each is kept, and for how many weeks.
const DAYS: i64 = 7;
const WEEKS: i64 = 4;
/// A day, in microseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000_000;
/// How the name of a whole copy ends.
const WHOLE: &str = "db";
/// How the name of a copy ends that was made before the database took another form.
const FORMER: &str = ".backup";
/// How the name of a copy ends while it is written: one that was cut off must not look like a whole one.
const UNFINISHED: &str = "part";
/// What stands before that, so that nobody else's file is taken for one.
const OURS: &str = ".stammtisch.part";
/// What SQLite puts behind the name of a copy while it writes it.
const JOURNAL: &str = "-journal";

/// The folder of backups of a store. Where the store is no file there are none: such a database is copied with its own
/// tools.
#[derive(Debug, Clone)]
pub struct Backups {
    store: Storage,
}

impl Backups {
    /// The backups of a store, in a folder beside its file.
    pub const fn new(store: Storage) -> Backups {
        Backups { store }
    }

    /// Whether there can be any.
    pub fn can_be_made(&self) -> bool {
        self.store.copies().is_some()
    }

    fn copies(&self) -> Result<&dyn Copies, StoreError> {
        self.store.copies().ok_or(StoreError::NoCopies)
    }

    /// The file of the store, and the folder that it lies in.
    fn place(&self) -> Option<(&Path, &Path)> {
        let file = self.store.copies()?.file();
        Some((file, file.parent().unwrap_or(Path::new("."))))
    }

    fn folder(&self) -> Option<PathBuf> {
        self.place().map(|(_, folder)| folder.join("backups"))
    }

    /// Writes a whole copy of the database to a file that does not exist yet. Only its owner may read it, and it appears
    /// under its name when it is whole; what earlier ones left in this folder when they were killed is thrown away.
    pub async fn write_to(&self, file: &Path) -> Result<(), StoreError> {
        let copies = self.copies()?;
        let failed = |source| StoreError::File { file: file.to_owned(), source };
        if fs::try_exists(file).await.map_err(failed)? {
            return Err(failed(std::io::ErrorKind::AlreadyExists.into()));
        }
        sweep(file.parent().unwrap_or(Path::new("."))).await;
        let mut part = file.as_os_str().to_owned();
        part.push(format!(".{}{OURS}", std::process::id()));
        let part = PathBuf::from(part);
        // One of this very name was cut off: its writer is gone, and we have its number.
        let _ = fs::remove_file(&part).await;
        let held = hold(&part).map_err(failed)?;
        let written = copies.copy_to(&part).await;
        let finished = match written {
            Ok(()) => held.sync_all().map_err(failed),
            Err(error) => Err(error),
        };
        if let Err(error) = finished {
            let _ = fs::remove_file(&part).await;
            return Err(error);
        }
        fs::rename(&part, file).await.map_err(failed)
    }

    /// Writes a copy into the folder and thins the older ones; `now` is the time in microseconds of UTC.
    pub async fn write(&self, now: i64) -> Result<PathBuf, StoreError> {
        let file = self.fresh(now).await?;
        self.tidy(now).await;
        Ok(file)
    }

    /// Thins the copies in the folder: the last few stay, the last of each day for a week, and of each week for a month.
    /// What a killed process left goes, and what others could read is for its owner alone from now on. Copies that were
    /// made before the database took another form go after a month.
    pub async fn tidy(&self, now: i64) {
        for old in self.former().await {
            if written(&old).await.is_some_and(|at| now.saturating_sub(at) > WEEKS * 7 * DAY) {
                let _ = fs::remove_file(old).await;
            }
        }
        let Some(folder) = self.folder() else { return };
        if !fs::try_exists(&folder).await.unwrap_or(false) {
            return;
        }
        private::narrow(&folder);
        sweep(&folder).await;
        let files = self.files(WHOLE).await;
        for file in &files {
            private::narrow(file);
        }
        for old in superfluous(&files, now) {
            // Another process may have been quicker.
            let _ = fs::remove_file(old).await;
        }
    }

    /// Throws away what killed processes left in the folder.
    pub async fn sweep(&self) {
        if let Some(folder) = self.folder() {
            sweep(&folder).await;
        }
    }

    /// Makes sure that what was erased is in no file any more: neither in the database nor in any copy in the folder.
    /// Returns the only copy that is left, where there can be one.
    pub async fn forget(&self, now: i64) -> Result<Option<PathBuf>, StoreError> {
        self.store.fold().await?;
        if !self.can_be_made() {
            return Ok(None);
        }
        let fresh = self.fresh(now).await?;
        let (whole, unfinished) = (self.files(WHOLE).await, self.files(UNFINISHED).await);
        for old in whole.iter().filter(|&file| *file != fresh).chain(&unfinished) {
            let _ = fs::remove_file(old).await;
        }
        Ok(Some(fresh))
    }

    /// Erases in every copy in the folder who has been erased in the database: the copies stay, the names in them do not.
    /// One that cannot be opened does not keep the others from it; it is the error.
    pub async fn erase_people(&self, now: i64) -> Result<(), DeedRefused> {
        let Some(copies) = self.store.copies() else { return Ok(()) };
        let mut failed = None;
        for copy in self.files(WHOLE).await {
            match copies.erase_in_copy(&copy, now).await {
                Ok(0) => {}
                Ok(people) => tracing::info!(people, copy = %copy.display(), "erased in a copy, too"),
                // Another process has thinned it.
                Err(_) if !copy.exists() => {}
                Err(error) => {
                    tracing::warn!(%error, copy = %copy.display(), "nobody could be erased in a copy");
                    failed = Some(error);
                }
            }
        }
        failed.map_or(Ok(()), Err)
    }

    async fn fresh(&self, now: i64) -> Result<PathBuf, StoreError> {
        let folder = self.folder().ok_or(StoreError::NoCopies)?;
        private::make_folder(&folder).map_err(|source| StoreError::File { file: folder.clone(), source })?;
        let file = folder.join(format!("stammtisch-{now:016}-{}.{WHOLE}", std::process::id()));
        self.write_to(&file).await?;
        Ok(file)
    }

    /// The copies beside the database that were made before it took another form.
    async fn former(&self) -> Vec<PathBuf> {
        let Some((file, folder)) = self.place() else { return Vec::new() };
        let name = file.file_name().unwrap_or_default();
        let start = format!("{}.v", name.to_string_lossy());
        let mut files = Vec::new();
        let Ok(mut entries) = fs::read_dir(folder).await else { return files };
        while let Ok(Some(entry)) = entries.next_entry().await {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            if name.starts_with(&start) && name.ends_with(FORMER) {
                files.push(entry.path());
            }
        }
        files
    }

    /// The files of the folder with this ending, oldest first.
    async fn files(&self, ending: &str) -> Vec<PathBuf> {
        let mut files = Vec::new();
        let Some(folder) = self.folder() else { return files };
        let Ok(mut entries) = fs::read_dir(folder).await else { return files };
        while let Ok(Some(entry)) = entries.next_entry().await {
            files.push(entry.path());
        }
        files.retain(|file| file.extension() == Some(OsStr::new(ending)));
        files.sort();
        files
    }
}

/// Makes the file that a copy is written to, and holds it for as long as this process lives.
fn hold(part: &Path) -> std::io::Result<File> {
    let held = private::make(part)?;
    // SQLite's own locks are of another kind and do not meet this one; elsewhere they would.
    #[cfg(unix)]
    held.lock()?;
    Ok(held)
}

/// Throws away copies that were cut off, and what SQLite left beside them: those that nobody holds any more.
async fn sweep(folder: &Path) {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(mut entries) = fs::read_dir(folder).await else { return };
    while let Ok(Some(entry)) = entries.next_entry().await {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let part = name.strip_suffix(JOURNAL).unwrap_or(&name);
        if !part.ends_with(OURS) {
            continue;
        }
        // A copy that is written has its file, and somebody holds it.
        let part = folder.join(part);
        let held = File::open(&part).is_ok_and(|file| file.try_lock().is_err());
        if !held {
            tracing::info!(file = %entry.path().display(), "what a backup left that was cut off is thrown away");
            let _ = fs::remove_file(entry.path()).await;
        }
    }
}

/// When a file was written, in microseconds of UTC.
async fn written(file: &Path) -> Option<i64> {
    let at = fs::metadata(file).await.ok()?.modified().ok()?;
    i64::try_from(at.duration_since(UNIX_EPOCH).ok()?.as_micros()).ok()
}

/// When a copy of ours was written, by its name.
fn moment(file: &Path) -> Option<i64> {
    let name = file.file_stem()?.to_str()?.strip_prefix("stammtisch-")?;
    name.split_once('-')?.0.parse().ok()
}

/// The copies that are not kept, of files that are sorted from old to new; a file of another name is nobody's business.
fn superfluous(files: &[PathBuf], now: i64) -> Vec<&PathBuf> {
    let (mut days, mut weeks) = (BTreeSet::new(), BTreeSet::new());
    let dated = files.iter().rev().filter_map(|file| Some((file, moment(file)?)));
    let mut old = Vec::new();
    for (place, (file, at)) in dated.enumerate() {
        let (day, today) = (at.div_euclid(DAY), now.div_euclid(DAY));
        let week = day.div_euclid(7);
        let of_day = days.insert(day) && today - day < DAYS;
        let of_week = weeks.insert(week) && today.div_euclid(7) - week <= WEEKS;
        if place >= KEPT && !of_day && !of_week {
            old.push(file);
        }
    }
    old
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{DAY, moment, superfluous};

    /// Four copies on each of 60 days: eight of the last two days stay, one of each of the other days of the week, one of
    /// each of the weeks of the month.
    #[test]
    fn copies_are_thinned_by_their_age() {
        let now = 20_000 * DAY + DAY - 1;
        let name = |at: i64| PathBuf::from(format!("backups/stammtisch-{at:016}-7.db"));
        let mut files: Vec<PathBuf> = (0..240).map(|quarter| name(now - (239 - quarter) * DAY / 4)).collect();
        files.push(PathBuf::from("backups/mine.db"));
        let gone = superfluous(&files, now);
        let days: Vec<i64> = files
            .iter()
            .filter(|file| !gone.contains(file))
            .filter_map(|file| Some((now - moment(file)?) / DAY))
            .collect();
        assert_eq!(days, [23, 16, 9, 6, 5, 4, 3, 2, 1, 1, 1, 1, 0, 0, 0, 0]);
        assert!(!gone.contains(&&PathBuf::from("backups/mine.db")), "a file of another name is left");
        assert!(
            superfluous(&files[200..208], now + 400 * DAY).is_empty(),
            "the last ones stay, whatever their age"
        );
    }
}
