//! The lots: numbers that follow from the public seed.

use rand_chacha::ChaCha20Rng;
use schafkopf::{Seed, below};

/// The key stream of one match.
pub(super) struct Lots(ChaCha20Rng);

impl Lots {
    /// The stream that belongs to a match of a draw.
    pub(super) fn new(seed: &str, match_number: u32, attempt: u32, try_number: u32) -> Lots {
        let text = format!("stammtisch/draw/1 {match_number} {attempt} {try_number} {seed}");
        Lots(Seed::from_text(&text).generator())
    }

    /// A number below `bound`, every one equally likely.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = u32::try_from(bound).expect("there are at most 20,000 players");
        below(&mut self.0, bound) as usize
    }

    /// Puts things in any order, each equally likely (Fisher–Yates, from the last place down).
    pub(super) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let place = self.below(last + 1);
            things.swap(last, place);
        }
    }
}
