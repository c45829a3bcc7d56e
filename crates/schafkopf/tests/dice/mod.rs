//! Chance that can be repeated: a generator with a seed, and deals made with it.

use schafkopf::{BySeat, Card, CardSet, Deal, Deck, Seat};

/// A small generator (SplitMix64) that gives the same numbers for the same seed.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below a bound.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// Whether something that happens once in `times` happens.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of several.
    pub(crate) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// One of the four seats.
    pub(crate) fn seat(&mut self) -> Seat {
        self.pick(&Seat::ALL)
    }

    /// Puts things in any order.
    pub(crate) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }

    /// A deal.
    pub(crate) fn deal(&mut self) -> Deal {
        self.deal_around(BySeat::new([CardSet::EMPTY; 4]))
    }

    /// A deal in which each seat gets certain cards and the rest is chance.
    pub(crate) fn deal_around(&mut self, fixed: BySeat<CardSet>) -> Deal {
        self.deal_of(Deck::Long, fixed)
    }

    /// The same with one of the two packs.
    pub(crate) fn deal_of(&mut self, deck: Deck, fixed: BySeat<CardSet>) -> Deal {
        let given = fixed.as_array().iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let mut rest: Vec<Card> = (deck.cards() - given).iter().collect();
        self.shuffle(&mut rest);
        let mut hands = fixed;
        for seat in Seat::ALL {
            while hands[seat].len() < u32::from(deck.hand()) {
                hands[seat].insert(rest.pop().expect("a pack makes four hands"));
            }
        }
        Deal::of(deck, hands).expect("a pack makes four hands")
    }
}
