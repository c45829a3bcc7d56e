//! Ratings: which matches count, and what they come to.

use std::collections::BTreeSet;

use schafkopf::{BySeat, rules};
use schafkopf_rating::{MatchResult, Rating};
use stammtisch_store::{MatchSummary, RatingRecord, RatingStep};

use stammtisch_http::clock::{DAY, Moment};

/// The fewest games of a match that counts.
const LEAST_GAMES: u32 = 4;

/// The standard deviation of one seat's account in one game, by built-in rule set; measured between four `regel`
/// (`docs/rating.md`). Other rules have tariffs of their own, and nobody has measured those.
const SPREADS: [(&str, Spread); 4] = [
    ("schule", Spread { money: Some(5.2), list: None }),
    ("schule-turnier", Spread { money: Some(5.3), list: Some(2.2) }),
    ("tischpunkte", Spread { money: None, list: Some(2.5) }),
    ("preis", Spread { money: Some(5.9), list: Some(2.4) }),
];

#[derive(Debug, Clone, Copy)]
struct Spread {
    money: Option<f64>,
    list: Option<f64>,
}

/// The account of a match that counts: four different people, the same from the first game to the last, no bot on any
/// seat, under rules whose spread is known. The list counts where there is one: it is what a tournament is decided by.
pub(crate) fn rated_account(summary: &MatchSummary) -> Option<MatchResult> {
    let people: BTreeSet<&str> = summary.seats.iter().filter_map(|(_, holder)| holder.person()).collect();
    if people.len() != 4 || !summary.whole || summary.games < LEAST_GAMES {
        return None;
    }
    let (_, spread) = SPREADS.iter().find(|(id, _)| *id == summary.rules)?;
    if rules::builtin(&summary.rules)?.hash() != summary.rules_hash {
        return None;
    }
    let (account, spread) = match (summary.list, summary.units) {
        (Some(list), _) => (list, spread.list?),
        (None, Some(units)) => (units, spread.money?),
        (None, None) => return None,
    };
    Some(MatchResult { account, games: summary.games, spread })
}

/// The ratings before and after a match that ended at a moment.
pub(crate) fn rate(
    result: &MatchResult,
    before: &BySeat<Option<RatingRecord>>,
    at: Moment,
) -> BySeat<RatingStep> {
    let start = BySeat::from_fn(|seat| before[seat].map_or(Rating::START, |record| rested(&record, at)));
    let after = result.rate(&start);
    BySeat::from_fn(|seat| {
        let matches = before[seat].map_or(0, |record| record.matches) + 1;
        let Rating { mean, deviation } = after[seat];
        RatingStep { before: start[seat].mean, after: RatingRecord { mean, deviation, matches, at } }
    })
}

/// A rating at a later moment: less is known after a time without matches.
pub(crate) fn rested(record: &RatingRecord, at: Moment) -> Rating {
    let days = u32::try_from(at.saturating_sub(record.at).max(0) / DAY).unwrap_or(u32::MAX);
    Rating { mean: record.mean, deviation: record.deviation }.after_days(days)
}

#[cfg(test)]
mod tests {
    use schafkopf::{BySeat, rules};
    use stammtisch_store::{MatchSummary, SeatHolder};

    use super::{SPREADS, rated_account};

    fn person(id: &str) -> SeatHolder {
        SeatHolder::Person { id: id.to_owned(), name: id.to_owned() }
    }

    fn summary() -> MatchSummary {
        MatchSummary {
            table: "t".to_owned(),
            number: 1,
            at: 0,
            rules: "preis".to_owned(),
            rules_hash: rules::builtin("preis").expect("it is built in").hash(),
            games: 32,
            seats: BySeat::new(["a", "b", "c", "d"]).map(person),
            whole: true,
            units: None,
            list: Some(BySeat::new([3, 1, -1, -3])),
        }
    }

    #[test]
    fn only_whole_matches_among_four_people_count() {
        assert!(rated_account(&summary()).is_some());
        let with = |change: fn(&mut MatchSummary)| {
            let mut summary = summary();
            change(&mut summary);
            rated_account(&summary).is_some()
        };
        assert!(!with(
            |summary| summary.seats[schafkopf::Seat::Two] = SeatHolder::Bot { name: "regel@1".to_owned() }
        ));
        assert!(!with(|summary| summary.seats[schafkopf::Seat::Two] = SeatHolder::Erased));
        assert!(
            !with(|summary| summary.seats[schafkopf::Seat::Two] = person("a")),
            "one person on two seats"
        );
        assert!(!with(|summary| summary.whole = false));
        assert!(!with(|summary| summary.games = 3));
        assert!(!with(|summary| summary.rules = "own".to_owned()));
        assert!(!with(|summary| summary.rules_hash = "other".to_owned()));
        assert!(!with(|summary| summary.list = None));
    }

    #[test]
    fn every_rule_set_of_the_books_has_a_spread() {
        for (id, spread) in &SPREADS {
            let rules = rules::builtin(id).expect("it is built in");
            assert_eq!(spread.list.is_some(), rules.list.is_some(), "{id}");
            assert_eq!(spread.money.is_some(), rules.money.is_some(), "{id}");
        }
    }
}
