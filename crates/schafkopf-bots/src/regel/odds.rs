//! How likely it is that somebody holds a card, beats a card, wins a trick.

use schafkopf::{CalledCard, Card, CardSet, Seat};

use super::knowledge::Knowledge;
use crate::role::Role;

impl Knowledge {
    /// How likely it is that a seat holds at least one of some cards of one kind (trumps, or a side suit).
    pub(super) fn holds_any(&self, seat: Seat, cards: CardSet) -> f32 {
        let mine = self.could[seat] & cards;
        if mine.is_empty() {
            return 0.0;
        }
        let mut places = 0;
        for other in Seat::ALL {
            if self.could[other].intersects(cards) {
                places += self.left[other];
            }
        }
        let elsewhere = 1.0 - f32::from(self.left[seat]) / f32::from(places.max(1));
        1.0 - power(elsewhere, mine.len())
    }

    /// How likely it is that a seat can beat the card that wins so far with one of some cards.
    fn can_beat(&self, seat: Seat, led: Card, beaters: CardSet) -> f32 {
        let trumps = self.order.trumps();
        if self.order.is_trump(led) {
            return self.holds_any(seat, beaters & trumps);
        }
        let suit = self.order.side_suit(led.suit());
        let is_void = 1.0 - self.holds_any(seat, suit & self.unseen);
        is_void * self.holds_any(seat, beaters & trumps) + self.holds_any(seat, beaters & suit)
    }

    /// How likely it is that a seat beats the card that wins so far as a friend, and that it does as a foe.
    fn beats(&self, seat: Seat, led: Card, best: Card) -> (f32, f32) {
        let loyal = self.loyalty[seat];
        let beaters = self.ranking.beaters(best) & self.unseen;
        let called = self.hidden_call.map(CalledCard::card).filter(|&called| {
            beaters.contains(called)
                && self.order.followers(led).contains(called)
                && self.could[seat].contains(called)
        });
        match (called, self.role) {
            (None, _) => {
                let beats = self.can_beat(seat, led, beaters);
                (loyal * beats, (1.0 - loyal) * beats)
            }
            // Who holds the called card must play it now, and is on the declarer's side.
            (Some(called), Role::Defender) => {
                let beats = self.can_beat(seat, led, beaters - CardSet::only(called));
                (loyal * beats, 1.0 - loyal)
            }
            (Some(called), Role::Declarer | Role::Partner) => {
                let beats = self.can_beat(seat, led, beaters - CardSet::only(called));
                (loyal, (1.0 - loyal) * beats)
            }
        }
    }

    /// How likely it is that the own side takes the trick if this card is played to it.
    pub(super) fn takes_trick(&self, card: Card) -> f32 {
        let (led, best, mut ours) = match self.trick {
            None => (card, card, 1.0),
            Some(trick) if self.ranking.beaters(trick.best).contains(card) => (trick.led, card, 1.0),
            Some(trick) => (trick.led, trick.best, self.loyalty[trick.winner]),
        };
        for seat in self.later() {
            let (friend, foe) = self.beats(seat, led, best);
            ours *= 1.0 - foe;
            ours += (1.0 - ours) * friend;
        }
        ours
    }
}

/// A number multiplied with itself so many times.
fn power(base: f32, times: u32) -> f32 {
    (0..times).fold(1.0, |product, _| product * base)
}
