//! `cargo xtask attack`: the real program against one hostile address, from a second process on this machine, against torn
//! writes and against a full disk.

use anyhow::{Context as _, Result};

use crate::cargo::{self, cargo, workspace};
use crate::small_disk;

/// Builds both programs as they are released, and runs the one against the other; then come the disks, unless single
/// attacks were asked for.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let packages = ["-p", "stammtisch", "-p", "stammtisch-drive"];
    cargo::run(cargo().args(["build", "--locked", "--release"]).args(packages))?;
    let folder = workspace()?.target_directory.join("release");
    let drive = |what: &str| {
        let mut drive = std::process::Command::new(folder.join("stammtisch-drive"));
        drive.arg(what).arg("--program").arg(folder.join("stammtisch"));
        drive
    };
    let held = || "see docs/security.md for what must hold";
    cargo::run(drive("attack").args(arguments)).with_context(held)?;
    let is_part =
        |argument: &String| ["--which", "--help", "-h"].iter().any(|part| argument.starts_with(part));
    if !arguments.iter().any(is_part) {
        cargo::run(&mut drive("torn")).with_context(held)?;
        small_disk::fill().with_context(held)?;
    }
    Ok(())
}
