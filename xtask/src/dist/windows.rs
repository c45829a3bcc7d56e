//! The program for Windows, built on another system, in an archive that a double click unpacks.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Error, Result, ensure};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::notices::Parts;
use super::version::Version;
use crate::cargo::run;
use crate::engine::REQUIRE as REQUIRE_ENGINE;
use crate::foreign::Target;
use crate::tool::is_package_there;

const TARGET: Target =
    Target { triple: "x86_64-pc-windows-gnu", name: "Windows", parts: "std,panic_unwind", own_linker: false };

/// What links for Windows on Debian.
const LINKER: &str = "gcc-mingw-w64-x86-64";

/// Builds the program into a folder of its own, with the version of the checkout in it.
pub(super) fn build(into: &Path, version: &Version) -> Result<PathBuf> {
    ensure!(
        cfg!(windows) || is_package_there(LINKER),
        "nothing here links for Windows; this installs it on Debian:\n  apt-get install --no-install-recommends {LINKER}"
    );
    let mut build = TARGET.build(into).map_err(Error::msg)?;
    build.env("STAMMTISCH_VERSION", version.to_string()).env(REQUIRE_ENGINE, "1");
    run(build.args(["-p", "stammtisch"]))?;
    let program = into.join(TARGET.triple).join("release/stammtisch.exe");
    ensure!(program.is_file(), "{} is not there", program.display());
    Ok(program)
}

/// Files of the checkout that go along, with their names in the archive.
const BESIDE: [(&str, &str); 5] = [
    ("packaging/Stammtisch-Halle.cmd", "Stammtisch-Halle.cmd"),
    ("README.md", "README.md"),
    ("README.de.md", "README.de.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
];

/// The archive: unpacked anywhere, `Stammtisch-Halle.cmd` starts the hall and opens the browser.
pub(super) fn archive(
    root: &Path,
    program: &Path,
    parts: &Parts,
    (version, out): (&Version, &Path),
) -> Result<PathBuf> {
    let name = format!("stammtisch-{version}-x86_64-windows");
    let file = out.join(format!("{name}.zip"));
    let mut zip = ZipWriter::new(File::create(&file).with_context(|| file.display().to_string())?);
    // Without the time at which it was done, so that the same files make the same bytes.
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default());
    let mut add = |inner: &str, bytes: &[u8]| -> Result<()> {
        zip.start_file(format!("{name}/{inner}"), options)?;
        zip.write_all(bytes)?;
        Ok(())
    };
    add("stammtisch.exe", &read(program)?)?;
    for (from, to) in BESIDE {
        add(to, &read(&root.join(from))?)?;
    }
    add("THIRD-PARTY.txt", parts.notices().as_bytes())?;
    zip.finish()?;
    Ok(file)
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| file.display().to_string())
}
