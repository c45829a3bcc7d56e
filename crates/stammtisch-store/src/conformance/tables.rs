//! Tables in a store: what is appended stays, once, in order, and names can be erased.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use stammtisch_store::{
    AccountStore as _, Deed, DoneCommand, GuestName, NewTable, NewTableEntry, SqliteStore, TableChange,
    TableStore as _, TournamentStore as _,
};

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

fn change(number: i64, entries: Vec<NewTableEntry>) -> TableChange {
    TableChange { number, entries, guests: Vec::new() }
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
async fn what_many_tables_append_in_one_transaction_is_all_there() {
    let (_folder, store) = place().await;
    let (one, other) = (table(&store, "one").await, table(&store, "other").await);
    let changes = [
        change(one, vec![entry(2, Some("c1"), None), entry(3, None, Some(1)), entry(4, Some("c2"), None)]),
        change(other, vec![entry(2, Some("c1"), None)]),
    ];
    store.append_to_tables(&changes).await.unwrap();
    let tail = store.table_tail("one").await.unwrap().unwrap();
    assert_eq!(tail.entries, changes[0].entries[1..], "reading starts where the last hand began");
    assert_eq!((tail.head.number, tail.head.rules.as_str()), (one, "hash"));
    assert_eq!(tail.guests, [anna()]);
    let first = store.table_hand("one", 0).await.unwrap().unwrap();
    assert_eq!(first.entries, [entry(1, None, Some(0)), entry(2, Some("c1"), None)]);
    assert_eq!(store.table_hand("one", 1).await.unwrap().unwrap().entries, tail.entries);
    assert_eq!(store.table_hand("one", 2).await.unwrap(), None);
    assert_eq!(store.table_hand("one", u64::MAX).await.unwrap(), None);
    assert_eq!(store.table_tail("none").await.unwrap(), None);
    let done = DoneCommand { version: 4, digest: Some(i64::MIN + 4) };
    assert_eq!(store.done_command(one, "c2").await.unwrap(), Some(done));
    assert_eq!(store.done_command(other, "c2").await.unwrap(), None);
}

#[tokio::test]
async fn an_entry_or_a_command_is_stored_once_and_a_failed_transaction_leaves_nothing() {
    let (_folder, store) = place().await;
    let number = table(&store, "one").await;
    store.append_to_tables(&[change(number, vec![entry(2, Some("c"), None)])]).await.unwrap();
    for again in [entry(2, None, None), entry(3, Some("c"), None)] {
        let fresh = entry(4, None, None);
        let error = store.append_to_tables(&[change(number, vec![fresh, again])]).await.unwrap_err();
        assert!(error.is_twice(), "{error}");
    }
    assert_eq!(store.table_tail("one").await.unwrap().unwrap().entries.len(), 2);
    let unknown = store.append_to_tables(&[change(99, vec![entry(1, None, None)])]).await.unwrap_err();
    assert!(!unknown.is_twice(), "{unknown}");
}

#[tokio::test]
async fn a_guest_s_name_is_erased_with_him_and_does_not_come_back_and_the_log_stays() {
    let (_folder, store) = place().await;
    let number = table(&store, "one").await;
    store.change(&[Deed::Erase { id: "a".to_owned(), at: 7 }]).await.unwrap();
    assert_eq!(store.table_tail("one").await.unwrap().unwrap().guests, []);
    // What a table had to write when he went.
    let late = TableChange { guests: vec![anna()], ..change(number, vec![entry(2, None, None)]) };
    store.append_to_tables(&[late]).await.unwrap();
    let tail = store.table_tail("one").await.unwrap().unwrap();
    assert_eq!((tail.guests.len(), tail.entries.len()), (0, 2));
    let player = store.player("a").await.unwrap().unwrap();
    assert_eq!((player.name, player.erased), (None, Some(7)));
}

#[tokio::test]
async fn who_sits_at_a_table_is_known_since_the_last_that_happened_there() {
    let (_folder, store) = place().await;
    let number = table(&store, "one").await;
    let known = async || store.player("a").await.unwrap().unwrap();
    let first = known().await;
    assert_eq!((first.name.as_deref(), first.since), (Some("Anna"), entry(1, None, None).at));
    store.append_to_tables(&[change(number, vec![entry(2, None, None)])]).await.unwrap();
    let renamed = GuestName { name: "Anni".to_owned(), ..anna() };
    store.append_to_tables(&[TableChange { guests: vec![renamed], ..change(number, vec![]) }]).await.unwrap();
    let then = known().await;
    assert_eq!((then.name.as_deref(), then.since), (Some("Anni"), first.since));
    assert_eq!(then.seen, entry(2, None, None).at);
}

#[tokio::test]
async fn guests_of_an_older_version_become_known() {
    let (folder, store) = place().await;
    table(&store, "one").await;
    store.close().await;
    let file = folder.path().join("t.db");
    let other = sqlx::SqlitePool::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    for statement in [
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
