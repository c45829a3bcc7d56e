//! The folder with everything that a server keeps.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use stammtisch_store::private;
use thiserror::Error;

use crate::admin::AdminLink;
use crate::secret::Key;

/// What is kept of the administrator's link.
const ADMIN: &str = "admin.json";

/// A data folder, held by one server at a time. Other commands may use its database beside it.
#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
    /// Whether there was no server here before.
    fresh: bool,
    /// Held for as long as the server lives; the system lets go of it, however the server ends.
    _lock: File,
}

/// Why a data folder cannot be used.
#[derive(Debug, Error)]
pub enum DataFolderError {
    /// Another server uses it.
    #[error("another server is using {0}")]
    InUse(PathBuf),
    /// A file or the folder itself cannot be used.
    #[error("{file}: {source}")]
    File {
        /// Which.
        file: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

impl DataFolder {
    /// Takes a folder for this process, making it if it is not there.
    pub fn take(path: &Path) -> Result<DataFolder, DataFolderError> {
        let failed = |file: &Path| {
            let file = file.to_owned();
            move |source| DataFolderError::File { file, source }
        };
        private::make_folder(path).map_err(failed(path))?;
        let file = path.join("server.lock");
        let lock = private::open(&file).map_err(failed(&file))?;
        for wide in [&file, &path.join(ADMIN)] {
            private::narrow(wide);
        }
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(DataFolderError::InUse(path.to_owned())),
            Err(TryLockError::Error(source)) => return Err(failed(&file)(source)),
        }
        // One that was killed while it restored a backup; nobody else can be at it now.
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(path.join(format!("{RESTORING}{ending}")));
        }
        // There may be a key before: the command line signs exports with it.
        let fresh = !path.join(ADMIN).exists();
        Ok(DataFolder { path: path.to_owned(), fresh, _lock: lock })
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether there was no server here before.
    pub const fn is_fresh(&self) -> bool {
        self.fresh
    }

    /// The key that signs cookies, made at the first start.
    pub fn key(&self) -> Result<Key, DataFolderError> {
        key(&self.path).map_err(|source| DataFolderError::File { file: key_file(&self.path), source })
    }

    /// The administrator's link.
    pub fn admin_link(&self) -> AdminLink {
        admin_link(&self.path)
    }
}

fn key_file(folder: &Path) -> PathBuf {
    folder.join("server.key")
}

/// The key in a data folder, also of one that a server is using; made if there is none.
pub fn key(folder: &Path) -> io::Result<Key> {
    Key::load_or_make(&key_file(folder))
}

/// The key in a data folder, if there is one; none is made.
pub fn key_in(folder: &Path) -> io::Result<Option<Key>> {
    let file = key_file(folder);
    if file.exists() { Key::load_or_make(&file).map(Some) } else { Ok(None) }
}

/// The name of a database in a data folder before it has taken its place.
pub const RESTORING: &str = "stammtisch.db.restoring";

/// The database in a data folder.
pub fn database(folder: &Path) -> PathBuf {
    folder.join("stammtisch.db")
}

/// The administrator's link of a data folder, also of one that a server is using.
pub fn admin_link(folder: &Path) -> AdminLink {
    AdminLink::in_file(&folder.join(ADMIN))
}

#[cfg(test)]
mod tests {
    use super::{DataFolder, DataFolderError};

    #[test]
    fn one_server_at_a_time() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("new");
        let first = DataFolder::take(&path).expect("nobody is there");
        assert!(first.is_fresh());
        #[cfg(unix)]
        {
            let made = std::fs::metadata(path.join("server.lock")).expect("it is there");
            assert_eq!(std::os::unix::fs::PermissionsExt::mode(&made.permissions()) & 0o777, 0o600);
        }
        first.key().expect("a key");
        first.admin_link().make(0).expect("a link");
        assert!(matches!(DataFolder::take(&path), Err(DataFolderError::InUse(_))));
        drop(first);
        assert!(!DataFolder::take(&path).expect("it is free again").is_fresh());
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_named() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "").expect("ours");
        let error = DataFolder::take(&file).expect_err("it is a file");
        assert!(error.to_string().contains("file"), "{error}");
    }
}
