//! What is no record: a clear message with its place, never a panic.

use proptest::prelude::{Just, Strategy, any, prop, prop_oneof, proptest};
use schafkopf_record::{
    LONGEST_LINE, Parsed, Problem, from_json, parse, parse_oneline, parse_protocol, read,
};

use crate::notation;

const GAME: &str = include_str!("../corpus/v1/kitchen-table.skn");
const PROTOCOL: &str = include_str!("../corpus/import/protocol.txt");
const ONE_LINE: &str = include_str!("../corpus/import/oneline.txt");
const JSON: &str = include_str!("../corpus/v1/kitchen-table.json");

#[test]
fn every_code_has_an_example() {
    let here = include_str!("bad_input.rs");
    let import = include_str!("import.rs");
    for code in Problem::CODES {
        let quoted = format!("\"{code}\"");
        assert!(here.contains(&quoted) || import.contains(&quoted), "no example for {code}");
    }
}

/// Line, column and code of the first error.
#[track_caller]
fn wrong(text: &str) -> (usize, usize, &'static str) {
    let error = read(text).unwrap_err();
    assert!(!error.to_string().is_empty() && error.excerpt.len() < 300);
    assert!(error.start + error.len <= text.len());
    (error.line, error.column, error.problem.code())
}

fn head(rest: &str) -> String {
    format!("Schafkopf 1\nGeber: 4\n{rest}")
}

#[test]
fn errors_say_what_and_where() {
    assert_eq!(wrong(""), (1, 1, "no-game"));
    assert_eq!(wrong("; nur ein Kommentar\n"), (2, 1, "no-game"));
    assert_eq!(wrong("Anna: Weiter\n"), (1, 1, "head-missing"));
    assert_eq!(wrong("Schafkopf 2\nGeber: 1\n"), (1, 11, "unknown-version"));
    assert_eq!(wrong("Schafkopf eins\n"), (1, 11, "bad-number"));
    assert_eq!(wrong("Schafkopf 1\nOrt: daheim\n"), (1, 1, "dealer-missing"));
    assert_eq!(wrong("Schafkopf 1\nGeber: Anna\n"), (2, 8, "unknown-player"));
    assert_eq!(wrong(&head("Gebr: 3\n")), (3, 1, "unknown-tag-guess"));
    assert_eq!(wrong(&head("Wetter: schön\n")), (3, 1, "unknown-tag"));
    assert_eq!(wrong(&head("Geber: 3\n")), (3, 1, "twice"));
    assert_eq!(wrong(&head("was ist das\n")), (3, 1, "unknown-line"));
    assert_eq!(wrong(&head("Ort:\n")), (3, 5, "value-missing"));
    assert_eq!(wrong(&head("Ort: \"offen\n")), (3, 6, "bad-quote"));
    assert_eq!(wrong(&head("Spiel: viele\n")), (3, 8, "bad-number"));
    assert_eq!(wrong(&head("Spieler: A, B, C\n")), (3, 10, "four-players"));
    assert_eq!(wrong(&head("Spieler: Anna, B, C, anna\nAnna: Weiter\n")), (4, 1, "ambiguous-player"));
    assert_eq!(wrong(&head("1 hat: EA EX E1\n")), (3, 14, "not-a-card"));
    assert_eq!(wrong(&head("1 hat: EA EZ ea\n")), (3, 14, "card-twice"));
    assert_eq!(wrong(&head("1: Zahlen bitte\n")), (3, 4, "unknown-word"));
    assert_eq!(wrong(&head("1: Stoß gestern\n")), (3, 4, "unknown-time"));
    assert_eq!(wrong(&head("1: Tout nach 0 Karten\n")), (3, 4, "tout-in-time"));
    assert_eq!(wrong(&head("1 spielt: Eichel-Sole\n")), (3, 11, "unknown-contract"));
    assert_eq!(wrong(&head("1 spielt: Kreuzbock\n")), (3, 11, "other-game"));
    assert_eq!(wrong(&head("1 spielt: Rufspiel Herz\n")), (3, 11, "herz-called"));
    assert_eq!(wrong(&head("1 spielt: Solo\n")), (3, 11, "suit-missing"));
    assert_eq!(wrong(&head("1 spielt: Tout\n")), (3, 11, "unclear-contract"));
    assert_eq!(wrong(&head("2. EA\n")), (3, 1, "trick-order"));
    assert_eq!(wrong(&head("1. EA E7 EK EZ\n2. GA\n")), (4, 4, "leader-unknown"));
    assert_eq!(wrong(&head("1. EA E7 EK EZ G7 G8 G9 GA GZ\n")), (3, 28, "too-many-cards"));
    assert_eq!(wrong(&head("1. 5: EA\n")), (3, 4, "unknown-player"));
    assert_eq!(wrong(&head("1. EA E7 EK EZ -> 1 viel\n")), (3, 21, "bad-number"));
    assert_eq!(wrong(&head("Ergebnis: unentschieden\n")), (3, 11, "bad-result"));
    assert_eq!(wrong(&head("Ergebnis: gewonnen, verloren\n")), (3, 21, "twice"));
    assert_eq!(wrong(&head("1 verlangt: ein Bier\n")), (3, 13, "bad-claim"));
    assert_eq!(wrong(&head("Geld: +1 +1 -2\n")), (3, 7, "four-numbers"));
    assert_eq!(wrong(&head("Geld: +1 +1 -1 -1 0\n")), (3, 19, "four-numbers"));
    assert_eq!(wrong(&head("Mischbeweis: {}\n")), (3, 14, "bad-proof"));
    assert_eq!(wrong(&head(&"1: Weiter\n".repeat(101))), (103, 4, "too-many-lines"));
}

#[test]
fn a_ninth_trick_is_one_too_many() {
    let tricks: Vec<String> = (1..=9).map(|number| format!("{number}. 1: EA\n")).collect();
    assert_eq!(wrong(&head(&tricks.concat())), (11, 1, "too-many-tricks"));
}

#[test]
fn the_second_game_of_a_file_is_placed_too() {
    let text = format!("{GAME}\nSchafkopf 1\nGeber: 9\n");
    assert_eq!(wrong(&text), (GAME.lines().count() + 3, 8, "unknown-player"));
}

#[test]
fn byte_order_marks_tabs_crlf_and_hard_spaces_do_no_harm() {
    let plain = parse(GAME).unwrap();
    let messy = format!("\u{feff}{}", GAME.replace('\n', " \t\r\n").replace(": ", ":\u{a0}\t"));
    let records = |games: Vec<Parsed>| games.into_iter().map(|game| game.record).collect::<Vec<_>>();
    assert_eq!(records(parse(&messy).unwrap()), records(plain));
}

#[test]
fn a_truncated_file_is_read_or_refused_but_never_breaks() {
    for text in [GAME, PROTOCOL, ONE_LINE, JSON] {
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            notation::hold(&text[..end]);
        }
    }
}

#[test]
fn long_lines_are_refused_at_once() {
    let long = "EA ".repeat(4_000_000);
    for (text, line) in [(format!("{GAME}1 hat: {long}"), GAME.lines().count() + 1), (long.clone(), 1)] {
        let error = parse(&text).unwrap_err();
        assert_eq!((error.line, error.column), (line, 1));
        assert_eq!(error.problem, Problem::LineTooLong { limit: LONGEST_LINE });
        assert!(error.excerpt.len() < 300);
    }
    assert_eq!(parse_oneline(&long).unwrap_err().problem.code(), "line-too-long");
    assert_eq!(parse_protocol(&format!("Geber: 1\n{long}")).unwrap_err().problem.code(), "line-too-long");
    assert_eq!(from_json(&long).unwrap_err().problem.code(), "json");
}

#[test]
fn json_errors_are_placed() {
    assert_eq!(wrong("{\"schafkopf\":1}").2, "json");
    assert_eq!(wrong("{\"schafkopf\":1,\"dealer\":4}\n{\"schafkopf\":1,\n\"dealer\":5}").0, 3);
    for bad in [
        r#"{"schafkopf":2,"dealer":4}"#,
        r#"{"schafkopf":1,"dealer":4,"wetter":"schön"}"#,
        r#"{"schafkopf":1,"dealer":4,"hands":["EA EA",null,null,null]}"#,
        r#"{"schafkopf":1,"dealer":4,"tricks":[{"cards":"EA"}]}"#,
        r#"{"schafkopf":1,"dealer":4,"tricks":[{"leader":1,"cards":"EA 7:EZ"}]}"#,
        r#"{"schafkopf":1,"dealer":4,"declared":{"seat":1,"contract":"rufspiel","suit":"H"}}"#,
        r#"{"schafkopf":1,"dealer":4,"declared":{"seat":1,"contract":"wenz","suit":"H"}}"#,
        r#"{"schafkopf":1,"dealer":4,"declared":{"seat":1,"contract":"solo"}}"#,
        r#"{"schafkopf":1,"dealer":4,"declared":{"seat":1,"contract":"rufspiel","suit":"E","tout":true}}"#,
        r#"{"schafkopf":1,"dealer":4,"declared":{"seat":1,"contract":"rufspiel","suit":"E","called":"GZ"}}"#,
        r#"{"schafkopf":1,"dealer":4,"auction":[{"seat":1,"say":"pass","level":"solo"}]}"#,
        r#"{"schafkopf":1,"dealer":4,"auction":[{"seat":1,"say":"name"}]}"#,
        r#"{"schafkopf":1,"dealer":4,"calls":[{"seat":1,"call":"tout","after":0}]}"#,
        r#"{"schafkopf":1,"dealer":4,"comments":[{"at":{"trick":1},"text":"x"}]}"#,
        r#"{"schafkopf":1,"dealer":4,"comments":[{"at":{"bid":0},"text":"x"}]}"#,
        r#"{"schafkopf":1,"dealer":4,"rules_hash":"00"}"#,
        "[]",
        "{\"schafkopf\":1,\"dealer\":4",
    ] {
        let error = from_json(bad).unwrap_err();
        assert_eq!((error.line, error.problem.code()), (1, "json"), "{bad}");
    }
}

/// A piece of a record to put in somewhere.
fn piece() -> impl Strategy<Value = String> {
    let words = [
        "Schafkopf 1\n",
        "Geber: 2\n",
        "1: Ich spiele\n",
        "2: Ich hätte ein Solo Tout\n",
        "3: Ist recht\n",
        "4: Ich bin besser\n",
        "2 spielt: Gras-Farbwenz Tout\n",
        "1 muss spielen: mit dem Gras-König, Renonce\n",
        "3 hat: EA EZ\n",
        "4: Retour\n",
        "1: Stoß nach 7 Karten\n",
        "2: Tout\n",
        " 3:EA",
        "-> 2 255",
        "1. ",
        "9. ",
        "; x",
        ";",
        "\"",
        "\u{feff}",
        "\u{a0}",
        "\t",
        "\r",
        "Geld: 9223372036854775807 1 1 1\n",
        "Liste: -2147483648 0 0 0\n",
        "4 verlangt: 255 Laufende, Schwarz\n",
        "Stock: 4294967295\n",
        "Zusammengeworfen: 4294967295\n",
        "Ergebnis: zusammengeworfen\n",
        "Spiel: 1\n",
        "2 spielt: Sie\n",
        "{",
        "[",
        ":",
        " von 3: ",
        "Anna hat: ",
        " spielt aus: ",
    ];
    prop_oneof![
        4 => prop::sample::select(words.to_vec()).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
        1 => Just(String::new()),
    ]
}

/// Puts pieces in the place of stretches of a text.
fn mutated(text: &str, changes: &[(prop::sample::Index, usize, String)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (place, len, piece) in changes {
        let at = place.index(chars.len() + 1);
        let end = (at + len).min(chars.len());
        chars.splice(at..end, piece.chars());
    }
    chars.into_iter().collect()
}

proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { cases: 1500, failure_persistence: None, ..Default::default() })]

    #[test]
    fn mutated_records_never_break_anything(
        which in 0..4_usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..40_usize, piece()), 1..6),
    ) {
        notation::hold(&mutated([GAME, PROTOCOL, ONE_LINE, JSON][which], &changes));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,200}") {
        notation::hold(&text);
        notation::hold(&head(&text));
    }
}
