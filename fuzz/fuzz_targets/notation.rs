//! Any text as records: an error with its place, or records that print and read themselves back.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(parsed) = schafkopf_record::parse(text) else { return };
    for one in &parsed {
        let json = schafkopf_record::to_json(&one.record);
        let again = schafkopf_record::from_json(&json).expect("what was printed can be read");
        assert_eq!(again.first(), Some(&one.record));
    }
});
