//! In how many of ten deals something is so: positions in which coach and worlds once counted differently.

use schafkopf::{Action, Bid, CallSuit, CalledCard, Card, Contract, Doubling, Goal, Rung, Seat, Suit};
use schafkopf_bots::Dice;
use schafkopf_bots::review::{Claim, Known};

use crate::checker::{Position, Worlds};

/// What is claimed by so many samples of deals; all of it is true.
#[track_caller]
fn claims(position: &Position, samples: u64) -> Vec<Claim> {
    let worlds = Worlds::of(position, &mut Dice::new(1));
    let view = position.game.view(position.seat());
    let rules = &position.game.setup().rules;
    let claims: Vec<Claim> =
        (0..samples).flat_map(|seed| Claim::all(&Known::counting(&view, rules, seed).unwrap())).collect();
    for &claim in &claims {
        assert!(worlds.all(claim), "{claim:?}");
    }
    claims
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

const HANDS: [&str; 4] = [
    "E7 GO HZ S9 GU HA SO H7",
    "EZ GA GZ SA HU EO G8 G7",
    "E9 E8 SZ SK S7 H8 H9 GK",
    "EA EK EU HO S8 SU HK G9",
];

fn rufspiel() -> Position {
    let called = CalledCard::ace(CallSuit::Eichel);
    Position::declared("alles", HANDS, (Seat::One, Contract::Rufspiel { called }))
}

/// Stoss, Retour, Sub and Re-Sub in one hand: whoever gave the last holds the called card, and whoever gave the third does not.
#[test]
fn v_7_2_who_answers_for_the_declarer_is_known_to_hold_the_called_card() {
    let mut position = rufspiel();
    for (seat, double) in [
        (Seat::Three, Doubling::Stoss),
        (Seat::One, Doubling::Retour),
        (Seat::Two, Doubling::Stoss),
        (Seat::One, Doubling::Decline),
        (Seat::Three, Doubling::Decline),
        (Seat::Four, Doubling::Retour),
    ] {
        position.act(seat, Action::Double(double));
    }
    position.play("GU HU H8 SU HA EO H9 HK G8 GK G9 SO H7 G7");
    let said = claims(&position, 3);
    assert!(said.contains(&Claim::CalledWith { seat: Seat::Four }), "{said:?}");
    assert!(said.contains(&Claim::CanTakeIn { card: card("E9"), tenths: 0 }), "{said:?}");
}

#[test]
fn v_7_1_who_doubles_a_third_time_does_not_hold_the_called_card() {
    let mut position = rufspiel();
    for (seat, double) in
        [(Seat::Three, Doubling::Stoss), (Seat::One, Doubling::Retour), (Seat::Two, Doubling::Stoss)]
    {
        position.act(seat, Action::Double(double));
    }
    for seat in [Seat::One, Seat::Three, Seat::Four] {
        position.act(seat, Action::Double(Doubling::Decline));
    }
    position.play("GU HU");
    let said = claims(&position, 3);
    assert!(said.contains(&Claim::CalledWith { seat: Seat::Four }), "the others have doubled: {said:?}");
}

/// Seat 4 has said that he has one trump: of a hundred deals that agree with the cards, one agrees with that as well.
#[test]
fn v_4_2_where_few_deals_agree_nothing_is_counted_in_a_handful() {
    let hands = [
        "EZ E9 GU HA H9 H7 S8 GZ",
        "EO E7 GO HZ HO SO SU G7",
        "EA EU GA G9 G8 HU H8 GK",
        "EK E8 HK SA SZ SK S7 S9",
    ];
    let mut position = Position::dealt("alles", Seat::Two, hands);
    let rung = |rung| Bid::Play { claim: Rung(rung), named: None };
    let words =
        [(Seat::Three, rung(0)), (Seat::Four, Bid::Offer), (Seat::One, Bid::Pass), (Seat::Two, rung(1))];
    let raised = (2..=5).flat_map(|rung| {
        let raise = Bid::Raise { claim: Rung(rung), named: None };
        [(Seat::Three, Bid::Hold { named: None }), (Seat::Two, raise)]
    });
    for (seat, bid) in words.into_iter().chain(raised).chain([(Seat::Three, Bid::Good)]) {
        position.act(seat, Action::Bid(bid));
    }
    let solo = Contract::Solo { trump: Suit::Herz, goal: Goal::Majority };
    position.act(Seat::Two, Action::Declare(solo));
    position.play("GK S9 GZ G7");
    claims(&position, 12);
}
