//! Files and folders that only their owner may look into.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

/// Makes a folder with all that are missing above it; what is made is its owner's alone. One that others may look into is
/// narrowed, unless it is a place for everybody (as `/tmp` is).
pub fn make_folder(folder: &Path) -> io::Result<()> {
    // The folder of a bare file name is this one.
    if folder.as_os_str().is_empty() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    narrow(folder);
    Ok(())
}

/// Makes a file that is not there yet, for its owner alone.
pub fn make(file: &Path) -> io::Result<File> {
    options().create_new(true).open(file)
}

/// Opens a file for writing, and makes it for its owner alone if it is not there yet.
pub fn open(file: &Path) -> io::Result<File> {
    options().create(true).truncate(false).open(file)
}

/// Writes a file for its owner alone, whatever its mode was before.
pub fn write(file: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    let mut opened = options().create(true).truncate(true).open(file)?;
    narrow(file);
    opened.write_all(content.as_ref())
}

/// Writes a file for its owner alone, whole or not at all, and sees to it that it is on the disk.
pub fn replace(file: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    let part = file.with_extension("part");
    let _ = fs::remove_file(&part);
    let mut opened = make(&part)?;
    opened.write_all(content.as_ref())?;
    opened.sync_all()?;
    fs::rename(&part, file)
}

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes from everybody but the owner what he may do with a file or a folder, and says so in the log. What is not there
/// needs no care; where it cannot be done, because it is somebody else's, that is logged too.
#[cfg(unix)]
pub fn narrow(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    /// What is for everybody: the sticky bit of `/tmp`.
    const SHARED: u32 = 0o1000;
    const OTHERS: u32 = 0o077;
    let Ok(found) = fs::metadata(path) else { return };
    let mode = found.permissions().mode();
    let kept = mode & 0o7777 & !OTHERS;
    if kept == mode & 0o7777 || mode & SHARED != 0 {
        return;
    }
    match fs::set_permissions(path, fs::Permissions::from_mode(kept)) {
        Ok(()) => tracing::info!(
            path = %path.display(),
            "others could look into it (mode {:o}); now only its owner can (mode {:o})",
            mode & 0o7777,
            kept
        ),
        Err(error) => {
            tracing::warn!(path = %path.display(), %error, "others can look into it, and that cannot be changed");
        }
    }
}

/// Elsewhere the system's own folders of its users see to it.
#[cfg(not(unix))]
pub fn narrow(_: &Path) {}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt as _;
    use std::path::Path;

    use super::{make_folder, narrow, replace, write};

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("it is there").permissions().mode() & 0o7777
    }

    fn set(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it is ours");
    }

    #[test]
    fn what_is_made_or_written_is_its_owners_alone() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (outer, inner) = (folder.path().join("a"), folder.path().join("a/b"));
        make_folder(&inner).expect("there is room");
        assert_eq!((mode(&outer), mode(&inner)), (0o700, 0o700));
        let file = inner.join("file");
        for writing in
            [|file: &Path, text: &str| write(file, text), |file: &Path, text: &str| replace(file, text)]
        {
            writing(&file, "x").expect("there is room");
            assert_eq!(mode(&file), 0o600);
            set(&file, 0o644);
            writing(&file, "y").expect("there is room");
            assert_eq!((mode(&file), fs::read_to_string(&file).expect("ours").as_str()), (0o600, "y"));
        }
        assert!(!inner.join("file.part").exists());
    }

    #[test]
    fn what_is_too_wide_is_narrowed_but_a_place_for_everybody_is_left() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let own = folder.path().join("own");
        fs::create_dir(&own).expect("there is room");
        set(&own, 0o755);
        make_folder(&own).expect("it is there");
        assert_eq!(mode(&own), 0o700);
        set(&own, 0o1777);
        make_folder(&own).expect("it is there");
        assert_eq!(mode(&own), 0o1777);
        narrow(&own.join("nothing"));
    }
}
