//! Tables in a store: what is appended stays, once, in order, and names can be erased.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use stammtisch_store::{
    GuestName, NewTable, NewTableEntry, SqliteStore, TableChange, TableStore as _, TournamentStore as _,
};

fn entry(seq: u64, command: Option<&str>, hand: Option<u64>) -> NewTableEntry {
    let what = format!("{{\"what\":\"entry {seq} \\\"ü\\\"\"}}");
    NewTableEntry {
        seq,
        at: 1_700_000_000_000_000 + seq as i64,
        command: command.map(str::to_owned),
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

async fn table(store: &SqliteStore, id: &str) -> i64 {
    let anna = GuestName { id: "a".to_owned(), name: "Anna".to_owned() };
    let table = NewTable {
        id: id.to_owned(),
        created: 5,
        rules: "hash".to_owned(),
        plan: "{}".to_owned(),
        entries: vec![entry(1, None, Some(0))],
        guests: vec![anna],
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
    assert_eq!(tail.guests, [GuestName { id: "a".to_owned(), name: "Anna".to_owned() }]);
    let first = store.table_hand("one", 0).await.unwrap().unwrap();
    assert_eq!(first.entries, [entry(1, None, Some(0)), entry(2, Some("c1"), None)]);
    assert_eq!(store.table_hand("one", 1).await.unwrap().unwrap().entries, tail.entries);
    assert_eq!(store.table_hand("one", 2).await.unwrap(), None);
    assert_eq!(store.table_hand("one", u64::MAX).await.unwrap(), None);
    assert_eq!(store.table_tail("none").await.unwrap(), None);
    assert_eq!(store.command_version(one, "c2").await.unwrap(), Some(4));
    assert_eq!(store.command_version(other, "c2").await.unwrap(), None);
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
async fn a_guest_s_name_can_be_erased_and_the_log_stays() {
    let (_folder, store) = place().await;
    table(&store, "one").await;
    store.forget_guest("a").await.unwrap();
    let tail = store.table_tail("one").await.unwrap().unwrap();
    assert!(tail.guests.is_empty());
    assert_eq!(tail.entries.len(), 1);
}
