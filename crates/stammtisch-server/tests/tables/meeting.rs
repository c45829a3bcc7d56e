//! People who want to play at once: who comes second takes a bot's seat with the next hand.

use std::time::Duration;

use schafkopf::{BySeat, Seat};
use schafkopf_bots::Builtin;
use serde_json::{Value, json};
use stammtisch_server::hub::Found;
use stammtisch_server::table::{ClockPlan, TableId, TableKind, TablePlan};

use super::support::{Client, PATIENT, World, plan, visitor};

/// What "play now" opens.
fn quick(rule_set: &str) -> TablePlan {
    let bot = Some(Builtin::Regel);
    TablePlan {
        bots: BySeat::new([None, bot, bot, bot]).into(),
        games: None,
        dealer: Seat::Four,
        clock: ClockPlan::usual(TableKind::Quick),
        ..plan(TableKind::Quick, rule_set, 1)
    }
}

async fn play(world: &World, who: u8) -> Found {
    world.hub.play(&visitor(who), quick("schule"), false).await.expect("there is a seat somewhere")
}

/// Somebody at a table of his own, while a hand is played.
async fn first(world: &World, who: u8) -> (TableId, Client) {
    let Found { id, booked } = play(world, who).await;
    assert!(!booked, "nobody is there yet");
    let mut client = world.come(&id, who).await;
    client.until(|state| state["stage"] == "playing").await;
    (id, client)
}

/// Plays the hand to its end.
async fn finish(client: &mut Client) {
    while client.state()["stage"] != "counting" {
        match client.idea() {
            Some(command) => client.done(command).await,
            None => _ = client.update().await,
        }
    }
}

fn names(state: &Value) -> Vec<&str> {
    let seats = state["seats"].as_array().unwrap().iter();
    seats
        .filter(|seat| seat["occupant"]["kind"] == "person")
        .filter_map(|seat| seat["name"].as_str())
        .collect()
}

#[tokio::test]
async fn who_comes_second_watches_the_hand_and_sits_at_the_same_table_from_the_next_one_on() {
    let world = World::new(PATIENT).await;
    let (table, mut anna) = first(&world, 0).await;
    world.clock.forward(Duration::from_secs(55));
    assert_eq!(play(&world, 1).await, Found { id: table, booked: true });
    anna.until(|state| state["coming"] == json!([{"name": "Bert", "you": false}])).await;
    let mut bert = world.come(&table, 1).await;
    assert_eq!(bert.state()["coming"], json!([{"name": "Bert", "you": true}]));
    assert!(bert.state()["you"].is_null() && bert.state()["view"]["as"] == "spectator");
    finish(&mut anna).await;
    assert_eq!(names(anna.state()), ["Anna"], "not before the next hand");
    anna.done(json!({"do": "ready"})).await;
    bert.until(|state| !state["you"].is_null()).await;
    assert_eq!(
        (names(bert.state()), bert.state()["stage"].as_str()),
        (vec!["Anna", "Bert"], Some("cutting"))
    );
    assert!(bert.state()["coming"].is_null());
    anna.until(|state| names(state) == ["Anna", "Bert"]).await;
}

#[tokio::test]
async fn two_who_come_at_the_same_moment_meet_at_one_table() {
    let world = World::new(PATIENT).await;
    let (one, other) = tokio::join!(play(&world, 0), play(&world, 1));
    assert_eq!(one.id, other.id, "one opens the table, the other finds it");
    assert!(!one.booked && other.booked);
    // Who was led there comes first: nothing has been dealt, so he sits down at once.
    let mut bert = world.come(&other.id, 1).await;
    bert.until(|state| !state["you"].is_null()).await;
    let mut anna = world.come(&one.id, 0).await;
    for client in [&mut anna, &mut bert] {
        client.until(|state| names(state) == ["Anna", "Bert"]).await;
    }
}

#[tokio::test]
async fn a_table_fills_up_and_who_finds_no_seat_has_a_table_of_his_own() {
    let world = World::new(PATIENT).await;
    let (table, mut anna) = first(&world, 0).await;
    let mut others = Vec::new();
    for who in 1..4 {
        assert_eq!(play(&world, who).await, Found { id: table, booked: true });
        others.push(world.come(&table, who).await);
    }
    let fifth = play(&world, 4).await;
    assert!(fifth.id != table && !fifth.booked, "all seats are given away");
    finish(&mut anna).await;
    anna.done(json!({"do": "ready"})).await;
    anna.until(|state| names(state) == ["Anna", "Bert", "Cilli", "Done"]).await;
    assert_eq!(play(&world, 5).await, Found { id: fifth.id, booked: true });
}

#[tokio::test]
async fn other_rules_a_shut_door_or_the_wish_to_begin_alone_lead_to_another_table() {
    let mut world = World::new(PATIENT).await;
    let (table, mut anna) = first(&world, 0).await;
    let other = world.hub.play(&visitor(1), quick("preis"), false).await.expect("a table");
    assert!(other.id != table && !other.booked);
    let alone = world.hub.play(&visitor(2), quick("schule"), true).await.expect("a table");
    assert!(alone.id != table && !alone.booked);
    assert_eq!(anna.state()["door"], true);
    anna.done(json!({"do": "door", "open": false})).await;
    anna.until(|state| state["door"] == false).await;
    // The table of who wanted to begin alone is open, and he has just gone to it.
    assert_eq!(play(&world, 3).await, Found { id: alone.id, booked: true });
    finish(&mut anna).await;
    anna.done(json!({"do": "ready"})).await;
    world.restart().await;
    let anna = world.come(&table, 0).await;
    assert_eq!(anna.state()["door"], false, "it stays shut");
    assert!(!play(&world, 4).await.booked);
}

#[tokio::test]
async fn who_goes_or_never_comes_has_no_seat() {
    let world = World::new(PATIENT).await;
    let (table, mut anna) = first(&world, 0).await;
    play(&world, 1).await;
    let bert = world.come(&table, 1).await;
    anna.until(|state| state["coming"].is_array()).await;
    drop(bert);
    anna.until(|state| state["coming"].is_null()).await;
    play(&world, 2).await;
    finish(&mut anna).await;
    world.clock.forward(Duration::from_secs(25));
    anna.until(|state| state["stage"] != "counting").await;
    assert_eq!(names(anna.state()), ["Anna"]);
    let mut cilli = world.come(&table, 2).await;
    finish(&mut anna).await;
    anna.done(json!({"do": "ready"})).await;
    cilli.until(|state| state["stage"] == "cutting").await;
    assert!(cilli.state()["you"].is_null(), "who came too late looks on");
}

#[tokio::test]
async fn nobody_has_two_seats_at_once() {
    let world = World::new(PATIENT).await;
    let (_, mut anna) = first(&world, 0).await;
    let other = world.hub.play(&visitor(1), quick("preis"), false).await.expect("a table");
    let mut bert = world.come(&other.id, 1).await;
    bert.until(|state| state["stage"] == "playing").await;
    assert!(play(&world, 2).await.booked);
    anna.until(|state| state["coming"].is_array()).await;
    let second = world.hub.play(&visitor(2), quick("preis"), false).await.expect("a seat");
    assert_eq!(second, Found { id: other.id, booked: true });
    bert.until(|state| state["coming"].is_array()).await;
    anna.until(|state| state["coming"].is_null()).await;
}

#[tokio::test]
async fn a_seat_at_any_table_can_be_kept_for_who_knows_it() {
    let world = World::new(PATIENT).await;
    let bot = Some(Builtin::Regel);
    let bots = BySeat::new([None, bot, bot, bot]).into();
    let table = world.open_table(0, TablePlan { bots, ..plan(TableKind::Private, "schule", 4) }).await;
    let mut anna = world.come(&table, 0).await;
    anna.done(json!({"do": "ready"})).await;
    anna.until(|state| state["stage"] == "playing").await;
    world.hub.book(&table, &visitor(1)).await.expect("there is a seat");
    let mut bert = world.come(&table, 1).await;
    finish(&mut anna).await;
    anna.done(json!({"do": "ready"})).await;
    bert.until(|state| !state["you"].is_null()).await;
    let refused = world.hub.book(&table, &visitor(1)).await.expect_err("he sits there");
    assert_eq!(refused.code, "already_seated");
    assert_eq!(anna.refused(json!({"do": "door", "open": false})).await.0, "no_door");
}

#[tokio::test]
async fn nobody_is_led_to_a_table_where_nobody_is() {
    let world = World::new(PATIENT).await;
    let (table, anna) = first(&world, 0).await;
    drop(anna);
    let bert = play(&world, 1).await;
    assert!(bert.id != table && !bert.booked);
    // Who opened a table and did not come to it in time is not waited for.
    world.clock.forward(Duration::from_secs(16));
    let cilli = play(&world, 2).await;
    assert!(cilli.id != bert.id && !cilli.booked);
}

#[tokio::test]
async fn the_clock_runs_only_where_somebody_waits() {
    let world = World::new(PATIENT).await;
    let (table, mut anna) = first(&world, 0).await;
    anna.until(|state| state["view"]["view"]["actions"] != json!([])).await;
    assert!(anna.state()["asked"].is_null(), "alone with bots one has all the time");
    play(&world, 1).await;
    let mut bert = world.come(&table, 1).await;
    finish(&mut anna).await;
    anna.done(json!({"do": "ready"})).await;
    bert.until(|state| !state["you"].is_null()).await;
    world.clock.forward(Duration::from_secs(11));
    bert.until(|state| state["stage"] == "playing").await;
    assert_eq!(bert.state()["asked"]["of_ms"], 25_000);
}
