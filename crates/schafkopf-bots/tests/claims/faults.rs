//! Sentences that were once said and were not true: each of them must not be said again.

use schafkopf::{CallSuit, CalledCard, Card, Contract, Seat};
use schafkopf_bots::Dice;
use schafkopf_bots::review::{Claim, Kind, Known, telling};

use crate::checker::{Position, Worlds};
use crate::known;

const GRAS: (Seat, Contract) = (Seat::One, Contract::Rufspiel { called: CalledCard::ace(CallSuit::Gras) });

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

/// A position with what the seat knows; what it claims is held against worlds.
fn at(hands: [&str; 4], plays: &str) -> (Position, Known) {
    let position = Position::after(hands, GRAS, plays);
    let known = known(&position.game);
    let worlds = Worlds::of(&position, &mut Dice::new(1));
    for claim in Claim::all(&known) {
        assert!(worlds.all(claim), "{claim:?}");
    }
    (position, known)
}

const HANDS: [&str; 4] = [
    "EO GO SU HA H9 G8 EK S7",
    "HU HZ H8 EA E9 SA SK S9",
    "HO SO EU H7 GA GK G9 G7",
    "GU HK EZ E8 E7 GZ SZ S8",
];

#[test]
fn a_ten_under_the_declarers_ober_is_no_smear() {
    let (position, known) = at(HANDS, "EO");
    assert_eq!(position.seat(), Seat::Two);
    let ten = card("HZ");
    assert!(!Claim::Smear { card: ten }.holds(&known));
    assert!(!Claim::Ours { card: ten }.holds(&known));
    assert!(Claim::Theirs { card: ten }.holds(&known), "nothing gets over the Ober of Eichel");
    assert_eq!(telling(&known, card("H8"), ten), [Claim::Theirs { card: card("H8") }]);
    assert_eq!(telling(&known, ten, card("H8")), [], "there is no reason for the Ten");
}

#[test]
fn the_partner_smears_under_the_same_ober() {
    let (position, known) = at(HANDS, "EO H8");
    assert_eq!(position.seat(), Seat::Three);
    assert!(
        Claim::Ours { card: card("H7") }.holds(&known),
        "who holds the called Ace knows whose partner he is"
    );
    assert!(!Claim::Smear { card: card("H7") }.holds(&known), "a Seven is no smear");
    // The declarer does not know whose trick it is that another takes from him.
    let (_, declarer) = at(HANDS, "");
    assert!(!Claim::CalledWith { seat: Seat::Three }.holds(&declarer));
}

#[test]
fn ten_points_are_not_as_cheap_as_two() {
    let (_, known) = at(HANDS, "EO");
    assert!(!Claim::Cheapest { card: card("HZ") }.holds(&known));
    assert!(!Claim::Cheapest { card: card("HU") }.holds(&known), "the Eight counts nothing");
    assert!(Claim::Cheapest { card: card("H8") }.holds(&known));
}

#[test]
fn a_card_that_the_called_ace_takes_does_not_take_the_trick() {
    // Seat 4 has the lead and leads the Ten of the called suit: the Ace has to fall, with whomever it is.
    let (position, known) = at(HANDS, "SU H8 H7 GU");
    assert_eq!(position.seat(), Seat::Four);
    let ten = card("GZ");
    assert!(!Claim::Takes { card: ten, seat: Seat::Four }.holds(&known));
    assert!(!Claim::Ours { card: ten }.holds(&known));
    assert!(!Claim::High { card: ten }.holds(&known), "the Ace is outside");
    assert!(Claim::Search { card: ten }.holds(&known), "what it does is to bring the Ace out");
    assert!(telling(&known, ten, card("EZ")).contains(&Claim::Search { card: ten }));
}

#[test]
fn nobody_is_told_to_draw_trumps_and_not_to_draw_them() {
    let (_, known) = at(HANDS, "");
    let draw = Claim::Outside { kind: Kind::Trump, count: 9 };
    assert!(telling(&known, card("EO"), card("EK")).contains(&draw));
    let against = telling(&known, card("EK"), card("EO"));
    assert!(
        against.iter().all(|claim| !matches!(claim, Claim::Outside { kind: Kind::Trump, .. })),
        "{against:?}"
    );
}

#[test]
fn the_called_ace_is_known_to_be_where_alone_it_can_be() {
    // Seat 3 runs away: from then on everybody knows.
    let (position, known) = at(HANDS, "SU HZ HO HK G7 GZ G8 S9");
    assert_eq!(position.seat(), Seat::Four);
    assert!(Claim::CalledWith { seat: Seat::Three }.holds(&known));
    assert!(!Claim::CalledWith { seat: Seat::Two }.holds(&known));
    assert!(Claim::Void { seat: Seat::Two, kind: Kind::Gras }.holds(&known), "he threw off");
    assert!(!Claim::Void { seat: Seat::Three, kind: Kind::Gras }.holds(&known));
    assert!(!Claim::Search { card: card("EZ") }.holds(&known));
}
