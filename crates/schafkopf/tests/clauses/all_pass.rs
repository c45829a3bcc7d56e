//! What follows when everybody passes: S 2.4.13, S 5.2.5, T 11, P 4 (decision 1).

use std::sync::Arc;

use schafkopf::rules::builtin;
use schafkopf::{Ending, Event, Match, RuleSet, Seat, Stage};

use crate::script::{EVERYBODY_CAN_CALL, Script, own_rules};

const ALL_PASS: [&str; 4] = ["pass", "pass", "pass", "pass"];

/// Lets all pass in the next hand of a match.
fn all_pass(of: &Match) -> Script {
    let setup = of.next_game().unwrap();
    let mut script = Script::with(Arc::clone(&setup.rules), &EVERYBODY_CAN_CALL, |at| *at = setup.clone());
    for (seat, word) in setup.dealer.next().round().into_iter().zip(ALL_PASS) {
        script.run(&format!("{seat} {word}"));
    }
    script
}

/// Dealer and number of the next hand after so many in which all passed and the cards were thrown in.
fn after_throwing_in(rules: Arc<RuleSet>, times: usize) -> (Seat, u32) {
    let mut durchgang = Match::new(rules, Seat::Two, Some(4));
    for _ in 0..times {
        let script = all_pass(&durchgang);
        assert_eq!(script.game.ending(), Some(&Ending::ThrownIn));
        durchgang.record(script.game.ending().unwrap());
    }
    let next = durchgang.next_game().unwrap();
    (next.dealer, next.number)
}

#[test]
fn s_2_4_13_the_cards_are_thrown_in_and_the_next_dealer_deals() {
    let schule = || builtin("schule").unwrap();
    assert_eq!(after_throwing_in(schule(), 1), (Seat::Three, 1), "the number of the game stays");
    assert_eq!(after_throwing_in(schule(), 2), (Seat::Four, 1));
    assert_eq!(after_throwing_in(schule(), 7), (Seat::One, 1), "as often as it happens");
}

#[test]
fn s_5_2_5_and_decision_1_the_same_dealer_deals_again_until_there_is_a_game() {
    assert_eq!(after_throwing_in(builtin("schule-turnier").unwrap(), 1), (Seat::Two, 1));
    assert_eq!(after_throwing_in(builtin("schule-turnier").unwrap(), 5), (Seat::Two, 1));
    let of_2007 = own_rules("schule-turnier", "[all_pass]\nredeal = \"next\"");
    assert_eq!(after_throwing_in(of_2007, 1), (Seat::Three, 1));
}

#[test]
fn t_11_the_same_dealer_once_more_and_then_the_holder_of_eo_must_play() {
    let mut durchgang = Match::new(builtin("tischpunkte").unwrap(), Seat::Two, Some(16));
    let first = all_pass(&durchgang);
    assert_eq!(first.game.ending(), Some(&Ending::ThrownIn));
    durchgang.record(first.game.ending().unwrap());
    assert_eq!(durchgang.next_game().unwrap().dealer, Seat::Two);

    let mut second = all_pass(&durchgang);
    assert_eq!((second.game.stage(), second.asked()), (Stage::Declaring, Seat::One), "seat 1 holds EO");
    assert!(second.game.view(Seat::Three).table.forced);
    second.run("1 declares rufspiel EA");
    durchgang.record(&second.finish());
    let next = durchgang.next_game().unwrap();
    assert_eq!((next.dealer, next.number, next.thrown_in), (Seat::Three, 2, 0));

    let third = all_pass(&durchgang);
    assert_eq!(third.game.ending(), Some(&Ending::ThrownIn), "in the next game it begins again");
}

#[test]
fn p_4_the_holder_of_eo_must_call_at_once() {
    let durchgang = Match::new(builtin("preis").unwrap(), Seat::Two, Some(32));
    let setup = durchgang.next_game().unwrap();
    let mut script = Script::with(Arc::clone(&setup.rules), &EVERYBODY_CAN_CALL, |at| *at = setup.clone());
    let events = script.run("3 pass; 4 pass; 1 pass; 2 pass");
    assert_eq!(events.last(), Some(&Event::Forced { seat: Seat::One }));
    assert_eq!((script.game.stage(), script.asked()), (Stage::Declaring, Seat::One));
    let events = script.run("1 declares rufspiel EA");
    assert!(matches!(events[..], [Event::Declared { seat: Seat::One, renonce: false, .. }]));
}

#[test]
fn s_2_4_13_thrown_in_cards_are_shown_to_nobody_and_score_nothing() {
    let durchgang = Match::new(builtin("schule").unwrap(), Seat::Two, Some(4));
    let script = all_pass(&durchgang);
    assert_eq!(script.game.table_view().deal, None);
    let mut durchgang = durchgang;
    let paid = durchgang.record(script.game.ending().unwrap());
    assert_eq!((*paid.units().as_array(), paid.pot()), ([0; 4], 0), "decision 27: the pot is off by default");
}
