//! Histories: whatever their length, they are read in parts that join.

use std::collections::BTreeMap;

use crate::{
    HandCount, HandEnd, HandPlace, HandSummary, HistoryKey, MatchRecord, MatchSummary, OwnHand, Part,
    RankedPlayer, RatingRecord, RatingStep, Scored, SeatHolder, ShareRecord, Storage, Store,
};
use schafkopf::{BySeat, CallSuit, CalledCard, Contract, Seat};

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
async fn keep_many(store: &dyn Store, numbers: std::ops::Range<u64>) {
    for number in numbers {
        for table in ["b", "a"] {
            store.keep_hand(&hand(table, number, number as i64 / 4)).await.expect("a hand");
        }
    }
}

pub(super) async fn pages_join_without_gap_or_doubling_while_hands_come_in(store: Storage) {
    keep_many(&*store, 1..60).await;
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
        keep_many(&*store, next..next + 1).await;
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

pub(super) async fn balances_and_counts_are_those_of_the_hands(store: Storage) {
    keep_many(&*store, 1..30).await;
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

pub(super) async fn matches_are_read_in_parts_too(store: Storage) {
    for (table, number) in [("a", 1), ("a", 2), ("b", 1), ("c", 1), ("c", 2)] {
        let summary = finished(table, number, i64::from(number));
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

/// A hand that was played under a rule set.
pub(super) fn hand_under(rules_hash: &str) -> HandSummary {
    HandSummary { rules_hash: rules_hash.to_owned(), ..hand("elsewhere", 1, 1) }
}

fn scored() -> HandEnd {
    let contract = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Gras) };
    HandEnd::Scored(Scored {
        contract,
        declarer: Seat::Two,
        partner: Some(Seat::Four),
        points: 120,
        won: true,
        schneider: true,
        schwarz: false,
    })
}

pub(super) async fn a_hand_comes_back_as_it_was_kept(store: Storage) {
    let mut played = hand("a", 7, 40);
    played.end = scored();
    "Zeile 1\nZeile »2«".clone_into(&mut played.record);
    played.seats[Seat::Three] = SeatHolder::Bot { name: "regel@1".to_owned() };
    store.keep_hand(&played).await.expect("a hand");
    store
        .keep_hand(&HandSummary { record: "other".to_owned(), ..played.clone() })
        .await
        .expect("once is enough");
    assert_eq!(store.hand("a", 7).await.expect("a store").as_ref(), Some(&played));
    assert_eq!(store.hand("a", 8).await.expect("a store"), None);
    assert_eq!(store.hand_seats("a", 7).await.expect("a store"), played.seats);
    for (end, number) in
        [(HandEnd::ThrownIn, 1), (HandEnd::SieVoid, 2), (HandEnd::Redealt, 3), (HandEnd::Ramsch, 4)]
    {
        let other = HandSummary { end, ..hand("b", number, 50) };
        store.keep_hand(&other).await.expect("a hand");
        assert_eq!(store.hand("b", number).await.expect("a store").map(|hand| hand.end), Some(end));
    }
    assert!(store.keep_accuracy("a", 7, ("2", 87.5)).await.expect("a store"));
    assert!(!store.keep_accuracy("a", 7, ("9", 87.5)).await.expect("a store"), "he did not play it");
    let own = store.own_hand("2", "a", 7).await.expect("a store").expect("he played it");
    assert_eq!((own.accuracy, own.seat, own.end), (Some(87.5), Seat::Two, scored()));
}

pub(super) async fn a_shared_hand_keeps_its_link_until_it_is_taken_back(store: Storage) {
    store.keep_hand(&hand("a", 1, 5)).await.expect("a hand");
    let share = |token: &str, at| ShareRecord {
        token: token.to_owned(),
        table: "a".to_owned(),
        hand: 1,
        by: "1".to_owned(),
        at,
    };
    assert_eq!(store.share(&share("x", 6)).await.expect("a hand"), "x");
    assert_eq!(store.share(&share("y", 7)).await.expect("a hand"), "x", "the link stays");
    assert_eq!(store.shared("x").await.expect("a store"), Some(share("x", 6)));
    assert_eq!(store.shared("y").await.expect("a store"), None);
    assert_eq!(store.shares_of("1").await.expect("a store"), [share("x", 6)]);
    store.unshare("a", 1, "1").await.expect("a store");
    assert_eq!(store.shared("x").await.expect("a store"), None);
}

pub(super) async fn ratings_are_those_after_the_last_match(store: Storage) {
    let accounts = [("1", true), ("2", false)].map(|(id, listed)| super::accounts::account(id, id, listed));
    store.change(&accounts).await.expect("accounts");
    let rating = |matches| RatingRecord { mean: 1.5, deviation: 0.25, matches, at: 10 };
    let mut ratings = BySeat::new([None; 4]);
    for seat in [Seat::One, Seat::Two] {
        ratings[seat] = Some(RatingStep { before: 0.5, after: rating(3) });
    }
    let record = MatchRecord { summary: finished("a", 1, 10), ratings };
    assert!(!store.has_match("a", 1).await.expect("a store"));
    store.keep_match(&record).await.expect("a match");
    store.keep_match(&record).await.expect("once is enough");
    assert!(store.has_match("a", 1).await.expect("a store"));
    assert_eq!(store.matches_of("1", Part::Before(None), 9).await.expect("a store"), [record]);
    assert_eq!(store.rating("2").await.expect("a store"), Some(rating(3)));
    assert_eq!(store.rating("3").await.expect("a store"), None);
    let listed = store.listed(3).await.expect("a store");
    assert_eq!(
        listed,
        [RankedPlayer { id: "1".to_owned(), name: "Spieler 1".to_owned(), rating: rating(3) }]
    );
    assert_eq!(store.listed(4).await.expect("a store"), []);
}

fn finished(table: &str, number: u32, at: i64) -> MatchSummary {
    MatchSummary {
        table: table.to_owned(),
        number,
        at,
        rules: "schule".to_owned(),
        rules_hash: "hash".to_owned(),
        games: 8,
        seats: four(),
        whole: true,
        units: Some(BySeat::new([0; 4])),
        list: None,
    }
}
