//! Chance that can be repeated.

/// A small generator (SplitMix64): the same seed gives the same numbers everywhere.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// The numbers that follow from a seed.
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next 64 bits.
    pub const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below `end`; 0 if `end` is 0. The bias of at most one in four thousand million does no harm here.
    pub const fn below(&mut self, end: u32) -> u32 {
        (((self.roll() >> 32) * end as u64) >> 32) as u32
    }

    /// A number below `end`, every one exactly as likely as every other; 0 if `end` is 0.
    pub const fn below_exactly(&mut self, end: u64) -> u64 {
        if end == 0 {
            return 0;
        }
        // What is left over when all rolls are shared out evenly is rolled again.
        let unfair = (u64::MAX % end + 1) % end;
        loop {
            let product = self.roll() as u128 * end as u128;
            if product as u64 >= unfair {
                return (product >> 64) as u64;
            }
        }
    }

    /// A number from 0 up to but not including 1.
    pub fn share(&mut self) -> f64 {
        (self.roll() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// A seed that depends on another seed and on a number, and on nothing else.
pub const fn derive(seed: u64, number: u64) -> u64 {
    let mut dice = Dice::new(seed ^ number.wrapping_mul(0xd1b5_4a32_d192_ed03));
    dice.roll()
}

#[cfg(test)]
mod tests {
    use super::{Dice, derive};

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let rolls = |seed| (0..4).scan(Dice::new(seed), |dice, _| Some(dice.roll())).collect::<Vec<_>>();
        assert_eq!(rolls(7), rolls(7));
        assert_ne!(rolls(7), rolls(8));
        assert_ne!(derive(7, 1), derive(7, 2));
        assert_ne!(derive(7, 1), derive(8, 1));
    }

    #[test]
    fn every_number_below_the_bound_comes_about_as_often() {
        let mut dice = Dice::new(1);
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!(dice.below(0), 0);
        assert_eq!(dice.below_exactly(0), 0);
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[dice.below_exactly(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
