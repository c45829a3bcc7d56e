//! What comes before and beside the cards in the variants, with the worked cases that are no plays: knocks, offers, doubles out
//! of turn, Bock (V 4.2–4.5, 5.3, 6.2, 7.2–7.4, 8.1, 8.4, 9.1, 9.2, 14.2).

use std::sync::Arc;

use schafkopf::{
    Action, Actions, Bid, CallSuit, CalledCard, CardSet, Contract, Deal, Dealt, Deck, Ending, ErrorCode,
    Event, Game, Match, Parties, Seat, Sight, Stage,
};

use crate::dice::Dice;
use crate::script::{EVERYBODY_CAN_CALL, Script};
use crate::variants::{Such, found, hands_around, rules, setup};

/// Seat 3 has one trump, the Unter of Hearts; seat 1 can call the Ace of Acorns.
const MARRIAGEABLE: [&str; 4] = [
    "EO GO HA H7 EZ E9 S9 GK",
    "HO SO HZ H8 EA E8 S8 SA",
    "HU EK GA GZ G9 G8 G7 SK",
    "EU GU SU HK H9 E7 SZ S7",
];

fn script(changes: &str, hands: &[&str; 4]) -> Script {
    Script::with(rules(changes), hands, |_| ())
}

/// The same where what each was given first is known, so that one may knock.
fn at_knocks(changes: &str, hands: &[&str; 4]) -> Script {
    let setup = setup(rules(changes));
    let deal = Deal::parse(hands).unwrap();
    let first = deal.hands().map(|hand| hand.iter().take(4).collect::<CardSet>());
    Script { game: Game::new(setup, Dealt { deal, first: Some(first) }) }
}

fn ranked(rank: &str) -> String {
    format!("hochzeit.rank = \"{rank}\"")
}

#[test]
fn v_4_3_case_36_an_offer_after_a_rufspiel_waits_only_where_it_ranks_above() {
    for rank in ["below", "equal"] {
        let mut script = script(&ranked(rank), &MARRIAGEABLE);
        script.run("1 play; 2 pass; 3 offers; 4 pass");
        script.refuse("1 puts-up", ErrorCode::OutOfPhase);
        script.run("1 declares rufspiel EA");
    }
    let mut script = script(&ranked("above"), &MARRIAGEABLE);
    script.run("1 play; 2 pass; 3 offers; 4 pass");
    script.refuse("1 declares rufspiel EA", ErrorCode::OffersFirst);
    let events = script.run("1 puts-up");
    assert_eq!(events.last(), Some(&Event::Offered { seat: Seat::Three, card: None }), "face down");
    script.run("4 leaves; 1 leaves; 2 leaves");
    script.refuse("1 declares solo E", ErrorCode::OffersFirst);
    script.run("1 declares rufspiel EA");
    let parties = Parties { declarer: Seat::One, partner: Some(Seat::Two) };
    assert_eq!(script.game.parties(), Some(parties));
}

/// The same hands two seats further: seat 1 offers, seat 3 plays.
fn offered_first() -> Script {
    let [one, two, three, four] = MARRIAGEABLE;
    script(&ranked("equal"), &[three, four, one, two])
}

#[test]
fn v_4_3_case_37_an_earlier_offer_comes_before_a_rufspiel_and_ends_with_a_solo() {
    let mut script = offered_first();
    script.run("1 offers; 2 pass; 3 play; 4 pass");
    let mut solo = script.clone();
    script.refuse("3 declares rufspiel EA", ErrorCode::OffersFirst);
    script.run("3 puts-up");
    assert_eq!((script.game.stage(), script.asked()), (Stage::Offering, Seat::Two));
    script.run("2 leaves");
    assert_eq!(script.asked(), Seat::Three, "he may take an offer himself");
    script.run("3 takes; 3 gives S9");
    let married = Parties { declarer: Seat::Three, partner: Some(Seat::One) };
    assert_eq!(script.game.parties(), Some(married));
    let [_, two, _, four] = Seat::ALL.map(|seat| script.game.hand(seat));
    assert_eq!(two, MARRIAGEABLE[3].parse().unwrap(), "nobody else has other cards");
    assert_eq!(four, MARRIAGEABLE[1].parse().unwrap());
    solo.run("3 declares solo E");
    assert_eq!(solo.asked(), Seat::One, "forehand leads, and nothing is offered");
}

#[test]
fn v_4_3_case_38_a_claim_above_rufspiel_ends_all_offers() {
    let mut script = offered_first();
    script.run("1 offers; 2 play wenz; 3 pass; 4 pass");
    script.refuse("2 puts-up", ErrorCode::OutOfPhase);
    assert!(matches!(script.game.legal_actions(Seat::Two), Actions::Declare(_)));
    script.run("2 declares wenz");
}

#[test]
fn v_4_3_where_a_rufspiel_was_named_early_the_offers_are_put_up_at_once_and_all_follow() {
    let changes = format!("{}\nauction.naming_early = \"binds\"", ranked("above"));
    let mut script = script(&changes, &MARRIAGEABLE);
    let mut sight = Sight::new(setup(rules(&changes)), Seat::Two, MARRIAGEABLE[1].parse().unwrap()).unwrap();
    let events = script.run("1 play rufspiel named; 2 pass; 3 offers; 4 pass");
    let told = [Event::Won { seat: Seat::One }, Event::Offered { seat: Seat::Three, card: None }];
    assert!(events.ends_with(&told), "{events:?}");
    for event in events {
        sight.follow(event).unwrap();
    }
    assert_eq!(sight.view(), script.game.view(Seat::Two));
}

const TWO_OFFERS: [&str; 4] = [
    "E7 E9 G9 GO EO HA HO EU",
    "SK G7 SZ EA S7 SA G8 SO",
    "EZ EK S9 GA E8 GZ GU S8",
    "GK SU H8 H7 HK H9 HZ HU",
];

#[test]
fn v_4_4_and_v_4_5_case_39_the_first_of_two_offers_is_put_up_first() {
    let mut script = script(&ranked("equal"), &TWO_OFFERS);
    let events = script.run("1 pass; 2 offers; 3 offers; 4 pass");
    assert_eq!(events.last(), Some(&Event::Offered { seat: Seat::Two, card: None }));
    assert_eq!(script.asked(), Seat::Four, "who has offered himself is not asked");
    let mut second = script.clone();
    script.run("4 takes");
    script.refuse("4 gives SO", ErrorCode::BadExchange);
    script.refuse("4 gives SU", ErrorCode::BadExchange);
    script.run("4 gives GK");
    let parties = Parties { declarer: Seat::Four, partner: Some(Seat::Two) };
    assert_eq!((script.game.contract(), script.game.parties()), (Some(Contract::Hochzeit), Some(parties)));
    assert_eq!(script.asked(), Seat::One, "forehand leads");
    let events = second.run("4 leaves; 1 leaves");
    assert_eq!(events.last(), Some(&Event::Offered { seat: Seat::Three, card: None }), "then the other");
    let events = second.run("4 leaves; 1 leaves");
    assert!(matches!(events.last(), Some(Event::Ended { .. })), "V 0.6 goes on: thrown in");
}

#[test]
fn v_4_4_an_offer_face_up_is_shown_to_all() {
    let mut script = script("hochzeit.face = \"up\"", &TWO_OFFERS);
    let events = script.run("1 pass; 2 offers; 3 pass; 4 pass");
    assert_eq!(events.last(), Some(&Event::Offered { seat: Seat::Two, card: Some("SO".parse().unwrap()) }));
}

#[test]
fn v_4_2_and_v_4_4_case_40_who_offers_what_and_who_can_take_it() {
    let eight_trumps = [
        "HZ H7 EZ E9 E8 E7 S9 GK",
        "HK H9 H8 EA SA SZ S8 S7",
        "HU EK GA GZ G9 G8 G7 SK",
        "EO GO HO SO EU GU SU HA",
    ];
    let mut side = script(&ranked("equal"), &eight_trumps);
    side.refuse("1 offers", ErrorCode::BidNoOffer);
    assert!(!side.game.legal_actions(Seat::One).contains(&Action::Bid(Bid::Offer)), "no such word");
    side.run("1 pass; 2 pass; 3 offers; 4 pass");
    side.refuse("4 takes", ErrorCode::BadExchange);
    side.run("4 leaves; 1 takes");
    side.refuse("1 gives HU", ErrorCode::BadExchange);
    let mut any = script("hochzeit.give = \"any\"", &eight_trumps);
    any.run("1 pass; 2 pass; 3 offers; 4 pass; 4 takes");
    any.refuse("4 gives HU", ErrorCode::BadExchange);
    any.run("4 gives HA");
}

#[test]
fn v_5_3_case_48_calls_in_the_short_pack() {
    let holds = ["EO GU HA H9 E9 GA", "", "", ""].map(str::to_owned);
    let deal = Dice::new(48).deal_of(Deck::Short, hands_around(&holds));
    let rules = rules("deal.pack = \"short\"\ndeal.packets = [3, 3]");
    let calls = CallSuit::ALL.into_iter().filter(|&suit| {
        let contract = Contract::Rufspiel { called: CalledCard::ace(suit) };
        Game::at_contract(setup(rules.clone()), deal, Seat::One, (contract, false)).is_ok()
    });
    assert_eq!(calls.collect::<Vec<_>>(), [CallSuit::Eichel]);
}

#[test]
fn v_6_2_case_53_who_is_asked_to_knock() {
    let mut one = at_knocks("knock.who = \"one\"", &EVERYBODY_CAN_CALL);
    one.run("1 waits; 2 knocks");
    assert_eq!((one.game.stage(), one.asked()), (Stage::Auction, Seat::One), "3 and 4 are not asked");
    let mut chain = at_knocks("knock.who = \"chain\"", &EVERYBODY_CAN_CALL);
    chain.refuse("2 knocks", ErrorCode::OutOfTurn);
    chain.run("1 waits");
    assert_eq!((chain.game.stage(), chain.asked()), (Stage::Auction, Seat::One), "nobody else is asked");
    let mut forehand = at_knocks("knock.who = \"forehand\"", &EVERYBODY_CAN_CALL);
    forehand.run("1 knocks");
    assert_eq!(forehand.game.stage(), Stage::Auction);
}

#[test]
fn v_6_1_nobody_has_seen_the_second_packet_when_he_knocks() {
    let mut script = at_knocks("knock.who = \"all\"", &EVERYBODY_CAN_CALL);
    assert_eq!(script.game.view(Seat::One).hand.len(), 4);
    script.run("1 knocks; 2 waits; 3 waits");
    assert_eq!(script.game.view(Seat::Two).hand.len(), 4);
    script.run("4 knocks");
    assert_eq!(script.game.view(Seat::Two).hand, EVERYBODY_CAN_CALL[1].parse().unwrap());
}

#[test]
fn v_8_4_and_v_13_4_case_54_the_last_who_knocked_must_play() {
    let hands = [
        "EO GU HA H9 EK E9 G7 S7",
        "GO SO EU HZ EZ E8 G8 S8",
        "HO HU SU HK EA GA SA S9",
        "H8 H7 E7 GZ GK G9 SZ SK",
    ];
    let forced = "knock.who = \"all\"\nall_pass.forced = \"at_once\"\nall_pass.forced_game = \"any\"\n\
                  all_pass.forced_by = \"last_knocker\"\ncall.renonce = \"never\"";
    let mut script = at_knocks(forced, &hands);
    script.run("1 knocks; 2 waits; 3 knocks; 4 waits");
    let events = script.run("1 pass; 2 pass; 3 pass; 4 pass");
    assert_eq!(events.last(), Some(&Event::Forced { seat: Seat::Three }));
    let open = script.declarable(Seat::Three);
    assert!(!open.is_empty() && open.iter().all(|contract| contract.kind().is_solo_kind()), "{open:?}");
    let mut nobody = at_knocks(forced, &hands);
    nobody.run("1 waits; 2 waits; 3 waits; 4 waits");
    let events = nobody.run("1 pass; 2 pass; 3 pass; 4 pass");
    assert!(matches!(events.last(), Some(Event::Ended { .. })), "nobody knocked: V 0.6 goes on");
}

#[test]
fn v_9_2_case_55_knocks_and_what_goes_into_the_pot() {
    for (in_pot, each, pot) in [(true, 8, 32), (false, 2, 8)] {
        let changes = format!("stock.units = 2\nknock.stock = {in_pot}");
        let mut script = at_knocks(&changes, &EVERYBODY_CAN_CALL);
        script.run("1 knocks; 2 waits; 3 knocks; 4 waits; 1 pass; 2 pass; 3 pass; 4 pass");
        let mut durchgang = Match::new(rules(&changes), Seat::Four, None);
        let paid = durchgang.record_game(&script.game);
        assert_eq!((*paid.units().as_array(), durchgang.pot()), ([-each; 4], pot));
    }
}

#[test]
fn v_7_3_case_59_a_stoss_as_long_as_he_has_all_his_cards() {
    let until = "doubling.until = \"own_card\"";
    let mut script = Script::at_contract(rules(until), &EVERYBODY_CAN_CALL, "2 rufspiel GA");
    script.run("1 card H9; 2 card HZ; 3 card HK");
    script.refuse("1 stoss", ErrorCode::TooLate);
    script.refuse("3 stoss", ErrorCode::NotADefender);
    let events = script.run("4 stoss");
    assert_eq!(events, [Event::Stoss { seat: Seat::Four }]);
    assert_eq!(script.asked(), Seat::Two, "an answer is given at once, before another card");
    script.run("2 retour; 4 card H8");
}

#[test]
fn v_7_3_until_the_second_trick_or_before_the_first_card() {
    let first_trick = rules("doubling.until = \"first_trick\"");
    let mut late = Script::at_contract(first_trick, &EVERYBODY_CAN_CALL, "2 rufspiel GA");
    late.run("1 card H9; 2 card HZ; 3 card HK");
    late.clone().run("1 stoss");
    late.run("4 card H8");
    late.refuse("1 stoss", ErrorCode::TooLate);
    let before = rules("doubling.until = \"before_first\"");
    let mut early = Script::at_contract(before, &EVERYBODY_CAN_CALL, "2 rufspiel GA");
    early.refuse("1 card H9", ErrorCode::OutOfPhase);
    early.run("1 decline; 3 decline; 4 stoss; 2 decline; 1 card H9");
}

/// What each of ten hands is multiplied by: a Herz-Solo is lost in the first, the third is 60 to 60.
fn bock_factors(again: &str) -> [u32; 10] {
    let text = format!("bock.after = [\"herz_solo_lost\", \"sixty\"]\nbock.again = \"{again}\"");
    let mut durchgang = Match::new(rules(&text), Seat::Four, None);
    let solo = ["HA H7", "EO GO HO SO", "", ""].map(str::to_owned);
    let ruf = ["GO EK", "EO", "EA", ""].map(str::to_owned);
    std::array::from_fn(|hand| {
        let setup = durchgang.next_game().unwrap();
        let lost = Such { won: Some(false), ..Such::default() };
        let game = match hand {
            0 => found(&setup, ("1 solo H", &solo), lost, &[]),
            2 => found(&setup, ("1 rufspiel EA", &ruf), Such { points: Some(60), ..lost }, &[]),
            _ => {
                let won = Such { won: Some(true), ..Such::default() };
                found(&setup, ("1 rufspiel EA", &ruf), won, &[])
            }
        };
        durchgang.record_game(&game);
        setup.bock
    })
}

#[test]
fn v_8_1_and_v_8_2_case_60_bock_after_bock() {
    assert_eq!(bock_factors("extend"), [1, 2, 2, 2, 2, 2, 2, 2, 2, 1]);
    assert_eq!(bock_factors("multiply"), [1, 2, 2, 4, 4, 2, 2, 1, 1, 1]);
    assert_eq!(bock_factors("ignore"), [1, 2, 2, 2, 2, 1, 1, 1, 1, 1]);
}

#[test]
fn v_7_2_who_answers_a_stoss() {
    let hands = &EVERYBODY_CAN_CALL;
    let declarer = rules("doubling.steps = [2, 4, 8]\ndoubling.until = \"own_card\"");
    let mut alone = Script::at_contract(declarer, hands, "2 rufspiel GA");
    alone.run("1 stoss");
    alone.refuse("3 retour", ErrorCode::OutOfTurn);
    alone.run("2 retour");
    for defender in [1, 4] {
        alone.clone().run(&format!("{defender} stoss"));
    }
    let party = "doubling.steps = [2, 4, 8]\ndoubling.until = \"own_card\"\ndoubling.answer = \"party\"";
    let mut together = Script::at_contract(rules(party), hands, "2 rufspiel GA");
    together.run("1 stoss; 3 retour");
    assert_eq!(together.game.table_view().partner, Some(Seat::Three), "who answers shows who he is");
}

#[test]
fn v_7_4_games_in_which_nobody_doubles() {
    let not_in = rules("doubling.not_in = [\"wenz\"]\ndoubling.until = \"own_card\"");
    for contract in ["2 wenz", "2 wenz tout"] {
        let mut script = Script::at_contract(Arc::clone(&not_in), &EVERYBODY_CAN_CALL, contract);
        script.refuse("1 stoss", ErrorCode::DoubleNotInThis);
    }
    let mut other = Script::at_contract(not_in, &EVERYBODY_CAN_CALL, "2 solo G");
    other.run("1 stoss");
}

#[test]
fn v_9_1_a_pot_is_filled_whenever_it_is_empty() {
    let always = rules("stock.units = 1\nstock.fill = \"always\"");
    assert_eq!(Match::new(always, Seat::Four, None).pot(), 4);
    let after_passes = rules("stock.units = 1");
    let mut durchgang = Match::new(Arc::clone(&after_passes), Seat::Four, None);
    assert_eq!(durchgang.pot(), 0);
    let mut script = Script::with(after_passes, &EVERYBODY_CAN_CALL, |_| ());
    script.run("1 pass; 2 pass; 3 pass; 4 pass");
    durchgang.record_game(&script.game);
    assert_eq!(durchgang.pot(), 4);
}

#[test]
fn v_14_2_who_holds_too_little_may_have_the_cards_dealt_again() {
    let poor = [
        "E9 E8 E7 G9 G8 G7 SU SK",
        "EO GO HO SO EA EZ EK H9",
        "EU GU HU HA HZ GA GZ H8",
        "HK H7 GK SA SZ S9 S8 S7",
    ];
    let mut script = script("deal.redeal_below = 10", &poor);
    script.clone().refuse("2 redeals", ErrorCode::OutOfTurn);
    let mut bidding = script.clone();
    bidding.run("1 pass");
    bidding.refuse("2 redeals", ErrorCode::BidNoRedeal);
    script.run("1 redeals");
    assert_eq!(script.game.ending(), Some(&Ending::Redealt { seat: Seat::One }));
    let mut durchgang = Match::new(rules("deal.redeal_below = 10"), Seat::Four, None);
    durchgang.record_game(&script.game);
    let standing = durchgang.standing();
    assert_eq!((standing.number, standing.dealer), (1, Seat::Four), "the same dealer deals the same game");
}
