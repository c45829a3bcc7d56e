//! `cargo xtask lists`: what a list takes, against a second model that shares no code with the first.

use anyhow::Result;

use crate::cargo::{self, cargo};

/// Tries so many rows and as many orders of commands, from a start that makes a difference repeatable.
pub(crate) fn compare(count: u64, seed: u64) -> Result<()> {
    cargo::run(
        cargo()
            .args(["test", "--locked", "-p", "schafkopf-turnier", "--test", "model", "--", "--nocapture"])
            .env("STAMMTISCH_ROWS", count.to_string())
            .env("STAMMTISCH_ORDERS", count.to_string())
            .env("STAMMTISCH_SEED", seed.to_string()),
    )
}
