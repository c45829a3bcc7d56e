//! The property under cargo-fuzz.
#![no_main]

#[path = "../properties/actions.rs"]
mod actions;

libfuzzer_sys::fuzz_target!(|input: &[u8]| actions::hold(input));
