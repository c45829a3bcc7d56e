//! The auction of T 17: all four speak first, then they raise in seat order; naming a game binds.

use schafkopf::{ErrorCode, Seat, Stage};

use crate::script::{EVERYBODY_CAN_CALL, Script, seat};

fn auction(words: &str) -> Script {
    let mut script = Script::new("tischpunkte", &EVERYBODY_CAN_CALL);
    script.run(words);
    script
}

#[track_caller]
fn wins(words: &str, winner: u8, least: &str) -> Script {
    let script = auction(words);
    assert_eq!((script.game.stage(), script.asked()), (Stage::Declaring, seat(winner)), "{words}");
    let rules = &script.game.setup().rules;
    let rungs =
        script.declarable(seat(winner)).into_iter().map(|contract| rules.rung(contract.kind()).unwrap());
    assert_eq!(rungs.min(), rules.rung(least.parse().unwrap()), "{words}: bound to at least {least}");
    script
}

/// The words of T 17 one after the other, each with the least contract that it claims.
#[test]
fn t_17_the_dialogue_word_by_word() {
    let dialogue = [
        ("1 play", "spiele"),
        ("2 play farbwenz", "spiele auch"),
        ("3 pass", "weiter"),
        ("4 pass", "weiter"),
        ("1 hold", "spiele selbst"),
        ("2 raise wenz", "bin besser"),
        ("1 hold", "habe ich auch"),
        ("2 raise solo", "bin wieder besser"),
        ("1 hold", "das halte ich auch"),
        ("2 raise wenz_tout", "bin erneut besser"),
        ("1 hold", "auch das kann ich halten"),
        ("2 raise solo_tout", "ich spiele ein Solo Tout"),
    ];
    let mut script = auction("");
    for (line, words) in dialogue {
        assert_eq!(script.asked(), seat(line[..1].parse().unwrap()), "{words}");
        let too_low = match line.split_whitespace().collect::<Vec<_>>()[..] {
            [_, "raise", "wenz"] => Some("2 raise farbwenz"),
            [_, "raise", "solo"] => Some("2 raise wenz"),
            [_, "raise", "wenz_tout"] => Some("2 raise solo"),
            [_, "raise", "solo_tout"] => Some("2 raise farbwenz_tout"),
            _ => None,
        };
        if let Some(too_low) = too_low {
            script.refuse(too_low, ErrorCode::BidTooLow);
        }
        script.run(line);
    }
    assert_eq!(script.asked(), Seat::One);
    script.run("1 good");
    assert_eq!((script.game.stage(), script.asked()), (Stage::Declaring, Seat::Two));
}

#[test]
fn t_17_each_answer_can_be_the_last() {
    let begin = "1 play; 2 play farbwenz; 3 pass; 4 pass;";
    wins(&format!("{begin} 1 good"), 2, "farbwenz");
    wins(&format!("{begin} 1 hold; 2 good"), 1, "farbwenz");
    wins(&format!("{begin} 1 hold; 2 raise wenz; 1 good"), 2, "wenz");
    wins(&format!("{begin} 1 hold; 2 raise wenz; 1 hold; 2 good"), 1, "wenz");
    wins(&format!("{begin} 1 hold; 2 raise wenz; 1 hold; 2 raise solo; 1 good"), 2, "solo");
    wins(&format!("{begin} 1 hold; 2 raise solo; 1 hold; 2 good"), 1, "solo");
    wins(&format!("{begin} 1 hold; 2 raise wenz_tout; 1 hold; 2 good"), 1, "wenz_tout");
}

#[test]
fn t_17_and_decision_19_all_four_speak_before_two_settle_it() {
    let mut script = auction("1 play; 2 play farbwenz");
    assert_eq!(script.asked(), Seat::Three);
    script.refuse("1 hold", ErrorCode::OutOfTurn);
    script.run("3 pass");
    assert_eq!(script.asked(), Seat::Four);
    script.run("4 pass");
    assert_eq!(script.asked(), Seat::One);
}

#[test]
fn t_17_a_third_bidder_speaks_at_once_and_has_at_least_a_wenz() {
    let mut script = auction("1 play; 2 play farbwenz");
    script.refuse("3 play farbwenz", ErrorCode::BidTooLow);
    script.run("3 play wenz; 4 pass");
    assert_eq!(script.asked(), Seat::One);
    let mut fourth = auction("1 play; 2 play farbwenz; 3 play wenz");
    fourth.refuse("4 play wenz", ErrorCode::BidTooLow);
    fourth.run("4 play solo");
    assert_eq!(fourth.asked(), Seat::One);
}

#[test]
fn decision_19_then_they_hold_raise_or_give_way_in_seat_order() {
    let begin = "1 play; 2 play farbwenz; 3 play wenz; 4 pass;";
    wins(&format!("{begin} 1 good; 2 good"), 3, "wenz");
    wins(&format!("{begin} 1 hold; 2 good; 3 good"), 1, "wenz");
    wins(&format!("{begin} 1 good; 2 hold; 3 good"), 2, "wenz");
    wins(&format!("{begin} 1 good; 2 hold; 3 raise solo; 2 good"), 3, "solo");
    wins(&format!("{begin} 1 hold; 2 raise solo; 3 good; 1 hold; 2 good"), 1, "solo");
    wins(&format!("{begin} 1 hold; 2 good; 3 raise solo; 1 good"), 3, "solo");
    let mut script = auction(&format!("{begin} 1 hold"));
    script.refuse("2 hold", ErrorCode::BidTooLow);
    script.refuse("2 raise wenz", ErrorCode::BidTooLow);
    let four = "1 play; 2 play farbwenz; 3 play wenz; 4 play solo;";
    wins(&format!("{four} 1 good; 2 good; 3 good"), 4, "solo");
    wins(&format!("{four} 1 good; 2 good; 3 hold; 4 raise solo_tout; 3 good"), 4, "solo_tout");
}

#[test]
fn decision_19_at_the_top_the_earlier_seat_may_hold_and_that_ends_it() {
    wins("1 play; 2 play solo_tout; 3 pass; 4 pass; 1 hold", 1, "solo_tout");
    wins("1 play; 2 play wenz; 3 play solo_tout; 4 pass; 1 good; 2 hold", 2, "solo_tout");
    wins("1 play; 2 play wenz; 3 play solo_tout; 4 pass; 1 hold", 1, "solo_tout");
}

#[test]
fn t_17_naming_a_game_binds_the_speaker_to_it() {
    let mut script = wins("1 play farbwenz named; 2 pass; 3 pass; 4 pass", 1, "farbwenz");
    script.refuse("1 declares wenz", ErrorCode::BoundByName);
    script.refuse("1 declares solo H", ErrorCode::BoundByName);
    script.refuse("1 declares rufspiel EA", ErrorCode::BelowClaim);
    script.run("1 declares farbwenz H");
    let mut script = wins("1 play; 2 play wenz named; 3 pass; 4 pass; 1 good", 2, "wenz");
    script.refuse("2 declares wenz tout", ErrorCode::BoundByName);
    script.run("2 declares wenz");
}

#[test]
fn t_17_who_names_his_game_in_answer_to_a_challenge_is_bound_to_it() {
    let challenged = "1 play; 2 play farbwenz; 3 pass; 4 pass;";
    let mut script = wins(&format!("{challenged} 1 hold farbwenz named; 2 good"), 1, "farbwenz");
    script.refuse("1 declares wenz", ErrorCode::BoundByName);
    script.refuse("1 declares solo H", ErrorCode::BoundByName);
    script.run("1 declares farbwenz H");
    let mut script = auction(&format!("{challenged} 1 hold farbwenz named; 2 raise wenz"));
    script.refuse("1 hold", ErrorCode::BidBound);
    script.refuse("1 hold wenz named", ErrorCode::BidBound);
    script.run("1 good");
    assert_eq!((script.game.stage(), script.asked()), (Stage::Declaring, Seat::Two));
}

#[test]
fn t_17_what_is_named_while_holding_lies_on_the_level_that_is_held() {
    let mut script = auction("1 play; 2 play farbwenz; 3 pass; 4 pass");
    for higher in ["wenz", "solo", "solo_tout"] {
        script.refuse(&format!("1 hold {higher} named"), ErrorCode::BidWrongName);
    }
    let tout = "1 play; 2 play farbwenz_tout; 3 pass; 4 pass;";
    wins(&format!("{tout} 1 hold wenz_tout named; 2 good"), 1, "wenz_tout").run("1 declares wenz tout");
}

#[test]
fn t_17_who_has_named_his_game_can_claim_no_more() {
    let mut script = auction("1 play farbwenz named; 2 play wenz; 3 pass; 4 pass");
    script.refuse("1 hold", ErrorCode::BidBound);
    script.run("1 good");
    assert_eq!((script.game.stage(), script.asked()), (Stage::Declaring, Seat::Two));
    let mut script = auction("1 play; 2 play wenz named; 3 pass; 4 pass; 1 hold");
    script.refuse("2 raise solo", ErrorCode::BidBound);
    script.run("2 good");
    assert_eq!((script.game.stage(), script.asked()), (Stage::Declaring, Seat::One));
}

#[test]
fn t_17_the_game_named_is_the_game_claimed_and_one_that_the_hand_allows() {
    let mut script = auction("");
    let claim_wenz_name_solo =
        schafkopf::Bid::Play { claim: script.rung("wenz"), named: Some(schafkopf::ContractKind::Solo) };
    let action = schafkopf::Action::Bid(claim_wenz_name_solo);
    let code = script.game.act(Seat::One, action).map_err(|rejected| rejected.code());
    assert_eq!(code, Err(ErrorCode::BidWrongName));
    // All Aces in one hand: no Rufspiel can be named.
    let hands = [
        "EA GA SA HA H7 H8 EO EU",
        "GO HO SO GU HU SU HZ HK",
        "EZ EK E9 E8 E7 GZ GK G9",
        "G8 G7 H9 SZ SK S9 S8 S7",
    ];
    let mut blocked = Script::new("tischpunkte", &hands);
    blocked.refuse("1 play rufspiel named", ErrorCode::BidWrongName);
    blocked.run("1 play solo named");
}

#[test]
fn t_17_a_solo_tout_is_above_a_farbwenz_or_wenz_tout_which_are_equal() {
    let mut script = auction("1 play; 2 play farbwenz_tout; 3 pass; 4 pass; 1 hold");
    script.refuse("2 raise wenz_tout", ErrorCode::BidTooLow);
    script.run("2 raise solo_tout");
}
