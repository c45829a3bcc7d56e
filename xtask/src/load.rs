//! `cargo xtask load`: the real program under the load of many tables, driven by a second process on this machine.

use anyhow::{Context as _, Result};

use crate::cargo::{self, cargo, workspace};

/// Builds both programs as they are released, and runs the one against the other.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    cargo::run(cargo().args([
        "build",
        "--locked",
        "--release",
        "-p",
        "stammtisch",
        "-p",
        "stammtisch-drive",
    ]))?;
    let folder = workspace()?.target_directory.join("release");
    let program = folder.join("stammtisch");
    let mut drive = std::process::Command::new(folder.join("stammtisch-drive"));
    drive.arg("load").arg("--program").arg(program).args(arguments);
    cargo::run(&mut drive).context("see docs/benchmarks.md for what is asked for")
}
