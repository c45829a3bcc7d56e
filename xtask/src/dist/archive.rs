//! Tar archives: the same files make the same bytes.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use tar::{Builder, EntryType, Header};

use super::staging::Staging;
use super::version::Version;

/// Bytes with gzip, without the time at which that was done.
pub(super) fn packed(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    gzip.write_all(bytes)?;
    Ok(gzip.finish()?)
}

/// A tar archive that is being written.
pub(super) struct Tar(Builder<Vec<u8>>);

impl Tar {
    pub(super) fn new() -> Tar {
        Tar(Builder::new(Vec::new()))
    }

    fn header(kind: EntryType, mode: u32, size: usize) -> Header {
        let mut header = Header::new_gnu();
        header.set_entry_type(kind);
        header.set_mode(mode);
        header.set_size(size as u64);
        header.set_uid(0);
        header.set_gid(0);
        header.set_mtime(0);
        header
    }

    /// Adds a file.
    pub(super) fn file(&mut self, path: &str, bytes: &[u8], mode: u32) -> Result<()> {
        self.0.append_data(&mut Tar::header(EntryType::Regular, mode, bytes.len()), path, bytes)?;
        Ok(())
    }

    /// Adds a folder that belongs to somebody.
    pub(super) fn folder(&mut self, path: &str, mode: u32, owner: u64) -> Result<()> {
        let mut header = Tar::header(EntryType::Directory, mode, 0);
        header.set_uid(owner);
        header.set_gid(owner);
        self.0.append_data(&mut header, path, std::io::empty())?;
        Ok(())
    }

    /// Adds all files below a folder, sorted, each with a beginning before its path.
    pub(super) fn tree(&mut self, folder: &Path, begin: &str) -> Result<()> {
        for path in files(folder)? {
            let inner = path.strip_prefix(folder)?.to_string_lossy().into_owned();
            let mode = if inner.starts_with("usr/bin/") || path.extension().is_some_and(|end| end == "sh") {
                0o755
            } else {
                0o644
            };
            self.file(&format!("{begin}{inner}"), &fs::read(&path)?, mode)?;
        }
        Ok(())
    }

    pub(super) fn finish(self) -> Result<Vec<u8>> {
        Ok(self.0.into_inner()?)
    }
}

/// All files below a folder, sorted.
pub(super) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    found.sort();
    Ok(found)
}

/// The archive: unpacked anywhere, `usr/bin/stammtisch` runs; copied to `/`, it is installed.
pub(super) fn make(staging: &Staging, version: &Version, out: &Path) -> Result<PathBuf> {
    let name = format!("stammtisch-{version}-{}-linux", std::env::consts::ARCH);
    let mut tar = Tar::new();
    tar.tree(&staging.root, &format!("{name}/"))?;
    let file = out.join(format!("{name}.tar.gz"));
    fs::write(&file, packed(&tar.finish()?)?).with_context(|| file.display().to_string())?;
    Ok(file)
}
