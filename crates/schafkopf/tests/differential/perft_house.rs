//! Perft of the variants: every kind of the house, both packs, every way in which the called card binds (V 1–5, 13).

use schafkopf::{CalledCard, Card, Contract, Deal, Deck, Goal, Play, RuleSet, Seat, Suit};
use serde::Deserialize;

use crate::bridge;
use crate::house::game_of;
use crate::perft::fast_count;
use crate::reference::house::book::Book;
use crate::reference::house::table::{Declared, Table};

const DATA: &str = include_str!("../data/perft-house.toml");

/// The slow implementation follows a count as long as it is not above this.
const SLOW_LIMIT: u64 = 15_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    position: Vec<Position>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    name: String,
    /// The hands that are played, after an exchange where there was one.
    hands: [String; 4],
    dealer: u8,
    declarer: u8,
    contract: String,
    #[serde(default)]
    suit: Option<char>,
    #[serde(default)]
    called: Option<String>,
    /// The set that is changed; `alles` where none is named.
    #[serde(default)]
    base: Option<String>,
    #[serde(default)]
    rules: String,
    /// From one card on; each further one is a card deeper.
    counts: Vec<u64>,
}

impl Position {
    fn set(&self) -> RuleSet {
        let base = self.base.as_deref().unwrap_or("alles");
        let text = format!("extends = \"{base}\"\nid = \"perft\"\n{}", self.rules);
        RuleSet::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }

    fn contract(&self, rules: &RuleSet) -> Contract {
        let goal = Goal::from_flag(self.contract.ends_with("tout"));
        let trump = || Suit::from_letter(self.suit.unwrap()).unwrap();
        match self.contract.trim_end_matches("_tout") {
            "rufspiel" => {
                let card: Card = self.called.as_ref().unwrap().parse().unwrap();
                Contract::Rufspiel { called: CalledCard::from_card(card).unwrap() }
            }
            "geier" => Contract::Geier { goal },
            "farbgeier" => Contract::Farbgeier { trump: trump(), goal },
            "wenz" => Contract::Wenz { goal },
            "farbwenz" => Contract::Farbwenz { trump: trump(), goal },
            "solo" => Contract::Solo { trump: trump(), goal },
            "bettel" => Contract::Bettel { order: rules.bettel.unwrap().ranking() },
            "hochzeit" => Contract::Hochzeit,
            "ramsch" => Contract::Ramsch,
            other => panic!("no contract {other}"),
        }
    }

    fn fast(&self) -> Play {
        let rules = self.set();
        let deal = Deal::parse_of(rules.deck(), &self.hands).unwrap();
        let (declarer, dealer) = (Seat::new(self.declarer).unwrap(), Seat::new(self.dealer).unwrap());
        Play::under(&rules, &deal, (declarer, self.contract(&rules)), dealer)
    }

    fn slow<'a>(&self, book: &'a Book) -> Table<'a> {
        let rules = self.set();
        let hands = bridge::hands(&Deal::parse_of(rules.deck(), &self.hands).unwrap());
        let game = game_of(self.contract(&rules));
        let declarer = (game.kind != "ramsch").then(|| usize::from(self.declarer) - 1);
        // Who offered makes no difference to the cards.
        let declared = Declared { game, declarer, offerer: None };
        Table::new(book, declared, hands, usize::from(self.dealer) % 4)
    }

    fn depths(&self) -> impl Iterator<Item = (u32, u64)> {
        (1..).zip(self.counts.iter().copied())
    }
}

fn slow_count(table: &Table<'_>, depth: u32) -> u64 {
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
fn v_1_to_v_5_and_v_13_perft_of_the_fast_state_comes_to_the_file() {
    for position in data() {
        for (depth, count) in position.depths() {
            assert_eq!(fast_count(&position.fast(), depth), count, "{} at depth {depth}", position.name);
        }
    }
}

#[test]
fn v_1_to_v_5_and_v_13_perft_of_the_reference_comes_to_the_file() {
    for position in data() {
        let book = Book::read(&position.set().canonical());
        let reached = position.depths().filter(|&(_, count)| count <= SLOW_LIMIT);
        let mut checked = 0;
        for (depth, count) in reached {
            let found = slow_count(&position.slow(&book), depth);
            assert_eq!(found, count, "{} at depth {depth}", position.name);
            checked += 1;
        }
        assert!(checked > 0, "{} has no count that the reference can follow", position.name);
    }
}

#[test]
fn perft_covers_every_kind_of_the_house_and_both_packs() {
    let positions = data();
    let both = ["rufspiel", "geier", "farbgeier", "bettel", "hochzeit", "ramsch"];
    let short = ["wenz", "farbwenz", "solo", "solo_tout"];
    let is_there = |kind: &str, deck: Deck| {
        positions.iter().any(|position| position.contract == kind && position.set().deck() == deck)
    };
    assert!(both.into_iter().all(|kind| is_there(kind, Deck::Long)));
    assert!(both.into_iter().chain(short).all(|kind| is_there(kind, Deck::Short)));
}
