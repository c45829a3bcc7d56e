//! Building for targets that this machine is not: with rustup's standard library where it is installed, else with the one
//! that Debian's compiler builds from its sources.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::cargo::{capture, cargo};
use crate::tool::is_package_there;

/// A target, and what building for it takes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Target {
    /// Its name, as rustc says it.
    pub(crate) triple: &'static str,
    /// What people call it.
    pub(crate) name: &'static str,
    /// The parts of the standard library that are built from sources.
    pub(crate) parts: &'static str,
    /// Whether the linker of rustc serves; else the target's own compiler links.
    pub(crate) own_linker: bool,
}

/// A compiler with what it takes to build for a target.
enum Compiler {
    /// The one that is used for everything, with the standard library of the target installed.
    Own,
    /// Debian's, which builds the standard library from its sources; ours links what it makes.
    WithSources { rustc: PathBuf, linker: PathBuf },
}

impl Target {
    /// The line to type where no standard library for it is found.
    fn how(&self) -> String {
        let Target { triple, .. } = self;
        format!(
            "rustup target add {triple}\n  or, on Debian: apt-get install --no-install-recommends rustc-web rust-web-src"
        )
    }

    /// A release build for the target, into a folder of its own; what is built is still to be said.
    pub(crate) fn build(&self, into: &Path) -> Result<Command> {
        let mut build = cargo();
        build.args(["build", "--release", "--locked", "--target", self.triple, "--target-dir"]).arg(into);
        if let Compiler::WithSources { rustc, linker } = self.compiler()? {
            build.arg(format!("-Zbuild-std={}", self.parts));
            build.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
            if self.own_linker {
                let name = self.triple.to_uppercase().replace('-', "_");
                build.env(format!("CARGO_TARGET_{name}_LINKER"), linker);
            }
        }
        Ok(build)
    }

    /// The compiler that there is.
    fn compiler(&self) -> Result<Compiler> {
        let sysroot = PathBuf::from(capture(Command::new("rustc").args(["--print", "sysroot"]))?.trim());
        let rustlib = sysroot.join("lib/rustlib");
        if rustlib.join(self.triple).join("lib").is_dir() {
            return Ok(Compiler::Own);
        }
        let linker = rustlib.join("x86_64-unknown-linux-gnu/bin/rust-lld");
        let Some(rustc) = debian_rustc()?.filter(|_| linker.is_file()) else {
            let (name, how) = (self.name, self.how());
            bail!("there is no standard library for {name} here; this installs one:\n  {how}")
        };
        Ok(Compiler::WithSources { rustc, linker })
    }
}

/// Debian's compiler, if it is there with its sources and new enough.
fn debian_rustc() -> Result<Option<PathBuf>> {
    let is_there = is_package_there("rustc-web") && is_package_there("rust-web-src");
    let files =
        if is_there { capture(Command::new("dpkg").args(["-L", "rustc-web"]))? } else { String::new() };
    let rustc = files.lines().find(|file| file.ends_with("bin/rustc")).map(PathBuf::from);
    Ok(rustc.filter(|rustc| is_new_enough(rustc)))
}

/// Whether a compiler understands what ours does.
fn is_new_enough(rustc: &Path) -> bool {
    capture(Command::new(rustc).arg("--version"))
        .is_ok_and(|printed| minor_version(&printed) >= minor_version(env!("CARGO_PKG_RUST_VERSION")))
}

/// The second number of a version: 95 of `rustc 1.95.0 (…)` and of `1.95`.
fn minor_version(text: &str) -> Option<u32> {
    text.split('.').nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::minor_version;

    #[test]
    fn versions_are_read_however_they_are_written() {
        assert_eq!(minor_version("rustc 1.96.0 (built from a source tarball)"), Some(96));
        assert_eq!((minor_version("1.95"), minor_version("none")), (Some(95), None));
    }
}
