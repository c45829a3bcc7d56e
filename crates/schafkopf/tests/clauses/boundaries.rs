//! The boundaries of winning and of Schneider, met in whole hands: S 1.3.2, 4.1.2, 4.1.3, T 13, P 5.

use std::collections::BTreeMap;

use schafkopf::{Actions, Ending, Seat};

use crate::dice::Dice;
use crate::script::{EVERYBODY_CAN_CALL, Script};

/// What a hand came to: whether the declarer's party won, who was Schneider, money of seat 1, list points of seat 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Result {
    won: bool,
    schneider: bool,
    units: Option<i64>,
    listed: Option<i32>,
}

/// Plays a Rufspiel of seats 1 and 3 by chance.
fn play(rules: &str, dice: &mut Dice) -> (u8, Result) {
    let mut script = Script::at(rules, &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    while script.game.ending().is_none() {
        let seat = script.asked();
        let Actions::Play(cards) = script.game.legal_actions(seat) else { panic!("cards are left") };
        let card = dice.pick(&cards.iter().collect::<Vec<_>>());
        script.play(&card.to_string());
    }
    let Some(Ending::Scored { outcome, settlement, entry }) = script.game.ending() else { panic!("scored") };
    let units = settlement.map(|settlement| settlement.units()[Seat::One]);
    let listed = entry.map(|entry| entry.points()[Seat::One]);
    (outcome.points, Result { won: outcome.won, schneider: outcome.schneider, units, listed })
}

/// The result of every number of points that came up, tricks on both sides; all hands with it must agree.
fn by_points(rules: &str) -> BTreeMap<u8, Result> {
    let mut dice = Dice::new(11);
    let mut results = BTreeMap::new();
    for _ in 0..20_000 {
        let (points, result) = play(rules, &mut dice);
        if (1..120).contains(&points) {
            assert_eq!(*results.entry(points).or_insert(result), result, "{points} points");
        }
    }
    results
}

#[test]
fn s_4_1_2_and_s_4_1_3_and_p_5_60_loses_30_is_schneider_and_91_makes_schneider() {
    for rules in ["schule-turnier", "preis"] {
        let results = by_points(rules);
        let row = |points: u8| {
            let result = results[&points];
            (result.won, result.schneider, result.units, result.listed)
        };
        assert_eq!(row(60), (false, false, Some(-1), Some(-1)), "{rules}");
        assert_eq!(row(61), (true, false, Some(1), Some(1)));
        assert_eq!(row(30), (false, true, Some(-2), Some(-2)));
        assert_eq!(row(31), (false, false, Some(-1), Some(-1)));
        assert_eq!(row(90), (true, false, Some(1), Some(1)), "30 are enough for the defenders");
        assert_eq!(row(91), (true, true, Some(2), Some(2)));
    }
}

#[test]
fn t_13_61_wins_and_the_declarer_is_schneider_with_30() {
    let results = by_points("tischpunkte");
    let row = |points: u8| (results[&points].won, results[&points].units, results[&points].listed);
    assert_eq!(row(30), (false, None, Some(-2)));
    assert_eq!(row(31), (false, None, Some(-1)));
    assert_eq!(row(60), (false, None, Some(-1)));
    assert_eq!(row(61), (true, None, Some(1)));
    assert_eq!(row(91), (true, None, Some(2)));
}
