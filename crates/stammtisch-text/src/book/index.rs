//! By which names the entries are found.

use std::collections::BTreeMap;

use super::card::CardEntry;
use super::clause::Clause;
use super::error::BookError;
use super::fold::{bare_key, content_words, key};
use super::term::Term;

/// The place of an entry in the book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Slot {
    Term(usize),
    Card(usize),
    Clause(usize),
}

/// A spelling of a name and the entry it stands for.
#[derive(Debug)]
pub(super) struct Name {
    pub(super) key: String,
    pub(super) spelling: String,
    pub(super) slot: Slot,
}

/// All names of terms and cards, and the titles of clauses.
#[derive(Debug, Default)]
pub(super) struct Index {
    /// Names as they stand, terms before cards.
    exact: BTreeMap<String, Vec<Slot>>,
    /// Names without their article.
    bare: BTreeMap<String, Vec<Slot>>,
    /// Titles of clauses.
    titles: BTreeMap<String, Vec<Slot>>,
    /// What a misspelt name is compared with.
    names: Vec<Name>,
}

impl Index {
    pub(super) fn new(clauses: &[Clause], terms: &[Term], cards: &[CardEntry]) -> Result<Self, BookError> {
        let mut index = Self::default();
        for (place, term) in terms.iter().enumerate() {
            for name in term.names() {
                index.check_free(name, place, terms)?;
                index.add(name, Slot::Term(place));
            }
        }
        for (place, card) in cards.iter().enumerate() {
            push(&mut index.exact, key(&card.code), Slot::Card(place));
            for name in [&card.name.de, &card.name.en].into_iter().chain(&card.spellings) {
                index.add(name, Slot::Card(place));
            }
        }
        for (place, clause) in clauses.iter().enumerate() {
            for title in [&clause.title.de, &clause.title.en] {
                push(&mut index.titles, key(title), Slot::Clause(place));
            }
        }
        Ok(index)
    }

    /// A name may stand for one term only.
    fn check_free(&self, name: &str, place: usize, terms: &[Term]) -> Result<(), BookError> {
        match self.exact.get(&key(name)).and_then(|slots| slots.first()) {
            Some(&Slot::Term(other)) if other != place => Err(BookError::SharedName {
                name: name.to_owned(),
                first: terms[other].term.clone(),
                second: terms[place].term.clone(),
            }),
            _ => Ok(()),
        }
    }

    fn add(&mut self, name: &str, slot: Slot) {
        let key = key(name);
        push(&mut self.bare, bare_key(name), slot);
        push(&mut self.exact, key.clone(), slot);
        self.names.push(Name { key, spelling: name.to_owned(), slot });
    }

    /// The entries of a name: as it stands, else without its article, else the clauses of that title, else what
    /// is left of a question without its small words.
    pub(super) fn find(&self, name: &str) -> &[Slot] {
        let (full, bare) = (key(name), bare_key(name));
        self.exact
            .get(&full)
            .or_else(|| self.exact.get(&bare))
            .or_else(|| self.bare.get(&bare))
            .or_else(|| self.titles.get(&full))
            .or_else(|| self.exact.get(&content_words(name).concat()))
            .map_or(&[], Vec::as_slice)
    }

    /// All names of terms and cards.
    pub(super) fn names(&self) -> &[Name] {
        &self.names
    }
}

fn push(map: &mut BTreeMap<String, Vec<Slot>>, key: String, slot: Slot) {
    let slots = map.entry(key).or_default();
    if !slots.contains(&slot) {
        slots.push(slot);
    }
}
