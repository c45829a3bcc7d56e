//! Drives a running server from outside, as many players would.
//!
//! It knows the protocols and nothing else of Stammtisch: it plays by choosing among the actions that the server offers,
//! and keeps lists through the interface of the hall. `cargo xtask load`, `cargo xtask rehearse`, `cargo xtask attack` and the
//! fault tests use it.

pub mod attack;
pub mod client;
pub mod faults;
pub mod hall;
pub mod hall_faults;
pub mod latency;
pub mod load;
pub mod rehearse;
pub mod server;
pub mod socket;
pub mod words;
