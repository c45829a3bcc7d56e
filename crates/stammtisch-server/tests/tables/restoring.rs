//! Coming back: of clients, and of the server.

use schafkopf_bots::Builtin;
use serde_json::{Value, json};
use stammtisch_server::table::{TableId, TableKind, TablePlan};
use stammtisch_store::Copies as _;

use super::support::{Client, PATIENT, World, alone, four_people, plan, play_all, with_bots};

/// A copy of the database in which nothing has happened at any table after a version.
pub(crate) async fn cut_off_at(world: &World, version: u64) -> std::path::PathBuf {
    let copy = world.folder.path().join(format!("at-{version}.db"));
    world.store.copy_to(&copy).await.unwrap();
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{}", copy.display())).await.unwrap();
    sqlx::query("DELETE FROM table_entry WHERE seq > $1").bind(version as i64).execute(&pool).await.unwrap();
    pool.close().await;
    copy
}

async fn played(world: &World, plan: TablePlan) -> (TableId, Client) {
    let table = world.open_table(0, plan).await;
    let mut anna = world.come(&table, 0).await;
    anna.play().await;
    (table, anna)
}

#[tokio::test]
async fn a_server_killed_at_any_version_goes_on_from_there() {
    let world = World::new(PATIENT).await;
    let (table, anna) = played(&world, with_bots("schule", 2, Builtin::Regel)).await;
    let mut seen = 0;
    for update in &anna.updates {
        let version = update["version"].as_u64().unwrap();
        if version == seen {
            continue;
        }
        seen = version;
        let hub = world.beside(cut_off_at(&world, version).await).await;
        let mut again = Client::come(&hub, &table, 0, None).await;
        assert_eq!(again.version(), version);
        assert_eq!(alone(again.state()), alone(&update["state"]), "version {version}");
        if version % 9 == 0 {
            again.play().await;
            assert_eq!(again.state()["stage"], "finished", "no game is stuck at version {version}");
        }
        hub.shut_down().await;
    }
    assert!(seen > 60);
}

#[tokio::test]
async fn a_client_that_comes_back_at_any_version_sees_what_one_that_stayed_sees() {
    let world = World::new(PATIENT).await;
    let (table, people) = {
        let (table, people) = four_people(&world, plan(TableKind::Private, "schule", 1)).await;
        (table, play_all(people).await)
    };
    let anna = &people[0];
    let all: Vec<(u64, Value)> = anna
        .updates
        .iter()
        .skip(1)
        .flat_map(|update| {
            let version = update["version"].as_u64().unwrap();
            update["happened"].as_array().unwrap().iter().map(move |what| (version, what.clone()))
        })
        .collect();
    let first = anna.updates[0]["version"].as_u64().unwrap();
    for seen in first..=anna.version() {
        let again = Client::come(&world.hub, &table, 0, Some(seen)).await;
        assert_eq!(alone(again.state()), alone(anna.state()), "seen {seen}");
        let update = &again.updates[0];
        assert_eq!(update["gap"], false);
        let missed: Vec<Value> =
            all.iter().filter(|(version, _)| *version > seen).map(|(_, what)| what.clone()).collect();
        assert_eq!(*update["happened"].as_array().unwrap(), missed, "seen {seen}");
    }
    let stranger = Client::come(&world.hub, &table, 0, Some(u64::MAX)).await;
    assert_eq!((&stranger.updates[0]["gap"], &stranger.updates[0]["happened"]), (&json!(true), &json!([])));
}

#[tokio::test]
async fn after_a_restart_the_present_hand_is_still_told_and_what_was_before_is_a_gap() {
    let mut world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 4, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.until(|state| state["stage"] == "playing").await;
    anna.play_until(12).await;
    anna.until(|state| state["view"]["view"]["actions"] != json!([])).await;
    let seen = anna.version();
    let state = anna.state().clone();
    world.restart().await;
    let again = Client::come(&world.hub, &table, 0, Some(seen - 1)).await;
    assert_eq!(alone(again.state()), alone(&state));
    assert_eq!(again.updates[0]["gap"], false);
    let early = Client::come(&world.hub, &table, 0, Some(1)).await;
    assert_eq!(early.updates[0]["gap"], true);
}

#[tokio::test]
async fn clients_are_told_when_the_server_restarts() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    world.hub.shut_down().await;
    while anna.message().await != json!({"type": "restarting"}) {}
    assert_eq!(anna.connection.next().await, None);
    let refused = world.hub.connect(&table, super::support::visitor(0)).await.err().unwrap();
    assert_eq!(refused.code, "restarting");
}

#[tokio::test]
async fn a_table_where_nobody_is_sleeps_and_wakes_where_it_was() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.until(|state| state["stage"] == "playing" && state["view"]["view"]["actions"] != json!([])).await;
    let state = anna.state().clone();
    drop(anna);
    while world.hub.figures().await.connections > 0 {
        tokio::task::yield_now().await;
    }
    // The table must have heard that she is gone before its time begins to run.
    assert!(world.hub.card(&table).await.is_some());
    world.clock.forward(PATIENT.awake);
    while world.hub.figures().await.tables > 0 {
        tokio::task::yield_now().await;
    }
    world.clock.forward(std::time::Duration::from_hours(24));
    let anna = world.come(&table, 0).await;
    assert_eq!(alone(anna.state()), alone(&state));
}
