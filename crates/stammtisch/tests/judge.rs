//! `stammtisch judge` as another program sees it.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const HANDS: [&str; 4] = [
    "EO GO EU HA H7 EK E9 S7",
    "HO SO GU HU SU HZ HK EA",
    "H9 H8 GA GZ GK G9 SA SZ",
    "EZ E8 E7 G8 G7 SK S9 S8",
];

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

fn judge(input: &[u8]) -> Vec<Value> {
    let output = run(&["judge"], input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("answers are text");
    text.lines().map(|line| serde_json::from_str(line).expect("every answer is JSON")).collect()
}

fn request() -> Value {
    json!({"id": "g1", "rules": "schule", "dealer": 4, "hands": HANDS, "declarer": 1, "contract": "rufspiel", "suit": "E"})
}

/// The request with some fields changed; null takes a field away.
fn with(changes: &Value) -> Value {
    let mut request = request();
    for (key, value) in changes.as_object().expect("changes are an object") {
        request[key] = value.clone();
    }
    request
}

fn one(request: &Value) -> Value {
    judge(request.to_string().as_bytes()).remove(0)
}

fn code(changes: &Value) -> String {
    let answer = one(&with(changes));
    assert_eq!(answer["ok"], json!(false), "{answer}");
    assert_eq!(answer["id"], json!("g1"));
    answer["error"]["code"].as_str().expect("a code").to_owned()
}

#[test]
fn a_game_in_progress_says_what_comes_next() {
    let answer = one(&with(&json!({"plays": "e9 ea"})));
    assert_eq!(answer["ok"], json!(true), "{answer}");
    assert_eq!(answer["steps"][1], json!({"seat": 2, "card": "EA", "legal": "EA"}), "S 2.5.2");
    assert_eq!(answer["turn"], json!(3));
    assert_eq!(answer["party"], json!([1, 2]));
    for field in ["result", "units", "points"] {
        assert_eq!(answer[field], Value::Null);
    }
    let start = one(&request());
    assert_eq!(start["turn"], json!(1));
    assert_eq!(start["legal"].as_str().expect("cards").split(' ').count(), 8);
}

/// Seat 1 takes every trick of a Herz-Solo here, if he draws the trumps.
const STRONG: [&str; 4] = [
    "EO GO HO SO EU GU HU HA",
    "SU HZ HK H9 H8 H7 EA EZ",
    "EK E9 E8 E7 GA GZ GK G9",
    "G8 G7 SA SZ SK S9 S8 S7",
];
const ALL_TRICKS: &str =
    "EO SU EK G8 GO HZ E9 G7 HO HK E8 SA SO H9 E7 SZ EU H8 GA SK GU H7 GZ S9 HU EA GK S8 HA EZ G9 S7";
const ONE_LOST: &str =
    "HA SU EK G8 HZ E9 G7 EO GO HK E8 SA HO H9 E7 SZ SO H8 GA SK EU H7 GZ S9 GU EA GK S8 HU EZ G9 S7";

fn strong(changes: &Value) -> Value {
    let mut request = with(&json!({"hands": STRONG, "contract": "solo", "suit": "H"}));
    for (key, value) in changes.as_object().expect("changes are an object") {
        request[key] = value.clone();
    }
    let answer = one(&request);
    assert_eq!(answer["ok"], json!(true), "{answer}");
    answer
}

#[test]
fn a_whole_game_is_counted_and_paid() {
    let answer = strong(&json!({"plays": ALL_TRICKS, "doubles": [3, 1]}));
    let result = &answer["result"];
    assert_eq!(result["declarer_points"], json!(120));
    assert_eq!(result["runners"], json!({"count": 7, "side": "declarer"}));
    assert_eq!([&result["won"], &result["schneider"], &result["schwarz"]], [&json!(true); 3]);
    assert_eq!(answer["units"], json!([168, -56, -56, -56]), "(5 + 7 + 2) × 4");
    assert_eq!(answer["points"], Value::Null);
    assert_eq!(answer["turn"], Value::Null);
    assert_eq!(answer["party"], json!([1]));
    assert_eq!(answer["tricks"].as_array().map(Vec::len), Some(8));
    assert_eq!(answer["tricks"][0], json!({"leader": 1, "winner": 1, "points": 9}));
}

fn refused(expected: &[(Value, &str)]) {
    for (changes, expected) in expected {
        assert_eq!(code(changes), *expected, "{changes}");
    }
}

#[test]
fn wrong_set_ups_are_told_apart() {
    let nine = ["EO GO EU HA H7 EK E9 S7 EA", HANDS[1], HANDS[2], HANDS[3]];
    let twice = ["EO GO EU HA H7 EK E9 EA", HANDS[1], HANDS[2], HANDS[3]];
    let strange = ["EO GO EU HA H7 EK E9 XX", HANDS[1], HANDS[2], HANDS[3]];
    refused(&[
        (json!({"hands": nine}), "wrong_card_count"),
        (json!({"hands": twice}), "duplicate_card"),
        (json!({"hands": strange}), "bad_card"),
        (json!({"hands": ["EO"]}), "bad_value"),
        (json!({"dealer": 5}), "bad_seat"),
        (json!({"declarer": 0}), "bad_seat"),
        (json!({"doubles": [9], "plays": "E9"}), "bad_seat"),
        (json!({"game": 0}), "bad_value"),
        (json!({"rules": "dahoam"}), "unknown_rules"),
        (json!({"contract": "kreuz"}), "unknown_contract"),
        (json!({"contract": "wenz"}), "suit_not_allowed"),
        (json!({"contract": "solo", "suit": null}), "suit_missing"),
        (json!({"suit": "Q"}), "bad_value"),
        (json!({"surprise": 1}), "bad_value"),
        (json!({"contract": 7}), "bad_value"),
    ]);
}

#[test]
fn s_2_5_1_and_s_2_6_4_and_s_2_8_1_and_s_2_9_1_what_cannot_be_declared_is_refused() {
    refused(&[
        (json!({"contract": "farbwenz"}), "contract_not_in_rules"),
        (json!({"suit": "H"}), "herz_not_callable"),
        (json!({"suit": "G"}), "no_card_of_called_suit"),
        (json!({"declarer": 2, "suit": "E"}), "called_card_held"),
        (json!({"tout": true}), "tout_not_possible"),
        (json!({"contract": "solo", "suit": "G"}), "no_card_of_trump_suit"),
        (json!({"contract": "sie", "suit": null}), "not_all_lords"),
        (json!({"called": "EZ"}), "call_not_open"),
        (json!({"called": "GZ"}), "bad_call"),
        (json!({"forced": true}), "nothing_forced"),
        (json!({"rules": "preis", "forced": true, "declarer": 4, "suit": "G"}), "forced_needs_eo"),
        (json!({"rules": "preis", "forced": true, "contract": "wenz", "suit": null}), "forced_rufspiel"),
    ]);
}

#[test]
fn s_3_3_1_and_s_3_3_2_and_s_3_3_3_and_t_18_doubles_that_are_not_allowed_are_refused() {
    refused(&[
        (json!({"doubles": [3]}), "double_one_card"),
        (json!({"doubles": [2], "plays": "E9"}), "not_a_defender"),
        (json!({"doubles": [1], "plays": "E9"}), "not_a_defender"),
        (json!({"doubles": [3, 4], "plays": "E9"}), "retour_by_declarer"),
        (json!({"doubles": [3, 1, 3], "plays": "E9"}), "too_many_doubles"),
        (json!({"rules": "preis", "doubles": [3], "plays": "E9"}), "doubling_off"),
        (json!({"rules": "tischpunkte", "doubles": [3, 1], "plays": "E9"}), "retour_off"),
        (json!({"rules": "tischpunkte", "doubles": [4], "plays": "E9"}), "double_without_trump"),
    ]);
}

#[test]
fn s_3_2_1_and_s_3_2_2_wrong_cards_are_found_where_they_fell() {
    for (plays, expected, clause, at) in [
        ("E9 HO", "must_follow", "S 3.2.1", 1),
        ("E9 EA GA HA", "card_not_held", "", 3),
        ("E9 EA GA SK", "must_follow", "S 3.2.1", 3),
        ("H7 EA", "must_follow_trump", "S 3.2.2", 1),
        ("EZ", "card_not_held", "", 0),
        ("E9 EA GA EZ E9", "card_not_held", "", 4),
        ("E9 QQ", "bad_card", "S 1.2", 1),
    ] {
        let answer = one(&with(&json!({"plays": plays})));
        let error = &answer["error"];
        assert_eq!(error["code"], json!(expected), "{plays}");
        assert_eq!(error["clause"].as_str().unwrap_or_default(), clause, "{plays}");
        assert_eq!(error["at"], json!(at), "{plays}");
    }
}

#[test]
fn s_2_5_2_and_s_2_5_4_and_s_2_5_5_the_called_card_has_rules_of_its_own() {
    let short = [
        "EO GO EU HA H7 EK E9 S7",
        "HO SO GU HU SU HZ E8 EA",
        "H9 H8 GA GZ GK G9 SA SZ",
        "EZ HK E7 G8 G7 SK S9 S8",
    ];
    for (dealer, plays, expected, clause) in [
        (4, "E9 E8", "must_play_called", "S 2.5.2"),
        (1, "E8", "must_not_underlead", "S 2.5.4"),
        (2, "SA S8 S7 EA", "must_keep_called", "S 2.5.5"),
    ] {
        let answer = one(&with(&json!({"hands": short, "dealer": dealer, "plays": plays})));
        assert_eq!(answer["error"]["code"], json!(expected), "{plays}");
        assert_eq!(answer["error"]["clause"], json!(clause), "{plays}");
    }
}

#[test]
fn bad_lines_do_not_stop_the_good_ones() {
    let good = request().to_string();
    let mut input = Vec::new();
    for bad in ["{", "[]", "null", "\"x\"", "{\"id\":\"a\"}", "{\"id\":7}", &good[..good.len() / 2]] {
        input.extend_from_slice(bad.as_bytes());
        input.push(b'\n');
    }
    input.extend_from_slice(b"{\"id\":\"\xff\"}\n\n   \n");
    input.extend_from_slice(&vec![b'x'; 70_000]);
    input.extend_from_slice(format!("\n{good}").as_bytes());
    let answers = judge(&input);
    let codes: Vec<&str> = answers.iter().map(|a| a["error"]["code"].as_str().unwrap_or("ok")).collect();
    assert_eq!(
        codes,
        [
            "bad_json",
            "bad_value",
            "bad_value",
            "bad_value",
            "bad_value",
            "bad_value",
            "bad_json",
            "bad_utf8",
            "line_too_long",
            "ok"
        ]
    );
    assert_eq!(answers[4]["id"], json!("a"), "an id that can be read comes back");
    assert_eq!(answers[0]["id"], Value::Null);
}

#[test]
fn a_forced_call_of_another_card() {
    let hands = [
        "EO EA EZ GA SA H7 H8 H9",
        "GO HO SO EU GU HU SU HA",
        "HZ HK EK E9 E8 E7 GZ GK",
        "G9 G8 G7 SZ SK S9 S8 S7",
    ];
    let forced = |called: &str| {
        one(
            &json!({"id": "f", "rules": "preis", "dealer": 4, "hands": hands, "declarer": 1, "contract": "rufspiel",
            "suit": &called[..1], "called": called, "forced": true}),
        )
    };
    assert_eq!(forced("GZ")["party"], json!([1, 3]), "P 4");
    assert_eq!(forced("SZ")["party"], json!([1, 4]));
    assert_eq!(forced("GK")["error"]["code"], json!("call_not_open"));
    assert_eq!(forced("EZ")["error"]["code"], json!("called_card_held"));
}

#[test]
fn a_tout_that_is_not_allowed_is_listed_plain() {
    let tout = |game: u32, plays: &str| {
        strong(&json!({"rules": "schule-turnier", "game": game, "tout": true, "plays": plays}))
    };
    for plays in [ALL_TRICKS, ONE_LOST] {
        let first = tout(1, plays);
        assert_eq!(first["notes"], json!(["tout_not_allowed"]));
        assert_eq!(first["result"]["won"], json!(true), "61 points are enough");
        assert_eq!(first["points"], json!([6, -2, -2, -2]), "decision 17");
    }
    let won = tout(2, ALL_TRICKS);
    assert_eq!(won["notes"], json!([]));
    assert_eq!(won["result"]["schwarz"], json!(false), "no Schwarz in a Tout");
    assert_eq!(won["points"], json!([18, -6, -6, -6]));
    assert_eq!(won["units"], json!([72, -24, -24, -24]), "(5 + 7) × 2");
    let lost = tout(2, ONE_LOST);
    assert_eq!(lost["result"]["won"], json!(false), "a Tout needs every trick");
    assert_eq!(lost["points"], json!([-18, 6, 6, 6]));
}

#[test]
fn a_sie_is_there_at_once() {
    let hands = [
        "EO GO HO SO EU GU HU SU",
        "EA EZ EK E9 E8 E7 GA GZ",
        "GK G9 G8 G7 HA HZ HK H9",
        "H8 H7 SA SZ SK S9 S8 S7",
    ];
    let sie = |rules: &str, game: u32| {
        one(
            &json!({"id": "s", "rules": rules, "dealer": 2, "game": game, "hands": hands, "declarer": 1, "contract": "sie"}),
        )
    };
    let answer = sie("schule-turnier", 2);
    assert_eq!(answer["result"]["declarer_points"], json!(120));
    assert_eq!(answer["result"]["declarer_tricks"], json!(8));
    assert_eq!(answer["units"], json!([156, -52, -52, -52]));
    assert_eq!(answer["points"], json!([24, -8, -8, -8]));
    assert_eq!(sie("schule", 1)["units"], json!([0, 0, 0, 0]));
    assert_eq!(sie("schule", 1)["notes"], json!(["sie_does_not_count"]));
    assert_eq!(sie("preis", 2)["error"]["code"], json!("contract_not_in_rules"));
}

#[test]
fn messages_come_in_both_languages() {
    let input = with(&json!({"plays": "H7 EA"})).to_string();
    let german = run(&["judge", "--lang", "de"], input.as_bytes());
    let text = String::from_utf8(german.stdout).expect("text");
    assert!(text.contains("Trumpf ist ausgespielt und muss bedient werden."), "{text}");
}

#[test]
fn wrong_usage_ends_with_2() {
    assert_eq!(run(&["judge", "--nonsense"], b"").status.code(), Some(2));
    assert_eq!(run(&["judge", "--rules-file", "no/such/file.toml"], b"").status.code(), Some(2));
    assert_eq!(run(&["judge"], b"").status.code(), Some(0));
}

/// A set of one's own with all that the house rules forbid.
const STRICT: &str = r#"
extends = "alles"
id = "streng"
bettel.must_beat = true
ramsch.must_beat = true
knock.who = "forehand"
doubling.not_in = ["wenz"]
"#;

/// Hands in which seat 3 has a single trump, the Unter of Hearts.
const MARRIAGEABLE: [&str; 4] = [
    "E8 SO HZ EU H8 HA SU S9",
    "HO EO GK GU H7 EA E9 SA",
    "SK G9 G7 GZ G8 HU EK GA",
    "HK GO S7 H9 E7 EZ SZ S8",
];

const RAMSCH: [&str; 4] = [
    "EA SU G9 HK S9 GU HA HU",
    "EZ H8 GZ H9 S7 SK EU E7",
    "E8 H7 G7 HZ E9 SA SO GO",
    "EK EO GK HO GA G8 S8 SZ",
];

/// The answer under a built-in set or the strict one.
fn in_the_house(request: &Value) -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("streng.toml");
    std::fs::write(&file, STRICT).expect("the rules are written");
    let path = file.to_str().expect("a plain path");
    let output = run(&["--rules-file", path, "judge"], request.to_string().as_bytes());
    serde_json::from_slice(&output.stdout).expect("the answer is JSON")
}

#[track_caller]
fn refused_there(request: &Value, code: &str, clause: &str) {
    let answer = in_the_house(request);
    assert_eq!(
        (&answer["error"]["code"], &answer["error"]["clause"]),
        (&json!(code), &json!(clause)),
        "{answer}"
    );
}

fn ramsch(rules: &str, changes: &Value) -> Value {
    let mut request = json!({"id": "g1", "rules": rules, "dealer": 4, "hands": RAMSCH, "contract": "ramsch"});
    for (key, value) in changes.as_object().expect("changes are an object") {
        request[key] = value.clone();
    }
    request
}

#[test]
fn v_2_3_and_v_3_7_who_can_take_the_trick_must() {
    refused_there(&ramsch("streng", &json!({"plays": "SU H8"})), "must_beat", "V 3.7");
    let bettel = ramsch("streng", &json!({"contract": "bettel", "declarer": 1, "plays": "S9 S7"}));
    refused_there(&bettel, "must_beat", "V 2.3");
    assert_eq!(in_the_house(&ramsch("alles", &json!({"plays": "SU H8"})))["ok"], json!(true));
}

#[test]
fn v_3_1_and_v_3_8_nobody_declares_a_ramsch_and_each_doubles_it_once() {
    refused_there(&ramsch("alles", &json!({"declarer": 1})), "declarer_not_allowed", "V 3.1");
    refused_there(&ramsch("alles", &json!({"doubles": [2, 2]})), "double_again", "V 3.8");
    refused_there(&ramsch("wirtshaus", &json!({})), "contract_not_in_rules", "S 2.4.4");
}

#[test]
fn v_4_4_what_cannot_be_exchanged_is_refused() {
    let request = |exchange: Value| {
        json!({"id": "g1", "rules": "alles", "dealer": 4, "hands": MARRIAGEABLE, "declarer": 1, "contract": "hochzeit",
            "exchange": exchange})
    };
    let allowed = in_the_house(&request(json!({"offerer": 3, "card": "HU", "back": "E8"})));
    assert_eq!((&allowed["party"], &allowed["turn"]), (&json!([1, 3]), &json!(1)));
    assert!(allowed["legal"].as_str().is_some_and(|legal| legal.contains("HU") && !legal.contains("E8")));
    let wrong = [
        json!({"offerer": 3, "card": "HU", "back": "SU"}),
        json!({"offerer": 3, "card": "HU", "back": "HU"}),
        json!({"offerer": 4, "card": "HK", "back": "E8"}),
        json!(null),
    ];
    for exchange in wrong {
        refused_there(&request(exchange), "bad_exchange", "V 4.4");
    }
}

#[test]
fn v_5_1_the_short_deck_has_no_sevens_and_six_cards_each() {
    let short = |hands: [&str; 4]| json!({"id": "g1", "rules": "kurz", "dealer": 4, "hands": hands, "declarer": 1, "contract": "geier"});
    let (two, three) = ("SO EK EZ HZ GK S9", "GU E9 SZ HU GA EA");
    let seven = short(["EO GO HO HA GZ HK", two, three, "EU G9 SK H9 SU S7"]);
    refused_there(&seven, "bad_card", "S 1.2");
    assert!(
        in_the_house(&seven)["error"]["message"].as_str().is_some_and(|told| told.contains("short deck"))
    );
    refused_there(&short(["EO GO HO HA GZ", two, three, "EU G9 SK H9 SU SA"]), "wrong_card_count", "S 2.3.1");
    assert_eq!(
        in_the_house(&short(["EO GO HO HA GZ HK", two, three, "EU G9 SK H9 SU SA"]))["ok"],
        json!(true)
    );
}

#[test]
fn v_6_2_and_v_7_1_and_v_7_4_knocks_and_doubles_that_are_not_allowed() {
    refused_there(&ramsch("streng", &json!({"knocks": [2]})), "bad_knocks", "V 6.2");
    refused_there(&ramsch("alles", &json!({"knocks": [2, 2]})), "bad_knocks", "V 6.2");
    let wenz = |rules: &str, doubles: Value| {
        ramsch(rules, &json!({"contract": "wenz", "declarer": 1, "doubles": doubles}))
    };
    refused_there(&wenz("streng", json!([2])), "double_not_in_this", "V 7.4");
    refused_there(&wenz("wirtshaus", json!([2, 1, 3])), "too_many_doubles", "S 3.3.2");
    assert_eq!(in_the_house(&wenz("alles", json!([2, 1, 3])))["ok"], json!(true));
}

#[test]
fn v_14_1_a_card_after_the_trick_that_loses_is_one_too_many() {
    let bettel = |plays: &str| ramsch("alles", &json!({"contract": "bettel", "declarer": 1, "plays": plays}));
    let lost = in_the_house(&bettel("EA EZ E8 EK"));
    assert_eq!((&lost["result"]["won"], &lost["turn"]), (&json!(false), &json!(null)), "{lost}");
    let answer = in_the_house(&bettel("EA EZ E8 EK SU"));
    assert_eq!((&answer["error"]["code"], &answer["error"]["at"]), (&json!("game_over"), &json!(4)));
}
