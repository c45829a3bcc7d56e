//! Rounds in the store: a log that only grows and has nothing twice, and who may see it.

use crate::{Deed, Reworded, RundeLine, RundeRecord, Storage, StoreError};

fn runde(id: &str, created: i64) -> RundeRecord {
    RundeRecord { id: id.to_owned(), name: "Gelbe Wand".to_owned(), created, link: None }
}

fn line(entry: &str, line: &str) -> RundeLine {
    RundeLine { entry: entry.to_owned(), line: line.to_owned() }
}

pub(super) async fn what_devices_write_is_there_once(store: Storage) {
    store.open_runde(&runde("r", 1), "anna").await.unwrap();
    let twice = store.open_runde(&runde("r", 2), "bert").await;
    assert!(twice.is_err(), "{twice:?}");
    let (one, two) = (line("a-1", "x"), line("b-1", "y"));
    assert_eq!(store.append_to_runde("r", &[one.clone(), two.clone()], &[]).await.unwrap(), 2);
    assert_eq!(store.append_to_runde("r", &[two.clone(), line("b-1", "z")], &[]).await.unwrap(), 3);
    let all = store.runde_lines("r", 0).await.unwrap();
    assert_eq!(all, [(1, one), (2, two), (3, line("b-1", "z"))], "a copied device wrote something else");
    assert_eq!(store.runde_lines("r", 2).await.unwrap(), [(3, line("b-1", "z"))]);
    let long = line("c-1", &"r".repeat(20_000));
    assert_eq!(store.append_to_runde("r", &[long.clone(), long], &[]).await.unwrap(), 4);
    let nowhere = store.append_to_runde("s", &[line("a-1", "x")], &[]).await;
    assert!(matches!(nowhere, Err(StoreError::Unknown(_))), "{nowhere:?}");
    assert_eq!(store.runde_lines("s", 0).await.unwrap(), []);
}

pub(super) async fn an_erased_name_goes_where_it_stood(store: Storage) {
    store.open_runde(&runde("r", 1), "anna").await.unwrap();
    store.append_to_runde("r", &[line("a-1", "Anna"), line("a-1", "other")], &[]).await.unwrap();
    let reworded = Reworded { entry: "a-1".to_owned(), from: "Anna".to_owned(), to: "–".to_owned() };
    assert_eq!(store.append_to_runde("r", &[line("a-2", "erased")], &[reworded]).await.unwrap(), 3);
    let lines = store.runde_lines("r", 0).await.unwrap();
    assert_eq!(lines, [(1, line("a-1", "–")), (2, line("a-1", "other")), (3, line("a-2", "erased"))]);
}

pub(super) async fn who_belongs_to_a_round_finds_it_and_an_old_link_finds_nothing(store: Storage) {
    store.open_runde(&runde("r", 2), "anna").await.unwrap();
    store.open_runde(&runde("q", 1), "anna").await.unwrap();
    store.keep_runde_link("r", Some("one")).await.unwrap();
    let found = store.runde_of_link("one").await.unwrap().unwrap();
    assert_eq!((found.id.as_str(), found.link.as_deref()), ("r", Some("one")));
    store.keep_runde_link("r", Some("two")).await.unwrap();
    assert_eq!(store.runde_of_link("one").await.unwrap(), None);
    store.enter_runde("r", "bert", 5).await.unwrap();
    store.be_in_runde("r", "bert", Some("a-2")).await.unwrap();
    store.enter_runde("r", "bert", 6).await.unwrap();
    let of_bert = store.runden_of("bert").await.unwrap();
    assert_eq!(of_bert.len(), 1);
    assert_eq!((of_bert[0].0.id.as_str(), of_bert[0].1.as_deref()), ("r", Some("a-2")));
    let of_anna = store.runden_of("anna").await.unwrap();
    assert_eq!(of_anna.iter().map(|(runde, _)| runde.id.as_str()).collect::<Vec<_>>(), ["q", "r"]);
    store.leave_runde("r", "bert").await.unwrap();
    assert_eq!(store.runden_of("bert").await.unwrap(), []);
    assert_eq!(store.runde("r").await.unwrap().unwrap().created, 2);
    assert_eq!(store.runde("x").await.unwrap(), None);
    store.change(&[Deed::Erase { id: "anna".to_owned(), at: 9 }]).await.unwrap();
    assert_eq!(store.runden_of("anna").await.unwrap(), [], "who is erased belongs to nothing");
}
