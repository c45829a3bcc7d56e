//! Allowances: so many at once, so many a second.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often something may happen: a burst, and then one at a time at a steady rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// The time that one of them takes; zero for no limit.
    interval: Duration,
    /// How far ahead of its time one may be.
    tolerance: Duration,
}

impl Rate {
    /// So many a second, with a burst of so many; zero a second for no limit.
    pub fn per_second(number: u32, burst: u32) -> Rate {
        Rate::per(Duration::from_secs(1), number, burst)
    }

    /// So many in a time, with a burst of so many; zero for no limit.
    pub fn per(time: Duration, number: u32, burst: u32) -> Rate {
        let interval = time.checked_div(number).unwrap_or_default();
        Rate { interval, tolerance: interval * burst.max(1).saturating_sub(1) }
    }
}

/// What is left of one allowance: the time at which it will be whole again, and nothing else.
#[derive(Debug, Clone, Copy, Default)]
pub struct Allowance {
    whole_at: Option<Instant>,
}

impl Allowance {
    /// Takes one, if one is left.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.take_or_wait(rate, now).is_ok()
    }

    /// Takes one, or says how long it is until one is left.
    pub fn take_or_wait(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        if rate.interval.is_zero() {
            return Ok(());
        }
        let whole_at = self.whole_at.map_or(now, |at| at.max(now));
        let ahead = whole_at.duration_since(now);
        if ahead > rate.tolerance {
            return Err(ahead.saturating_sub(rate.tolerance));
        }
        self.whole_at = Some(whole_at + rate.interval);
        Ok(())
    }

    fn is_whole(&self, now: Instant) -> bool {
        self.whole_at.is_none_or(|at| at <= now)
    }
}

/// Keys that are remembered at most; only those that have used something are.
const MOST_KEYS: usize = 50_000;

/// An allowance for each key, in bounded memory.
#[derive(Debug)]
pub struct Allowances<K> {
    rate: Rate,
    used: Mutex<HashMap<K, Allowance>>,
}

impl<K: Eq + Hash> Allowances<K> {
    /// Whole allowances.
    pub fn new(rate: Rate) -> Allowances<K> {
        Allowances { rate, used: Mutex::new(HashMap::new()) }
    }

    /// Takes one of a key's allowance, if one is left. If ever so many keys are in use that no more can be remembered,
    /// a new one is refused until others are whole again.
    pub fn take(&self, key: K, now: Instant) -> bool {
        self.take_or_wait(key, now).is_ok()
    }

    /// Takes one of a key's allowance, or says how long it is until one is left.
    pub fn take_or_wait(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.len() >= MOST_KEYS && !used.contains_key(&key) {
            used.retain(|_, allowance| !allowance.is_whole(now));
            if used.len() >= MOST_KEYS {
                return Err(self.rate.interval);
            }
        }
        used.entry(key).or_default().take_or_wait(self.rate, now)
    }

    /// Forgets the keys whose allowance is whole.
    pub fn tidy(&self, now: Instant) {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        used.retain(|_, allowance| !allowance.is_whole(now));
        used.shrink_to_fit();
    }

    /// How many keys are remembered.
    pub fn len(&self) -> usize {
        self.used.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether no key is remembered.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// How many of something each key holds at once.
#[derive(Debug, Default)]
pub struct Held<K> {
    most: usize,
    held: Mutex<HashMap<K, usize>>,
}

impl<K: Eq + Hash> Held<K> {
    /// So many for each key; zero for no limit.
    pub fn new(most: usize) -> Held<K> {
        Held { most, held: Mutex::new(HashMap::new()) }
    }

    /// Takes one, if the key may hold another.
    pub fn take(&self, key: K) -> bool {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(key).or_default();
        let may = self.most == 0 || *count < self.most;
        *count += usize::from(may);
        may
    }

    /// Gives one back.
    pub fn give_back(&self, key: K) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let std::collections::hash_map::Entry::Occupied(mut count) = held.entry(key) {
            *count.get_mut() = count.get().saturating_sub(1);
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{Allowance, Allowances, Held, Rate};

    #[test]
    fn a_burst_is_allowed_and_then_a_steady_rate() {
        let rate = Rate::per_second(10, 5);
        let start = Instant::now();
        let mut allowance = Allowance::default();
        let burst = (0..8).filter(|_| allowance.take(rate, start)).count();
        assert_eq!(burst, 5);
        let later = start + Duration::from_millis(100);
        assert!(allowance.take(rate, later));
        assert!(!allowance.take(rate, later));
        let much_later = start + Duration::from_mins(1);
        assert_eq!((0..8).filter(|_| allowance.take(rate, much_later)).count(), 5);
    }

    #[test]
    fn who_must_wait_is_told_how_long_and_then_it_is_so() {
        let rate = Rate::per(Duration::from_mins(1), 6, 2);
        let start = Instant::now();
        let mut allowance = Allowance::default();
        assert_eq!([(); 2].map(|()| allowance.take_or_wait(rate, start)), [Ok(()); 2]);
        assert_eq!(allowance.take_or_wait(rate, start), Err(Duration::from_secs(10)));
        let later = start + Duration::from_secs(7);
        assert_eq!(allowance.take_or_wait(rate, later), Err(Duration::from_secs(3)));
        assert_eq!(allowance.take_or_wait(rate, later + Duration::from_secs(3)), Ok(()));
    }

    #[test]
    fn zero_means_no_limit() {
        let mut allowance = Allowance::default();
        let now = Instant::now();
        assert!((0..100_000).all(|_| allowance.take(Rate::per_second(0, 1), now)));
        let held = Held::new(0);
        assert!((0..1000).all(|_| held.take(1)));
    }

    #[test]
    fn keys_have_their_own_allowance_and_are_forgotten() {
        let allowances = Allowances::new(Rate::per_second(1, 1));
        let now = Instant::now();
        assert!(allowances.take("a", now));
        assert!(!allowances.take("a", now));
        assert!(allowances.take("b", now));
        allowances.tidy(now);
        assert_eq!(allowances.len(), 2);
        allowances.tidy(now + Duration::from_secs(2));
        assert!(allowances.is_empty());
    }

    #[test]
    fn memory_is_bounded_whoever_comes() {
        let allowances = Allowances::new(Rate::per_second(1, 1));
        let now = Instant::now();
        let taken = (0..60_000).filter(|&key| allowances.take(key, now)).count();
        assert_eq!(taken, super::MOST_KEYS);
        assert!(
            allowances.take(59_999, now + Duration::from_secs(2)),
            "when others are whole, there is room"
        );
        assert_eq!(allowances.len(), 1);
    }

    #[test]
    fn what_is_given_back_can_be_held_again() {
        let held = Held::new(2);
        assert!(held.take("a") && held.take("a"));
        assert!(!held.take("a"));
        held.give_back("a");
        assert!(held.take("a"));
        assert!(held.take("b"));
    }
}
