//! Any bytes as input of `judge`: every line that is not blank gets one JSON object with `ok`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use stammtisch::{RuleSets, judge};
use stammtisch_text::Lang;

fuzz_target!(|input: &[u8]| {
    let sets = RuleSets::read(&[]).expect("built-in sets load");
    let mut output = Vec::new();
    judge(input, &mut output, &sets, Lang::De).expect("memory takes everything");
    let text = String::from_utf8(output).expect("answers are text");
    let lines = input.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).count();
    assert_eq!(text.lines().count(), lines);
    assert!(text.lines().all(|line| line.starts_with("{\"id\":") && line.ends_with('}')));
});
