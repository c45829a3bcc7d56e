//! What must hold in every hand and every match, under any rule set that can be written down.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../chance/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of it")]
mod chance;
#[path = "../dice/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of it")]
mod dice;

mod house;
mod leaks;
mod machine;
mod matches;
mod runs;
mod sets;
