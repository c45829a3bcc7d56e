//! Histories: whatever their length, they are read in parts that join.

use std::collections::BTreeMap;

use schafkopf::{BySeat, Seat};
use stammtisch_store::{
    HandCount, HandEnd, HandPlace, HandSummary, HistoryKey, HistoryStore as _, MatchRecord, MatchSummary,
    OwnHand, Part, SeatHolder, SqliteStore,
};

async fn store() -> (tempfile::TempDir, SqliteStore) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (store, _) = SqliteStore::open(&folder.path().join("t.db")).await.expect("a database");
    (folder, store)
}

fn four() -> BySeat<SeatHolder> {
    BySeat::from_fn(|seat| SeatHolder::Person { id: seat.to_string(), name: format!("Spieler {seat}") })
}

/// A hand that was thrown in; under `preis` there is a list, else money.
fn hand(table: &str, number: u64, at: i64) -> HandSummary {
    let is_list = number.is_multiple_of(3);
    let amounts = Some(BySeat::new([number as i64, -1, -1, 2 - number as i64]));
    HandSummary {
        place: HandPlace { table: table.to_owned(), hand: number, game: 1, at },
        rules: if is_list { "preis" } else { "schule" }.to_owned(),
        rules_hash: "hash".to_owned(),
        seats: four(),
        end: HandEnd::ThrownIn,
        units: amounts.filter(|_| !is_list),
        list: amounts.filter(|_| is_list),
        record: String::new(),
    }
}

fn places(hands: &[OwnHand]) -> Vec<(i64, String, u64)> {
    hands.iter().map(|hand| (hand.at, hand.table.clone(), hand.hand)).collect()
}

/// Hands at two tables, many of which ended in the same moment.
async fn keep_many(store: &SqliteStore, numbers: std::ops::Range<u64>) {
    for number in numbers {
        for table in ["b", "a"] {
            store.keep_hand(&hand(table, number, number as i64 / 4)).await.expect("a hand");
        }
    }
}

#[tokio::test]
async fn pages_join_without_gap_or_doubling_while_hands_come_in() {
    let (_folder, store) = store().await;
    keep_many(&store, 1..60).await;
    let all = store.hands_of("1", Part::Before(None), usize::MAX).await.expect("hands");
    assert_eq!(all.len(), 2 * 59);
    assert!(all.windows(2).all(|pair| pair[0].key() > pair[1].key()), "the newest first, each once");
    let (mut pages, mut before, mut next) = (Vec::new(), None::<HistoryKey>, 60);
    loop {
        let page = store.hands_of("1", Part::Before(before.as_ref()), 7).await.expect("a page");
        assert!(page.len() <= 7, "no more than was asked for");
        before = page.last().map(OwnHand::key);
        if before.is_none() {
            break;
        }
        pages.extend(page);
        keep_many(&store, next..next + 1).await;
        next += 1;
    }
    assert_eq!(places(&pages), places(&all));
    let (mut oldest_first, mut after) = (Vec::new(), None::<HistoryKey>);
    loop {
        let page = store.hands_of("1", Part::After(after.as_ref()), 7).await.expect("a page");
        after = page.last().map(OwnHand::key);
        if after.is_none() {
            break;
        }
        oldest_first.extend(page);
    }
    assert_eq!(oldest_first.len() as u64, 2 * (next - 1));
    assert!(oldest_first.windows(2).all(|pair| pair[0].key() < pair[1].key()), "the oldest first, each once");
}

#[tokio::test]
async fn balances_and_counts_are_those_of_the_hands() {
    let (_folder, store) = store().await;
    keep_many(&store, 1..30).await;
    store.keep_accuracy("a", 3, ("1", 80.0)).await.expect("she played it");
    let all = store.hands_of("1", Part::After(None), usize::MAX).await.expect("hands");
    let mut sums: BTreeMap<String, i64> = BTreeMap::new();
    for own in &all {
        *sums.entry(own.rules.clone()).or_default() += own.units.or(own.list).expect("an amount");
        assert_eq!(store.balances_of("1", &own.key()).await.expect("balances"), sums);
        assert_eq!(store.own_hand("1", &own.table, own.hand).await.expect("a hand").as_ref(), Some(own));
    }
    let mut counts = store.hand_counts("1", None).await.expect("counts");
    counts.sort_by(|one, other| one.rules.cmp(&other.rules));
    let count = |rules: &str, hands, reviewed| HandCount { rules: rules.to_owned(), hands, reviewed };
    assert_eq!(counts, [count("preis", 18, 1), count("schule", 40, 0)]);
    let since = store.hand_counts("1", Some(7)).await.expect("counts");
    assert_eq!(since.iter().map(|count| count.hands).sum::<u32>(), 4, "the last two of both tables");
    let late = HistoryKey::beginning(7);
    assert_eq!(store.hands_of("1", Part::After(Some(&late)), 9).await.expect("hands").len(), 4);
    assert_eq!(store.own_hand("nobody", "a", 1).await.expect("no hand"), None);
    assert_eq!(store.hand_counts("nobody", None).await.expect("no counts"), []);
}

#[tokio::test]
async fn matches_are_read_in_parts_too() {
    let (_folder, store) = store().await;
    for (table, number) in [("a", 1), ("a", 2), ("b", 1), ("c", 1), ("c", 2)] {
        let summary = MatchSummary {
            table: table.to_owned(),
            number,
            at: i64::from(number),
            rules: "schule".to_owned(),
            rules_hash: "hash".to_owned(),
            games: 8,
            seats: four(),
            whole: true,
            units: Some(BySeat::new([0; 4])),
            list: None,
        };
        let record = MatchRecord { summary, ratings: BySeat::new([None; 4]) };
        store.keep_match(&record).await.expect("a match");
    }
    let (mut found, mut before) = (Vec::new(), None::<HistoryKey>);
    loop {
        let page = store.matches_of("2", Part::Before(before.as_ref()), 2).await.expect("a page");
        before = page.last().map(MatchRecord::key);
        if before.is_none() {
            break;
        }
        found.extend(page.into_iter().map(|record| (record.summary.table, record.summary.number)));
    }
    let expected = [("c", 2), ("a", 2), ("c", 1), ("b", 1), ("a", 1)];
    assert_eq!(found, expected.map(|(table, number)| (table.to_owned(), number)));
    let oldest = store.matches_of("2", Part::After(None), 1).await.expect("a page");
    assert_eq!(oldest[0].key(), HistoryKey { at: 1, table: "a".to_owned(), number: 1 });
    assert_eq!(oldest[0].summary.seats[Seat::Two].person(), Some("2"));
}
