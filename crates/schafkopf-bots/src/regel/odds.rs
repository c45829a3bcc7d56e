//! How likely it is that somebody holds a card, beats a card, wins a trick.

use schafkopf::{Card, CardSet, Seat};

use super::knowledge::Knowledge;

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

    /// How likely it is that a seat can beat a card that leads a trick so far.
    pub(super) fn can_beat(&self, seat: Seat, best: Card, led: Card) -> f32 {
        let beaters = self.ranking.beaters(best) & self.unseen;
        let trumps = self.order.trumps();
        if self.order.is_trump(led) {
            return self.holds_any(seat, beaters & trumps);
        }
        let suit = self.order.side_suit(led.suit());
        let ruffs = (1.0 - self.holds_any(seat, suit & self.unseen)) * self.holds_any(seat, beaters & trumps);
        if self.order.is_trump(best) { ruffs } else { ruffs + self.holds_any(seat, beaters & suit) }
    }

    /// How likely it is that the own side takes the trick if this card is played to it.
    pub(super) fn takes_trick(&self, card: Card) -> f32 {
        let (led, best, mut ours) = match self.trick {
            None => (card, card, 1.0),
            Some(trick) if self.ranking.beaters(trick.best).contains(card) => (trick.led, card, 1.0),
            Some(trick) => (trick.led, trick.best, self.loyalty[trick.winner]),
        };
        for seat in self.later() {
            let beats = self.can_beat(seat, best, led);
            let loyal = self.loyalty[seat];
            ours *= 1.0 - (1.0 - loyal) * beats;
            ours += (1.0 - ours) * loyal * beats;
        }
        ours
    }
}

/// A number multiplied with itself so many times.
fn power(base: f32, times: u32) -> f32 {
    (0..times).fold(1.0, |product, _| product * base)
}
