//! The property under cargo-fuzz.
#![no_main]

#[path = "../properties/notation.rs"]
mod notation;

libfuzzer_sys::fuzz_target!(|text: &str| notation::hold(text));
