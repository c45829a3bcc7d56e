//! Geier and Farbgeier (V 1), with the worked cases 1 to 11 of the variants.

use std::sync::Arc;

use schafkopf::{
    Action, Bid, BySeat, Card, CardSet, Contract, Deal, Doubling, Ending, Game, Goal, Order, Play,
    PlayManner, Rejected, RuleSet, Rung, Seat, Setup, Stage, Suit, Undeclarable, parse_cards,
};

/// The tariff of the worked cases, with whatever a case changes in its sections.
fn rules(changes: &str) -> Arc<RuleSet> {
    let text = format!(
        r#"
        extends = "schule"
        id = "geier"
        name = {{ de = "Geier", en = "Geier" }}
        auction.ladder = [
            ["rufspiel"], ["farbgeier"], ["geier"], ["farbwenz"], ["wenz"], ["solo"],
            ["farbgeier_tout"], ["geier_tout"], ["farbwenz_tout"], ["wenz_tout"], ["solo_tout"],
        ]
        money.rufspiel = 2
        {changes}
        "#
    );
    Arc::new(RuleSet::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}")))
}

/// The hands that play some cards one after the other, seat 1 leading.
fn deal_of(plays: &[Card], contract: Contract) -> Deal {
    let nobody = BySeat::new([CardSet::EMPTY; 4]);
    let mut play = Play::with_hands(PlayManner::default(), nobody, contract, Seat::One);
    let mut hands = nobody;
    for &card in plays {
        hands[play.turn()].insert(card);
        play.follow(card);
    }
    Deal::new(hands).expect("32 cards, each once")
}

/// What a game pays, its points and its tricks.
fn played(rules: Arc<RuleSet>, cards: &str, declarer: Seat, contract: Contract) -> ([i64; 4], u8, u8) {
    let plays = parse_cards(&cards.replace('|', " ")).unwrap();
    let deal = deal_of(&plays, contract);
    let setup = Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
    let mut game = Game::at_contract(setup, deal, declarer, (contract, false)).unwrap();
    for card in plays {
        let seat = game.next_to_act().unwrap();
        game.act(seat, Action::Play(card)).unwrap_or_else(|error| panic!("{card}: {error}"));
        while game.stage() == Stage::Doubling {
            let seat = game.next_to_act().unwrap();
            game.act(seat, Action::Double(Doubling::Decline)).unwrap();
        }
    }
    let Some(Ending::Scored { outcome, settlement, .. }) = game.ending() else { panic!("it is scored") };
    (*settlement.unwrap().units().as_array(), outcome.points, outcome.tricks)
}

const G1: &str = "S9 S8 S7 SK | HO SU SO GO | EO E9 E7 EA | GA GU HZ G7 | GK G8 EZ H8 | HU H7 H9 SZ | G9 GZ HK EK | HA SA EU E8";
const G2: &str = "GA G8 G7 EK | SU S7 SA S8 | HO GO E8 SO | E7 E9 EZ EA | GZ HU G9 GU | GK HK H8 SK | S9 SZ HA HZ | EU H7 EO H9";
const G3: &str = "EO H8 G7 SK | GO H9 E7 SU | HO EU HA GK | SO G9 S9 EK | EA EZ HK E8 | HZ GU HU S8 | E9 GA SZ GZ | G8 SA H7 S7";
const G4: &str = "EZ EA EK E9 | EO G9 GU SO | GO G7 GZ E8 | GK HO GA SZ | S7 SK S9 SA | G8 SU S8 E7 | HA HZ HU H9 | EU HK H7 H8";
const G5: &str = "H9 H7 H8 HZ | SK S9 SA S8 | SO GU EZ G7 | GZ G8 SZ EO | HO G9 GA HA | E9 E7 EA E8 | SU EK HU S7 | GO HK EU GK";

const GEIER: Contract = Contract::Geier { goal: Goal::Majority };
const IN_GRAS: Contract = Contract::Farbgeier { trump: Suit::Gras, goal: Goal::Majority };

#[test]
fn v_1_1_and_v_1_4_a_geier_is_one_against_three_and_pays_runners_from_two() {
    let (units, points, tricks) = played(rules(""), G1, Seat::Three, GEIER);
    assert_eq!((units, points, tricks), ([-7, -7, 21, -7], 74, 5), "case 1");
    let from_three = rules("money.runners_from.geier = 3");
    assert_eq!(played(from_three, G1, Seat::Three, GEIER).0, [-5, -5, 15, -5], "case 2");
    assert_eq!(played(rules(""), G2, Seat::Three, GEIER), ([7, 7, -21, 7], 60, 4), "case 4");
    assert_eq!(played(rules(""), G3, Seat::One, GEIER).0, [33, -11, -11, -11], "case 5: Schwarz");
    let cheap = rules("money.geier = 3");
    assert_eq!(played(cheap, G1, Seat::Three, GEIER).0, [-5, -5, 15, -5], "a price of its own");
}

#[test]
fn v_1_4_a_farbgeier_pays_runners_from_three() {
    let (units, points, tricks) = played(rules(""), G4, Seat::Two, IN_GRAS);
    assert_eq!((units, points, tricks), ([-6, 18, -6, -6], 92, 7), "case 7");
    let from_two = rules("money.runners_from.farbgeier = 2");
    assert_eq!(played(from_two, G4, Seat::Two, IN_GRAS).0, [-8, 24, -8, -8], "case 7, from two");
    assert_eq!(played(rules(""), G5, Seat::Two, IN_GRAS).0, [9, -27, 9, 9], "case 8: runners against him");
}

#[test]
fn v_1_5_a_geier_tout_doubles_value_and_runners() {
    let tout = Contract::Geier { goal: Goal::Tout };
    assert_eq!(played(rules(""), G3, Seat::One, tout).0, [54, -18, -18, -18], "case 6");
}

#[test]
fn v_1_2_the_trumps_of_a_farbgeier() {
    let trumps: Vec<String> =
        Order::farbgeier(Suit::Herz).trumps_descending().map(|card| card.to_string()).collect();
    assert_eq!(trumps.join(" "), "EO GO HO SO HA HZ HK HU H9 H8 H7", "case 9");
}

#[test]
fn v_1_6_the_ladder_says_where_a_geier_stands() {
    let deal = Deal::parse(&[
        "EO GO EU HA H7 EK E9 S7",
        "HO SO GU HU SU HZ HK EA",
        "H9 H8 GA GZ GK G9 SA SZ",
        "EZ E8 E7 G8 G7 SK S9 S8",
    ])
    .unwrap();
    let rules = rules("");
    let rung = |name: &str| Rung(rules.rung(name.parse().unwrap()).unwrap() as u8);
    let setup = Setup { rules: Arc::clone(&rules), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
    let mut game = Game::new(setup, deal);
    let mut say = |seat, bid| game.act(seat, Action::Bid(bid)).map(|_| ());
    say(Seat::One, Bid::Play { claim: Rung(0), named: None }).unwrap();
    say(Seat::Two, Bid::Play { claim: rung("geier"), named: None }).unwrap();
    say(Seat::One, Bid::Hold { named: None }).unwrap();
    say(Seat::Two, Bid::Raise { claim: rung("wenz"), named: None }).unwrap();
    say(Seat::One, Bid::Good).unwrap();
    for seat in [Seat::Three, Seat::Four] {
        say(seat, Bid::Pass).unwrap();
    }
    // Case 11: he must declare a Wenz or more.
    let declare = |contract| game.check(Seat::Two, Action::Declare(contract));
    let below = |contract: Contract| Rejected::from(Undeclarable::BelowClaim { kind: contract.kind() });
    assert_eq!(declare(GEIER), Err(below(GEIER)));
    assert_eq!(declare(Contract::Wenz { goal: Goal::Majority }), Ok(()));
}
