//! The first game of a match: S 5.2.15, P 23, decision 17.

use schafkopf::{Actions, ErrorCode, Game, Seat, Stage, rules};

use crate::script::{Script, declaration};

/// Seat 1 may announce a Tout in any later game; in a Solo of Acorns he takes every trick.
const TOUT: [&str; 4] = [
    "EO GO HO SO EU EA EZ GA",
    "GU HU EK GZ HA HZ HK H9",
    "SU E9 E8 GK G9 H8 SA SZ",
    "E7 G8 G7 H7 SK S9 S8 S7",
];

fn first_game(id: &str) -> Script {
    Script::with(rules::builtin(id).unwrap(), &TOUT, |setup| setup.number = 1)
}

/// The first game, begun at its contract, played to the end.
fn played(id: &str, contract: &str, plays: &str) -> Script {
    let script = first_game(id);
    let (declarer, contract, forced) = declaration(contract);
    let (setup, deal) = (script.game.setup().clone(), *script.game.deal());
    let game = Game::at_contract(setup, deal, declarer, (contract, forced)).unwrap();
    let mut script = Script { game };
    script.play(plays);
    script.finish();
    script
}

#[test]
fn s_5_2_15_and_p_23_and_decision_17_the_auction_has_no_tout_rungs() {
    for id in ["schule-turnier", "preis"] {
        let mut script = first_game(id);
        script.refuse("1 play solo_tout", ErrorCode::BidNoSuchRung);
        script.refuse("1 play wenz_tout", ErrorCode::BidNoSuchRung);
        let Actions::Bid(choices) = script.game.legal_actions(Seat::One) else { panic!("he is asked") };
        assert_eq!(choices.highest, script.rung("solo"), "{id}");
        script.run("1 play; 2 play solo; 1 hold; 3 pass; 4 pass");
        assert_eq!((script.game.stage(), script.asked()), (Stage::Declaring, Seat::One), "Solo is the top");
        script.refuse("1 declares solo E tout", ErrorCode::ToutInFirstGame);
        script.run("1 declares solo E");
    }
}

#[test]
fn s_5_2_15_in_later_games_the_tout_is_there() {
    let mut script = Script::new("schule-turnier", &TOUT);
    script.run("1 play solo_tout; 2 pass; 3 pass; 4 pass; 1 declares solo E tout");
}

#[test]
fn decision_16_in_s_1_to_4_and_in_t_the_first_game_is_like_any_other() {
    for id in ["schule", "tischpunkte"] {
        let mut script = first_game(id);
        script.run("1 play solo_tout; 2 pass; 3 pass; 4 pass; 1 declares solo E tout");
    }
}

#[test]
fn s_5_2_15_and_p_23_schwarz_in_a_solo_kind_lists_6_and_is_paid_as_schwarz() {
    for id in ["schule-turnier", "preis"] {
        let script = played(id, "1 solo E", "");
        let (outcome, settlement, entry) = script.scored();
        assert!(outcome.schwarz, "{outcome:?}");
        assert_eq!(entry.unwrap().points().as_array(), &[6, -2, -2, -2], "{id}: not 12, and not 9");
        assert_eq!(settlement.unwrap().units()[Seat::One], 3 * (5 + 5 + 2), "money is unaffected");
    }
}

#[test]
fn decision_17_schwarz_lost_lists_minus_6() {
    // Seat 4 plays a Wenz in which he takes no trick.
    for id in ["schule-turnier", "preis"] {
        let script = played(id, "4 wenz", "EA");
        let (outcome, _, entry) = script.scored();
        assert!(outcome.schwarz && !outcome.won, "{outcome:?}");
        assert_eq!(entry.unwrap().points().as_array(), &[2, 2, 2, -6], "{id}");
    }
}

#[test]
fn decision_17_schneider_stays_9() {
    for id in ["schule-turnier", "preis"] {
        let script = played(id, "1 solo E", "EA GU SU E7");
        let (outcome, _, entry) = script.scored();
        assert!(outcome.won && outcome.schneider && !outcome.schwarz, "{outcome:?}");
        assert_eq!(entry.unwrap().points().as_array(), &[9, -3, -3, -3], "{id}");
    }
}

#[test]
fn decision_17_a_tout_announced_all_the_same_wins_with_61_and_lists_6() {
    for id in ["schule-turnier", "preis"] {
        for plays in ["EO GU SU E7", "EA GU SU E7"] {
            let script = played(id, "1 solo E tout", plays);
            assert!(script.game.has_refused_tout());
            let (outcome, _, entry) = script.scored();
            assert!(outcome.won, "{outcome:?}");
            assert_eq!(entry.unwrap().points().as_array(), &[6, -2, -2, -2], "{id}");
        }
    }
}

#[test]
fn decision_17_a_rufspiel_is_not_concerned() {
    let script = played("preis", "1 rufspiel SA forced", "");
    let (outcome, _, entry) = script.scored();
    assert!(outcome.won && outcome.schneider, "{outcome:?}");
    assert_eq!(entry.unwrap().points().as_array(), &[2, -2, 2, -2]);
}
