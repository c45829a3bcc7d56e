//! Solo, Wenz, Tout and Sie: S 2.6–2.9, decisions 3, 4, 9, 12, 18.

use schafkopf::{
    Action, Actions, Card, Contract, Deal, Ending, ErrorCode, Game, Match, Seat, Setup, Side, Stage, rules,
};

use crate::script::{EVERYBODY_CAN_CALL, Script, own_rules, seat};

/// Seat 3 holds all eight lords.
const SIE: [&str; 4] = [
    "EA EZ EK E9 E8 E7 GA GZ",
    "GK G9 G8 G7 HA HZ HK H9",
    "EO GO HO SO EU GU HU SU",
    "H8 H7 SA SZ SK S9 S8 S7",
];
/// Seat 1 makes every trick in a Solo of Acorns.
const SOLO: [&str; 4] = [
    "EO GO HO SO EU GU EA EZ",
    "HU SU EK E9 GA GZ HA HZ",
    "E8 E7 GK G9 G8 HK H9 SA",
    "G7 H8 H7 SZ SK S9 S8 S7",
];

#[test]
fn s_2_6_2_the_soloist_plays_alone_against_three() {
    for contract in ["1 solo E", "1 wenz", "1 solo E tout"] {
        let script = Script::at("schule", &EVERYBODY_CAN_CALL, contract);
        let parties = script.game.parties().unwrap();
        assert_eq!(parties.partner, None, "{contract}");
        assert_eq!(parties.members(Side::Defenders).collect::<Vec<_>>(), [seat(2), seat(3), seat(4)]);
    }
}

#[test]
fn s_2_6_1_and_2_6_3_hearts_are_a_suit_like_others_and_the_named_suit_is_trump() {
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 solo G");
    script.play("HA");
    assert_eq!(script.legal(2), "HZ", "Hearts are followed by Hearts");
    script.play("HZ HK");
    assert_eq!(script.legal(4), "H8 H7");
    let mut script = Script::at("preis", &EVERYBODY_CAN_CALL, "1 solo G");
    script.play("G7");
    assert_eq!(script.legal(2), "EU GO G8 SO", "Leaves are followed by trumps");
}

#[test]
fn s_2_6_4_at_the_table_too_a_solo_needs_a_card_of_its_suit() {
    let mut script = Script::new("schule", &SOLO);
    script.run("1 play; 2 pass; 3 pass; 4 pass");
    script.refuse("1 declares solo G", ErrorCode::NoCardOfTrumpSuit);
    script.refuse("1 declares solo H tout", ErrorCode::NoCardOfTrumpSuit);
    script.run("1 declares solo E");
}

#[test]
fn s_2_7_1_in_a_wenz_obers_follow_their_suit() {
    let mut script = Script::at("schule", &EVERYBODY_CAN_CALL, "1 wenz");
    script.play("EK");
    assert_eq!(script.legal(2), "EA E8", "the Unter of Acorns is a trump");
    let mut script = Script::at("schule", &EVERYBODY_CAN_CALL, "1 wenz");
    script.play("GU");
    assert_eq!(script.legal(2), "EU");
    script.play("EU");
    assert_eq!(script.legal(3), "HU SU");
}

#[test]
fn t_3_and_p_7_and_decision_7_in_a_farbwenz_the_obers_are_no_lords() {
    for id in ["tischpunkte", "preis"] {
        let mut script = Script::at(id, &EVERYBODY_CAN_CALL, "1 farbwenz G");
        script.play("G7");
        assert_eq!(script.legal(2), "EU GO G8", "the Ober of the suit is a trump, the others are not");
        script.play("GO GA GK");
        assert_eq!(script.game.play().unwrap().turn(), Seat::Three, "A Z K O 9 8 7");
    }
}

#[test]
fn s_2_8_1_a_tout_is_won_with_every_trick_and_else_lost() {
    let mut script = Script::at("schule", &SOLO, "1 solo E tout");
    script.play("EO EK E7 G7");
    script.finish();
    let (outcome, settlement, _) = script.scored();
    assert!(outcome.won && outcome.tricks == 8);
    assert!(!outcome.schneider && !outcome.schwarz, "S 4.2.4: no Schneider or Schwarz in a Tout");
    assert_eq!(outcome.runners.count, 6, "the run breaks at the Unter of Hearts");
    assert_eq!(settlement.unwrap().units().as_array(), &[3 * 2 * (5 + 6), -22, -22, -22]);

    let mut script = Script::at("schule", &EVERYBODY_CAN_CALL, "1 solo E tout");
    script.play("E9 EA");
    script.finish();
    let (outcome, _, _) = script.scored();
    assert!(!outcome.won && outcome.tricks < 8);
}

#[test]
fn s_2_8_2_a_tout_is_announced_before_the_first_card_or_not_at_all() {
    let mut script = Script::new("schule", &SOLO);
    script.run("1 play; 2 pass; 3 pass; 4 pass; 1 declares solo E");
    script.refuse("1 declares solo E tout", ErrorCode::OutOfPhase);
    script.play("EO");
    script.refuse("1 declares solo E tout", ErrorCode::OutOfPhase);
    script.finish();
    let (outcome, settlement, _) = script.scored();
    assert!(outcome.schwarz && !outcome.is_tout(), "the game is a plain one");
    assert_eq!(settlement.unwrap().units()[Seat::One], 3 * (5 + 6 + 2));
}

#[test]
fn s_2_9_1_and_s_2_9_2_and_decision_3_a_sie_is_laid_open_at_once_and_ends_the_hand() {
    for dealer in Seat::ALL {
        let script = Script::with(rules::builtin("schule").unwrap(), &SIE, |setup| setup.dealer = dealer);
        assert_eq!(script.game.stage(), Stage::Over);
        let (outcome, settlement, entry) = script.scored();
        assert_eq!((outcome.contract, outcome.parties.declarer), (Contract::Sie, Seat::Three));
        assert_eq!((outcome.won, outcome.points, outcome.tricks), (true, 120, 8));
        assert_eq!(settlement.unwrap().units().as_array(), &[-52, -52, 156, -52], "decision 4: (5 + 8) × 4");
        assert_eq!(entry, None);
    }
}

#[test]
fn s_5_2_7_a_sie_lists_24() {
    let script = Script::new("schule-turnier", &SIE);
    let (_, settlement, entry) = script.scored();
    assert_eq!(entry.unwrap().points().as_array(), &[-8, -8, 24, -8]);
    assert_eq!(settlement.unwrap().units()[Seat::Three], 156);
}

#[test]
fn s_2_9_1_and_decision_18_in_the_first_game_a_sie_does_not_count() {
    for id in ["schule", "schule-turnier"] {
        let mut durchgang = Match::new(rules::builtin(id).unwrap(), Seat::Two, Some(4));
        let game = Game::new(durchgang.next_game().unwrap(), Deal::parse(&SIE).unwrap());
        assert_eq!(game.ending(), Some(&Ending::SieVoid { seat: Seat::Three }));
        let paid = durchgang.record(game.ending().unwrap());
        assert_eq!((*paid.units().as_array(), *durchgang.points().as_array()), ([0; 4], [0; 4]), "{id}");
        let next = durchgang.next_game().unwrap();
        assert_eq!((next.dealer, next.number), (Seat::Two, 1), "the same dealer deals the same game");
    }
}

#[test]
fn s_2_9_3_it_is_forbidden_to_play_on_with_a_sie() {
    let mut game = Script::new("schule", &SIE).game;
    let play = Action::Play("EO".parse::<Card>().unwrap());
    for at in Seat::ALL {
        assert_eq!(game.legal_actions(at), Actions::Nothing);
        assert_eq!(game.act(at, play).map_err(|r| r.code()), Err(ErrorCode::GameOver));
    }
}

#[test]
fn decision_18_t_and_p_know_no_sie_and_its_holder_may_play_a_solo_in_any_suit() {
    for id in ["tischpunkte", "preis"] {
        let mut script = Script::new(id, &SIE);
        assert_eq!((script.game.stage(), script.asked()), (Stage::Auction, Seat::One));
        script.run("1 pass; 2 pass; 3 play; 4 pass");
        let open = script.declarable(Seat::Three);
        let solos = open.iter().filter(|c| matches!(c, Contract::Solo { .. })).count();
        assert_eq!(solos, 8, "four suits, and their Touts: {open:?}");
        script.refuse("3 declares sie", ErrorCode::ContractNotInRules);
        script.run("3 declares solo S tout");
        script.finish();
        let (outcome, _, entry) = script.scored();
        assert!(outcome.won && outcome.is_tout());
        assert_eq!(entry.unwrap().points()[Seat::Three], if id == "preis" { 24 } else { 18 });
    }
}

#[test]
fn decision_18_a_sie_is_not_bid() {
    let mut script = Script::new("schule", &EVERYBODY_CAN_CALL);
    script.run("1 play; 2 pass; 3 pass; 4 pass");
    script.refuse("1 declares sie", ErrorCode::NotAllLords);
}

#[test]
fn decision_4_the_money_of_a_sie_is_a_field() {
    let rules = own_rules("schule", "[sie]\nmoney_factor = 2");
    let (_, settlement, _) = Script::with(rules, &SIE, |_| ()).scored();
    assert_eq!(settlement.unwrap().units()[Seat::Three], 3 * (5 + 8) * 2);
}

#[test]
fn s_5_2_14_and_p_12_a_tout_without_its_hand_cannot_be_bid_or_declared() {
    for id in ["schule-turnier", "preis"] {
        let mut script = Script::new(id, &EVERYBODY_CAN_CALL);
        script.run("1 play; 2 pass; 3 pass; 4 pass");
        script.refuse("1 declares solo H tout", ErrorCode::ToutCondition);
        let open = script.declarable(Seat::One);
        assert!(!open.iter().any(|contract| contract.kind() == schafkopf::ContractKind::SoloTout), "{id}");
        let mut script = Script::new(id, &SOLO);
        script.run("1 play; 2 pass; 3 pass; 4 pass; 1 declares solo E tout");
    }
}

/// Under `judge` such a Tout is played: it wins with 61 and is listed plain (decision 17).
#[test]
fn s_5_2_14_and_p_12_and_decision_17_a_tout_that_is_not_allowed_wins_with_61_and_lists_plain() {
    let hands = [
        "EO GO SO EU GU EA EZ GA",
        "HO HU SU EK E9 GZ HA HZ",
        "E8 E7 GK G9 G8 HK H9 SA",
        "G7 H8 H7 SZ SK S9 S8 S7",
    ];
    for id in ["schule-turnier", "preis"] {
        let mut script = Script::at(id, &hands, "1 solo E tout");
        assert!(script.game.has_refused_tout());
        script.play("EA HO E7 G7");
        script.finish();
        let (outcome, settlement, entry) = script.scored();
        assert!(outcome.won && outcome.tricks == 7 && outcome.points < 120, "{outcome:?}");
        assert!(outcome.schneider);
        assert_eq!(entry.unwrap().points().as_array(), &[6, -2, -2, -2], "{id}: neither 9 nor a Tout");
        assert_eq!(settlement.unwrap().units()[Seat::One], 3 * (5 + 1), "{id}: in money a plain Schneider");
    }
}

#[test]
fn t_3_a_tout_needs_no_approval_and_no_particular_hand() {
    let mut script = Script::with(rules::builtin("tischpunkte").unwrap(), &EVERYBODY_CAN_CALL, |at| {
        at.number = 1;
    });
    script.run("1 play; 2 pass; 3 pass; 4 pass; 1 declares farbwenz G tout");
    let rules = &script.game.setup().rules;
    assert!(!rules.tournament.as_ref().unwrap().approval.tout);
    let setup = Setup { number: 1, ..script.game.setup().clone() };
    let deal = Deal::parse(&EVERYBODY_CAN_CALL).unwrap();
    let tout = crate::script::contract(&["wenz", "tout"]);
    assert!(!Game::at_contract(setup, deal, Seat::Two, (tout, false)).unwrap().has_refused_tout());
}
