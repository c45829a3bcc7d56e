//! The table of positions met before, with bounds on what is still to come.

use crate::alike::{Difference, nth, squeezed};
use crate::layout::Layout;
use crate::search::Between;

/// What a table knows of a position: the declarer's party takes from here on at least `low` and at most `high`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) low: i32,
    pub(crate) high: i32,
    /// The bit of the card that did best last time.
    pub(crate) best: u32,
}

impl Known {
    /// The bound that tells whether `need` is reached, if one of the two does.
    pub(crate) fn decides(self, need: i32) -> Option<i32> {
        if self.low >= need {
            Some(self.low)
        } else if self.high < need {
            Some(self.high)
        } else {
            None
        }
    }
}

/// A position between two tricks, whole: two positions with the same key are worth the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Key {
    /// Which bits are held by anybody.
    present: u32,
    /// Of these, from the lowest up, those of seats 2 and 4.
    odd: u32,
    /// Those of seats 3 and 4.
    upper: u32,
    /// Who leads, whether the called card binds, and what is counted.
    state: u32,
    /// The called card while it binds.
    called: u32,
    /// Whether positions that are alike lie side by side.
    alike: bool,
}

impl Key {
    /// The key of a position; those that are alike are found by it too if `alike` says so.
    pub(crate) fn new(at: &Between, tricks: bool, alike: bool) -> Key {
        let hands = &at.hands;
        let upper = hands[2] | hands[3];
        let present = hands[0] | hands[1] | upper;
        let [odd, upper] = squeezed([hands[1] | hands[3], upper], present);
        let state = (at.leader as u32) << 2 | u32::from(at.called != 0) << 1 | u32::from(tricks);
        Key { present, odd, upper, state, called: at.called, alike }
    }
}

/// One slot: 96 bits of owners and 32 bits of everything else.
///
/// The upper half of `first` holds the bits that are present, the lower halves the two bits of each owner. The upper half of
/// `second` holds, from the top: generation 9 bits, state 4, best 5 (how many cards are below it), high 7, low 7.
#[derive(Debug, Clone, Copy, Default)]
struct Entry {
    first: u64,
    second: u64,
}

const WAYS: usize = 4;
const GENERATIONS: u64 = 1 << 9;
/// What tells positions apart in the second half of an entry.
const NAME: u64 = 0xfff8_0000_ffff_ffff;

impl Entry {
    fn known(self) -> Known {
        let rest = (self.second >> 32) as u32;
        Known { low: (rest & 127) as i32, high: (rest >> 7 & 127) as i32, best: rest >> 14 & 31 }
    }

    fn present(self) -> u32 {
        (self.first >> 32) as u32
    }

    fn is(self, first: u64, name: u64) -> bool {
        self.first == first && self.second & NAME == name
    }

    /// Whether its owners are those of a key from the lowest card up, whatever the cards are.
    fn has_owners(self, first: u64, name: u64) -> bool {
        self.first as u32 == first as u32 && self.second & NAME == name
    }
}

/// Four slots that share a cache line.
#[derive(Debug, Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

/// A table of fixed size; when it is full, positions with fewer cards make room.
///
/// It holds whole keys, so an answer is never that of another position.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    shift: u32,
    generation: u64,
    victim: usize,
}

impl Table {
    /// A table of at most this many bytes, and at least one bucket.
    pub(crate) fn new(bytes: usize) -> Table {
        let wanted = (bytes / size_of::<Bucket>()).max(1);
        let bits = wanted.ilog2().max(1);
        Table { buckets: vec![Bucket::default(); 1 << bits], shift: 64 - bits, generation: 1, victim: 0 }
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Forgets everything.
    pub(crate) fn forget(&mut self) {
        self.generation += 1;
        if self.generation == GENERATIONS {
            self.buckets.fill(Bucket::default());
            self.generation = 1;
        }
    }

    /// The two halves of a key as they stand in an entry, and the bucket where it belongs.
    fn place(&self, key: Key) -> (u64, u64, usize) {
        let first = u64::from(key.present) << 32 | u64::from(key.odd);
        let name = self.generation << 55 | u64::from(key.state) << 51 | u64::from(key.upper);
        let owners = if key.alike { first & u64::from(u32::MAX) } else { first };
        let mixed = owners.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ name.wrapping_mul(0xd6e8_feb8_6659_fd93).rotate_left(32);
        let hash = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (first, name, (hash >> self.shift) as usize)
    }

    /// What is known of a position where `rest` is still to come, from itself and from those that are alike.
    pub(crate) fn get(&self, key: Key, layout: &Layout, rest: i32) -> Option<Known> {
        let (first, name, bucket) = self.place(key);
        let mut found: Option<Known> = None;
        for entry in self.buckets[bucket].0.iter().filter(|entry| entry.has_owners(first, name)) {
            let known = entry.known();
            if entry.first == first {
                let (low, high) = found.map_or((0, rest), |near| (near.low, near.high));
                found = Some(Known { low: known.low.max(low), high: known.high.min(high), best: known.best });
            } else if key.alike
                && let Some(apart) = Difference::between(layout, entry.present(), key.present, key.called)
            {
                let near = found.unwrap_or(Known { low: 0, high: rest, best: known.best });
                let low = near.low.max(known.low - apart.less);
                let high = near.high.min(known.high + apart.more);
                found = Some(Known { low, high, best: near.best });
            }
        }
        found.map(|known| Known { best: nth(key.present, known.best), ..known })
    }

    /// Keeps what is known of a position, in place of what was known of it before.
    pub(crate) fn put(&mut self, key: Key, known: Known) {
        let (first, name, bucket) = self.place(key);
        let best = (key.present & ((1_u32 << (known.best & 31)) - 1)).count_ones();
        let rest = best << 14 | (known.high as u32) << 7 | known.low as u32;
        self.victim = self.victim.wrapping_add(1);
        let bucket = &mut self.buckets[bucket].0;
        let mut slot = 0;
        let mut least = u32::MAX;
        for step in 0..WAYS {
            let at = (self.victim + step) % WAYS;
            let old = bucket[at];
            if old.is(first, name) {
                slot = at;
                break;
            }
            let keep = if old.second >> 55 == self.generation { old.present().count_ones() } else { 0 };
            if keep < least {
                least = keep;
                slot = at;
            }
        }
        bucket[slot] = Entry { first, second: name | u64::from(rest) << 32 };
    }
}
