//! r
pub mod cards; mod knowledge; mod odds; mod ranking;
use schafkopf::{Action, SeatView, Actions, Bid, Rank, CardSet, Suit, Order, Contract, Goal, Doubling, Seat};
use crate::player::{Player, Thinking};
use crate::zufall::any_action;
/// R.
#[derive(Debug, Clone, Copy, Default)]
pub struct Regel(pub usize);
fn best(hand: CardSet) -> (usize, Contract) {
    let obers = (hand & CardSet::of_rank(Rank::Ober)).len();
    let lords = (hand & CardSet::LORDS).len();
    let aces = hand & CardSet::of_rank(Rank::Ace);
    for trump in Suit::ALL {
        let order = Order::solo(trump);
        let n = (hand & order.trumps()).len();
        if n > lords && ((n >= 7 && lords >= 4 && obers >= 2) || (n == 6 && obers >= 3 && lords >= 4 && !(aces - order.trumps()).is_empty())) {
            return (2, Contract::Solo { trump, goal: Goal::Majority });
        }
    }
    let unters = hand & CardSet::of_rank(Rank::Unter);
    if unters.len() >= 2 && (unters.contains("EU".parse().unwrap()) || unters.len() >= 3) && aces.len() >= 3 {
        return (1, Contract::Wenz { goal: Goal::Majority });
    }
    let n = (hand & Order::solo(Suit::Herz).trumps()).len();
    if n >= 5 && lords >= 2 && let Some(called) = schafkopf::callable(hand, false).min_by_key(|c| (hand & c.suit.cards()).len()) {
        return (0, Contract::Rufspiel { called });
    }
    (9, Contract::Sie)
}
impl Player for Regel {
    fn act(&mut self, view: &SeatView, thinking: &Thinking<'_>) -> Action {
        match view.memory.actions {
            Actions::Bid(c) => {
                let (rung, _) = best(view.hand);
                if rung == 9 { return Action::Bid(if c.first_time { Bid::Pass } else { Bid::Good }) }
                if c.first_time {
                    match c.least { Some(l) if usize::from(l.0) <= rung => Action::Bid(Bid::Play { claim: l, named: None }), _ => Action::Bid(Bid::Pass) }
                } else if c.hold { let (_, r) = view.table.claim.unwrap(); Action::Bid(if usize::from(r.0) <= rung { Bid::Hold } else { Bid::Good }) }
                else { match c.least { Some(l) if usize::from(l.0) <= rung => Action::Bid(Bid::Raise { claim: l, named: None }), _ => Action::Bid(Bid::Good) } }
            }
            Actions::Declare(set) => {
                let (_, contract) = best(view.hand);
                if set.contains(contract) { Action::Declare(contract) } else { any_action(&view.memory.actions, thinking.seed) }
            }
            Actions::Double(_) => Action::Double(Doubling::Decline),
            Actions::Play(legal) => {
                let Some(k) = knowledge::Knowledge::of(view) else { return any_action(&view.memory.actions, thinking.seed) };
                #[allow(unsafe_code)]
                let w = unsafe { cards::W[self.0] };
                Action::Play(k.choose(legal, &w))
            }
            _ => any_action(&view.memory.actions, thinking.seed)
        }
    }
}
