//! `cargo xtask wasm`: the library crates built for WebAssembly, and hands that come out there as they do here.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

use crate::cargo::{capture, cargo, run, workspace};
use crate::tool::is_package_there;

const TARGET: &str = "wasm32-unknown-unknown";

/// The line to type where no standard library for WebAssembly is found.
const HOW: &str = "rustup target add wasm32-unknown-unknown\n  or, on Debian: apt-get install --no-install-recommends rustc-web rust-web-src";

/// A compiler with what it takes to build for WebAssembly.
enum Compiler {
    /// The one that is used for everything, with the standard library of the target installed.
    Own,
    /// Debian's, which builds the standard library from its sources; ours links what it makes.
    WithSources { rustc: PathBuf, linker: PathBuf },
}

impl Compiler {
    /// The compiler that there is.
    fn find() -> Result<Compiler> {
        if own_library()?.is_dir() {
            return Ok(Compiler::Own);
        }
        match Compiler::with_sources()? {
            Some(compiler) => Ok(compiler),
            None => bail!("there is no standard library for WebAssembly here; this installs one:\n  {HOW}"),
        }
    }

    fn with_sources() -> Result<Option<Compiler>> {
        let is_there = is_package_there("rustc-web") && is_package_there("rust-web-src");
        let files =
            if is_there { capture(Command::new("dpkg").args(["-L", "rustc-web"]))? } else { String::new() };
        let rustc = files.lines().find(|file| file.ends_with("bin/rustc")).map(PathBuf::from);
        let rustc = rustc.filter(|rustc| is_new_enough(rustc));
        let linker = sysroot()?.join("lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld");
        Ok(rustc.filter(|_| linker.is_file()).map(|rustc| Compiler::WithSources { rustc, linker }))
    }

    /// The build of the package in a folder, into a folder of its own.
    fn build(&self, package: &Path, into: &Path) -> Command {
        let mut build = cargo();
        build.args(["build", "--release", "--locked", "--lib", "--target", TARGET, "--target-dir"]).arg(into);
        if let Compiler::WithSources { rustc, linker } = self {
            build
                .arg("-Zbuild-std=std,panic_abort")
                .env("RUSTC", rustc)
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        build.current_dir(package);
        build
    }
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

fn sysroot() -> Result<PathBuf> {
    Ok(PathBuf::from(capture(Command::new("rustc").args(["--print", "sysroot"]))?.trim()))
}

/// Where the standard library of the target lies, if it is installed.
fn own_library() -> Result<PathBuf> {
    Ok(sysroot()?.join("lib/rustlib").join(TARGET).join("lib"))
}

/// Builds for WebAssembly, plays some hands there in node, and compares them with the native build, to the last byte.
pub(crate) fn check(hands: u32) -> Result<String> {
    let compiler = Compiler::find()?;
    let metadata = workspace()?;
    let package = metadata.workspace_root.join("wasm").into_std_path_buf();
    let into = metadata.target_directory.join("wasm").into_std_path_buf();
    run(&mut compiler.build(&package, &into))?;
    let module = into.join(TARGET).join("release/stammtisch_wasm.wasm");
    let count = hands.to_string();
    let there = capture(Command::new("node").arg(package.join("play.mjs")).arg(&module).arg(&count))?;
    let mut native = cargo();
    native.args(["run", "--quiet", "--release", "--locked", "--bin", "native", "--target-dir"]).arg(&into);
    let here = capture(native.args(["--", &count]).current_dir(&package))?;
    compare(&here, &there)?;
    let size = std::fs::metadata(&module).with_context(|| module.display().to_string())?.len();
    Ok(format!("{hands} hands alike, the module has {} kB", size / 1000))
}

fn compare(here: &str, there: &str) -> Result<()> {
    ensure!(!here.is_empty(), "no hand was played");
    for (number, (here, there)) in (1..).zip(here.lines().zip(there.lines())) {
        ensure!(here == there, "line {number} differs:\n  here: {here}\n  there: {there}");
    }
    ensure!(here.len() == there.len(), "one of the two played more");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{compare, minor_version};

    #[test]
    fn versions_are_read_however_they_are_written() {
        assert_eq!(minor_version("rustc 1.96.0 (built from a source tarball)"), Some(96));
        assert_eq!((minor_version("1.95"), minor_version("none")), (Some(95), None));
    }

    #[test]
    fn hands_that_differ_are_told_with_their_line() {
        assert!(compare("a\nb\n", "a\nb\n").is_ok());
        assert!(compare("a\nb\n", "a\nc\n").unwrap_err().to_string().contains("line 2"));
        assert!(compare("a\nb\n", "a\n").is_err() && compare("", "").is_err());
    }
}
