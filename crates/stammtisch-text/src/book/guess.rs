//! Which name a misspelt one was meant to be.

use super::fold::bare_key;
use super::index::{Index, Name, Slot};

/// A longer word is not a misspelt name.
const LONGEST: usize = 40;
/// Names this similar (Jaro–Winkler) are worth suggesting, however many letters differ.
const WORTH_SUGGESTING: f64 = 0.86;
/// So much more similar must the best of two equally distant names be to be taken.
const CLEARLY_NEARER: f64 = 0.05;

/// From this length on a word may also begin with the wrong letter.
const LONG_ENOUGH: usize = 6;

/// A name near a misspelt one.
pub(super) struct Near<'i> {
    pub(super) name: &'i Name,
    /// Letters missing, superfluous, wrong or swapped.
    distance: usize,
    similarity: f64,
}

impl Near<'_> {
    fn begins_alike(&self, query: &str) -> bool {
        self.name.key.chars().next() == query.chars().next()
    }
}

/// The names near a misspelt one, each entry once, the nearest first, and whether the first is clearly meant.
pub(super) fn near<'i>(index: &'i Index, query: &str) -> (Vec<Near<'i>>, bool) {
    let query = bare_key(query);
    let length = query.chars().count();
    if !(3..=LONGEST).contains(&length) {
        return (Vec::new(), false);
    }
    let allowed = (length / 3).min(3);
    let mut found: Vec<Near<'i>> =
        index.names().iter().filter_map(|name| compare(name, &query, allowed)).collect();
    found.sort_by(|a, b| a.distance.cmp(&b.distance).then(b.similarity.total_cmp(&a.similarity)));
    let mut seen: Vec<Slot> = Vec::new();
    found.retain(|near| {
        let fresh = !seen.contains(&near.name.slot);
        seen.push(near.name.slot);
        fresh
    });
    let clear = match found.as_slice() {
        [best, ..] if length < LONG_ENOUGH && !best.begins_alike(&query) => false,
        [] => false,
        [only] => only.distance <= allowed,
        [best, next, ..] => {
            let nearer = best.distance < next.distance || best.similarity > next.similarity + CLEARLY_NEARER;
            best.distance <= allowed && nearer
        }
    };
    (found, clear)
}

fn compare<'i>(name: &'i Name, query: &str, allowed: usize) -> Option<Near<'i>> {
    let similarity = strsim::jaro_winkler(query, &name.key);
    let too_long = name.key.len().abs_diff(query.len()) > allowed;
    if too_long && similarity < WORTH_SUGGESTING && !unfinished(name, query) {
        return None;
    }
    let distance = match strsim::osa_distance(query, &name.key) {
        distance if distance > 1 && unfinished(name, query) => 1,
        distance => distance,
    };
    (distance <= allowed || similarity >= WORTH_SUGGESTING).then_some(Near { name, distance, similarity })
}

/// Whether the name only lacks its end; that counts as one mistake.
fn unfinished(name: &Name, query: &str) -> bool {
    query.len() >= 4 && name.key.starts_with(query)
}
