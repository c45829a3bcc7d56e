//! What counting a hand says beside playing it out.
//!
//! Play-outs are few, and those who play them out are simple; of several contracts the luckiest looks best. Counting the hand
//! knows nothing of the words and little of the shape, but it has no luck. Both are estimates of the same thing, so they
//! are put together by how far each may be off: the fewer the worlds, the more the count decides.

use schafkopf::Contract;

use super::Task;
use super::sample::Sample;
use crate::appraisal::{Mean, Result};
use crate::regel::Promise;

/// How far off counting is, in prices of the game (one standard deviation).
const COUNTED: f64 = 0.4;
/// How far off play-outs are beyond chance: others think otherwise than rules of thumb do.
const PLAYED: f64 = 0.5;
/// The least spread of one play-out.
const SPREAD: f64 = 1.0;

/// What counting says about a contract, in what is compared.
#[derive(Debug, Clone, Copy)]
pub(super) struct Count {
    promise: Promise,
}

impl Task<'_> {
    /// What counting the hand says about a contract.
    pub(super) fn count(&self, contract: Contract) -> Option<Count> {
        if !self.mind.count {
            return None;
        }
        let rules = self.thinking.rules;
        let Promise { value, above, stake } = Promise::of(self.view, rules, contract)?;
        let times = self.stakes.times.undoubled(rules) as f64;
        let promise = Promise { value: value * times, above: above * times, stake: stake * times };
        Some(Count { promise })
    }
}

impl Count {
    /// Play-outs and the count together.
    pub(super) fn with(&self, played: Mean) -> Mean {
        played.drawn_to(self.promise.value, self.share(&played))
    }

    /// The same for a plan against saying no, the first of all plans: its results in every world are drawn to what counting says.
    pub(super) fn draw(&self, plan: usize, answers: &mut [Option<Vec<Result>>], sample: &Sample) {
        let mut more = Mean::default();
        for (answer, (_, weight)) in answers.iter().zip(&sample.worlds) {
            if let Some(results) = answer {
                more.add(results[plan].less(results[0]), *weight);
            }
        }
        let share = self.share(&more);
        for results in answers.iter_mut().flatten() {
            let no = results[0].value;
            let drawn = self.promise.above + share * (results[plan].value - no - self.promise.above);
            results[plan].value = no + drawn;
        }
    }

    /// The share of play-outs in what both say.
    fn share(&self, played: &Mean) -> f64 {
        let stake = self.promise.stake;
        let chance = played.error(SPREAD * stake) / stake;
        let (counted, off) = (COUNTED * COUNTED, PLAYED * PLAYED + chance * chance);
        counted / (counted + off)
    }
}

#[cfg(test)]
mod tests {
    use super::Count;
    use crate::appraisal::{Mean, Result};
    use crate::regel::Promise;
    use schafkopf::Action;

    const PASS: Action = Action::Bid(schafkopf::Bid::Pass);

    fn alike(value: f64, worlds: usize) -> Mean {
        let mut mean = Mean::default();
        for _ in 0..worlds {
            mean.add(Result { value, win: 1.0, points: 70.0 }, 1.0);
        }
        mean
    }

    #[test]
    fn the_more_worlds_the_less_the_count_decides_but_it_is_never_silent() {
        let count = Count { promise: Promise { value: -1.0, above: -1.0, stake: 1.0 } };
        let value = |worlds| count.with(alike(1.0, worlds)).appraised(PASS).value;
        assert!(
            value(4) < value(25) && value(25) < value(2_000),
            "{} {} {}",
            value(4),
            value(25),
            value(2_000)
        );
        assert!(value(4) < 0.0, "four worlds by luck are not believed");
        assert!(value(1_000_000) < 0.9, "those who play hands out may all be wrong");
        assert!((value(0) - 0.0).abs() < 1e-9, "without any world there is nothing to be told");
    }

    #[test]
    fn a_value_drawn_to_another_is_as_much_surer_as_it_moves_less() {
        let mut mean = Mean::default();
        mean.add(Result { value: 3.0, ..Result::default() }, 1.0);
        mean.add(Result { value: -1.0, ..Result::default() }, 1.0);
        let (before, after) = (mean.appraised(PASS), mean.drawn_to(0.0, 0.5).appraised(PASS));
        assert!((after.value - 0.5).abs() < 1e-9);
        assert!((after.error - before.error / 2.0).abs() < 1e-9);
    }
}
