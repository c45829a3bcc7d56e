//! What was made is tried: in folders with nothing else in them, as root.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};

use super::archive::files;
use super::package::Pressed;
use super::staging::Staging;
use super::version::Version;
use super::{image, package};
use crate::cargo::{capture, run};
use crate::tool::is_root;

/// The port on which the server of the trial listens, on this machine alone.
const PORT: &str = "47333";

/// Tries the package and the image.
pub(super) fn all(staging: &Staging, version: &Version, folder: &Path) -> Result<()> {
    ensure!(is_root(), "trying a package in a folder of its own needs root (chroot)");
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder)?;
    try_package(staging, version, folder)?;
    try_image(staging, &folder.join("image"))
}

/// A folder that takes the place of `/`.
struct Root(PathBuf);

impl Root {
    /// Nothing but what the packages that ours depends on bring: the loader and the libraries.
    fn with_libraries(folder: PathBuf, staging: &Staging) -> Result<Root> {
        for library in staging.libraries()? {
            let place = folder.join(library.strip_prefix("/")?);
            fs::create_dir_all(place.parent().context("a library lies in a folder")?)?;
            fs::copy(&library, &place).with_context(|| library.display().to_string())?;
        }
        for made in ["tmp", "var/lib/dpkg/updates", "var/lib/dpkg/info", "var/lib/dpkg/triggers"] {
            fs::create_dir_all(folder.join(made))?;
        }
        for empty in ["var/lib/dpkg/status", "var/lib/dpkg/available"] {
            fs::write(folder.join(empty), "")?;
        }
        Ok(Root(folder))
    }

    /// The package manager for this folder alone. What ours depends on lies there already, unknown to it.
    fn dpkg(&self, args: &[&str], file: Option<&Path>) -> Result<()> {
        let mut dpkg = Command::new("dpkg");
        dpkg.arg(format!("--root={}", self.0.display()))
            .args(["--force-depends", "--force-not-root"])
            .args(args);
        run(dpkg.args(file).stdout(Stdio::null()))
    }

    fn program(&self, args: &[&str]) -> Command {
        let mut command = Command::new("/usr/sbin/chroot");
        command.arg(&self.0).arg("/usr/bin/stammtisch").args(args).env_clear();
        command.env("STAMMTISCH_DATA", "/var/lib/stammtisch").env("LANG", "de_DE.UTF-8");
        command
    }

    /// Starts the server and asks it: whether it is well, and for the page of the hall.
    fn serve(&self) -> Result<()> {
        let mut server = self.program(&["serve", "--port", PORT]).stdout(Stdio::null()).spawn()?;
        let trial = Trial { port: PORT, patience: 100 };
        let asked = ["/healthz", "/hall"].into_iter().try_for_each(|path| trial.ask(path, &mut server));
        let _ = server.kill();
        server.wait()?;
        asked
    }
}

/// A server that is tried on this machine.
pub(super) struct Trial {
    /// Where it listens.
    pub(super) port: &'static str,
    /// How many tenths of a second it has to answer.
    pub(super) patience: u32,
}

impl Trial {
    /// Asks the server for a path until it answers, and wants it to be content.
    pub(super) fn ask(&self, path: &str, server: &mut Child) -> Result<()> {
        for _ in 0..self.patience {
            if let Some(status) = server.try_wait()? {
                bail!("the server ended with {status}");
            }
            match self.answer(path) {
                Ok(answer) if answer.starts_with("HTTP/1.1 200") => return Ok(()),
                Ok(answer) => bail!("{path}: {}", answer.lines().next().unwrap_or_default()),
                Err(_) => thread::sleep(Duration::from_millis(100)),
            }
        }
        bail!("{path}: no answer within {} seconds", self.patience / 10)
    }

    fn answer(&self, path: &str) -> Result<String> {
        let mut stream = TcpStream::connect(format!("127.0.0.1:{}", self.port))?;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\r\n", self.port)?;
        answer_to(&mut stream)
    }
}

/// What comes back until the server hangs up.
pub(super) fn answer_to(stream: &mut TcpStream) -> Result<String> {
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// Installs the package, runs a tournament and the server with it, upgrades and removes it.
fn try_package(staging: &Staging, version: &Version, folder: &Path) -> Result<()> {
    let root = Root::with_libraries(folder.join("installed"), staging)?;
    let before = files(&root.0)?.len();
    let first = package::make(staging, version, folder, Pressed::Loose)?;
    let later = package::make(staging, &version.next(), folder, Pressed::Loose)?;
    root.dpkg(&["--install"], Some(&first))?;
    run(root.program(&["turnier", "new", "Kirchweih"]).stdout(Stdio::null()))?;
    root.serve().context("the package, installed")?;
    root.dpkg(&["--install"], Some(&later))?;
    let kept = capture(&mut root.program(&["turnier", "tournaments"]))?;
    ensure!(kept.contains("kirchweih"), "the tournament is gone after the upgrade: {kept}");
    root.serve().context("the package, upgraded")?;
    root.dpkg(&["--remove"], Some(Path::new("stammtisch")))?;
    let is_ours = |path: &PathBuf| !path.starts_with(root.0.join("var/lib"));
    let left = files(&root.0)?.into_iter().filter(is_ours).count();
    let libraries = before - 2;
    ensure!(left == libraries, "{} files are left after the removal", left - libraries);
    println!("the package was installed, ran a tournament and the server, was upgraded and removed");
    Ok(())
}

/// Unpacks the layers of the image and starts the server there.
fn try_image(staging: &Staging, folder: &Path) -> Result<()> {
    for layer in image::layers(staging)? {
        tar::Archive::new(layer.as_slice()).unpack(folder)?;
    }
    fs::create_dir_all(folder.join("var/lib"))?;
    Root(folder.to_owned()).serve().context("the image")?;
    println!("the image has what it needs to start");
    Ok(())
}
