//! `cargo xtask advisories`: whether anything we depend on is known to be vulnerable, yanked or given up.
//!
//! It is no step of the tests: its answer changes from day to day, and the same commit must give the same answer tomorrow.

use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::cargo::line;
use crate::tool::{Tool, cargo_deny};

/// What git says, through cargo-deny, of a place that it does not reach.
const OUT_OF_REACH: [&str; 4] = ["failed to fetch", "failed to clone", "resolve host", "unable to connect"];

/// Asks, and says in words when the database cannot be reached.
pub(crate) fn check() -> Result<()> {
    Tool::CargoDeny.ensure()?;
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        ask(cargo_deny()?.args(["--manifest-path", manifest, "check", "advisories"]))?;
    }
    println!("\nno advisory concerns what we depend on");
    Ok(())
}

fn ask(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("cannot start `{}`", line(command)))?;
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    eprint!("{told}");
    if output.status.success() {
        return Ok(());
    }
    if is_out_of_reach(&told) {
        bail!(
            "the advisory database cannot be reached from here: that says nothing about advisories; \
             try again where https://github.com/rustsec/advisory-db can be reached"
        );
    }
    bail!("`{}` found something, or failed: see above", line(command));
}

fn is_out_of_reach(told: &str) -> bool {
    OUT_OF_REACH.iter().any(|sign| told.to_lowercase().contains(sign))
}

#[cfg(test)]
mod tests {
    use super::is_out_of_reach;

    #[test]
    fn a_database_out_of_reach_is_not_taken_for_an_advisory() {
        assert!(is_out_of_reach(
            "[ERROR] failed to fetch advisory database https://github.com/RustSec/advisory-db"
        ));
        assert!(is_out_of_reach("Could not resolve host: github.com"));
        assert!(!is_out_of_reach("error[vulnerability]: something bad in `x`\nadvisories FAILED"));
    }
}
