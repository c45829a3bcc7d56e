//! A file of positions with what must and what must not be said.

use std::collections::BTreeMap;

use schafkopf::{CallSuit, CalledCard, Contract, Goal, Seat, Side, Suit};
use schafkopf_bots::Dice;
use schafkopf_bots::review::{Claim, Kind, Mark};

use crate::checker::{Position, Worlds};
use crate::known;

const FILE: &str = include_str!("positions.txt");

/// A deal of the file: who plays what, and the four hands.
struct Deal {
    declared: (Seat, Contract),
    hands: [&'static str; 4],
}

fn seat(word: &str) -> Seat {
    Seat::new(word.parse().unwrap()).unwrap()
}

/// `A: 1 rufspiel G: hands`.
fn deal(line: &'static str) -> (&'static str, Deal) {
    let parts: Vec<&str> = line.split(':').map(str::trim).collect();
    let words: Vec<&str> = parts[1].split_whitespace().collect();
    let suit = words[2].chars().next().and_then(Suit::from_letter);
    let goal = Goal::Majority;
    let contract = match (words[1], suit) {
        ("rufspiel", Some(suit)) => {
            Contract::Rufspiel { called: CalledCard::ace(CallSuit::from_suit(suit).unwrap()) }
        }
        ("solo", Some(trump)) => Contract::Solo { trump, goal },
        ("wenz", None) => Contract::Wenz { goal },
        (other, _) => panic!("{other}"),
    };
    let hands: Vec<&str> = parts[2].split('/').map(str::trim).collect();
    (parts[0], Deal { declared: (seat(words[0]), contract), hands: hands.try_into().unwrap() })
}

fn kind(word: &str) -> Kind {
    match word {
        "trump" => Kind::Trump,
        "eichel" => Kind::Eichel,
        "gras" => Kind::Gras,
        "herz" => Kind::Herz,
        "schellen" => Kind::Schellen,
        other => panic!("{other}"),
    }
}

fn lacks(words: &[&str]) -> Claim {
    let side = if words[0] == "declarer" { Side::Declarer } else { Side::Defenders };
    let mark = match words[1] {
        "out_of_schneider" => Mark::OutOfSchneider,
        "win" => Mark::Win,
        "schneider" => Mark::Schneider,
        other => panic!("{other}"),
    };
    Claim::Lacks { side, mark, points: words[2].parse().unwrap() }
}

/// A claim by its name and what is in it, as the interfaces name it.
fn claim(text: &str) -> Claim {
    let words: Vec<&str> = text.split_whitespace().collect();
    let card = || words[1].parse().unwrap();
    match words[0] {
        "outside" => Claim::Outside { kind: kind(words[1]), count: words[2].parse().unwrap() },
        "holds" => Claim::Holds { kind: kind(words[1]), count: words[2].parse().unwrap() },
        "lords" => Claim::Lords { count: words[1].parse().unwrap() },
        "aces" => Claim::Aces { count: words[1].parse().unwrap() },
        "over" => Claim::Over { card: card(), count: words[2].parse().unwrap() },
        "can_take_in" => Claim::CanTakeIn { card: card(), tenths: words[2].parse().unwrap() },
        "void" => Claim::Void { seat: seat(words[1]), kind: kind(words[2]) },
        "called_with" => Claim::CalledWith { seat: seat(words[1]) },
        "lies_with" => Claim::LiesWith { seat: seat(words[1]) },
        "lying" => Claim::Lying { points: words[1].parse().unwrap() },
        "ahead" => Claim::Ahead { card: card() },
        "takes" => Claim::Takes { card: card(), seat: seat(words[2]) },
        "leads_next" => Claim::LeadsNext { card: card(), seat: seat(words[2]) },
        "ours" => Claim::Ours { card: card() },
        "theirs" => Claim::Theirs { card: card() },
        "smear" => Claim::Smear { card: card() },
        "high" => Claim::High { card: card() },
        "entry" => Claim::Entry { card: card() },
        "spatz" => Claim::Spatz { card: card() },
        "last_of_suit" => Claim::LastOfSuit { card: card() },
        "search" => Claim::Search { card: card() },
        "cheapest" => Claim::Cheapest { card: card() },
        "lacks" => lacks(&words[1..]),
        "declarer_after" => Claim::DeclarerAfter { steps: words[1].parse().unwrap() },
        other => panic!("{other}"),
    }
}

#[test]
fn what_must_be_said_is_and_what_must_not_is_not() {
    let lines = || FILE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let deals: BTreeMap<&str, Deal> =
        lines().filter_map(|line| line.strip_prefix("deal ")).map(deal).collect();
    let positions: Vec<&str> = lines().filter(|line| !line.starts_with("deal ")).collect();
    assert!(positions.len() >= 60);
    for line in positions {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let Deal { declared, hands } = &deals[parts[0]];
        let position = Position::after(*hands, *declared, parts[1].trim_start_matches('-'));
        assert_eq!(position.seat(), seat(parts[2]), "{line}");
        let known = known(&position.game);
        let worlds = Worlds::of(&position, &mut Dice::new(1));
        for said in parts[3].split(',').map(str::trim) {
            assert!(claim(said).holds(&known), "must be said: {said}, of {line}");
            assert!(worlds.all(claim(said)), "is not true: {said}, of {line}");
        }
        for said in parts[4].split(',').map(str::trim) {
            assert!(!claim(said).holds(&known), "must not be said: {said}, of {line}");
            assert!(!worlds.all(claim(said)), "would not be found out: {said}, of {line}");
        }
    }
}
