//! Whole hands at the table, through the one question that the page asks.

use std::collections::BTreeSet;

use schafkopf::rules;
use serde_json::{Value, json};

use crate::Engine;

/// A page at a table: it hears what it is told, and plays by rules of thumb.
struct Page {
    engine: Engine,
    /// What the table said last.
    told: Value,
    state: Value,
    /// Every message, as text.
    heard: Vec<String>,
    commands: u32,
}

impl Page {
    fn open(rules: &Value, level: &str, seed: u8) -> Page {
        let mut page = Page {
            engine: Engine::new(),
            told: Value::Null,
            state: Value::Null,
            heard: Vec::new(),
            commands: 0,
        };
        let answer = page.ask(&json!({
            "ask": "open", "table": "here", "rules": rules, "levels": [level, level, level], "games": 4, "dealer": 4,
            "name": "Anna", "pace": "normal", "seed": format!("{seed:02x}").repeat(32), "lang": "de",
        }));
        assert_eq!(answer["answer"], "table", "{answer}");
        page.greet(None);
        page
    }

    fn ask(&mut self, question: &Value) -> Value {
        serde_json::from_str(&self.engine.ask(&question.to_string())).expect("an answer is JSON")
    }

    /// Asks the table, and hears what it says.
    fn hear(&mut self, question: &Value) -> &Value {
        let finished = self.told["finished"].take();
        self.told = self.ask(question);
        if self.told["finished"].is_null() {
            self.told["finished"] = finished;
        }
        for message in self.told["messages"].as_array().into_iter().flatten() {
            self.heard.push(message.to_string());
            if message["type"] == "update" {
                self.state = message["state"].clone();
            }
        }
        &self.told
    }

    fn greet(&mut self, seen: Option<u64>) {
        self.hear(&json!({"ask": "say", "message": {"type": "hello", "protocol": 1, "seen": seen}}));
    }

    /// Gives a command, and answers what came back first.
    fn command(&mut self, command: &Value) -> Value {
        self.commands += 1;
        let id = format!("c{}", self.commands);
        self.hear(&json!({"ask": "say", "message": {"type": "do", "id": id, "command": command}}));
        self.told["messages"][0].clone()
    }

    /// Whether the table waits for the person.
    fn is_mine(&self) -> bool {
        let view = &self.state["view"]["view"];
        let asked = view["table"]["to_act"].as_array().is_some_and(|seats| seats.contains(&json!(1)));
        asked
            && view["actions"].as_array().is_some_and(|actions| !actions.is_empty())
            && self.told["next"]["what"] != "window"
    }

    /// Does the next thing at the table, whoever does it.
    fn go_on(&mut self) {
        if self.is_mine() {
            let action = self.ask(&json!({"ask": "tip"}))["action"].clone();
            let hand = self.state["sealing"]["hand"].clone();
            let done = self.command(&json!({"do": "act", "hand": hand, "action": action}));
            assert_eq!(done["type"], "done", "{done}");
        } else {
            self.hear(&json!({"ask": "step"}));
        }
    }

    /// Plays until the hand is over, and gives it back.
    fn play(&mut self) -> Value {
        self.told["finished"] = Value::Null;
        for _ in 0..400 {
            self.go_on();
            if !self.told["finished"].is_null() {
                return self.told["finished"].take();
            }
        }
        panic!("a hand has an end: {}", self.state)
    }
}

fn built_in(id: &str) -> Value {
    json!({ "id": id })
}

#[test]
fn whole_matches_are_played_under_every_ready_rule_set() {
    for id in rules::builtin_ids() {
        let mut page = Page::open(&built_in(id), "regel", 7);
        let mut ids = BTreeSet::new();
        for hand in 1..60 {
            let finished = page.play();
            assert_eq!(finished["hand"], hand, "{id}");
            assert!(ids.insert(finished["id"].to_string()), "{id}: every deal is another");
            let proof = page.ask(&json!({"ask": "verify", "proof": finished["proof"]}));
            assert_eq!(proof["answer"], "verified", "{id}: {proof}");
            let result = &page.state["result"];
            let paid: i64 =
                result["paid"]["units"].as_array().unwrap().iter().map(|units| units.as_i64().unwrap()).sum();
            assert_eq!(paid + result["paid"]["pot"].as_i64().unwrap(), 0, "{id}: {result}");
            if page.state["stage"] == "finished" {
                assert_eq!(page.told["next"], Value::Null, "{id}: a match that is over waits for the person");
                assert_eq!(page.state["account"]["game"], 4);
                break;
            }
            assert_eq!(page.state["stage"], "counting");
        }
        assert_eq!(page.state["stage"], "finished", "{id}");
        assert_eq!(page.command(&json!({"do": "ready"}))["type"], "done");
        page.hear(&json!({"ask": "step"}));
        assert_eq!(
            (&page.state["stage"], &page.state["account"]["units"]),
            (&json!("cutting"), &json!([0, 0, 0, 0]))
        );
    }
}

#[test]
fn a_recorded_hand_settles_as_it_was_paid() {
    let mut page = Page::open(&built_in("schule"), "regel", 3);
    let mut settled = 0;
    for _ in 0..4 {
        let finished = page.play();
        let shown = &page.state["result"];
        if shown["ending"]["ending"] != "scored" {
            continue;
        }
        for form in ["record", "json"] {
            let result = page.engine.ask(&json!({"ask": "settle", "record": finished[form]}).to_string());
            let result: Value = serde_json::from_str(&result).unwrap();
            assert_eq!((&result["ending"], &result["bill"]), (&shown["ending"], &shown["bill"]), "{form}");
        }
        let replay = page.engine.ask(&json!({"ask": "replay", "record": finished["record"]}).to_string());
        let replay: Value = serde_json::from_str(&replay).unwrap();
        let played =
            replay["steps"].as_array().unwrap().iter().filter(|step| !step["action"]["play"].is_null());
        assert_eq!(played.count(), 32);
        settled += 1;
    }
    assert!(settled > 1, "{settled}");
}

#[test]
fn a_table_that_was_kept_goes_on_as_if_nothing_had_been() {
    for (id, seed) in [("wirtshaus", 1), ("alles", 2), ("tischpunkte", 5)] {
        let (mut whole, mut broken) =
            (Page::open(&built_in(id), "regel", seed), Page::open(&built_in(id), "regel", seed));
        let mut kept = 0;
        for step in 0..220 {
            whole.go_on();
            broken.go_on();
            assert_eq!(whole.state, broken.state, "{id}, step {step}");
            assert_eq!(whole.told["next"], broken.told["next"], "{id}, step {step}");
            let Some(save) = broken.told["save"].as_str().map(str::to_owned) else { continue };
            kept += 1;
            broken.engine = Engine::new();
            broken.hear(&json!({"ask": "restore", "save": save}));
            assert_eq!(broken.told["messages"], json!([]), "a table that nobody has greeted says nothing");
            broken.greet(None);
            assert_eq!(whole.state, broken.state, "{id}, step {step}, found again");
            if whole.state["stage"] == "finished" {
                break;
            }
        }
        assert!(kept > 60, "{id}: {kept}");
    }
}

#[test]
fn the_same_seed_leads_to_the_same_table() {
    let played = |seed| {
        let mut page = Page::open(&built_in("netz"), "zufall", seed);
        page.play();
        page.heard
    };
    assert_eq!(played(9), played(9));
    assert_ne!(played(9), played(10));
}

#[test]
fn no_message_holds_a_card_of_another_seat_before_the_hand_is_over() {
    for id in rules::builtin_ids() {
        let mut page = Page::open(&built_in(id), "regel", 11);
        let mut seen: Vec<Value> = Vec::new();
        let finished = loop {
            page.go_on();
            if !page.told["finished"].is_null() {
                break page.told["finished"].clone();
            }
            seen.push(page.state.clone());
        };
        let hands = finished["proof"]["hands"].as_array().expect("a proof has hands");
        for state in seen {
            let table = &state["view"]["view"]["table"];
            if table.is_null() {
                continue;
            }
            assert_eq!(table["deal"], Value::Null, "{id}");
            let text = state.to_string();
            // What lies on the table or was offered or called may be seen by all.
            let parts = ["trick", "taking", "last_trick", "contract", "offer", "bids"];
            let public = json!(parts.map(|part| table[part].clone())).to_string();
            let actions = state["view"]["view"]["actions"].to_string();
            for card in hands[1..].iter().flat_map(|hand| hand.as_str().unwrap().split(' ')) {
                let quoted = format!("\"{card}\"");
                let elsewhere = text.matches(&quoted).count()
                    - public.matches(&quoted).count()
                    - actions.matches(&quoted).count();
                assert!(elsewhere == 0 || is_exchanged(&state, card), "{id}: {card} in {text}");
                assert!(
                    !state["view"]["view"]["hand"].as_str().unwrap().contains(card)
                        || is_exchanged(&state, card)
                );
            }
        }
    }
}

/// Whether a card came to the person in a Hochzeit.
fn is_exchanged(state: &Value, card: &str) -> bool {
    state["view"]["view"]["exchange"].to_string().contains(card)
}

#[test]
fn a_person_cuts_and_the_proof_says_so() {
    let mut page = Page::open(&built_in("schule"), "regel", 4);
    for _ in 0..4 {
        page.hear(&json!({"ask": "step"}));
        if page.state["sealing"]["cutter"] == 1 && page.state["stage"] == "cutting" {
            let hand = page.state["sealing"]["hand"].clone();
            assert_eq!(page.told["next"], json!({"what": "cut", "after_ms": 8000}));
            let wrong = page.command(&json!({"do": "cut", "hand": hand, "input": {"cuts": [1]}}));
            assert_eq!(
                (&wrong["type"], &wrong["reason"]["clause"]),
                (&json!("refused"), &json!("S 2.2.5")),
                "{wrong}"
            );
            let done = page.command(&json!({"do": "cut", "hand": hand, "input": {"cuts": [12]}}));
            assert_eq!(done["type"], "done", "{done}");
            let finished = page.play();
            assert_eq!(finished["proof"]["by"], "player");
            assert_eq!(finished["proof"]["input"], json!({"cuts": [12]}));
            return;
        }
        page.play();
    }
    panic!("everybody cuts once in four hands");
}

#[test]
fn what_cannot_be_done_is_refused_in_words_and_changes_nothing() {
    let mut page = Page::open(&built_in("schule"), "regel", 6);
    while !page.is_mine() {
        page.go_on();
    }
    let before = page.state.clone();
    let hand = page.state["sealing"]["hand"].clone();
    for (command, code) in [
        (json!({"do": "act", "hand": hand, "action": {"play": "EA"}}), "out_of_phase"),
        (json!({"do": "act", "hand": 99, "action": {"bid": {"say": "pass"}}}), "wrong_hand"),
        (json!({"do": "cut", "hand": hand, "input": {"cuts": [9]}}), "nothing_to_cut"),
        (json!({"do": "chat", "text": "Servus"}), "no_talking"),
        (json!({"do": "ready"}), "mid_hand"),
        (json!({"do": "pace", "pace": "brisk"}), "mid_hand"),
        (json!({"do": "bot", "seat": 2, "level": "regel"}), "mid_hand"),
        (json!({"do": "sit", "seat": 3}), "already_seated"),
        (json!({"do": "door", "open": true}), "no_door"),
    ] {
        let refused = page.command(&command);
        assert_eq!(
            (&refused["type"], &refused["reason"]["code"]),
            (&json!("refused"), &json!(code)),
            "{refused}"
        );
        assert!(refused["reason"]["message"].as_str().unwrap().ends_with('.'), "{refused}");
        assert_eq!(page.told["save"], Value::Null, "{command}");
    }
    page.greet(None);
    assert_eq!(page.state, before);
}

#[test]
fn a_command_is_done_once_however_often_it_is_sent() {
    let mut page = Page::open(&built_in("schule"), "regel", 6);
    while !page.is_mine() {
        page.go_on();
    }
    let action = page.ask(&json!({"ask": "tip"}))["action"].clone();
    let hand = page.state["sealing"]["hand"].clone();
    let command = json!({"do": "act", "hand": hand, "action": action});
    let say = json!({"ask": "say", "message": {"type": "do", "id": "one", "command": command}});
    let first = page.hear(&say)["messages"][0].clone();
    let again = page.hear(&say)["messages"][0].clone();
    assert_eq!((&first["type"], &first), (&json!("done"), &again));
    let save = page.told["save"].as_str().map(str::to_owned);
    assert_eq!(save, None, "nothing has changed since");
    let other = json!({"ask": "say", "message": {"type": "do", "id": "one", "command": {"do": "leave"}}});
    assert_eq!(page.hear(&other)["messages"][0]["reason"]["code"], "id_used");
}

#[test]
fn a_save_that_is_not_as_it_was_written_is_refused() {
    let mut page = Page::open(&built_in("wirtshaus"), "regel", 8);
    while !page.is_mine() {
        page.go_on();
    }
    page.go_on();
    let save = page.told["save"].as_str().expect("something was done").to_owned();
    let mut refused = |save: &str| {
        let answer = page.ask(&json!({"ask": "restore", "save": save, "lang": "en"}));
        assert_eq!(answer["answer"], "refused", "{answer}");
        answer["reason"]["code"].as_str().unwrap().to_owned()
    };
    for broken in ["", "stammtisch-table", "{}", &save[..save.len() / 2], &save.replacen("Anna", "Anni", 1)] {
        assert_eq!(refused(broken), "save_damaged");
    }
    for place in (0..save.len()).step_by(37) {
        let mut bytes = save.clone().into_bytes();
        bytes[place] = if bytes[place] == b'1' { b'2' } else { b'1' };
        let code = refused(&String::from_utf8(bytes).unwrap());
        assert!(code == "save_damaged" || code == "save_newer", "{code}");
    }
    assert_eq!(refused(&save.replacen("stammtisch-table 1", "stammtisch-table 2", 1)), "save_newer");
    // The table that was open is as it was.
    page.go_on();
    assert_eq!(page.told["answer"], "table");
}

#[test]
fn a_review_in_steps_is_the_review_at_once() {
    use schafkopf_bots::review::Coach;
    use schafkopf_bots::{Mind, Stopped};

    let mut page = Page::open(&built_in("schule"), "regel", 5);
    let record = page.play()["record"].as_str().expect("a hand has a record").to_owned();
    let name = "einfach:worlds=0.1";
    let begun = page.ask(&json!({"ask": "review", "record": record, "judge": name, "seed": 3}));
    let all = begun["all"].as_u64().expect("it is laid before a judge");
    let mut steps = Vec::new();
    let review = loop {
        let answer = page.ask(&json!({"ask": "review_step"}));
        match answer["answer"].as_str() {
            Some("reviewing") => steps.push(answer["done"].as_u64().unwrap()),
            _ => break answer,
        }
    };
    assert_eq!(steps, (1..=all).collect::<Vec<_>>());
    let judge: Mind = name.parse().unwrap();
    let coach = Coach { judge: &judge, label: judge.label(), seed: 3, limit: None, clock: &Stopped };
    let read = schafkopf_record::read(&record).unwrap().games.remove(0).record;
    let at_once = coach.review(&read, &rules::builtin("schule").unwrap(), &mut |_| ()).unwrap();
    let at_once = stammtisch_wire::review::Review::from(&at_once);
    assert_eq!(review["review"], serde_json::to_value(at_once).unwrap());
    assert_eq!(page.ask(&json!({"ask": "review_step"})), review, "it stays to be told again");
    let judge = page.ask(&json!({"ask": "review", "record": record, "judge": "regel", "seed": 3}));
    assert_eq!(judge["reason"]["code"], "unknown_bot", "who judges must imagine hands");
}

#[test]
fn own_rules_are_played_by() {
    let toml =
        "extends = \"wirtshaus\"\nid = \"dahoam\"\nversion = 1\n[name]\nde = \"Dahoam\"\nen = \"At home\"\n";
    let mut page = Page::open(&json!({ "toml": toml }), "regel", 2);
    let finished = page.play();
    assert_eq!(page.state["rules"]["id"], "dahoam");
    let unknown = page.ask(&json!({"ask": "settle", "record": finished["record"]}));
    assert_eq!(unknown["reason"]["code"], "unknown_rules");
    let settled = page.ask(&json!({"ask": "settle", "record": finished["record"], "toml": [toml]}));
    assert_eq!(settled["ending"], page.state["result"]["ending"], "{settled}");
    let wrong = page.ask(
        &json!({"ask": "rules", "rules": {"toml": "extends = \"schule\"\nnonsense = 1\n"}, "lang": "en"}),
    );
    assert_eq!(wrong["reason"]["code"], "bad_rules");
    assert!(wrong["reason"]["message"].as_str().unwrap().contains("nonsense"), "{wrong}");
}
