//! `stammtisch turnier list` and `turnier rank` as another program sees them.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    // A program that was called wrongly does not read its input.
    let _ = writer.join().expect("the writer does not panic");
    output
}

fn answers(args: &[&str], input: &[u8]) -> Vec<Value> {
    let output = run(args, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("answers are text");
    text.lines().map(|line| serde_json::from_str(line).expect("every answer is JSON")).collect()
}

fn list(request: &Value) -> Value {
    answers(&["turnier", "list"], request.to_string().as_bytes()).remove(0)
}

fn rank(request: &Value) -> Value {
    answers(&["turnier", "rank"], request.to_string().as_bytes()).remove(0)
}

/// Code and place of an error.
fn error(answer: &Value) -> (String, Value) {
    assert_eq!(answer["ok"], json!(false), "{answer}");
    assert!(!answer["error"]["message"].as_str().expect("a message").is_empty());
    (answer["error"]["code"].as_str().expect("a code").to_owned(), answer["error"]["at"].clone())
}

fn rufspiel() -> Value {
    json!({"declarer": 1, "partner": 2, "contract": "rufspiel", "tout": false, "won": true, "schneider": false, "schwarz": false})
}

#[test]
fn p_10_the_model_sheet() {
    let row = |declarer: u8, partner: Option<u8>, won: bool, height: &str| {
        let contract = if partner.is_some() { "rufspiel" } else { "solo" };
        json!({"declarer": declarer, "partner": partner, "contract": contract, "tout": height == "tout", "won": won,
               "schneider": height == "schneider", "schwarz": height == "durch"})
    };
    let games = json!([
        row(1, Some(2), true, ""),
        row(2, Some(4), true, "schneider"),
        row(1, None, true, ""),
        row(3, Some(2), true, "durch"),
        row(1, Some(4), false, ""),
        row(1, None, false, ""),
        row(4, None, true, "tout"),
        row(4, Some(1), false, "schneider"),
        row(3, None, true, ""),
        row(3, Some(4), false, "schneider"),
        row(2, None, false, ""),
        row(2, Some(3), true, ""),
    ]);
    let answer = list(&json!({"rules": "preis", "games": games}));
    let expected = json!({
        "ok": true,
        "rows": [[1,1,-1,-1],[-2,2,-2,2],[6,-2,-2,-2],[-3,3,3,-3],[-1,1,1,-1],[-6,2,2,2],
                 [-8,-8,-8,24],[-2,2,2,-2],[-2,-2,6,-2],[2,2,-2,-2],[2,-6,2,2],[-1,1,1,-1]],
        "plus": [11, 14, 17, 30],
        "minus": [25, 18, 15, 14],
        "total": [-14, -4, 2, 16],
        "checks": [{"after": 4, "sum": 0}, {"after": 8, "sum": 0}, {"after": 12, "sum": 0}],
        "table_points": null,
    });
    assert_eq!(answer, expected);
}

#[test]
fn t_6_table_points_and_t_15_a_ruling() {
    let games = json!([
        {"declarer": 1, "contract": "solo", "ruling": {"offence": "revoke", "offender": 3, "choice": "stop"}},
        {"points": [1, 1, -1, -1]},
    ]);
    let answer = list(&json!({"id": "t1", "rules": "tischpunkte", "games": games}));
    assert_eq!(answer["id"], json!("t1"));
    assert_eq!(answer["rows"], json!([[6, 2, -10, 2], [1, 1, -1, -1]]));
    assert_eq!(answer["table_points"], json!([40, 30, 10, 20]));
    assert_eq!(answer["checks"], json!([{"after": 2, "sum": 0}]));
}

#[test]
fn s_5_3_3_an_error_names_the_row() {
    let wrong = |row: Value| error(&list(&json!({"rules": "preis", "games": [rufspiel(), row]})));
    assert_eq!(wrong(json!({"points": [1, 1, -1, 0]})), ("row_not_zero".to_owned(), json!(1)));
    assert_eq!(
        wrong(json!({"declarer": 5, "contract": "solo", "won": true})),
        ("bad_seat".to_owned(), json!(1))
    );
    assert_eq!(wrong(json!({"declarer": 1, "contract": "kreuz", "won": true})).0, "unknown_contract");
    assert_eq!(
        wrong(json!({"declarer": 1, "partner": 2, "contract": "solo", "won": true})).0,
        "partner_not_allowed"
    );
    assert_eq!(wrong(json!({"declarer": 1, "contract": "solo"})).0, "row_incomplete");
    assert_eq!(wrong(json!({"declarer": "one"})), ("bad_value".to_owned(), json!(1)));
    assert_eq!(wrong(json!([1, 2, "rufspiel"])), ("bad_value".to_owned(), json!(1)));
    assert_eq!(wrong(json!({"two_declarers": true})), ("bad_value".to_owned(), json!(1)));
    assert_eq!(wrong(json!({"ruling": {"offence": "snoring"}})).0, "unknown_offence");
    let many = vec![rufspiel(); 33];
    assert_eq!(
        error(&list(&json!({"rules": "preis", "games": many}))),
        ("too_many_rows".to_owned(), json!(32))
    );
}

#[test]
fn a_list_needs_a_rule_set_that_keeps_one() {
    let with = |rules: &str| error(&list(&json!({"id": "x", "rules": rules, "games": []}))).0;
    assert_eq!(with("schule"), "rules_without_list");
    assert_eq!(with("dahoam"), "unknown_rules");
    assert_eq!(error(&rank(&json!({"rules": "schule", "players": []}))).0, "rules_without_list");
}

#[test]
fn s_5_4_2_and_decision_15_ranks_and_what_decided() {
    let players = json!([
        {"id": "4", "points": 12, "solos_won": 3},
        {"id": "17", "points": 12, "sie": 1, "table_points": null},
        {"id": "9", "points": 30},
    ]);
    let answer = rank(&json!({"rules": "schule-turnier", "seed": "s", "players": players}));
    let expected = json!({"ok": true, "ranking": [
        {"rank": 1, "id": "9", "decided_by": "points"},
        {"rank": 2, "id": "17", "decided_by": "sie"},
        {"rank": 3, "id": "4", "decided_by": "sie"},
    ]});
    assert_eq!(answer, expected);
    let players =
        json!([{"id": "a", "points": 0, "table_points": 70}, {"id": "b", "points": 10, "table_points": 60}]);
    let answer = rank(&json!({"rules": "tischpunkte", "seed": "s", "players": players}));
    assert_eq!(answer["ranking"][0], json!({"rank": 1, "id": "b", "decided_by": "game_points"}));
}

#[test]
fn errors_of_a_ranking() {
    let wrong = |players: Value| error(&rank(&json!({"rules": "preis", "players": players})));
    let twice = json!([{"id": "a", "points": 0}, {"id": "a", "points": 1}]);
    assert_eq!(wrong(twice), ("duplicate_player".to_owned(), json!(1)));
    let level = json!([{"id": "a", "points": 0}, {"id": "b", "points": 0}]);
    assert_eq!(wrong(level), ("seed_missing".to_owned(), json!(null)));
    let nameless = json!([{"id": "a", "points": 0}, {"points": 0}]);
    assert_eq!(wrong(nameless), ("bad_value".to_owned(), json!(1)));
}

#[test]
fn lines_that_cannot_be_used_do_not_stop_the_rest() {
    let mut input = b"\n   \nnonsense\n[null,\"preis\",[]]\n{\"rules\":\"preis\"}\n\xff\xfe\n".to_vec();
    input.extend(vec![b' '; 10]);
    input.extend(vec![b'x'; 70_000]);
    input.extend_from_slice(b"\n{\"id\":\"last\",\"rules\":\"preis\",\"games\":[]}");
    let answers = answers(&["turnier", "list"], &input);
    let codes: Vec<&str> = answers.iter().filter_map(|answer| answer["error"]["code"].as_str()).collect();
    assert_eq!(codes, ["bad_json", "bad_value", "bad_value", "bad_utf8", "line_too_long"]);
    let last = answers.last().expect("an answer");
    assert_eq!((&last["ok"], &last["id"], &last["checks"]), (&json!(true), &json!("last"), &json!([])));
    assert!(answers[0].get("id").is_none(), "no id is invented");
}

#[test]
fn messages_are_english_unless_asked_otherwise() {
    let request = json!({"rules": "preis", "games": [{"declarer": 1, "contract": "rufspiel", "won": true}]});
    let message = |args: &[&str]| {
        answers(args, request.to_string().as_bytes())[0]["error"]["message"]
            .as_str()
            .expect("words")
            .to_owned()
    };
    assert!(message(&["turnier", "list"]).contains("partner"));
    assert!(message(&["turnier", "list", "--lang", "de"]).contains("Mitspieler"));
}

#[test]
fn wrong_usage_is_2() {
    assert_eq!(run(&["turnier"], b"").status.code(), Some(2));
    assert_eq!(run(&["turnier", "lits"], b"").status.code(), Some(2));
}
