//! When the hall writes backups: a while after the first of several lists was closed, and at once where something was erased.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use stammtisch_http::clock::Clock;
use stammtisch_store::{Storage, StoreError};
use tokio::sync::Notify;

use crate::disk::Disk;

/// Lists that close within this time are in one backup.
const TOGETHER: Duration = Duration::from_secs(20);

/// Who writes backups.
#[derive(Clone)]
pub(crate) struct Backups {
    files: stammtisch_desk::Backups,
    clock: Arc<dyn Clock>,
    disk: Disk,
    wanted: Arc<Notify>,
    /// Whether old copies may still hold what was erased.
    unforgotten: Arc<AtomicBool>,
}

impl Backups {
    /// Starts to wait for something worth a backup.
    pub(crate) fn start(store: Storage, clock: Arc<dyn Clock>, disk: Disk) -> Backups {
        let files = stammtisch_desk::Backups::new(store);
        let backups = Backups { files, clock, disk, wanted: Arc::default(), unforgotten: Arc::default() };
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

    /// Writes a copy beside the database, if there is room for it and the database is a file; where old ones
    /// must go, it is the only one left.
    pub(crate) async fn write(&self) -> Result<PathBuf, StoreError> {
        let now = self.clock.now();
        if !self.unforgotten.load(Ordering::Acquire) {
            return if self.disk.has_room() {
                self.files.write(now).await
            } else {
                Err(StoreError::DiskFull)
            };
        }
        let only = self.files.forget(now).await?;
        self.unforgotten.store(false, Ordering::Release);
        only.ok_or(StoreError::NoCopies)
    }

    /// Makes sure that what was erased is in no file any more: now, or as soon as it can be done.
    pub(crate) async fn forget(&self) {
        self.unforgotten.store(true, Ordering::Release);
        if self.write().await.is_err() {
            self.ask();
        }
    }
}
