//! What the cards played tell for sure about who can hold what.

use schafkopf::{BySeat, CardSet, Contract, RuleSet, Seat};

use crate::regel::Seen;

/// What the cards played tell for sure.
#[derive(Debug, Clone, Copy)]
pub(super) struct History {
    /// Cards that have been played.
    pub(super) gone: CardSet,
    /// Cards that each seat has shown not to hold.
    pub(super) lacks: BySeat<CardSet>,
}

impl History {
    /// What the cards tell that a seat has seen.
    ///
    /// Who does not follow has none of the suit (S 3.2). Who plays another card when the called suit is led does not
    /// hold the called card (S 2.5.2), unless somebody has run away from it (S 2.5.5): then it is his.
    /// Where he may keep it back, nothing is sure (V 13.2).
    pub(super) fn of(seen: &Seen<'_>, rules: &RuleSet) -> History {
        let Contract::Rufspiel { called } = seen.contract else { return History::of_suits(seen) };
        let mut history = History::of_suits(seen);
        let card = CardSet::only(called.card());
        history.lacks[seen.declarer] |= card;
        for trick in seen.plays.chunks(4).filter(|_| !rules.call.duck) {
            let (leader, led) = trick[0];
            if !called.suit.cards().contains(led) {
                continue;
            }
            for &(seat, _) in &trick[1..] {
                history.lacks[seat] |= card;
            }
            if trick.len() == 4 {
                for seat in Seat::ALL.into_iter().filter(|&seat| seat != leader) {
                    history.lacks[seat] |= card;
                }
            }
            // From now on the called card is played, or known to be the leader's and free.
            break;
        }
        history
    }

    fn of_suits(seen: &Seen<'_>) -> History {
        let order = seen.contract.order();
        let mut history = History { gone: CardSet::EMPTY, lacks: BySeat::default() };
        for trick in seen.plays.chunks(4) {
            let followers = order.followers(trick[0].1);
            for &(seat, card) in trick {
                history.gone.insert(card);
                if !followers.contains(card) {
                    history.lacks[seat] |= followers;
                }
            }
        }
        history
    }
}
