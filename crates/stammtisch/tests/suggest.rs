//! `stammtisch suggest` as another program sees it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;

use schafkopf::{
    Action, Actions, Bid, CallSuit, CalledCard, Contract, Doubling, Ending, Game, Goal, Match, Pack, Packets,
    RuleSet, Rung, Seat, Seed, rules,
};
use serde_json::{Value, json};

/// A running `suggest`.
struct Adviser {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Adviser {
    fn start(args: &[&str]) -> Adviser {
        let mut child = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
            .arg("suggest")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Adviser { child, input, output }
    }

    /// Asks one thing and waits for the answer, as a program does that plays a match.
    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.input, "{request}").unwrap();
        self.input.flush().unwrap();
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }

    fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }
}

fn ask(args: &[&str], request: &Value) -> Value {
    let mut adviser = Adviser::start(args);
    let answer = adviser.ask(request);
    adviser.end();
    answer
}

/// What a seat can see of a game, as a request.
fn request(game: &Game, seat: Seat) -> Value {
    let view = game.view(seat);
    let rules = &game.setup().rules;
    let table = &view.table;
    let decide = match view.memory.actions {
        Actions::Bid(_) => "auction",
        Actions::Declare(_) | Actions::DeclareOrPutUp { .. } => "contract",
        Actions::Double(_) => "double",
        Actions::Play(_) | Actions::PlayOrStoss(_) => "card",
        Actions::Nothing
        | Actions::MayStoss
        | Actions::Knock
        | Actions::Court { .. }
        | Actions::Give(_)
        | Actions::Claim => panic!("nothing is asked"),
    };
    let level = |claim: Rung| rules.auction.ladder[usize::from(claim.0)][0].kind.name();
    let auction: Vec<Value> = table
        .bids
        .iter()
        .map(|said| match said.bid {
            Bid::Pass => json!({"seat": said.seat, "say": "pass"}),
            Bid::Hold { .. } => json!({"seat": said.seat, "say": "hold"}),
            Bid::Good => json!({"seat": said.seat, "say": "good", "level": null}),
            Bid::Offer | Bid::Redeal => panic!("no word of these sets"),
            Bid::Play { claim: Rung(0), .. } => json!({"seat": said.seat, "say": "play"}),
            Bid::Play { claim, .. } => json!({"seat": said.seat, "say": "play", "level": level(claim)}),
            Bid::Raise { claim, .. } => json!({"seat": said.seat, "say": "raise", "level": level(claim)}),
        })
        .collect();
    let plays: Vec<String> = view.memory.plays.iter().map(|(_, card)| card.to_string()).collect();
    let mut doubles: Vec<Seat> = table.doubles.stoss.into_iter().collect();
    doubles.extend(table.declarer.filter(|_| table.doubles.retour));
    let mut request = json!({
        "id": format!("{seat}/{}", plays.len()), "rules": table.rules, "dealer": table.dealer, "game": table.number,
        "seat": seat, "hand": view.memory.dealt, "decide": decide, "auction": auction, "forced": table.forced,
        "doubles": doubles, "plays": plays.join(" "),
    });
    if let (Some(contract), Some(declarer)) = (table.contract, table.declarer) {
        request["declarer"] = json!(declarer);
        request["contract"] = json!(contract.kind().plain().name());
        request["suit"] = json!(contract.suit());
        request["tout"] = json!(contract.kind().is_tout());
        let called = contract.called().map(CalledCard::card);
        request["called"] = json!(called.filter(|card| card.rank() != schafkopf::Rank::Ace));
    }
    request
}

/// What an answer means.
fn action(answer: &Value, game: &Game, seat: Seat) -> Action {
    assert_eq!(answer["ok"], json!(true), "{answer}");
    let rules = &game.setup().rules;
    match game.legal_actions(seat) {
        Actions::Bid(choices) => {
            let level =
                answer["level"].as_str().map(|level| Rung(rules.rung(level.parse().unwrap()).unwrap() as u8));
            let claim = level.or(choices.least).unwrap_or(Rung(0));
            Action::Bid(match answer["say"].as_str().unwrap() {
                "pass" => Bid::Pass,
                "good" => Bid::Good,
                "hold" => Bid::Hold { named: None },
                "play" => Bid::Play { claim, named: None },
                "raise" => Bid::Raise { claim, named: None },
                other => panic!("{other}"),
            })
        }
        Actions::Declare(_) | Actions::DeclareOrPutUp { .. } => Action::Declare(contract(answer)),
        Actions::Double(_) => Action::Double(match (answer["double"].as_bool().unwrap(), seat) {
            (false, _) => Doubling::Decline,
            (true, seat) if game.parties().unwrap().declarer == seat => Doubling::Retour,
            (true, _) => Doubling::Stoss,
        }),
        Actions::Play(_) | Actions::PlayOrStoss(_) => {
            Action::Play(answer["card"].as_str().unwrap().parse().unwrap())
        }
        Actions::Nothing
        | Actions::MayStoss
        | Actions::Knock
        | Actions::Court { .. }
        | Actions::Give(_)
        | Actions::Claim => panic!("nothing is asked"),
    }
}

fn contract(answer: &Value) -> Contract {
    let suit = answer["suit"]
        .as_str()
        .map(|suit| schafkopf::Suit::from_letter(suit.chars().next().unwrap()).unwrap());
    let goal = Goal::from_flag(answer["tout"].as_bool().unwrap());
    match answer["contract"].as_str().unwrap() {
        "rufspiel" => {
            let ace = suit.and_then(CallSuit::from_suit).map(CalledCard::ace);
            let called = answer["called"].as_str().map(|card| card.parse().unwrap());
            Contract::Rufspiel { called: called.and_then(CalledCard::from_card).or(ace).unwrap() }
        }
        "wenz" => Contract::Wenz { goal },
        "farbwenz" => Contract::Farbwenz { trump: suit.unwrap(), goal },
        "solo" => Contract::Solo { trump: suit.unwrap(), goal },
        other => panic!("{other}"),
    }
}

/// Plays some games of a match, every decision by `suggest`; returns how many were played.
fn play_match(rules: &Arc<RuleSet>, games: u32, args: &[&str]) -> u32 {
    let mut adviser = Adviser::start(args);
    let packets = Packets::new(&rules.deal.packets).unwrap();
    let mut durchgang = Match::new(Arc::clone(rules), Seat::Two, Some(games));
    let (mut played, mut deals) = (0, 0);
    while let Some(setup) = durchgang.next_game() {
        deals += 1;
        let pack = Pack::shuffled(&mut Seed::from_text(&rules.id).nth(deals).generator());
        let dealer = setup.dealer;
        let mut game = Game::new(setup, pack.deal(dealer, &packets));
        while let Some(seat) = game.next_to_act() {
            let answer = adviser.ask(&request(&game, seat));
            let action = action(&answer, &game, seat);
            game.act(seat, action).unwrap_or_else(|error| panic!("{error}: {answer}"));
        }
        played += u32::from(matches!(game.ending(), Some(Ending::Scored { .. })));
        durchgang.record(game.ending().unwrap());
        assert!(deals < 50, "somebody plays now and then");
    }
    adviser.end();
    played
}

#[test]
fn a_match_can_be_played_by_asking_line_after_line() {
    // What only house rules know cannot be asked: knocks, offers, an exchange.
    for id in ["schule", "schule-turnier", "tischpunkte", "preis"] {
        let rules = rules::builtin(id).unwrap();
        assert_eq!(play_match(&rules, 6, &["--bot", "regel", "--seed", "1"]), 6, "{id}");
        assert_eq!(play_match(&rules, 8, &["--bot", "zufall", "--seed", "2"]), 8, "{id}");
    }
}

#[test]
fn bots_that_weigh_answer_in_their_time() {
    let rules = rules::builtin("tischpunkte").unwrap();
    assert_eq!(play_match(&rules, 1, &["--bot", "stammtisch", "--ms", "20"]), 1);
}

const HAND: &str = "EO GO EU HA H7 EK E9 S7";

fn first() -> Value {
    json!({"id": "1", "rules": "schule", "dealer": 4, "seat": 1, "hand": HAND, "decide": "auction"})
}

/// A request for a card of seat 1, with some fields changed.
fn card(changes: &Value) -> Value {
    let mut request = json!({"id": "c", "rules": "schule", "dealer": 4, "seat": 1, "hand": HAND, "decide": "card",
        "declarer": 1, "contract": "rufspiel", "suit": "E", "plays": "EO HO H9 HU"});
    for (name, value) in changes.as_object().unwrap() {
        request[name] = value.clone();
    }
    request
}

#[test]
fn every_decision_has_the_answer_of_the_interface() {
    let args = ["--bot", "stammtisch", "--seed", "1"];
    let answer = ask(&args, &first());
    assert_eq!((&answer["id"], &answer["ok"], &answer["say"]), (&json!("1"), &json!(true), &json!("play")));
    assert!(answer["options"].as_array().unwrap().iter().all(|option| option["value"].is_f64()), "{answer}");
    assert_eq!(answer["options"][0]["say"], answer["say"]);
    let values: Vec<f64> =
        answer["options"].as_array().unwrap().iter().filter_map(|option| option["value"].as_f64()).collect();
    assert!(values.windows(2).all(|pair| pair[0] > pair[1]), "no two words share a value: {answer}");

    let mut contract = first();
    contract["decide"] = json!("contract");
    let answer = ask(&args, &contract);
    assert_eq!(
        (&answer["contract"], &answer["suit"], &answer["tout"]),
        (&json!("rufspiel"), &json!("E"), &json!(false))
    );
    assert_eq!(answer["options"][0]["contract"], answer["contract"]);

    let double = ask(
        &args,
        &card(&json!({"decide": "double", "seat": 3, "hand": "H9 H8 GA GZ GK G9 SA SZ", "plays": "EO"})),
    );
    assert_eq!((double["double"].is_boolean(), double["value"].is_number()), (true, true), "{double}");

    let answer = ask(&args, &card(&json!({})));
    let moves = answer["moves"].as_array().unwrap();
    assert_eq!(moves[0]["card"], answer["card"], "the best comes first");
    assert_eq!(moves.len(), 7);
    assert!(moves.iter().all(|of| (0.0..=1.0).contains(&of["win"].as_f64().unwrap())));
    assert!(answer["worlds"].as_u64().unwrap() > 0 && answer["ms"].is_u64(), "{answer}");
}

#[test]
fn bots_are_named_as_in_the_arena() {
    let worlds = |name: &str| {
        let answer = ask(&["--bot", name, "--seed", "1"], &card(&json!({})));
        assert_eq!(answer["ok"], json!(true), "{name}: {answer}");
        answer["worlds"].as_u64().unwrap()
    };
    let whole = worlds("stammtisch@5");
    assert_eq!(whole, worlds("stammtisch"));
    assert_eq!(worlds("stammtisch:worlds=0.2,inference=off"), whole / 5);
    assert_eq!(worlds("regel"), 0);
}

#[test]
fn the_same_seed_gives_the_same_answer_on_any_number_of_threads() {
    let answer = |threads: &str| {
        let mut answer =
            ask(&["--bot", "stammtisch", "--seed", "5", "--threads", threads], &card(&json!({})));
        answer["ms"] = json!(0);
        answer
    };
    assert_eq!(answer("1"), answer("1"));
    assert_eq!(answer("1"), answer("2"));
}

#[test]
fn a_bot_that_goes_by_rules_has_no_values() {
    let answer = ask(&["--bot", "regel"], &card(&json!({})));
    assert!(answer["card"].is_string() && answer["moves"][0]["value"].is_null(), "{answer}");
}

#[test]
fn what_is_wrong_is_said_and_the_next_line_is_read() {
    let all = |name: &str, value: Value| card(&json!({name: value}));
    let cases = [
        (all("unknown", json!(1)), "bad_value", None),
        (all("rules", json!("nirgends")), "unknown_rules", None),
        (all("dealer", json!(5)), "bad_seat", None),
        (all("seat", json!(0)), "bad_seat", None),
        (all("hand", json!("EO GO")), "wrong_card_count", None),
        (all("hand", json!("EO EO EU HA H7 EK E9 S7")), "duplicate_card", None),
        (all("hand", json!("XX GO EU HA H7 EK E9 S7")), "bad_card", None),
        (all("decide", json!("dance")), "bad_value", None),
        (all("contract", json!(null)), "contract_missing", None),
        (all("contract", json!("kreuz")), "unknown_contract", None),
        (all("contract", json!("farbwenz")), "contract_not_in_rules", None),
        (all("declarer", json!(null)), "declarer_missing", None),
        (all("suit", json!("H")), "herz_not_callable", None),
        (all("suit", json!("G")), "no_card_of_called_suit", None),
        (all("tout", json!(true)), "tout_not_possible", None),
        (all("forced", json!(true)), "nothing_forced", None),
        (all("plays", json!("EO HO H9 HU S8")), "card_not_held", Some(4)),
        (all("plays", json!("EO HO H9 HU GO EO")), "duplicate_card", Some(5)),
        (all("plays", json!("EO HA")), "card_not_held", Some(1)),
        (all("plays", json!("EO G7 H9 HU GO HO")), "must_follow_trump", Some(1)),
        (all("plays", json!("EO QQ")), "bad_card", Some(1)),
        (all("plays", json!("EO HO H9")), "out_of_turn", None),
        (all("doubles", json!([1])), "not_a_defender", None),
        (all("doubles", json!([2, 1, 3])), "too_many_doubles", None),
        (all("doubles", json!([9])), "bad_seat", None),
        (all("decide", json!("double")), "double_one_card", None),
        (all("decide", json!("auction")), "bad_value", None),
        (all("auction", json!([{"seat": 2, "say": "pass"}])), "out_of_turn", None),
        (all("auction", json!([{"seat": 1, "say": "good"}])), "bid_pass_or_play", None),
        (all("auction", json!([{"seat": 1, "say": "pass", "level": "solo"}])), "bad_value", None),
        (all("auction", json!([{"seat": 1, "say": "play", "level": "kreuz"}])), "bad_value", None),
        (
            all("auction", json!([{"seat": 1, "say": "play", "level": "farbwenz"}])),
            "contract_not_in_rules",
            None,
        ),
        // Nobody can have the called Ace: the cards that are left cannot be dealt so.
        (card(&json!({"seat": 2, "hand": "EA EZ EK E9 E8 E7 S8 S9", "plays": ""})), "bad_value", None),
    ];
    let mut adviser = Adviser::start(&["--bot", "regel"]);
    for (request, code, at) in cases {
        let answer = adviser.ask(&request);
        assert_eq!(answer["ok"], json!(false), "{request}: {answer}");
        assert_eq!(
            (&answer["id"], &answer["error"]["code"]),
            (&json!("c"), &json!(code)),
            "{request}: {answer}"
        );
        assert_eq!(answer["error"]["at"], json!(at), "{request}: {answer}");
        assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
    }
    for rubbish in [json!([]), json!("x"), json!(null)] {
        assert_eq!(adviser.ask(&rubbish)["error"]["code"], json!("bad_value"));
    }
    assert_eq!(adviser.ask(&card(&json!({})))["ok"], json!(true), "the next line is read");
    adviser.end();
}

#[test]
fn messages_come_in_german_too_and_wrong_usage_ends_with_two() {
    let mut german = Adviser::start(&["--bot", "regel", "--lang", "de"]);
    let answer = german.ask(&card(&json!({"plays": "EO HO H9"})));
    assert_eq!(answer["error"]["message"], json!("Platz 1 ist nicht an der Reihe."));
    german.end();
    let wrong =
        Command::new(env!("CARGO_BIN_EXE_stammtisch")).args(["suggest", "--bot", "herz"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("meister"));
}

#[test]
fn who_sees_all_cards_is_asked_nothing_where_one_hand_is_known() {
    for args in [["suggest", "--bot", "offen"], ["play", "--bots", "offen"]] {
        let refused = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
            .args(args)
            .args(["--lang", "en"])
            .output()
            .unwrap();
        assert_eq!(refused.status.code(), Some(2), "{args:?}");
        let told = String::from_utf8_lossy(&refused.stderr);
        assert!(told.contains("sees all cards, and plays in the arena alone"), "{args:?}: {told}");
    }
}
