//! Records of random games survive every format, replay to the same end, and audit clean.

use std::sync::Arc;

use crate::random::{Dice, random_game};
use schafkopf::{Action, BySeat, Game, RuleSet, Seat};
use schafkopf_record::{
    Finding, Language, Line, Record, Trick, audit, from_json, parse, parse_oneline, print, print_all,
    print_oneline, replay, to_json,
};

const GAMES: u64 = 10_000;

fn records() -> impl Iterator<Item = (Game, Record)> {
    let mut dice = Dice(2);
    (0..GAMES).map(move |_| {
        let game = random_game(&mut dice);
        let record = Record::of_game(&game);
        (game, decorated(record, &mut dice))
    })
}

/// The record with names, tags and comments here and there.
fn decorated(mut record: Record, dice: &mut Dice) -> Record {
    let names =
        ["Anna", "Jörg", "Huber Sepp", "Geber", "a; b", " ;x", "EA", "7", "Anna hat", "\"", "ß\u{a0}"];
    for seat in Seat::ALL {
        record.players[seat] = (dice.roll(2) == 0).then(|| dice.pick(&names).to_owned());
    }
    record.site = (dice.roll(4) == 0).then(|| "Gasthof \"Post\"; hinten\n".to_owned());
    record.event = (dice.roll(4) == 0).then(|| "Stammtisch".to_owned());
    record.pot = dice.roll(3) as u32;
    if dice.roll(3) == 0 {
        record.rules.as_mut().unwrap().hash = Some(schafkopf::Bytes32::new([7; 32]));
    }
    let lines = [
        Line::Head,
        Line::Site,
        Line::Dealer,
        Line::Hand(Seat::Two),
        Line::Bid(1),
        Line::Contract,
        Line::Trick(4),
        Line::Money,
        Line::End,
    ];
    for line in lines {
        if record.has_line(line) && dice.roll(3) == 0 {
            record.comments.put_above(line, "; erst schauen\n# dann spielen");
        }
        if record.has_line(line) && dice.roll(3) == 0 {
            record.comments.put_beside(line, "so; nicht anders");
        }
    }
    record
}

#[test]
fn ten_thousand_games_survive_the_text_in_both_languages() {
    for (_, record) in records() {
        for language in [Language::German, Language::English] {
            let text = print(&record, language);
            let read = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read.len(), 1);
            assert_eq!(read[0].record, record, "{text}");
        }
    }
}

#[test]
fn ten_thousand_games_survive_json() {
    for (_, record) in records() {
        let text = to_json(&record);
        assert_eq!(from_json(&text).unwrap_or_else(|error| panic!("{error}\n{text}")), [record]);
    }
}

#[test]
fn many_games_survive_in_one_file() {
    let all: Vec<Record> = records().map(|(_, record)| record).take(500).collect();
    let read: Vec<Record> =
        parse(&print_all(&all, Language::German)).unwrap().into_iter().map(|game| game.record).collect();
    assert_eq!(read, all);
    let lines: Vec<String> = all.iter().map(to_json).collect();
    assert_eq!(from_json(&lines.join("\n")).unwrap(), all);
}

#[test]
fn printing_what_was_read_is_a_normal_form() {
    for (_, record) in records().take(1000) {
        let normal = print(&record, Language::German);
        let english = print(&record, Language::English);
        let messy = normal.replace('\n', " \t\r\n").replace(": ", ":\u{a0} ");
        for text in [&normal, &english, &format!("\u{feff}{messy}")] {
            let read = parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(print(&read[0].record, Language::German), normal);
        }
    }
}

/// What an audit finds besides claims: the random players claim more than is due.
fn findings(record: &Record, rules: &Arc<RuleSet>) -> Vec<Finding> {
    let mut findings = audit(record, rules);
    findings.retain(|found| !matches!(found.at.line, Line::Claim(_)));
    findings
}

#[test]
fn replay_comes_to_the_same_end_and_the_audit_finds_nothing() {
    for (game, record) in records() {
        let rules = &game.setup().rules;
        let replayed = replay(&record, rules).unwrap_or_else(|error| panic!("{error}\n{record:?}"));
        // The doubling window and the claims close by themselves in a record.
        if game.ending().is_some() {
            assert_eq!(replayed.game.ending(), game.ending());
        }
        assert_eq!(replayed.game.plays(), game.plays());
        assert_eq!(replayed.game.bids(), game.bids());
        let plays = replayed.steps.iter().filter(|step| matches!(step.action, Action::Play(_))).count();
        assert_eq!(plays, game.plays().len());
        // The machine knows no pot: what the table noted is without it.
        let bare = Record { pot: 0, ..record };
        assert_eq!(findings(&bare, rules), [], "{}", print(&bare, Language::German));
    }
}

#[test]
fn games_without_hands_and_auction_are_told_by_their_cards() {
    for (game, record) in records().filter(|(game, _)| game.plays().len() == 32) {
        let bare = Record { hands: BySeat::default(), auction: Vec::new(), pot: 0, ..record };
        // Without the auction nobody knows who was forced, but the record says so.
        let replayed = replay(&bare, &game.setup().rules).unwrap();
        assert_eq!(replayed.game.deal(), game.deal());
        assert_eq!(findings(&bare, &game.setup().rules), []);
    }
}

#[test]
fn one_line_keeps_contract_and_cards() {
    for (game, record) in records().filter(|(game, _)| game.plays().len() == 32) {
        let Ok(line) = print_oneline(&record) else {
            assert!(game.contract().unwrap().called().is_some(), "only forced calls have no line");
            continue;
        };
        let read = parse_oneline(&line).unwrap().remove(0).record;
        let turned = |seat: Seat| Seat::ALL[record.dealer.next().distance_to(seat)];
        assert_eq!(read.contract(), game.contract());
        let plays: Vec<_> = record.plays().map(|(seat, card)| (turned(seat), card)).collect();
        assert_eq!(read.plays().collect::<Vec<_>>(), plays);
        assert_eq!(print_oneline(&read).as_deref(), Ok(line.as_str()));
    }
}

#[test]
fn wrong_records_survive_too() {
    let mut dice = Dice(3);
    for (_, mut record) in records().take(2000) {
        for trick in &mut record.tricks {
            if dice.roll(3) == 0 {
                trick.plays.truncate(dice.roll(5));
            }
            if dice.roll(3) == 0 {
                let all = [Seat::One, Seat::Two, Seat::Three, Seat::Four];
                trick.plays.extend((0..dice.roll(4)).map(|_| (dice.pick(&all), "EA".parse().unwrap())));
            }
            trick.winner = (dice.roll(2) == 0).then(|| dice.pick(&Seat::ALL));
            trick.points = (dice.roll(2) == 0).then(|| dice.roll(256) as u8);
        }
        if dice.roll(4) == 0 && record.tricks.len() < 8 {
            record.tricks.push(Trick::default());
        }
        record.hands[Seat::One] = (dice.roll(2) == 0).then(|| "EA EZ".parse().unwrap());
        record.hands[Seat::Two] = (dice.roll(2) == 0).then(Default::default);
        let record = keep_possible_comments(record);
        let text = print(&record, Language::English);
        assert_eq!(
            parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))[0].record,
            record,
            "{text}"
        );
        assert_eq!(from_json(&to_json(&record)).unwrap(), [record]);
    }
}

fn keep_possible_comments(mut record: Record) -> Record {
    let old = std::mem::take(&mut record.comments);
    for (line, beside, text) in old.iter() {
        match (record.has_line(line), beside) {
            (true, true) => record.comments.put_beside(line, text),
            (true, false) => record.comments.put_above(line, text),
            (false, _) => {}
        }
    }
    record
}
