//! Tricks and following suit: S 2.4.14, 3.1, 3.2; T 12, T 14, P 13.

use schafkopf::{Action, Actions, CardSet, ErrorCode, Event, Seat, TrickWhy, rules};

use crate::script::{EVERYBODY_CAN_CALL, Script};

#[test]
fn s_3_1_1_forehand_leads_and_the_others_follow_clockwise() {
    for dealer in Seat::ALL {
        let rules = rules::builtin("preis").unwrap();
        let mut script = Script::with(rules, &EVERYBODY_CAN_CALL, |setup| setup.dealer = dealer);
        let declarer = dealer.plus(3);
        for seat in dealer.next().round() {
            script.run(&format!("{seat} {}", if seat == declarer { "play" } else { "pass" }));
        }
        script.run(&format!("{declarer} declares wenz"));
        assert_eq!(script.asked(), dealer.next(), "whoever plays, forehand leads");
        for seat in dealer.next().round() {
            assert_eq!(script.asked(), seat);
            let Actions::Play(cards) = script.game.legal_actions(seat) else { panic!("he is asked") };
            script.play(&cards.highest().unwrap().to_string());
        }
    }
}

fn taken(winner: Seat, card: &str, points: u8, why: TrickWhy) -> Event {
    Event::TrickTaken { winner, card: card.parse().unwrap(), points, why }
}

#[test]
fn s_3_1_2_and_s_3_1_5_the_highest_card_wins_and_its_player_leads() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    let events = script.play("EK EA E7 EZ");
    assert!(events.contains(&taken(Seat::Two, "EA", 4 + 11 + 10, TrickWhy::Suit)));
    assert_eq!(script.asked(), Seat::Two);
    let events = script.play("S8 S9 SA S7");
    assert!(events.contains(&taken(Seat::Four, "SA", 11, TrickWhy::Suit)));
    assert_eq!(script.asked(), Seat::Four);
    let events = script.play("SZ HA SO SU");
    assert!(events.contains(&taken(Seat::Two, "SO", 10 + 11 + 3 + 2, TrickWhy::Ruff)), "trump takes it");
}

#[test]
fn s_3_1_5_nobody_plays_out_of_turn() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    script.refuse("2 card EA", ErrorCode::OutOfTurn);
    script.play("EK");
    script.refuse("1 card E9", ErrorCode::OutOfTurn);
    script.refuse("3 card E7", ErrorCode::OutOfTurn);
}

#[test]
fn s_2_4_14_and_s_3_1_7_a_card_played_stays_played() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    script.play("EK");
    script.refuse("1 card EK", ErrorCode::OutOfTurn);
    script.play("EA E7 EZ S8 S9 SA");
    script.refuse("1 card EK", ErrorCode::CardNotHeld);
    assert!(!script.legal(1).contains("EK"));
}

#[test]
fn s_3_1_6_and_t_14_and_p_13_all_eight_tricks_are_played_and_nobody_concedes() {
    // Seat 1 breaks his Tout in the first trick and plays on.
    for id in ["schule", "tischpunkte"] {
        let mut script = Script::at(id, &EVERYBODY_CAN_CALL, "1 solo E tout");
        script.play("E9 EU SU EZ");
        let mut tricks = 1;
        while script.game.ending().is_none() {
            let seat = script.asked();
            let actions = script.game.legal_actions(seat).to_vec();
            assert!(
                actions.iter().all(|action| matches!(action, Action::Play(_))),
                "cards, and nothing else"
            );
            let Some(Action::Play(card)) = actions.first().copied() else { panic!("there is a card") };
            let events = script.play(&card.to_string());
            tricks += events.iter().filter(|event| matches!(event, Event::TrickTaken { .. })).count();
        }
        assert_eq!(tricks, 8);
        assert_eq!(script.game.plays().len(), 32);
        let cards: CardSet = script.game.plays().iter().map(|&(_, card)| card).collect();
        assert_eq!(cards, CardSet::ALL);
        script.refuse("1 card EO", ErrorCode::GameOver);
    }
}

#[test]
fn s_3_2_1_a_suit_that_is_led_must_be_followed() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    script.play("EK");
    assert_eq!(script.legal(2), "EA E8");
    script.refuse("2 card S8", ErrorCode::MustFollow);
    script.refuse("2 card GO", ErrorCode::MustFollow);
    script.refuse("2 card EU", ErrorCode::MustFollow);
}

#[test]
fn s_3_2_2_a_trump_that_is_led_must_be_followed() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    script.play("H9");
    assert_eq!(script.legal(2), "EU GO HZ SO");
    script.refuse("2 card EA", ErrorCode::MustFollowTrump);
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    script.play("EO");
    script.refuse("2 card E8", ErrorCode::MustFollowTrump);
}

#[test]
fn s_3_2_3_nobody_has_to_beat() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    script.play("GU");
    assert!(script.legal(2).contains("HZ") && script.legal(2).contains("GO"));
    script.play("HZ");
    assert_eq!(script.legal(3), "HK HO HU SU");
}

#[test]
fn s_3_2_4_who_cannot_follow_smears_trumps_or_discards() {
    let hands = [
        "EO GU HA H9 EK E9 E8 E7",
        "GO SO EU HZ GA G8 S8 S9",
        "HO HU SU HK EA G7 G9 S7",
        "H8 H7 EZ GZ GK SA SZ SK",
    ];
    let mut script = Script::at("preis", &hands, "2 wenz");
    script.play("EK");
    assert_eq!(script.legal(2), "EU GA GO G8 HZ SO S9 S8", "no suit card of Acorns: anything");
}

#[test]
fn s_3_1_3_every_trick_has_four_cards_and_goes_to_one_player() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 rufspiel GA");
    script.finish();
    let tricks = script.game.table_view().tricks;
    assert_eq!(tricks.as_array().iter().sum::<u8>(), 8);
    let points: u8 = Seat::ALL.into_iter().map(|seat| script.game.play().unwrap().taken_by(seat)).sum();
    assert_eq!(points, 120, "s_4_1_1");
}
