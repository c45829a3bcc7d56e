//! The sheet of a round, as a page asks for it.

use serde_json::{Value, json};
use stammtisch_engine::Engine;

fn ask(engine: &mut Engine, question: Value) -> Value {
    let Value::Object(mut question) = question else { panic!("a question is an object") };
    question.insert("ask".to_owned(), json!("sheet"));
    serde_json::from_str(&engine.ask(&Value::Object(question).to_string())).expect("an answer is JSON")
}

fn write(engine: &mut Engine, device: &str, deeds: &Value) -> Vec<String> {
    let kept = ask(engine, json!({"about": "write", "device": device, "deeds": deeds}));
    assert_eq!(kept["about"], "kept", "{kept}");
    let lines = kept["lines"].as_array().expect("lines").iter();
    lines.map(|line| line["line"].as_str().expect("a line").to_owned()).collect()
}

fn show(engine: &mut Engine, device: &str) -> Value {
    ask(engine, json!({"about": "show", "device": device, "span": "all"}))
}

/// Five people at a table under some rules, and all lines of it.
fn evening(rules: &str) -> (Engine, Vec<String>) {
    let mut engine = Engine::new();
    ask(&mut engine, json!({"about": "open", "log": ""}));
    let joined = |name| json!({"do": "joined", "name": name});
    let mut lines = write(&mut engine, "anna", &["Anna", "Bert", "Cilli", "Dora", "Emil"].map(joined).into());
    let table = (1..=5).map(|count| format!("anna-{count}")).collect::<Vec<_>>();
    let opened = json!([{"do": "opened", "date": "2026-11-20", "place": "", "rules": rules, "unit_cents": 10, "table": table}]);
    lines.extend(write(&mut engine, "anna", &opened));
    (engine, lines)
}

fn rufspiel(won: bool) -> Value {
    json!({"dealer": "anna-1", "result": {"game":
        {"declarer": "anna-2", "partner": "anna-4", "contract": "rufspiel", "won": won}}})
}

#[test]
fn a_hand_is_priced_before_it_is_written() {
    let (mut engine, _) = evening("schule");
    let priced = ask(&mut engine, json!({"about": "price", "evening": "anna-6", "hand": rufspiel(true)}));
    let cents = &priced["paid"]["cents"];
    assert_eq!(cents, &json!({"anna-2": 10, "anna-3": -10, "anna-4": 10, "anna-5": -10}), "{priced}");
    assert_eq!(priced["room"]["heights"], json!(["schneider", "schwarz"]));
    assert_eq!((&priced["room"]["runners_with"], &priced["room"]["knocks"]), (&json!(14), &json!([])));
    assert_eq!(show(&mut engine, "anna")["sheet"]["evenings"][0]["rows"], json!([]));
    let mut alone = rufspiel(true);
    alone["result"]["game"]["partner"] = Value::Null;
    let priced = ask(&mut engine, json!({"about": "price", "evening": "anna-6", "hand": alone}));
    assert_eq!((&priced["paid"], &priced["refused"]["code"]), (&Value::Null, &json!("partner_missing")));
}

#[test]
fn a_hand_that_is_mended_is_priced_as_it_stood_then() {
    let (mut engine, _) = evening("schule");
    let played = |slot: u32, dealer: &str| {
        let result =
            json!({"game": {"declarer": "anna-3", "partner": "anna-4", "contract": "rufspiel", "won": true}});
        json!([{"do": "played", "evening": "anna-6", "slot": slot, "hand": {"dealer": dealer, "result": result}}])
    };
    write(&mut engine, "anna", &played(1, "anna-1"));
    write(
        &mut engine,
        "anna",
        &json!([{"do": "stood_up", "evening": "anna-6", "slot": 2, "member": "anna-1"}]),
    );
    write(&mut engine, "anna", &played(2, "anna-2"));
    let wanted = json!({"about": "price", "evening": "anna-6", "hand": rufspiel(true), "of": "anna-7"});
    let priced = ask(&mut engine, wanted);
    assert_eq!(priced["paid"]["players"], json!(["anna-2", "anna-3", "anna-4", "anna-5"]), "{priced}");
    write(&mut engine, "anna", &json!([{"do": "rewritten", "of": "anna-7", "hand": rufspiel(true)}]));
    let shown = show(&mut engine, "anna");
    assert_eq!(shown["sheet"]["evenings"][0]["rows"][0]["counted"][0]["cents"], priced["paid"]["cents"]);
    assert_eq!(shown["sheet"]["evenings"][0]["rows"][0]["versions"][0]["state"], "rewritten");
}

#[test]
fn sheets_of_two_devices_become_one_and_differences_are_chosen_between() {
    let (mut one, lines) = evening("schule");
    let mut other = Engine::new();
    ask(&mut other, json!({"about": "open", "log": lines.join("\n")}));
    let played = |won| json!([{"do": "played", "evening": "anna-6", "slot": 1, "hand": rufspiel(won)}]);
    let ours = write(&mut one, "anna", &played(true));
    let theirs = write(&mut other, "bert", &played(false));
    let kept = ask(&mut one, json!({"about": "merge", "log": theirs.join("\n")}));
    assert_eq!(kept["lines"].as_array().unwrap().len(), 1, "{kept}");
    ask(&mut other, json!({"about": "merge", "log": ours.join("\n")}));
    let (seen, same) = (show(&mut one, "anna"), show(&mut other, "anna"));
    assert_eq!(seen, same);
    let row = &seen["sheet"]["evenings"][0]["rows"][0];
    assert_eq!((&row["open"], &row["counted"]), (&json!(true), &json!([])));
    assert_eq!(row["versions"][1]["would_pay"]["anna-2"], -10);
    let chosen =
        json!([{"do": "chosen", "evening": "anna-6", "slot": 1, "kept": ["bert-1"], "dropped": ["anna-7"]}]);
    write(&mut one, "anna", &chosen);
    let settled = show(&mut one, "anna");
    let cents: i64 = settled["sheet"]["members"]
        .as_array()
        .unwrap()
        .iter()
        .map(|who| who["cents"].as_i64().unwrap())
        .sum();
    assert_eq!(cents, 0);
    assert_eq!(settled["sheet"]["transfers"].as_array().unwrap().len(), 2, "{settled}");
    assert_eq!(settled["last"]["said"], "gewählt");
    let again = ask(&mut one, json!({"about": "merge", "log": theirs.join("\n")}));
    assert_eq!((&again["lines"], &again["gone"]), (&json!([]), &json!([])));
}

#[test]
fn an_erased_name_goes_from_where_it_was_kept() {
    let (mut engine, lines) = evening("schule");
    let kept = ask(
        &mut engine,
        json!({"about": "write", "device": "anna", "deeds": [{"do": "erased", "member": "anna-3"}]}),
    );
    assert_eq!(kept["gone"], json!([{"id": "anna-3", "line": lines[2]}]));
    assert_eq!(kept["lines"].as_array().unwrap().len(), 2);
    let log = ask(&mut engine, json!({"about": "log"}));
    assert!(!log["text"].as_str().unwrap().contains("Cilli"));
}

#[test]
fn all_is_written_or_nothing() {
    let (mut engine, _) = evening("schule");
    let before = ask(&mut engine, json!({"about": "log"}));
    let deeds = json!([{"do": "joined", "name": "Fritz"}, {"do": "joined", "name": "Fritz"}]);
    let refused = ask(&mut engine, json!({"about": "write", "device": "anna", "deeds": deeds}));
    assert_eq!(refused["reason"]["code"], "name_taken");
    assert_eq!(ask(&mut engine, json!({"about": "log"})), before);
    for (question, code) in [
        (json!({"about": "merge", "log": "{"}), "bad_log"),
        (json!({"about": "merge", "log": "{\"v\":2}"}), "log_newer"),
        (json!({"about": "write", "device": "A b", "deeds": []}), "bad_log"),
        (json!({"about": "import", "device": "anna", "table": "x"}), "bad_table_of_sums"),
        (json!({"about": "to_tell", "evening": "anna-1"}), "unknown_evening"),
    ] {
        assert_eq!(ask(&mut engine, question)["reason"]["code"], code);
    }
    assert_eq!(ask(&mut Engine::new(), json!({"about": "log"}))["reason"]["code"], "no_sheet");
}

#[test]
fn a_rule_set_says_what_can_be_told() {
    let (mut engine, _) = evening("wirtshaus");
    let told = ask(&mut engine, json!({"about": "to_tell", "evening": "anna-6"}));
    assert_eq!((&told["kinds"][0]["kind"], &told["kinds"][0]["partner"]), (&json!("rufspiel"), &json!(true)));
    assert_eq!(told["offences"].as_array().unwrap().len(), 19);
    let sets = ask(&mut engine, json!({"about": "sets"}));
    assert!(sets["sets"].as_array().unwrap().iter().any(|set| set["id"] == "wirtshaus"), "{sets}");
}

#[test]
fn three_points_of_a_ramsch_tell_the_fourth() {
    let (mut engine, _) = evening("wirtshaus");
    let points = json!({"anna-2": 20, "anna-3": 30, "anna-4": 31});
    let hand = json!({"dealer": "anna-1", "result": {"ramsch": {"points": points}}});
    let priced = ask(&mut engine, json!({"about": "price", "evening": "anna-6", "hand": hand}));
    assert_eq!(priced["hand"]["result"]["ramsch"]["points"]["anna-5"], 39, "{priced}");
}

#[test]
fn a_spreadsheet_comes_in_and_goes_out() {
    let (mut engine, _) = evening("schule");
    let table = "Jahr;Anna;Zenz\n2024;1,50;-1,50\n";
    let kept = ask(&mut engine, json!({"about": "import", "device": "anna", "table": table}));
    assert_eq!(kept["lines"].as_array().unwrap().len(), 2, "{kept}");
    let text = ask(&mut engine, json!({"about": "table"}));
    assert!(text["text"].as_str().unwrap().contains("2024-12-31;1.50"), "{text}");
}
