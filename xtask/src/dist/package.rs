//! The Debian package.
//!
//! It has no scripts of its own: the unit makes its user and its folder by itself (`DynamicUser`, `StateDirectory`), and is
//! started by whoever wants a server.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use super::archive::files;
use super::staging::Staging;
use super::version::Version;
use crate::cargo::capture;

/// How a package is pressed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pressed {
    /// As small as it gets, which takes a while.
    Small,
    /// Not at all, for a trial.
    Loose,
}

/// Makes the package.
pub(super) fn make(staging: &Staging, version: &Version, out: &Path, pressed: Pressed) -> Result<PathBuf> {
    let architecture = capture(Command::new("dpkg").arg("--print-architecture"))
        .context("a Debian package is made on Debian, with dpkg")?;
    let architecture = architecture.trim();
    let control = control(staging, version, architecture)?;
    let folder = staging.root.join("DEBIAN");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("control"), control)?;
    let file = out.join(format!("stammtisch_{version}_{architecture}.deb"));
    let mut build = Command::new("dpkg-deb");
    let form = match pressed {
        Pressed::Small => "-Zxz",
        Pressed::Loose => "-Znone",
    };
    build.args(["--root-owner-group", form, "--build"]).arg(&staging.root).arg(&file);
    let built = capture(&mut build);
    fs::remove_dir_all(&folder)?;
    built.map(|_| file)
}

fn control(staging: &Staging, version: &Version, architecture: &str) -> Result<String> {
    let mut size = 0;
    for file in files(&staging.root)? {
        size += fs::metadata(file)?.len();
    }
    let needs = needs(&fs::read(&staging.program)?);
    Ok(format!(
        "Package: stammtisch\nVersion: {version}\nArchitecture: {architecture}\n\
         Maintainer: The Stammtisch maintainers <maintainers@stammtisch.invalid>\n\
         Installed-Size: {}\nDepends: {needs}\nSection: games\nPriority: optional\n\
         Description: Schafkopf, complete: play, learn, review, run tournaments\n \
         A server with tables in the browser, lessons, reviews and whole tournaments,\n \
         a table in the terminal, and tools for programs. In German and English.\n",
        size.div_ceil(1024)
    ))
}

/// The packages that the program needs: the C library from the version on whose symbols it asks for.
fn needs(program: &[u8]) -> String {
    let mut newest = (2, 17);
    for start in program.windows(8).enumerate().filter(|(_, word)| *word == b"GLIBC_2.").map(|(at, _)| at + 8)
    {
        let digits: String = program[start..].iter().take(3).map(|byte| char::from(*byte)).collect();
        let digits: String = digits.chars().take_while(char::is_ascii_digit).collect();
        newest = newest.max((2, digits.parse().unwrap_or(0)));
    }
    format!("libc6 (>= {}.{}), libgcc-s1", newest.0, newest.1)
}

#[cfg(test)]
mod tests {
    use super::needs;

    #[test]
    fn the_newest_symbol_decides() {
        assert_eq!(needs(b"\0GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.28\0"), "libc6 (>= 2.34), libgcc-s1");
        assert_eq!(needs(b""), "libc6 (>= 2.17), libgcc-s1");
    }
}
