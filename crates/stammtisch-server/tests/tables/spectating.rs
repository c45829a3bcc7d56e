//! Spectators: a trick late, and only what they are shown.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use schafkopf::BySeat;
use schafkopf_bots::Builtin;
use serde_json::{Value, json};
use stammtisch_server::table::TableKind;
use stammtisch_server::table::{Delays, TablePlan};

use super::support::{Client, PATIENT, World, four_people, plan, play_all, with_bots};

#[tokio::test]
async fn s_2_3_2_spectators_see_no_open_trick_and_no_hand_that_is_not_shown() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 2, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    let mut fritz = world.come(&table, 5).await;
    assert_eq!(fritz.state()["you"], Value::Null);
    anna.play().await;
    fritz.until(|state| state["stage"] == "finished").await;
    let mut cards = 0;
    for update in &fritz.updates {
        let state = &update["state"];
        if state["stage"] != "playing" {
            continue;
        }
        let view = &state["view"];
        assert_eq!(view["as"], "spectator");
        assert_eq!(view["view"]["hands"], json!([null, null, null, null]));
        assert_eq!(view["view"]["table"]["trick"], json!([]), "an open trick is not shown");
        assert!(state["result"].is_null());
        let played =
            update["happened"].as_array().unwrap().iter().filter(|what| what["event"]["event"] == "played");
        let played = played.count();
        assert!(played % 4 == 0, "cards are told trick by trick: {played}");
        cards += played;
    }
    assert!(cards > 0);
}

/// Whose hands a spectator saw while cards were played, and whether he saw any before the first trick was over.
fn hands_seen(updates: &[Value]) -> ([bool; 4], bool) {
    let (mut seen, mut early) = ([false; 4], false);
    for state in updates.iter().map(|update| &update["state"]).filter(|state| state["stage"] == "playing") {
        let view = &state["view"]["view"];
        for (seat, seen) in seen.iter_mut().enumerate() {
            let shown = !view["hands"][seat].is_null();
            *seen |= shown;
            early |= shown && view["table"]["cards_left"][seat] == 8;
        }
    }
    (seen, early)
}

#[tokio::test]
async fn s_2_3_2_a_player_lets_spectators_look_into_his_hand_one_by_one_and_a_trick_late() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 3, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    let (mut emma, mut fritz) = (world.come(&table, 4).await, world.come(&table, 5).await);
    let not_shown = ("not_shown".to_owned(), Some("S 2.3.2".to_owned()));
    assert_eq!(fritz.refused(json!({"do": "watch", "seat": 1})).await, not_shown);
    anna.done(json!({"do": "show", "spectators": true})).await;
    for spectator in [&mut emma, &mut fritz] {
        spectator.until(|state| state["seats"][0]["shows"] == true).await;
        spectator.done(json!({"do": "watch", "seat": 1})).await;
        spectator.until(|state| state["watchers"][0]["admitted"] == false).await;
    }
    assert_eq!(fritz.state()["watchers"].as_array().unwrap().len(), 1, "one knows of oneself only");
    anna.until(|state| state["watchers"].as_array().is_some_and(|list| list.len() == 2)).await;
    let asked = &anna.state()["watchers"][1];
    assert_eq!((&asked["name"], &asked["admitted"]), (&json!("Fritz"), &json!(false)));
    let to = asked["person"].clone();
    anna.done(json!({"do": "show", "spectators": true, "to": to})).await;
    assert_eq!(
        anna.refused(json!({"do": "show", "spectators": true, "to": "somebody"})).await.0,
        "not_watching"
    );
    fritz.until(|state| state["watchers"][0]["admitted"] == true).await;
    anna.play().await;
    for spectator in [&mut emma, &mut fritz] {
        spectator.until(|state| state["stage"] == "finished").await;
    }
    assert_eq!(hands_seen(&fritz.updates), ([true, false, false, false], false));
    assert_eq!(hands_seen(&emma.updates), ([false; 4], false), "who was not let sees nothing");
}

#[tokio::test]
async fn what_a_player_showed_ends_when_he_says_so_when_he_leaves_and_when_the_spectator_goes() {
    let world = World::new(PATIENT).await;
    let (table, mut people) = four_people(&world, plan(TableKind::Private, "schule", 1)).await;
    let anna = &mut people[0];
    let (mut emma, mut fritz) = (world.come(&table, 4).await, world.come(&table, 5).await);
    let admit = |person: &Value, yes: bool| json!({"do": "show", "spectators": yes, "to": person["person"]});
    anna.done(json!({"do": "show", "spectators": true})).await;
    for spectator in [&mut emma, &mut fritz] {
        spectator.done(json!({"do": "watch", "seat": 1})).await;
    }
    anna.until(|state| state["watchers"].as_array().is_some_and(|list| list.len() == 2)).await;
    for person in anna.state()["watchers"].as_array().unwrap().clone() {
        anna.done(admit(&person, true)).await;
    }
    let emma_s = anna.state()["watchers"][0].clone();
    assert_eq!(emma_s["admitted"], true);
    anna.done(admit(&emma_s, false)).await;
    assert_eq!(anna.state()["watchers"].as_array().unwrap().len(), 1);
    emma.until(|state| state["watchers"].is_null()).await;
    drop(fritz);
    anna.until(|state| state["watchers"].is_null()).await;
    let mut fritz = world.come(&table, 5).await;
    assert!(fritz.state()["watchers"].is_null(), "who comes again asks again");
    fritz.done(json!({"do": "watch", "seat": 1})).await;
    anna.done(json!({"do": "show", "spectators": false})).await;
    assert!(anna.state()["watchers"].is_null());
    assert_eq!(fritz.refused(json!({"do": "watch", "seat": 1})).await.0, "not_shown");
}

#[tokio::test]
async fn nobody_looks_into_a_hand_of_a_match_that_may_count() {
    let world = World::new(PATIENT).await;
    let (table, mut people) = four_people(&world, plan(TableKind::Private, "schule", 4)).await;
    let mut fritz = world.come(&table, 5).await;
    assert_eq!(people[0].refused(json!({"do": "show", "spectators": true})).await.0, "may_count");
    assert_eq!(fritz.refused(json!({"do": "watch", "seat": 1})).await.0, "may_count");
    people[0].done(json!({"do": "show", "spectators": false})).await;
}

#[tokio::test]
async fn who_showed_his_hand_among_bots_shows_nothing_once_four_people_play() {
    let world = World::new(PATIENT).await;
    let bots = BySeat::new([None, None, None, Some(Builtin::Regel)]).into();
    let table = world.open_table(0, TablePlan { bots, ..plan(TableKind::Open, "schule", 4) }).await;
    let mut people = vec![world.come(&table, 0).await];
    for who in 1..3 {
        let mut client = world.come(&table, who).await;
        client.done(json!({"do": "sit", "seat": who + 1})).await;
        people.push(client);
    }
    let mut fritz = world.come(&table, 5).await;
    people[0].done(json!({"do": "show", "spectators": true})).await;
    fritz.done(json!({"do": "watch", "seat": 1})).await;
    people[0].until(|state| !state["watchers"].is_null()).await;
    let to = people[0].state()["watchers"][0]["person"].clone();
    people[0].done(json!({"do": "show", "spectators": true, "to": to})).await;
    let mut done = world.come(&table, 3).await;
    done.done(json!({"do": "sit", "seat": 4})).await;
    people.push(done);
    play_all(people).await;
    fritz.until(|state| state["stage"] == "finished").await;
    assert_eq!(hands_seen(&fritz.updates).0, [false; 4]);
}

#[tokio::test]
async fn who_counts_bytes_learns_nothing() {
    let world = World::new(PATIENT).await;
    let (_, people) = four_people(&world, plan(TableKind::Private, "schule", 3)).await;
    let people = play_all(people).await;
    let versions = |client: &Client| -> Vec<u64> {
        let playing = client.updates.iter().filter(|update| update["state"]["stage"] == "playing");
        playing.map(|update| update["version"].as_u64().unwrap()).collect()
    };
    for client in &people[1..] {
        assert_eq!(
            versions(client),
            versions(&people[0]),
            "everybody hears of every step, in the same order"
        );
    }
    let mut lengths: BTreeMap<u64, BTreeSet<usize>> = BTreeMap::new();
    // The host's message says of him that he is; the others' differ in nothing but cards.
    for client in &people[1..] {
        for (update, length) in client.updates.iter().zip(&client.lengths) {
            if update["state"]["stage"] == "playing" && update["happened"].as_array().unwrap().len() == 1 {
                lengths.entry(update["version"].as_u64().unwrap()).or_default().insert(*length);
            }
        }
    }
    assert!(lengths.len() > 60, "{}", lengths.len());
    assert!(lengths.values().all(|lengths| lengths.len() == 1), "{lengths:?}");
    let all: BTreeSet<usize> = lengths.into_values().flatten().collect();
    assert!(all.len() <= 3, "a few lengths: {all:?}");
}

#[tokio::test]
async fn a_crowd_that_comes_and_goes_is_told_of_once_a_second() {
    let world = World::new(Delays { presence: Duration::from_secs(1), ..PATIENT }).await;
    let table = world.open_table(0, plan(TableKind::Private, "schule", 1)).await;
    let mut anna = world.come(&table, 0).await;
    world.clock.forward(Duration::from_secs(1));
    for _ in 0..40 {
        drop(world.come(&table, 5).await);
    }
    let crowd = [world.come(&table, 4).await, world.come(&table, 5).await];
    let said = anna.updates.len();
    world.clock.forward(Duration::from_secs(1));
    anna.until(|state| state["spectators"] == 2).await;
    let told = anna.updates.len() - said;
    assert!(told <= 2, "{told} messages");
    drop(crowd);
    while anna.state()["spectators"] != 0 {
        world.clock.forward(Duration::from_secs(1));
        anna.update().await;
    }
}
