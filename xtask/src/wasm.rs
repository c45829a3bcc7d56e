//! `cargo xtask wasm`: the library crates built for WebAssembly, and hands that come out there as they do here.

use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::cargo::{capture, cargo, run, workspace};
use crate::foreign::Target;

/// WebAssembly without an operating system.
const TARGET: Target = Target {
    triple: "wasm32-unknown-unknown",
    name: "WebAssembly",
    parts: "std,panic_abort",
    own_linker: true,
};

/// Builds for WebAssembly, plays some hands there in node, and compares them with the native build, to the last byte.
pub(crate) fn check(hands: u32) -> Result<String> {
    let metadata = workspace()?;
    let package = metadata.workspace_root.join("wasm").into_std_path_buf();
    let into = metadata.target_directory.join("wasm").into_std_path_buf();
    run(TARGET.build(&into)?.arg("--lib").current_dir(&package))?;
    let module = into.join(TARGET.triple).join("release/stammtisch_wasm.wasm");
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
    use super::compare;

    #[test]
    fn hands_that_differ_are_told_with_their_line() {
        assert!(compare("a\nb\n", "a\nb\n").is_ok());
        assert!(compare("a\nb\n", "a\nc\n").unwrap_err().to_string().contains("line 2"));
        assert!(compare("a\nb\n", "a\n").is_err() && compare("", "").is_err());
    }
}
