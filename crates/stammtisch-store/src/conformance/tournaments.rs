//! Tournaments: a log that only grows, people apart from it, and no change is lost.

use crate::{Change, NewEntry, PersonRecord, Storage, StoreError};

fn entry(what: &str) -> NewEntry {
    NewEntry { at: 1_700_000_000_000_000, by: "Anna".to_owned(), why: None, what: what.to_owned() }
}

fn change(entries: Vec<NewEntry>, people: Vec<PersonRecord>) -> Change {
    Change { entries, people, replaced: Vec::new() }
}

pub(super) async fn what_is_appended_is_there(store: Storage) {
    store.create_tournament("herbst", 7, &Change::default()).await.unwrap();
    assert_eq!(store.append("herbst", 0, &change(vec![entry("a"), entry("b")], vec![])).await.unwrap(), 2);
    store.keep_rule_set("h", "text").await.unwrap();
    let whats: Vec<String> =
        store.tournament("herbst").await.unwrap().log.into_iter().map(|e| e.what).collect();
    assert_eq!(whats, ["a", "b"]);
    assert_eq!(store.rule_set("h").await.unwrap().as_deref(), Some("text"));
    assert_eq!(store.rule_set("x").await.unwrap(), None);
    assert_eq!(store.tournaments().await.unwrap()[0].entries, 2);
}

pub(super) async fn a_writer_who_knows_an_old_state_is_told(store: Storage) {
    let (one, other) = (&store, &store);
    one.create_tournament("t", 0, &Change::default()).await.unwrap();
    one.append("t", 0, &change(vec![entry("a")], vec![])).await.unwrap();
    let late = other.append("t", 0, &change(vec![entry("b")], vec![])).await;
    assert!(matches!(late, Err(StoreError::Conflict { expected: 0, found: 1, .. })), "{late:?}");
    assert_eq!(other.append("t", 1, &change(vec![entry("b")], vec![])).await.unwrap(), 2);
}

pub(super) async fn two_who_append_at_once_lose_nothing(store: Storage) {
    let stores = [store.clone(), store.clone()];
    store.create_tournament("t", 0, &Change::default()).await.unwrap();
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
    let log = store.tournament("t").await.unwrap().log;
    assert_eq!(log.len(), 100);
    assert!(log.iter().zip(1..).all(|(entry, seq)| entry.seq == seq));
}

pub(super) async fn people_can_be_erased_without_touching_the_log(store: Storage) {
    store.create_tournament("t", 0, &Change::default()).await.unwrap();
    let anna = |data: Option<&str>| PersonRecord { id: "p1".to_owned(), data: data.map(str::to_owned) };
    store.append("t", 0, &change(vec![entry("a")], vec![anna(Some("Anna"))])).await.unwrap();
    store.append("t", 1, &change(vec![], vec![anna(Some("Anna B."))])).await.unwrap();
    assert_eq!(store.tournament("t").await.unwrap().people, [anna(Some("Anna B."))]);
    store.append("t", 1, &change(vec![entry("erased")], vec![anna(None)])).await.unwrap();
    let stored = store.tournament("t").await.unwrap();
    assert_eq!((stored.people.len(), stored.log.len()), (0, 2));
}

pub(super) async fn unknown_and_existing_tournaments_are_told_apart(store: Storage) {
    assert!(matches!(store.tournament("t").await, Err(StoreError::Unknown(_))));
    assert!(matches!(store.append("t", 0, &change(vec![], vec![])).await, Err(StoreError::Unknown(_))));
    store.create_tournament("t", 0, &Change::default()).await.unwrap();
    assert!(matches!(store.create_tournament("t", 1, &Change::default()).await, Err(StoreError::Exists(_))));
}
