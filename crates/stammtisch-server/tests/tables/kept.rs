//! Tables of every version that was released: each must be read for ever.

use std::path::{Path, PathBuf};

use schafkopf_bots::Builtin;
use serde_json::{Value, json};
use stammtisch_server::table::TableId;

use super::support::{Client, PATIENT, World, alone, with_bots};

fn corpus(version: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(version)
}

/// Writes the corpus of the present version, if it is asked for and there is none; what has been released is not touched.
async fn write_once(version: &str) {
    let folder = corpus(version);
    if folder.exists() || std::env::var_os("UPDATE_CORPUS").is_none() {
        return;
    }
    std::fs::create_dir_all(&folder).unwrap();
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule-turnier", 8, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    while anna.state()["stage"] != "counting" {
        anna.play_until(anna.version() + 1).await;
    }
    for command in [
        json!({"do": "show", "spectators": true}),
        json!({"do": "chat", "text": "Servus \"beinand\""}),
        json!({"do": "phrase", "phrase": "well_played"}),
        json!({"do": "bot", "seat": 2, "level": "zufall"}),
    ] {
        anna.done(command).await;
    }
    anna.play_until(130).await;
    anna.until(|state| state["view"]["view"]["actions"].as_array().is_some_and(|list| !list.is_empty()))
        .await;
    world.store.backup_to(&folder.join("stammtisch.db")).await.unwrap();
    let update = serde_json::to_string_pretty(anna.updates.last().unwrap()).unwrap();
    std::fs::write(folder.join("update.json"), update).unwrap();
}

/// Opens a table as it was kept, and holds it against what its player saw then.
async fn check(version: &str) {
    let world = World::new(PATIENT).await;
    let copy = world.folder.path().join("kept.db");
    std::fs::copy(corpus(version).join("stammtisch.db"), &copy).expect("it is kept");
    let text = std::fs::read_to_string(corpus(version).join("update.json")).expect("it is kept");
    let kept: Value = serde_json::from_str(&text).unwrap();
    let table: TableId = kept["state"]["id"].as_str().unwrap().parse().unwrap();
    let hub = world.beside(copy).await;
    let anna = Client::come(&hub, &table, 0, None).await;
    assert_eq!(anna.version(), kept["version"].as_u64().unwrap());
    // Fields may have been added since; those that were there stay as they were.
    let (now, then) = (alone(anna.state()), alone(&kept["state"]));
    for (key, value) in then.as_object().unwrap() {
        if !["rules", "seats"].contains(&key.as_str()) {
            assert_eq!(now[key], *value, "{key}");
        }
    }
    assert_eq!(now["rules"]["hash"], then["rules"]["hash"]);
    let seat = now["you"].as_u64().expect("she sits there") as usize - 1;
    assert_eq!(now["seats"][seat]["name"], "Anna");
    assert!(hub.proof(&table, 1).await.expect("the first hand is over").verify().is_ok());
}

#[tokio::test]
async fn a_table_of_schema_4_is_read() {
    check("v4").await;
}

/// Entries of schema 5 had no version yet; `entries.jsonl` and `plans.jsonl` beside it have one of each form.
#[tokio::test]
async fn a_table_of_schema_5_is_read_and_goes_on() {
    let world = World::new(PATIENT).await;
    let copy = world.folder.path().join("kept.db");
    std::fs::copy(corpus("v5").join("stammtisch.db"), &copy).expect("it is kept");
    let table: TableId = "wWdeC7mApXWolmH-wIqoOw".parse().unwrap();
    let hub = world.beside(copy).await;
    let mut anna = Client::come(&hub, &table, 0, None).await;
    assert_eq!(anna.version(), 89);
    assert!(hub.proof(&table, 1).await.expect("the first hand is over").verify().is_ok());
    anna.play().await;
    assert_eq!(anna.state()["stage"], "finished");
}

#[tokio::test]
async fn a_table_of_schema_6_is_read() {
    write_once("v6").await;
    check("v6").await;
}

/// Commands of schema 6 had no sender and no hash: whoever sends one again is told that it is done, and nothing happens.
#[tokio::test]
async fn a_command_kept_without_a_sender_acts_once() {
    let world = World::new(PATIENT).await;
    let copy = world.folder.path().join("kept.db");
    std::fs::copy(corpus("v6").join("stammtisch.db"), &copy).expect("it is kept");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{}", copy.display())).await.unwrap();
    let kept: Vec<(i64, String)> =
        sqlx::query_as("SELECT seq, command FROM table_entry WHERE command IS NOT NULL ORDER BY seq")
            .fetch_all(&pool)
            .await
            .unwrap();
    pool.close().await;
    let text = std::fs::read_to_string(corpus("v6").join("update.json")).expect("it is kept");
    let update: Value = serde_json::from_str(&text).unwrap();
    let table: TableId = update["state"]["id"].as_str().unwrap().parse().unwrap();
    let hub = world.beside(copy).await;
    let mut anna = Client::come(&hub, &table, 0, None).await;
    let before = anna.version();
    let bid = json!({"do": "act", "hand": 1, "action": {"bid": {"say": "pass"}}});
    for (version, id) in [kept.first().unwrap(), kept.last().unwrap()] {
        let answer = anna.send_and_wait(&json!({"type": "do", "id": id, "command": bid})).await;
        assert_eq!(answer, json!({"type": "done", "id": id, "version": version}));
    }
    assert_eq!(anna.version(), before);
}
