//! The rules book: every clause, every decision, every word and every card, in German and English.
//!
//! The texts are data (`book/*.toml`), embedded and read once. [`Book::explain`] answers a question,
//! [`Book::search`] finds words anywhere.

mod answer;
mod card;
mod clause;
mod clause_id;
mod entry;
mod error;
mod fold;
mod guess;
mod index;
mod search;
mod term;
#[cfg(test)]
mod tests;
mod text;

use std::sync::OnceLock;

use serde::Deserialize;

pub use answer::{Answer, Suggestion};
pub use card::{CardEntry, Nicknames, TrumpPlaces};
pub use clause::{Clause, Kind, Section};
pub use clause_id::{ClauseId, NotAClause, Source};
pub use entry::Entry;
pub use error::BookError;
pub use search::Hit;
pub use term::Term;
pub use text::Text;

use crate::lang::Lang;
use card::CardFile;
use index::{Index, Slot};
use search::Pages;

const CLAUSES: &str = include_str!("../book/clauses.toml");
const TERMS: &str = include_str!("../book/terms.toml");
const CARDS: &str = include_str!("../book/cards.toml");
const CLAUSE_IDS: &str = include_str!("../book/clause-ids.txt");

/// How many things an answer suggests.
const SUGGESTIONS: usize = 3;

/// The rules book.
///
/// ```
/// use stammtisch_text::book::{Answer, Book};
/// use stammtisch_text::lang::Lang;
///
/// let book = Book::load();
/// let Answer::Found { entry, .. } = book.explain("s2.5.4", Lang::De) else { panic!("S 2.5.4 is a clause") };
/// assert_eq!(entry.title(Lang::De), "Davonlaufen");
/// let Answer::Guessed { entry, .. } = book.explain("Schnieder", Lang::En) else { panic!("misspelt") };
/// assert_eq!(entry.title(Lang::En), "Schneider");
/// ```
#[derive(Debug)]
pub struct Book {
    clauses: Vec<Clause>,
    sections: Vec<Section>,
    terms: Vec<Term>,
    cards: Vec<CardEntry>,
    index: Index,
    pages: Pages,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClauseFile {
    section: Vec<Section>,
    clause: Vec<Clause>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TermFile {
    term: Vec<Term>,
}

impl Book {
    /// The embedded book.
    pub fn load() -> &'static Self {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| {
            Self::parse(CLAUSES, TERMS, CARDS).expect("the embedded book is sound, as the tests check")
        })
    }

    /// Reads a book from the texts of its three files: clauses, terms, cards.
    pub fn parse(clauses: &str, terms: &str, cards: &str) -> Result<Self, BookError> {
        let clause_file: ClauseFile = read("clauses.toml", clauses)?;
        let term_file: TermFile = read("terms.toml", terms)?;
        let card_file: CardFile = read("cards.toml", cards)?;
        let (clauses, mut sections, terms) = (clause_file.clause, clause_file.section, term_file.term);
        for section in &mut sections {
            let under = clauses.iter().map(|clause| clause.id).filter(|id| id.is_under(section.id));
            section.clauses = under.collect();
        }
        let cards = card_file.cards();
        let index = Index::new(&clauses, &terms, &cards)?;
        let pages = Pages::new(&clauses, &terms, &cards);
        let book = Self { clauses, sections, terms, cards, index, pages };
        book.check()?;
        Ok(book)
    }

    fn check(&self) -> Result<(), BookError> {
        let mut ids: Vec<ClauseId> = self.clauses.iter().map(|clause| clause.id).collect();
        ids.extend(self.sections.iter().map(|section| section.id));
        ids.sort();
        if let Some(pair) = ids.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(BookError::Twice(pair[0]));
        }
        let entries = self.clauses.iter().map(Entry::Clause).chain(self.terms.iter().map(Entry::Term));
        for entry in entries {
            if let Some(to) = entry.references().into_iter().find(|&to| self.clause(to).is_none()) {
                return Err(BookError::Dangling { from: entry.query(), to });
            }
        }
        for term in &self.terms {
            match &term.card {
                Some(card) if self.card(card).is_none() => {
                    return Err(BookError::NoSuchCard { term: term.term.clone(), card: card.clone() });
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The names of all clauses of S, T and P, in order: what a complete book must contain.
    pub fn clause_ids() -> Vec<ClauseId> {
        let lines = CLAUSE_IDS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines
            .map(|line| line.parse().expect("the list of clauses holds nothing else, as the tests check"))
            .collect()
    }

    /// All clauses and decisions, in order.
    pub fn clauses(&self) -> &[Clause] {
        &self.clauses
    }

    /// All sections, in order.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// All words of the game, the official ones first.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The 32 cards, suit by suit.
    pub fn cards(&self) -> &[CardEntry] {
        &self.cards
    }

    /// The clause or decision of a name.
    pub fn clause(&self, id: ClauseId) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.id == id)
    }

    /// The section of a name.
    pub fn section(&self, id: ClauseId) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// The card of a code such as `EO`.
    pub fn card(&self, code: &str) -> Option<&CardEntry> {
        self.cards.iter().find(|card| card.code == code)
    }

    /// Answers a question: a word in any spelling, a clause, or a card.
    ///
    /// The language decides in which words suggestions are made; questions are understood in both.
    pub fn explain(&self, query: &str, lang: Lang) -> Answer<'_> {
        let mut entries = self.find(query).into_iter();
        if let Some(entry) = entries.next() {
            return Answer::Found { entry, also: entries.collect() };
        }
        if let Ok(id) = query.parse() {
            return Answer::NotFound { suggestions: self.neighbours(id, lang) };
        }
        let (near, clear) = guess::near(&self.index, query);
        let mut suggestions: Vec<Suggestion<'_>> = near
            .iter()
            .take(SUGGESTIONS)
            .map(|near| Suggestion::new(self.entry(near.name.slot), lang))
            .collect();
        match near.first() {
            Some(best) if clear => Answer::Guessed {
                entry: self.entry(best.name.slot),
                taken_as: best.name.spelling.clone(),
                others: suggestions.split_off(1),
            },
            _ => {
                self.fill_from_search(&mut suggestions, query, lang);
                Answer::NotFound { suggestions }
            }
        }
    }

    /// Finds words anywhere in the book, in either language; the best hits come first.
    ///
    /// What [`Book::explain`] would find under these words leads the list.
    pub fn search(&self, query: &str) -> Vec<Hit<'_>> {
        let found = self.pages.search(query);
        let most = found.first().map_or(0, |&(_, score)| score);
        let named = self.find(query);
        let mut hits: Vec<Hit<'_>> = named.iter().map(|&entry| Hit { entry, score: most + 1 }).collect();
        let rest = found.into_iter().map(|(slot, score)| Hit { entry: self.entry(slot), score });
        hits.extend(rest.filter(|hit| !named.contains(&hit.entry)));
        hits
    }

    /// What goes by exactly this name; what the name stands for first, what is linked to it after.
    fn find(&self, query: &str) -> Vec<Entry<'_>> {
        if let Ok(id) = query.parse() {
            let clause = self.clause(id).map(Entry::Clause);
            if let Some(entry) = clause.or_else(|| self.section(id).map(Entry::Section)) {
                return vec![entry];
            }
        }
        let mut entries: Vec<Entry<'_>> =
            self.index.find(query).iter().map(|&slot| self.entry(slot)).collect();
        for entry in entries.clone() {
            for linked in self.linked(entry) {
                if !entries.contains(&linked) {
                    entries.push(linked);
                }
            }
        }
        entries
    }

    /// The card that a word names, or the words that name a card.
    fn linked(&self, entry: Entry<'_>) -> Vec<Entry<'_>> {
        match entry {
            Entry::Term(term) => {
                term.card.iter().filter_map(|code| self.card(code)).map(Entry::Card).collect()
            }
            Entry::Card(card) => {
                let names_it = |term: &&Term| term.card.as_ref() == Some(&card.code);
                self.terms.iter().filter(names_it).map(Entry::Term).collect()
            }
            Entry::Clause(_) | Entry::Section(_) => Vec::new(),
        }
    }

    fn entry(&self, slot: Slot) -> Entry<'_> {
        match slot {
            Slot::Term(place) => Entry::Term(&self.terms[place]),
            Slot::Card(place) => Entry::Card(&self.cards[place]),
            Slot::Clause(place) => Entry::Clause(&self.clauses[place]),
        }
    }

    /// The clauses nearest to one that does not exist, of the same source.
    fn neighbours(&self, id: ClauseId, lang: Lang) -> Vec<Suggestion<'_>> {
        let mut near: Vec<&Clause> =
            self.clauses.iter().filter(|clause| clause.id.source() == id.source()).collect();
        near.sort_by_key(|clause| clause.id.distance(id));
        near.into_iter()
            .take(SUGGESTIONS)
            .map(|clause| Suggestion::new(Entry::Clause(clause), lang))
            .collect()
    }

    fn fill_from_search<'b>(&'b self, suggestions: &mut Vec<Suggestion<'b>>, query: &str, lang: Lang) {
        for hit in self.search(query) {
            if suggestions.len() >= SUGGESTIONS {
                break;
            }
            if suggestions.iter().all(|suggestion| suggestion.entry != hit.entry) {
                suggestions.push(Suggestion::new(hit.entry, lang));
            }
        }
    }
}

fn read<T: for<'de> Deserialize<'de>>(file: &'static str, text: &str) -> Result<T, BookError> {
    toml::from_str(text).map_err(|error| BookError::File { file, message: error.to_string() })
}
