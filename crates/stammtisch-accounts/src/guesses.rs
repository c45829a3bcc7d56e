//! How often somebody may guess wrong: some free guesses, then waits that double.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use stammtisch_http::clock::{Moment, SECOND};

/// How patient one is with wrong guesses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Patience {
    /// So many are free.
    pub(crate) free: u32,
    /// The longest wait, in microseconds; the first is a second, and each is twice the one before.
    pub(crate) longest: Moment,
}

/// After so long without a guess half of them are forgotten.
const HALVED_AFTER: Moment = 15 * 60 * SECOND;
/// Keys that are remembered at most.
const MOST_KEYS: usize = 50_000;

/// Somebody must wait for so long, in microseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wait(pub(crate) Moment);

/// A guess that may be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Allowed {
    /// Whether it is the last one before waits begin.
    pub(crate) last_free: bool,
}

#[derive(Debug, Clone, Copy)]
struct Entry {
    wrong: u32,
    last: Moment,
    until: Moment,
}

impl Entry {
    fn decayed(self, now: Moment) -> Entry {
        let halvings = u32::try_from(now.saturating_sub(self.last).max(0) / HALVED_AFTER).unwrap_or(u32::MAX);
        Entry { wrong: self.wrong.checked_shr(halvings).unwrap_or(0), ..self }
    }
}

/// Wrong guesses by key, in bounded memory.
#[derive(Debug)]
pub(crate) struct Guesses<K> {
    patience: Patience,
    entries: Mutex<HashMap<K, Entry>>,
}

impl<K: Eq + Hash + Clone> Guesses<K> {
    pub(crate) fn new(patience: Patience) -> Guesses<K> {
        Guesses { patience, entries: Mutex::new(HashMap::new()) }
    }

    /// Takes a guess, which counts as wrong until it is forgiven: many at once cannot slip through together.
    pub(crate) fn take(&self, key: &K, now: Moment) -> Result<Allowed, Wait> {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if entries.len() >= MOST_KEYS && !entries.contains_key(key) {
            make_room(&mut entries, now)?;
        }
        let entry = entries.entry(key.clone()).or_insert(Entry { wrong: 0, last: now, until: now });
        if now < entry.until {
            return Err(Wait(entry.until - now));
        }
        let wrong = entry.decayed(now).wrong.saturating_add(1);
        *entry = Entry { wrong, last: now, until: now + self.wait_after(wrong) };
        Ok(Allowed { last_free: wrong == self.patience.free })
    }

    /// Forgets all guesses of a key: the right one was among them.
    pub(crate) fn forget(&self, key: &K) {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }

    /// Takes one guess back: it was right, which says nothing about the others.
    pub(crate) fn forgive(&self, key: &K) {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = entries.get_mut(key) {
            entry.wrong = entry.wrong.saturating_sub(1);
            entry.until = entry.last;
        }
    }

    fn wait_after(&self, wrong: u32) -> Moment {
        let Some(beyond) = wrong.checked_sub(self.patience.free) else { return 0 };
        SECOND.checked_shl(beyond.min(30)).unwrap_or(Moment::MAX).min(self.patience.longest)
    }
}

/// Forgets who has guessed once or not for long; if all have guessed much, new ones must wait.
fn make_room<K>(entries: &mut HashMap<K, Entry>, now: Moment) -> Result<(), Wait> {
    entries.retain(|_, entry| entry.decayed(now).wrong > 1);
    if entries.len() >= MOST_KEYS { Err(Wait(HALVED_AFTER)) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::{Guesses, HALVED_AFTER, MOST_KEYS, Patience, Wait};
    use stammtisch_http::clock::SECOND;

    const PATIENCE: Patience = Patience { free: 3, longest: 10 * SECOND };

    #[test]
    fn waits_double_up_to_the_longest() {
        let guesses = Guesses::new(PATIENCE);
        let mut now = 0;
        let mut waits = Vec::new();
        for _ in 0..9 {
            while let Err(Wait(wait)) = guesses.take(&"anna", now) {
                waits.push(wait / SECOND);
                now += wait;
            }
        }
        assert_eq!(waits, [1, 2, 4, 8, 10, 10]);
        assert!(guesses.take(&"sepp", now).is_ok(), "others need not wait");
    }

    #[test]
    fn what_is_asked_during_a_wait_does_not_prolong_it() {
        let guesses = Guesses::new(PATIENCE);
        for _ in 0..3 {
            guesses.take(&"anna", 0).expect("free");
        }
        for _ in 0..100 {
            assert_eq!(guesses.take(&"anna", 0), Err(Wait(SECOND)));
        }
        assert!(guesses.take(&"anna", SECOND).is_ok());
    }

    #[test]
    fn time_and_the_right_answer_forgive() {
        let guesses = Guesses::new(PATIENCE);
        for _ in 0..3 {
            guesses.take(&"anna", 0).expect("free");
        }
        assert!(guesses.take(&"anna", 2 * HALVED_AFTER).is_ok());
        assert!(guesses.take(&"anna", 2 * HALVED_AFTER).is_ok(), "three have become none");
        for _ in 0..2 {
            guesses.take(&"sepp", 0).expect("free");
            guesses.forgive(&"sepp");
        }
        guesses.take(&"sepp", 0).expect("all were forgiven");
        guesses.take(&"sepp", 0).expect("all were forgiven");
        guesses.take(&"sepp", 0).expect("all were forgiven");
        assert!(guesses.take(&"sepp", 0).is_err());
        guesses.forget(&"sepp");
        assert!(guesses.take(&"sepp", 0).is_ok());
    }

    #[test]
    fn a_flood_of_keys_neither_fills_memory_nor_frees_who_waits() {
        let guesses = Guesses::new(PATIENCE);
        for _ in 0..3 {
            guesses.take(&usize::MAX, 0).expect("free");
        }
        for key in 0..2 * MOST_KEYS {
            guesses.take(&key, 0).expect("each guesses once");
        }
        assert!(guesses.entries.lock().expect("nobody panicked").len() <= MOST_KEYS);
        assert!(guesses.take(&usize::MAX, 0).is_err());
    }
}
