//! Drives a running server from outside, as many players would.
//!
//! It knows the protocol and nothing else of Stammtisch: it plays by choosing among the actions that the server offers.
//! `cargo xtask load` and the fault tests use it.

pub mod client;
pub mod faults;
pub mod latency;
pub mod load;
pub mod server;
pub mod socket;
pub mod words;
