//! Why the coach would do something. What is said of a card is true by what the learner can know, or it is not said.

use schafkopf::{
    Action, Bid, Card, CardSet, Contract, Courting, Goal, Order, Rank, RuleSet, Rung, Seat, SeatView, Suit,
};
use schafkopf_bots::review::{Claim, Kind, Known, stands};
use schafkopf_bots::{Advice, Reason};
use stammtisch_text::{Arg, Texts};

use crate::choice::{beats, lying, outside};

/// A sentence, and the number in it where it has one.
type Told = (&'static str, usize);

/// When a reason is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    /// Before the action, to who asks.
    Now,
    /// After it, when the cards lie differently.
    Then,
}

const UNSURE: &str = "learn-reason-unsure";

/// Why the coach would do something, or would have done it, in words.
pub(crate) fn why((advice, when): (Advice, When), view: &SeatView, rules: &RuleSet, texts: &Texts) -> String {
    let (key, count) = match advice.action {
        Action::Play(card) => of_card((advice, card), view, rules),
        Action::Declare(contract) => of_contract(contract, view),
        Action::Hochzeit(Courting::Give(card)) => (of_gift(card), 0),
        Action::Hochzeit(Courting::Take) => ("learn-reason-take", 0),
        Action::Hochzeit(Courting::Decline | Courting::PutUp)
        | Action::Bid(_)
        | Action::Double(_)
        | Action::Claim(_)
        | Action::Knock(_) => return texts.get(&format!("reason-{}", advice.reason.name())),
    };
    let when = match when {
        When::Now => "now",
        When::Then => "then",
    };
    let aces = view.hand & CardSet::of_rank(Rank::Ace);
    let args = [
        ("count", Arg::from(count as i64)),
        ("aces", Arg::from(i64::from(aces.len()))),
        ("when", Arg::from(when)),
    ];
    texts.format(key, &args)
}

fn of_card((advice, card): (Advice, Card), view: &SeatView, rules: &RuleSet) -> Told {
    if view.hand.len() == 1 {
        return ("learn-reason-last", 0);
    }
    if view.actions.len() == 1 {
        return ("learn-reason-only", 0);
    }
    if is_shunned(view) {
        return of_shunned(card, view);
    }
    let Some(known) = Known::of(view, rules) else { return (UNSURE, 0) };
    let trumps = trumps_outside(view);
    let is_sound = stands(advice, view, rules);
    let key = match advice.reason {
        Reason::DrawTrumps if draws(view, &known) => "learn-reason-draw-trumps",
        Reason::TrumpForDeclarer if trumps > 0 => "learn-reason-trump-for-declarer",
        Reason::LongSuit if is_sound => "learn-reason-long-suit",
        Reason::LeadLow if is_sound => "learn-reason-lead-low",
        Reason::Smear if is_sound => "learn-reason-smear",
        Reason::MakeVoid if is_sound && is_suit_outside(card, view) => "learn-reason-make-void",
        Reason::GiveLittle if is_sound => "learn-reason-give-little",
        Reason::DrawTrumps
        | Reason::TrumpForDeclarer
        | Reason::Search
        | Reason::LongSuit
        | Reason::ShortSuit
        | Reason::LeadLow
        | Reason::Smear
        | Reason::MakeVoid
        | Reason::GiveLittle
        | Reason::CashWinner
        | Reason::Win
        | Reason::Ruff
        | Reason::NotAllowed
        | Reason::TooWeak
        | Reason::StrongEnough
        | Reason::GiveWay
        | Reason::BestContract
        | Reason::MustPlay
        | Reason::Double
        | Reason::NoDouble
        | Reason::Due => of_trick(card, view, &known),
    };
    (key, trumps)
}

/// What is known of the trick if a card is played to it, where no rule of thumb stands for it.
fn of_trick(card: Card, view: &SeatView, known: &Known) -> &'static str {
    let holds = |claim: Claim| claim.holds(known);
    let leads = view.table.trick.is_empty();
    let follows = led(view).is_none_or(|(order, led)| order.followers(led).contains(card));
    if holds(Claim::Takes { card, seat: view.seat }) {
        return match (leads, follows) {
            (true, _) => "learn-reason-takes",
            (false, true) => "learn-reason-wins",
            (false, false) => "learn-reason-ruffs",
        };
    }
    if holds(Claim::Ours { card }) {
        "learn-reason-ours"
    } else if holds(Claim::Theirs { card }) {
        "learn-reason-theirs"
    } else if leads && holds(Claim::High { card }) {
        "learn-reason-high"
    } else if holds(Claim::Ahead { card }) {
        "learn-reason-ahead"
    } else if !leads && holds(Claim::Cheapest { card }) {
        "learn-reason-open"
    } else {
        UNSURE
    }
}

/// Where tricks are shunned: what beats a card that is led, or whether it stays below the trick.
fn of_shunned(card: Card, view: &SeatView) -> Told {
    let Some((order, led)) = led(view) else {
        let order = view.table.contract.map_or(Order::natural(), Contract::order);
        let above = (outside(view) & order.followers(card)).iter().filter(|&by| beats(by, card, order));
        return match above.count() {
            0 => ("learn-reason-shun-lead-high", 0),
            above => ("learn-reason-shun-lead-low", above),
        };
    };
    let best = order.winner(lying(view), led);
    let is_above = |card: Card| order.winner(lying(view) | CardSet::only(card), led) != best;
    let is_bound = view.actions.iter().all(|&action| match action {
        Action::Play(card) => is_above(card),
        Action::Bid(_)
        | Action::Declare(_)
        | Action::Hochzeit(_)
        | Action::Double(_)
        | Action::Claim(_)
        | Action::Knock(_) => true,
    });
    match (is_above(card), is_bound) {
        (false, _) => ("learn-reason-shun-below", 0),
        (true, true) => ("learn-reason-shun-bound", 0),
        (true, false) => ("learn-reason-shun-above", 0),
    }
}

/// What speaks for a contract: the hand itself, or that it was bid.
fn of_contract(contract: Contract, view: &SeatView) -> Told {
    let trumps = (view.hand & contract.order().trumps()).len() as usize;
    let has_half = 2 * trumps >= contract.order().trumps().len() as usize;
    let is_call = |action: &&Action| matches!(action, Action::Declare(Contract::Rufspiel { .. }));
    if contract.goal() == Goal::Tout {
        return ("learn-reason-tout", 0);
    }
    match contract {
        Contract::Rufspiel { .. } if view.actions.iter().filter(is_call).count() == 1 => {
            ("learn-reason-only-call", 0)
        }
        Contract::Geier { .. } if has_half && view.hand.intersects(CardSet::of_rank(Rank::Ace)) => {
            ("learn-reason-geier", trumps)
        }
        Contract::Solo { .. } if has_half => ("learn-reason-trumps", trumps),
        Contract::Bettel { .. } if begins_low(view) => ("learn-reason-low-suits", 0),
        Contract::Rufspiel { .. }
        | Contract::Wenz { .. }
        | Contract::Geier { .. }
        | Contract::Farbwenz { .. }
        | Contract::Farbgeier { .. }
        | Contract::Solo { .. }
        | Contract::Bettel { .. }
        | Contract::Sie
        | Contract::Hochzeit
        | Contract::Ramsch => (if has_bid(view) { "learn-reason-bid" } else { "reason-best-contract" }, 0),
    }
}

/// Whether the learner has bid more than the least that one can play.
fn has_bid(view: &SeatView) -> bool {
    let is_high = |bid: Bid| match bid {
        Bid::Play { claim, .. } => claim > Rung(0),
        Bid::Hold { .. } | Bid::Raise { .. } => true,
        Bid::Pass | Bid::Offer | Bid::Redeal | Bid::Good => false,
    };
    view.table.bids.iter().any(|said| said.seat == view.seat && is_high(said.bid))
}

/// Whether every suit in hand has a Seven or an Eight.
fn begins_low(view: &SeatView) -> bool {
    let is_low = |card: Card| matches!(card.rank(), Rank::Seven | Rank::Eight);
    Suit::ALL.iter().all(|&suit| {
        let cards = view.hand & CardSet::of_suit(suit);
        cards.is_empty() || cards.iter().any(is_low)
    })
}

/// What speaks for a card that is given back for a trump.
fn of_gift(card: Card) -> &'static str {
    if card.points() < 10 { "learn-reason-give-small" } else { UNSURE }
}

/// Whether an opponent may still hold trumps that a trump draws.
fn draws(view: &SeatView, known: &Known) -> bool {
    let is_foe = |seat: &Seat| *seat != view.seat && view.table.partner != Some(*seat);
    let may_have = |seat: Seat| !Claim::Void { seat, kind: Kind::Trump }.holds(known);
    trumps_outside(view) > 0 && Seat::ALL.into_iter().filter(is_foe).any(may_have)
}

fn trumps_outside(view: &SeatView) -> usize {
    view.table.contract.map_or(0, |contract| (outside(view) & contract.order().trumps()).len() as usize)
}

fn is_suit_outside(card: Card, view: &SeatView) -> bool {
    let side = |contract: Contract| contract.order().side_suit(card.suit());
    view.table.contract.is_some_and(|contract| outside(view).intersects(side(contract)))
}

/// Whether a game is played in which tricks are shunned.
pub(crate) fn is_shunned(view: &SeatView) -> bool {
    matches!(view.table.contract, Some(Contract::Bettel { .. } | Contract::Ramsch))
}

/// The order of the contract and the card that was led to the open trick.
pub(crate) fn led(view: &SeatView) -> Option<(Order, Card)> {
    Some((view.table.contract?.order(), view.table.trick.first()?.card))
}
