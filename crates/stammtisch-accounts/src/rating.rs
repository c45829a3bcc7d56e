//! Ratings: which matches count, and what they come to.

use std::collections::BTreeSet;

use schafkopf::{BySeat, rules};
use schafkopf_rating::{MatchResult, Rating};
use stammtisch_store::{MatchSummary, RatingRecord, RatingStep, SeatHolder};

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

/// What bots are rated, by name: anchors that do not move. `regel` is 1500 by definition, the others follow from what they get
/// more than it in the arena (`docs/strength.md`), a spread being 1000 points. Who plays by chance has none: against it
/// everybody wins, which says nothing.
const BOTS: [(&str, f64); 4] =
    [("regel", 1500.0), ("einfach", 1530.0), ("stammtisch", 1595.0), ("meister", 1610.0)];

/// How sure that is: what separates bots is measured, what separates them from people is not.
const BOT_DEVIATION: f64 = 60.0;

/// How much a game with bots counts: one can learn to beat the same bot, so it tells a quarter of what a game among people does.
const WITH_BOTS: f64 = 0.25;

#[derive(Debug, Clone, Copy)]
struct Spread {
    money: Option<f64>,
    list: Option<f64>,
}

/// A match that counts.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rated {
    result: MatchResult,
    /// The bots, where some played.
    bots: BySeat<Option<Rating>>,
}

impl Rated {
    fn is_among_people(&self) -> bool {
        self.bots.iter().all(|(_, bot)| bot.is_none())
    }
}

/// What a bot is rated, if it is.
fn bot_rating(name: &str) -> Option<Rating> {
    let plain = name.split(['@', ':']).next()?;
    let (_, mean) = BOTS.iter().find(|(known, _)| *known == plain)?;
    Some(Rating { mean: *mean, deviation: BOT_DEVIATION })
}

/// The bots on seats without a person; none where the seats are not those of different people and rated bots, or where
/// nobody but bots played.
fn bots(seats: &BySeat<SeatHolder>) -> Option<BySeat<Option<Rating>>> {
    let (mut people, mut bots) = (BTreeSet::new(), BySeat::new([None; 4]));
    for (seat, holder) in seats.iter() {
        match holder {
            SeatHolder::Person { id, .. } => people.insert(id).then_some(())?,
            SeatHolder::Bot { name } => bots[seat] = Some(bot_rating(name)?),
            SeatHolder::Erased => return None,
        }
    }
    (!people.is_empty()).then_some(bots)
}

/// The account of a match that counts: different people, the same from the first game to the last, with rated bots on the
/// other seats, under rules whose spread is known. The list counts where there is one: it is what a tournament is decided by.
pub(crate) fn rated_account(summary: &MatchSummary) -> Option<Rated> {
    if !summary.whole || summary.games < LEAST_GAMES {
        return None;
    }
    let bots = bots(&summary.seats)?;
    let (_, spread) = SPREADS.iter().find(|(id, _)| *id == summary.rules)?;
    if rules::builtin(&summary.rules)?.hash() != summary.rules_hash {
        return None;
    }
    let (account, spread) = match (summary.list, summary.units) {
        (Some(list), _) => (list, spread.list?),
        (None, Some(units)) => (units, spread.money?),
        (None, None) => return None,
    };
    Some(Rated { result: MatchResult { account, games: summary.games, spread }, bots })
}

/// The ratings before and after a match that ended at a moment. Those of bots stay, and only matches among people are counted:
/// nobody comes into the ranking without having played people.
pub(crate) fn rate(rated: &Rated, before: &BySeat<Option<RatingRecord>>, at: Moment) -> BySeat<RatingStep> {
    let person = |seat| before[seat].map_or(Rating::START, |record| rested(&record, at));
    let start = BySeat::from_fn(|seat| rated.bots[seat].unwrap_or_else(|| person(seat)));
    let weight = if rated.is_among_people() { 1.0 } else { WITH_BOTS };
    let after = rated.result.rate_as(&start, weight);
    BySeat::from_fn(|seat| {
        let matches = before[seat].map_or(0, |record| record.matches) + u32::from(rated.is_among_people());
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

    use super::{SPREADS, rate, rated_account};

    fn person(id: &str) -> SeatHolder {
        SeatHolder::Person { id: id.to_owned(), name: id.to_owned() }
    }

    fn bot(name: &str) -> SeatHolder {
        SeatHolder::Bot { name: name.to_owned() }
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
    fn only_whole_matches_among_people_and_rated_bots_count() {
        assert!(rated_account(&summary()).is_some());
        let with = |change: fn(&mut MatchSummary)| {
            let mut summary = summary();
            change(&mut summary);
            rated_account(&summary).is_some()
        };
        assert!(!with(|summary| summary.seats[schafkopf::Seat::Two] = bot("zufall@1")));
        assert!(!with(|summary| summary.seats = BySeat::new([(); 4]).map(|()| bot("regel@1"))));
        assert!(with(|summary| summary.seats[schafkopf::Seat::Two] = bot("regel@1")));
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

    /// What a newcomer on seat 1 comes to who wins so many list points beside others.
    fn newcomer(others: &SeatHolder, won: i64) -> stammtisch_store::RatingStep {
        let mut seats = BySeat::new([(); 4]).map(|()| others.clone());
        seats[schafkopf::Seat::One] = person("a");
        if others.person().is_some() {
            seats = summary().seats;
        }
        let list = Some(BySeat::new([3 * won, -won, -won, -won]));
        let rated = rated_account(&MatchSummary { seats, list, games: 8, ..summary() }).expect("it counts");
        rate(&rated, &BySeat::new([None; 4]), 0)[schafkopf::Seat::One]
    }

    #[test]
    fn a_rating_moves_by_games_with_bots_but_little_and_counts_no_match() {
        let (bots, people) = (newcomer(&bot("regel@1"), 4), newcomer(&person("x"), 4));
        assert!(bots.after.mean > bots.before, "it moves on the first day");
        let moved = |step: stammtisch_store::RatingStep| step.after.mean - step.before;
        assert!(moved(bots) < moved(people) / 2.0, "{} and {}", moved(bots), moved(people));
        assert!(bots.after.deviation < 120.0 && bots.after.deviation > people.after.deviation);
        assert_eq!((bots.after.matches, people.after.matches), (0, 1));
    }

    #[test]
    fn who_holds_his_own_against_a_stronger_bot_is_thought_more_of() {
        let against = |name: &str| newcomer(&bot(name), 0).after.mean;
        assert!(against("meister@3") > against("regel@1"));
        assert!(newcomer(&bot("regel@1"), -4).after.mean < newcomer(&bot("regel@1"), 4).after.mean);
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
