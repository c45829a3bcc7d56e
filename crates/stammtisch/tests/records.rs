//! `stammtisch audit`, `convert` and `replay`, as a new user tries them.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

const KITCHEN: &str = include_str!("../../schafkopf-record/tests/corpus/v1/kitchen-table.skn");
const PROTOCOL: &str = include_str!("../../schafkopf-record/tests/corpus/import/protocol.txt");
const ONE_LINE: &str = include_str!("../../schafkopf-record/tests/corpus/import/oneline.txt");

fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Who refuses the input early closes the pipe.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// Exit code, standard output and standard error.
fn said(args: &[&str], input: &[u8]) -> (i32, String, String) {
    let output = run(args, input);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_revoke_at_the_kitchen_table_is_found_explained_and_ruled_on_in_german() {
    let (code, out, err) = said(&["audit", "--lang", "de", "-"], KITCHEN.as_bytes());
    assert_eq!((code, err.as_str()), (1, ""));
    assert!(
        out.contains(
            "Zeile 13, Stich 2, 2. Karte – Dora: Gras ist ausgespielt und muss bedient werden. (S 3.2.1)"
        ),
        "{out}"
    );
    assert!(out.contains("Gespielt: S9. Erlaubt: G8 G7."), "{out}");
    assert!(out.contains("Aufsicht: Falsch bedient."), "{out}");
    assert!(out.contains("Einheiten: Anna +2, Bert +2, Cilli 0, Dora −4."), "{out}");
    assert!(out.contains("Nachlesen: stammtisch explain S 3.2.1"), "{out}");
    assert!(out.ends_with("Ein Spiel geprüft: ein Befund.\n"), "{out}");
}

#[test]
fn the_same_in_english() {
    let (code, out, _) = said(&["audit", "--lang", "en", "-"], KITCHEN.as_bytes());
    assert_eq!(code, 1);
    assert!(
        out.contains("line 13, trick 2, card 2 – Dora:") && out.contains("Played: S9. Legal: G8 G7."),
        "{out}"
    );
    assert!(out.contains("Units: Anna +2, Bert +2, Cilli 0, Dora −4."), "{out}");
}

#[test]
fn t_15_both_choices_are_told() {
    let revoke = "Schafkopf 1\nRegeln: tischpunkte\nGeber: 2\n2 hat: SU HO H9 EK E9 GZ SK S7\n4 spielt: Herz-Farbwenz\n1. EA HU EO SK\n";
    let (code, out, _) = said(&["audit", "--lang", "de", "-"], revoke.as_bytes());
    assert_eq!(code, 1);
    assert!(out.contains("wenn abgebrochen wird") && out.contains("wenn weitergespielt wird"), "{out}");
}

#[test]
fn nothing_found_is_said_and_exits_with_0() {
    let (code, out, _) = said(&["audit", "--lang", "de", "-"], ONE_LINE.as_bytes());
    assert_eq!((code, out.as_str()), (0, "4 Spiele geprüft: nichts gefunden.\n"));
}

#[test]
fn what_cannot_be_read_is_shown_with_its_line_and_exits_with_2() {
    let (code, out, err) = said(&["audit", "--lang", "de", "-"], b"Schafkopf 1\nGeber: 4\n1 hat: EA XY\n");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(
        err.contains(":3:11") && err.contains("„XY“ ist keine Karte") && err.contains("1 hat: EA XY"),
        "{err}"
    );
    for command in [&["audit"][..], &["replay", "--all"], &["convert", "--to", "json"]] {
        let mut args = command.to_vec();
        args.extend(["--lang", "en", "no-such-file.skn"]);
        let (code, _, err) = said(&args, b"");
        assert_eq!(code, 2);
        assert!(err.contains("no-such-file.skn cannot be read"), "{err}");
    }
}

#[test]
fn latin_1_is_read_with_a_note_and_long_lines_are_refused() {
    let latin = b"Schafkopf 1\nSpieler 1: J\xf6rg\nGeber: J\xf6rg\n";
    let (code, out, err) = said(&["convert", "--to", "text", "--lang", "de", "-"], latin);
    assert_eq!((code, out.as_str()), (0, "Schafkopf 1\nSpieler 1: Jörg\nGeber: Jörg\n"));
    assert!(err.contains("Latin-1"), "{err}");
    let long = [b"Schafkopf 1\nGeber: 4\n1 hat: ".as_slice(), &b"EA ".repeat(3_500_000)].concat();
    let (code, _, err) = said(&["audit", "--lang", "de", "-"], &long);
    assert_eq!(code, 2);
    assert!(err.contains("länger als 65536 Bytes") && err.len() < 2000, "{err}");
}

#[test]
fn unknown_rules_are_told() {
    let text = b"Schafkopf 1\nRegeln: dahoam\nGeber: 4\n";
    let (code, _, err) = said(&["audit", "--lang", "de", "-"], text);
    assert_eq!(code, 2);
    assert!(err.contains("„dahoam“ gibt es hier nicht") && err.contains("schule-turnier"), "{err}");
    assert_eq!(said(&["audit", "--rules", "preis", "-"], text).0, 0);
}

#[test]
fn games_are_converted_there_and_back() {
    let (_, json, _) = said(&["convert", "--to", "json", "-"], KITCHEN.as_bytes());
    let (_, text, _) = said(&["convert", "--to", "text", "-"], json.as_bytes());
    let (_, again, _) = said(&["convert", "--to", "json", "-"], text.as_bytes());
    assert_eq!(json, again);
    let (_, english, _) = said(&["convert", "--to", "text", "--lang", "en", "-"], KITCHEN.as_bytes());
    assert!(english.contains("Anna plays: with the Old One"), "{english}");
    let (code, line, _) = said(&["convert", "--to", "oneline", "-"], KITCHEN.as_bytes());
    assert!(code == 0 && line.starts_with("Rufspiel Alte von 0: ha gu eu hu gz s9 "), "{line}");
}

#[test]
fn what_has_no_line_and_what_is_left_out_is_told() {
    let (code, out, err) = said(&["convert", "--to", "oneline", "--lang", "de", "-"], PROTOCOL.as_bytes());
    assert_eq!((code, out.lines().count()), (1, 3));
    assert_eq!(err.matches("ausgelassen").count(), 2, "{err}");
    assert!(err.contains("Spiel 3: hat keine Zeile"), "{err}");
}

#[test]
fn a_game_is_shown_trick_by_trick() {
    let (code, out, _) = said(&["replay", "--all", "--lang", "de", "-"], KITCHEN.as_bytes());
    assert_eq!(code, 0);
    assert!(out.contains("  Dora         S9✗  Blatt: EZ E8 E7 G8 G7 SK S9      erlaubt: G8 G7\n"), "{out}");
    assert!(out.contains("→ Stich für Bert, 30 Augen. Spielerpartei 65, Gegenpartei 55."), "{out}");
    assert!(out.contains("Einheiten: Anna +5, Bert +5, Cilli −5, Dora −5."), "{out}");
    assert!(out.contains("ging das Spiel nur bis hierher: Stich 2, 2. Karte."), "{out}");
    let (code, out, _) = said(&["replay", "--game", "2", "--lang", "en", "-"], ONE_LINE.as_bytes());
    assert_eq!(code, 0);
    assert!(out.contains("Won with 82 points in 5 tricks.") && !out.contains("finding"), "{out}");
    let (code, _, err) = said(&["replay", "--game", "9", "--lang", "en", "-"], ONE_LINE.as_bytes());
    assert!(code == 2 && err.contains("has only 4 games"), "{err}");
}

/// What a command printed as JSON, one object a line.
fn objects(args: &[&str], input: &[u8]) -> (i32, Vec<serde_json::Value>) {
    let (code, out, err) = said(args, input);
    let read = |line: &str| serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}\n{err}"));
    (code, out.lines().map(read).collect())
}

#[test]
fn an_audit_is_told_to_programs() {
    let (code, games) = objects(&["audit", "--json", "-"], KITCHEN.as_bytes());
    let (_, words, _) = said(&["audit", "--lang", "en", "-"], KITCHEN.as_bytes());
    assert_eq!(code, said(&["audit", "-"], KITCHEN.as_bytes()).0);
    assert_eq!((games.len(), games[0]["game"].as_u64()), (1, Some(1)));
    let findings = games[0]["findings"].as_array().expect("a list");
    assert!(!findings.is_empty());
    for finding in findings {
        let message = finding["message"].as_str().expect("a text");
        assert!(words.contains(message) && finding["clause"].is_string(), "{finding}");
    }
    let (code, games) = objects(&["audit", "--json", "-"], ONE_LINE.as_bytes());
    assert_eq!((code, games.len()), (0, 4), "games without a finding are told too");
}

#[test]
fn a_replay_is_told_to_programs() {
    let (code, games) = objects(&["replay", "--json", "-"], ONE_LINE.as_bytes());
    assert_eq!((code, games.len()), (0, 4));
    for game in &games {
        let tricks = game["tricks"].as_array().expect("a list");
        let points: u64 = tricks.iter().filter_map(|trick| trick["points"].as_u64()).sum();
        assert_eq!((tricks.len(), points), (8, 120), "{game}");
        assert!(game["outcome"]["won"].is_boolean(), "{game}");
    }
}
