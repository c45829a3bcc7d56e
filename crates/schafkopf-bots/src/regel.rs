//! `regel`: rules of thumb that a club player would recognise.

mod bidding;
mod cards;
mod claiming;
mod doubling;
mod house;
mod knowledge;
mod misere;
mod odds;
mod ranking;
mod reason;
mod strength;
mod weights;

use schafkopf::{Action, Actions, Bid, Card, CardSet, Courting, DoubleChoices, Doubling, RuleSet, SeatView};

use self::knowledge::Knowledge;
use crate::player::{Player, Thinking};

pub(crate) use bidding::{Promise, Wishes};
pub(crate) use doubling::{defence_margin, retour_margin};
pub(crate) use knowledge::Seen;
pub(crate) use misere::{Shunning, is_shunned};

pub use claiming::due_claim;
pub use reason::Reason;

/// A player who goes by rules of thumb: counts his hand before he bids, draws trumps as declarer, searches the partner as
/// defender, remembers who is void, smears where the trick is safe and gives little where it is not.
///
/// It needs no chance: the same view leads to the same action.
#[derive(Debug, Clone, Copy, Default)]
pub struct Regel;

/// What `regel` would do, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Advice {
    /// What it would do.
    pub action: Action,
    /// The rule of thumb behind it.
    pub reason: Reason,
}

impl Regel {
    /// What `regel` would do in a seat that is asked to act; none where it is not asked.
    pub fn advise(view: &SeatView, rules: &RuleSet) -> Option<Advice> {
        let (action, reason) = match &view.memory.actions {
            Actions::Nothing => return None,
            Actions::Bid(choices) => {
                let (bid, reason) = bidding::bid(view, rules, *choices);
                (Action::Bid(house::word(*choices, bid).unwrap_or(bid)), reason)
            }
            Actions::Declare(open) => {
                let (contract, reason) = bidding::declare(view, rules, *open);
                (Action::Declare(contract), reason)
            }
            Actions::Double(choices) => {
                let (double, reason) = doubling::double(view, *choices);
                (Action::Double(double), reason)
            }
            Actions::Play(legal) => {
                let (card, reason) = choose(view, rules, *legal)?;
                (Action::Play(card), reason)
            }
            Actions::PlayOrStoss(legal) => {
                let double = doubling::double(view, DoubleChoices::Stoss);
                if let (Doubling::Stoss, reason) = double {
                    (Action::Double(Doubling::Stoss), reason)
                } else {
                    let (card, reason) = choose(view, rules, *legal)?;
                    (Action::Play(card), reason)
                }
            }
            Actions::MayStoss => match doubling::double(view, DoubleChoices::Stoss) {
                (Doubling::Stoss, reason) => (Action::Double(Doubling::Stoss), reason),
                _ => return None,
            },
            Actions::Knock => {
                let (knocks, reason) = house::knock(view);
                (Action::Knock(knocks), reason)
            }
            Actions::DeclareOrPutUp { contracts, put_up } => {
                match house::declare_or_put_up(view, rules, (*contracts, *put_up)) {
                    Ok((contract, reason)) => (Action::Declare(contract), reason),
                    Err(reason) => (Action::Hochzeit(Courting::PutUp), reason),
                }
            }
            Actions::Court { take } => {
                let (word, reason) = house::court(view, *take);
                (Action::Hochzeit(word), reason)
            }
            Actions::Give(open) => {
                let (card, reason) = house::give(view, *open);
                (Action::Hochzeit(Courting::Give(card)), reason)
            }
            Actions::Claim => (Action::Claim(due_claim(view, rules)), Reason::Due),
        };
        Some(Advice { action, reason })
    }
}

/// The card to play among the legal ones, with the rule of thumb behind it.
fn choose(view: &SeatView, rules: &RuleSet, legal: CardSet) -> Option<(Card, Reason)> {
    match Shunning::of(view, rules.deck().cards()) {
        Some(shunning) => Some(shunning.choose(legal)),
        None => Some(Knowledge::of(&Seen::of(view)?).choose(legal)),
    }
}

/// The card that `regel` plays among some of the legal ones, for who has a view of the table.
#[cfg(feature = "arena")]
pub(crate) fn card_among(view: &SeatView, rules: &RuleSet, some: CardSet) -> Option<Card> {
    choose(view, rules, some).map(|(card, _)| card)
}

/// The card that `regel` plays among the legal ones.
pub(crate) fn card(seen: &Seen<'_>, legal: CardSet) -> Card {
    Knowledge::of(seen).best(legal)
}

/// What `regel` thinks each of some cards is worth now, in card points; handed over one by one.
pub(crate) fn each_card(seen: &Seen<'_>, legal: CardSet, mut take: impl FnMut(Card, f32)) {
    for (card, value) in Knowledge::of(seen).values(legal) {
        take(card, value);
    }
}

impl Player for Regel {
    fn act(&mut self, view: &SeatView, thinking: &Thinking<'_>) -> Action {
        Regel::advise(view, thinking.rules).map_or(Action::Bid(Bid::Pass), |advice| advice.action)
    }
}
