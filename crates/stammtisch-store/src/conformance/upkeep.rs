//! A store that is looked after: what is old goes, what is needed stays.

use crate::{GuestName, Kept, NewTable, NewTableEntry, Storage, Store, TableChange};

fn entry(seq: u64, at: i64, what: &str) -> NewTableEntry {
    NewTableEntry {
        seq,
        at,
        command: None,
        digest: None,
        hand: (seq == 1).then_some(0),
        what: what.to_owned(),
    }
}

fn chat(text: &str) -> String {
    format!("{{\"v\":1,\"what\":\"chat\",\"seat\":1,\"text\":\"{text}\"}}")
}

/// A table that was opened at a moment, with a guest of its own and a rule set of its own.
async fn table(store: &dyn Store, id: &str, at: i64) -> i64 {
    store.keep_rule_set(&format!("rules of {id}"), "x").await.expect("there is room");
    let table = NewTable {
        id: id.to_owned(),
        created: at,
        rules: format!("rules of {id}"),
        plan: "{}".to_owned(),
        entries: vec![entry(1, at, "{\"what\":\"opened\"}")],
        guests: vec![GuestName { id: format!("guest of {id}"), name: "Anna".to_owned() }],
    };
    store.open_table(&table).await.expect("it is new")
}

pub(super) async fn tables_that_have_been_quiet_go_with_all_that_is_theirs_alone(store: Storage) {
    for number in 0..120 {
        table(&*store, &format!("old {number}"), 10).await;
    }
    table(&*store, "old and awake", 10).await;
    let busy = table(&*store, "old and busy", 10).await;
    table(&*store, "new", 100).await;
    let change = TableChange {
        number: busy,
        epoch: None,
        entries: vec![entry(2, 99, "{\"what\":\"x\"}")],
        guests: vec![],
    };
    store.append_to_tables(&[change]).await.expect("there is room");
    let gone = store.throw_away_tables(50, &["old and awake".to_owned()]).await.expect("it can be done");
    assert_eq!(gone, 120);
    let left = store.tables_after(0, 1_000).await.expect("it can be read");
    let left: Vec<&str> = left.iter().map(|head| head.id.as_str()).collect();
    assert_eq!(left, ["old and awake", "old and busy", "new"]);
    assert_eq!(store.rule_set("rules of old 7").await.expect("it can be read"), None);
    assert!(store.rule_set("rules of new").await.expect("it can be read").is_some());
    assert_eq!(store.table_tail("new").await.expect("it can be read").expect("it is there").guests.len(), 1);
}

pub(super) async fn what_was_said_goes_and_the_numbers_of_entries_go_on(store: Storage) {
    let number = table(&*store, "t", 10).await;
    let entries = vec![
        entry(2, 20, &chat("secret")),
        entry(3, 30, "{\"what\":\"ready\"}"),
        entry(4, 40, &chat("secret")),
        entry(5, 50, &chat("secret")),
    ];
    store
        .append_to_tables(&[TableChange { number, epoch: None, entries, guests: vec![] }])
        .await
        .expect("there is room");
    assert_eq!(store.tables_with_talk().await.expect("it can be read").len(), 1);
    assert_eq!(store.throw_away_talk(35).await.expect("it can be done"), 1, "by age");
    assert_eq!(store.throw_away_talk_of(number).await.expect("it can be done"), 1, "of a table");
    let log =
        || async { store.table_log(number).await.expect("it can be read").expect("it is there").entries };
    assert_eq!(log().await.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [1, 3, 5]);
    assert_eq!(store.throw_away_talk(100).await.expect("it can be done"), 1);
    assert_eq!(log().await[2].what, chat("…"), "the last entry stays: the next is counted from it");
    assert_eq!(store.throw_away_talk(100).await.expect("it can be done"), 0);
    assert!(store.tables_with_talk().await.expect("it can be read").is_empty());
}

pub(super) async fn what_is_kept_once_is_what_was_kept_last(store: Storage) {
    assert_eq!(store.kept(Kept::Key).await.unwrap(), None);
    store.keep(Kept::Key, "a").await.unwrap();
    store.keep(Kept::Key, "b").await.unwrap();
    store.keep(Kept::Tidied, "7").await.unwrap();
    assert_eq!(store.kept(Kept::Key).await.unwrap().as_deref(), Some("b"));
    assert_eq!(store.kept(Kept::Tidied).await.unwrap().as_deref(), Some("7"));
    store.fold().await.unwrap();
    store.give_room_back().await.unwrap();
    store.room().await.unwrap();
}

pub(super) async fn rule_sets_that_the_history_needs_stay(store: Storage) {
    table(&*store, "old", 10).await;
    store.keep_hand(&super::history::hand_under("rules of old")).await.unwrap();
    assert_eq!(store.throw_away_tables(50, &[]).await.unwrap(), 1);
    assert!(store.rule_set("rules of old").await.unwrap().is_some());
    assert_eq!(store.table_tail("old").await.unwrap(), None);
}
