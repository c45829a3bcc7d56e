//! Tables of every version that was released: each must be read for ever.

use std::path::{Path, PathBuf};

use schafkopf_bots::Builtin;
use serde_json::Value;
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
    let table = world.open_table(0, with_bots("schule", 8, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.play_until(130).await;
    anna.until(|state| state["view"]["view"]["actions"].as_array().is_some_and(|list| !list.is_empty()))
        .await;
    world.store.backup_to(&folder.join("stammtisch.db")).await.unwrap();
    let update = serde_json::to_string_pretty(anna.updates.last().unwrap()).unwrap();
    std::fs::write(folder.join("update.json"), update).unwrap();
}

#[tokio::test]
async fn a_table_of_schema_4_is_read() {
    write_once("v4").await;
    let world = World::new(PATIENT).await;
    let copy = world.folder.path().join("kept.db");
    std::fs::copy(corpus("v4").join("stammtisch.db"), &copy).expect("it is kept");
    let text = std::fs::read_to_string(corpus("v4").join("update.json")).expect("it is kept");
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
    assert_eq!(now["seats"][0]["name"], "Anna");
    assert!(hub.proof(&table, 1).await.expect("the first hand is over").verify().is_ok());
}
