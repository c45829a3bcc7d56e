//! The property under cargo-fuzz.
#![no_main]

#[path = "../properties/rules.rs"]
mod rules;

libfuzzer_sys::fuzz_target!(|text: &str| rules::hold(text));
