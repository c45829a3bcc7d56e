//! The play of the cards (S 2.5.2, 2.5.4, 2.5.5, 3.1, 3.2; decision 11).

use super::cards::{Card, card_points};
use super::contract::{Contract, Group};

/// A table at which cards are played; seats are 0 to 3, clockwise.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(crate) contract: Contract,
    pub(crate) declarer: usize,
    pub(crate) dealt: [Vec<Card>; 4],
    hands: [Vec<Card>; 4],
    pub(crate) turn: usize,
    trick: Vec<(usize, Card)>,
    pub(crate) tricks: Vec<Trick>,
}

/// A trick that has been taken.
#[derive(Debug, Clone)]
pub(crate) struct Trick {
    led: Card,
    pub(crate) winner: usize,
    pub(crate) points: u32,
}

impl Table {
    /// Forehand, to the dealer's left, leads (S 3.1.1).
    pub(crate) fn new(hands: [Vec<Card>; 4], contract: Contract, declarer: usize, dealer: usize) -> Table {
        let turn = (dealer + 1) % 4;
        Table { contract, declarer, dealt: hands.clone(), hands, turn, trick: vec![], tricks: vec![] }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.tricks.len() == 8
    }

    /// The cards that whose turn it is may play.
    pub(crate) fn legal(&self) -> Vec<Card> {
        self.hands[self.turn].iter().copied().filter(|&card| self.may_play(card)).collect()
    }

    fn may_play(&self, card: Card) -> bool {
        match self.trick.first() {
            None => self.may_lead(card),
            Some(&(_, led)) => self.may_follow(card, led),
        }
    }

    /// S 3.2.1, 3.2.2: who can follow must; then the called card has its own rules.
    fn may_follow(&self, card: Card, led: Card) -> bool {
        let hand = &self.hands[self.turn];
        let group = self.contract.group(led);
        let can_follow = hand.iter().any(|&c| self.contract.group(c) == group);
        if can_follow && self.contract.group(card) != group {
            return false;
        }
        let Some(called) = self.bound_by_called() else { return true };
        if group == Group::Suit(called.suit) {
            // S 2.5.2: it must always be played if its suit is led.
            return card == called;
        }
        // S 2.5.5: not demanded, it goes to the last trick.
        card != called || hand.len() == 1
    }

    /// S 2.5.4, 2.5.5: the holder leads the suit with the called card, or runs away with four.
    fn may_lead(&self, card: Card) -> bool {
        let Some(called) = self.bound_by_called() else { return true };
        if card == called || self.contract.group(card) != Group::Suit(called.suit) {
            return true;
        }
        let of_suit = |c: &&Card| self.contract.group(**c) == Group::Suit(called.suit);
        self.hands[self.turn].iter().filter(of_suit).count() >= 4
    }

    /// The called card, if whose turn it is holds it and it is not free yet: its suit has not been led (S 2.5.5).
    fn bound_by_called(&self) -> Option<Card> {
        let called = self.contract.called?;
        let was_led = self.tricks.iter().any(|t| self.contract.group(t.led) == Group::Suit(called.suit));
        (self.hands[self.turn].contains(&called) && !was_led).then_some(called)
    }

    /// Plays a card; the winner of a full trick leads to the next (S 3.1.5).
    pub(crate) fn play(&mut self, card: Card) -> Option<Trick> {
        let hand = &mut self.hands[self.turn];
        let place = hand.iter().position(|&c| c == card).expect("he holds the card");
        hand.remove(place);
        self.trick.push((self.turn, card));
        self.turn = (self.turn + 1) % 4;
        if self.trick.len() < 4 {
            return None;
        }
        let fallen: Vec<Card> = self.trick.iter().map(|&(_, card)| card).collect();
        let (winner, _) = self.trick[self.contract.best(&fallen)];
        let points = fallen.iter().map(|&card| card_points(card)).sum();
        let taken = Trick { led: fallen[0], winner, points };
        self.tricks.push(taken.clone());
        self.trick.clear();
        self.turn = winner;
        Some(taken)
    }

    /// The declarer and, in a Rufspiel, who holds the called card (S 2.5.2).
    pub(crate) fn party(&self) -> Vec<usize> {
        let with_him = |seat: usize| self.contract.called.is_some_and(|c| self.dealt[seat].contains(&c));
        (0..4).filter(|&seat| seat == self.declarer || with_him(seat)).collect()
    }
}
