//! The property under cargo-fuzz.
#![no_main]

#[path = "../properties/judge.rs"]
mod judge;

libfuzzer_sys::fuzz_target!(|input: &[u8]| judge::hold(input));
