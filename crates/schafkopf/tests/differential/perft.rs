//! Perft: in how many ways can the cards of a fixed position be played?
//!
//! `data/perft.toml` holds the counts; the fast state and the slow reference must both come to them.

use schafkopf::{CallRank, CalledCard, Card, Contract, Deal, Goal, Play, Seat, parse_cards};
use serde::Deserialize;

use crate::bridge;
use crate::reference::play::Table;

const DATA: &str = include_str!("../data/perft.toml");

/// The slow implementation follows a count as long as it is not above this.
const SLOW_LIMIT: u64 = 60_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    position: Vec<Position>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    name: String,
    hands: [String; 4],
    dealer: u8,
    declarer: u8,
    contract: String,
    #[serde(default)]
    suit: Option<char>,
    #[serde(default)]
    called: Option<String>,
    /// Cards played before the counting begins.
    #[serde(default)]
    plays: String,
    /// From which depth on the counts begin; each further one is a card deeper.
    depth: u32,
    counts: Vec<u64>,
}

impl Position {
    fn contract(&self) -> Contract {
        let goal = Goal::from_flag(self.contract.ends_with("tout"));
        let suit = || schafkopf::Suit::from_letter(self.suit.unwrap()).unwrap();
        match self.contract.as_str() {
            "rufspiel" => {
                let card: Card = self.called.as_ref().unwrap().parse().unwrap();
                Contract::Rufspiel { called: CalledCard::from_card(card).unwrap() }
            }
            "geier" | "geier_tout" => Contract::Geier { goal },
            "farbgeier" | "farbgeier_tout" => Contract::Farbgeier { trump: suit(), goal },
            "wenz" | "wenz_tout" => Contract::Wenz { goal },
            "farbwenz" | "farbwenz_tout" => Contract::Farbwenz { trump: suit(), goal },
            "solo" | "solo_tout" => Contract::Solo { trump: suit(), goal },
            other => panic!("no contract {other}"),
        }
    }

    fn plays(&self) -> Vec<Card> {
        parse_cards(&self.plays).unwrap()
    }

    fn fast(&self) -> Play {
        let deal = Deal::parse(&self.hands).unwrap();
        let forehand = Seat::new(self.dealer).unwrap().next();
        let mut play = Play::new(&deal, self.contract(), forehand);
        for card in self.plays() {
            assert_eq!(play.check(card), Ok(()), "{}", self.name);
            play.play(card);
        }
        play
    }

    fn slow(&self) -> Table {
        let hands = bridge::hands(&Deal::parse(&self.hands).unwrap());
        let contract = bridge::contract(self.contract());
        let (declarer, dealer) = (usize::from(self.declarer) - 1, usize::from(self.dealer) - 1);
        let mut table = Table::new(hands, contract, declarer, dealer);
        for card in self.plays() {
            table.play(bridge::card(card));
        }
        table
    }

    fn depths(&self) -> impl Iterator<Item = (u32, u64)> {
        (self.depth..).zip(self.counts.iter().copied())
    }
}

pub(crate) fn fast_count(play: &Play, depth: u32) -> u64 {
    if depth == 1 {
        return u64::from(play.legal().len());
    }
    let next = |card: Card| {
        let mut after = *play;
        after.play(card);
        fast_count(&after, depth - 1)
    };
    play.legal().iter().map(next).sum()
}

fn slow_count(table: &Table, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = |card| {
        let mut after = table.clone();
        after.play(card);
        slow_count(&after, depth - 1)
    };
    table.legal().into_iter().map(next).sum()
}

fn data() -> Vec<Position> {
    toml::from_str::<Data>(DATA).unwrap().position
}

#[test]
fn perft_of_the_fast_state_comes_to_the_file() {
    for position in data() {
        for (depth, count) in position.depths() {
            assert_eq!(fast_count(&position.fast(), depth), count, "{} at depth {depth}", position.name);
        }
    }
}

#[test]
fn perft_of_the_reference_comes_to_the_file() {
    for position in data() {
        let reached = position.depths().filter(|&(_, count)| count <= SLOW_LIMIT);
        let mut checked = 0;
        for (depth, count) in reached {
            assert_eq!(slow_count(&position.slow(), depth), count, "{} at depth {depth}", position.name);
            checked += 1;
        }
        assert!(checked > 0, "{} has no count that the reference can follow", position.name);
    }
}

#[test]
fn perft_covers_every_kind_of_contract_and_call() {
    let positions = data();
    assert!(positions.len() >= 12);
    for kind in ["rufspiel", "wenz", "wenz_tout", "farbwenz", "farbwenz_tout", "solo", "solo_tout"] {
        assert!(positions.iter().any(|position| position.contract == kind), "{kind}");
    }
    let called = |rank| {
        positions.iter().any(|p| matches!(p.contract(), Contract::Rufspiel { called } if called.rank == rank))
    };
    assert!([CallRank::Ace, CallRank::Ten, CallRank::King].into_iter().all(called));
}
