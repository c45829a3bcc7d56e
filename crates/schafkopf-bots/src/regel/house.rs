//! Knocking, and what a Hochzeit asks for (V 4, V 6).

use schafkopf::{Bid, Card, CardSet, Contract, ContractSet, Courting, Rank, RuleSet, SeatView};

use super::bidding;
use super::reason::Reason;

/// Whether to knock at half a hand: with so many points for its high cards.
const KNOCK: u32 = 11;
/// Whether to take an offer: with so many trumps.
const TAKE: u32 = 4;

/// What the first cards promise: lords count most, the highest more than the others, then Aces and other trumps.
fn promise(hand: CardSet) -> u32 {
    let trumps = Contract::Hochzeit.order().trumps();
    let of = |rank| (hand & CardSet::of_rank(rank)).len();
    let others = (hand & trumps).len() - of(Rank::Ober) - of(Rank::Unter);
    4 * of(Rank::Ober)
        + 3 * of(Rank::Unter)
        + 2 * (hand & (CardSet::of_rank(Rank::Ace) - trumps)).len()
        + others
}

/// Whether to knock (V 6.1).
pub(super) fn knock(view: &SeatView) -> (bool, Reason) {
    if promise(view.hand) >= KNOCK { (true, Reason::StrongEnough) } else { (false, Reason::TooWeak) }
}

/// What to say besides the usual words: a hand that may be dealt again is, and a lone trump is offered unless one wants to
/// play.
pub(super) fn word(choices: schafkopf::BidChoices, otherwise: Bid) -> Option<Bid> {
    match otherwise {
        Bid::Pass if choices.redeal => Some(Bid::Redeal),
        Bid::Pass if choices.offer => Some(Bid::Offer),
        _ => None,
    }
}

/// Whether to take what is offered (V 4.4): who has trumps has need of one more, and of a partner.
pub(super) fn court(view: &SeatView, take: bool) -> (Courting, Reason) {
    let trumps = (view.hand & Contract::Hochzeit.order().trumps()).len();
    if take && trumps >= TAKE {
        (Courting::Take, Reason::StrongEnough)
    } else {
        (Courting::Decline, Reason::TooWeak)
    }
}

/// What to give back (V 4.4): the last card of a suit rather than one of many, and no Ace; what counts little goes first.
pub(super) fn give(view: &SeatView, open: CardSet) -> (Card, Reason) {
    let order = Contract::Hochzeit.order();
    let cost = |card: &Card| {
        let suit = (view.hand & order.followers(*card)).len();
        let high = u32::from(card.rank() == Rank::Ace) * 20 + u32::from(order.is_trump(*card)) * 40;
        high + 3 * suit + u32::from(card.points())
    };
    let card = open.iter().min_by_key(cost).expect("who has taken a card has one to give");
    (card, Reason::MakeVoid)
}

/// What to declare while offers wait, or whether to put them up first (V 4.3).
pub(super) fn declare_or_put_up(
    view: &SeatView,
    rules: &RuleSet,
    (open, put_up): (ContractSet, bool),
) -> Result<(Contract, Reason), Reason> {
    match bidding::promising(view, rules, open) {
        Some(contract) => Ok((contract, Reason::BestContract)),
        None if put_up => Err(Reason::GiveWay),
        None => Ok(bidding::declare(view, rules, open)),
    }
}
