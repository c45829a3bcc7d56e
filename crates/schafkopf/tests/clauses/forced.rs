//! The game that the holder of the Ober of Acorns must play: T 11, P 4, decisions 10, 11, 21.

use schafkopf::{Contract, ErrorCode, Event, Game, Seat, Setup, Undeclarable, rules};

use crate::script::{EVERYBODY_CAN_CALL, Script, contract, declaration};

const RENONCE: [&str; 4] = [
    "EO GO EU HA H7 GA GK SA",
    "HO SO GU HU SU HZ HK EA",
    "H9 H8 EZ EK GZ G9 SZ SK",
    "E9 E8 E7 G8 G7 S9 S8 S7",
];
const ALL_ACES: [&str; 4] = [
    "EO EA GA SA HA H7 EZ S9",
    "GO HO GZ GK G9 G8 HK H8",
    "SO EU GU HU SZ SK S8 S7",
    "SU HZ H9 EK E9 E8 E7 G7",
];
const ALL_TENS: [&str; 4] = [
    "EO EA GA SA EZ GZ SZ SK",
    "GO HO SO EU GU HU SU HA",
    "HZ HK H9 H8 H7 EK E9 E8",
    "E7 GK G9 G8 G7 S9 S8 S7",
];

/// A hand in which all have passed and seat 1 must play.
fn forced(rules: &str, hands: &[&str; 4]) -> Script {
    let mut script = Script::with(rules::builtin(rules).unwrap(), hands, |setup| setup.thrown_in = 1);
    script.run("1 pass; 2 pass; 3 pass; 4 pass");
    assert_eq!(script.asked(), Seat::One);
    script
}

fn offered(script: &Script) -> String {
    let name = |contract: Contract| match contract.called() {
        Some(called) => called.to_string(),
        None => contract.kind().to_string(),
    };
    script.declarable(Seat::One).into_iter().map(name).collect::<Vec<_>>().join(" ")
}

#[test]
fn p_4_and_decision_21_in_p_the_forced_game_is_a_rufspiel() {
    let mut script = forced("preis", &EVERYBODY_CAN_CALL);
    assert_eq!(offered(&script), "EA GA SA");
    script.refuse("1 declares wenz", ErrorCode::ForcedRufspiel);
    script.refuse("1 declares solo E", ErrorCode::ForcedRufspiel);
    script.refuse("1 declares rufspiel EZ", ErrorCode::CallNotOpen);
}

#[test]
fn decision_11_an_ace_that_may_be_called_comes_first() {
    let hands = ["EO GO EU HA H7 GA GK S7", RENONCE[1], RENONCE[2], "E9 E8 E7 G8 G7 S9 S8 SA"];
    assert_eq!(offered(&forced("preis", &hands)), "SA", "no Renonce in Acorns while Bells can be called");
}

#[test]
fn p_4_and_decision_11_renonce_is_announced() {
    let mut script = forced("preis", &RENONCE);
    assert_eq!(offered(&script), "EA");
    let events = script.run("1 declares rufspiel EA");
    assert!(matches!(events[..], [Event::Declared { renonce: true, .. }]));
    assert!(Seat::ALL.into_iter().all(|seat| script.game.view(seat).table.renonce));
}

#[test]
fn p_4_with_all_three_aces_he_calls_a_ten_he_lacks() {
    let mut script = forced("preis", &ALL_ACES);
    assert_eq!(offered(&script), "GZ SZ");
    script.refuse("1 declares rufspiel EZ", ErrorCode::CalledCardHeld);
    script.refuse("1 declares rufspiel GK", ErrorCode::CallNotOpen);
    script.run("1 declares rufspiel GZ");
    assert_eq!(script.game.parties().unwrap().partner, Some(Seat::Two));
    assert!(!script.game.table_view().renonce);
}

#[test]
fn decision_11_with_the_tens_as_well_he_calls_a_king() {
    let mut script = forced("preis", &ALL_TENS);
    assert_eq!(offered(&script), "EK GK");
    script.run("1 declares rufspiel EK");
    assert_eq!(script.game.parties().unwrap().partner, Some(Seat::Three));
}

#[test]
fn p_4_under_the_called_ten_its_holder_may_lead_with_four_of_the_suit() {
    let mut script = Script::at("preis", &ALL_ACES, "1 rufspiel GZ forced");
    script.play("EO GO SO SU H7 HO EU HZ");
    assert_eq!(script.asked(), Seat::Two);
    assert_eq!(script.legal(2), "GZ GK G9 G8 HK H8", "four of the suit: he may run away");
    script.play("G8 GU");
    let mut with_three = ALL_ACES;
    with_three[1] = "GO HO GZ GK G9 SU HK H8";
    with_three[3] = "G8 HZ H9 EK E9 E8 E7 G7";
    let mut script = Script::at("preis", &with_three, "1 rufspiel GZ forced");
    script.play("EO GO SO HZ H7 HO EU H9");
    assert_eq!(script.legal(2), "GZ HK H8 SU", "three of the suit: only the Ten itself");
    script.refuse("2 card G9", ErrorCode::MustNotUnderlead);
}

#[test]
fn decision_11_the_called_ten_and_king_must_be_played_when_their_suit_is_led() {
    let mut script = Script::at("preis", &ALL_ACES, "1 rufspiel GZ forced");
    script.play("GA");
    assert_eq!(script.legal(2), "GZ", "S 2.5.2");
    script.refuse("2 card GK", ErrorCode::MustPlayCalled);
    let mut script = Script::at("preis", &ALL_TENS, "1 rufspiel EK forced");
    script.play("EZ EU");
    assert_eq!(script.legal(3), "EK");
    script.refuse("3 card E9", ErrorCode::MustPlayCalled);
}

#[test]
fn decision_11_the_called_ten_and_king_are_kept_for_the_last_trick() {
    let mut script = Script::at("preis", &ALL_TENS, "1 rufspiel GK forced");
    // Bells led: seat 4 follows; Hearts: seat 4 has no trump, and must keep GK.
    script.play("EO GO HZ");
    assert_eq!(script.legal(4), "E7 G9 G8 G7 S9 S8 S7");
    script.refuse("4 card GK", ErrorCode::MustKeepCalled);
}

#[test]
fn decision_10_in_t_he_may_declare_anything_and_has_the_forced_calls() {
    let script = forced("tischpunkte", &EVERYBODY_CAN_CALL);
    let open = script.declarable(Seat::One);
    for words in ["rufspiel EA", "wenz", "farbwenz H", "solo G", "solo S tout", "wenz tout"] {
        assert!(open.contains(&contract(&words.split(' ').collect::<Vec<_>>())), "{words}");
    }
    let mut script = forced("tischpunkte", &ALL_ACES);
    assert!(offered(&script).starts_with("GZ SZ wenz"), "{}", offered(&script));
    script.run("1 declares rufspiel SZ");
    let mut script = forced("tischpunkte", &RENONCE);
    script.run("1 declares rufspiel EA");
    assert!(script.game.table_view().renonce);
}

#[test]
fn decision_11_nobody_who_is_not_forced_has_these_calls() {
    for id in ["schule", "schule-turnier", "tischpunkte", "preis"] {
        let mut script = Script::new(id, &ALL_ACES);
        script.run("1 play; 2 pass; 3 pass; 4 pass");
        script.refuse("1 declares rufspiel GZ", ErrorCode::CallNotOpen);
        let mut script = Script::new(id, &RENONCE);
        script.run("1 play; 2 pass; 3 pass; 4 pass");
        script.refuse("1 declares rufspiel EA", ErrorCode::NoCardOfCalledSuit);
    }
}

fn declares(rules: &str, hands: &[&str; 4], text: &str) -> Result<(), Undeclarable> {
    let (declarer, contract, forced) = declaration(text);
    let rules = rules::builtin(rules).unwrap();
    let setup = Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
    let deal = schafkopf::Deal::parse(hands).unwrap();
    Game::at_contract(setup, deal, declarer, (contract, forced)).map(|_| ())
}

#[test]
fn decision_21_the_declarer_of_a_forced_game_holds_eo() {
    for id in ["tischpunkte", "preis"] {
        assert_eq!(declares(id, &EVERYBODY_CAN_CALL, "1 rufspiel EA forced"), Ok(()));
        let without = declares(id, &EVERYBODY_CAN_CALL, "2 rufspiel GA forced");
        assert_eq!(without, Err(Undeclarable::ForcedNeedsEo));
    }
    for id in ["schule", "schule-turnier"] {
        let never = declares(id, &EVERYBODY_CAN_CALL, "1 rufspiel EA forced");
        assert_eq!(never, Err(Undeclarable::NothingForced));
    }
    assert_eq!(declares("preis", &EVERYBODY_CAN_CALL, "1 wenz forced"), Err(Undeclarable::ForcedRufspiel));
    assert_eq!(declares("tischpunkte", &EVERYBODY_CAN_CALL, "1 wenz forced"), Ok(()));
}

#[test]
fn decision_21_in_t_a_spritze_is_allowed_in_a_forced_game() {
    let mut script = Script::at("tischpunkte", &EVERYBODY_CAN_CALL, "1 rufspiel EA forced");
    script.run("1 card EO; 3 stoss");
    assert_eq!(script.game.doubles().stoss, Some(Seat::Three));
}
