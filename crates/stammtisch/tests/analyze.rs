//! `stammtisch analyze` as people and programs see it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/rufspiel.skn");
/// Few worlds: what is said matters less here than how.
const QUICK: [&str; 4] = ["--bot", "stammtisch", "--worlds", "0.05"];

fn analyze(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .arg("analyze")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    child.wait_with_output().unwrap()
}

fn quick(args: &[&str], input: &str) -> String {
    let args: Vec<&str> = QUICK.iter().chain(args).copied().collect();
    let output = analyze(&args, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_record_is_reviewed_in_both_languages() {
    let german = quick(&["--lang", "de", EXAMPLE], "");
    for words in
        ["Sepp spielt: Rufspiel mit der Alten, Mitspieler Resi", "Genauigkeit", "Wendepunkte", "7. Xaver: SZ"]
    {
        assert!(german.contains(words), "{words}: {german}");
    }
    let english = quick(&["--lang", "en", "--all", EXAMPLE], "");
    for words in ["Sepp plays", "Accuracy", "Turning points", "All decisions", "possible deals looked at"] {
        assert!(english.contains(words), "{words}: {english}");
    }
}

#[test]
fn the_same_seed_gives_the_same_review_on_any_number_of_threads() {
    let text =
        |seed: &str, threads: &str| quick(&["--json", "--seed", seed, "--threads", threads, EXAMPLE], "");
    assert_eq!(text("4", "1"), text("4", "2"));
    let review: Value = serde_json::from_str(&text("4", "1")).unwrap();
    let game = &review["games"][0];
    assert_eq!(game["curve"].as_array().unwrap().len(), 33);
    assert_eq!(game["players"][1], "Sepp");
    assert_eq!(review["summary"].as_array().unwrap().len(), 4);
    assert_ne!(text("4", "1"), text("5", "1"), "another seed looks at other deals");
}

#[test]
fn a_page_is_written_where_one_says() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("review.html");
    let output = quick(
        &["--lang", "de", "--html", file.to_str().unwrap(), "-"],
        &std::fs::read_to_string(EXAMPLE).unwrap(),
    );
    assert!(output.is_empty(), "the page is all there is");
    let page = std::fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("Eichel-Ober"));
}

#[test]
fn several_games_have_a_summary_with_habits() {
    let text = std::fs::read_to_string(EXAMPLE).unwrap();
    let both = quick(&["--lang", "de", "-"], &format!("{text}\n{text}"));
    assert!(both.starts_with("Zusammenfassung") && both.contains("Teuerste Gewohnheiten"), "{both}");
}

/// A game that stops in its second trick.
const TWO_TRICKS: &str = "Schafkopf 1
Regeln: schule
Spieler: Anna, Bert, Cilli, Dora
Geber: Dora
Anna hat: EO GO HO EU HA GK G9 S7
Bert hat: SO HU H9 H7 EA EK SK S9
Cilli hat: GU SU HK H8 GA G7 E8 SA
Dora hat: HZ EZ E9 E7 GZ G8 SZ S8
Anna spielt: mit der Blauen
1. EO H7 H8 HZ
2. GO H9 HK SZ
";

#[test]
fn a_blatant_mistake_is_found_and_explained() {
    let output = analyze(&["--lang", "de", "--bot", "stammtisch", EXAMPLE], "");
    let text = String::from_utf8(output.stdout).unwrap();
    let why = text.split("Stich 5 · Xaver: Schellen-Achter statt Eichel-Ober").nth(1);
    assert!(why.is_some_and(|why| why.contains("Mit Eichel-Ober geht der Stich sicher an Xaver.")), "{text}");
}

#[test]
fn a_game_that_was_not_played_out_is_reviewed_as_far_as_it_goes() {
    let text = quick(&["--lang", "de", "-"], TWO_TRICKS);
    assert!(text.contains("nicht zu Ende gespielt") && text.contains("2. Anna: GO"), "{text}");
}

#[test]
fn what_cannot_be_reviewed_is_said() {
    let wrong = [
        ("Schafkopf 1\nGeber: 4\n1 spielt: Wenz\n1. EA E7 E8 E9\n", "die Blätter nicht bekannt"),
        (&TWO_TRICKS.replace("2. GO H9", "2. GO SK"), "stammtisch audit"),
        ("Unsinn\n", "Unsinn"),
    ];
    for (record, words) in wrong {
        let output = analyze(&["--lang", "de", "--bot", "stammtisch", "-"], record);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(words), "{said}");
    }
    let output = analyze(&["--lang", "de", "--bot", "regel", EXAMPLE], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("meister, stammtisch, einfach"));
}
