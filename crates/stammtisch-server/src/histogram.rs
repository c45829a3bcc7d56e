//! How long things take, counted in steps.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper ends of the steps, in microseconds; what is longer falls behind the last.
pub const STEPS: [u64; 12] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000];

/// Durations, counted by steps from any thread.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    counts: [AtomicU64; STEPS.len() + 1],
    micros: AtomicU64,
}

/// Durations as they have been counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Timings {
    /// How many fell into each step; the last are those longer than all steps.
    pub counts: [u64; STEPS.len() + 1],
    /// All of them together, in microseconds.
    pub micros: u64,
}

impl Histogram {
    /// Counts a duration.
    pub(crate) fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let step = STEPS.iter().position(|&end| micros <= end).unwrap_or(STEPS.len());
        self.counts[step].fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    /// What has been counted.
    pub(crate) fn timings(&self) -> Timings {
        let counts = std::array::from_fn(|step| self.counts[step].load(Relaxed));
        Timings { counts, micros: self.micros.load(Relaxed) }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Histogram, STEPS};

    #[test]
    fn durations_fall_into_their_steps() {
        let histogram = Histogram::default();
        for micros in [0, 500, 501, 5_000_001] {
            histogram.took(Duration::from_micros(micros));
        }
        let timings = histogram.timings();
        assert_eq!((timings.counts[0], timings.counts[1], timings.counts[STEPS.len()]), (2, 1, 1));
        assert_eq!(timings.micros, 5_001_002);
    }
}
