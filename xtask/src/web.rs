//! The page: its form, its types, its own tests, and people (as Chromium) at the real server's tables.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::cargo::{cargo, run, workspace};
use crate::node;

/// Checks and tests the page; browsers play against the binary that the tests have built.
pub(crate) fn test() -> Result<String> {
    let metadata = workspace()?;
    let web = metadata.workspace_root.join("web").into_std_path_buf();
    let target = metadata.target_directory.into_std_path_buf();
    run(&mut npm(&web, &["ci", "--prefer-offline", "--no-audit", "--no-fund"]))?;
    run(&mut npm(&web, &["run", "lint"]))?;
    run(&mut npm(&web, &["run", "check"]))?;
    run(&mut npm(&web, &["test"]))?;
    // The tests of the workspace bring the binary along; after them nothing is left to compile.
    run(cargo().args(["test", "--no-run", "--locked", "--workspace"]))?;
    run(&mut browsers(&web, &target))?;
    Ok("prettier, eslint, types, unit tests, browsers".to_owned())
}

fn npm(web: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(node::NPM);
    // Chromium is the system's; the page's tests bring none along.
    command.current_dir(web).args(args).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    command
}

fn browsers(web: &Path, target: &Path) -> Command {
    let binary: PathBuf = target.join("debug").join("stammtisch");
    let mut command = npm(web, &["run", "e2e"]);
    command.env("STAMMTISCH_BIN", binary).env("STAMMTISCH_E2E_OUT", target.join("e2e"));
    command
}
