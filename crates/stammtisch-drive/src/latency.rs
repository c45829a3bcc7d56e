//! How long answers took.

use std::time::Duration;

/// Times of answers, kept whole: a run has a few hundred thousand.
#[derive(Debug, Clone, Default)]
pub struct Latency(Vec<u32>);

impl Latency {
    /// Takes one more.
    pub fn add(&mut self, time: Duration) {
        self.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// Takes those of another.
    pub fn extend(&mut self, other: &Latency) {
        self.0.extend_from_slice(&other.0);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that so many of a hundred answers did not exceed.
    pub fn percentile(&self, percent: f64) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let place = (percent / 100.0 * sorted.len() as f64).ceil() as usize;
        let micros = sorted.get(place.saturating_sub(1)).or(sorted.last()).copied().unwrap_or(0);
        Duration::from_micros(u64::from(micros))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Latency;

    #[test]
    fn percentiles_of_a_hundred_times() {
        let mut latency = Latency::default();
        for millis in (1..=100).rev() {
            latency.add(Duration::from_millis(millis));
        }
        assert_eq!(latency.percentile(50.0), Duration::from_millis(50));
        assert_eq!(latency.percentile(99.0), Duration::from_millis(99));
        assert_eq!(latency.percentile(100.0), Duration::from_millis(100));
        assert_eq!(Latency::default().percentile(99.0), Duration::ZERO);
    }
}
