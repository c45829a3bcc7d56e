//! `stammtisch solve` and `stammtisch bench` as another program sees them.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const HANDS: [&str; 4] = [
    "EO GO EU HA H7 EK E9 S7",
    "HO SO GU HU SU HZ HK EA",
    "H9 H8 GA GZ GK G9 SA SZ",
    "EZ E8 E7 G8 G7 SK S9 S8",
];

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    let _ = writer.join().expect("the writer does not panic");
    output
}

fn solve(args: &[&str], lines: &[String]) -> Vec<Value> {
    let args: Vec<&str> = ["solve"].iter().chain(args).copied().collect();
    let output = run(&args, &lines.join("\n"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("answers are text");
    text.lines().map(|line| serde_json::from_str(line).expect("every answer is JSON")).collect()
}

fn request(id: usize, plays: &str) -> String {
    json!({"id": id.to_string(), "rules": "schule", "dealer": 4, "hands": HANDS, "declarer": 1, "contract": "rufspiel",
        "suit": "E", "plays": plays})
    .to_string()
}

const FOUR_TRICKS: &str = "EO HO H9 EZ GO SO H8 E8 EU GU GA E7 HA HU GZ G8";

#[test]
fn a_position_has_a_value_a_turn_and_a_value_for_every_legal_card() {
    let answer = &solve(&[], &[request(1, "E9 EA")])[0];
    assert_eq!((&answer["id"], &answer["ok"], &answer["turn"]), (&json!("1"), &json!(true), &json!(3)));
    let value = answer["value"].as_u64().expect("a number");
    let moves = answer["moves"].as_object().expect("an object");
    assert_eq!(moves.values().filter_map(Value::as_u64).min(), Some(value), "seat 3 defends: {answer}");
    let without = &solve(&["--no-moves"], &[request(1, "E9 EA")])[0];
    assert_eq!(*without, json!({"id": "1", "ok": true, "value": value, "turn": 3}));
    for (threshold, reached) in [(value, true), (value + 1, false)] {
        let answer = &solve(&["--threshold", &threshold.to_string()], &[request(1, "E9 EA")])[0];
        assert_eq!(*answer, json!({"id": "1", "ok": true, "reached": reached}));
    }
}

#[test]
fn a_thousand_lines_are_answered_in_order_with_malformed_ones_among_them() {
    let mut lines: Vec<String> = (0..1000).map(|id| request(id, FOUR_TRICKS)).collect();
    lines[17] = "{".to_owned();
    lines[400] = request(400, "EA");
    lines[999] = "x".repeat(100_000);
    let answers = solve(&["--threads", "2"], &lines);
    assert_eq!(answers.len(), 1000);
    for (id, answer) in answers.iter().enumerate() {
        match id {
            17 => assert_eq!(answer["error"]["code"], json!("bad_json")),
            400 => assert_eq!(answer["error"]["at"], json!(0)),
            999 => assert_eq!(answer["error"]["code"], json!("line_too_long")),
            _ => {
                assert_eq!(answer["id"], json!(id.to_string()), "{answer}");
                assert_eq!(answer["value"], answers[0]["value"]);
            }
        }
    }
}

#[test]
fn the_best_line_is_shown_in_both_languages() {
    for (lang, word) in [("de", "Spielerpartei"), ("en", "declarer's party")] {
        let output = run(&["--lang", lang, "solve", "--line"], &request(1, FOUR_TRICKS));
        let text = String::from_utf8(output.stdout).expect("it is text");
        assert!(output.status.success());
        assert_eq!(text.lines().count(), 5, "a head and four tricks: {text}");
        assert!(text.lines().all(|line| line.contains(word)), "{text}");
    }
    assert!(!run(&["solve", "--line"], "").status.success());
    assert!(!run(&["solve", "--line"], "{}").status.success());
}

#[test]
fn bench_prints_the_signature() {
    let output = run(&["--lang", "en", "bench", "--signature"], "");
    let text = String::from_utf8(output.stdout).expect("it is text");
    assert_eq!(text.trim(), format!("Signature of the search: {}", schafkopf_solver::signature()));
}
