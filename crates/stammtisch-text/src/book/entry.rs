//! What the book can show: a clause, a section, a term or a card.

use serde::Serialize;

use super::card::CardEntry;
use super::clause::{Clause, Section};
use super::clause_id::ClauseId;
use super::term::Term;
use crate::lang::Lang;

/// One thing in the book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Entry<'b> {
    /// A clause of the rules, or a decision.
    Clause(&'b Clause),
    /// A heading over clauses.
    Section(&'b Section),
    /// A word of the game.
    Term(&'b Term),
    /// A card.
    Card(&'b CardEntry),
}

impl<'b> Entry<'b> {
    /// What to ask the book for to get exactly this entry: `S 2.5.4`, `Sau`, `EO`.
    pub fn query(&self) -> String {
        match self {
            Self::Clause(clause) => clause.id.to_string(),
            Self::Section(section) => section.id.to_string(),
            Self::Term(term) => term.term.clone(),
            Self::Card(card) => card.code.clone(),
        }
    }

    /// The heading in one language.
    pub fn title(&self, lang: Lang) -> &'b str {
        match self {
            Self::Clause(clause) => clause.title.get(lang),
            Self::Section(section) => section.title.get(lang),
            Self::Term(term) => term.name(lang),
            Self::Card(card) => card.name.get(lang),
        }
    }

    /// The explanation in one language; a section has none, only its clauses.
    pub fn text(&self, lang: Lang) -> Option<&'b str> {
        match self {
            Self::Clause(clause) => Some(clause.text.get(lang)),
            Self::Section(_) => None,
            Self::Term(term) => Some(term.text.get(lang)),
            Self::Card(card) => Some(card.text.get(lang)),
        }
    }

    /// The example in one language, if there is one.
    pub fn example(&self, lang: Lang) -> Option<&'b str> {
        let example = match self {
            Self::Clause(clause) => clause.example.as_ref(),
            Self::Term(term) => term.example.as_ref(),
            Self::Section(_) | Self::Card(_) => None,
        };
        example.map(|text| text.get(lang))
    }

    /// The clauses to read next: references of a clause, the clauses of a section or a term.
    pub fn references(&self) -> Vec<ClauseId> {
        match self {
            Self::Clause(clause) => clause.references().collect(),
            Self::Section(section) => section.clauses.clone(),
            Self::Term(term) => term.clauses.clone(),
            Self::Card(_) => Vec::new(),
        }
    }
}
