//! `cargo xtask dist`: what people install without a compiler.
//!
//! A tar archive, a Debian package and an image for containers, with checksums, a bill of materials and the notices of all
//! that is built in. `--check` installs, starts, upgrades and removes the package in a folder with nothing else in it.
//! `--windows` makes the program for Windows, and with `--check` starts it under Wine.

mod archive;
mod check;
mod image;
mod notices;
mod package;
mod staging;
mod version;
mod windows;
mod wine;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use sha2::{Digest as _, Sha256};

use crate::cargo::{cargo, run, workspace};
use crate::engine::REQUIRE as REQUIRE_ENGINE;
use staging::Staging;
use version::Version;

/// What the command was told.
pub(crate) struct Wishes {
    /// A program that is built already.
    pub(crate) program: Option<PathBuf>,
    /// Where the files go.
    pub(crate) out: Option<PathBuf>,
    /// Whether they are tried.
    pub(crate) check: bool,
}

/// What lists the files of a release; a folder with it was filled by this command.
const SUMS: &str = "SHA256SUMS";

/// Whether everything in a folder may go: there is none, it is empty, or an earlier run filled it.
fn may_be_emptied(out: &Path) -> Result<()> {
    let is_free = match fs::read_dir(out) {
        Ok(mut entries) => entries.next().is_none() || out.join(SUMS).is_file(),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => true,
        Err(error) => return Err(error).with_context(|| out.display().to_string()),
    };
    ensure!(
        is_free,
        "{} holds files that this command did not make, and it would delete them; name a new or an empty folder",
        out.display()
    );
    Ok(())
}

/// Where things are made: the checkout, its build output, an empty folder for what is made, and the version.
struct Ground {
    root: PathBuf,
    target: PathBuf,
    out: PathBuf,
    version: Version,
}

impl Ground {
    /// Empties the folder for what is made: the one wished for, or one of this name in the build output.
    ///
    /// # Errors
    ///
    /// If the folder wished for holds something else.
    fn prepare(wishes: &Wishes, name: &str) -> Result<Ground> {
        let workspace = workspace()?;
        let root = workspace.workspace_root.into_std_path_buf();
        let target = workspace.target_directory.into_std_path_buf();
        let out = match &wishes.out {
            Some(wished) => {
                may_be_emptied(wished)?;
                wished.clone()
            }
            None => target.join(name),
        };
        let _ = fs::remove_dir_all(&out);
        fs::create_dir_all(&out).with_context(|| out.display().to_string())?;
        let version = Version::of_checkout(&root)?;
        Ok(Ground { root, target, out, version })
    }

    /// Writes the checksums of what was made, and tells how large it is.
    fn finish(&self, made: &[PathBuf]) -> Result<()> {
        checksums(made, &self.out)?;
        for file in made {
            println!("{:>9} bytes  {}", fs::metadata(file)?.len(), file.display());
        }
        Ok(())
    }
}

/// Makes everything, and tries it if asked to.
pub(crate) fn make(wishes: &Wishes) -> Result<()> {
    let ground = Ground::prepare(wishes, "dist")?;
    let Ground { root, target, out, version } = &ground;
    let program = match &wishes.program {
        Some(program) => program.clone(),
        None => build(target, version)?,
    };
    let parts = notices::Parts::gather(root)?;
    let staging = Staging::lay_out(root, &program, &parts, &target.join("dist-staging"))?;
    ground.finish(&[
        archive::make(&staging, version, out)?,
        package::make(&staging, version, out, package::Pressed::Small)?,
        image::make(&staging, version, out)?,
        notices::bill(&parts, version, out)?,
    ])?;
    if wishes.check {
        check::all(&staging, version, &target.join("dist-check"))?;
    }
    Ok(())
}

/// Makes the program for Windows, and tries it under Wine if asked to.
pub(crate) fn make_for_windows(wishes: &Wishes) -> Result<()> {
    let ground = Ground::prepare(wishes, "dist-windows")?;
    let Ground { root, target, out, version } = &ground;
    let program = match &wishes.program {
        Some(program) => program.clone(),
        None => windows::build(&target.join("windows"), version)?,
    };
    let parts = notices::Parts::gather(root)?;
    ground.finish(&[windows::archive(root, &program, &parts, (version, out))?])?;
    if wishes.check {
        wine::all(&program, &target.join("dist-wine"))?;
    }
    Ok(())
}

/// Builds the program that is given out, with the version of the checkout in it.
fn build(target: &Path, version: &Version) -> Result<PathBuf> {
    let mut build = cargo();
    build.args(["build", "--locked", "--release", "-p", "stammtisch"]).env(REQUIRE_ENGINE, "1");
    run(build.env("STAMMTISCH_VERSION", version.to_string()))?;
    let program = target.join("release/stammtisch");
    ensure!(program.is_file(), "{} is not there", program.display());
    Ok(program)
}

/// The checksum of bytes, in hexadecimal.
fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Writes the checksums as `sha256sum --check` reads them.
fn checksums(files: &[PathBuf], out: &Path) -> Result<()> {
    let mut text = String::new();
    for file in files {
        let name = file.file_name().context("a file has a name")?.to_string_lossy();
        let _ = writeln!(text, "{}  {name}", sha256(&fs::read(file)?));
    }
    fs::write(out.join(SUMS), text).context(SUMS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_folder_of_an_earlier_run_is_emptied() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("out");
        may_be_emptied(&out).expect("there is none yet");
        fs::create_dir(&out).expect("it can be made");
        may_be_emptied(&out).expect("it is empty");
        fs::write(out.join("letter.txt"), "dear").expect("it can be written");
        let refused = may_be_emptied(&out).expect_err("somebody wrote there").to_string();
        assert!(refused.contains("name a new or an empty folder"), "{refused}");
        checksums(&[out.join("letter.txt")], &out).expect("they can be written");
        may_be_emptied(&out).expect("an earlier run filled it");
    }

    #[test]
    fn a_checkout_is_not_emptied() {
        may_be_emptied(Path::new(env!("CARGO_MANIFEST_DIR"))).expect_err("it holds the command itself");
    }
}
