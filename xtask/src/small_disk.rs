//! `cargo xtask small-disk`: a disk of a few MiB that is filled to its last byte while a hand is played.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::cargo::{self, cargo, workspace};

/// The size of the disk, as `mount` takes it.
const SIZE: &str = "size=8m";

/// Makes a small disk in memory, plays hands on it while it is filled, and takes it away again. It needs the right to
/// mount.
pub(crate) fn fill() -> Result<()> {
    let folder = workspace()?.target_directory.join("small-disk").into_std_path_buf();
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let mounted = Command::new("mount")
        .args(["-t", "tmpfs", "-o", SIZE, "tmpfs"])
        .arg(&folder)
        .status()
        .is_ok_and(|status| status.success());
    if !mounted {
        bail!("a small disk could not be mounted on {}: that needs root on Linux", folder.display());
    }
    let played = play(&folder);
    let gone = Command::new("umount").arg(&folder).status();
    played?;
    if !gone.is_ok_and(|status| status.success()) {
        bail!("{} is still mounted", folder.display());
    }
    println!(
        "\na disk of 8 MiB was filled to its last byte 20 times: each hand that ran was played to its end"
    );
    Ok(())
}

fn play(folder: &Path) -> Result<()> {
    cargo::run(
        cargo()
            .args(["test", "--locked", "-p", "stammtisch-server", "--test", "tables", "small_disk"])
            .env("STAMMTISCH_SMALL_DISK", folder),
    )
}
