//! `stammtisch arena` as its user sees it: the same result on any number of cores and after any interruption, and no harm
//! from bots that fail.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

/// An empty folder of the test's own.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("arena").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(path.parent().expect("it has a parent")).expect("the folder can be made");
    path
}

fn arena(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    command.args(["arena", "--lang", "en"]).args(args).output().expect("the program starts")
}

#[track_caller]
fn run(args: &[&str]) -> String {
    let output = arena(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the report is text")
}

#[track_caller]
fn report(args: &[&str]) -> Value {
    let mut all = args.to_vec();
    all.push("--json");
    serde_json::from_str(&run(&all)).expect("the report is JSON")
}

/// What a match left in its folder that must not depend on how it was run.
fn left(folder: &Path) -> (String, String, Value) {
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("the file is there");
    let mut report: Value = serde_json::from_str(&read("report.json")).expect("the report is JSON");
    report["pace"] = Value::Null;
    (read("results.jsonl"), read("games.jsonl"), report)
}

/// A match of so many deals in a folder.
fn play(folder: &Path, deals: &str, more: &[&str]) -> (String, String, Value) {
    let path = folder.to_str().expect("the path is text");
    let mut args = vec!["regel", "zufall", "--seed", "test", "--deals", deals, "--out", path];
    args.extend(more);
    run(&args);
    left(folder)
}

#[test]
fn the_number_of_cores_changes_nothing() {
    let one = play(&folder("one-core"), "40", &["--threads", "1"]);
    let four = play(&folder("four-cores"), "40", &["--threads", "4"]);
    assert!(one == four, "one core and four cores differ");
    assert_eq!(one.0.lines().count(), 41);
    assert_eq!(one.1.lines().count(), 320, "every game is written");
}

#[test]
fn a_match_taken_up_again_ends_as_if_it_had_never_been_interrupted() {
    let whole = play(&folder("whole"), "30", &["--threads", "2"]);
    let path = folder("interrupted");
    let (results, games, _) = play(&path, "20", &["--threads", "2"]);
    let last_line = results.trim_end().rfind('\n').expect("there are deals");
    let cuts = [
        0,
        10,
        results.find('\n').expect("a header") + 1,
        last_line,
        last_line + 1,
        last_line + 7,
        results.len() - 1,
    ];
    for cut in cuts {
        fs::write(path.join("results.jsonl"), &results[..cut]).expect("it can be written");
        fs::write(path.join("games.jsonl"), format!("{games}{{\"schafko")).expect("it can be written");
        let resumed = play(&path, "30", &["--resume", "--threads", "3"]);
        assert!(resumed == whole, "cut after {cut} bytes");
    }
}

#[test]
fn what_cards_gave_away_is_kept_and_does_not_mix_with_matches_without() {
    let whole = play(&folder("regret"), "6", &["--regret", "--threads", "1"]);
    let path = folder("regret-interrupted");
    let (results, games, _) = play(&path, "4", &["--regret", "--threads", "2"]);
    let third = results.match_indices('\n').nth(2).expect("there are four deals").0 + 20;
    fs::write(path.join("results.jsonl"), &results[..third]).expect("it can be written");
    fs::write(path.join("games.jsonl"), games).expect("it can be written");
    let resumed = play(&path, "6", &["--regret", "--resume", "--threads", "3"]);
    assert!(resumed == whole, "taken up again it ends otherwise");
    let parts = whole.2["report"]["regret"]["parts"].as_array().expect("the parts");
    let points = |bot: usize| parts[0]["bots"][bot]["points"].as_u64().expect("a number");
    assert_eq!(parts[0]["part"], "all");
    assert!(points(1) > points(0) && points(0) > 0, "`zufall` gives away more than `regel`: {}", parts[0]);
    let text = fs::read_to_string(path.join("report.txt")).expect("it is there");
    assert!(text.contains("lead, trick 1") && text.contains("called suit"), "{text}");

    let folder_of = path.to_str().expect("the path is text");
    let args = ["regel", "zufall", "--seed", "test", "--deals", "6", "--out", folder_of, "--resume"];
    check_usage_error(&args, "--regret was + and is now –");
    let without = folder("no-regret");
    play(&without, "2", &[]);
    let folder_of = without.to_str().expect("the path is text");
    let args = ["regel", "zufall", "--seed", "test", "--out", folder_of, "--resume", "--regret"];
    check_usage_error(&args, "--regret was – and is now +");
}

#[test]
fn every_game_is_a_record_that_stands_the_audit() {
    let path = folder("records");
    play(&path, "3", &["--rules", "tischpunkte"]);
    let games = fs::read_to_string(path.join("games.jsonl")).expect("it is there");
    let records = schafkopf_record::from_json(&games).expect("they are records");
    assert!(records.len() >= 24);
    let rules = schafkopf::rules::builtin("tischpunkte").expect("it is built in");
    for record in &records {
        assert!(schafkopf_record::audit(record, &rules).is_empty());
        assert!(record.players[schafkopf::Seat::One].as_deref().is_some_and(|name| name.contains('@')));
    }
    let svg = fs::read_to_string(path.join("estimate.svg")).expect("it is there");
    assert!(svg.starts_with("<svg") && svg.contains("<polyline"));
}

#[test]
fn every_deal_can_be_printed() {
    let path = folder("deals");
    let (_, games, _) = play(&path, "3", &["--rules", "tischpunkte"]);
    let printed = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .args(["deal", "--seed", "test", "--first", "3", "--rules", "tischpunkte", "--json"])
        .output()
        .expect("the program starts");
    let printed: Value = serde_json::from_slice(&printed.stdout).expect("it is JSON");
    let game = games.lines().find(|line| line.contains("deal 3\"")).expect("it was played");
    let game: Value = serde_json::from_str(game).expect("it is JSON");
    assert_eq!(game["dealer"], printed["dealer"]);
    for seat in 0..4 {
        let cards = |deal: &Value| {
            let mut cards: Vec<String> =
                deal["hands"][seat].as_str().expect("a hand").split(' ').map(str::to_owned).collect();
            cards.sort();
            cards
        };
        assert_eq!(cards(&game), cards(&printed));
    }
}

#[test]
fn who_sees_all_cards_gets_more() {
    let report = report(&["offen", "regel", "--deals", "24", "--seed", "test"]);
    assert_eq!(report["a"], "offen@1");
    let advantage = &report["report"]["results"][0]["advantage"];
    assert!(advantage["low"].as_f64().expect("a number") > 0.0, "{advantage}");
}

#[test]
fn a_clear_match_ends_early_and_not_before_its_first_look() {
    let report = report(&["regel", "zufall", "--deals", "5000", "--until-significant"]);
    assert_eq!(report["report"]["deals"], 256);
    let even = self::report(&["regel", "regel", "--deals", "300", "--until-significant"]);
    assert_eq!(even["report"]["deals"], 300);
}

#[track_caller]
fn check_usage_error(args: &[&str], told: &str) {
    let output = arena(args);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains(told), "{stderr}");
}

#[test]
fn wrong_usage_is_told() {
    check_usage_error(&["regel", "grandmaster"], "`grandmaster` is no bot");
    check_usage_error(&["regel", "regel@99"], "`regel@99` is no bot");
    check_usage_error(&["regel", "zufall", "--rules", "bridge"], "bridge");
    check_usage_error(&["regel", "zufall", "--resume"], "--out");
    check_usage_error(&["regel", "zufall", "--deals", "0"], "--deals");
    check_usage_error(&["regel", "x", "--bot", "x=./bot"], "NAME=cmd:PROGRAM");
    check_usage_error(&["regel", "x", "--bot", "x=cmd:/no/such/program"], "/no/such/program");
    let path = folder("usage");
    let text = path.to_str().expect("the path is text");
    run(&["regel", "zufall", "--deals", "2", "--out", text]);
    check_usage_error(&["regel", "zufall", "--out", text], "--resume");
    check_usage_error(&["regel", "zufall", "--out", text, "--resume", "--seed", "other"], "--seed was");
    check_usage_error(&["zufall", "regel", "--out", text, "--resume"], "A was regel@1");
}

#[test]
fn resuming_where_nothing_was_begun_begins() {
    let path = folder("resume-new");
    let text = path.to_str().expect("the path is text");
    let args = ["regel", "zufall", "--deals", "2", "--out", text, "--resume"];
    run(&args);
    let begun = fs::read(path.join("results.jsonl")).expect("the match was written down");
    run(&args);
    assert_eq!(fs::read(path.join("results.jsonl")).expect("it is still there"), begun);
}

/// A match of a bot outside against `regel`.
#[cfg(unix)]
fn outside(command: &str, more: &[&str]) -> Value {
    let bot = format!("mine=cmd:{command}");
    let mut args = vec!["mine", "regel", "--bot", &bot];
    args.extend(more);
    report(&args)
}

/// A match of a bot that always fails in the same way: it is counted, the match goes on, and it is lost.
#[cfg(unix)]
#[track_caller]
fn check_failing(command: &str, faults: [bool; 4]) {
    // Who is not meant to be late is given the time that a busy machine needs.
    let limit = if faults[0] { "100" } else { "20000" };
    let report = outside(command, &["--ms", limit, "--deals", "6", "--faults", "3", "--threads", "2"]);
    let counted: Vec<bool> =
        (0..4).map(|which| report["report"]["faults"][0][which].as_u64().expect("a number") > 0).collect();
    assert_eq!(counted, faults, "{}", report["report"]["faults"]);
    assert_eq!(report["report"]["faults"][1], json!([0, 0, 0, 0]));
    assert_eq!(report["report"]["forfeit"], json!(["A", 1]), "after the first deal it has had enough");
    assert_eq!(report["report"]["deals"], 6);
    assert!(report["report"]["results"][0]["advantage"]["high"].as_f64().expect("a number") < -10.0);
}

#[cfg(unix)]
#[test]
fn a_bot_that_hangs_is_late() {
    // This one talks all the time, and never comes to the end of its line.
    check_failing("sh -c 'yes | tr -d \"\\n\"'", [true, false, false, false]);
    check_failing("sh -c 'while read line; do :; done'", [true, false, false, false]);
}

#[cfg(unix)]
#[test]
fn a_bot_that_dies_is_gone() {
    check_failing("true", [false, true, false, false]);
    check_failing("sh -c 'read line; exit 3'", [false, true, false, false]);
}

#[cfg(unix)]
#[test]
fn a_bot_that_talks_rubbish_is_not_understood() {
    check_failing("sh -c 'while read line; do echo rubbish; done'", [false, false, true, false]);
    check_failing("yes", [false, false, true, false]);
    check_failing("cat", [false, false, true, false]);
}

#[cfg(unix)]
#[test]
fn a_bot_that_breaks_the_rules_is_not_obeyed() {
    let script = "while read line; do id=${line#*:?}; id=${id%%[!0-9]*}; \
                  echo {\\\"id\\\":\\\"$id\\\",\\\"ok\\\":true,\\\"say\\\":\\\"hold\\\",\\\"double\\\":true,\\\"card\\\":\\\"EO\\\"}; done";
    check_failing(&format!("sh -c '{script}'"), [false, false, false, true]);
}

#[cfg(unix)]
#[test]
fn a_sound_bot_outside_has_no_faults() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/bots/follows.sh");
    let report = outside(&format!("sh '{script}'"), &["--deals", "2", "--ms", "20000", "--seed", "outside"]);
    assert_eq!(report["report"]["faults"], json!([[0, 0, 0, 0], [0, 0, 0, 0]]));
    assert_eq!(report["report"]["games"], 16);
    assert_eq!(report["report"]["forfeit"], Value::Null);
}
