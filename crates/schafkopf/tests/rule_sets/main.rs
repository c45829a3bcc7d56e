//! Rule sets as data: what the built-in ones say, how a file extends them, and what is wrong with a wrong one.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../dice/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of it")]
mod dice;

mod built_in;
mod contradictions;
mod extending;
mod house;
mod mutations;
mod ready_made;
