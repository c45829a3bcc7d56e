//! What is old goes: what was said at a table after its match, the table after a time. And a clock that was wrong.

use std::time::Duration;

use schafkopf_bots::Builtin;
use serde_json::json;
use stammtisch_http::clock::Clock as _;
use stammtisch_server::table::{TableId, check_tables};
use stammtisch_server::upkeep::{Retention, ThrownAway};
use stammtisch_store::{HistoryStore as _, TournamentStore as _, Upkeep as _};

use super::support::{Client, PATIENT, World, with_bots};

const DAY: Duration = Duration::from_hours(24);

/// Everybody goes, and the tables fall asleep.
async fn all_go(world: &World, client: Client) {
    drop(client);
    while world.hub.figures().await.tables > 0 {
        world.clock.forward(Duration::from_mins(2));
        tokio::task::yield_now().await;
    }
}

async fn throw_away(world: &World) -> ThrownAway {
    world.hub.throw_away(&Retention::default(), world.clock.now()).await.unwrap()
}

/// A table where somebody has talked before and after the only game of the match.
async fn talked(world: &World) -> (TableId, Client) {
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.play().await;
    for text in ["Schön war's", "Noch eins?"] {
        anna.done(json!({"do": "chat", "text": text})).await;
    }
    anna.done(json!({"do": "phrase", "phrase": "thanks"})).await;
    (table, anna)
}

#[tokio::test]
async fn what_was_said_goes_when_the_match_is_over_and_the_table_after_a_month() {
    let world = World::new(PATIENT).await;
    let (table, anna) = talked(&world).await;
    assert_eq!(throw_away(&world).await, ThrownAway::default(), "she is still there");
    let version = anna.version();
    let hand = world.handed_in.hands.lock().unwrap()[0].clone();
    world.store.keep_hand(&hand).await.unwrap();
    all_go(&world, anna).await;
    assert_eq!(throw_away(&world).await, ThrownAway { tables: 0, lines: 2 });
    let mut anna = world.come(&table, 0).await;
    let chat = anna.state()["chat"].to_string();
    assert!(!chat.contains("war's") && !chat.contains("Noch eins"), "{chat}");
    assert!(anna.version() >= version, "versions go on");
    anna.done(json!({"do": "ready"})).await;
    all_go(&world, anna).await;
    let checked = check_tables(&world.store).await.unwrap();
    assert_eq!((checked.tables, checked.faults), (1, Vec::<String>::new()), "a log with gaps is whole");
    world.clock.forward(31 * DAY);
    assert_eq!(throw_away(&world).await.tables, 1);
    assert!(world.hub.card(&table).await.is_none());
    assert!(world.store.tables_after(0, 9).await.unwrap().is_empty());
    assert!(world.store.hand(&table.to_string(), 1).await.unwrap().is_some(), "the history stays");
    assert!(world.store.rule_set(&hand.rules_hash).await.unwrap().is_some(), "and what it needs");
}

/// A match that goes on and on keeps what was said for a day.
#[tokio::test]
async fn in_a_long_match_what_was_said_goes_after_a_day() {
    let world = World::new(PATIENT).await;
    let (_, mut anna) = talked(&world).await;
    world.clock.forward(2 * DAY);
    assert_eq!(throw_away(&world).await.lines, 2, "although she is there");
    anna.done(json!({"do": "chat", "text": "Und weiter"})).await;
}

/// Every log is played through; what cannot have happened is found, with its table.
#[tokio::test]
async fn an_entry_that_was_changed_is_found() {
    let world = World::new(PATIENT).await;
    let (table, anna) = talked(&world).await;
    let checked = check_tables(&world.store).await.unwrap();
    assert!(checked.faults.is_empty() && checked.entries > 40, "{checked:?}");
    all_go(&world, anna).await;
    let other = sqlx::SqlitePool::connect(&format!("sqlite://{}", world.file().display())).await.unwrap();
    for (what, found) in [
        ("'{\"v\":1,\"what\":\"acted\",\"seat\":1}'", "cannot be read"),
        ("(SELECT what FROM table_entry WHERE seq = 13)", "cannot follow"),
    ] {
        let change = format!("UPDATE table_entry SET what = {what} WHERE seq = 12");
        sqlx::query(sqlx::AssertSqlSafe(change)).execute(&other).await.unwrap();
        let checked = check_tables(&world.store).await.unwrap();
        let [fault] = checked.faults.as_slice() else { panic!("{checked:?}") };
        assert!(fault.starts_with(&table.to_string()) && fault.contains(found), "{fault}");
    }
}

/// The clock was forty days ahead while somebody played; then it was set right. Bots do not wait for that day.
#[tokio::test]
async fn a_clock_that_was_wrong_holds_nobody_up() {
    let mut world = World::new(PATIENT).await;
    world.clock.forward(40 * DAY);
    let table = world.open_table(0, with_bots("schule", 2, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.play_until(20).await;
    drop(anna);
    world.clock.back(40 * DAY);
    world.restart().await;
    let mut anna = world.come(&table, 0).await;
    anna.play().await;
    assert_eq!(anna.state()["stage"], "finished");
    assert_eq!(throw_away(&world).await.tables, 0);
}
