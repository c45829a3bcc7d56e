//! A match: dealers, numbers, rounds, the pot. S 2.2.2, 2.4.13, 2.4.15, decision 27.

use std::sync::Arc;

use schafkopf::rules::builtin;
use schafkopf::{Ending, Match, RuleSet, Seat};

use crate::script::{EVERYBODY_CAN_CALL, Script, own_rules};

const LORDS: [&str; 4] = [
    "EO GO HO SO EU GU HA S7",
    "HU SU HZ HK GA GZ EA EZ",
    "H9 H8 H7 GK G9 EK E9 SK",
    "G8 G7 E8 E7 SA SZ S9 S8",
];

fn with_pot() -> Arc<RuleSet> {
    own_rules("schule", "[stock]\nunits = 1")
}

/// Seat 1 and the holder of the Ace of Bells win a Rufspiel, whoever deals.
fn won_rufspiel(of: &Match) -> Ending {
    scored(of, "1 rufspiel SA")
}

fn scored(of: &Match, contract: &str) -> Ending {
    let (declarer, contract, forced) = crate::script::declaration(contract);
    let setup = schafkopf::Setup { dealer: Seat::Four, ..of.next_game().unwrap() };
    let deal = schafkopf::Deal::parse(&LORDS).unwrap();
    let game = schafkopf::Game::at_contract(setup, deal, declarer, (contract, forced)).unwrap();
    Script { game }.finish()
}

#[test]
fn s_2_2_2_and_s_2_4_15_the_deal_goes_clockwise_and_each_deals_once_in_a_round() {
    for first in Seat::ALL {
        let mut durchgang = Match::new(builtin("preis").unwrap(), first, Some(32));
        let mut dealers = Vec::new();
        for number in 1..=32 {
            let setup = durchgang.next_game().unwrap();
            assert_eq!(setup.number, number);
            dealers.push(setup.dealer);
            durchgang.record(&won_rufspiel(&durchgang));
        }
        for round in dealers.chunks(4) {
            assert_eq!(round, first.round());
        }
        assert!(durchgang.is_over() && durchgang.next_game().is_none());
    }
}

#[test]
fn s_2_4_13_a_game_thrown_in_is_not_counted() {
    let mut durchgang = Match::new(builtin("schule").unwrap(), Seat::One, Some(2));
    durchgang.record(&won_rufspiel(&durchgang));
    durchgang.record(&Ending::ThrownIn);
    let setup = durchgang.next_game().unwrap();
    assert_eq!((setup.number, setup.dealer), (2, Seat::Three));
    durchgang.record(&won_rufspiel(&durchgang));
    assert!(durchgang.is_over());
}

#[test]
fn s_5_2_7_the_points_of_a_match_add_up() {
    let mut durchgang = Match::new(builtin("preis").unwrap(), Seat::One, Some(2));
    let first = won_rufspiel(&durchgang);
    durchgang.record(&first);
    durchgang.record(&scored(&durchgang, "1 solo H"));
    let Ending::Scored { entry: Some(entry), .. } = first else { panic!("it was scored") };
    assert_eq!(durchgang.points().as_array().iter().sum::<i64>(), 0);
    let solo = durchgang.points()[Seat::Two] - i64::from(entry.points()[Seat::Two]);
    assert!([-2, -3, -4].contains(&solo), "{solo}");
    assert_eq!(durchgang.units().as_array().iter().sum::<i64>(), 0);
}

#[test]
fn decision_27_each_pays_a_unit_into_the_pot_after_an_all_pass() {
    let mut durchgang = Match::new(with_pot(), Seat::One, Some(8));
    let paid = durchgang.record(&Ending::ThrownIn);
    assert_eq!((*paid.units().as_array(), paid.pot()), ([-1; 4], 4));
    durchgang.record(&Ending::ThrownIn);
    assert_eq!((durchgang.pot(), *durchgang.units().as_array()), (8, [-2; 4]));
}

#[test]
fn decision_27_the_next_rufspiels_party_wins_it_in_equal_parts() {
    let mut durchgang = Match::new(with_pot(), Seat::One, Some(8));
    durchgang.record(&Ending::ThrownIn);
    let ending = won_rufspiel(&durchgang);
    let Ending::Scored { outcome, settlement: Some(settlement), .. } = ending else { panic!("scored") };
    assert!(outcome.won && outcome.parties.partner == Some(Seat::Four));
    let paid = durchgang.record(&ending);
    let pot: Vec<i64> = Seat::ALL.map(|seat| paid.units()[seat] - settlement.units()[seat]).into();
    assert_eq!((pot, paid.pot(), durchgang.pot()), (vec![2, 0, 0, 2], -4, 0));
}

#[test]
fn decision_27_losing_the_party_pays_the_same_amount_in() {
    let mut durchgang = Match::new(with_pot(), Seat::One, Some(8));
    durchgang.record(&Ending::ThrownIn);
    let ending = scored(&durchgang, "4 rufspiel GA");
    let Ending::Scored { outcome, settlement: Some(settlement), .. } = ending else { panic!("scored") };
    assert!(!outcome.won && outcome.parties.partner == Some(Seat::Two));
    let paid = durchgang.record(&ending);
    let pot: Vec<i64> = Seat::ALL.map(|seat| paid.units()[seat] - settlement.units()[seat]).into();
    assert_eq!((pot, durchgang.pot()), (vec![0, -2, 0, -2], 8));
}

#[test]
fn decision_27_solo_kinds_leave_the_pot() {
    let mut durchgang = Match::new(with_pot(), Seat::One, Some(8));
    durchgang.record(&Ending::ThrownIn);
    for contract in ["1 solo H", "1 wenz", "2 solo G"] {
        let paid = durchgang.record(&scored(&durchgang, contract));
        assert_eq!((paid.pot(), durchgang.pot()), (0, 4), "{contract}");
    }
}

#[test]
fn decision_27_what_is_left_at_the_end_is_split() {
    let lot = [Seat::Three, Seat::One, Seat::Four, Seat::Two];
    let mut even = Match::new(with_pot(), Seat::One, Some(1));
    even.record(&Ending::ThrownIn);
    let paid = even.split_pot(lot);
    assert_eq!((*paid.units().as_array(), even.pot()), ([1; 4], 0));
    assert_eq!(*even.units().as_array(), [0; 4]);
    assert_eq!(*even.split_pot(lot).units().as_array(), [0; 4], "only once");
}

#[test]
fn decision_27_how_much_is_paid_in_is_a_field() {
    let mut durchgang = Match::new(own_rules("schule", "[stock]\nunits = 5"), Seat::One, None);
    durchgang.record(&Ending::ThrownIn);
    assert_eq!((durchgang.pot(), durchgang.units()[Seat::Two]), (20, -5));
    assert!(!durchgang.is_over(), "a match without end");
}

#[test]
fn decision_27_no_pot_unless_agreed() {
    for id in ["schule", "schule-turnier", "tischpunkte", "preis"] {
        assert_eq!(builtin(id).unwrap().stock, None, "{id}");
    }
    let mut script = Script::new("schule", &EVERYBODY_CAN_CALL);
    script.run("1 pass; 2 pass; 3 pass; 4 pass");
    let mut durchgang = Match::new(builtin("schule").unwrap(), Seat::Four, None);
    durchgang.record(script.game.ending().unwrap());
    assert_eq!(durchgang.pot(), 0);
}
