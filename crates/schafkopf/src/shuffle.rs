//! The shuffle: Fisher–Yates with rejection sampling, specified to the bit in `docs/fair-deal.md`.

use rand_core::CryptoRng;

use crate::deck::Deck;
use crate::pack::Pack;

impl Pack {
    /// A pack shuffled from the order of a new one.
    ///
    /// ```
    /// use schafkopf::{Pack, Seed};
    /// let pack = Pack::shuffled(&mut Seed::from_text("Stammtisch").generator());
    /// assert_ne!(pack, Pack::new_pack());
    /// ```
    pub fn shuffled(rng: &mut impl CryptoRng) -> Pack {
        Pack::shuffled_of(Deck::Long, rng)
    }

    /// One of the two packs, shuffled from the order of a new one.
    pub fn shuffled_of(deck: Deck, rng: &mut impl CryptoRng) -> Pack {
        Pack::of(deck).shuffled_again(rng)
    }

    /// This pack, shuffled once more.
    #[must_use]
    pub fn shuffled_again(mut self, rng: &mut impl CryptoRng) -> Pack {
        let deck = self.deck();
        for last in (1..usize::from(deck.size())).rev() {
            let place = below(rng, last as u32 + 1);
            self.swap(last, place as usize);
        }
        self
    }
}

/// A number below `bound`, every one equally likely.
///
/// The words of 32 bits are cut into stretches of `bound`; a word of the last stretch, if it is a short one, would
/// favour small numbers, and is thrown away.
pub fn below(rng: &mut impl CryptoRng, bound: u32) -> u32 {
    loop {
        let word = rng.next_u32();
        let number = word % bound;
        let stretch_is_whole = (word - number).checked_add(bound - 1).is_some();
        if stretch_is_whole {
            return number;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use rand_core::{TryCryptoRng, TryRng};

    use super::below;
    use crate::pack::Pack;

    /// A generator that says what it was told to.
    struct Script(Vec<u32>);

    impl Script {
        fn new(words: &[u32]) -> Script {
            Script(words.iter().rev().copied().collect())
        }
    }

    impl TryRng for Script {
        type Error = Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            Ok(self.0.pop().expect("the script is long enough"))
        }
        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            unreachable!("the shuffle draws words of 32 bits")
        }
        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!("the shuffle draws words of 32 bits")
        }
    }

    impl TryCryptoRng for Script {}

    #[test]
    fn a_word_of_the_short_last_stretch_is_thrown_away() {
        for bound in 2..=32_u32 {
            let limit = (1_u64 << 32) / u64::from(bound) * u64::from(bound);
            let last_good = (limit - 1) as u32;
            assert_eq!(below(&mut Script::new(&[last_good]), bound), bound - 1);
            if let Ok(first_bad) = u32::try_from(limit) {
                assert_eq!(below(&mut Script::new(&[first_bad, u32::MAX, 1]), bound), 1, "bound {bound}");
            } else {
                assert!(bound.is_power_of_two());
            }
        }
    }

    #[test]
    fn the_last_place_is_drawn_first() {
        let mut words = vec![0; 31];
        words[0] = 5;
        let pack = Pack::shuffled(&mut Script::new(&words));
        assert_eq!(pack[31].to_string(), "E9", "place 5 of a new pack goes to the bottom");
    }

    #[test]
    fn each_place_drawing_itself_leaves_the_pack_as_it_was() {
        let words: Vec<u32> = (1..32).rev().collect();
        assert_eq!(Pack::shuffled(&mut Script::new(&words)), Pack::new_pack());
    }
}
