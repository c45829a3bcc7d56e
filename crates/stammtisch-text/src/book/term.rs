//! A word of the game.

use serde::{Deserialize, Serialize};

use super::clause_id::ClauseId;
use super::text::Text;
use crate::lang::Lang;

/// A word of the game and what it means (S 1.4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The German word.
    pub term: String,
    /// The English word.
    pub english: String,
    /// Other spellings and words for it, in both languages.
    pub aliases: Vec<String>,
    /// Whether it is among the official terms of S 1.4.
    pub official: bool,
    /// The code of the card that the word names.
    pub card: Option<String>,
    /// What it means.
    pub text: Text,
    /// An example; cards stand in backticks.
    pub example: Option<Text>,
    /// The clauses in which it matters.
    pub clauses: Vec<ClauseId>,
}

impl Term {
    /// The word in one language.
    pub fn name(&self, lang: Lang) -> &str {
        match lang {
            Lang::De => &self.term,
            Lang::En => &self.english,
        }
    }

    /// All the words by which the term is found: the German one, the English one, the aliases.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        [&self.term, &self.english].into_iter().chain(&self.aliases).map(String::as_str)
    }
}
