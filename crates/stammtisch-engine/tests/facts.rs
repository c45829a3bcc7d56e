//! What the page knows of the game, so that it needs no rule of its own: facts of the core, written down for it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use schafkopf::rules::builtin;
use schafkopf::{
    BettelOrder, Card, CardSet, Contract, ContractKind, Deck, Goal, Lineup, Lords, Order, Rank, RuleSet,
    Suit, Terms,
};
use stammtisch_http::typescript::hold;

const HEAD: &str = "\
// What the page knows of the game, all of it told by the core: it has no rule of its own.
// Generated from crates/schafkopf: UPDATE_DOCS=1 cargo test -p stammtisch-engine --test facts

import type { ContractKind, Suit } from './types.ts';
";

/// Cards in a row.
fn row(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// The name under which the page finds the order of a contract; nothing where there is none yet.
fn name(contract: Contract) -> String {
    let plain = contract.kind().plain();
    match contract {
        Contract::Farbwenz { trump, .. }
        | Contract::Farbgeier { trump, .. }
        | Contract::Solo { trump, .. } => {
            format!("{plain}:{trump}")
        }
        Contract::Bettel { order } => format!("{plain}:{}", order_name(order)),
        Contract::Rufspiel { .. }
        | Contract::Wenz { .. }
        | Contract::Geier { .. }
        | Contract::Sie
        | Contract::Hochzeit
        | Contract::Ramsch => plain.to_string(),
    }
}

fn order_name(order: BettelOrder) -> &'static str {
    match order {
        BettelOrder::Natural => "natural",
        BettelOrder::TenHigh => "ten_high",
        BettelOrder::Herz => "herz",
    }
}

/// The end of the message that names the trumps.
fn trump_words(order: Order, suit: Option<Suit>) -> &'static str {
    let lords = [Lords::ObersAndUnters, Lords::Obers, Lords::Unters, Lords::Nothing]
        .into_iter()
        .find(|&lords| order.trumps() == Order::new(lords, suit).trumps());
    match (lords.expect("every order has its lords"), suit) {
        (Lords::ObersAndUnters, _) => "solo",
        (Lords::Unters, Some(_)) => "farbwenz",
        (Lords::Unters, None) => "wenz",
        (Lords::Obers, Some(_)) => "farbgeier",
        (Lords::Obers, None) => "geier",
        (Lords::Nothing, _) => "none",
    }
}

/// All cards as a player sorts them: the trumps, then each suit with what of it is no trump.
fn groups(order: Order) -> String {
    let sides = Suit::ALL.into_iter().map(|suit| row(order.sorted(order.side_suit(suit))));
    let trumps = row(order.sorted(order.trumps()));
    std::iter::once(trumps).chain(sides.filter(|side| !side.is_empty())).collect::<Vec<_>>().join("|")
}

/// The orders that differ, each with its trumps, and which of them a contract has.
fn orders(text: &mut String) {
    let mut known: Vec<(Order, String)> = Vec::new();
    let mut of: BTreeMap<String, usize> = BTreeMap::new();
    let mut place = |order: Order, suit: Option<Suit>| {
        known.iter().position(|(other, _)| *other == order).unwrap_or_else(|| {
            let suit_letter = suit.map_or_else(|| "null".to_owned(), |suit| format!("'{suit}'"));
            let (words, cards) = (trump_words(order, suit), groups(order));
            known.push((order, format!("{{ trumps: '{words}', suit: {suit_letter}, cards: '{cards}' }}")));
            known.len() - 1
        })
    };
    of.insert(String::new(), place(Order::solo(Suit::Herz), Some(Suit::Herz)));
    for contract in Contract::ALL {
        let at = place(contract.order(), contract.trump_suit());
        let before = of.insert(name(contract), at);
        assert!(
            before.is_none_or(|before| before == at),
            "one order for all that have one name: {contract:?}"
        );
    }
    text.push_str("\n/** The orders of the cards: the trumps from the highest down, then the suits, each from its highest down. */\n");
    text.push_str(
        "export const ORDERS: readonly { trumps: string; suit: Suit | null; cards: string }[] = [\n",
    );
    for (_, line) in &known {
        let _ = writeln!(text, "  {line},");
    }
    text.push_str("];\n\n/** Which of them a contract has, by its name and what is named with it; before there is one, that of nothing. */\n");
    text.push_str("export const ORDER_OF: Readonly<Record<string, number>> = {\n");
    for (name, at) in of {
        let _ = writeln!(text, "  '{name}': {at},");
    }
    text.push_str("};\n");
}

fn kinds(text: &mut String) {
    text.push_str("\n/** What sets the kinds of contracts apart. */\n");
    text.push_str("export const KINDS = {\n");
    for kind in ContractKind::ALL {
        let row = kind.row();
        let tout = kind.tout().map_or_else(|| "null".to_owned(), |tout| format!("'{tout}'"));
        let _ = writeln!(
            text,
            "  {kind}: {{ plain: '{}', tout: {tout}, isTout: {}, isAlone: {}, withPartner: {}, clause: '{}', price: '{}' }},",
            kind.plain(),
            kind.is_tout(),
            kind.is_solo_kind(),
            matches!(row.lineup, Lineup::CalledPartner | Lineup::Married),
            row.trump_clause,
            row.price_clause,
        );
    }
    text.push_str("} as const satisfies Record<ContractKind, object>;\n");
}

/// Fields of a rule set for which the pack is the limit (C 1, C 13).
const LIMITED: [(&str, &str); 8] = [
    ("deal", "cut_least"),
    ("call", "run_away"),
    ("call", "free_in_last"),
    ("money.runners_from", "rufspiel"),
    ("money.runners_from", "solo"),
    ("money.runners_from", "farbwenz"),
    ("money.runners_from", "farbgeier"),
    ("money", "runners_most"),
];

/// A built-in set that plays with the pack.
const fn set_of(deck: Deck) -> &'static str {
    match deck {
        Deck::Long => "schule",
        Deck::Short => "kurz",
    }
}

/// The most that the core takes for a field in a set of the pack.
fn most(deck: Deck, (section, key): (&str, &str)) -> u32 {
    let parent = set_of(deck);
    let taken = |value: &u32| {
        let text = format!(
            "id = \"own\"\nversion = 1\nextends = \"{parent}\"\n[name]\nde = \"A\"\nen = \"A\"\n[{section}]\n{key} = {value}\n"
        );
        RuleSet::parse(&text).is_ok()
    };
    (0..=64).rev().find(taken).expect("the core takes something")
}

/// What is usual in a set that plays with the pack.
fn packets(deck: Deck) -> String {
    let set: &RuleSet = &builtin(set_of(deck)).expect("it is built in");
    assert_eq!(set.deck(), deck);
    let packets: Vec<String> = set.deal.packets.iter().map(ToString::to_string).collect();
    packets.join(", ")
}

fn packs(text: &mut String) {
    text.push_str("\n/** The two packs: the cards of a new one by their numbers in the fair deal, and the most that a field of a rule set may say with it. */\n");
    text.push_str("export const PACKS = {\n");
    for (name, deck) in [("long", Deck::Long), ("short", Deck::Short)] {
        let cards = row(Card::all().filter(|&card| deck.cards().contains(card)));
        let most: Vec<String> = LIMITED
            .into_iter()
            .map(|field| format!("'{}.{}': {}", field.0, field.1, most(deck, field)))
            .collect();
        let _ = writeln!(
            text,
            "  {name}: {{\n    cards: '{cards}',\n    size: {},\n    hand: {},\n    packets: [{}],\n    most: {{ {} }},\n  }},",
            deck.size(),
            deck.hand(),
            packets(deck),
            most.join(", "),
        );
    }
    text.push_str("} as const;\n");
}

fn points(text: &mut String) {
    text.push_str("\n/** The card points by the letter of the rank. */\n");
    text.push_str("export const POINTS: Readonly<Record<string, number>> = {\n");
    for rank in Rank::ALL {
        let _ = writeln!(text, "  '{}': {},", rank.letter(), rank.points());
    }
    let terms = Terms::usual(Goal::Majority);
    text.push_str("};\n\n/** All card points, with how many the declarers win, and from where on somebody is Schneider. */\n");
    let _ = writeln!(
        text,
        "export const COUNT = {{ all: {}, wins: {}, schneider: {}, ownSchneider: {} }} as const;",
        CardSet::ALL.points(),
        terms.majority,
        terms.schneider,
        terms.own_schneider,
    );
}

/// The whole ladder, from low to high: that of the set which has all games.
fn ladder(text: &mut String) {
    let set = builtin("alles").expect("it is built in");
    let rungs: Vec<String> = set.auction.ladder.iter().flatten().map(|entry| format!("'{entry}'")).collect();
    text.push_str("\n/** All that can be played in an auction, in the usual order from low to high. */\n");
    let _ = writeln!(text, "export const LADDER: readonly string[] = [{}];", rungs.join(", "));
}

fn facts() -> String {
    let mut text = HEAD.to_owned();
    packs(&mut text);
    points(&mut text);
    orders(&mut text);
    kinds(&mut text);
    ladder(&mut text);
    text
}

#[test]
fn the_facts_of_the_page_are_those_of_the_core() {
    hold(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/game.ts"), &facts());
}

/// What is written for a contract, as the page reads it: the groups of its cards.
fn written(contract: Contract) -> Vec<Vec<Card>> {
    let text = facts();
    let field = |line: &str, before: &str, end: char| {
        line.split_once(before).map(|(_, rest)| rest.split(end).next().unwrap_or_default().to_owned())
    };
    let key = format!("  '{}': ", name(contract));
    let at: usize = text
        .lines()
        .find_map(|line| line.strip_prefix(&key))
        .expect("it is named")
        .trim_end_matches(',')
        .parse()
        .expect("it is a place");
    let orders = text.lines().filter(|line| line.starts_with("  { trumps:"));
    let cards =
        orders.filter_map(|line| field(line, "cards: '", '\'')).nth(at).expect("there is such an order");
    cards.split('|').map(|group| schafkopf::parse_cards(group).expect("cards")).collect()
}

#[test]
fn a_page_that_looks_up_a_card_finds_what_the_core_decides() {
    for contract in Contract::ALL {
        let (order, groups) = (contract.order(), written(contract));
        let flat: Vec<Card> = groups.iter().flatten().copied().collect();
        assert_eq!(flat, order.sorted(CardSet::ALL).collect::<Vec<_>>(), "{contract:?}: sorted");
        for led in Card::all() {
            let group =
                groups.iter().position(|group| group.contains(&led)).expect("every card is in a group");
            assert_eq!(group == 0, order.is_trump(led), "{contract:?} {led}: trump");
            let like: CardSet = groups[group].iter().copied().collect();
            assert_eq!(like, order.followers(led), "{contract:?} {led}: what follows it");
            // Among what follows it, who stands further in front takes the trick.
            let best = groups[group].iter().position(|&card| card == led).expect("it is there");
            for card in order.followers(led).iter().filter(|&card| card != led) {
                let wins = order.winner([led, card].into_iter().collect(), led) == card;
                let place = groups[group].iter().position(|&other| other == card).expect("it is there");
                assert_eq!(wins, place < best, "{contract:?} {led} {card}");
            }
        }
    }
}
