//! Handwritten cases for the audit, in `tests/data/audit.toml`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use schafkopf::fair_deal::{Input, Proof, Sealed};
use schafkopf::rules::builtin;
use schafkopf::{BySeat, Pack, Seat, Seed};
use schafkopf_record::{
    Course, Fault, Finding, Language, Legal, Line, Record, audit, from_json, parse, print, to_json,
};

const CASES: &str = include_str!("../data/audit.toml");

/// The parts of a record, as text.
#[derive(Debug, Clone, Default)]
struct Parts {
    rules: String,
    head: String,
    hands: String,
    auction: String,
    contract: String,
    calls: String,
    tricks: Vec<String>,
    noted: String,
}

impl Parts {
    fn of(table: &toml::Table) -> Parts {
        let mut parts = Parts::default();
        parts.change(table);
        parts
    }

    /// Puts other parts in the place of some.
    fn change(&mut self, table: &toml::Table) {
        let slots = [
            ("rules", &mut self.rules),
            ("head", &mut self.head),
            ("hands", &mut self.hands),
            ("auction", &mut self.auction),
            ("contract", &mut self.contract),
            ("calls", &mut self.calls),
            ("noted", &mut self.noted),
        ];
        for (name, slot) in slots {
            if let Some(text) = table.get(name) {
                text.as_str().unwrap().clone_into(slot);
            }
        }
        if let Some(tricks) = table.get("tricks") {
            let tricks = tricks.as_array().unwrap().iter();
            self.tricks = tricks.map(|trick| trick.as_str().unwrap().to_owned()).collect();
        }
        for (number, trick) in table.get("trick").and_then(toml::Value::as_table).into_iter().flatten() {
            let index: usize = number.parse().unwrap();
            trick.as_str().unwrap().clone_into(&mut self.tricks[index - 1]);
        }
        for pair in table.get("swap").and_then(toml::Value::as_array).into_iter().flatten() {
            let (one, other) = pair.as_str().unwrap().split_once(' ').unwrap();
            for trick in &mut self.tricks {
                *trick = trick.replace(one, "?").replace(other, one).replace('?', other);
            }
        }
    }

    fn text(&self) -> String {
        let mut text = format!("Schafkopf 1\nRegeln: {}\n", self.rules);
        for part in [&self.head, &self.hands, &self.auction, &self.contract, &self.calls] {
            let _ = writeln!(text, "{part}");
        }
        for (index, trick) in self.tricks.iter().enumerate() {
            let _ = writeln!(text, "{}. {trick}", index + 1);
        }
        text + &self.noted
    }
}

/// A finding in short: place, code, seat, clause.
fn short(finding: &Finding) -> String {
    let place = match (finding.at.line, finding.at.card) {
        (Line::Trick(trick), Some(card)) => format!("{}/{}", trick + 1, card + 1),
        (Line::Trick(trick), None) => format!("trick {}", trick + 1),
        (Line::Bid(bid), _) => format!("bid {}", bid + 1),
        (Line::Call(call), _) => format!("call {}", call + 1),
        (Line::Claim(claim), _) => format!("claim {}", claim + 1),
        (Line::Hand(seat), _) => format!("hand {seat}"),
        (line, _) => format!("{line:?}").to_lowercase(),
    };
    let seat = finding.seat.map_or("-".to_owned(), |seat| seat.to_string());
    format!("{place} {} {seat} {}", finding.fault.code(), finding.clause)
}

/// Checks a case; what was found instead is told together for all.
fn check(name: &str, parts: &Parts, case: &toml::Table) -> Result<(), String> {
    let text = parts.text();
    let game = parse(&text).unwrap_or_else(|error| panic!("{name}: {error}\n{text}")).remove(0);
    let rules = builtin(&parts.rules).unwrap();
    let findings = audit(&game.record, &rules);
    let expected: Vec<&str> =
        case["expect"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    let found: Vec<String> = findings.iter().map(short).collect();
    if found != expected {
        return Err(format!("{name}\n{text}\n   found {found:?}\nexpected {expected:?}\n"));
    }
    assert!(
        findings.iter().all(|finding| game.lines.number(finding.at.line).is_some()),
        "{name}: lines are known"
    );

    let course = Course::of(&game.record, &rules);
    assert_eq!(course.findings, findings, "{name}: the course tells the same");
    if let Some(legal) = case.get("legal") {
        let Legal::Cards(cards) = findings[0].legal else { panic!("{name}: no cards are named") };
        assert_eq!(cards, legal.as_str().unwrap().parse().unwrap(), "{name}");
    }
    let rulings =
        findings.first().map_or_else(Vec::new, |finding| finding.decisions(&game.record, &course, &rules));
    if let Some(points) = case.get("points") {
        let ruled = rulings[0].ruling.points.map(|entry| format!("{:?}", entry.points().as_array()));
        assert_eq!(ruled.as_deref(), points.as_str(), "{name}");
    }
    if let Some(units) = case.get("units") {
        let ruled = rulings[0].ruling.units.map(|settlement| format!("{:?}", settlement.units().as_array()));
        assert_eq!(ruled.as_deref(), units.as_str(), "{name}");
    }
    Ok(())
}

/// A game that was dealt by the protocol, with its proof.
fn proved() -> Record {
    let rules = builtin("schule").unwrap();
    let seed = Seed::from_text("Stammtisch");
    let sealed = Sealed::new(Pack::shuffled(&mut seed.generator()), seed.salt());
    let reveal = sealed.open(Input::cuts([12]), Seat::Four, &rules.deal).unwrap();
    let proof = Proof::new(sealed.commitment(), &reveal);
    let deal = proof.verify().unwrap();
    let mut record = Record::new(Seat::Four);
    record.hands = BySeat::from_fn(|seat| Some(deal.hand(seat)));
    record.proof = Some(Box::new(proof));
    record
}

#[test]
fn s_2_2_4_the_proof_of_the_deal_must_hold_and_be_this_games() {
    let rules = builtin("schule").unwrap();
    let good = proved();
    assert_eq!(audit(&good, &rules), []);
    let text = print(&good, Language::German);
    assert_eq!(parse(&text).unwrap()[0].record, good);
    assert_eq!(from_json(&to_json(&good)).unwrap(), std::slice::from_ref(&good));

    let codes =
        |record: &Record| audit(record, &rules).iter().map(|found| found.fault.code()).collect::<Vec<_>>();
    let other_dealer = Record { dealer: Seat::One, ..good.clone() };
    assert_eq!(codes(&other_dealer), ["proof_fails"]);
    let mut other_hands = good.clone();
    other_hands.hands = BySeat::from_fn(|seat: Seat| good.hands[seat.next()]);
    assert_eq!(codes(&other_hands), ["proof_fails"]);
    let mut forged = good;
    forged.proof.as_mut().unwrap().pack.swap(0, 1);
    assert_eq!(codes(&forged), ["proof_fails"]);
}

#[test]
fn every_case_is_found_as_written() {
    let file: toml::Table = CASES.parse().unwrap();
    let games: BTreeMap<&str, Parts> = file["game"]
        .as_table()
        .unwrap()
        .iter()
        .map(|(id, game)| (id.as_str(), Parts::of(game.as_table().unwrap())))
        .collect();
    let cases = file["case"].as_array().unwrap();
    assert!(cases.len() >= 100, "{} cases", cases.len());
    let wrong = cases.iter().map(|case| case.as_table().unwrap()).filter_map(|case| {
        let mut parts = games[case["game"].as_str().unwrap()].clone();
        parts.change(case);
        check(case["name"].as_str().unwrap(), &parts, case).err()
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for code in Fault::CODES.iter().filter(|&&code| code != "proof_fails") {
        let expected = CASES.contains(&format!(" {code} "));
        assert!(expected, "no case for {code}");
    }
}
