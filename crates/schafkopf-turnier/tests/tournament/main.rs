//! Tournaments from registration to the prizes: every clause by name, every refusal, and the log as the only truth.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod bad_input;
mod desk;
mod door;
mod drawing;
mod files;
mod lists;
mod log;
mod mending;
mod paper;
mod prizes;
mod properties;
mod ranking;
mod registration;
mod whole;
