//! The least number of meetings that cannot be avoided, by counting. The proofs are in `docs/draw.md`.

use std::collections::BTreeMap;

use super::TABLE;
use super::history::History;
use super::tables::Cost;

/// Lower bounds for a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Least {
    /// Meetings of players who have met before.
    pub(super) repeats: u32,
    /// Meetings within groups.
    pub(super) same_group: u32,
}

impl Least {
    /// What no draw of so many matches can stay below.
    pub(super) fn of(history: &History, groups: &[Option<u32>], matches: u32) -> Least {
        let tables = history.players() / TABLE;
        Least {
            repeats: by_tables(history, tables, matches).max(by_pairs(history, tables, matches)),
            same_group: matches * by_groups(groups, tables),
        }
    }

    pub(super) const fn cost(self) -> Cost {
        Cost { repeats: self.repeats, same_group: self.same_group }
    }
}

/// The least number of pairs that sit together when so many are spread over tables: as evenly as possible.
fn together(people: usize, tables: usize) -> u32 {
    let (each, more) = (people / tables, people % tables);
    let pairs = |n: usize| n * n.saturating_sub(1) / 2;
    (more * pairs(each + 1) + (tables - more) * pairs(each)) as u32
}

/// Fewest repeats of two matches between so many players (a multiple of four): 6 for four, 4 for eight, 3 for twelve, and
/// none from sixteen on.
pub fn least_repeats_of_two_matches(players: usize) -> u32 {
    let tables = players / TABLE;
    if tables == 0 { 0 } else { tables as u32 * together(TABLE, tables) }
}

/// Every table of an earlier match spreads its players over the tables of a new one.
fn by_tables(history: &History, tables: usize, matches: u32) -> u32 {
    let against =
        |sizes: &mut dyn Iterator<Item = usize>| sizes.map(|size| together(size, tables)).sum::<u32>();
    let earlier = history.matches().map(|mut sizes| against(&mut sizes)).max();
    // Without an earlier match the first drawn stands in for it: it has all tables full.
    let full = least_repeats_of_two_matches(history.players());
    match earlier {
        None => (matches - 1) * full,
        Some(earlier) => earlier + (matches - 1) * earlier.max(full),
    }
}

/// There are only so many pairs who have not met.
fn by_pairs(history: &History, tables: usize, matches: u32) -> u32 {
    let players = history.players() as u64;
    let fresh = players * (players - 1) / 2 - history.pairs_met();
    let meetings = u64::from(matches) * 6 * tables as u64;
    u32::try_from(meetings.saturating_sub(fresh)).unwrap_or(u32::MAX)
}

/// Every group spreads over the tables.
fn by_groups(groups: &[Option<u32>], tables: usize) -> u32 {
    let mut sizes: BTreeMap<u32, usize> = BTreeMap::new();
    for group in groups.iter().flatten() {
        *sizes.entry(*group).or_default() += 1;
    }
    sizes.values().map(|&size| together(size, tables)).sum()
}
