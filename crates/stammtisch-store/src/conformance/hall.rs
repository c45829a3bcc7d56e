//! The hall in the store: commands act once, links are kept as hashes, what is revoked stays so.

use crate::{Change, CommandRecord, LinkRecord, NewEntry, Storage, StoreError};

async fn tournament(store: &Storage) {
    store.create_tournament("t", 0, &Change::default()).await.unwrap();
}

fn change(what: &str) -> Change {
    let entry = NewEntry { at: 1, by: "1".to_owned(), why: None, what: what.to_owned() };
    Change { entries: vec![entry], ..Change::default() }
}

fn command(id: &str, event: u64) -> CommandRecord {
    CommandRecord { id: id.to_owned(), digest: "d".to_owned(), first: event, last: event }
}

fn link(hash: &str) -> LinkRecord {
    LinkRecord {
        hash: hash.to_owned(),
        tournament: "t".to_owned(),
        role: "keeper".to_owned(),
        scope: "{}".to_owned(),
        label: "Tisch 7".to_owned(),
        created: 5,
        revoked: None,
    }
}

pub(super) async fn a_command_is_stored_with_its_entries_or_not_at_all(store: Storage) {
    tournament(&store).await;
    assert_eq!(store.append_commands("t", 0, &change("a"), &[command("x", 1)]).await.unwrap(), 1);
    let twice = store.append_commands("t", 1, &change("b"), &[command("y", 2), command("x", 2)]).await;
    assert!(matches!(twice, Err(StoreError::Conflict { .. })), "{twice:?}");
    let late = store.append_commands("t", 0, &change("b"), &[command("z", 1)]).await;
    assert!(matches!(late, Err(StoreError::Conflict { expected: 0, found: 1, .. })), "{late:?}");
    assert_eq!(store.head("t").await.unwrap(), 1);
    assert_eq!(store.commands("t").await.unwrap(), [command("x", 1)]);
    assert_eq!(store.head("nothing").await.unwrap(), 0);
}

pub(super) async fn links_are_kept_and_revoked_once(store: Storage) {
    tournament(&store).await;
    store.keep_links(&[link("a"), link("b")], &[], 6).await.unwrap();
    store.keep_links(&[link("c")], &["a".to_owned()], 7).await.unwrap();
    store.keep_links(&[], &["a".to_owned()], 9).await.unwrap();
    assert_eq!(store.link("a").await.unwrap().unwrap().revoked, Some(7), "the first time counts");
    assert_eq!(store.link("b").await.unwrap(), Some(link("b")));
    assert_eq!(store.link("x").await.unwrap(), None);
    assert_eq!(store.links("t").await.unwrap().len(), 3);
    assert!(store.keep_links(&[link("d"), link("b")], &[], 9).await.is_err());
    assert_eq!(store.link("d").await.unwrap(), None, "all or nothing");
}

pub(super) async fn the_display_counts_its_changes_and_seasons_come_and_go(store: Storage) {
    tournament(&store).await;
    assert_eq!(store.display("t").await.unwrap(), None);
    assert_eq!(store.keep_display("t", "a").await.unwrap(), 1);
    assert_eq!(store.keep_display("t", "b").await.unwrap(), 2);
    assert_eq!(store.display("t").await.unwrap(), Some((2, "b".to_owned())));
    store.keep_season("2026", Some("x")).await.unwrap();
    store.keep_season("2026", Some("y")).await.unwrap();
    assert_eq!(store.seasons().await.unwrap(), [("2026".to_owned(), "y".to_owned())]);
    store.keep_season("2026", None).await.unwrap();
    assert_eq!(store.seasons().await.unwrap(), []);
}
