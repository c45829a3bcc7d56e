//! Doubling after the first card: S 3.3, T 18, T 19, S 5.2.4, P 6, decision 20.

use schafkopf::{Action, Actions, DoubleChoices, Doubling, ErrorCode, Event, Seat, Stage};

use crate::script::{EVERYBODY_CAN_CALL, Script, own_rules};

/// A Rufspiel of seat 1 with the Ace of Leaves, which seat 3 holds; seat 1 has led.
fn window(rules: &str) -> Script {
    let mut script = Script::at(rules, &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    script.run("1 card H9");
    script
}

fn asked(script: &Script) -> Vec<Seat> {
    script.game.to_act().collect()
}

#[test]
fn s_3_3_1_a_defender_doubles() {
    for doubler in [2, 4] {
        let mut script = window("schule");
        let events = script.run(&format!("{doubler} stoss"));
        assert_eq!(events, [Event::Stoss { seat: Seat::new(doubler).unwrap() }]);
    }
    let mut solo = Script::at("schule", &EVERYBODY_CAN_CALL, "2 solo E");
    solo.run("1 card H9; 1 stoss");
    assert_eq!(solo.game.doubles().stoss, Some(Seat::One), "decision 20: the leader may double too");
}

#[test]
fn s_3_3_1_the_holder_of_the_called_ace_is_no_defender() {
    let mut script = window("schule");
    script.refuse("3 stoss", ErrorCode::NotADefender);
    assert_eq!(script.game.legal_actions(Seat::Three), Actions::Double(DoubleChoices::Decline));
    script.run("3 decline");
}

#[test]
fn s_3_3_1_refusing_his_stoss_does_not_tell_the_others_who_he_is() {
    let mut script = window("schule");
    let before: Vec<_> = [Seat::One, Seat::Two, Seat::Four].map(|seat| script.game.view(seat)).into();
    script.refuse("3 stoss", ErrorCode::NotADefender);
    let after: Vec<_> = [Seat::One, Seat::Two, Seat::Four].map(|seat| script.game.view(seat)).into();
    assert_eq!(before, after);
    let declined = |seat: &str| {
        let events = window("schule").run(&format!("{seat} decline"));
        events.len() == 1 && matches!(events[0], Event::Declined { .. })
    };
    assert!(declined("2") && declined("3") && declined("4"), "all three answer alike");
}

#[test]
fn decision_20_the_window_waits_for_all_three_and_not_for_the_declarer() {
    for id in ["schule", "tischpunkte"] {
        let mut script = window(id);
        assert_eq!(asked(&script), [Seat::Two, Seat::Three, Seat::Four], "{id}");
        script.refuse("1 decline", ErrorCode::OutOfTurn);
        script.refuse("2 card HZ", ErrorCode::OutOfPhase);
        script.run("4 decline");
        assert_eq!(asked(&script), [Seat::Two, Seat::Three]);
        script.refuse("4 stoss", ErrorCode::OutOfTurn);
        script.run("3 decline; 2 decline");
        assert_eq!((script.game.stage(), script.asked()), (Stage::Playing, Seat::Two));
    }
}

#[test]
fn s_3_3_2_only_while_exactly_one_card_lies_on_the_table() {
    let double =
        |seat: Seat| move |script: &mut Script| script.game.act(seat, Action::Double(Doubling::Stoss));
    let mut before = Script::at("schule", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    assert!(double(Seat::Two)(&mut before).is_err());
    let mut after = window("schule");
    after.run("2 decline; 3 decline; 4 decline; 2 card HZ");
    assert!(double(Seat::Four)(&mut after).is_err());
    assert!(matches!(after.game.legal_actions(Seat::Three), Actions::Play(_)));
}

#[test]
fn s_3_3_3_the_declarer_may_answer_with_a_retour() {
    let mut script = window("schule");
    script.run("2 stoss");
    assert_eq!((script.game.stage(), asked(&script)), (Stage::Retour, vec![Seat::One]));
    script.refuse("2 retour", ErrorCode::OutOfTurn);
    script.refuse("3 retour", ErrorCode::OutOfTurn);
    script.refuse("1 stoss", ErrorCode::TooManyDoubles);
    assert_eq!(script.run("1 retour"), [Event::Retour { seat: Seat::One }]);
    assert!(script.game.doubles().retour);
    assert_eq!((script.game.stage(), script.asked()), (Stage::Playing, Seat::Two));

    let mut script = window("schule");
    script.run("4 stoss; 1 decline");
    assert!(!script.game.doubles().retour);
    assert_eq!(script.game.stage(), Stage::Playing);
}

#[test]
fn s_3_3_3_a_retour_needs_a_stoss() {
    let mut script = window("schule");
    script.refuse("2 retour", ErrorCode::RetourByDeclarer);
    script.refuse("1 retour", ErrorCode::OutOfTurn);
}

#[test]
fn decision_20_at_most_one_stoss() {
    let mut script = window("schule");
    script.run("2 stoss");
    script.refuse("4 stoss", ErrorCode::OutOfTurn);
    script.run("1 decline");
    script.refuse("4 stoss", ErrorCode::TooManyDoubles);
}

#[test]
fn s_3_3_4_and_t_19_the_declarer_stays_the_declarer_and_wins_with_61() {
    for id in ["schule", "tischpunkte"] {
        let mut script = window(id);
        script.run("2 stoss");
        if id == "schule" {
            script.run("1 decline");
        }
        assert_eq!(script.game.parties().unwrap().declarer, Seat::One);
        script.finish();
        let (outcome, _, _) = script.scored();
        assert_eq!(outcome.won, outcome.points >= 61);
    }
}

#[test]
fn t_18_a_spritze_after_the_first_card_and_no_re() {
    let mut script = window("tischpunkte");
    script.run("2 stoss");
    assert_eq!((script.game.stage(), script.asked()), (Stage::Playing, Seat::Two));
    script.refuse("1 retour", ErrorCode::RetourOff);
}

/// Seat 4 has no trump in a Wenz, and seat 1 leads his only one.
const FEW_UNTERS: [&str; 4] = [
    "EU EA EZ EK E9 E8 E7 EO",
    "GU GA GZ GK G9 G8 G7 GO",
    "HU SU HZ HK H9 H8 H7 HO",
    "HA SA SZ SK S9 S8 S7 SO",
];

#[test]
fn t_18_no_spritze_without_a_trump() {
    let mut script = Script::at("tischpunkte", &FEW_UNTERS, "2 wenz");
    script.run("1 card EA");
    script.refuse("4 stoss", ErrorCode::DoubleWithoutTrump);
    assert_eq!(script.game.legal_actions(Seat::Four), Actions::Double(DoubleChoices::Decline));
    assert_eq!(script.game.legal_actions(Seat::Three), Actions::Double(DoubleChoices::Stoss));
    let mut schule = Script::at("schule", &FEW_UNTERS, "2 wenz");
    schule.run("1 card EA; 4 stoss");
}

#[test]
fn t_18_and_decision_20_without_trump_looks_at_the_hand_as_dealt() {
    let mut script = Script::at("tischpunkte", &FEW_UNTERS, "2 wenz");
    script.run("1 card EU; 1 stoss");
    assert_eq!(script.game.doubles().stoss, Some(Seat::One));
}

#[test]
fn t_18_who_has_no_trump_is_asked_like_the_others() {
    let mut script = Script::at("tischpunkte", &FEW_UNTERS, "2 wenz");
    script.run("1 card EA");
    assert_eq!(asked(&script), [Seat::One, Seat::Three, Seat::Four]);
}

#[test]
fn s_5_2_4_and_p_6_there_is_no_doubling() {
    for id in ["schule-turnier", "preis"] {
        let mut script = window(id);
        assert_eq!((script.game.stage(), script.asked()), (Stage::Playing, Seat::Two));
        let answer = script.game.act(Seat::Two, Action::Double(Doubling::Stoss));
        assert!(answer.is_err(), "{id}");
    }
}

#[test]
fn decision_20_a_tout_can_be_doubled() {
    let mut script = Script::at("tischpunkte", &FEW_UNTERS, "3 wenz tout");
    script.run("1 card EA; 2 stoss");
    script.finish();
    let (outcome, _, entry) = script.scored();
    assert!(!outcome.won);
    assert_eq!(entry.unwrap().points().as_array(), &[12, 12, -36, 12]);
}

#[test]
fn decision_20_whether_the_leader_may_double_is_a_field() {
    let rules = own_rules("schule", "[doubling]\nby_leader = false");
    let mut script = Script::at_contract(rules, &EVERYBODY_CAN_CALL, "2 solo E");
    script.run("1 card H9");
    script.refuse("1 stoss", ErrorCode::DoubleByLeader);
    script.run("3 stoss");
}

#[test]
fn s_3_3_1_stoss_and_retour_in_money() {
    let play_out = |answers: &str| {
        let mut script = window("schule");
        script.run(answers);
        script.finish();
        let (_, settlement, _) = script.scored();
        settlement.unwrap().units()[Seat::One]
    };
    let plain = play_out("2 decline; 3 decline; 4 decline");
    assert_ne!(plain, 0);
    assert_eq!(play_out("2 stoss; 1 decline"), 2 * plain);
    assert_eq!(play_out("4 stoss; 1 retour"), 4 * plain);
}
