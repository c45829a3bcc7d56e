//! Tables of an older version in SQLite.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use stammtisch_store::{
    AccountStore as _, GuestName, NewTable, NewTableEntry, TableStore as _, TournamentStore as _, Upkeep as _,
};
use stammtisch_store_sqlite::SqliteStore;

fn entry(seq: u64, command: Option<&str>, hand: Option<u64>) -> NewTableEntry {
    let what = format!("{{\"what\":\"entry {seq} \\\"ü\\\"\"}}");
    NewTableEntry {
        seq,
        at: 1_700_000_000_000_000 + seq as i64,
        command: command.map(str::to_owned),
        digest: command.map(|_| i64::MIN + seq as i64),
        hand,
        what,
    }
}

async fn place() -> (tempfile::TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let (store, _) = SqliteStore::open(&folder.path().join("t.db")).await.unwrap();
    store.keep_rule_set("hash", "rules").await.unwrap();
    (folder, store)
}

fn anna() -> GuestName {
    GuestName { id: "a".to_owned(), name: "Anna".to_owned() }
}

async fn table(store: &SqliteStore, id: &str) -> i64 {
    let table = NewTable {
        id: id.to_owned(),
        created: 5,
        rules: "hash".to_owned(),
        plan: "{}".to_owned(),
        entries: vec![entry(1, None, Some(0))],
        guests: vec![anna()],
    };
    store.open_table(&table).await.unwrap()
}

#[tokio::test]
async fn guests_of_an_older_version_become_known() {
    let (folder, store) = place().await;
    table(&store, "one").await;
    store.close().await;
    let file = folder.path().join("t.db");
    let other = sqlx::SqlitePool::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    for statement in [
        "DROP TABLE table_lease",
        "DROP TABLE house_node",
        "DROP TABLE runde_entry",
        "DROP TABLE runde_person",
        "DROP TABLE runde",
        "DROP TABLE account_device",
        "DROP TABLE account_door",
        "DROP TABLE account_recovery",
        "DROP INDEX table_talk",
        "DROP TABLE house_fact",
        "DROP INDEX history_seat_by_time",
        "ALTER TABLE history_seat DROP COLUMN at",
        "ALTER TABLE history_seat DROP COLUMN rules",
        "CREATE INDEX history_seat_of ON history_seat (person)",
        "DROP INDEX history_match_seat_by_time",
        "ALTER TABLE history_match_seat DROP COLUMN at",
        "CREATE INDEX history_match_seat_of ON history_match_seat (person)",
        "ALTER TABLE table_entry DROP COLUMN digest",
        "DELETE FROM player",
        "INSERT INTO player (id, name, since, seen, erased) VALUES ('b', NULL, 1, 1, 1)",
        "INSERT INTO guest (id, name) VALUES ('b', 'Bert')",
        "INSERT INTO table_guest (number, guest) VALUES (1, 'b')",
        "PRAGMA user_version = 4",
    ] {
        sqlx::query(statement).execute(&other).await.unwrap();
    }
    other.close().await;
    let (store, _) = SqliteStore::open(&file).await.unwrap();
    let player = store.player("a").await.unwrap().unwrap();
    assert_eq!((player.name.as_deref(), player.since, player.seen), (Some("Anna"), 5, 5));
    assert_eq!(store.player("b").await.unwrap().unwrap().name, None);
    assert_eq!(store.table_tail("one").await.unwrap().unwrap().guests, [anna()], "an erased name is gone");
}
