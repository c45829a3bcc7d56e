//! The hall from the outside: requests in, answers out, and what is on the disk afterwards.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod acting;
mod clauses;
mod door;
mod keeping;
mod looking;
mod paper;
mod prizes;
mod season;
mod security;
mod streaming;
mod world;
