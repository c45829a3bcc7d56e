//! `cargo xtask semver`: whether the library crates still keep what a release of theirs promised.
//!
//! It is no step of the tests: what a major release breaks on purpose must not stop anybody before it.

use std::process::Command;

use anyhow::{Result, ensure};
use cargo_metadata::Package;

use crate::cargo::{capture, cargo, run, workspace};
use crate::tool::Tool;

/// Compares the library crates with how they were at a tag.
pub(crate) fn check(since: &str) -> Result<()> {
    let known = capture(Command::new("git").args([
        "rev-parse",
        "--verify",
        "--quiet",
        &format!("{since}^{{commit}}"),
    ]));
    ensure!(
        known.is_ok(),
        "there is no release {since} to compare with: `git tag` lists those that there are"
    );
    Tool::SemverChecks.ensure()?;
    let metadata = workspace()?;
    let published = metadata.workspace_packages().into_iter().filter(|package| is_published(package));
    let names = published.flat_map(|package| ["--package".to_owned(), package.name.to_string()]);
    run(cargo().args(["semver-checks", "--baseline-rev", since]).args(names))
}

/// Whether a crate goes to crates.io.
fn is_published(package: &Package) -> bool {
    package.publish.is_none()
}

#[cfg(test)]
mod tests {
    use super::{is_published, workspace};

    #[test]
    fn crates_that_others_use_are_published_with_all_that_a_registry_shows() {
        let metadata = workspace().unwrap();
        let published: Vec<_> =
            metadata.workspace_packages().into_iter().filter(|package| is_published(package)).collect();
        let names: Vec<_> = published.iter().map(|package| package.name.as_str()).collect();
        assert!(names.contains(&"schafkopf") && !names.contains(&"stammtisch"), "{names:?}");
        for package in &published {
            let name = &package.name;
            assert!(package.description.is_some() && package.license.is_some(), "{name}");
            assert!(package.readme().is_some_and(|readme| readme.exists()), "{name} has no README.md");
            assert!((1..=5).contains(&package.keywords.len()), "{name}: one to five keywords");
            assert!(!package.categories.is_empty(), "{name}: no category");
            for dependency in package.dependencies.iter().filter(|dependency| dependency.path.is_some()) {
                let found = names.contains(&dependency.name.as_str());
                assert!(found, "{name} needs {}, which is not published", dependency.name);
                assert!(dependency.req.to_string() != "*", "{name} says no version of {}", dependency.name);
            }
        }
    }
}
