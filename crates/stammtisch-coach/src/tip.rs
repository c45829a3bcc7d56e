//! What the coach explains before a step. A sentence is said only where it fits the cards in hand and on the table.

use schafkopf::{Action, Actions, CalledCard, CardSet, Contract, Order, Rank, SeatView, Suit};
use stammtisch_text::{Arg, Texts};

use crate::lesson::Lesson;
use crate::why::{is_shunned, led};

/// What the coach explains about a situation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tip {
    /// Speak, or pass.
    Auction,
    /// Name the contract.
    Declare,
    /// Lead to a trick.
    Lead,
    /// Follow the suit that was led.
    Follow,
    /// Follow with a trump.
    FollowTrump,
    /// The called Ace must be played.
    Called,
    /// Any card may be played.
    Free,
    /// A trump is offered.
    Court,
    /// A card is given back for it.
    Give,
}

impl Tip {
    /// What there is to know; nothing before the last card, which plays itself.
    pub(crate) fn about(view: &SeatView) -> Option<Tip> {
        match view.memory.actions {
            Actions::Bid(_) => Some(Tip::Auction),
            Actions::Declare(_) | Actions::DeclareOrPutUp { .. } => Some(Tip::Declare),
            Actions::Play(_) | Actions::PlayOrStoss(_) if view.hand.len() == 1 => None,
            Actions::Play(legal) | Actions::PlayOrStoss(legal) => Some(Tip::about_play(view, legal)),
            Actions::Court { .. } => Some(Tip::Court),
            Actions::Give(_) => Some(Tip::Give),
            Actions::Nothing | Actions::Double(_) | Actions::MayStoss | Actions::Knock | Actions::Claim => {
                None
            }
        }
    }

    fn about_play(view: &SeatView, legal: CardSet) -> Tip {
        let Some((order, led)) = led(view) else { return Tip::Lead };
        let called = view.table.contract.and_then(Contract::called).map(CalledCard::card);
        if called.is_some_and(|called| legal == CardSet::only(called)) {
            return Tip::Called;
        }
        let follows = (legal & !order.followers(led)).is_empty();
        match (follows, order.is_trump(led)) {
            (true, true) => Tip::FollowTrump,
            (true, false) => Tip::Follow,
            (false, _) => Tip::Free,
        }
    }

    /// The sentences, one after the other.
    pub(crate) fn words(self, lesson: &Lesson, view: &SeatView, texts: &Texts) -> String {
        let trumps = view.hand & Order::solo(Suit::Herz).trumps();
        let led = led(view).map_or_else(String::new, |(_, card)| texts.suit(card.suit()));
        let args = [("suit", Arg::from(led)), ("trumps", Arg::from(i64::from(trumps.len())))];
        let own = format!("learn-{}-auction", lesson.id);
        let keys = match self {
            Tip::Auction => vec![own.as_str()],
            Tip::Declare => declare(lesson, view),
            Tip::Lead if is_shunned(view) => vec!["learn-tip-lead-shunned"],
            Tip::Lead => vec!["learn-tip-lead"],
            Tip::Follow if is_shunned(view) => vec!["learn-tip-follow-shunned"],
            Tip::Follow => vec!["learn-tip-follow"],
            Tip::FollowTrump => follow_trump(view),
            Tip::Called => vec!["learn-tip-called"],
            Tip::Free => free(view),
            Tip::Court => vec!["learn-tip-court"],
            Tip::Give => vec!["learn-tip-give"],
        };
        let sentences: Vec<_> = keys.into_iter().map(|key| texts.format(key, &args)).collect();
        sentences.join(" ")
    }
}

/// Of a call only where one may be made, and where the lesson is not about another game.
fn declare(lesson: &Lesson, view: &SeatView) -> Vec<&'static str> {
    let is_call = |action: &Action| matches!(action, Action::Declare(Contract::Rufspiel { .. }));
    let mut keys = vec!["learn-tip-declare"];
    match lesson.id {
        "solo" => keys.push("learn-tip-declare-solo"),
        "geier" | "bettel" => {}
        _ if view.actions.iter().any(is_call) => keys.push("learn-tip-declare-call"),
        _ => {}
    }
    keys
}

/// Of Obers and Unters only where both are trumps.
fn follow_trump(view: &SeatView) -> Vec<&'static str> {
    let mut keys = vec!["learn-tip-follow-trump"];
    let lords = CardSet::of_rank(Rank::Ober) | CardSet::of_rank(Rank::Unter);
    let trumps = view.table.contract.map_or(CardSet::EMPTY, |contract| contract.order().trumps());
    if trumps.contains_all(lords) {
        keys.push("learn-tip-lords");
    }
    keys
}

/// Of trumping only with a trump in hand, of throwing off only with another card, of the own side only where one has one.
fn free(view: &SeatView) -> Vec<&'static str> {
    let Some((order, led)) = led(view) else { return Vec::new() };
    let is_trump_led = order.is_trump(led);
    let mut keys = vec![if is_trump_led { "learn-tip-free-of-trumps" } else { "learn-tip-free" }];
    if is_shunned(view) {
        keys.push("learn-tip-free-shunned");
        return keys;
    }
    let trumps = view.hand & order.trumps();
    keys.push(match (trumps.is_empty(), trumps == view.hand) {
        (true, _) => "learn-tip-free-throw",
        (false, true) => "learn-tip-free-trump",
        (false, false) => "learn-tip-free-both",
    });
    if has_friend(view) {
        keys.push("learn-tip-free-smear");
    }
    keys
}

/// Whether the learner does not play alone.
fn has_friend(view: &SeatView) -> bool {
    let is_alone = match view.table.contract {
        Some(Contract::Rufspiel { .. } | Contract::Hochzeit) => false,
        Some(
            Contract::Wenz { .. }
            | Contract::Geier { .. }
            | Contract::Farbwenz { .. }
            | Contract::Farbgeier { .. }
            | Contract::Solo { .. }
            | Contract::Sie
            | Contract::Bettel { .. },
        ) => view.table.declarer == Some(view.seat),
        Some(Contract::Ramsch) | None => true,
    };
    !is_alone
}
