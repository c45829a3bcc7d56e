//! `cargo xtask evenings`: random evenings at real tables, whose sheet must say to the cent what whole games pay in the core.

use anyhow::Result;

use crate::cargo::{self, cargo};

/// Keeps so many evenings; the tests keep a few.
pub(crate) fn keep(count: u64) -> Result<()> {
    cargo::run(
        cargo()
            .args(["test", "--locked", "--release", "-p", "schafkopf-runde", "--test", "sheet"])
            .args(["evenings::", "--", "--nocapture"])
            .env("RUNDE_EVENINGS", count.to_string()),
    )
}
