//! The programs our commands need: found, or installed, or named with the line that installs them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::cargo::{capture, cargo, line, run};
use crate::foreign::WASM;
use crate::node;

/// The version of cargo-deny that deny.toml is written for.
const CARGO_DENY: &str = "0.20.2";

/// Where Debian keeps the NATS server, which is not on everybody's path.
const NATS: &str = "/usr/sbin/nats-server";

/// What Debian has, and no other system.
const DEBIAN: &str = "/etc/debian_version";

/// A program beside cargo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tool {
    Rustfmt,
    Clippy,
    CargoDeny,
    SemverChecks,
    Valgrind,
    Npm,
    Chromium,
    /// The server of databases that tests start for themselves.
    Postgres,
    /// The server that carries messages between processes, which tests start for themselves.
    Nats,
    /// A standard library for WebAssembly: the toolchain's own, or the sources of Debian's.
    Wasm,
    /// The font in which the pictures of pages are compared.
    Liberation,
}

impl Tool {
    /// What people call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Rustfmt => "rustfmt",
            Self::Clippy => "clippy",
            Self::CargoDeny => "cargo-deny",
            Self::SemverChecks => "cargo-semver-checks",
            Self::Valgrind => "valgrind",
            Self::Npm => "npm",
            Self::Chromium => "chromium",
            Self::Postgres => "postgresql",
            Self::Nats => "nats-server",
            Self::Wasm => "the standard library for WebAssembly",
            Self::Liberation => "fonts-liberation",
        }
    }

    /// Sees to it that the tool is there.
    pub(crate) fn ensure(self) -> Result<()> {
        if self.is_there() {
            return Ok(());
        }
        let found = node::version();
        if self == Self::Npm && !found.is_empty() && !node::will_do(&found) {
            // The package of the system is what is there already, or as old.
            bail!("{}", unfit_node(&found));
        }
        println!("{} is missing", self.name());
        match self {
            Self::Rustfmt | Self::Clippy => install(&mut component(self.name())),
            Self::CargoDeny => install(install_cargo_deny()?.env_remove("CARGO_TARGET_DIR")),
            Self::SemverChecks => install(
                cargo().args(["install", "cargo-semver-checks", "--locked"]).env_remove("CARGO_TARGET_DIR"),
            ),
            Self::Wasm => install(Command::new("rustup").args(["target", "add", WASM.triple]))
                .or_else(|_| debian_wasm()),
            Self::Valgrind | Self::Npm | Self::Chromium | Self::Postgres | Self::Nats | Self::Liberation => {
                install_package(self.name())
            }
        }
        .with_context(|| format!("{} is not there and could not be installed", self.name()))?;
        if self.is_there() {
            return Ok(());
        }
        if self == Self::Npm {
            bail!("{}", unfit_node(&node::version()));
        }
        bail!("{} was installed, but does not run", self.name())
    }

    fn is_there(self) -> bool {
        match self {
            Self::Rustfmt => succeeds(cargo().args(["fmt", "--version"])),
            Self::Clippy => succeeds(cargo().args(["clippy", "--version"])),
            Self::CargoDeny => cargo_deny().is_ok(),
            Self::SemverChecks => succeeds(cargo().args(["semver-checks", "--version"])),
            Self::Valgrind => succeeds(Command::new("valgrind").arg("--version")),
            Self::Npm => {
                node::will_do(&node::version()) && succeeds(Command::new(node::NPM).arg("--version"))
            }
            Self::Chromium => succeeds(Command::new("chromium").arg("--version")),
            Self::Postgres => has_postgres(),
            Self::Nats => [NATS, "nats-server"].iter().any(|it| succeeds(Command::new(it).arg("--version"))),
            Self::Wasm => WASM.is_there(),
            Self::Liberation => capture(Command::new("fc-list").arg("Liberation Sans"))
                .is_ok_and(|found| !found.trim().is_empty()),
        }
    }
}

/// Debian's compiler with the sources of its standard library, for who has no rustup, or one that fetches nothing.
fn debian_wasm() -> Result<()> {
    if !Path::new(DEBIAN).exists() || !is_root() {
        bail!("install it with `{}`", WASM.how());
    }
    // Package lists that are there may be old, and know only a compiler that is.
    run(&mut apt_get(&["update"]))?;
    install_package("rustc-web")?;
    install_package("rust-web-src")
}

/// Whether the programs of PostgreSQL's server are there, which Debian keeps off the path.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders = versions.map(|version| version.path().join("bin"));
    folders.any(|folder| folder.join("initdb").exists()) || succeeds(Command::new("initdb").arg("--version"))
}

/// Cargo-deny, our own or one of the same line (major and minor version) on the path.
pub(crate) fn cargo_deny() -> Result<Command> {
    let ours = tools_dir()?.join("bin").join("cargo-deny");
    for program in [ours.as_path(), Path::new("cargo-deny")] {
        let version = capture(Command::new(program).arg("--version"));
        if version.is_ok_and(|version| same_line(&version, CARGO_DENY)) {
            return Ok(Command::new(program));
        }
    }
    bail!("cargo-deny {CARGO_DENY} is not there; install it with `{}`", line(&install_cargo_deny()?))
}

fn same_line(printed: &str, wanted: &str) -> bool {
    let line_of = |version: &str| {
        let mut parts = version.split('.').map(str::to_owned);
        (parts.next(), parts.next())
    };
    printed.split_whitespace().nth(1).is_some_and(|version| line_of(version) == line_of(wanted))
}

fn tools_dir() -> Result<PathBuf> {
    let home = std::env::home_dir().context("there is no home directory for our tools")?;
    Ok(home.join(".cache").join("stammtisch").join("tools"))
}

fn component(name: &str) -> Command {
    let mut command = Command::new("rustup");
    command.args(["component", "add", name]);
    command
}

fn install_cargo_deny() -> Result<Command> {
    let mut command = cargo();
    command.args(["install", "cargo-deny", "--locked", "--version", CARGO_DENY, "--root"]).arg(tools_dir()?);
    Ok(command)
}

/// A package of the system: installed on Debian by root, else only named.
fn install_package(name: &str) -> Result<()> {
    let mut apt = apt_get(&["install", "-y", "--no-install-recommends", name]);
    if !Path::new(DEBIAN).exists() {
        bail!("install the package `{name}` of your system");
    }
    if !is_root() {
        bail!("install it with `sudo {}`", line(&apt));
    }
    // The package lists of a fresh machine are empty.
    install(&mut apt).or_else(|_| run(&mut apt_get(&["update"])).and_then(|()| install(&mut apt)))
}

fn apt_get(args: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(args).env("DEBIAN_FRONTEND", "noninteractive");
    command
}

/// What to do about a Node.js that does not build the page.
fn unfit_node(found: &str) -> String {
    let [first, second, last] = node::LINES.map(|(major, minor)| format!("{major}.{minor}"));
    format!(
        "the page needs Node.js {first}, {second} or {last} and later, not `{found}`: see https://nodejs.org"
    )
}

/// Whether a package of Debian's is installed.
pub(crate) fn is_package_there(name: &str) -> bool {
    succeeds(Command::new("dpkg").args(["-s", name]))
}

/// Whether we may do everything.
pub(crate) fn is_root() -> bool {
    capture(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn install(command: &mut Command) -> Result<()> {
    println!("  {}", line(command));
    run(command)
}

fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{node, same_line, unfit_node};

    #[test]
    fn node_is_what_the_tools_of_the_page_ask_for() {
        for will_do in ["v20.19.0", "v20.20.2\n", "v22.12.0", "v24.0.0", "v25.1.0"] {
            assert!(node::will_do(will_do), "{will_do}");
        }
        for unfit in ["v18.20.4", "v20.18.3", "v21.7.0", "v22.11.0", "v23.9.0", "", "node"] {
            assert!(!node::will_do(unfit), "{unfit}");
        }
        let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/package-lock.json");
        let lock = fs::read_to_string(lock).unwrap();
        let strictest = "\"^20.19 || ^22.12 || >=24\"";
        assert!(lock.contains(strictest), "look what Node.js the tools of the page ask for now");
        assert!(unfit_node("v18.20.4").contains("20.19, 22.12 or 24.0 and later, not `v18.20.4`"));
    }

    #[test]
    fn the_documents_say_which_node() {
        for name in ["README.md", "CONTRIBUTING.md"] {
            let text =
                fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)).unwrap();
            let [first, second, last] = node::LINES;
            for told in [format!("{}.{}", first.0, first.1), format!("{}.{}", second.0, second.1)] {
                assert!(text.contains(&told), "{name}: Node.js {told}");
            }
            assert!(text.contains(&format!("{} and later", last.0)), "{name}: Node.js {}", last.0);
        }
    }

    #[test]
    fn a_patch_release_will_do() {
        assert!(same_line("cargo-deny 0.20.2\n", "0.20.2"));
        assert!(same_line("cargo-deny 0.20.9", "0.20.2"));
        assert!(!same_line("cargo-deny 0.19.2", "0.20.2"));
        assert!(!same_line("cargo-deny 1.20.2", "0.20.2"));
        assert!(!same_line("", "0.20.2"));
    }
}
