//! Paper lists through the command line: totals, JSON lines, whole lists cleared and swapped.

use serde_json::{Value, json};

use crate::Director;

const MODEL: &str = "11/25 14/18 17/15 30/14";

#[test]
fn totals_are_entered_signed_and_closed() {
    let director = Director::running_games("preis", 8, "32");
    let entered = director.ok(&["enter", "1", "--totals", MODEL]);
    assert_eq!((&entered["plus"], &entered["total"]), (&json!([11, 14, 17, 30]), &json!([-14, -4, 2, 16])));
    let sheet = director.text(&["sheet", "1"], "");
    assert!(sheet.contains("Summen vom Papier, ohne Spiele"), "{sheet}");
    director.ok(&["sign", "1", "all"]);
    director.ok(&["close-list", "1"]);
    let sheet = director.ok(&["sheet", "1"]);
    assert_eq!((&sheet["status"], &sheet["totals"][3]["plus"]), (&json!("closed"), &json!(30)));
}

#[test]
fn totals_that_do_not_balance_or_cannot_be_are_refused() {
    let director = Director::running_games("preis", 4, "32");
    let refused = |totals: &str| director.refused(&["enter", "1", "--totals", totals]);
    assert_eq!(refused("12/25 14/18 17/15 30/14"), "totals_do_not_balance");
    assert_eq!(refused("11/25 s2/1 14/18 17/15 30/14"), "impossible_totals");
    assert_eq!(refused("11/25 t1/1 14/18 17/15 30/14"), "impossible_totals");
    assert_eq!(refused("11/25 14/18 17/15"), "bad_totals");
    director.ok(&["enter", "1", "--totals", "11/25 s2/3 t1/1 sie0 14/18 17/15 30/14 s1/1 sie1"]);
    assert_eq!(director.refused(&["enter", "1", "1r2"]), "totals_in_list");
}

#[test]
fn totals_come_as_json_lines_too() {
    let director = Director::running_games("preis", 8, "32");
    let seat = |plus: u32, minus: u32| {
        json!({"plus": plus, "minus": minus, "solos_won": 0, "solos_played": 0,
               "touts_won": 0, "touts_played": 0, "sie": 0})
    };
    let good = json!([seat(11, 25), seat(14, 18), seat(17, 15), seat(30, 14)]);
    let bad = json!([seat(12, 25), seat(14, 18), seat(17, 15), seat(30, 14)]);
    let lines = [
        json!({"id": "a", "table": 1, "totals": bad}),
        json!({"id": "b", "table": 1, "totals": good, "sign": "all", "close": true}),
        json!({"id": "c", "table": 2, "totals": good}),
        json!({"id": "d", "table": 2, "totals": [1]}),
    ];
    let input = lines.iter().map(Value::to_string).collect::<Vec<_>>().join("\n");
    let out = director.text(&["enter", "--json-lines"], &input);
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert_eq!(answers[0]["error"]["code"], json!("totals_do_not_balance"));
    assert_eq!((&answers[1]["ok"], &answers[1]["total"]), (&json!(true), &json!([-14, -4, 2, 16])));
    assert_eq!((&answers[2]["ok"], &answers[2]["table"]), (&json!(true), &json!(2)));
    assert_eq!(answers[3]["error"]["code"], json!("bad_line"));
}

#[test]
fn totals_are_typed_twice_and_compared() {
    let director = Director::running_games("preis", 8, "32");
    let other = "14/25 11/18 17/15 30/14 s1/1";
    director.ok(&["enter", "2", "--totals", MODEL]);
    // Where nobody asked for it, totals are typed anew.
    assert_eq!(director.ok(&["enter", "2", "--totals", other])["repeated"], json!(false));
    director.ok(&["paper", "totals", "--twice"]);
    assert_eq!(director.ok(&["enter", "1", "--totals", MODEL])["repeated"], json!(false));
    assert_eq!(director.ok(&["enter", "1", "--totals", MODEL])["repeated"], json!(true));
    let again = ["enter", "1", "--totals", other];
    assert_eq!(director.refused(&again), "totals_differ");
    let told = director.json(&again, "").1["error"]["message"].to_string();
    for line in ["seat 1: first 11/25, now 14/25", "seat 2: first 14/18, now 11/18", "now 30/14 s1/1"] {
        assert!(told.contains(line), "{told}");
    }
    assert!(!told.contains("seat 3"), "{told}");
    assert_eq!(director.ok(&["sheet", "1"])["total"], json!([-14, -4, 2, 16]), "nothing was written");
    let seat = |plus: u32, minus: u32| json!({"plus": plus, "minus": minus});
    let lines = [
        json!({"table": 1, "totals": [seat(14, 25), seat(11, 18), seat(17, 15), seat(30, 14)]}),
        json!({"table": 1, "totals": [seat(11, 25), seat(14, 18), seat(17, 15), seat(30, 14)], "sign": "all"}),
    ];
    let out = director.text(&["enter", "--json-lines"], &lines.map(|line| line.to_string()).join("\n"));
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert_eq!(answers[0]["error"]["code"], json!("totals_differ"));
    assert_eq!(answers[1]["ok"], json!(true), "{out}");
    // What the second person read is right after all.
    let third = director.ok(&["enter", "2", "--totals", MODEL, "--second-counts"]);
    assert_eq!((&third["repeated"], &third["total"]), (&json!(false), &json!([-14, -4, 2, 16])));
}

#[test]
fn lists_are_printed_with_a_code_that_opens_them() {
    let director = Director::running_games("preis", 8, "32");
    let plain = director.ok(&["print", "lists"])["html"].to_string();
    let coded = director.ok(&["print", "lists", "--origin", "http://192.168.1.5:7333/"])["html"].to_string();
    let codes = |page: &str| page.matches("<svg").count();
    assert_eq!(codes(&coded), codes(&plain) + 2, "one for each table");
    assert_eq!(director.refused(&["print", "lists", "--origin", "javascript:alert(1)"]), "bad_origin");
}

#[test]
fn whole_lists_are_cleared_and_swapped() {
    let director = Director::running_games("preis", 8, "32");
    director.ok(&["paper", "totals", "--twice"]);
    assert_eq!(director.refused(&["swap-lists", "1", "2"]), "nothing_to_swap");
    director.ok(&["enter", "1", "--totals", MODEL]);
    director.ok(&["swap-lists", "1", "2"]);
    assert_eq!(director.ok(&["sheet", "2"])["total"], json!([-14, -4, 2, 16]));
    assert_eq!(director.refused(&["clear-list", "1"]), "nothing_written");
    director.ok(&["sign", "2", "all"]);
    assert_eq!(director.refused(&["clear-list", "2"]), "referee_needed");
    assert_eq!(director.refused(&["clear-list", "2", "--referee", "Streng"]), "referee_needed");
    director.ok(&["clear-list", "2", "--referee", "Streng", "--why", "falsches Papier"]);
    let sheet = director.text(&["sheet", "2"], "");
    assert!(sheet.contains(&format!("({MODEL})")), "what stood there stays readable: {sheet}");
}

#[test]
fn t_6_totals_under_t_give_table_points() {
    let director = Director::running_games("tischpunkte", 4, "16");
    director.ok(&["enter", "1", "--totals", "20/5 10/10 6/11 2/12"]);
    director.ok(&["sign", "1", "all"]);
    director.ok(&["close-list", "1"]);
    assert_eq!(director.ok(&["sheet", "1"])["table_points"], json!([40, 30, 20, 10]));
}
