//! What must hold of every sheet: money as the core pays it for whole games, sums of zero, and the same sheet however logs meet.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../schafkopf/tests/chance/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of it")]
mod chance;
#[path = "../../../schafkopf/tests/dice/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of it")]
mod dice;

mod cases;
mod evenings;
mod merging;
mod people;
