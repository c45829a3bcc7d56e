//! What the book answers.

use serde::Serialize;

use super::entry::Entry;
use crate::lang::Lang;

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer<'b> {
    /// The question named an entry.
    Found {
        /// What was asked for.
        entry: Entry<'b>,
        /// What else goes by that name: the card behind a word, the word behind a card.
        also: Vec<Entry<'b>>,
    },
    /// The question was misspelt, and only one thing can have been meant.
    Guessed {
        /// What was probably asked for.
        entry: Entry<'b>,
        /// The spelling that the question was taken for.
        taken_as: String,
        /// What it may have been instead, at most two.
        others: Vec<Suggestion<'b>>,
    },
    /// Nothing goes by that name.
    NotFound {
        /// What may have been meant, at most three, the likeliest first.
        suggestions: Vec<Suggestion<'b>>,
    },
}

impl<'b> Answer<'b> {
    /// The entry that was found or guessed.
    pub fn entry(&self) -> Option<Entry<'b>> {
        match self {
            Self::Found { entry, .. } | Self::Guessed { entry, .. } => Some(*entry),
            Self::NotFound { .. } => None,
        }
    }
}

/// Something that may have been meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Suggestion<'b> {
    /// What to ask for.
    pub query: String,
    /// Its heading in the language of the question.
    pub title: String,
    /// The entry itself.
    pub entry: Entry<'b>,
}

impl<'b> Suggestion<'b> {
    pub(super) fn new(entry: Entry<'b>, lang: Lang) -> Self {
        let query = match entry {
            Entry::Term(term) => term.name(lang).to_owned(),
            Entry::Clause(_) | Entry::Section(_) | Entry::Card(_) => entry.query(),
        };
        Self { query, title: entry.title(lang).to_owned(), entry }
    }
}
