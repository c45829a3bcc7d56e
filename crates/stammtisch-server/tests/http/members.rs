//! Private tables of five and six, over the real socket: a whole round, and what who sits out gets to see.

use axum::http::StatusCode;
use serde_json::{Value, json};
use stammtisch_server::http::{HttpOptions, Limits};
use stammtisch_server::table::Delays;

use crate::door::{Client, Door, Got};
use crate::house::{Ask, House};

/// Bots and packs hurry, people are waited for.
const HURRIED: Delays = Delays {
    next: std::time::Duration::from_mins(10),
    cut: std::time::Duration::from_mins(10),
    presence: std::time::Duration::ZERO,
    ..Delays::INSTANT
};

/// What somebody saw of a round.
#[derive(Default)]
struct Seen {
    last: Value,
    /// States in which he sat out while cards were played.
    sat_out: usize,
    /// How often he was refused because he sat out.
    refused: usize,
}

/// What somebody does in a state: acts, cuts, wants the next hand; who sits out tries to pass.
fn idea(state: &Value, number: u64) -> Option<Value> {
    let hand = &state["sealing"]["hand"];
    let chair = if state["you"].is_null() { &state["sits_out"] } else { &state["you"] };
    let place = chair.as_u64()? as usize - 1;
    let own = if place < 4 { &state["seats"][place] } else { &state["beside"][place - 4] };
    match state["stage"].as_str()? {
        "cutting" if state["sealing"]["cutter"] == *chair => {
            Some(json!({"do": "cut", "hand": hand, "input": {"cuts": [16]}}))
        }
        "playing" if place >= 4 => {
            Some(json!({"do": "act", "hand": hand, "action": {"bid": {"say": "pass"}}}))
        }
        "playing" => {
            let actions = state["view"]["view"]["actions"].as_array()?;
            let action = actions.get(number as usize % actions.len().max(1))?;
            Some(json!({"do": "act", "hand": hand, "action": action}))
        }
        "waiting" | "counting" if own["ready"] == false => Some(json!({"do": "ready"})),
        _ => None,
    }
}

fn check_secrecy(state: &Value) {
    assert_eq!(state["view"]["as"], "spectator");
    assert_eq!(state["view"]["view"]["hands"], json!([null, null, null, null]));
    assert_eq!(state["view"]["view"]["table"]["trick"], json!([]));
    assert!(state["view"]["view"]["hand"].is_null() && state["view"]["view"]["actions"].is_null());
    assert!(state["result"].is_null());
}

/// Plays until the match is over.
async fn play(mut client: Client) -> Seen {
    let (mut seen, mut number, mut tried) = (Seen::default(), 0, Value::Null);
    client.say(&json!({"type": "hello", "protocol": 1})).await;
    client.say(&json!({"type": "do", "id": "sit", "command": {"do": "sit"}})).await;
    loop {
        let message = match client.next().await {
            Got::Json(message) => message,
            other => panic!("{other:?}"),
        };
        if message["type"] == "refused" {
            seen.refused += usize::from(message["reason"]["code"] == "sits_out");
        }
        if message["type"] != "update" {
            continue;
        }
        seen.last = message["state"].clone();
        let state = &seen.last;
        if state["stage"] == "finished" {
            return seen;
        }
        let sits_out = !state["sits_out"].is_null() && state["stage"] == "playing";
        if sits_out {
            check_secrecy(state);
            seen.sat_out += 1;
        }
        // Once in each hand he tries what is not his.
        if sits_out && tried == state["sealing"]["hand"] {
            continue;
        }
        if let Some(command) = idea(state, number) {
            if sits_out {
                tried = state["sealing"]["hand"].clone();
            }
            number += 1;
            client.say(&json!({"type": "do", "id": number.to_string(), "command": command})).await;
        }
    }
}

#[tokio::test]
async fn v_12_five_and_six_play_a_round_over_the_socket_and_who_sits_out_sees_no_hand_and_acts_in_none() {
    for count in [5, 6] {
        let house = House::at(HURRIED, HttpOptions { limits: Limits::NONE, ..HttpOptions::default() }).await;
        let names = ["Anna", "Bert", "Cilli", "Done", "Emma", "Fritz"];
        let host = house.guest(names[0]).await;
        let wanted = json!({"kind": "private", "members": count, "games": count});
        let opened = house.ask(Ask::post("/api/tables", &wanted).cookie(&host)).await;
        assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text());
        let table = opened.json()["id"].as_str().expect("an id").to_owned();
        let door = Door::open(&house, None).await;
        let mut people = Vec::new();
        for name in &names[..count] {
            let cookie = if *name == "Anna" { host.clone() } else { house.guest(name).await };
            people.push(tokio::spawn(play(door.sit_at(&table, &cookie).await)));
        }
        for person in people {
            let seen = person.await.expect("he played to the end");
            assert!(seen.sat_out > 0 && seen.refused > 0, "{count}: everybody sat out once");
            let account = &seen.last["account"];
            let beside = account["beside"].as_array().expect("accounts of those who sit out");
            assert_eq!(beside.len(), count - 4);
            let units = account["units"].as_array().expect("four").iter().filter_map(Value::as_i64);
            let sum: i64 = units.chain(beside.iter().filter_map(|one| one["units"].as_i64())).sum();
            assert_eq!((sum, account["pot"].as_i64()), (0, Some(0)), "{account}");
        }
        door.close().await;
    }
}

#[tokio::test]
async fn only_a_private_table_has_more_people_than_play() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    for (kind, members, fits) in [
        ("private", 4, true),
        ("private", 6, true),
        ("private", 3, false),
        ("private", 7, false),
        ("open", 5, false),
        ("open", 4, true),
        ("practice", 6, false),
    ] {
        let wanted = json!({"kind": kind, "members": members});
        let answer = house.ask(Ask::post("/api/tables", &wanted).cookie(&cookie)).await;
        assert_eq!(answer.status == StatusCode::CREATED, fits, "{kind} {members}: {}", answer.text());
        if !fits {
            assert_eq!(
                (answer.status, answer.code().as_str()),
                (StatusCode::UNPROCESSABLE_ENTITY, "out_of_bounds")
            );
        }
    }
    let wanted = json!({"kind": "private", "members": 5, "bots": [null, "regel", "regel", null, "zufall"]});
    let opened = house.ask(Ask::post("/api/tables", &wanted).cookie(&cookie)).await.json();
    let id = opened["id"].as_str().expect("an id");
    let card = house.ask(Ask::get(&format!("/api/tables/{id}"))).await.json();
    assert_eq!((&card["beside"][0]["kind"], &card["seats"][3]["kind"]), (&json!("bot"), &json!("empty")));
    let too_many = json!({"kind": "private", "bots": [null, "regel", "regel", null, "zufall"]});
    let answer = house.ask(Ask::post("/api/tables", &too_many).cookie(&cookie)).await;
    assert_eq!(answer.code(), "out_of_bounds", "{}", answer.text());
}
