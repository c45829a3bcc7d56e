//! Tables of every version that was released: each must be read for ever.

use std::path::{Path, PathBuf};

use schafkopf_bots::Builtin;
use serde_json::{Value, json};
use stammtisch_server::table::TableId;
use stammtisch_store::{
    AccountStore as _, Copies as _, Deed, DeviceRecord, DoorRecord, Kept, NewAccount, RecoveryRecord,
    Upkeep as _,
};
use stammtisch_store_sqlite::SqliteStore;
use tempfile::TempDir;

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
    let chat = json!({"type": "do", "id": "kept-chat", "command": {"do": "chat", "text": CHAT}});
    assert_eq!(anna.send_and_wait(&chat).await["type"], "done");
    for command in
        [json!({"do": "phrase", "phrase": "well_played"}), json!({"do": "bot", "seat": 2, "level": "zufall"})]
    {
        anna.done(command).await;
    }
    anna.play_until(130).await;
    anna.until(|state| state["view"]["view"]["actions"].as_array().is_some_and(|list| !list.is_empty()))
        .await;
    world.store.change(&ways_in()).await.unwrap();
    world.store.keep(Kept::Tidied, TIDIED).await.unwrap();
    world.store.copy_to(&folder.join("stammtisch.db")).await.unwrap();
    let update = serde_json::to_string_pretty(anna.updates.last().unwrap()).unwrap();
    std::fs::write(folder.join("update.json"), update).unwrap();
}

/// An account with every way back into it.
fn ways_in() -> [Deed; 4] {
    let account = "resi-account".to_owned();
    let register = NewAccount {
        id: account.clone(),
        name: "Resi".to_owned(),
        folded: "resi".to_owned(),
        password: "$argon2id$".to_owned(),
        listed: true,
        at: 1,
    };
    let device = DeviceRecord { hash: vec![1; 32], account: account.clone(), seen: 2 };
    let door = DoorRecord { hash: vec![2; 32], account: account.clone(), expires: 3 };
    let recovery = RecoveryRecord { account, hash: vec![3; 32], created: 4 };
    [
        Deed::Register(register),
        Deed::DeviceKnown { device, instead_of: None },
        Deed::Door(door),
        Deed::Recovery(recovery),
    ]
}

/// What is said at the table.
const CHAT: &str = "Servus \"beinand\"";

/// When what is old was thrown away last, as it was kept.
const TIDIED: &str = "1790000000000000";

/// A copy of the database of a version, opened.
async fn opened(version: &str) -> (TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("kept.db");
    std::fs::copy(corpus(version).join("stammtisch.db"), &copy).expect("it is kept");
    let (store, _) = SqliteStore::open(&copy).await.unwrap();
    (folder, store)
}

/// Holds that every way back into an account is still one.
async fn check_ways_in(version: &str) {
    let (_folder, store) = opened(version).await;
    let [Deed::Register(_), Deed::DeviceKnown { device, .. }, Deed::Door(door), Deed::Recovery(recovery)] =
        ways_in()
    else {
        panic!("there are four")
    };
    let resi = store.account_named("resi").await.unwrap().expect("she is known");
    assert_eq!(resi.name.as_deref(), Some("Resi"));
    assert_eq!(store.device(&device.hash).await.unwrap(), Some(device));
    assert_eq!(store.door(&door.hash).await.unwrap(), Some(door));
    assert_eq!(store.recovery(&recovery.account).await.unwrap(), Some(recovery));
}

/// Holds that a value is what it was, but for fields that have been added since.
fn assert_still(now: &Value, then: &Value, place: &str) {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            for (key, value) in then {
                assert!(now.contains_key(key), "{place}.{key}");
                assert_still(&now[key], value, &format!("{place}.{key}"));
            }
        }
        (Value::Array(now), Value::Array(then)) => {
            assert_eq!(now.len(), then.len(), "{place}");
            for (at, (now, then)) in now.iter().zip(then).enumerate() {
                assert_still(now, then, &format!("{place}.{at}"));
            }
        }
        _ => assert_eq!(now, then, "{place}"),
    }
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
            assert_still(&now[key], value, key);
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
    check("v6").await;
}

/// The database of schema 7 is the one of schema 6, brought one step further, with an account and its ways in.
#[tokio::test]
async fn a_table_of_schema_7_is_read_and_the_ways_into_accounts() {
    check("v7").await;
    check_ways_in("v7").await;
}

/// The database of schema 8 is the one of schema 9 without what came with it.
#[tokio::test]
async fn a_table_of_schema_8_is_read_and_a_command_is_its_senders() {
    check("v8").await;
    check_ways_in("v8").await;
    check_commands("v8").await;
    let (_folder, store) = opened("v8").await;
    assert_eq!(store.kept(Kept::Tidied).await.unwrap(), None);
}

#[tokio::test]
async fn a_table_of_schema_9_is_read_and_when_it_was_tidied() {
    write_once("v9").await;
    check("v9").await;
    check_ways_in("v9").await;
    check_commands("v9").await;
    let (_folder, store) = opened("v9").await;
    assert_eq!(store.kept(Kept::Tidied).await.unwrap().as_deref(), Some(TIDIED));
}

/// The last thing that was said is known by its id: sent again it is done, and something else under it is an error.
async fn check_commands(version: &str) {
    let world = World::new(PATIENT).await;
    let copy = world.folder.path().join("kept.db");
    std::fs::copy(corpus(version).join("stammtisch.db"), &copy).expect("it is kept");
    let text = std::fs::read_to_string(corpus(version).join("update.json")).expect("it is kept");
    let kept: Value = serde_json::from_str(&text).unwrap();
    let table: TableId = kept["state"]["id"].as_str().unwrap().parse().unwrap();
    let hub = world.beside(copy).await;
    let mut anna = Client::come(&hub, &table, 0, None).await;
    let before = anna.version();
    for (text, answer) in [(CHAT, "done"), ("Pfia Gott", "refused")] {
        let chat = json!({"type": "do", "id": "kept-chat", "command": {"do": "chat", "text": text}});
        assert_eq!(anna.send_and_wait(&chat).await["type"], answer, "{text}");
    }
    assert_eq!(anna.version(), before);
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
