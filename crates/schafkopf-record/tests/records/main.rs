//! Records from the outside: formats, import, replay, audit.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod audit_cases;
mod bad_input;
mod corpus;
mod equivalence;
mod import;
#[path = "../../../../fuzz/properties/notation.rs"]
mod notation;
mod random;
mod round_trip;
mod speed;
