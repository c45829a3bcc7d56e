//! `cargo xtask rehearse`: whole tournaments with a hall full of people, against the real program on this machine.

use anyhow::{Context as _, Result};

use crate::cargo::{self, cargo, workspace};

/// Builds both programs as they are released, and runs the one against the other.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let programs = ["-p", "stammtisch", "-p", "stammtisch-drive"];
    cargo::run(cargo().args(["build", "--locked", "--release"]).args(programs))?;
    let folder = workspace()?.target_directory.join("release");
    let mut drive = std::process::Command::new(folder.join("stammtisch-drive"));
    drive.arg("rehearse").arg("--program").arg(folder.join("stammtisch")).args(arguments);
    cargo::run(&mut drive).context("see docs/benchmarks.md for what is asked for")
}
