//! Any text as records: an error with its place, or records that every format keeps and that every rule set can look at.

use schafkopf::rules::builtin;
use schafkopf_record::{
    Course, Language, Record, audit, from_json, parse, parse_oneline, parse_protocol, print, print_oneline,
    read, replay, to_json,
};

/// Does everything with a text that can be done with it.
pub(crate) fn hold(text: &str) {
    for parsed in [parse(text), parse_oneline(text), parse_protocol(text).map(|protocol| protocol.games)] {
        for game in parsed.into_iter().flatten() {
            hold_of(&game.record);
        }
    }
    for record in from_json(text).into_iter().flatten() {
        hold_of(&record);
    }
    if let Err(error) = read(text) {
        assert!(error.start + error.len <= text.len() && error.excerpt.len() < 300, "{error}");
    }
}

fn hold_of(record: &Record) {
    for language in [Language::German, Language::English] {
        let printed = print(record, language);
        let read = parse(&printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
        assert!(read.len() == 1 && read[0].record == *record, "{printed}");
    }
    assert_eq!(from_json(&to_json(record)).unwrap_or_default(), std::slice::from_ref(record));
    let _ = print_oneline(record);
    for id in ["schule", "tischpunkte", "preis"] {
        let rules = builtin(id).expect("it is built in");
        let course = Course::of(record, &rules);
        assert_eq!(course.findings, audit(record, &rules));
        for finding in &course.findings {
            finding.decisions(record, &course, &rules);
        }
        if let Ok(replayed) = replay(record, &rules) {
            assert_eq!(replayed.game.plays().len(), record.plays().count());
        }
    }
}
