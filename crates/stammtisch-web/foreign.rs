//! Building for targets that this machine is not: with rustup's standard library where it is installed, else with the one
//! that Debian's compiler builds from its sources.
//!
//! The build script builds the page's engine so, and `cargo xtask` that and the program for Windows.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

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

/// WebAssembly without an operating system.
pub(crate) const WASM: Target = Target {
    triple: "wasm32-unknown-unknown",
    name: "WebAssembly",
    parts: "std,panic_abort",
    own_linker: true,
};

/// What installs Debian's compiler, and the sources of its standard library. Lists of packages that are old know only a
/// compiler that is too.
const DEBIAN_LINE: &str = "apt-get update && apt-get install --no-install-recommends rustc-web rust-web-src";

/// A compiler with what it takes to build for a target.
enum Compiler {
    /// The one that is used for everything, with the standard library of the target installed.
    Own,
    /// Debian's, which builds the standard library from its sources; ours links what it makes.
    WithSources { rustc: PathBuf, linker: PathBuf },
}

/// What a build inside a build must not hear of the outer one: its flags, its wrappers, its compiler.
const NOT_INHERITED: [&str; 8] = [
    "CARGO_BUILD_TARGET",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_TARGET_DIR",
    "RUSTC",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTC_WRAPPER",
    "RUSTDOC",
    "RUSTFLAGS",
];

impl Target {
    /// The one line to type where no standard library for it is found.
    pub(crate) fn how(&self) -> String {
        let has_rustup = succeeds(Command::new("rustup").arg("--version"));
        if !has_rustup && Path::new("/etc/debian_version").exists() {
            return DEBIAN_LINE.to_owned();
        }
        format!("rustup target add {}", self.triple)
    }

    /// Whether there is a compiler for it.
    pub(crate) fn is_there(&self) -> bool {
        self.compiler().is_some()
    }

    /// A release build for the target, into a folder of its own; what is built is still to be said. Where no standard library
    /// is found, the reason says so.
    pub(crate) fn build(&self, into: &Path) -> Result<Command, String> {
        let compiler = self.compiler().ok_or_else(|| {
            format!(
                "there is no standard library for {} here; this installs one:\n  {}\n\
                 or, on Debian: {DEBIAN_LINE}",
                self.name,
                self.how()
            )
        })?;
        let mut build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
        for name in NOT_INHERITED {
            build.env_remove(name);
        }
        build.args(["build", "--release", "--locked", "--target", self.triple, "--target-dir"]).arg(into);
        if let Compiler::WithSources { rustc, linker } = compiler {
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
    fn compiler(&self) -> Option<Compiler> {
        let sysroot = PathBuf::from(printed(Command::new("rustc").args(["--print", "sysroot"]))?.trim());
        let rustlib = sysroot.join("lib/rustlib");
        if rustlib.join(self.triple).join("lib").is_dir() {
            return Some(Compiler::Own);
        }
        let linker = rustlib.join("x86_64-unknown-linux-gnu/bin/rust-lld");
        let rustc = debian_rustc().filter(|_| linker.is_file())?;
        Some(Compiler::WithSources { rustc, linker })
    }
}

/// Debian's compiler, if it is there with its sources and new enough.
fn debian_rustc() -> Option<PathBuf> {
    let is_there = |package| succeeds(Command::new("dpkg").args(["-s", package]));
    let files = printed(Command::new("dpkg").args(["-L", "rustc-web"]).stderr(Stdio::null()))?;
    let rustc = files.lines().find(|file| file.ends_with("bin/rustc")).map(PathBuf::from)?;
    (is_there("rust-web-src") && is_new_enough(&rustc)).then_some(rustc)
}

/// Whether a compiler understands what ours does.
fn is_new_enough(rustc: &Path) -> bool {
    printed(Command::new(rustc).arg("--version"))
        .is_some_and(|printed| minor_version(&printed) >= minor_version(env!("CARGO_PKG_RUST_VERSION")))
}

/// The second number of a version: 95 of `rustc 1.95.0 (…)` and of `1.95`.
fn minor_version(text: &str) -> Option<u32> {
    text.split('.').nth(1)?.parse().ok()
}

/// What a command prints, if it succeeds.
fn printed(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
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
