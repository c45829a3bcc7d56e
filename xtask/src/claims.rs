//! `cargo xtask claims`: every claim of the coach in many positions is held against worlds, and mistakes are counted that get a
//! reason.

use anyhow::Result;

use crate::cargo::{self, cargo};

/// How much is looked at.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct Wishes {
    /// Hands under each of eight rule sets whose claims are checked, about seven positions each
    #[arg(long, default_value_t = 420)]
    hands: u64,
    /// Games of bots whose mistakes are looked through for reasons
    #[arg(long, default_value_t = 1_000)]
    games: u64,
}

/// Looks at as much as is wished; the tests say what they found.
pub(crate) fn check(wishes: Wishes) -> Result<()> {
    cargo::run(
        cargo()
            .args(["test", "--locked", "-p", "schafkopf-bots", "--test", "claims"])
            .args(["--", "--nocapture"])
            .env("CLAIMS_HANDS", wishes.hands.to_string())
            .env("REASONS_HANDS", wishes.games.to_string()),
    )
}
