//! Means with their intervals, by deal.

use serde::Serialize;

use crate::normal::NORMAL_95;

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

/// The most resamplings of a bootstrap, and the least.
const RESAMPLINGS: (u64, u64) = (2_000, 200);

/// About how many values are drawn in a bootstrap at the most.
const MOST_DRAWN: u64 = 40_000_000;

impl Estimate {
    /// The mean of values, one for each deal, with the percentile interval of a bootstrap that draws whole deals.
    /// `below` draws a number below another.
    pub fn bootstrap(values: &[f64], mut below: impl FnMut(u32) -> u32) -> Option<Estimate> {
        let count = values.len() as u64;
        if count < 2 {
            return None;
        }
        let (most, least) = RESAMPLINGS;
        let resamplings = (MOST_DRAWN / count).clamp(least, most);
        let mut means: Vec<f64> = (0..resamplings)
            .map(|_| {
                let drawn = (0..count).map(|_| values[below(count as u32) as usize]);
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

#[cfg(test)]
pub(crate) mod tests {
    use rand_core::Rng as _;
    use schafkopf::Seed;

    use super::{Estimate, Sums};

    /// Values between -0.5 and 0.5, moved by a shift.
    pub(crate) fn values(count: usize, shift: f64) -> Vec<f64> {
        let mut below = dice("values");
        (0..count).map(|_| f64::from(below(1_000_001)) / 1_000_000.0 - 0.5 + shift).collect()
    }

    pub(crate) fn sums(values: &[f64]) -> Sums {
        let mut sums = Sums::default();
        for &value in values {
            sums.add(value);
        }
        sums
    }

    fn dice(seed: &str) -> impl FnMut(u32) -> u32 {
        let mut rng = Seed::from_text(seed).generator();
        move |end| rng.next_u32() % end
    }

    #[test]
    fn both_intervals_agree_on_many_deals() {
        let values = values(4_000, 0.1);
        let bootstrap = Estimate::bootstrap(&values, dice("b")).unwrap();
        let normal = Estimate::normal(&sums(&values)).unwrap();
        assert!((bootstrap.mean - normal.mean).abs() < 1e-9);
        assert!((bootstrap.low - normal.low).abs() < 1e-3, "{bootstrap:?} {normal:?}");
        assert!((bootstrap.high - normal.high).abs() < 1e-3);
        assert_eq!(Estimate::bootstrap(&values, dice("b")), Some(bootstrap), "it can be repeated");
    }

    #[test]
    fn one_deal_has_no_interval() {
        assert_eq!(Estimate::bootstrap(&[1.0], dice("b")), None);
        assert_eq!(Estimate::normal(&sums(&[1.0])), None);
    }
}
