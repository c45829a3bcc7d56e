//! Geier and Farbgeier (V 1): what the worked cases of the variants ask besides plays, 9 to 11.

use schafkopf::rules::builtin;
use schafkopf::{CardSet, Deck, ErrorCode, Order, Seat, Suit};

use crate::dice::Dice;
use crate::script::{Script, declaration};
use crate::variants::{hands_around, rules, setup};

#[test]
fn v_1_2_case_9_the_trumps_of_a_farbgeier() {
    let order = Order::farbgeier(Suit::Herz);
    let of = |deck: Deck| {
        let trumps: Vec<String> =
            order.sorted(deck.cards() & order.trumps()).map(|card| card.to_string()).collect();
        trumps.join(" ")
    };
    assert_eq!(of(Deck::Long), "EO GO HO SO HA HZ HK HU H9 H8 H7");
    assert_eq!(of(Deck::Short), "EO GO HO SO HA HZ HK HU H9");
}

#[test]
fn v_1_3_case_10_a_farbgeier_needs_a_card_of_its_suit_and_the_ober_is_none() {
    let declares = |hand: &str, contract: &str| {
        let holds = [hand, "", "", ""].map(str::to_owned);
        let deal = Dice::new(10).deal_around(hands_around(&holds));
        assert_eq!(deal.hand(Seat::One), hand.parse::<CardSet>().unwrap());
        let (declarer, contract, forced) = declaration(contract);
        let game = schafkopf::Game::at_contract(setup(rules("")), deal, declarer, (contract, forced));
        game.map(|_| ()).map_err(|why| why.code())
    };
    let hand = "EA EZ EK SU GA GZ HA H7";
    assert_eq!(declares(hand, "1 geier"), Ok(()), "no Ober is needed");
    assert_eq!(declares(hand, "1 farbgeier S"), Ok(()), "the Unter is of the suit");
    let with_ober = hand.replace("SU", "SO");
    assert_eq!(declares(&with_ober, "1 farbgeier S"), Err(ErrorCode::NoCardOfTrumpSuit));
}

#[test]
fn v_1_6_and_v_11_1_case_11_the_ladder_says_where_a_geier_stands() {
    let hands = [
        "EO GO EU HA H7 EK E9 S7",
        "HO SO GU HU SU HZ HK EA",
        "H9 H8 GA GZ GK G9 SA SZ",
        "EZ E8 E7 G8 G7 SK S9 S8",
    ];
    let mut script = Script::with(builtin("wirtshaus").unwrap(), &hands, |_| ());
    script.run("1 play; 2 play geier; 1 hold; 2 raise wenz; 1 good; 3 pass; 4 pass");
    script.refuse("2 declares geier", ErrorCode::BelowClaim);
    script.run("2 declares wenz");
}
