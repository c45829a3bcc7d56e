//! The purity of layers 0 and 1 and of the line protocols: no clock, files, threads, async, logging or system randomness.
//!
//! Two things hold it. What is in their dependency trees is looked at here; what their own code calls is
//! looked at by clippy, with the same `clippy.toml` in each of them.

use anyhow::{Context as _, Result, bail};
use cargo_metadata::Package;

use crate::cargo::{capture, cargo, workspace};
use crate::layering::is_pure;

/// What a pure crate must not bring along, and why. Behind a feature that is off by default it may.
const FORBIDDEN: [(&str, &[&str]); 6] = [
    ("async", &["async-std", "futures-executor", "mio", "smol", "tokio"]),
    ("threads", &["crossbeam-channel", "num_cpus", "rayon", "rayon-core", "threadpool"]),
    ("logging", &["env_logger", "log", "slog", "tracing"]),
    ("a clock", &["chrono", "coarsetime", "instant", "jiff", "quanta", "time", "web-time"]),
    ("system randomness", &["fastrand", "getrandom", "rand", "uuid"]),
    ("files or network", &["axum", "hyper", "memmap2", "reqwest", "rusqlite", "socket2", "sqlx", "tempfile"]),
];

/// The pure crate whose `clippy.toml` the others repeat.
const MODEL: &str = "schafkopf";

/// Holds the purity of this workspace's crates that must be pure.
pub(crate) fn hold() -> Result<()> {
    let metadata = workspace()?;
    let pure: Vec<_> = metadata.packages.iter().filter(|package| is_pure(&package.name)).collect();
    let mut faults = lint_faults(&pure)?;
    for package in pure {
        let tree = dependency_tree(&package.name)?;
        faults.extend(forbidden_in(&tree).map(|(name, what)| {
            format!("`{}` brings {what} with it: `{name}` (see `cargo tree -p {0} -i {name}`)", package.name)
        }));
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!("not all crates that must be pure are:\n  {}", faults.join("\n  "))
}

/// What one builds with the crate alone, as `name version` lines; what only runs inside the compiler is left out.
fn dependency_tree(krate: &str) -> Result<String> {
    let args =
        ["tree", "--locked", "--edges", "normal,no-proc-macro", "--prefix", "none", "--package", krate];
    capture(cargo().args(args)).with_context(|| format!("cannot list what `{krate}` depends on"))
}

fn forbidden_in(tree: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let has = |name: &str| tree.lines().any(|line| line.split_whitespace().next() == Some(name));
    let all = FORBIDDEN.iter().flat_map(|(what, names)| names.iter().map(move |&name| (name, *what)));
    all.filter(move |(name, _)| has(name))
}

fn lint_faults(pure: &[&Package]) -> Result<Vec<String>> {
    let model =
        pure.iter().find(|package| package.name == MODEL).context("the crate of the rules is gone")?;
    let model = lints(model).with_context(|| format!("crates/{MODEL}/clippy.toml is gone"))?;
    let differing = pure.iter().filter(|package| lints(package).as_ref() != Some(&model));
    Ok(differing
        .map(|package| format!("clippy.toml of `{}` is not that of `{MODEL}`", package.name))
        .collect())
}

fn lints(package: &Package) -> Option<String> {
    std::fs::read_to_string(package.manifest_path.with_file_name("clippy.toml")).ok()
}

#[cfg(test)]
mod tests {
    use super::{dependency_tree, forbidden_in, hold};

    #[test]
    fn the_lower_layers_of_this_workspace_are_pure() {
        hold().unwrap();
    }

    #[test]
    fn forbidden_crates_are_found_by_their_whole_name() {
        let tree =
            "schafkopf v0.1.0 (somewhere)\nrand_core v0.10.0\nlogos v1.0.0\ntokio v1.52.0\nlog v0.4.0 (*)\n";
        let found: Vec<_> = forbidden_in(tree).collect();
        assert_eq!(found, [("tokio", "async"), ("log", "logging")]);
    }

    #[test]
    fn the_tree_of_the_rules_starts_with_them_and_leaves_tests_out() {
        let tree = dependency_tree("schafkopf").unwrap();
        assert!(tree.starts_with("schafkopf v"), "{tree}");
        assert!(!tree.contains("proptest"), "{tree}");
    }
}
