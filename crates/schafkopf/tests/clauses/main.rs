//! The clauses, one by one: what each of them asks of the game machine, and what it forbids.
//!
//! The name of a test begins with the clause it is about.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../dice/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of it")]
mod dice;

mod all_pass;
mod auction;
mod boundaries;
mod contracts;
mod doubling;
mod first_game;
mod forced;
mod geier;
mod matches;
mod phases;
mod rufspiel;
mod scoring;
mod script;
mod tischpunkte_auction;
mod tricks;
mod variants;
mod views;
