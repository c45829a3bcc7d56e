//! Questions that need no table, and what is no question.

use serde_json::{Value, json};
use stammtisch_engine::Engine;

fn ask(question: &Value) -> Value {
    serde_json::from_str(&Engine::new().ask(&question.to_string())).expect("an answer is JSON")
}

#[test]
fn cards_are_ordered_and_sorted_as_the_contract_has_it() {
    let order = ask(&json!({"ask": "order", "contract": null}));
    assert_eq!(order["trumps"], "EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7");
    assert_eq!(order["suits"].as_array().unwrap().len(), 3);
    let wenz = ask(&json!({"ask": "order", "contract": {"contract": "wenz", "goal": "majority"}}));
    assert_eq!(wenz["trumps"], "EU GU HU SU", "{wenz}");
    let sorted = ask(&json!({"ask": "sort", "contract": null, "hand": "E7 EO HA GZ SU"}));
    assert_eq!(sorted["cards"], "EO SU HA E7 GZ");
    for wrong in ["XX", "EA EA"] {
        assert_eq!(
            ask(&json!({"ask": "sort", "contract": null, "hand": wrong}))["reason"]["code"],
            "bad_cards"
        );
    }
}

#[test]
fn a_trick_goes_to_its_highest_card() {
    for (trick, place, points, why) in [
        ("EA EZ HO E7", 2, 24, "ruff"),
        ("EA EZ E9 E7", 0, 21, "suit"),
        ("H7 EO GO HA", 1, 17, "trump"),
        ("E7 SA", 0, 11, "suit"),
    ] {
        let told = ask(&json!({"ask": "winner", "contract": null, "trick": trick}));
        assert_eq!(
            told,
            json!({"answer": "winner", "place": place, "points": points, "why": why}),
            "{trick}"
        );
    }
    assert_eq!(ask(&json!({"ask": "winner", "contract": null, "trick": ""}))["reason"]["code"], "bad_cards");
}

#[test]
fn what_is_no_question_is_refused() {
    let mut engine = Engine::new();
    for text in
        ["", "{", "[]", "{\"ask\":\"nonsense\"}", "{\"ask\":\"open\"}", "{\"ask\":\"say\",\"message\":{}}"]
    {
        let answer: Value = serde_json::from_str(&engine.ask(text)).unwrap();
        assert_eq!(answer["reason"]["code"], "unreadable", "{text}");
    }
    for (question, code) in [
        (json!({"ask": "step"}), "no_table"),
        (json!({"ask": "tip"}), "no_table"),
        (json!({"ask": "review_step"}), "no_review"),
        (json!({"ask": "rules", "rules": {"id": "skat"}}), "unknown_rules"),
        (json!({"ask": "verify", "proof": {}}), "unreadable"),
        (json!({"ask": "replay", "record": "nonsense"}), "unreadable_record"),
    ] {
        let answer = ask(&question);
        assert_eq!(
            (&answer["answer"], &answer["reason"]["code"]),
            (&json!("refused"), &json!(code)),
            "{answer}"
        );
        assert!(!answer["reason"]["message"].as_str().unwrap().is_empty());
    }
}
