//! Rounds of friends: what devices write is there once, and only for who belongs to the round.

mod world;

use axum::http::StatusCode;
use schafkopf_runde::{Deed, Device, EntryId, Log, stored};
use serde_json::{Value, json};
use world::{PASSWORD, World, code, id_of};

fn joined(log: &mut Log, device: &str, name: &str) -> EntryId {
    let device: Device = device.parse().expect("a device");
    log.write(&device, Deed::Joined { name: name.to_owned() }).expect("a new name")
}

fn lines(log: &Log) -> Vec<String> {
    stored::write(log).lines().map(str::to_owned).collect()
}

/// The path of a new round of somebody.
async fn round_of(one: &mut world::Browser<'_>) -> String {
    let (status, card) = one.post("/api/rounds", json!({"name": " Gelbe Wand "})).await;
    assert_eq!((status, &card["name"]), (StatusCode::OK, &json!("Gelbe Wand")), "{card}");
    format!("/api/rounds/{}", card["id"].as_str().expect("an id"))
}

/// The secret part of a new link.
async fn token(one: &mut world::Browser<'_>, round: &str) -> String {
    let (_, link) = one.post(&format!("{round}/link"), json!({"origin": "http://stammtisch.local"})).await;
    assert!(link["qr"].as_str().expect("a picture").contains("<svg"), "{link}");
    let path = link["path"].as_str().expect("a path");
    path.strip_prefix("/runde/enter#").expect("it is the page's").to_owned()
}

#[tokio::test]
async fn what_two_devices_write_is_there_once_for_both() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    let mut bert = world.guest(&id_of("bert"), "Bert");
    let round = round_of(&mut anna).await;
    let enter = token(&mut anna, &round).await;
    let (status, card) = bert.post("/api/rounds/enter", json!({"token": enter})).await;
    assert_eq!((status, &card["name"]), (StatusCode::OK, &json!("Gelbe Wand")));
    let (mut ours, mut theirs) = (Log::default(), Log::default());
    joined(&mut ours, "anna", "Anna");
    joined(&mut theirs, "bert", "Bert");
    let log = format!("{round}/log");
    let (status, kept) = anna.post(&log, json!({"lines": lines(&ours)})).await;
    assert_eq!((status, kept), (StatusCode::OK, json!({"head": 1})));
    bert.post(&log, json!({"lines": lines(&theirs)})).await;
    let (_, again) = bert.post(&log, json!({"lines": lines(&theirs)})).await;
    assert_eq!(again, json!({"head": 2}), "sent again it is there once");
    let (_, all) = anna.get(&log).await;
    let told = |value: &Value| {
        let entries = value["entries"].as_array().expect("entries");
        entries.iter().map(|entry| entry["line"].as_str().expect("a line").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(told(&all), [lines(&ours), lines(&theirs)].concat());
    let (_, rest) = anna.get(&format!("{log}?after=1")).await;
    assert_eq!((told(&rest), &rest["head"]), (lines(&theirs), &json!(2)));
    for wrong in ["nonsense", "{\"v\":1}", "{\"v\":9}", "a\nb"] {
        let (status, body) = anna.post(&log, json!({"lines": [wrong]})).await;
        assert_eq!((status, code(&body)), (StatusCode::UNPROCESSABLE_ENTITY, "no_log"), "{wrong}");
    }
    assert_eq!(anna.get(&log).await.1["head"], 2);
}

#[tokio::test]
async fn a_stranger_and_an_old_link_see_nothing() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    let mut stranger = world.member("Xaver").await;
    let round = round_of(&mut anna).await;
    let old = token(&mut anna, &round).await;
    let new = token(&mut anna, &round).await;
    assert_ne!(old, new);
    let (status, body) = stranger.post("/api/rounds/enter", json!({"token": old})).await;
    assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "link_invalid"));
    let log = format!("{round}/log");
    for (status, body) in [
        stranger.get(&log).await,
        stranger.post(&log, json!({"lines": []})).await,
        stranger.post(&format!("{round}/link"), json!({})).await,
        stranger.post(&format!("{round}/me"), json!({"member": null})).await,
    ] {
        assert_eq!((status, code(&body)), (StatusCode::NOT_FOUND, "not_found"));
    }
    assert_eq!(stranger.get("/api/rounds").await.1, json!({"runden": []}));
    let mut nobody = world.browser();
    assert_eq!(nobody.get(&log).await.0, StatusCode::UNAUTHORIZED);
    stranger.post("/api/rounds/enter", json!({"token": new})).await;
    assert_eq!(stranger.get(&log).await.0, StatusCode::OK);
    stranger.post(&format!("{round}/leave"), json!({})).await;
    assert_eq!(stranger.get(&log).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_erases_himself_leaves_a_number() {
    let world = World::new().await;
    let (mut anna, mut bert) = (world.member("Anna").await, world.member("Bert").await);
    let round = round_of(&mut anna).await;
    let enter = token(&mut anna, &round).await;
    bert.post("/api/rounds/enter", json!({"token": enter})).await;
    let mut log = Log::default();
    joined(&mut log, "anna", "Anna");
    let member = joined(&mut log, "anna", "Bertl der Große");
    let path = format!("{round}/log");
    anna.post(&path, json!({"lines": lines(&log)})).await;
    let (status, _) = bert.post(&format!("{round}/me"), json!({"member": "anna-9"})).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "there is no such member");
    let (_, card) = bert.post(&format!("{round}/me"), json!({"member": member.to_string()})).await;
    assert_eq!(card["member"], member.to_string());
    let (status, _) = bert.post("/api/account/delete", json!({"password": PASSWORD})).await;
    assert_eq!(status, StatusCode::OK);
    let (_, left) = anna.get(&path).await;
    assert!(!left.to_string().contains("Bertl"), "{left}");
    assert_eq!(left["head"], 3, "that he is erased is an entry");
    // A device that has not heard of it brings nothing back.
    anna.post(&path, json!({"lines": lines(&log)})).await;
    let (_, left) = anna.get(&path).await;
    assert!(!left.to_string().contains("Bertl") && left["head"] == 3, "{left}");
}
