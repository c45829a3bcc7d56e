//! Which Node.js builds the page: what its tools ask for, as `engines` in `web/package-lock.json` has it.
//!
//! The build script and `cargo xtask` look at it, each before it calls npm.

use std::process::Command;

/// What npm is called on the path of this system.
pub(crate) const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// The lines that will do, each from a version on (major and minor); of the last one all that follow will do too.
pub(crate) const LINES: [(u32, u32); 3] = [(20, 19), (22, 12), (24, 0)];

/// What the Node.js on the path calls itself; nothing if there is none.
pub(crate) fn version() -> String {
    let output = Command::new("node").arg("--version").output();
    output.map_or_else(|_| String::new(), |output| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Whether a version as it is printed, `v22.12.0`, will do.
pub(crate) fn will_do(printed: &str) -> bool {
    let mut parts = printed.trim().trim_start_matches('v').split('.').map(str::parse::<u32>);
    let (Some(Ok(major)), Some(Ok(minor))) = (parts.next(), parts.next()) else { return false };
    let [.., last] = LINES;
    (major, minor) >= last || LINES.iter().any(|&(line, least)| major == line && minor >= least)
}
