//! The SQLite backend keeps what it acknowledges, and says clearly what it cannot do.

use std::path::PathBuf;

use stammtisch_store::{
    Change, Copies as _, NewEntry, PersonRecord, StoreError, TournamentStore as _, Upkeep as _,
};
use stammtisch_store_sqlite::SqliteStore;

fn entry(what: &str) -> NewEntry {
    NewEntry { at: 1_700_000_000_000_000, by: "Anna".to_owned(), why: None, what: what.to_owned() }
}

fn change(entries: Vec<NewEntry>, people: Vec<PersonRecord>) -> Change {
    Change { entries, people, replaced: Vec::new() }
}

fn place() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("deeper").join("stammtisch.db");
    (folder, file)
}

async fn open(file: &std::path::Path) -> SqliteStore {
    SqliteStore::open(file).await.expect("a database").0
}

#[tokio::test]
async fn what_is_appended_is_there_after_opening_again() {
    let (_folder, file) = place();
    let store = open(&file).await;
    store.create_tournament("herbst", 7, &Change::default()).await.unwrap();
    assert_eq!(store.append("herbst", 0, &change(vec![entry("a"), entry("b")], vec![])).await.unwrap(), 2);
    store.keep_rule_set("h", "text").await.unwrap();
    store.close().await;
    let store = open(&file).await;
    let whats: Vec<String> =
        store.tournament("herbst").await.unwrap().log.into_iter().map(|e| e.what).collect();
    assert_eq!(whats, ["a", "b"]);
    assert_eq!(store.rule_set("h").await.unwrap().as_deref(), Some("text"));
    assert_eq!(store.rule_set("x").await.unwrap(), None);
    assert_eq!(store.tournaments().await.unwrap()[0].entries, 2);
}

#[tokio::test]
async fn a_writer_who_knows_an_old_state_is_told() {
    let (_folder, file) = place();
    let (one, other) = (open(&file).await, open(&file).await);
    one.create_tournament("t", 0, &Change::default()).await.unwrap();
    one.append("t", 0, &change(vec![entry("a")], vec![])).await.unwrap();
    let late = other.append("t", 0, &change(vec![entry("b")], vec![])).await;
    assert!(matches!(late, Err(StoreError::Conflict { expected: 0, found: 1, .. })), "{late:?}");
    assert_eq!(other.append("t", 1, &change(vec![entry("b")], vec![])).await.unwrap(), 2);
}

#[tokio::test]
async fn two_stores_on_one_file_lose_nothing() {
    let (_folder, file) = place();
    let stores = [open(&file).await, open(&file).await];
    stores[0].create_tournament("t", 0, &Change::default()).await.unwrap();
    let writers = stores.map(|store| {
        tokio::spawn(async move {
            let mut written = 0;
            while written < 50 {
                let end = store.tournament("t").await.unwrap().log.len() as u64;
                match store.append("t", end, &change(vec![entry("x")], vec![])).await {
                    Ok(_) => written += 1,
                    Err(StoreError::Conflict { .. }) => {}
                    Err(error) => panic!("{error}"),
                }
            }
        })
    });
    for writer in writers {
        writer.await.unwrap();
    }
    let log = open(&file).await.tournament("t").await.unwrap().log;
    assert_eq!(log.len(), 100);
    assert!(log.iter().zip(1..).all(|(entry, seq)| entry.seq == seq));
}

#[tokio::test]
async fn a_newer_database_and_a_foreign_file_are_refused() {
    let (folder, file) = place();
    let store = open(&file).await;
    store.close().await;
    let other = sqlx::SqlitePool::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    sqlx::query("PRAGMA user_version = 999").execute(&other).await.unwrap();
    other.close().await;
    let newer = SqliteStore::open(&file).await;
    assert!(matches!(newer, Err(StoreError::Newer { found: 999, .. })), "{newer:?}");

    let text = folder.path().join("brief.txt");
    std::fs::write(&text, "Liebe Anna, dies ist ein Brief und keine Datenbank. ".repeat(40)).unwrap();
    let foreign = SqliteStore::open(&text).await;
    assert!(matches!(foreign, Err(StoreError::NotOurs { .. })), "{foreign:?}");

    let strange = folder.path().join("strange.db");
    let other = sqlx::SqlitePool::connect(&format!("sqlite://{}?mode=rwc", strange.display())).await.unwrap();
    sqlx::query("CREATE TABLE kasse (euro INTEGER)").execute(&other).await.unwrap();
    other.close().await;
    let foreign = SqliteStore::open(&strange).await;
    assert!(matches!(foreign, Err(StoreError::NotOurs { .. })), "{foreign:?}");
}

#[tokio::test]
async fn a_backup_is_whole() {
    let (folder, file) = place();
    let store = open(&file).await;
    store.create_tournament("t", 0, &Change::default()).await.unwrap();
    store.append("t", 0, &change(vec![entry("a")], vec![])).await.unwrap();
    let copy = folder.path().join("copy.db");
    store.copy_to(&copy).await.unwrap();
    assert_eq!(open(&copy).await.tournament("t").await.unwrap(), store.tournament("t").await.unwrap());
    assert!(store.copy_to(&copy).await.is_err(), "a copy is not written over");
}
