//! Choices: what is the same in everything but its name is one choice, and who has only one decides nothing.

use schafkopf::{Action, Card, CardSet, Contract, Order, SeatView};

/// Whether the learner has a choice: two actions at least that are not the same.
pub(crate) fn is_choice(view: &SeatView) -> bool {
    let Some((&first, others)) = view.actions.split_first() else { return false };
    others.iter().any(|&other| !is_same(first, other, view))
}

/// Whether two actions come to the same: one action, or two cards that count alike and that nothing outside tells apart.
pub(crate) fn is_same(one: Action, other: Action, view: &SeatView) -> bool {
    let (Action::Play(card), Action::Play(twin)) = (one, other) else { return one == other };
    let Some(order) = view.table.contract.map(Contract::order) else { return false };
    let follows = order.followers(card);
    let against = (outside(view) | lying(view)) & follows;
    let is_beaten = |by: Card, card: Card| beats(by, card, order);
    follows.contains(twin)
        && card.points() == twin.points()
        && against.iter().all(|by| is_beaten(by, card) == is_beaten(by, twin))
}

/// The cards that the others hold.
pub(crate) fn outside(view: &SeatView) -> CardSet {
    let gone: CardSet = view.memory.plays.iter().map(|&(_, card)| card).collect();
    CardSet::ALL - gone - view.hand
}

/// The cards of the open trick.
pub(crate) fn lying(view: &SeatView) -> CardSet {
    view.table.trick.iter().map(|played| played.card).collect()
}

/// Whether a card beats another to which it was played.
pub(crate) fn beats(by: Card, card: Card, order: Order) -> bool {
    order.winner(CardSet::from_iter([by, card]), card) == by
}
