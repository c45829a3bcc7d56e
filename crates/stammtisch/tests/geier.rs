//! Geier and Farbgeier (V 1) on the command line, under a rule set of one's own.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use schafkopf::{
    Action, BySeat, CardSet, Contract, Deal, Doubling, Game, Goal, Play, RuleSet, Seat, Setup, Stage,
    parse_cards,
};
use schafkopf_record::{Language, Record};
use serde_json::{Value, json};

const RULES: &str = r#"
extends = "schule"
id = "geier"
name = { de = "Mit Geier", en = "With Geier" }
auction.ladder = [
    ["rufspiel"], ["farbgeier"], ["geier"], ["wenz"], ["solo"], ["farbgeier_tout"], ["geier_tout"],
    ["wenz_tout"], ["solo_tout"],
]
money.rufspiel = 2
"#;

/// The first worked case of the variants.
const PLAYS: &str =
    "S9 S8 S7 SK HO SU SO GO EO E9 E7 EA GA GU HZ G7 GK G8 EZ H8 HU H7 H9 SZ G9 GZ HK EK HA SA EU E8";

const GEIER: Contract = Contract::Geier { goal: Goal::Majority };

/// Calls the program with the rule set in a file.
fn stammtisch(args: &[&str], input: &str) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = folder.path().join("geier.toml");
    std::fs::write(&rules, RULES).expect("the rules are written");
    let game = folder.path().join("game.skn");
    std::fs::write(&game, input).expect("the game is written");
    let args = args.iter().map(|&arg| if arg == "GAME" { game.as_os_str() } else { arg.as_ref() });
    let mut child = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .arg("--rules-file")
        .arg(&rules)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn answer(args: &[&str], request: &Value) -> Value {
    let output = stammtisch(args, &format!("{request}\n"));
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

/// The deal on which the cards fall as they did, seat 1 leading.
fn deal() -> Deal {
    let nobody = BySeat::new([CardSet::EMPTY; 4]);
    let (mut hands, mut play) =
        (nobody, Play::with_hands(schafkopf::PlayManner::default(), nobody, GEIER, Seat::One));
    for card in parse_cards(PLAYS).expect("cards") {
        hands[play.turn()].insert(card);
        play.follow(card);
    }
    Deal::new(hands).expect("32 cards")
}

/// The game as it was played, without an auction.
fn game() -> Game {
    let rules = Arc::new(RuleSet::parse(RULES).expect("the set is sound"));
    let setup = Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
    let mut game = Game::at_contract(setup, deal(), Seat::Three, (GEIER, false)).expect("it may be declared");
    for card in parse_cards(PLAYS).expect("cards") {
        let seat = game.next_to_act().expect("somebody plays");
        game.act(seat, Action::Play(card)).expect("the card is legal");
        while game.stage() == Stage::Doubling {
            let seat = game.next_to_act().expect("somebody answers");
            game.act(seat, Action::Double(Doubling::Decline)).expect("nobody doubles");
        }
    }
    game
}

#[test]
fn v_1_4_judge_pays_a_geier() {
    let hands: Vec<String> = Seat::ALL.map(|seat| deal().hand(seat).to_string()).to_vec();
    let request = json!({"id": "g1", "rules": "geier", "dealer": 4, "hands": hands, "declarer": 3,
        "contract": "geier", "plays": PLAYS});
    let judged = answer(&["judge"], &request);
    assert_eq!(judged["units"], json!([-7, -7, 21, -7]), "{judged}");
    assert_eq!(judged["result"]["declarer_points"], 74);
    let solved = answer(
        &["solve", "--no-moves"],
        &json!({"id": "g1", "rules": "geier", "dealer": 4, "hands": hands,
        "declarer": 3, "contract": "geier"}),
    );
    assert!(solved["value"].as_u64().is_some_and(|value| value <= 120), "{solved}");
}

#[test]
fn v_1_1_the_built_in_sets_know_no_geier() {
    let hands: Vec<String> = Seat::ALL.map(|seat| deal().hand(seat).to_string()).to_vec();
    for rules in ["schule", "schule-turnier", "tischpunkte", "preis"] {
        let request = json!({"id": "g1", "rules": rules, "dealer": 4, "hands": hands, "declarer": 3, "contract": "geier"});
        assert_eq!(answer(&["judge"], &request)["error"]["code"], "contract_not_in_rules");
    }
}

#[test]
fn v_1_1_suggest_bids_and_leads_a_geier() {
    let hand = "EO GO HO SO EA EZ EK GA";
    let request =
        json!({"id": "a", "rules": "geier", "dealer": 4, "seat": 1, "hand": hand, "decide": "contract"});
    let chosen = answer(&["suggest", "--bot", "regel", "--seed", "1"], &request);
    assert_eq!(chosen["ok"], true, "{chosen}");
    let named = |option: &Value| option["contract"] == "geier";
    assert!(chosen["options"].as_array().is_some_and(|options| options.iter().any(named)), "{chosen}");
    let request = json!({"id": "a", "rules": "geier", "dealer": 4, "seat": 1, "hand": hand, "decide": "card",
        "declarer": 1, "contract": "geier", "plays": ""});
    let led = answer(&["suggest", "--bot", "regel", "--seed", "1"], &request);
    assert!(led["card"].as_str().is_some_and(|card| hand.contains(card)), "{led}");
}

#[test]
fn v_1_2_a_record_of_a_geier_is_written_read_and_audited() {
    for (language, lang) in [(Language::German, "de"), (Language::English, "en")] {
        let record = schafkopf_record::print(&Record::of_game(&game()), language);
        assert!(record.contains("Geier"), "{record}");
        let audited = stammtisch(&["audit", "GAME", "--lang", lang], &record);
        let told = String::from_utf8_lossy(&audited.stdout).into_owned();
        assert!(audited.status.success(), "{told}{}", String::from_utf8_lossy(&audited.stderr));
    }
    // Schellen were led, and seat 2 had one to follow with.
    let record = schafkopf_record::print(&Record::of_game(&game()), Language::German);
    let wrong = record.replacen("S9 S8 S7 SK", "S9 EK S7 SK", 1).replacen("G9 GZ HK EK", "G9 GZ HK S8", 1);
    assert_ne!(record, wrong);
    let audited = stammtisch(&["audit", "GAME"], &wrong);
    let told = String::from_utf8_lossy(&audited.stdout).into_owned();
    assert!(told.contains("S 3.2.1"), "{told}\n{wrong}");
}

#[test]
fn v_1_4_what_the_set_pays_is_told_in_both_languages() {
    for lang in ["de", "en"] {
        let shown = stammtisch(&["rules", "show", "geier", "--lang", lang], "");
        let told = String::from_utf8_lossy(&shown.stdout).into_owned();
        assert!(told.contains("Farbgeier") && told.contains("Geier 2"), "{told}");
    }
}
