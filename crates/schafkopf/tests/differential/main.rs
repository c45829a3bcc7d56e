//! The crate against a slow second implementation: the same legal cards, winners, results, money and points, game
//! after game, and the same number of ways in which fixed deals can be played.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../chance/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of it")]
mod chance;
#[path = "../dice/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of it")]
mod dice;
#[path = "../reference/mod.rs"]
mod reference;

mod bridge;
mod games;
mod hands;
mod house;
mod perft;
mod perft_house;
