//! Files of every version that was ever written: they must stay readable, and mean the same.

use schafkopf::rules::builtin;
use schafkopf_record::{Language, audit, from_json, parse, print, to_json};

/// Files of version 1, in the text notation and, where there is one, as JSON.
const VERSION_1: &[(&str, &str, &str)] = &[
    (
        "kitchen-table",
        include_str!("../corpus/v1/kitchen-table.skn"),
        include_str!("../corpus/v1/kitchen-table.json"),
    ),
    ("everything", include_str!("../corpus/v1/everything.skn"), include_str!("../corpus/v1/everything.json")),
    ("english", include_str!("../corpus/v1/english.skn"), include_str!("../corpus/v1/english.json")),
];

#[test]
fn version_1_stays_readable() {
    for (name, text, json) in VERSION_1 {
        let games = parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let records: Vec<_> = games.into_iter().map(|game| game.record).collect();
        let lines: Vec<String> = records.iter().map(to_json).collect();
        assert_eq!(lines.join("\n"), json.trim_end(), "{name}");
        assert_eq!(from_json(json).unwrap(), records, "{name}");
    }
}

#[test]
fn the_normal_form_does_not_change() {
    let (_, text, _) = VERSION_1[1];
    let games = parse(text).unwrap();
    let printed = schafkopf_record::print_all(games.iter().map(|game| &game.record), Language::German);
    assert_eq!(printed, text);
}

#[test]
fn the_kitchen_table_has_its_revoke_found() {
    let game = parse(VERSION_1[0].1).unwrap().remove(0);
    let findings = audit(&game.record, &builtin("schule").unwrap());
    let [finding] = &findings[..] else { panic!("{findings:?}") };
    assert_eq!((finding.fault.code(), finding.clause), ("must_follow", "S 3.2.1"));
    let line = game.lines.number(finding.at.line).and_then(|number| VERSION_1[0].1.lines().nth(number - 1));
    assert!(line.is_some_and(|line| line.starts_with("2.")), "{line:?}");
}

#[test]
fn the_example_of_the_documentation_is_what_it_says() {
    let document = include_str!("../../../../docs/notation.md");
    let examples: Vec<&str> =
        document.split("```skn\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 2, "the document has examples");
    for example in examples {
        let games = parse(example).unwrap_or_else(|error| panic!("{error}\n{example}"));
        for game in &games {
            assert_eq!(
                print(&game.record, Language::German),
                print(&parse(&print(&game.record, Language::English)).unwrap()[0].record, Language::German)
            );
        }
    }
    let whole =
        parse(document.split("```skn\n").nth(1).unwrap().split("```").next().unwrap()).unwrap().remove(0);
    assert_eq!(audit(&whole.record, &builtin("schule").unwrap()), []);
}
