//! Why something cannot be printed.

use schafkopf_turnier::NoRanking;
use stammtisch_text::{Arg, Texts};
use thiserror::Error;

/// Why something cannot be printed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoPage {
    /// The seats of the match are not drawn, or there is no such match.
    #[error("match {match_number} is not drawn")]
    NotDrawn {
        /// Number of the match.
        match_number: u32,
    },
    /// The match has no such table.
    #[error("match {match_number} has no table {table}")]
    NoTable {
        /// Number of the match.
        match_number: u32,
        /// Number of the table.
        table: u32,
    },
    /// The match has no lists yet.
    #[error("match {match_number} has not begun")]
    NotStarted {
        /// Number of the match.
        match_number: u32,
    },
    /// The lists were destroyed after six months (S 5.3.5).
    #[error("the lists were destroyed")]
    Purged,
    /// Nobody is registered, or nobody has a place.
    #[error("there is nobody to print")]
    Nobody,
    /// No Sie was played, none that counts, or none in what is meant.
    #[error("no Sie was played")]
    NoSie,
    /// No prize is won.
    #[error("there is no prize")]
    NoPrizes,
    /// There is no ranking.
    #[error(transparent)]
    NoRanking(#[from] NoRanking),
}

impl NoPage {
    /// What is wrong and what to do, for people.
    pub fn message(&self, texts: &Texts) -> String {
        let number = |number: &u32| Arg::from(i64::from(*number));
        match self {
            NoPage::NotDrawn { match_number } => {
                texts.format("paper-error-not-drawn", &[("match", number(match_number))])
            }
            NoPage::NoTable { match_number, table } => texts
                .format("paper-error-no-table", &[("match", number(match_number)), ("table", number(table))]),
            NoPage::NotStarted { match_number } => {
                texts.format("paper-error-not-started", &[("match", number(match_number))])
            }
            NoPage::Purged => texts.get("paper-error-purged"),
            NoPage::Nobody => texts.get("paper-error-nobody"),
            NoPage::NoPrizes => texts.get("paper-error-no-prizes"),
            NoPage::NoSie => texts.get("paper-error-no-sie"),
            // A tournament has rules for it and no number twice: what can lack is the seed.
            NoPage::NoRanking(_) => texts.get("paper-error-no-ranking"),
        }
    }
}
