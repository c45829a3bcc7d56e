//! Backups beside the database, as the command line writes them: after closed lists, the last few are kept.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use stammtisch_store::{SqliteStore, StoreError};
use tokio::sync::Notify;

use crate::clock::Clock;

/// How many are kept.
const KEPT: usize = 8;
/// Lists that close within this time are in one backup.
const TOGETHER: Duration = Duration::from_secs(20);

/// Who writes backups.
#[derive(Debug, Clone)]
pub(crate) struct Backups {
    store: SqliteStore,
    clock: Clock,
    wanted: Arc<Notify>,
}

impl Backups {
    /// Starts to wait for something worth a backup.
    pub(crate) fn start(store: SqliteStore, clock: Clock) -> Backups {
        let backups = Backups { store, clock, wanted: Arc::default() };
        let waiting = backups.clone();
        tokio::spawn(async move {
            loop {
                waiting.wanted.notified().await;
                tokio::time::sleep(TOGETHER).await;
                // Where that fails, the list is closed all the same; the next one tries again.
                let _ = waiting.write().await;
            }
        });
        backups
    }

    /// Asks for a backup soon.
    pub(crate) fn ask(&self) {
        self.wanted.notify_one();
    }

    fn folder(&self) -> PathBuf {
        self.store.file().parent().unwrap_or(Path::new(".")).join("backups")
    }

    /// Writes a copy beside the database.
    pub(crate) async fn write(&self) -> Result<PathBuf, StoreError> {
        let folder = self.folder();
        let in_folder = |source| StoreError::File { file: folder.clone(), source };
        tokio::fs::create_dir_all(&folder).await.map_err(in_folder)?;
        let file = folder.join(format!("stammtisch-{:016}-{}.db", self.clock.now(), std::process::id()));
        let part = folder.join(format!("{}.part", self.clock.now()));
        self.store.backup_to(&part).await?;
        // A copy that was cut off must not look like a whole one.
        tokio::fs::rename(&part, &file).await.map_err(in_folder)?;
        self.prune(KEPT).await;
        Ok(file)
    }

    /// Deletes all but the newest.
    async fn prune(&self, keep: usize) {
        let Ok(mut entries) = tokio::fs::read_dir(self.folder()).await else { return };
        let mut files = Vec::new();
        while let Ok(Some(entry)) = entries.next_entry().await {
            files.push(entry.path());
        }
        files.retain(|file| file.extension().is_some_and(|end| end == "db"));
        files.sort();
        for old in files.iter().rev().skip(keep) {
            // Another process may have been quicker.
            let _ = tokio::fs::remove_file(old).await;
        }
    }

    /// Makes sure that what was erased is in no file any more.
    pub(crate) async fn forget(&self) -> Result<(), StoreError> {
        self.store.fold().await?;
        self.write().await?;
        self.prune(1).await;
        Ok(())
    }
}
