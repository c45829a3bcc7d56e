//! The auction of S 2.4, and what P 8 and decision 19 add to it.

use schafkopf::{Actions, ContractKind, ErrorCode, Event, Seat, Stage, rules};

use crate::script::{EVERYBODY_CAN_CALL, Script, seat};

/// How an auction must end.
enum End<'a> {
    /// Somebody is asked next.
    Asks(u8),
    /// A seat has won and is bound to at least this contract.
    Wins(u8, &'a str),
}

/// Says the words in an auction under the built-in rules, and looks at where they lead.
#[track_caller]
fn check(rules: &str, words: &str, end: &End<'_>) -> Script {
    let mut script = Script::new(rules, &EVERYBODY_CAN_CALL);
    let events = script.run(words);
    let won = events.iter().find_map(|event| match event {
        Event::Won { seat } => Some(*seat),
        _ => None,
    });
    match end {
        End::Asks(asked) => {
            assert_eq!((script.game.stage(), won), (Stage::Auction, None), "{words}");
            assert_eq!(script.asked(), seat(*asked), "{words}");
        }
        End::Wins(winner, least) => {
            assert_eq!((won, script.asked()), (Some(seat(*winner)), seat(*winner)), "{words}");
            let rules = &script.game.setup().rules;
            let rungs = script.declarable(seat(*winner)).into_iter().map(|c| rules.rung(c.kind()).unwrap());
            let bound_to = rules.rung(least.parse().unwrap());
            assert_eq!(rungs.min(), bound_to, "{words}: bound to at least {least}");
        }
    }
    script
}

use End::{Asks, Wins};

#[test]
fn s_2_4_1_forehand_speaks_first_whoever_deals() {
    for dealer in Seat::ALL {
        let rules = rules::builtin("schule").unwrap();
        let script = Script::with(rules, &EVERYBODY_CAN_CALL, |setup| setup.dealer = dealer);
        assert_eq!(script.asked(), dealer.next());
        let others = Seat::ALL.into_iter().filter(|&other| other != dealer.next());
        assert!(others.into_iter().all(|other| script.game.legal_actions(other).is_empty()));
    }
}

#[test]
fn s_2_4_2_who_said_that_he_plays_is_bound() {
    let mut script = check("schule", "1 play; 2 pass; 3 pass; 4 pass", &Wins(1, "rufspiel"));
    script.refuse("1 pass", ErrorCode::OutOfPhase);
    script.refuse("1 good", ErrorCode::OutOfPhase);
    let mut script = check("schule", "1 play", &Asks(2));
    script.refuse("1 pass", ErrorCode::OutOfTurn);
}

#[test]
fn s_2_4_3_each_in_turn_passes_or_plays() {
    let mut script = check("schule", "", &Asks(1));
    for word in ["hold", "raise wenz", "good"] {
        script.refuse(&format!("1 {word}"), ErrorCode::BidPassOrPlay);
    }
    script.refuse("2 pass", ErrorCode::OutOfTurn);
    script.refuse("3 play", ErrorCode::OutOfTurn);
    check("schule", "1 pass", &Asks(2));
    check("schule", "1 pass; 2 pass", &Asks(3));
    check("schule", "1 pass; 2 pass; 3 pass", &Asks(4));
    check("schule", "1 pass; 2 pass; 3 pass; 4 play", &Wins(4, "rufspiel"));
}

#[test]
fn s_2_4_3_who_is_challenged_holds_raises_or_gives_way() {
    let mut script = check("schule", "1 play; 2 play wenz", &Asks(1));
    script.refuse("1 pass", ErrorCode::BidAnswer);
    script.refuse("1 play solo", ErrorCode::BidAnswer);
}

#[test]
fn s_2_4_4_the_contracts_rank_rufspiel_wenz_solo_wenz_tout_solo_tout() {
    use ContractKind::{Rufspiel, Solo, SoloTout, Wenz, WenzTout};
    for id in ["schule", "schule-turnier"] {
        let rules = rules::builtin(id).unwrap();
        let rungs = [Rufspiel, Wenz, Solo, WenzTout, SoloTout].map(|kind| rules.rung(kind));
        assert_eq!(rungs, [Some(0), Some(1), Some(2), Some(3), Some(4)], "{id}");
        assert_eq!(rules.rung(ContractKind::Sie), None, "decision 18: a Sie is not bid");
        assert!(!rules.knows(ContractKind::Farbwenz));
    }
}

#[test]
fn t_3_and_p_8_the_contracts_rank_farbwenz_wenz_solo_and_a_farbwenz_tout_with_the_wenz_tout() {
    use ContractKind::{Farbwenz, FarbwenzTout, Rufspiel, Solo, SoloTout, Wenz, WenzTout};
    for id in ["tischpunkte", "preis"] {
        let rules = rules::builtin(id).unwrap();
        let rungs = [Rufspiel, Farbwenz, Wenz, Solo, WenzTout, FarbwenzTout, SoloTout].map(|k| rules.rung(k));
        assert_eq!(rungs, [0, 1, 2, 3, 4, 4, 5].map(Some), "{id}, decision 7");
    }
}

#[test]
fn s_2_4_4_of_equal_contracts_the_earlier_seat_plays_and_the_suit_does_not_matter() {
    check("schule", "1 play; 2 play solo; 1 hold; 2 good; 3 pass; 4 pass", &Wins(1, "solo"));
    let mut script = check("schule", "1 play; 2 play solo; 1 hold", &Asks(2));
    script.refuse("2 raise solo", ErrorCode::BidTooLow);
    script.refuse("2 hold", ErrorCode::BidTooLow);
}

#[test]
fn s_2_4_4_the_earlier_seat_holds_and_does_not_raise() {
    let mut script = check("schule", "1 play; 2 play wenz", &Asks(1));
    script.refuse("1 raise solo", ErrorCode::BidHoldNotRaise);
}

#[test]
fn s_2_4_5_and_2_4_6_the_second_bidder_plays_more_than_a_rufspiel() {
    let mut script = check("schule", "1 play", &Asks(2));
    script.refuse("2 play rufspiel", ErrorCode::BidTooLow);
    let Actions::Bid(choices) = script.game.legal_actions(Seat::Two) else { panic!("he is asked") };
    assert_eq!(choices.least, Some(script.rung("wenz")));
    check("schule", "1 pass; 2 play; 3 play wenz", &Asks(2));
    check("schule", "1 pass; 2 pass; 3 play; 4 play wenz", &Asks(3));
    let mut script = check("preis", "1 play", &Asks(2));
    script.refuse("2 play rufspiel", ErrorCode::BidTooLow);
    script.run("2 play farbwenz");
}

#[test]
fn s_2_4_7_who_is_challenged_is_no_longer_bound_and_his_challenger_is() {
    let mut script = check("schule", "1 play; 2 play wenz; 1 good; 3 pass; 4 pass", &Wins(2, "wenz"));
    script.refuse("2 declares rufspiel GA", ErrorCode::BelowClaim);
    script.refuse("1 declares solo E", ErrorCode::OutOfTurn);
    script.run("2 declares wenz");
}

#[test]
fn s_2_4_7_who_remains_is_bound_to_the_level_last_claimed() {
    let mut script = check("schule", "1 play; 2 play wenz; 1 hold; 2 good; 3 pass; 4 pass", &Wins(1, "wenz"));
    script.refuse("1 declares rufspiel EA", ErrorCode::BelowClaim);
    script.run("1 declares solo G tout");
}

#[test]
fn s_2_4_8_over_a_solo_the_later_one_needs_a_tout() {
    let mut script = check("schule", "1 play; 2 play solo; 1 hold", &Asks(2));
    script.refuse("2 raise wenz", ErrorCode::BidTooLow);
    check(
        "schule",
        "1 play; 2 play solo; 1 hold; 2 raise wenz_tout; 1 good; 3 pass; 4 pass",
        &Wins(2, "wenz_tout"),
    );
    check(
        "schule",
        "1 play; 2 play wenz; 1 hold; 2 raise solo_tout; 1 good; 3 pass; 4 pass",
        &Wins(2, "solo_tout"),
    );
    check("schule", "1 play; 2 play solo_tout; 1 good; 3 pass; 4 pass", &Wins(2, "solo_tout"));
}

#[test]
fn s_2_4_8_the_first_bidders_solo_takes_precedence() {
    check(
        "schule",
        "1 play; 2 play wenz; 1 hold; 2 raise solo; 1 hold; 2 good; 3 pass; 4 pass",
        &Wins(1, "solo"),
    );
}

#[test]
fn s_2_4_9_the_second_bidders_solo_takes_precedence_over_a_wenz() {
    check("schule", "1 play; 2 play wenz; 1 hold; 2 raise solo; 1 good; 3 pass; 4 pass", &Wins(2, "solo"));
}

#[test]
fn s_2_4_10_only_bids_that_the_hand_can_keep_are_offered() {
    // Seat 2 has no hand for a Tout of S 5.2.14; seat 1 has one for a Solo Tout.
    let hands = [
        "EO GO HO EU EA EZ GA GZ",
        "SO GU HU SU HA HZ EK SA",
        "E9 E8 E7 HK H9 H8 SZ SK",
        "H7 GK G9 G8 G7 S9 S8 S7",
    ];
    let mut script = Script::new("schule-turnier", &hands);
    script.run("1 play; 2 play solo; 1 hold");
    script.refuse("2 raise wenz_tout", ErrorCode::BidBeyondHand);
    let Actions::Bid(choices) = script.game.legal_actions(Seat::Two) else { panic!("he is asked") };
    assert_eq!(choices.iter().count(), 1, "he can only give way");
    let mut script = Script::new("schule-turnier", &hands);
    script.refuse("1 play wenz named", ErrorCode::BidNamedEarly);
    script.run("1 play solo_tout");
}

#[test]
fn s_2_4_11_two_settle_it_before_the_third_speaks() {
    let mut script = check("schule", "1 play; 2 play wenz", &Asks(1));
    script.refuse("3 pass", ErrorCode::OutOfTurn);
    check("schule", "1 play; 2 play wenz; 1 good", &Asks(3));
    check("schule", "1 play; 2 play wenz; 1 hold", &Asks(2));
    check("schule", "1 play; 2 play wenz; 1 hold; 2 good", &Asks(3));
}

#[test]
fn s_2_4_11_and_decision_19_the_third_bidder_meets_the_winner_of_the_first_two() {
    let mut script = check("schule", "1 play; 2 play wenz; 1 good; 3 play solo", &Asks(2));
    script.refuse("2 raise wenz_tout", ErrorCode::BidHoldNotRaise);
    script.refuse("1 hold", ErrorCode::OutOfTurn);
    check("schule", "1 play; 2 play wenz; 1 good; 3 play solo; 2 hold; 3 good; 4 pass", &Wins(2, "solo"));
    check("schule", "1 play; 2 play wenz; 1 good; 3 play solo; 2 good; 4 pass", &Wins(3, "solo"));
    check("schule", "1 play; 2 play wenz; 1 hold; 2 good; 3 play solo", &Asks(1));
    check("schule", "1 play; 2 pass; 3 play wenz; 1 good; 4 pass", &Wins(3, "wenz"));
}

#[test]
fn decision_19_the_third_bidder_claims_a_level_above_the_last_claim() {
    let mut script = check("schule", "1 play; 2 play wenz; 1 good", &Asks(3));
    script.refuse("3 play wenz", ErrorCode::BidTooLow);
    let mut script = check("schule", "1 play; 2 play wenz; 1 hold; 2 raise solo; 1 hold; 2 good", &Asks(3));
    script.refuse("3 play solo", ErrorCode::BidTooLow);
    script.run("3 play wenz_tout");
}

#[test]
fn decision_19_the_fourth_bidder_meets_who_is_left() {
    check("schule", "1 play; 2 play wenz; 1 good; 3 play solo; 2 good; 4 play wenz_tout", &Asks(3));
    check(
        "schule",
        "1 play; 2 play wenz; 1 hold; 2 good; 3 play solo; 1 hold; 3 good; 4 play wenz_tout; 1 good",
        &Wins(4, "wenz_tout"),
    );
    check(
        "schule",
        "1 pass; 2 pass; 3 play; 4 play wenz; 3 hold; 4 raise solo; 3 hold; 4 good",
        &Wins(3, "solo"),
    );
}

#[test]
fn decision_19_who_passed_or_gave_way_is_out() {
    let mut script =
        check("schule", "1 play; 2 play wenz; 1 good; 3 play solo; 2 good; 4 pass", &Wins(3, "solo"));
    for line in ["1 play wenz_tout", "2 raise solo_tout"] {
        script.refuse(line, ErrorCode::OutOfPhase);
    }
    check("schule", "1 pass; 2 play; 3 play wenz; 2 good; 4 play solo", &Asks(3));
}

#[test]
fn decision_19_at_the_top_rung_the_earlier_seat_may_hold_and_that_ends_it() {
    check("schule", "1 play; 2 play solo_tout; 1 hold; 3 pass; 4 pass", &Wins(1, "solo_tout"));
    let mut script = check("schule", "1 play; 2 play solo_tout; 1 hold", &Asks(3));
    script.refuse("3 play solo_tout", ErrorCode::BidTooLow);
    check("schule", "1 pass; 2 pass; 3 play; 4 play solo_tout; 3 hold", &Wins(3, "solo_tout"));
    check("schule", "1 pass; 2 pass; 3 play; 4 play solo_tout; 3 good", &Wins(4, "solo_tout"));
}

#[test]
fn s_2_4_12_the_contract_is_named_only_when_all_have_spoken() {
    let mut script = check("schule", "1 play; 2 pass; 3 pass", &Asks(4));
    script.refuse("1 declares rufspiel EA", ErrorCode::OutOfPhase);
    for id in ["schule", "schule-turnier", "preis"] {
        let mut script = Script::new(id, &EVERYBODY_CAN_CALL);
        script.refuse("1 play wenz named", ErrorCode::BidNamedEarly);
        script.run("1 play");
        script.refuse("2 play solo named", ErrorCode::BidNamedEarly);
    }
}

#[test]
fn s_2_4_nobody_is_told_more_than_the_words_spoken() {
    let mut script = Script::new("schule", &EVERYBODY_CAN_CALL);
    let events = script.run("1 play; 2 play wenz; 1 good; 3 pass; 4 pass");
    let told = events.iter().filter(|event| !matches!(event, Event::Said { .. })).count();
    assert_eq!(told, 1, "besides the words only that the auction is won");
    let view = script.game.view(Seat::One);
    assert_eq!((view.table.contract, view.table.declarer), (None, Some(Seat::Two)));
    assert!(view.actions.is_empty());
}

#[test]
fn p_8_who_said_first_that_he_plays_has_precedence() {
    check("preis", "1 play; 2 play farbwenz; 1 hold; 2 good; 3 pass; 4 pass", &Wins(1, "farbwenz"));
    check(
        "preis",
        "1 play; 2 play farbwenz; 1 hold; 2 raise wenz; 1 hold; 2 good; 3 pass; 4 pass",
        &Wins(1, "wenz"),
    );
    check("preis", "1 play; 2 play farbwenz; 1 hold; 2 raise wenz; 1 good; 3 pass; 4 pass", &Wins(2, "wenz"));
    check(
        "preis",
        "1 play; 2 play wenz; 1 hold; 2 raise solo; 1 hold; 2 good; 3 pass; 4 pass",
        &Wins(1, "solo"),
    );
}
