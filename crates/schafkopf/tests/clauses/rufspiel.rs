//! The Rufspiel, S 2.5: what may be called, and how the called Ace binds its holder.

use schafkopf::{ErrorCode, Event, Seat};

use crate::script::{EVERYBODY_CAN_CALL, Script};

/// Seat 1 plays with the Ace of Leaves, which seat 2 holds with four more.
const LONG_SUIT: [&str; 4] = [
    "EO EU HA HZ G7 EA SA SZ",
    "GO HU GA GZ GK G9 G8 E9",
    "HO SO GU HK H9 EZ EK S7",
    "SU H8 H7 E8 E7 SK S9 S8",
];
/// The same with three cards of the suit at seat 2.
const SHORT_SUIT: [&str; 4] = [
    "EO EU HA HZ G7 EA SA SZ",
    "GO HU HK H9 GA GZ G9 E9",
    "HO SO GU GK G8 EZ EK S7",
    "SU H8 H7 E8 E7 SK S9 S8",
];

/// A Rufspiel of seat 1 with the Ace of Leaves, seat 2 to lead.
fn partner_leads(hands: &[&str; 4]) -> Script {
    let mut script = Script::at("preis", hands, "1 rufspiel GA");
    // Seat 2 takes the first trick with GO, over seat 1's Unter.
    script.play("EU GO GU H8");
    assert_eq!(script.asked(), Seat::Two);
    script
}

#[test]
fn s_2_5_1_an_ace_of_acorns_leaves_or_bells_that_he_lacks_in_a_suit_that_he_holds() {
    let mut script = Script::new("schule", &LONG_SUIT);
    script.run("1 play; 2 pass; 3 pass; 4 pass");
    script.refuse("1 declares rufspiel EA", ErrorCode::CalledCardHeld);
    script.refuse("1 declares rufspiel SA", ErrorCode::CalledCardHeld);
    script.run("1 declares rufspiel GA");
    let mut script = Script::new("schule", &LONG_SUIT);
    script.run("1 pass; 2 pass; 3 pass; 4 play");
    script.refuse("4 declares rufspiel GA", ErrorCode::NoCardOfCalledSuit);
    script.run("4 declares rufspiel SA");
}

#[test]
fn s_2_5_2_the_holder_of_the_called_ace_is_the_partner() {
    let script = Script::at("schule", &LONG_SUIT, "1 rufspiel GA");
    let parties = script.game.parties().unwrap();
    assert_eq!((parties.declarer, parties.partner), (Seat::One, Some(Seat::Two)));
}

#[test]
fn s_2_5_2_the_ace_must_be_played_when_its_suit_is_led() {
    for hands in [&LONG_SUIT, &SHORT_SUIT] {
        let mut script = Script::at("preis", hands, "1 rufspiel GA");
        script.play("G7");
        assert_eq!(script.legal(2), "GA");
        script.refuse("2 card G9", ErrorCode::MustPlayCalled);
        script.refuse("2 card GO", ErrorCode::MustFollow);
    }
}

#[test]
fn s_2_5_2_all_learn_who_the_partner_is_when_the_ace_falls() {
    let mut script = Script::at("preis", &LONG_SUIT, "1 rufspiel GA");
    assert!(!script.play("G7").iter().any(|event| matches!(event, Event::PartnerKnown { .. })));
    let events = script.play("GA");
    assert!(events.contains(&Event::PartnerKnown { seat: Seat::Two }));
}

#[test]
fn s_2_5_3_who_holds_all_aces_can_announce_no_rufspiel() {
    let hands = [
        "EA GA SA EO EU HA H7 S7",
        "GO HO SO GU HU SU HZ HK",
        "EZ EK E9 E8 E7 GZ GK G9",
        "H9 H8 G8 G7 SZ SK S9 S8",
    ];
    let mut script = Script::new("schule", &hands);
    script.run("1 play; 2 pass; 3 pass; 4 pass");
    for called in ["EA", "GA", "SA"] {
        script.refuse(&format!("1 declares rufspiel {called}"), ErrorCode::CalledCardHeld);
    }
    assert!(script.declarable(Seat::One).iter().all(|contract| contract.kind().is_solo_kind()));
}

#[test]
fn s_2_5_4_with_four_of_the_suit_the_partner_may_run_away() {
    let script = partner_leads(&LONG_SUIT);
    assert_eq!(script.legal(2), "E9 GA GZ GK G9 G8 HU");
}

#[test]
fn s_2_5_4_with_three_he_may_lead_the_suit_only_with_the_ace() {
    let mut script = partner_leads(&SHORT_SUIT);
    assert_eq!(script.legal(2), "E9 GA HK HU H9");
    script.refuse("2 card G9", ErrorCode::MustNotUnderlead);
    script.refuse("2 card GZ", ErrorCode::MustNotUnderlead);
    script.play("GA");
}

#[test]
fn s_2_5_4_he_needs_the_four_cards_in_his_hand_when_he_leads() {
    // Seat 2 has four of Leaves and throws one of them away; then he has three left.
    let hands = [
        "EO EU HA HZ G7 EA SA SZ",
        "GO HU HK GA GZ G9 G8 E9",
        "HO SO GU H9 GK EZ EK S7",
        "SU H8 H7 E8 E7 SK S9 S8",
    ];
    let mut script = Script::at("preis", &hands, "1 rufspiel GA");
    script.play("SA G8 S7 S8");
    script.play("EU GO GU H8");
    assert_eq!(script.legal(2), "E9 GA HK HU");
    let mut script = Script::at("preis", &hands, "1 rufspiel GA");
    script.play("SA E9 S7 S8");
    script.play("EU GO GU H8");
    assert_eq!(script.legal(2), "GA GZ G9 G8 HK HU");
}

#[test]
fn s_2_5_4_with_five_he_may_lose_one_and_still_run_away() {
    let mut script = Script::at("preis", &LONG_SUIT, "1 rufspiel GA");
    script.play("SA G8 S7 S8");
    script.play("EU GO GU H8");
    assert_eq!(script.legal(2), "E9 GA GZ GK G9 HU");
}

#[test]
fn s_2_5_5_after_running_away_the_ace_is_free() {
    let mut script = partner_leads(&LONG_SUIT);
    script.play("G9 SO H7 G7");
    // Seat 3 leads; seat 2 may now smear the Ace, which he may not before.
    script.play("S7 S8 SZ");
    assert_eq!(script.legal(2), "E9 GA GZ GK G8 HU");
    script.play("GA");
}

#[test]
fn s_2_5_5_run_away_then_led_by_another_the_ace_may_stay_at_home() {
    // Seat 1 has two Leaves, so that the suit comes again.
    let hands = [
        "EO EU HA HZ G7 G8 SA SZ",
        "GO HU GA GZ GK G9 E8 E9",
        "HO SO GU HK H9 EZ EK S7",
        "SU H8 H7 EA E7 SK S9 S8",
    ];
    let mut script = partner_leads(&hands);
    script.play("G9 SO H7 G7");
    script.play("S7 SK SA E9");
    assert_eq!(script.asked(), Seat::One);
    script.play("G8");
    assert_eq!(script.legal(2), "GA GZ GK", "he follows suit with any of them");
    script.refuse("2 card HU", ErrorCode::MustFollow);
}

#[test]
fn s_2_5_5_the_ace_may_not_be_thrown_off_before_the_last_trick() {
    let mut script = Script::at("preis", &SHORT_SUIT, "1 rufspiel GA");
    script.play("SA");
    assert_eq!(script.legal(2), "E9 GZ GO G9 HK HU H9");
    script.refuse("2 card GA", ErrorCode::MustKeepCalled);
}

#[test]
fn s_2_5_5_not_demanded_it_falls_in_the_last_trick() {
    // Seat 2 holds EA and seven trumps, so that he keeps nothing but the Ace in the end.
    let hands = [
        "E7 E8 GA GZ GK G9 SA SZ",
        "GO HO SO GU HU HA HZ EA",
        "EO EU SU HK H9 H8 H7 S7",
        "EZ EK E9 G8 G7 SK S9 S8",
    ];
    let mut script = Script::at("preis", &hands, "1 rufspiel EA");
    script.play("GA HA H7 G7");
    script.play("GO EO EZ G9");
    script.play("HK EK GK HU");
    script.play("HO EU G8 GZ");
    script.play("SO SU SK SA");
    script.play("GU H9 S9 SZ");
    assert_eq!(script.asked(), Seat::Two);
    script.play("HZ H8 S8 E7");
    assert_eq!(script.legal(2), "EA");
    script.play("EA S7 E9 E8");
    assert!(script.game.ending().is_some());
}

#[test]
fn s_2_5_5_before_the_last_trick_another_card_must_go_first() {
    // Two cards left, the Ace among them: the other one goes.
    let hands = [
        "E7 E8 GA GZ GK G9 SA SZ",
        "GO HO SO GU HU HA HZ EA",
        "EO EU SU HK H9 H8 H7 S7",
        "EZ EK E9 G8 G7 SK S9 S8",
    ];
    let mut script = Script::at("preis", &hands, "1 rufspiel EA");
    script.play("GA HA H7 G7 GO EU EZ G9 HO SU EK GK SO HK G8 GZ GU H9 SK SA HU EO S9 SZ");
    script.play("S7 S8 E7");
    assert_eq!(script.legal(2), "HZ");
    script.refuse("2 card EA", ErrorCode::MustKeepCalled);
}

#[test]
fn s_2_5_5_the_partner_may_lead_the_ace_at_any_point() {
    for hands in [&LONG_SUIT, &SHORT_SUIT] {
        let mut script = partner_leads(hands);
        let events = script.play("GA");
        assert!(events.contains(&Event::PartnerKnown { seat: Seat::Two }));
    }
}

#[test]
fn s_2_5_4_only_the_partner_is_bound_others_lead_the_suit_as_they_like() {
    let script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    assert!(script.legal(1).contains("G7"));
}
