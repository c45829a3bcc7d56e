//! Leases in a store: a table belongs to one node, and who has been followed writes nothing any more.

use super::tables::{change, entry, table};
use crate::{Lease, NodeRecord, Storage, StoreError, TableChange};

/// A change of one more entry, under an epoch.
fn under(number: i64, epoch: i64, seq: u64) -> TableChange {
    TableChange { epoch: Some(epoch), ..change(number, vec![entry(seq, None, None)]) }
}

fn lease(number: i64, node: &str, epoch: i64, until: i64) -> Lease {
    Lease { number, node: node.to_owned(), epoch, until }
}

pub(super) async fn a_table_belongs_to_one_living_node(store: Storage) {
    let number = table(&*store, "one").await;
    assert_eq!(store.renew_node("a", 100).await.unwrap(), None);
    assert_eq!(store.renew_node("b", 150).await.unwrap(), None);
    assert_eq!(store.take_table("none", "a", 10).await.unwrap(), None);
    assert_eq!(store.take_table("one", "a", 10).await.unwrap(), Some(lease(number, "a", 1, 100)));
    assert_eq!(store.take_table("one", "b", 99).await.unwrap(), Some(lease(number, "a", 1, 100)));
    assert_eq!(store.renew_node("a", 120).await.unwrap(), Some(100));
    assert_eq!(store.take_table("one", "b", 100).await.unwrap(), Some(lease(number, "a", 1, 120)));
    // From the moment on until which it was known to live, it may be followed.
    assert_eq!(store.take_table("one", "b", 120).await.unwrap(), Some(lease(number, "b", 2, 150)));
    assert_eq!(store.take_table("one", "a", 121).await.unwrap(), Some(lease(number, "b", 2, 150)));
    // Who takes what he holds already begins anew.
    assert_eq!(store.take_table("one", "b", 122).await.unwrap(), Some(lease(number, "b", 3, 150)));
    let b = NodeRecord { id: "b".to_owned(), until: 150 };
    assert_eq!(store.nodes(121).await.unwrap(), [b]);
    assert_eq!(store.nodes(150).await.unwrap(), []);
}

pub(super) async fn who_has_been_followed_writes_nothing_any_more(store: Storage) {
    let (one, other) = (table(&*store, "one").await, table(&*store, "other").await);
    store.renew_node("a", 100).await.unwrap();
    store.renew_node("b", 200).await.unwrap();
    for id in ["one", "other"] {
        store.take_table(id, "a", 10).await.unwrap();
    }
    store.append_to_tables(&[under(one, 1, 2), under(other, 1, 2)]).await.unwrap();
    store.take_table("one", "b", 100).await.unwrap();
    // All or nothing: what it still holds is not written with what it does not.
    let late = store.append_to_tables(&[under(other, 1, 3), under(one, 1, 3)]).await;
    assert!(matches!(late, Err(StoreError::Fenced)), "{late:?}");
    let named = TableChange { entries: vec![], ..under(one, 1, 3) };
    let late = store.append_to_tables(&[named]).await;
    assert!(matches!(late, Err(StoreError::Fenced)), "{late:?}");
    store.append_to_tables(&[under(other, 1, 3)]).await.unwrap();
    store.append_to_tables(&[under(one, 2, 3)]).await.unwrap();
    let never = store.append_to_tables(&[under(one, 3, 4)]).await;
    assert!(matches!(never, Err(StoreError::Fenced)), "{never:?}");
    for id in ["one", "other"] {
        let seqs: Vec<u64> =
            store.table_tail(id).await.unwrap().unwrap().entries.iter().map(|entry| entry.seq).collect();
        assert_eq!(seqs, [1, 2, 3], "{id}");
    }
    // Who has followed and forgets is refused by the number of the entry, as ever.
    let twice = store.append_to_tables(&[under(one, 2, 3)]).await.unwrap_err();
    assert!(twice.is_twice(), "{twice}");
}

pub(super) async fn a_node_that_goes_frees_what_it_holds(store: Storage) {
    let number = table(&*store, "one").await;
    store.renew_node("a", 100).await.unwrap();
    store.renew_node("b", 100).await.unwrap();
    store.take_table("one", "a", 10).await.unwrap();
    store.release_table(number, 1).await.unwrap();
    assert_eq!(store.take_table("one", "b", 11).await.unwrap(), Some(lease(number, "b", 2, 100)));
    // What another has taken since is not given up.
    store.release_table(number, 1).await.unwrap();
    assert_eq!(store.take_table("one", "a", 12).await.unwrap(), Some(lease(number, "b", 2, 100)));
    store.end_node("b").await.unwrap();
    assert_eq!(store.take_table("one", "a", 13).await.unwrap(), Some(lease(number, "a", 3, 100)));
    assert_eq!(store.forget_nodes(100).await.unwrap(), 0);
    assert_eq!(store.forget_nodes(101).await.unwrap(), 1);
    assert_eq!(store.renew_node("a", 200).await.unwrap(), None);
    // An epoch never comes again.
    assert_eq!(store.take_table("one", "a", 150).await.unwrap(), Some(lease(number, "a", 4, 200)));
}

pub(super) async fn two_who_take_at_once_do_not_both_have_it(store: Storage) {
    let number = table(&*store, "one").await;
    for node in ["a", "b"] {
        store.renew_node(node, 100).await.unwrap();
    }
    let take = |node: &'static str| {
        let store = store.clone();
        tokio::spawn(async move { store.take_table("one", node, 10).await.unwrap().unwrap() })
    };
    let (one, other) = (take("a"), take("b"));
    let (one, other) = (one.await.unwrap(), other.await.unwrap());
    assert_eq!(one, other, "both know whose it is");
    assert_eq!((one.number, one.epoch), (number, 1));
}

pub(super) async fn a_table_that_somebody_holds_is_not_thrown_away(store: Storage) {
    let number = table(&*store, "one").await;
    store.renew_node("a", 100).await.unwrap();
    store.take_table("one", "a", 10).await.unwrap();
    assert_eq!(store.throw_away_tables(i64::MAX, &[]).await.unwrap(), 0);
    store.release_table(number, 1).await.unwrap();
    assert_eq!(store.throw_away_tables(i64::MAX, &[]).await.unwrap(), 1);
    assert_eq!(store.take_table("one", "a", 10).await.unwrap(), None);
}
