//! The worked cases of the variants (V) through `judge`: as people's own rule sets in files, asked line by line.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Stdio};

use schafkopf::{BySeat, Card, CardSet, Contract, Goal, Play, RuleSet, Seat, Suit, parse_cards};
use serde::Deserialize;
use serde_json::{Value, json};

/// What `data/variants.toml` of the rules says, as far as `judge` is asked.
#[derive(Deserialize)]
struct Data {
    base: String,
    plays: BTreeMap<String, String>,
    case: Vec<Case>,
}

#[derive(Debug, Deserialize)]
struct Case {
    number: u32,
    #[serde(default)]
    rules: String,
    plays: Option<String>,
    contract: String,
    #[serde(default)]
    knocks: Vec<u8>,
    #[serde(default)]
    doubles: Vec<u8>,
    #[serde(default)]
    thrown_in: u32,
    #[serde(default)]
    pot: i64,
    points: Option<u8>,
    tricks: Option<u8>,
    runners: Option<u8>,
    won: Option<bool>,
    schneider: Option<bool>,
    each: Option<[u8; 4]>,
    units: Option<[i64; 4]>,
}

impl Case {
    /// The rule set of the case in a file's words.
    fn file(&self, data: &Data, index: usize) -> String {
        let price = if self.rules.contains("money.rufspiel") { "" } else { "money.rufspiel = 2" };
        let bettel = if self.rules.contains("bettel.") { "[\"bettel\"]," } else { "" };
        let base = data.base.replace("BETTEL", bettel).replace("\"fall\"", &format!("\"fall-{index}\""));
        format!("{base}\n{price}\n{}\n", self.rules)
    }

    /// The request, and what its answer is to be.
    fn asked(&self, data: &Data, index: usize) -> (Value, Value) {
        let rules = RuleSet::parse(&self.file(data, index)).expect("the rules of a case");
        let plays =
            parse_cards(&data.plays[self.plays.as_ref().expect("as the data has it")].replace('|', " "))
                .expect("as the data has it");
        let words: Vec<&str> = self.contract.split_whitespace().collect();
        let declarer: u8 = words[0].parse().expect("as the data has it");
        let contract = contract(&words[1..], &rules);
        let leader = rules.leader(contract, Seat::new(declarer).expect("as the data has it"), Seat::Four);
        let mut hands =
            hands_of(&plays, Play::with_hands(rules.manner(contract), nobody(), contract, leader));
        let cards: Vec<String> = plays.iter().map(Card::to_string).collect();
        let mut request = json!({
            "id": index.to_string(), "rules": format!("fall-{index}"), "dealer": 4, "contract": contract.kind().plain().name(),
            "plays": cards.join(" "), "doubles": self.doubles, "knocks": self.knocks,
        });
        if contract != Contract::Ramsch {
            request["declarer"] = json!(declarer);
        }
        if let Some(called) = contract.called() {
            request["suit"] = json!(called.card().suit());
        } else if let Some(suit) = contract.suit() {
            request["suit"] = json!(suit);
        }
        if contract.kind().is_tout() {
            request["tout"] = json!(true);
        }
        if self.contract.ends_with("forced") {
            request["forced"] = json!(true);
        }
        if contract == Contract::Hochzeit {
            let (offerer, card, back) =
                (words[2].parse::<u8>().expect("as the data has it"), words[3], words[4]);
            let (taker, given) = (
                Seat::new(declarer).expect("as the data has it"),
                Seat::new(offerer).expect("as the data has it"),
            );
            let (card_is, back_is): (Card, Card) =
                (card.parse().expect("as the data has it"), back.parse().expect("as the data has it"));
            for (from, to, moved) in [(taker, given, card_is), (given, taker, back_is)] {
                hands[from].remove(moved);
                hands[to].insert(moved);
            }
            request["exchange"] = json!({"offerer": offerer, "card": card, "back": back});
        }
        if self.thrown_in > 0 {
            request["next"] = json!(1_u32 << self.thrown_in.min(u32::from(rules.all_pass.double_next)));
        }
        request["hands"] = json!(Seat::ALL.map(|seat| hands[seat].to_string()));
        (request, self.wanted(contract))
    }

    fn wanted(&self, contract: Contract) -> Value {
        let mut wanted = json!({"ok": true, "result": {}});
        let result = &mut wanted["result"];
        if contract == Contract::Ramsch {
            if let Some(each) = self.each {
                result["points"] = json!(each);
            }
        } else {
            for (key, told) in [("declarer_points", self.points), ("declarer_tricks", self.tricks)] {
                if let Some(told) = told {
                    result[key] = json!(told);
                }
            }
            if let Some(runners) = self.runners {
                result["runners"] = json!({"count": runners});
            }
            for (key, told) in [("won", self.won), ("schneider", self.schneider)] {
                if let Some(told) = told {
                    result[key] = json!(told);
                }
            }
        }
        if let Some(units) = self.units {
            wanted["units"] = json!(units);
        }
        wanted
    }
}

fn nobody() -> BySeat<CardSet> {
    BySeat::new([CardSet::EMPTY; 4])
}

fn contract(words: &[&str], rules: &RuleSet) -> Contract {
    let goal = Goal::from_flag(words.contains(&"tout"));
    let suit = || {
        Suit::from_letter(words[1].chars().next().expect("as the data has it")).expect("as the data has it")
    };
    match words[0] {
        "ramsch" => Contract::Ramsch,
        "hochzeit" => Contract::Hochzeit,
        "bettel" => Contract::Bettel { order: rules.bettel.expect("as the data has it").ranking() },
        "rufspiel" => {
            let card: Card = words[1].parse().expect("as the data has it");
            Contract::Rufspiel { called: schafkopf::CalledCard::from_card(card).expect("as the data has it") }
        }
        "geier" => Contract::Geier { goal },
        "farbgeier" => Contract::Farbgeier { trump: suit(), goal },
        "wenz" => Contract::Wenz { goal },
        "farbwenz" => Contract::Farbwenz { trump: suit(), goal },
        "solo" => Contract::Solo { trump: suit(), goal },
        "sie" => Contract::Sie,
        other => panic!("no contract `{other}`"),
    }
}

/// Who held which of the cards that were played.
fn hands_of(plays: &[Card], mut play: Play) -> BySeat<CardSet> {
    let mut hands = nobody();
    for &card in plays {
        hands[play.turn()].insert(card);
        play.follow(card);
    }
    hands
}

/// Whether everything that is wanted is so.
fn agrees(wanted: &Value, found: &Value) -> bool {
    match (wanted, found) {
        (Value::Object(wanted), Value::Object(found)) => {
            wanted.iter().all(|(key, value)| found.get(key).is_some_and(|other| agrees(value, other)))
        }
        _ => wanted == found,
    }
}

#[test]
fn v_0_2_judge_agrees_with_the_worked_cases() {
    let data: Data =
        toml::from_str(include_str!("../../schafkopf/tests/data/variants.toml")).expect("as the data has it");
    // The pot is not its business, and a hand of some sort is none.
    let cases: Vec<(usize, &Case)> =
        data.case.iter().enumerate().filter(|(_, case)| case.plays.is_some() && case.pot == 0).collect();
    assert!(cases.len() > 60, "{} cases", cases.len());
    let folder = tempfile::tempdir().expect("as the data has it");
    let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    command.arg("judge");
    for &(index, case) in &cases {
        let file = folder.path().join(format!("{index}.toml"));
        std::fs::write(&file, case.file(&data, index)).expect("as the data has it");
        command.arg("--rules-file").arg(file);
    }
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("as the data has it");
    let asked: Vec<(Value, Value)> = cases.iter().map(|(index, case)| case.asked(&data, *index)).collect();
    let lines: Vec<String> = asked.iter().map(|(request, _)| format!("{request}\n")).collect();
    child
        .stdin
        .take()
        .expect("as the data has it")
        .write_all(lines.concat().as_bytes())
        .expect("as the data has it");
    let output = child.wait_with_output().expect("as the data has it");
    let answers = String::from_utf8(output.stdout).expect("as the data has it");
    assert_eq!(answers.lines().count(), cases.len());
    for ((line, (request, wanted)), (_, case)) in answers.lines().zip(&asked).zip(&cases) {
        let answer: Value = serde_json::from_str(line).expect("as the data has it");
        assert!(agrees(wanted, &answer), "case {}\n{request}\n{wanted}\n{answer}", case.number);
    }
}
