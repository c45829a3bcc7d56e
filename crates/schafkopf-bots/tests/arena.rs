//! The account of a match adds up.

use schafkopf::{Seed, rules};
use schafkopf_bots::arena::{Currency, DealResult, Duel, Entrant, Line, Seating, Series, Tally};
use schafkopf_bots::{Bot, Builtin, Stopped};

const BOTS: [&dyn Bot; 2] = [&Builtin::Regel, &Builtin::Zufall];

/// The results of some deals, played in any order.
fn results(id: &str, numbers: impl Iterator<Item = u64>) -> Vec<DealResult> {
    let series = Series::new(Seed::from_text("account"), rules::builtin(id).expect("it is built in"));
    let duel = Duel { bots: BOTS, series: &series, clock: &Stopped, limit: None };
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
    let duel = Duel { bots: [&Builtin::Zufall; 2], series: &series, clock: &Stopped, limit: None };
    let result = duel.play(7).result;
    assert!(
        result.games.iter().all(|game| game.units == result.games[0].units),
        "chance is common to all games"
    );
    assert_eq!(result.games.len(), Seating::all().count());
}
