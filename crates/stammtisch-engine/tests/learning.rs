//! What learners ask: lessons, the rules book, a review in words, and a reviewed hand played on.

use serde_json::{Value, json};
use stammtisch_engine::Engine;

const RECORD: &str = include_str!("../../../examples/rufspiel.skn");

fn asked(engine: &mut Engine, question: &Value) -> Value {
    serde_json::from_str(&engine.ask(&question.to_string())).expect("an answer is JSON")
}

fn ask(question: &Value) -> Value {
    asked(&mut Engine::new(), question)
}

#[test]
fn every_lesson_is_listed_and_played_to_its_end_with_the_coach() {
    let told = ask(&json!({"ask": "lessons", "lang": "en"}));
    let lessons = told["lessons"].as_array().expect("a list");
    assert_eq!((lessons.len(), &lessons[0]["title"]), (8, &json!("Following suit")));
    for lesson in lessons {
        let mut actions = Vec::new();
        let end = loop {
            let question = json!({"ask": "lesson", "lesson": lesson["id"], "so_far": {"actions": actions}});
            let hand = ask(&question)["followed"]["hand"].take();
            if hand["end"].is_object() {
                break hand["end"].clone();
            }
            actions.push(hand["coach"]["hint"]["action"].clone());
        };
        assert_eq!(end["won"], true, "{lesson}: {end}");
    }
}

#[test]
fn a_wrong_card_of_a_lesson_is_refused_with_its_clause() {
    let question = json!({"ask": "lesson", "lesson": "follow", "so_far": {"actions": []}});
    let view = ask(&question)["followed"]["hand"]["view"].take();
    let hand = view["hand"].as_str().expect("cards");
    let mut cards = hand.split(' ');
    let wrong =
        cards.find(|card| !view["actions"].as_array().expect("a list").contains(&json!({"play": card})));
    let question = json!({"ask": "lesson", "lesson": "follow", "so_far": {"actions": [{"play": wrong}]}});
    let refused = ask(&question);
    assert_eq!((&refused["answer"], &refused["reason"]["clause"]), (&json!("refused"), &json!("S 3.2.2")));
    let over = json!({"actions": vec![json!({"play": "EO"}); 100]});
    for (lesson, so_far, code) in
        [("poker", json!({"actions": []}), "unknown_lesson"), ("follow", over, "too_long")]
    {
        let refused = ask(&json!({"ask": "lesson", "lesson": lesson, "so_far": so_far}));
        assert_eq!(refused["reason"]["code"], code);
    }
}

#[test]
fn the_rules_book_is_read_whole_and_searched_in_both_languages() {
    for (lang, title, word) in [("de", "Davonlaufen", "Schnieder"), ("en", "Running away", "Schnieder")] {
        let contents = ask(&json!({"ask": "book", "lang": lang}))["contents"].take();
        let sections = contents["sections"].as_array().expect("a list");
        let clauses = sections.iter().flat_map(|section| section["clauses"].as_array().expect("a list"));
        let terms = contents["terms"].as_array().expect("a list");
        assert!(terms.len() > 50, "{}", terms.len());
        let questions = clauses.map(|clause| &clause["query"]).chain(terms);
        let mut engine = Engine::new();
        for question in questions {
            let told = asked(&mut engine, &json!({"ask": "entry", "question": question, "lang": lang}));
            assert!(told["reply"]["entry"]["title"].is_string(), "{question}");
        }
        let entry = asked(&mut engine, &json!({"ask": "entry", "question": "S 2.5.4", "lang": lang}));
        assert!(
            entry["reply"]["entry"]["title"].as_str().is_some_and(|found| found.contains(title)),
            "{entry}"
        );
        let guessed = asked(&mut engine, &json!({"ask": "entry", "question": word, "lang": lang}));
        assert!(guessed["reply"]["taken_as"].is_string(), "{guessed}");
        let found = asked(&mut engine, &json!({"ask": "search", "words": "Schneider", "lang": lang}));
        assert!(found["lines"][0]["beginning"].is_string(), "{found}");
    }
    let long = ask(&json!({"ask": "search", "words": "x".repeat(300)}));
    assert_eq!(long["reason"]["code"], "too_long");
}

#[test]
fn a_hand_is_played_on_to_its_end_as_often_as_one_likes() {
    let mut engine = Engine::new();
    for open in [false, true] {
        let mut ends = Vec::new();
        for _ in 0..2 {
            let mut actions = Vec::new();
            ends.push(loop {
                let again = json!({"point": {"card": 16}, "seat": 2, "open": open, "actions": actions});
                let told = asked(&mut engine, &json!({"ask": "again", "record": RECORD, "again": again}));
                let played = &told["played"];
                assert_eq!(played["hands"].is_array(), open, "{told}");
                if played["now"].is_object() {
                    break played.clone();
                }
                actions.push(played["view"]["actions"][0].clone());
            });
        }
        assert_eq!(ends[0], ends[1]);
        assert_eq!(ends[0]["was"]["won"], true);
    }
    for (again, code) in [
        (json!({"point": {"card": 40}, "seat": 1, "open": false, "actions": []}), "no_such_point"),
        (json!({"point": {"card": 0}, "seat": 1, "open": false, "actions": [{"play": "XX"}]}), "unreadable"),
        (
            json!({"point": {"card": 0}, "seat": 1, "open": false, "actions": vec![json!({"play": "EO"}); 70]}),
            "too_long",
        ),
    ] {
        let told = asked(&mut engine, &json!({"ask": "again", "record": RECORD, "again": again}));
        assert_eq!(told["reason"]["code"], code, "{told}");
    }
}

#[test]
fn a_review_comes_with_its_words_and_is_told_again_in_another_language() {
    let mut engine = Engine::new();
    let judge = "stammtisch:worlds=0.02";
    let mut told = asked(
        &mut engine,
        &json!({"ask": "review", "record": RECORD, "judge": judge, "seed": 1, "lang": "de"}),
    );
    while told["answer"] == "reviewing" {
        told = asked(&mut engine, &json!({"ask": "review_step", "lang": "de"}));
    }
    assert_eq!(told["answer"], "reviewed", "{told}");
    let decisions = |told: &Value| told["told"]["decisions"].as_array().map(Vec::len);
    assert_eq!(decisions(&told), told["review"]["decisions"].as_array().map(Vec::len));
    let english = asked(&mut engine, &json!({"ask": "review_step", "lang": "en"}));
    assert_eq!(english["review"], told["review"]);
    assert_ne!(english["told"]["title"], told["told"]["title"]);
    assert_eq!(asked(&mut engine, &json!({"ask": "review_stop"}))["answer"], "stopped");
    assert_eq!(asked(&mut engine, &json!({"ask": "review_step"}))["reason"]["code"], "no_review");
}
