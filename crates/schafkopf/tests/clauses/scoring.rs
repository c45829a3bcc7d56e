//! What a hand comes to: S 1.3, 4.1, 4.2, 5.2.7, 5.2.8, T 5, T 13, T 20, P 4, P 5, P 9–11; decisions 5, 6, 26.

use schafkopf::rules::builtin;
use schafkopf::{
    Action, Claim, ContractKind, Ending, ErrorCode, Event, Height, ListedGame, Parties, Seat, Side, Stage,
    list_entry,
};

use crate::script::{Script, own_rules, seat};

/// Seat 1 holds every trump that matters: he takes all tricks in a Solo of Acorns, if he wants to.
const STRONG: [&str; 4] = [
    "EO GO HO EU EA EZ EK E9",
    "SO GU HU SU GA GZ HA HZ",
    "E8 E7 GK G9 G8 HK H9 SA",
    "G7 H8 H7 SZ SK S9 S8 S7",
];
/// A Rufspiel of seats 1 and 2 with the Ace of Acorns; they hold eleven runners.
const ELEVEN: [&str; 4] = [
    "EO GO EU HA H7 EK E9 S7",
    "HO SO GU HU SU HZ HK EA",
    "H9 H8 GA GZ GK G9 SA SZ",
    "EZ E8 E7 G8 G7 SK S9 S8",
];

fn units(script: &Script) -> [i64; 4] {
    let (_, settlement, _) = script.scored();
    *settlement.unwrap().units().as_array()
}

fn points(script: &Script) -> [i32; 4] {
    let (_, _, entry) = script.scored();
    *entry.unwrap().points().as_array()
}

#[test]
fn s_4_2_2_and_decision_6_the_runners_of_both_partners_count_together() {
    let mut script = Script::at("schule", &ELEVEN, "1 rufspiel EA");
    script.finish();
    let (outcome, _, _) = script.scored();
    assert_eq!((outcome.runners.count, outcome.runners.side), (11, Side::Declarer));
    assert!(outcome.won);
    let extra = if outcome.schwarz { 2 } else { i64::from(outcome.schneider) };
    let each = 1 + 11 + extra;
    assert_eq!(units(&script), [each, each, -each, -each]);
}

#[test]
fn decision_6_runners_of_the_defenders_raise_the_value_too() {
    let mut script = Script::at("schule", &ELEVEN, "4 rufspiel GA");
    script.finish();
    let (outcome, _, _) = script.scored();
    assert_eq!((outcome.runners.count, outcome.runners.side), (11, Side::Defenders));
    assert!(!outcome.won);
    let extra = if outcome.schwarz { 2 } else { i64::from(outcome.schneider) };
    assert_eq!(units(&script)[3], -(1 + 11 + extra));
}

#[test]
fn s_4_2_4_a_rufspiel_is_paid_by_both_losers_to_both_winners_and_a_solo_three_times() {
    let mut script = Script::at("preis", &STRONG, "1 solo E");
    script.finish();
    let (outcome, _, _) = script.scored();
    assert!(outcome.schwarz, "{outcome:?}");
    assert_eq!(outcome.runners.count, 3);
    assert_eq!(units(&script), [30, -10, -10, -10], "5, three runners, Schwarz 2 (decision 5)");
    assert_eq!(points(&script), [12, -4, -4, -4], "s_5_2_8 and p_11: runners are not listed");
}

#[test]
fn t_4_in_t_no_money_is_paid_and_in_s_1_to_4_no_list_is_kept() {
    let mut script = Script::at("tischpunkte", &STRONG, "1 solo E");
    script.finish();
    assert_eq!(script.scored().1, None);
    let mut script = Script::at("schule", &STRONG, "1 solo E");
    script.finish();
    assert_eq!(script.scored().2, None);
}

#[test]
fn s_5_2_7_and_s_5_2_8_in_the_tournament_of_s_there_is_money_as_well_as_a_list() {
    let mut script = Script::at("schule-turnier", &STRONG, "1 solo E");
    script.finish();
    assert_eq!(units(&script), [30, -10, -10, -10]);
    assert_eq!(points(&script), [12, -4, -4, -4]);
}

#[test]
fn p_4_a_rufspiel_is_10_cents_and_every_solo_kind_50() {
    let preis = builtin("preis").unwrap();
    let money = preis.money.unwrap();
    assert_eq!((money.unit_cents * money.rufspiel, money.unit_cents * money.solo), (10, 50));
    for contract in ["1 wenz", "1 farbwenz E", "1 solo E"] {
        let mut script = Script::at("preis", &STRONG, contract);
        script.finish();
        let (outcome, settlement, _) = script.scored();
        let extra = if outcome.schwarz { 2 } else { i64::from(outcome.schneider) };
        let runners = i64::from(outcome.runners.count);
        let paid = 5 + extra + if runners >= 3 { runners } else { 0 };
        let units = settlement.unwrap().units()[Seat::One];
        assert_eq!(units.abs(), 3 * paid, "{contract}");
    }
}

/// T 20 over a whole hand: seat 2 doubles and his party stays Schwarz.
#[test]
fn t_20_an_unjustified_spritze_costs_the_doubler_most() {
    let mut script = Script::at("tischpunkte", &STRONG, "1 solo E");
    script.run("1 card EO; 2 stoss");
    script.finish();
    assert!(script.scored().0.schwarz);
    assert_eq!(points(&script), [24, -16, -4, -4]);
    let mut script = Script::at("tischpunkte", &STRONG, "1 solo E tout");
    script.run("1 card EO; 2 stoss");
    script.finish();
    assert_eq!(points(&script), [36, -12, -12, -12], "not in a Tout");
}

#[test]
fn t_5_a_justified_spritze_doubles_the_game_points() {
    // The trump Ace goes to seat 2, so that the doublers have a trick, and two more by chance of the cards.
    let mut script = Script::at("tischpunkte", &ELEVEN, "4 rufspiel GA");
    script.run("1 card EO; 2 stoss");
    script.finish();
    let (outcome, _, _) = script.scored();
    assert!(!outcome.won);
    let single = if outcome.schwarz { 3 } else { 1 + i32::from(outcome.schneider) };
    assert_eq!(points(&script), [2 * single, 2 * single, -2 * single, -2 * single]);
}

/// The rows of P's model sheet, as it prints them.
#[test]
fn p_10_the_model_sheet_comes_out_to_the_last_number() {
    use ContractKind::{Rufspiel, Solo, SoloTout};
    use Height::{Plain, Schneider, Schwarz};
    let rows = [
        ((1, Some(2)), Rufspiel, true, Plain, [1, 1, -1, -1]),
        ((2, Some(4)), Rufspiel, true, Schneider, [-2, 2, -2, 2]),
        ((1, None), Solo, true, Plain, [6, -2, -2, -2]),
        ((3, Some(2)), Rufspiel, true, Schwarz, [-3, 3, 3, -3]),
        ((1, Some(4)), Rufspiel, false, Plain, [-1, 1, 1, -1]),
        ((1, None), Solo, false, Plain, [-6, 2, 2, 2]),
        ((4, None), SoloTout, true, Plain, [-8, -8, -8, 24]),
        ((4, Some(1)), Rufspiel, false, Schneider, [-2, 2, 2, -2]),
        ((3, None), Solo, true, Plain, [-2, -2, 6, -2]),
        ((3, Some(4)), Rufspiel, false, Schneider, [2, 2, -2, -2]),
        ((2, None), Solo, false, Plain, [2, -6, 2, 2]),
        ((2, Some(3)), Rufspiel, true, Plain, [-1, 1, 1, -1]),
    ];
    let rules = builtin("preis").unwrap();
    let list = rules.list.unwrap();
    let (mut plus, mut minus) = ([0; 4], [0; 4]);
    for (number, ((declarer, partner), kind, won, height, expected)) in (1..).zip(rows) {
        let parties = Parties { declarer: seat(declarer), partner: partner.map(seat) };
        let game = ListedGame {
            parties,
            kind,
            refused_tout: false,
            won,
            height,
            game: number,
            double: None,
            multiplied: 1,
        };
        let entry = *list_entry(&rules, &list, &game).points().as_array();
        assert_eq!(entry, expected, "row {number}");
        for (i, points) in entry.into_iter().enumerate() {
            *if points > 0 { &mut plus[i] } else { &mut minus[i] } += points;
        }
    }
    assert_eq!((plus, minus), ([11, 14, 17, 30], [-25, -18, -15, -14]));
    let total: Vec<i32> = plus.iter().zip(minus).map(|(plus, minus)| plus + minus).collect();
    assert_eq!(total, [-14, -4, 2, 16]);
}

// Claims by hand.

fn by_hand(contract: &str) -> Script {
    let rules = own_rules("schule", "[money]\nclaims = \"by_hand\"");
    let mut script = Script::at_contract(rules, &STRONG, contract);
    script.play_out();
    assert_eq!(script.game.stage(), Stage::Claiming);
    script
}

fn claim(script: &mut Script, seat: Seat, runners: u8, schwarz: bool) -> Vec<Event> {
    script.game.act(seat, Action::Claim(Claim { runners, schwarz })).unwrap()
}

#[test]
fn s_4_2_3_runners_and_schwarz_are_paid_on_request() {
    let mut script = by_hand("1 solo E");
    assert_eq!(script.asked(), Seat::One, "the winner is asked");
    claim(&mut script, Seat::One, 3, true);
    assert_eq!(units(&script), [30, -10, -10, -10]);
    let mut script = by_hand("1 solo E");
    claim(&mut script, Seat::One, 0, false);
    assert_eq!(units(&script), [18, -6, -6, -6], "decision 26: unclaimed Schwarz pays as Schneider");
    let mut script = by_hand("1 solo E");
    claim(&mut script, Seat::One, 2, true);
    assert_eq!(units(&script), [27, -9, -9, -9], "fewer than there are");
}

#[test]
fn s_4_2_3_and_decision_26_each_runner_claimed_too_many_is_paid_back_twice() {
    let mut script = by_hand("1 solo E");
    claim(&mut script, Seat::One, 5, true);
    assert_eq!(units(&script), [24, -8, -8, -8], "5 + 2 + 5 runners, less 2 × 2");
}

#[test]
fn s_3_5_3_schneider_needs_no_claim() {
    let mut script = by_hand("1 solo E");
    assert!(script.game.play().unwrap().tricks_of(Seat::One) == 8);
    claim(&mut script, Seat::One, 0, false);
    assert_eq!(units(&script)[0], 3 * (5 + 1));
}

#[test]
fn s_4_2_3_both_winners_of_a_rufspiel_are_asked_and_the_losers_are_not() {
    let mut script = by_hand("3 rufspiel EA");
    let (winners, losers): (Vec<Seat>, Vec<Seat>) =
        Seat::ALL.into_iter().partition(|&seat| script.game.is_asked(seat));
    assert_eq!((winners.len(), losers.len()), (2, 2));
    let wrong = script.game.act(losers[0], Action::Claim(Claim { runners: 3, schwarz: false }));
    assert_eq!(wrong.map_err(|rejected| rejected.code()), Err(ErrorCode::OutOfTurn));
    let events = claim(&mut script, winners[0], 3, true);
    assert_eq!(events, [Event::Claimed { seat: winners[0] }], "what he claims is for the other's ears later");
    assert_eq!(script.game.stage(), Stage::Claiming);
    let events = claim(&mut script, winners[1], 0, false);
    assert!(matches!(events.last(), Some(Event::Ended { ending: Ending::Scored { .. } })));
}

#[test]
fn s_4_2_2_nobody_claims_more_runners_than_there_are_trumps() {
    let mut script = by_hand("1 solo E");
    let wrong = script.game.act(Seat::One, Action::Claim(Claim { runners: 15, schwarz: false }));
    assert_eq!(wrong.map_err(|rejected| rejected.code()), Err(ErrorCode::TooManyRunners));
    claim(&mut script, Seat::One, 14, false);
}
