//! The engine of the page, built for WebAssembly: the rules in the browser (`docs/engine.md`).
//!
//! The build script and `cargo xtask` build it alike, and into the same folder, so that it is built once.

use std::fs;
use std::path::{Path, PathBuf};

use crate::foreign::WASM;

/// The crates that the engine is made of: when one of them changes, it is built anew.
#[allow(dead_code, reason = "the build script looks out for them")]
pub(crate) const CRATES: [&str; 12] = [
    "schafkopf",
    "schafkopf-bots",
    "schafkopf-line",
    "schafkopf-record",
    "schafkopf-runde",
    "schafkopf-solver",
    "schafkopf-statistics",
    "schafkopf-turnier",
    "stammtisch-coach",
    "stammtisch-engine",
    "stammtisch-text",
    "stammtisch-wire",
];

/// Set to anything but nothing, a build without the engine fails: for what others install.
pub(crate) const REQUIRE: &str = "STAMMTISCH_REQUIRE_ENGINE";

/// Builds the module from the checkout `root` into the folder `target`, and says where it lies, or why it cannot be built.
pub(crate) fn build(root: &Path, target: &Path) -> Result<PathBuf, String> {
    let into = target.join("engine");
    let mut build = WASM.build(&into)?;
    let output = build
        .args(["--lib", "--quiet"])
        .current_dir(root.join("wasm"))
        .output()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("the engine does not build:\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    let module = into.join(WASM.triple).join("release/stammtisch_wasm.wasm");
    let kept = into.join("engine.wasm");
    fs::copy(&module, &kept).map_err(|error| format!("{}: {error}", module.display()))?;
    Ok(kept)
}
