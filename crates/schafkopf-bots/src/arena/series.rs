//! The deals of a match, all from one seed.

use std::sync::Arc;

use schafkopf::{Dealt, Pack, RuleSet, Seat, Seed, Setup};

use crate::dice::derive;

/// The number that every game of the arena has in its match: not the first, which has rules of its own.
const GAME_NUMBER: u32 = 2;

/// The deals of a match: any of them can be made without those before it.
///
/// Deal `n` of a seed is the one that `stammtisch deal --seed … --first n` prints.
#[derive(Debug, Clone)]
pub struct Series {
    seed: Seed,
    rules: Arc<RuleSet>,
}

impl Series {
    /// The deals that follow from a seed.
    pub fn new(seed: Seed, rules: Arc<RuleSet>) -> Series {
        Series { seed, rules }
    }

    /// The rules that are played by.
    pub fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// The seed.
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The hands of deal `number`, from 1, after the cards have been thrown in so many times.
    pub(super) fn deal(&self, number: u64, thrown_in: u32) -> (Setup, Dealt) {
        let dealer = Seat::One.plus((number.wrapping_sub(1) % 4) as usize);
        let mut chance = self.hand_seed(number, thrown_in).generator();
        let dealt = Pack::shuffled_of(self.rules.deck(), &mut chance).deal_under(&self.rules, dealer);
        let rules = Arc::clone(&self.rules);
        (Setup { rules, dealer, number: GAME_NUMBER, thrown_in, bock: 1 }, dealt)
    }

    /// Where the players' chance in a hand comes from; it tells nothing about the cards.
    pub(super) fn chance(&self, number: u64, thrown_in: u32) -> u64 {
        let salt = self.seed.nth(number).salt();
        let word: [u8; 8] = *salt.as_bytes().first_chunk().expect("32 bytes begin with 8");
        derive(u64::from_le_bytes(word), u64::from(thrown_in))
    }

    fn hand_seed(&self, number: u64, thrown_in: u32) -> Seed {
        let first = self.seed.nth(number);
        if thrown_in == 0 { first } else { first.nth(u64::from(thrown_in)) }
    }
}
