//! The WebSocket of a table.

use axum::http::StatusCode;
use serde_json::json;
use stammtisch_server::http::{HttpOptions, Limits};
use stammtisch_server::table::Delays;
use tokio_tungstenite::tungstenite::Message;

use crate::door::{Client, Door, Got};
use crate::house::{Ask, House};

/// A house with a guest at a practice table.
async fn table() -> (House, Door, String, String) {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    let table = house.practice(&cookie).await;
    let door = Door::open(&house, None).await;
    (house, door, table, cookie)
}

async fn greet(client: &mut Client) -> serde_json::Value {
    client.say(&json!({"type": "hello", "protocol": 1, "seen": null})).await;
    client.next_of("update").await
}

#[tokio::test]
async fn a_greeting_is_answered_with_the_table() {
    let (_house, door, table, cookie) = table().await;
    let mut client = door.sit_at(&table, &cookie).await;
    let update = greet(&mut client).await;
    assert_eq!(
        (update["state"]["id"].as_str(), update["state"]["you"].clone()),
        (Some(table.as_str()), json!(1))
    );
    door.close().await;
}

#[tokio::test]
async fn without_a_name_there_is_no_connection() {
    let (_house, door, table, cookie) = table().await;
    let origin = format!("http://{}", door.address);
    let forged = format!("{cookie}x");
    for cookie in [None, Some("stammtisch-guest=x.y"), Some(forged.as_str())] {
        let (status, code) = door.refused(&table, cookie, Some(&origin)).await;
        assert_eq!((status, code.as_str()), (StatusCode::UNAUTHORIZED, "no_guest"), "{cookie:?}");
    }
    for unknown in ["MDEyMzQ1Njc4OWFiY2RlZg", "x"] {
        let (status, code) = door.refused(unknown, Some(&cookie), Some(&origin)).await;
        assert_eq!((status, code.as_str()), (StatusCode::NOT_FOUND, "unknown_table"));
    }
    door.close().await;
}

#[tokio::test]
async fn a_plain_request_is_told_what_is_expected() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    let table = house.practice(&cookie).await;
    let ask = Ask::get(&format!("/ws/tables/{table}")).header("origin", crate::house::ORIGIN).cookie(&cookie);
    let answer = house.ask(ask).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::UPGRADE_REQUIRED, "no_websocket"));
}

#[tokio::test]
async fn nobody_acts_from_a_seat_that_is_not_his() {
    let (house, door, table, owner) = table().await;
    let mut host = door.sit_at(&table, &owner).await;
    greet(&mut host).await;
    let other = house.guest("Eve").await;
    let mut client = door.sit_at(&table, &other).await;
    let update = greet(&mut client).await;
    assert_eq!(update["state"]["you"], json!(null));
    assert_eq!(update["state"]["host"], json!(false));
    let hand = update["state"]["sealing"]["hand"].as_u64().unwrap_or(1);
    let wishes = [
        json!({"do": "act", "hand": hand, "action": {"bid": "pass"}}),
        json!({"do": "act", "hand": hand, "seat": 1, "action": {"bid": "pass"}}),
        json!({"do": "bot", "seat": 1, "level": "regel"}),
        json!({"do": "leave"}),
    ];
    for (number, command) in wishes.iter().enumerate() {
        client.say(&json!({"type": "do", "id": number.to_string(), "command": command})).await;
        loop {
            match client.next().await {
                Got::Json(value) if value["type"] == "refused" || value["type"] == "unreadable" => break,
                Got::Json(value) if value["type"] == "done" => panic!("{command} was done"),
                Got::Json(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }
    let card = house.ask(Ask::get(&format!("/api/tables/{table}"))).await.json();
    assert_eq!(card["seats"][0]["name"], "Anna");
    door.close().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_told_and_the_connection_goes_on() {
    let (_house, door, table, cookie) = table().await;
    let mut client = door.sit_at(&table, &cookie).await;
    greet(&mut client).await;
    for nonsense in ["", "{", "null", "[]", "{\"type\":\"fly\"}", "{\"type\":\"hello\"}", "\u{0}"] {
        client.send(Message::text(nonsense)).await;
        let told = client.next_of("unreadable").await;
        assert_eq!(told["reason"]["code"], "unreadable", "{nonsense}");
    }
    client.say(&json!({"type": "ping"})).await;
    client.next_of("pong").await;
    door.close().await;
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection() {
    let (_house, door, table, cookie) = table().await;
    for length in [4097, 100_000] {
        let mut client = door.sit_at(&table, &cookie).await;
        client.send(Message::text("x".repeat(length))).await;
        assert_eq!(client.closed().await, (1009, "message too long".to_owned()), "{length}");
    }
    let mut client = door.sit_at(&table, &cookie).await;
    client.send(Message::text(" ".repeat(4096))).await;
    client.next_of("unreadable").await;
    door.close().await;
}

#[tokio::test]
async fn bytes_are_no_messages() {
    let (_house, door, table, cookie) = table().await;
    let mut client = door.sit_at(&table, &cookie).await;
    client.send(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(client.closed().await, (1003, "text only".to_owned()));
    door.close().await;
}

#[tokio::test]
async fn a_flood_ends_the_connection_and_nobody_else_s() {
    let limits = Limits { messages_per_second: 2, ..Limits::default() };
    let house = House::with(HttpOptions { limits, ..HttpOptions::default() }).await;
    let cookie = house.guest("Anna").await;
    let table = house.practice(&cookie).await;
    let door = Door::open(&house, None).await;
    let mut calm = door.sit_at(&table, &cookie).await;
    let mut wild = door.sit_at(&table, &cookie).await;
    for _ in 0..40 {
        wild.say(&json!({"type": "ping"})).await;
    }
    assert_eq!(wild.closed().await, (1008, "too many messages".to_owned()));
    calm.say(&json!({"type": "ping"})).await;
    calm.next_of("pong").await;
    door.close().await;
}

#[tokio::test]
async fn a_server_that_ends_says_so() {
    let (_house, door, table, cookie) = table().await;
    let mut client = door.sit_at(&table, &cookie).await;
    greet(&mut client).await;
    door.tell_to_end();
    client.next_of("restarting").await;
    assert_eq!(client.closed().await, (1012, "restarting".to_owned()));
    door.close().await;
}

#[tokio::test]
async fn s_2_2_5_nobody_passes_over_the_cut() {
    let patient = Delays { cut: std::time::Duration::from_mins(10), ..Delays::INSTANT };
    let house = House::at(patient, HttpOptions::default()).await;
    let cookie = house.guest("Anna").await;
    // Seat 2 deals first, so seat 1 cuts (S 2.2.2).
    let wanted = json!({"kind": "practice", "dealer": 2});
    let opened = house.ask(Ask::post("/api/tables", &wanted).cookie(&cookie)).await.json();
    let table = opened["id"].as_str().expect("an id");
    let door = Door::open(&house, None).await;
    let mut client = door.sit_at(table, &cookie).await;
    let mut update = greet(&mut client).await;
    while update["state"]["stage"] != "cutting" {
        client.say(&json!({"type": "do", "id": "ready", "command": {"do": "ready"}})).await;
        update = client.next_of("update").await;
    }
    assert_eq!(
        (&update["state"]["sealing"]["dealer"], &update["state"]["sealing"]["cutter"]),
        (&json!(2), &json!(1))
    );
    client
        .say(&json!({"type": "do", "id": "1", "command": {"do": "cut", "hand": 1, "input": "skipped"}}))
        .await;
    // Being ready may have been said once too often, and is refused then.
    let mut refused = client.next_of("refused").await;
    while refused["id"] == "ready" {
        refused = client.next_of("refused").await;
    }
    assert_eq!(
        (&refused["reason"]["code"], &refused["reason"]["clause"]),
        (&json!("cut_skipped"), &json!("S 2.2.5"))
    );
    client
        .say(&json!({"type": "do", "id": "2", "command": {"do": "cut", "hand": 1, "input": {"cuts": [16]}}}))
        .await;
    client.next_of("done").await;
    door.close().await;
}
