//! Tables in a store: what is appended stays, once, in order, and names can be erased.

use crate::{Deed, DoneCommand, GuestName, NewTable, NewTableEntry, Storage, Store, TableChange};

pub(super) fn entry(seq: u64, command: Option<&str>, hand: Option<u64>) -> NewTableEntry {
    let what = format!("{{\"what\":\"entry {seq} \\\"é\\\"\"}}");
    NewTableEntry {
        seq,
        at: 1_700_000_000_000_000 + seq as i64,
        command: command.map(str::to_owned),
        digest: command.map(|_| i64::MIN + seq as i64),
        hand,
        what,
    }
}

pub(super) fn change(number: i64, entries: Vec<NewTableEntry>) -> TableChange {
    TableChange { number, epoch: None, entries, guests: Vec::new() }
}

fn anna() -> GuestName {
    GuestName { id: "a".to_owned(), name: "Anna".to_owned() }
}

pub(super) async fn table(store: &dyn Store, id: &str) -> i64 {
    store.keep_rule_set("hash", "rules").await.unwrap();
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

pub(super) async fn what_many_tables_append_in_one_transaction_is_all_there(store: Storage) {
    let (one, other) = (table(&*store, "one").await, table(&*store, "other").await);
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

pub(super) async fn an_entry_or_a_command_is_stored_once_and_a_failed_transaction_leaves_nothing(
    store: Storage,
) {
    let number = table(&*store, "one").await;
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

pub(super) async fn a_guest_s_name_is_erased_with_him_and_does_not_come_back_and_the_log_stays(
    store: Storage,
) {
    let number = table(&*store, "one").await;
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

pub(super) async fn who_sits_at_a_table_is_known_since_the_last_that_happened_there(store: Storage) {
    let number = table(&*store, "one").await;
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
