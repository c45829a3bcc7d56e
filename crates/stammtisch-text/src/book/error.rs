//! What can be wrong with the data of a book.

use thiserror::Error;

use super::clause_id::ClauseId;

/// A fault in the data of a book.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BookError {
    /// A file is not what the book expects.
    #[error("{file}: {message}")]
    File {
        /// Which of the files.
        file: &'static str,
        /// What the parser says, with line and column.
        message: String,
    },
    /// A clause or section is there twice.
    #[error("{0} is there twice: keep one entry")]
    Twice(ClauseId),
    /// An entry refers to a clause that does not exist.
    #[error("{from} refers to {to}, which does not exist")]
    Dangling {
        /// The entry that refers.
        from: String,
        /// The clause that is missing.
        to: ClauseId,
    },
    /// A name stands for two terms.
    #[error("{name:?} stands for both {first:?} and {second:?}: take it from one of them")]
    SharedName {
        /// The name.
        name: String,
        /// The term that has it.
        first: String,
        /// The term that wants it too.
        second: String,
    },
    /// A term names a card that does not exist.
    #[error("the term {term:?} names the card {card:?}, which does not exist")]
    NoSuchCard {
        /// The term.
        term: String,
        /// The card.
        card: String,
    },
}
