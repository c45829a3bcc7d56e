//! Runs of proptest over seeds, and hands that go their way by chance.

use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use schafkopf::{BySeat, CardSet, Deal};

use crate::dice::Dice;

/// Runs a property over many seeds, the same ones every time; a seed that fails is named and made smaller.
pub(crate) fn over_seeds(cases: u32, property: impl Fn(&mut Dice)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let outcome = TestRunner::new_with_rng(config, rng).run(&any::<u64>(), |seed| {
        property(&mut Dice::new(seed));
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

/// A deal; once in a while one with a Sie.
pub(crate) fn any_deal(dice: &mut Dice) -> Deal {
    let mut fixed = BySeat::new([CardSet::EMPTY; 4]);
    if dice.once_in(40) {
        fixed[dice.seat()] = CardSet::LORDS;
    }
    dice.deal_around(fixed)
}
