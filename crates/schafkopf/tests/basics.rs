//! The plainest clauses: the pack, the players, who counts what.

use schafkopf::rules::{ComplaintUntil, builtin};
use schafkopf::{Card, Contract, Deal, Goal, Outcome, Parties, Play, Seat, Side, Suit, Terms};

/// Seat 1 plays a Wenz without an Unter; each side takes tricks.
fn played_out() -> (Deal, Parties, Play) {
    let deal = Deal::parse(&[
        "EA EZ EK EO E9 E8 E7 GA",
        "GZ GK GO G9 G8 G7 EU GU",
        "HA HZ HK HO HU H9 H8 H7",
        "SA SZ SK SO SU S9 S8 S7",
    ])
    .expect("a deal");
    let contract = Contract::Wenz { goal: Goal::Majority };
    let mut play = Play::new(&deal, contract, Seat::One);
    while let Some(card) = play.legal().highest() {
        play.play(card);
    }
    (deal, Parties { declarer: Seat::One, partner: None }, play)
}

#[test]
fn s_1_2_1_and_1_2_2_four_players_and_four_suits_of_eight() {
    assert_eq!(Seat::ALL.len(), 4);
    for suit in Suit::ALL {
        assert_eq!(Card::all().filter(|card| card.suit() == suit).count(), 8);
    }
}

#[test]
fn s_1_3_1_and_4_1_1_each_side_counts_the_points_of_its_own_tricks() {
    let (deal, parties, play) = played_out();
    let contract = Contract::Wenz { goal: Goal::Majority };
    let outcome = Outcome::of_play(&deal, contract, parties, Terms::usual(Goal::Majority), &play);
    let defenders: u8 = parties.members(Side::Defenders).map(|seat| play.taken_by(seat)).sum();
    assert_eq!(outcome.points, play.taken_by(Seat::One));
    assert_eq!(outcome.points + defenders, 120);
    assert!(outcome.points > 0 && defenders > 0, "both sides took something");
}

#[test]
fn s_2_6_5_the_defenders_tricks_are_one_pile() {
    let (deal, parties, play) = played_out();
    let contract = Contract::Wenz { goal: Goal::Majority };
    let outcome = Outcome::of_play(&deal, contract, parties, Terms::usual(Goal::Majority), &play);
    let takers = parties.members(Side::Defenders).filter(|&seat| play.tricks_of(seat) > 0).count();
    assert!(takers >= 1 && !outcome.schwarz, "one trick of any defender is a trick of them all");
    let tricks: u8 = parties.members(Side::Defenders).map(|seat| play.tricks_of(seat)).sum();
    assert_eq!(outcome.tricks + tricks, 8);
}

#[test]
fn s_3_4_1_until_when_a_complaint_may_be_made() {
    let until = |id: &str| builtin(id).expect("it is built in").faults.complaint_until;
    assert_eq!(until("schule"), ComplaintUntil::NextCut);
    assert_eq!(until("schule-turnier"), ComplaintUntil::SecondShuffle, "nobody cuts there");
    assert_eq!(until("tischpunkte"), ComplaintUntil::SecondShuffle);
    assert_eq!(until("preis"), ComplaintUntil::NextEntry, "P 22");
}

#[test]
fn s_4_2_1_and_p_4_the_unit_is_agreed_beforehand() {
    for id in ["schule", "preis"] {
        let money = builtin(id).expect("it is built in").money.expect("it is played for money");
        assert_eq!((money.unit_cents, money.rufspiel, money.solo), (10, 1, 5), "10 and 50 cents");
    }
    assert!(builtin("tischpunkte").expect("it is built in").money.is_none(), "T 4");
}
