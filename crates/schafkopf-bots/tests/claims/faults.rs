//! Sentences that were once said and were not true: each of them must not be said again.

use schafkopf::{
    Action, Bid, CallSuit, CalledCard, Card, Contract, ContractKind, Deal, Game, Rung, Seat, Setup, rules,
};
use schafkopf_bots::review::{
    Claim, Coach, Decision, DecisionKind, Kind, Known, Say, Told, Verdict, stands, telling,
};
use schafkopf_bots::{Advice, Dice, Mind, Reason, Stopped};
use schafkopf_record::Record;

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

/// The review of a word with which forehand opens, and of its contract; the others pass.
fn opened(id: &str, hands: [&str; 4], (rung, contract): (u8, Contract)) -> Vec<Decision> {
    opened_with(id, hands, (Bid::Play { claim: Rung(rung), named: None }, contract))
}

fn opened_with(id: &str, hands: [&str; 4], (bid, contract): (Bid, Contract)) -> Vec<Decision> {
    let rules = rules::builtin(id).unwrap();
    let setup = Setup { rules: rules.clone(), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
    let mut game = Game::new(setup, Deal::parse(&hands).unwrap());
    game.act(Seat::One, Action::Bid(bid)).unwrap();
    for seat in [Seat::Two, Seat::Three, Seat::Four] {
        game.act(seat, Action::Bid(Bid::Pass)).unwrap();
    }
    game.act(Seat::One, Action::Declare(contract)).unwrap();
    let judge = Mind::stammtisch().with_worlds_scaled(0.2);
    let coach = Coach { judge: &judge, label: judge.label(), seed: 1, limit: None, clock: &Stopped };
    let review = coach.review(&Record::of_game(&game), &rules, &mut |_| {}).unwrap();
    review.decisions
}

/// Forehand has four trumps, one of them high, and no Ace.
const WEAK: [&str; 4] = [
    "SO HZ H9 H8 GK G9 S9 E8",
    "EO GU HA H7 EA EK SZ S8",
    "GO HU SU HK GA G8 E9 S7",
    "HO EU GZ G7 EZ E7 SA SK",
];

#[test]
fn opening_without_an_ace_and_without_trumps_is_not_praised() {
    for id in ["schule", "schule-turnier", "tischpunkte", "preis"] {
        let decision = &opened(id, WEAK, (0, GRAS.1))[0];
        assert_ne!(decision.verdict, Verdict::Best, "{id}: {decision:?}");
        // Nor is a pass blamed as a good hand that was not played.
        assert!(decision.claims.iter().all(|reasoned| match reasoned.claim {
            Claim::Holds { kind: Kind::Trump, count } => count < 5,
            Claim::Lords { count } => count < 3,
            Claim::Aces { count } => count == 0,
            _ => false,
        }));
    }
}

#[test]
fn what_was_not_worked_out_has_no_value_and_what_was_said_has_one() {
    let said = (3, Contract::Solo { trump: schafkopf::Suit::Herz, goal: schafkopf::Goal::Majority });
    let rules = rules::builtin("schule").unwrap();
    let rung = rules.rung(said.1.kind()).unwrap();
    let decision = &opened("schule", WEAK, (rung as u8, said.1))[0];
    assert!(decision.chosen().is_some(), "what was said is always tried: {decision:?}");
    assert!(decision.verdict.is_mistake(), "{decision:?}");
    let touts =
        |told: &&Told| matches!(told, Told::Bid { say: Say::Play, level: Some(kind), .. } if kind.is_tout());
    assert_eq!(decision.options.iter().filter(|option| touts(&&option.action)).count(), 0, "{decision:?}");
    assert!(decision.untried.iter().any(|told| touts(&told)), "what was not tried is told so: {decision:?}");
    let solos: Vec<f64> = decision.options.iter().skip(2).map(|option| option.value).collect();
    assert!(solos.windows(2).all(|pair| (pair[0] - pair[1]).abs() > 0.001), "{solos:?}");
}

#[test]
fn a_rule_that_speaks_for_every_card_is_no_reason_for_one() {
    let rules = rules::builtin("schule").unwrap();
    let is_told = |plays: &str, name: &str| {
        let (position, _) = at(HANDS, plays);
        let advice = Advice { action: Action::Play(card(name)), reason: Reason::DrawTrumps };
        stands(advice, &position.game.view(position.seat()), &rules)
    };
    assert!(is_told("", "EO"), "there are side cards to lead as well");
    assert!(!is_told("EO", "H8"), "whoever follows with a trump has nothing else to play");
}

/// Forehand has a Solo in Eichel, and a poorer one in Gras.
const SOLO: [&str; 4] = [
    "EO GO EU EA EZ EK E9 GK",
    "HO SO HU HA GA G9 S9 S7",
    "SU GU HK H9 G8 G7 SA E8",
    "HZ H8 H7 GZ SZ SK S8 E7",
];

#[test]
fn of_two_solos_the_one_with_the_longer_suit_is_better_and_that_is_the_reason() {
    let solo = |trump| Contract::Solo { trump, goal: schafkopf::Goal::Majority };
    let rules = rules::builtin("schule").unwrap();
    let rung = rules.rung(solo(schafkopf::Suit::Gras).kind()).unwrap() as u8;
    let decisions = opened("schule", SOLO, (rung, solo(schafkopf::Suit::Gras)));
    let contract = decisions.iter().find(|decision| decision.kind == DecisionKind::Contract).unwrap();
    assert!(contract.verdict.is_mistake(), "{contract:?}");
    let longer = Claim::Holds { kind: Kind::Eichel, count: 4 };
    assert!(contract.claims.iter().any(|reasoned| reasoned.claim == longer), "{contract:?}");
}

#[test]
fn who_has_no_foe_with_trumps_is_not_told_to_draw_them() {
    // Seat 3 has the called Ace and the last trumps with the declarer: there is nothing to draw.
    let (position, known) = at(
        [
            "EO GO HO SO EU GU G8 S7",
            "HK H9 EA E9 SA SK S9 G7",
            "HU SU HA HZ H8 GA GK G9",
            "H7 EZ EK E8 E7 GZ SZ S8",
        ],
        "EO H9 H8 H7 GO HK HU SZ HO S9 SU S8 G8 G7 GA GZ",
    );
    assert_eq!(position.seat(), Seat::Three);
    assert!(Claim::Outside { kind: Kind::Trump, count: 3 }.holds(&known));
    let draw = telling(&known, card("HZ"), card("GK"));
    let trumps = |claim: &Claim| matches!(claim, Claim::Outside { kind: Kind::Trump, .. });
    assert!(!draw.iter().any(trumps), "{draw:?}");
}

#[test]
fn games_named_by_their_names_do_not_share_a_number() {
    // On one rung of the tables with points lie all Solos; named is a Wenz, a Geier or a Solo.
    let rules = rules::builtin("tischpunkte").unwrap();
    let setup = Setup { rules: rules.clone(), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
    let game = Game::new(setup, Deal::parse(&SOLO).unwrap());
    let named: Vec<(Rung, ContractKind)> = game
        .view(Seat::One)
        .actions
        .iter()
        .filter_map(|action| match action {
            Action::Bid(Bid::Play { claim, named: Some(kind) }) => Some((*claim, *kind)),
            _ => None,
        })
        .collect();
    let of = |kind: ContractKind| named.iter().find(|(_, other)| *other == kind).copied().unwrap();
    let solo = Contract::Solo { trump: schafkopf::Suit::Eichel, goal: schafkopf::Goal::Majority };
    let wenz = Contract::Wenz { goal: schafkopf::Goal::Majority };
    let values = [solo, wenz].map(|contract| {
        let (claim, kind) = of(contract.kind());
        let bid = Bid::Play { claim, named: Some(kind) };
        let decision = &opened_with("tischpunkte", SOLO, (bid, contract))[0];
        let chosen = decision.chosen().unwrap();
        let other = named.iter().find(|(_, other)| *other != kind).unwrap().1;
        let is_other =
            |told: &Told| matches!(told, Told::Bid { level: Some(level), named: true, .. } if *level == other);
        assert!(decision.untried.iter().any(is_other), "what was not tried is told so: {decision:?}");
        chosen.value
    });
    assert!(values[0] > values[1] + 1.0, "a Solo in Eichel, and a Wenz with one Unter: {values:?}");
}
