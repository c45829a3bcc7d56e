//! The page: its form, its types, its own tests, and people (as Chromium) at the real server's tables.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::cargo::{cargo, run, workspace};
use crate::node;
use crate::tool::Tool;
use crate::wasm;

/// The mark of tests that look at a clock: nothing else runs beside them.
const ALONE: &str = "@alone";

/// Where the page and what is built of it are.
struct Folders {
    web: PathBuf,
    target: PathBuf,
}

/// Fetches what the page is built and tested with.
fn install() -> Result<Folders> {
    let metadata = workspace()?;
    let web = metadata.workspace_root.join("web").into_std_path_buf();
    let target = metadata.target_directory.into_std_path_buf();
    run(&mut npm(&web, &["ci", "--prefer-offline", "--no-audit", "--no-fund"]))?;
    Ok(Folders { web, target })
}

/// Taps at random on a table, many times more than the tests do.
pub(crate) fn tap(count: u32) -> Result<()> {
    play_at_length("taps.spec.ts", ("STAMMTISCH_TAPS", &count.to_string()))
}

/// Plays whole hands by touch, mouse and keyboard in every size of screen.
pub(crate) fn play_in_every_size() -> Result<()> {
    play_at_length("sizes.spec.ts", ("STAMMTISCH_WAYS", "all"))
}

/// Runs one file of browser tests, longer than the tests do.
fn play_at_length(file: &str, (setting, value): (&str, &str)) -> Result<()> {
    for tool in [Tool::Npm, Tool::Chromium] {
        tool.ensure()?;
    }
    let Folders { web, target } = install()?;
    run(cargo().args(["build", "--locked", "--package", "stammtisch"]))?;
    let mut command = browsers(&web, &target);
    run(command.args(["--", file]).env(setting, value))
}

/// Checks and tests the page; browsers play against the binary that the tests have built.
pub(crate) fn test() -> Result<String> {
    let Folders { web, target } = install()?;
    run(&mut npm(&web, &["run", "lint"]))?;
    run(&mut npm(&web, &["run", "check"]))?;
    run(&mut npm(&web, &["test"]))?;
    // The tests of the workspace bring the binary along; after them nothing is left to compile.
    run(cargo().args(["test", "--no-run", "--locked", "--workspace"]))?;
    let engine = wasm::compare(1)?;
    run(browsers(&web, &target).args(["--", "--grep-invert", ALONE]))?;
    run(browsers(&web, &target).args(["--", "--grep", ALONE, "--workers", "1"]))?;
    Ok(format!("prettier, eslint, types, unit tests, browsers; {engine}"))
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
