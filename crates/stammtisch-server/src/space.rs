//! Room on the disk: a reserve is kept, so that every hand that was dealt can be played to its end.
//!
//! As long as there is room, a file of some size lies in the data folder and holds it. When little is left beside it, no
//! new table is opened. When hardly anything is left the file goes: what it held is for the hands that run. When there is
//! room again, it comes back.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use stammtisch_store::private;

/// The file that holds the reserve.
const RESERVE: &str = "reserve";
/// What is written at once of it.
const PIECE: usize = 256 * 1024;

/// How much room there is, as a parameter.
pub trait Disk: Send + Sync + 'static {
    /// The bytes that can still be written.
    fn free(&self) -> io::Result<u64>;
}

/// The disk that a folder is on.
#[derive(Debug)]
pub struct DiskOf(pub PathBuf);

impl Disk for DiskOf {
    #[cfg(unix)]
    fn free(&self) -> io::Result<u64> {
        let found = rustix::fs::statvfs(&self.0)?;
        Ok(found.f_bavail.saturating_mul(found.f_frsize))
    }

    #[cfg(not(unix))]
    fn free(&self) -> io::Result<u64> {
        Ok(u64::MAX)
    }
}

/// How things stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// There is room.
    Enough,
    /// Little is left beside the reserve: no new tables.
    Low,
    /// The reserve is in use: hands that run are played to their end, nothing else begins.
    Spent,
}

/// The room on a disk, and the reserve that is kept there.
pub struct Space {
    disk: Box<dyn Disk>,
    file: PathBuf,
    reserve: u64,
    level: AtomicU8,
    /// One looks at a time.
    turn: Mutex<()>,
}

impl Space {
    /// The room on a disk, with a reserve of so many bytes in a folder; 0 for none.
    pub fn new(disk: impl Disk, folder: &Path, reserve: u64) -> Space {
        let file = folder.join(RESERVE);
        let space =
            Space { disk: Box::new(disk), file, reserve, level: AtomicU8::new(0), turn: Mutex::default() };
        space.look();
        space
    }

    /// How things stood when somebody looked last.
    pub fn level(&self) -> Level {
        match self.level.load(Relaxed) {
            0 => Level::Enough,
            1 => Level::Low,
            _ => Level::Spent,
        }
    }

    /// The bytes that are left, where the system says so.
    pub fn free(&self) -> Option<u64> {
        self.disk.free().ok()
    }

    /// Looks how things stand, and takes or gives the reserve.
    pub fn look(&self) -> Level {
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let before = self.level();
        let level = self.found();
        self.level.store(level as u8, Relaxed);
        if level != before {
            match level {
                Level::Enough => tracing::info!("there is room on the disk again"),
                Level::Low => tracing::warn!("the disk is almost full: no new tables are opened"),
                Level::Spent => tracing::error!("the disk is full: the reserve is for the hands that run"),
            }
        }
        level
    }

    /// Gives the reserve to whoever could not write; says whether there was one to give.
    pub(crate) fn spend(&self) -> bool {
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        self.level.store(Level::Spent as u8, Relaxed);
        fs::remove_file(&self.file).is_ok()
    }

    fn found(&self) -> Level {
        // Where the system does not say, writing tells.
        let Ok(free) = self.disk.free() else { return self.level() };
        let held = self.held();
        if held && free < self.reserve / 4 {
            let _ = fs::remove_file(&self.file);
            return Level::Spent;
        }
        if !held && self.reserve > 0 {
            // It is only taken where as much again is left, so that it does not come and go.
            let taken = free >= self.reserve.saturating_mul(2) && self.take().is_ok();
            return if taken { Level::Enough } else { Level::Spent };
        }
        if free < self.reserve { Level::Low } else { Level::Enough }
    }

    fn held(&self) -> bool {
        fs::metadata(&self.file).is_ok_and(|found| found.len() == self.reserve && self.reserve > 0)
    }

    /// Writes the reserve; real bytes, so that the disk has them.
    fn take(&self) -> io::Result<()> {
        let _ = fs::remove_file(&self.file);
        let written = || -> io::Result<()> {
            let mut file = private::make(&self.file)?;
            // The quick way, where the system has one.
            #[cfg(target_os = "linux")]
            if rustix::fs::fallocate(&file, rustix::fs::FallocateFlags::empty(), 0, self.reserve).is_ok() {
                return file.sync_all();
            }
            let piece = vec![0x5a; PIECE];
            let mut left = self.reserve;
            while left > 0 {
                let now = left.min(PIECE as u64);
                file.write_all(&piece[..now as usize])?;
                left -= now;
            }
            file.sync_all()
        };
        written().inspect_err(|error| {
            tracing::warn!(%error, "the reserve on the disk could not be taken");
            let _ = fs::remove_file(&self.file);
        })
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use super::{Disk, DiskOf, Level, Space};

    #[derive(Clone, Default)]
    struct Free(Arc<AtomicU64>);

    impl Disk for Free {
        fn free(&self) -> io::Result<u64> {
            Ok(self.0.load(Relaxed))
        }
    }

    #[test]
    fn the_reserve_is_taken_spent_and_taken_again() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("reserve");
        let free = Free::default();
        let level = |space: &Space, bytes| {
            free.0.store(bytes, Relaxed);
            (space.look(), file.metadata().map_or(0, |found| found.len()))
        };
        free.0.store(4_000, Relaxed);
        let space = Space::new(free.clone(), folder.path(), 1_000);
        assert_eq!(space.level(), Level::Enough);
        assert_eq!(level(&space, 1_000), (Level::Enough, 1_000));
        assert_eq!(level(&space, 999), (Level::Low, 1_000), "no new tables");
        assert_eq!(level(&space, 249), (Level::Spent, 0), "for the hands that run");
        assert_eq!(level(&space, 1_999), (Level::Spent, 0), "it does not come and go");
        assert_eq!(level(&space, 2_000), (Level::Enough, 1_000));
        assert!(space.spend() && !space.spend());
        assert_eq!(space.level(), Level::Spent);
    }

    #[test]
    fn without_a_reserve_there_is_always_room() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let space = Space::new(Free::default(), folder.path(), 0);
        assert_eq!(space.look(), Level::Enough);
        assert!(!folder.path().join("reserve").exists());
    }

    #[test]
    fn a_real_disk_says_how_much_is_left() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        assert!(DiskOf(folder.path().to_owned()).free().expect("it is there") > 0);
    }
}
