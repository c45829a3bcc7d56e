//! How long decisions take, without keeping each of them.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A histogram of durations, fine enough to tell any share of them within an eighth.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    count: u64,
    nanoseconds: u64,
    longest: u64,
    /// How many durations fell into a bucket, by its number.
    buckets: BTreeMap<u16, u64>,
}

/// Buckets for each doubling of the time, as a power of two.
const FINE_BITS: u32 = 3;

impl Times {
    /// Adds a duration.
    pub fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.count += 1;
        self.nanoseconds = self.nanoseconds.saturating_add(nanoseconds);
        self.longest = self.longest.max(nanoseconds);
        *self.buckets.entry(bucket(nanoseconds)).or_default() += 1;
    }

    /// Adds all durations of another histogram.
    pub fn merge(&mut self, other: &Times) {
        self.count += other.count;
        self.nanoseconds = self.nanoseconds.saturating_add(other.nanoseconds);
        self.longest = self.longest.max(other.longest);
        for (&bucket, count) in &other.buckets {
            *self.buckets.entry(bucket).or_default() += count;
        }
    }

    /// How many there are.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Their mean; none where there are none.
    pub fn mean(&self) -> Option<Duration> {
        self.nanoseconds.checked_div(self.count).map(Duration::from_nanos)
    }

    /// The longest.
    pub const fn longest(&self) -> Duration {
        Duration::from_nanos(self.longest)
    }

    /// The duration that so many of a hundred do not exceed, rounded up by less than an eighth; none where there are none.
    pub fn percentile(&self, percent: u8) -> Option<Duration> {
        let wanted = (self.count * u64::from(percent.min(100))).div_ceil(100).max(1);
        let mut seen = 0;
        for (&bucket, count) in &self.buckets {
            seen += count;
            if seen >= wanted {
                return Some(Duration::from_nanos(upper_end(bucket).min(self.longest)));
            }
        }
        None
    }
}

/// The bucket of a duration: short ones have their own, longer ones share one with their like.
fn bucket(nanoseconds: u64) -> u16 {
    let bits = u64::BITS - nanoseconds.leading_zeros();
    let shift = bits.saturating_sub(FINE_BITS + 1);
    (shift << FINE_BITS) as u16 + (nanoseconds >> shift) as u16
}

/// The longest duration of a bucket.
fn upper_end(bucket: u16) -> u64 {
    let fine = 1 << FINE_BITS;
    if bucket < 2 * fine {
        return u64::from(bucket);
    }
    let shift = u32::from(bucket / fine - 1);
    let top = u64::from(bucket - fine * (bucket / fine - 1));
    top.checked_add(1)
        .and_then(|next| next.checked_mul(1_u64.checked_shl(shift)?))
        .map_or(u64::MAX, |end| end - 1)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Times, bucket, upper_end};

    #[test]
    fn every_duration_lies_in_its_bucket() {
        for exponent in 0..63 {
            for offset in [0, 1, 3] {
                let time = (1_u64 << exponent) + offset;
                let end = upper_end(bucket(time));
                assert!(end >= time && end <= time + time / 8, "{time} {end}");
                assert!(bucket(time) <= bucket(time + 1));
            }
        }
        assert_eq!(upper_end(bucket(u64::MAX)), u64::MAX);
    }

    #[test]
    fn mean_and_shares() {
        let mut times = Times::default();
        assert_eq!((times.mean(), times.percentile(99)), (None, None));
        for ms in 1..=100 {
            times.add(Duration::from_millis(ms));
        }
        assert_eq!(times.count(), 100);
        assert_eq!(times.mean(), Some(Duration::from_micros(50_500)));
        assert_eq!(times.longest(), Duration::from_millis(100));
        let p50 = times.percentile(50).unwrap();
        assert!((50..57).contains(&p50.as_millis()), "{p50:?}");
        assert_eq!(times.percentile(100), Some(Duration::from_millis(100)));
    }

    #[test]
    fn merging_is_adding_all() {
        let (mut left, mut right, mut both) = (Times::default(), Times::default(), Times::default());
        for n in 0..1_000_u64 {
            let time = Duration::from_nanos(n * n * n);
            if n % 3 == 0 { &mut left } else { &mut right }.add(time);
            both.add(time);
        }
        left.merge(&right);
        assert_eq!(left, both);
    }
}
