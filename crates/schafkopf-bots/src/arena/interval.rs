//! Means with their intervals, by deal.

use serde::Serialize;

use crate::dice::Dice;

/// A mean over deals with its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// Between minus and plus so many standard errors lie 95 % of a normal distribution.
const NORMAL_95: f64 = 1.959_964;

/// The most resamplings of a bootstrap, and the least.
const RESAMPLINGS: (u64, u64) = (2_000, 200);

/// About how many values are drawn in a bootstrap at the most.
const MOST_DRAWN: u64 = 40_000_000;

/// The seed of the bootstrap, so that the same results give the same interval.
const BOOTSTRAP_SEED: u64 = 0x5afe_c0de;

impl Estimate {
    /// The mean of values, one for each deal, with the percentile interval of a bootstrap that draws whole deals.
    pub fn bootstrap(values: &[f64]) -> Option<Estimate> {
        let count = values.len() as u64;
        if count < 2 {
            return None;
        }
        let (most, least) = RESAMPLINGS;
        let resamplings = (MOST_DRAWN / count).clamp(least, most);
        let mut dice = Dice::new(BOOTSTRAP_SEED);
        let mut means: Vec<f64> = (0..resamplings)
            .map(|_| {
                let drawn = (0..count).map(|_| values[dice.below(count as u32) as usize]);
                drawn.sum::<f64>() / count as f64
            })
            .collect();
        means.sort_unstable_by(f64::total_cmp);
        let at = |share: f64| means[(share * (resamplings - 1) as f64).round() as usize];
        Some(Estimate { mean: mean(values), low: at(0.025), high: at(0.975) })
    }

    /// The mean of values, one for each deal, with the interval of the normal distribution: quicker than
    /// the bootstrap, and close to it for many deals.
    pub fn normal(sums: &Sums) -> Option<Estimate> {
        let half = NORMAL_95 * sums.standard_error()?;
        let mean = sums.mean();
        Some(Estimate { mean, low: mean - half, high: mean + half })
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// What a mean and its error follow from.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Sums {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Sums {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The same values among so many, of which the others are 0.
    #[must_use]
    pub fn among(self, count: u64) -> Sums {
        Sums { count: count.max(self.count), ..self }
    }

    /// How many values there are.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Their mean; 0 where there are none.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / self.count as f64 }
    }

    /// The standard error of the mean; none for fewer than two values.
    pub fn standard_error(&self) -> Option<f64> {
        if self.count < 2 {
            return None;
        }
        let count = self.count as f64;
        let variance = (self.squares - self.sum * self.sum / count).max(0.0) / (count - 1.0);
        Some((variance / count).sqrt())
    }
}

/// When a match that goes on until it is decided is looked at, and what it takes to end it there.
///
/// Who looks at a running estimate often enough sees it significant once by mere chance. So the looks are few, at twice
/// the number of deals each time, and look `k` may be wrong with probability 5 % / (k (k + 1)): together all looks are
/// wrong with probability 5 % at the most, however long the match goes on.
#[derive(Debug, Clone, Copy)]
pub struct Looks;

/// Deals before the first look.
const FIRST_LOOK: u64 = 256;

impl Looks {
    /// The number of a look, from 1, if there is one after so many deals.
    pub fn after(deals: u64) -> Option<u32> {
        let rounds = deals / FIRST_LOOK;
        (deals.is_multiple_of(FIRST_LOOK) && rounds.is_power_of_two()).then(|| rounds.trailing_zeros() + 1)
    }

    /// Whether the values so far, one for each deal, decide the match at a look.
    pub fn decides(look: u32, sums: &Sums) -> bool {
        let Some(error) = sums.standard_error() else { return false };
        let allowed = 0.05 / (f64::from(look) * f64::from(look + 1));
        sums.mean() != 0.0 && two_sided(sums.mean().abs() / error) < allowed
    }
}

/// The probability that a normal variable lies so many standard deviations or more from its mean, on either side.
///
/// Near the middle a power series, in the tails a continued fraction: exact to ten digits, more than is needed here.
fn two_sided(deviations: f64) -> f64 {
    let x = deviations;
    let density = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    if x < 3.0 {
        let mut term = x;
        let mut sum = x;
        for odd in (3..200).step_by(2) {
            term *= x * x / f64::from(odd);
            sum += term;
        }
        return (1.0 - 2.0 * density * sum).max(0.0);
    }
    let fraction = (1..=60).rev().fold(x, |below, k| x + f64::from(k) / below);
    2.0 * density / fraction
}

#[cfg(test)]
mod tests {
    use super::{Estimate, Looks, Sums, two_sided};
    use crate::dice::Dice;

    /// Values between -0.5 and 0.5, moved by a shift.
    fn values(count: usize, shift: f64) -> Vec<f64> {
        let mut dice = Dice::new(count as u64);
        (0..count).map(|_| f64::from(dice.below(1_000_001)) / 1_000_000.0 - 0.5 + shift).collect()
    }

    fn sums(values: &[f64]) -> Sums {
        let mut sums = Sums::default();
        for &value in values {
            sums.add(value);
        }
        sums
    }

    #[test]
    fn both_intervals_agree_on_many_deals() {
        let values = values(4_000, 0.1);
        let bootstrap = Estimate::bootstrap(&values).unwrap();
        let normal = Estimate::normal(&sums(&values)).unwrap();
        assert!((bootstrap.mean - normal.mean).abs() < 1e-9);
        assert!((bootstrap.low - normal.low).abs() < 1e-3, "{bootstrap:?} {normal:?}");
        assert!((bootstrap.high - normal.high).abs() < 1e-3);
        assert_eq!(Estimate::bootstrap(&values), Some(bootstrap), "it can be repeated");
    }

    #[test]
    fn one_deal_has_no_interval() {
        assert_eq!(Estimate::bootstrap(&[1.0]), None);
        assert_eq!(Estimate::normal(&sums(&[1.0])), None);
    }

    #[test]
    fn tails_of_the_normal_distribution() {
        for (deviations, probability) in [
            (0.0, 1.0),
            (1.0, 0.317_310_508),
            (1.959_963_985, 0.05),
            (3.0, 0.002_699_796),
            (5.0, 5.733_031e-7),
        ] {
            let found = two_sided(deviations);
            assert!((found / probability - 1.0).abs() < 1e-6, "{deviations}: {found}");
        }
    }

    #[test]
    fn looks_are_at_twice_the_deals_each_time() {
        let looks: Vec<u64> = (1..5_000).filter(|&deals| Looks::after(deals).is_some()).collect();
        assert_eq!(looks, [256, 512, 1024, 2048, 4096]);
        assert_eq!((Looks::after(256), Looks::after(1024)), (Some(1), Some(3)));
    }

    #[test]
    fn a_clear_difference_decides_and_none_does_not() {
        assert!(Looks::decides(1, &sums(&values(256, 0.2))));
        assert!(!Looks::decides(1, &sums(&values(256, 0.0))));
        assert!(!Looks::decides(1, &sums(&[0.0; 256])));
    }
}
