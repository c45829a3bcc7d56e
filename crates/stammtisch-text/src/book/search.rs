//! Full-text search over the whole book.

use serde::Serialize;

use super::card::CardEntry;
use super::clause::Clause;
use super::entry::Entry;
use super::fold::{content_words, words};
use super::index::Slot;
use super::term::Term;
use super::text::Text;

/// More words than this are not looked at.
const MOST_WORDS: usize = 16;

/// An entry in which searched words occur.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Hit<'b> {
    /// The entry.
    pub entry: Entry<'b>,
    /// How well it fits; comparable within one search only.
    pub score: u32,
}

/// The words of one entry, in both languages.
#[derive(Debug)]
struct Page {
    slot: Slot,
    names: Vec<String>,
    text: Vec<String>,
    example: Vec<String>,
}

/// The words of all entries.
#[derive(Debug, Default)]
pub(super) struct Pages {
    pages: Vec<Page>,
}

impl Pages {
    pub(super) fn new(clauses: &[Clause], terms: &[Term], cards: &[CardEntry]) -> Self {
        let terms = terms.iter().enumerate().map(|(place, term)| Page {
            slot: Slot::Term(place),
            names: term.names().flat_map(words).collect(),
            text: both(&term.text),
            example: term.example.as_ref().map(both).unwrap_or_default(),
        });
        let clauses = clauses.iter().enumerate().map(|(place, clause)| Page {
            slot: Slot::Clause(place),
            names: both(&clause.title),
            text: both(&clause.text),
            example: clause.example.as_ref().map(both).unwrap_or_default(),
        });
        let cards = cards.iter().enumerate().map(|(place, card)| Page {
            slot: Slot::Card(place),
            names: words(&card.code).into_iter().chain(both(&card.name)).collect(),
            text: both(&card.text),
            example: Vec::new(),
        });
        Self { pages: terms.chain(clauses).chain(cards).collect() }
    }

    /// The entries in which the words occur, the best first.
    ///
    /// A word counts more in a name than in a text, more whole than as a beginning, and the more the rarer it is.
    pub(super) fn search(&self, query: &str) -> Vec<(Slot, u32)> {
        let mut totals = vec![(0_u32, 0_u32); self.pages.len()];
        for word in content_words(query).into_iter().take(MOST_WORDS) {
            let weights: Vec<u32> = self.pages.iter().map(|page| page.weight(&word)).collect();
            let pages_with_word = weights.iter().filter(|&&weight| weight > 0).count().max(1);
            let rarity = 1 + (self.pages.len() / pages_with_word).max(1).ilog2();
            for ((score, matched), weight) in totals.iter_mut().zip(weights) {
                *score += weight * rarity * rarity;
                *matched += u32::from(weight > 0);
            }
        }
        let pages = self.pages.iter().zip(totals);
        let mut hits: Vec<(Slot, u32)> = pages
            .filter(|&(_, (score, _))| score > 0)
            .map(|(page, (score, matched))| (page.slot, score * matched))
            .collect();
        hits.sort_by_key(|&(_, score)| std::cmp::Reverse(score));
        hits
    }
}

impl Page {
    fn weight(&self, word: &str) -> u32 {
        [(16, &self.names), (4, &self.text), (2, &self.example)]
            .into_iter()
            .map(|(weight, words)| {
                weight * words.iter().map(|other| likeness(word, other)).max().unwrap_or(0)
            })
            .max()
            .unwrap_or(0)
    }
}

/// 4 for the word itself, 2 for a word that begins with it, 1 for a compound that contains it, else 0.
fn likeness(word: &str, other: &str) -> u32 {
    if word == other {
        4
    } else if word.len() >= 3 && other.starts_with(word) {
        2
    } else {
        u32::from(word.len() >= 4 && other.contains(word))
    }
}

fn both(text: &Text) -> Vec<String> {
    words(&text.de).into_iter().chain(words(&text.en)).collect()
}
