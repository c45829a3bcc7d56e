//! The account of a match adds up.

use schafkopf::{ContractKind, Seed, rules};
use schafkopf_bots::arena::{
    Contestant, Currency, DealResult, Duel, Entrant, Given, Kind, Line, Part, Regret, Seating, Series, Tally,
};
use schafkopf_bots::{Builtin, Role, Stopped};

const BOTS: [Contestant<'static>; 2] = [Contestant::Bot(&Builtin::Regel), Contestant::Bot(&Builtin::Zufall)];

/// The results of some deals, played in any order.
fn results(id: &str, numbers: impl Iterator<Item = u64>) -> Vec<DealResult> {
    let series = Series::new(Seed::from_text("account"), rules::builtin(id).expect("it is built in"));
    let duel = Duel { bots: BOTS, series: &series, clock: &Stopped, limit: None, regret: false };
    numbers.map(|number| duel.play(number).result).collect()
}

fn tally(id: &str, results: &[DealResult]) -> Tally {
    let mut tally = Tally::new(rules::builtin(id).expect("it is built in"));
    for result in results {
        tally.add(result);
    }
    tally
}

#[track_caller]
fn check_equal(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} is not {b}");
}

#[test]
fn the_parts_add_up_to_the_advantage_and_it_is_half_of_what_lone_bots_win_and_lose() {
    for id in rules::builtin_ids() {
        let report = tally(id, &results(id, 1..=40)).report();
        for result in &report.results {
            let mean =
                |estimate: Option<schafkopf_bots::arena::Estimate>| estimate.expect("forty deals").mean;
            check_equal(mean(result.advantage), (mean(result.lone_a) - mean(result.lone_b)) / 2.0);
        }
        let advantage = report.results[0].advantage.expect("forty deals");
        assert!(advantage.low <= advantage.mean && advantage.mean <= advantage.high);
        let sum =
            |lines: &[Line]| lines.iter().map(|line| line.advantage.expect("forty deals").mean).sum::<f64>();
        check_equal(sum(&report.roles), advantage.mean);
        check_equal(sum(&report.contracts), advantage.mean);
        check_equal(sum(&report.parts), advantage.mean);
        let seats: u64 = report.roles.iter().flat_map(|line| line.bots).map(|share| share.games).sum();
        assert_eq!(seats, 4 * report.played);
        assert_eq!(report.games, 320);
    }
}

#[test]
fn deals_can_be_played_in_any_order() {
    let forwards = results("preis", 1..=12);
    let mut backwards = results("preis", (1..=12).rev());
    backwards.reverse();
    assert_eq!(forwards, backwards);
}

#[test]
fn results_survive_being_written_down() {
    for id in rules::builtin_ids() {
        for result in results(id, 1..=10) {
            let text = serde_json::to_string(&result).expect("a result is plain data");
            assert_eq!(serde_json::from_str::<DealResult>(&text).expect("it is read back"), result);
        }
    }
}

#[test]
fn a_forfeit_costs_a_plain_solo_a_game() {
    let played = results("schule-turnier", 1..=2);
    let mut lost = tally("schule-turnier", &played);
    for deal in 3..=50 {
        lost.add(&DealResult::forfeited(deal, Entrant::A));
    }
    let report = lost.report();
    assert_eq!(report.forfeit, Some((Entrant::A, 2)));
    assert_eq!((report.deals, report.games), (50, 16));
    let only = tally("schule-turnier", &[DealResult::forfeited(1, Entrant::B)]);
    check_equal(only.advantage(Currency::Units).mean(), 15.0);
    check_equal(only.advantage(Currency::Points).mean(), 6.0);
}

#[test]
fn the_same_bots_draw() {
    let series = Series::new(Seed::from_text("draw"), rules::builtin("schule").expect("it is built in"));
    let duel = Duel {
        bots: [Contestant::Bot(&Builtin::Zufall); 2],
        series: &series,
        clock: &Stopped,
        limit: None,
        regret: false,
    };
    let result = duel.play(7).result;
    assert!(
        result.games.iter().all(|game| game.units == result.games[0].units),
        "chance is common to all games"
    );
    assert_eq!(result.games.len(), Seating::all().count());
}

/// The match of two that are looked over their shoulders.
fn regretted(id: &str, bots: [Contestant<'_>; 2], deals: u64) -> (Vec<DealResult>, Regret) {
    let series = Series::new(Seed::from_text("regret"), rules::builtin(id).expect("it is built in"));
    let duel = Duel { bots, series: &series, clock: &Stopped, limit: None, regret: true };
    let results: Vec<DealResult> = (1..=deals).map(|number| duel.play(number).result).collect();
    let regret = tally(id, &results).report().regret.expect("it was asked for");
    (results, regret)
}

/// What both gave away in a part.
fn given(regret: &Regret, part: Part) -> [Given; 2] {
    regret.parts.iter().find(|lapses| lapses.part == part).expect("there is such a part").bots
}

#[test]
fn who_sees_all_cards_gives_nothing_away_and_the_weaker_gives_more() {
    let regel = Contestant::Bot(&Builtin::Regel);
    let [(_, best), (_, weak)] = [[Contestant::Offen, regel], [Contestant::Bot(&Builtin::Zufall), regel]]
        .map(|bots| regretted("schule", bots, 6));
    let (offen, [zufall, regel]) = (given(&best, Part::All)[0], given(&weak, Part::All));
    assert!(offen.choices > 300, "{offen:?}");
    for lapses in &best.parts {
        let Given { points, wins, .. } = lapses.bots[0];
        assert_eq!((points, wins), (0, 0), "{:?}", lapses.part);
    }
    let mean = |given: Given| given.mean().expect("there were choices");
    assert!(mean(zufall) > 2.0 * mean(regel) && mean(regel) > 0.0, "{zufall:?} {regel:?}");
    assert!(zufall.wins > regel.wins, "{zufall:?} {regel:?}");
}

#[test]
fn what_is_given_away_adds_up_however_it_is_parted() {
    let bots = [Contestant::Bot(&Builtin::Zufall), Contestant::Bot(&Builtin::Regel)];
    let (results, regret) = regretted("alles", bots, 12);
    let sum = |wanted: fn(&Part) -> bool| {
        let parts = regret.parts.iter().filter(|lapses| wanted(&lapses.part));
        parts.fold([(0, 0, 0); 2], |mut sum, lapses| {
            for (sum, given) in sum.iter_mut().zip(lapses.bots) {
                *sum = (sum.0 + given.choices, sum.1 + given.points, sum.2 + given.wins);
            }
            sum
        })
    };
    let all = sum(|part| *part == Part::All);
    assert_eq!(all, sum(|part| matches!(part, Part::Phase { .. })));
    assert_eq!(all, sum(|part| matches!(part, Part::Trick { .. })));
    assert_eq!(all, sum(|part| matches!(part, Part::Role { .. })));
    assert_eq!(all, sum(|part| matches!(part, Part::Kind { .. })));
    assert_eq!(all, sum(|part| matches!(part, Part::Each { .. })));
    let whole = sum(|part| matches!(part, Part::Whole { .. }));
    assert!(whole[0].0 > 0 && whole[0].1 == 0, "{whole:?}");
    let games = || results.iter().flat_map(|result| &result.games);
    let written = games().filter(|game| game.regret.is_some());
    assert_eq!(regret.games, written.count() as u64);
    let choices = games().filter_map(|game| game.regret.as_ref()).flatten().count() as u64;
    assert_eq!(choices, all[0].0 + all[1].0 + whole[0].0 + whole[1].0);
    let line = serde_json::to_string(&results[0]).expect("a result is plain data");
    assert_eq!(serde_json::from_str::<DealResult>(&line).expect("it is read back"), results[0]);
}

#[test]
fn of_a_bettel_nothing_is_counted_but_whether_it_is_won() {
    let rules = rules::builtin("alles").expect("it is built in");
    let series = Series::new(Seed::from_text("regret"), rules.clone()).only(ContractKind::Bettel);
    let bots = [Contestant::Offen, Contestant::Bot(&Builtin::Zufall)];
    let duel = Duel { bots, series: &series, clock: &Stopped, limit: None, regret: true };
    let mut tally = Tally::new(rules);
    (1..=8).for_each(|number| tally.add(&duel.play(number).result));
    let regret = tally.report().regret.expect("it was asked for");
    assert!(
        regret.parts.iter().all(|lapses| matches!(lapses.part, Part::Whole { .. })),
        "{:?}",
        regret.parts
    );
    for role in [Role::Declarer, Role::Defender] {
        let [offen, zufall] = given(&regret, Part::Whole { role });
        assert!(offen.wins == 0 && zufall.wins > 0 && zufall.points == 0, "{role:?}: {offen:?} {zufall:?}");
    }
}

#[test]
fn a_ramsch_that_two_parties_do_not_play_is_left_out() {
    let rules = rules::builtin("alles").expect("it is built in");
    let series = Series::new(Seed::from_text("regret"), rules.clone()).only(ContractKind::Ramsch);
    let bots = [Contestant::Offen, Contestant::Bot(&Builtin::Zufall)];
    let result = Duel { bots, series: &series, clock: &Stopped, limit: None, regret: true }.play(1).result;
    assert!(result.games.iter().all(|game| game.is_played() && game.regret.is_none()), "{result:?}");
    let mut tally = Tally::new(rules);
    tally.add(&result);
    assert_eq!(tally.report().regret, None);
}

/// Held against the cards themselves, until each kind of lead has come.
#[test]
fn choices_say_who_chose_when_and_of_what_kind() {
    let series = Series::new(Seed::from_text("kinds"), rules::builtin("schule").expect("it is built in"));
    let bots = [Contestant::Bot(&Builtin::Regel); 2];
    let duel = Duel { bots, series: &series, clock: &Stopped, limit: None, regret: true };
    let mut seen = std::collections::BTreeSet::new();
    for number in 1..=12 {
        let played = duel.play(number);
        let (result, (_, game)) = (&played.result.games[0], &played.games[0]);
        let (Some(choices), Some(contract)) = (&result.regret, game.contract()) else { continue };
        for choice in choices {
            let trick = &game.plays()[4 * (usize::from(choice.trick) - 1)..][..4];
            let (leader, led) = trick[0];
            let suit = contract.called().map(|called| called.card().suit());
            let kind = match () {
                () if choice.seat != leader => Kind::Follow,
                () if contract.order().is_trump(led) => Kind::Trump,
                () if Some(led.suit()) == suit => Kind::CalledSuit,
                () if led.rank() == schafkopf::Rank::Ace => Kind::Ace,
                () => Kind::Other,
            };
            assert_eq!(choice.kind, kind, "deal {number}, trick {}", choice.trick);
            seen.insert(kind);
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), Kind::ALL);
}
