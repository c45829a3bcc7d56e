//! `cargo xtask attack`: the real program against one hostile address, from a second process on this machine.

use anyhow::{Context as _, Result};

use crate::cargo::{self, cargo, workspace};

/// Builds both programs as they are released, and runs the one against the other.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let packages = ["-p", "stammtisch", "-p", "stammtisch-drive"];
    cargo::run(cargo().args(["build", "--locked", "--release"]).args(packages))?;
    let folder = workspace()?.target_directory.join("release");
    let mut drive = std::process::Command::new(folder.join("stammtisch-drive"));
    drive.arg("attack").arg("--program").arg(folder.join("stammtisch")).args(arguments);
    cargo::run(&mut drive).context("see docs/security.md for what must hold")
}
