//! Time: clocks, stand-ins, the pace of bots.

use std::time::Duration;

use schafkopf_bots::Builtin;
use serde_json::{Value, json};
use stammtisch_server::table::{ClockPlan, TableId, TableKind, TablePlan};

use super::support::{Client, PATIENT, World, four_people, plan, with_bots};

const CLOCK: ClockPlan = ClockPlan { action_s: 20, bank_s: 60 };

fn timed(games: u32) -> TablePlan {
    TablePlan { clock: CLOCK, ..with_bots("schule", games, Builtin::Regel) }
}

fn is_asked(state: &Value) -> bool {
    state["stage"] == "playing"
        && state["view"]["view"]["actions"].as_array().is_some_and(|list| !list.is_empty())
}

async fn until_asked(world: &World, table: &TableId) -> Client {
    let mut anna = world.come(table, 0).await;
    while !is_asked(anna.state()) {
        match anna.idea().filter(|idea| idea["do"] == "cut") {
            Some(cut) => anna.done(cut).await,
            None => {
                anna.update().await;
            }
        }
    }
    anna
}

#[tokio::test]
async fn when_action_and_bank_are_used_up_a_bot_stands_in_until_the_person_is_back() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, timed(1)).await;
    let mut anna = until_asked(&world, &table).await;
    assert_eq!(anna.state()["asked"], json!({"seats": [1], "left_ms": 20_000, "of_ms": 20_000}));
    world.clock.forward(Duration::from_millis(79_999));
    anna.connection.send(r#"{"type":"ping"}"#);
    assert_eq!(anna.message().await, json!({"type": "pong"}), "nothing happens before the time is over");
    world.clock.forward(Duration::from_millis(1));
    anna.until(|state| state["seats"][0]["stand_in"] == true).await;
    let version = anna.version();
    // The bot plays on; time passes for it too.
    anna.until(|state| state["stage"] != "playing" || state["view"]["view"]["hand"] != "").await;
    let answer = anna.command(json!({"do": "show", "spectators": true})).await;
    assert_eq!(answer["type"], "done");
    anna.until(|state| state["seats"][0]["stand_in"] == false).await;
    assert!(anna.version() > version);
}

#[tokio::test]
async fn v_6_4_who_lets_the_time_run_out_does_not_knock() {
    let world = World::new(PATIENT).await;
    for _ in 0..12 {
        let plan = TablePlan { clock: CLOCK, ..with_bots("wirtshaus", 1, Builtin::Regel) };
        let table = world.open_table(0, plan).await;
        let mut anna = until_asked(&world, &table).await;
        assert_eq!(anna.state()["view"]["view"]["table"]["stage"], "knocking");
        world.clock.forward(Duration::from_secs(80));
        anna.until(|state| state["view"]["view"]["table"]["stage"] != "knocking").await;
        let knocks = anna.state()["view"]["view"]["table"]["knocks"].as_array().cloned().unwrap_or_default();
        assert!(!knocks.contains(&json!(1)), "{knocks:?}");
    }
}

#[tokio::test]
async fn the_bank_pays_for_what_an_action_takes_too_long() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, timed(1)).await;
    let mut anna = until_asked(&world, &table).await;
    world.clock.forward(Duration::from_secs(35));
    let idea = anna.idea().unwrap();
    anna.done(idea).await;
    assert_eq!(anna.state()["seats"][0]["bank_ms"], 45_000);
}

#[tokio::test]
async fn after_a_restart_clocks_have_what_they_had_left() {
    let mut world = World::new(PATIENT).await;
    let table = world.open_table(0, timed(1)).await;
    let mut anna = until_asked(&world, &table).await;
    world.clock.forward(Duration::from_secs(30));
    let idea = anna.idea().unwrap();
    anna.done(idea).await;
    anna.until(is_asked).await;
    assert_eq!(anna.state()["seats"][0]["bank_ms"], 50_000);
    world.restart().await;
    world.clock.forward(Duration::from_hours(1));
    let anna = world.come(&table, 0).await;
    assert_eq!(anna.state()["seats"][0]["bank_ms"], 50_000);
    assert_eq!(anna.state()["asked"]["left_ms"], 20_000, "the hour without a server does not count");
    assert_eq!(anna.state()["seats"][0]["stand_in"], false);
}

#[tokio::test]
async fn who_loses_the_connection_is_waited_for_thirty_seconds() {
    let world = World::new(PATIENT).await;
    let (table, mut people) = four_people(&world, plan(TableKind::Private, "schule", 1)).await;
    for client in &mut people {
        client.done(json!({"do": "ready"})).await;
    }
    people[3].until(|state| state["stage"] == "cutting").await;
    people[3].done(json!({"do": "cut", "hand": 1, "input": {"cuts": [16]}})).await;
    // Seat 1 deals, so seat 2 speaks first.
    drop(people.remove(1));
    let anna = &mut people[0];
    anna.until(|state| state["seats"][1]["connected"] == false).await;
    assert_eq!(anna.state()["asked"], Value::Null, "no clock at this table");
    world.clock.forward(Duration::from_secs(30));
    anna.until(|state| state["seats"][1]["stand_in"] == true).await;
    anna.until(|state| state["view"]["view"]["table"]["bids"] != json!([])).await;
    let bert = world.come(&table, 1).await;
    assert_eq!(bert.state()["you"], 2);
    assert_eq!(bert.state()["seats"][1]["stand_in"], false, "who connects again is back");
}

#[tokio::test]
async fn nobody_waits_for_a_cut_that_does_not_come() {
    let world = World::new(PATIENT).await;
    let (_, mut people) = four_people(&world, plan(TableKind::Private, "schule", 1)).await;
    world.clock.forward(PATIENT.next);
    people[0].until(|state| state["stage"] == "cutting").await;
    assert_eq!(people[0].state()["asked"]["seats"], json!([4]));
    world.clock.forward(PATIENT.cut);
    people[0].until(|state| state["stage"] == "playing").await;
    let cut = people[0].updates.iter().flat_map(|update| update["happened"].as_array().unwrap());
    assert!(cut.into_iter().any(|what| *what == json!({"what": "cut", "seat": 4, "done": false})));
}

#[tokio::test]
async fn a_slow_client_holds_nobody_up_and_then_sees_the_newest_state() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 3, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    let mut slow = world.come(&table, 5).await;
    anna.play().await;
    let mut received = 0;
    while slow.version() < anna.version() {
        slow.update().await;
        received += 1;
    }
    assert_eq!(slow.state()["account"], anna.state()["account"]);
    assert!(received <= 25, "{received} updates waited");
    assert!(
        slow.updates
            .iter()
            .any(|update| update["gap"] == true || update["happened"].as_array().unwrap().len() > 4)
    );
}
