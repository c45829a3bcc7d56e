//! Answers about the game that need no table.

use std::sync::Arc;

use schafkopf::fair_deal::Proof;
use schafkopf::{Bill, Card, CardSet, Order, RuleSet, Suit, rules as built_in};
use schafkopf_line::RuleSets;
use schafkopf_record::{Language, Record, RulesRef};
use serde_json::Value;
use stammtisch_wire::Contract;
use stammtisch_wire::table::RuleSetName;

use crate::trouble::Trouble;
use crate::wire::{Answer, ReplayStep, RulesWanted, SuitOrder};

/// The most cards that a list of them can have.
const MOST_CARDS: usize = 32;

/// The order of the cards under a contract; before there is one, as in a Rufspiel.
fn order_of(contract: Option<Contract>) -> Order {
    contract.map_or(Order::solo(Suit::Herz), |contract| schafkopf::Contract::from(contract).order())
}

/// What is trump, and how the other cards rank.
pub(crate) fn order(contract: Option<Contract>) -> Answer {
    let order = order_of(contract);
    let ranked = |cards: CardSet| order.sorted(cards).collect::<Vec<_>>().into();
    let suits = Suit::ALL.into_iter().map(|suit| (suit, order.side_suit(suit)));
    Answer::Order {
        trumps: ranked(order.trumps()),
        suits: suits
            .filter(|(_, cards)| !cards.is_empty())
            .map(|(suit, cards)| SuitOrder { suit: suit.into(), cards: ranked(cards) })
            .collect(),
    }
}

/// A hand as a player sorts it.
pub(crate) fn sort(contract: Option<Contract>, hand: &str) -> Result<Answer, Trouble> {
    let cards: CardSet = cards(hand)?.into_iter().collect();
    Ok(Answer::Cards { cards: order_of(contract).sorted(cards).collect::<Vec<_>>().into() })
}

/// Who takes a trick, and why.
pub(crate) fn winner(contract: Option<Contract>, trick: &str) -> Result<Answer, Trouble> {
    let trick = cards(trick)?;
    let taking = order_of(contract).taking(&trick).filter(|_| trick.len() <= 4).ok_or(Trouble::Cards)?;
    Ok(Answer::Winner { place: taking.place, points: taking.points, why: taking.why.into() })
}

/// Cards of a list, none of them twice.
fn cards(text: &str) -> Result<Vec<Card>, Trouble> {
    let cards: Vec<Card> = text
        .split_whitespace()
        .take(MOST_CARDS + 1)
        .map(|word| word.parse().map_err(|_| Trouble::Cards))
        .collect::<Result<_, _>>()?;
    let set: CardSet = cards.iter().copied().collect();
    if set.len() as usize == cards.len() { Ok(cards) } else { Err(Trouble::Cards) }
}

/// The one record of a text, with its rules.
pub(crate) fn record(text: &str, sets: &RuleSets) -> Result<(Record, Arc<RuleSet>), Trouble> {
    let mut read = schafkopf_record::read(text).map_err(|error| Trouble::Record(Box::new(error)))?.games;
    let games = read.len();
    let record = read.pop().filter(|_| games == 1).ok_or(Trouble::NotOneGame(games))?.record;
    let name =
        record.rules.as_ref().map_or_else(|| record.fallback_rules(), |RulesRef { id, .. }| id.as_str());
    let rules =
        sets.get(name).cloned().ok_or_else(|| Trouble::UnknownRules(name.chars().take(40).collect()))?;
    Ok((record, rules))
}

/// What a recorded hand came to, with the lines of its settlement.
pub(crate) fn settle(text: &str, sets: &RuleSets) -> Result<Answer, Trouble> {
    let (record, rules) = record(text, sets)?;
    let game = schafkopf_record::replay(&record, &rules)?.game;
    Ok(Answer::Result {
        ending: game.ending().copied().map(Into::into),
        bill: Bill::of_game(&game).map(Into::into),
    })
}

/// A record played again, step by step.
pub(crate) fn replay(text: &str, sets: &RuleSets) -> Result<Answer, Trouble> {
    let (record, rules) = record(text, sets)?;
    let steps = schafkopf_record::replay(&record, &rules)?.steps;
    let step = |step: schafkopf_record::Step| ReplayStep {
        seat: step.seat.into(),
        action: step.action.into(),
        legal: step.legal.to_vec().into_iter().map(Into::into).collect(),
        events: step.events.into_iter().map(Into::into).collect(),
    };
    Ok(Answer::Replay {
        steps: steps.into_iter().map(step).collect(),
        text: schafkopf_record::print(&record, Language::German),
        json: schafkopf_record::to_json(&record),
    })
}

/// Whether a proof holds, and the hands that it proves.
pub(crate) fn verify(proof: Value) -> Result<Answer, Trouble> {
    let proof: Proof = serde_json::from_value(proof).map_err(|_| Trouble::Unreadable)?;
    let deal = proof.verify().map_err(|error| Trouble::Proof(Box::new(error)))?;
    Ok(Answer::Verified { hands: deal.hands().as_array().map(Into::into) })
}

/// A rule set, if it is one.
pub(crate) fn rules(wanted: &RulesWanted) -> Result<Answer, Trouble> {
    let set = rule_set(wanted)?;
    Ok(Answer::Rules { name: RuleSetName::new(&set, &set.hash()), canonical: set.canonical() })
}

/// The rule set that is wanted.
pub(crate) fn rule_set(wanted: &RulesWanted) -> Result<Arc<RuleSet>, Trouble> {
    match wanted {
        RulesWanted::Id(id) => {
            built_in::builtin(id).ok_or_else(|| Trouble::UnknownRules(id.chars().take(40).collect()))
        }
        RulesWanted::Toml(text) => {
            RuleSet::parse(text).map(Arc::new).map_err(|error| Trouble::RuleFile(Box::new(error)))
        }
    }
}
