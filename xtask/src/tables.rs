//! `cargo xtask tables`: bots at tables under the ready sets and under any house rules, none of whose actions may be refused.

use anyhow::Result;

use crate::cargo::{self, cargo};

/// How much is played.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct Wishes {
    /// Hands of `regel` under each ready set
    #[arg(long, default_value_t = 10_000)]
    hands: u64,
    /// Hands of each bot that samples, under each ready set
    #[arg(long, default_value_t = 200)]
    sampled: u64,
    /// The share of their worlds that these look at: all of them take days, and the same code decides
    #[arg(long, default_value_t = 0.02)]
    worlds: f64,
    /// Random house rules, ten hands each
    #[arg(long, default_value_t = 1_000)]
    sets: u64,
    /// The same seed plays the same
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Plays as much as is wished; the tests say what was played, and what was refused.
pub(crate) fn play(wishes: Wishes) -> Result<()> {
    cargo::run(
        cargo()
            .args(["test", "--locked", "-p", "schafkopf-bots", "--test", "all_tables"])
            .args(["house::", "--", "--nocapture"])
            .env("STAMMTISCH_HANDS", wishes.hands.to_string())
            .env("STAMMTISCH_SAMPLED", wishes.sampled.to_string())
            .env("STAMMTISCH_WORLDS", wishes.worlds.to_string())
            .env("STAMMTISCH_SETS", wishes.sets.to_string())
            .env("STAMMTISCH_SEED", wishes.seed.to_string()),
    )
}
