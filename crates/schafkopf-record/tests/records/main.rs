//! Records from the outside: formats, import, replay, audit.

mod audit_cases;
mod bad_input;
mod corpus;
mod import;
mod random;
mod round_trip;
mod speed;
