//! Backups beside the database: the last few are kept, and none holds what was erased.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use stammtisch_store::{SqliteStore, StoreError};
use tokio::fs;

/// How many are kept.
const KEPT: usize = 8;
/// How the name of a whole copy ends.
const WHOLE: &str = "db";
/// How the name of a copy ends while it is written: one that was cut off must not look like a whole one.
const UNFINISHED: &str = "part";

/// The folder of backups of a store.
#[derive(Debug, Clone)]
pub struct Backups {
    store: SqliteStore,
}

impl Backups {
    /// The backups of a store, in a folder beside its file.
    pub const fn new(store: SqliteStore) -> Backups {
        Backups { store }
    }

    fn folder(&self) -> PathBuf {
        self.store.file().parent().unwrap_or(Path::new(".")).join("backups")
    }

    /// Writes a whole copy of the database to a file that does not exist yet. Only its owner may read it, and it appears
    /// under its name when it is whole.
    pub async fn write_to(&self, file: &Path) -> Result<(), StoreError> {
        let failed = |source| StoreError::File { file: file.to_owned(), source };
        if fs::try_exists(file).await.map_err(failed)? {
            return Err(failed(std::io::ErrorKind::AlreadyExists.into()));
        }
        let mut part = file.as_os_str().to_owned();
        part.push(".");
        part.push(UNFINISHED);
        let part = PathBuf::from(part);
        // One that was cut off before is of no use to anybody.
        let _ = fs::remove_file(&part).await;
        self.store.backup_to(&part).await?;
        finish(&part).await.map_err(failed)?;
        fs::rename(&part, file).await.map_err(failed)
    }

    /// Writes a copy into the folder and keeps the last few; `now` is the time in microseconds of UTC.
    pub async fn write(&self, now: i64) -> Result<PathBuf, StoreError> {
        let file = self.fresh(now).await?;
        for old in self.files(WHOLE).await.iter().rev().skip(KEPT) {
            // Another process may have been quicker.
            let _ = fs::remove_file(old).await;
        }
        Ok(file)
    }

    /// Makes sure that what was erased is in no file any more: neither in the database nor in any copy in the folder.
    pub async fn forget(&self, now: i64) -> Result<PathBuf, StoreError> {
        self.store.fold().await?;
        let fresh = self.fresh(now).await?;
        let (whole, unfinished) = (self.files(WHOLE).await, self.files(UNFINISHED).await);
        for old in whole.iter().filter(|&file| *file != fresh).chain(&unfinished) {
            let _ = fs::remove_file(old).await;
        }
        Ok(fresh)
    }

    async fn fresh(&self, now: i64) -> Result<PathBuf, StoreError> {
        let folder = self.folder();
        fs::create_dir_all(&folder)
            .await
            .map_err(|source| StoreError::File { file: folder.clone(), source })?;
        let file = folder.join(format!("stammtisch-{now:016}-{}.{WHOLE}", std::process::id()));
        self.write_to(&file).await?;
        Ok(file)
    }

    /// The files of the folder with this ending, oldest first.
    async fn files(&self, ending: &str) -> Vec<PathBuf> {
        let mut files = Vec::new();
        let Ok(mut entries) = fs::read_dir(self.folder()).await else { return files };
        while let Ok(Some(entry)) = entries.next_entry().await {
            files.push(entry.path());
        }
        files.retain(|file| file.extension() == Some(OsStr::new(ending)));
        files.sort();
        files
    }
}

/// Sees to it that a copy is on the disk and for its owner's eyes only.
async fn finish(part: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(part, std::fs::Permissions::from_mode(0o600)).await?;
    }
    fs::File::open(part).await?.sync_all().await
}
