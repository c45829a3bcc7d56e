//! How a person comes to a table: to a match that was left, or to a new one.

use std::io;
use std::path::PathBuf;

use stammtisch_text::Texts;
use thiserror::Error;

use super::offer::Offer;
use super::pace::Pace;
use super::plan::Plan;
use super::sitting::Sitting;
use super::state::Table;
use super::store::{Damaged, Found, Journal, Store};

/// Why a match that was left cannot be gone on with.
#[derive(Debug, Error)]
pub enum NotResumed {
    /// Its file cannot be written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// A line of its file is no step that could be taken there.
    #[error("{}:{line}", path.display())]
    Impossible {
        /// The file.
        path: PathBuf,
        /// Which line, from 1.
        line: usize,
    },
}

impl Store {
    /// The match that was left last, and files that could not be read.
    pub fn left(&self) -> io::Result<(Option<Found>, Vec<Damaged>)> {
        self.latest(|saved| {
            Sitting::replay(saved.plan.clone(), &saved.steps).map(|sitting| sitting.is_finished())
        })
    }

    /// A table at which a match begins, with its file. The time is in seconds since 1970.
    pub fn begin(
        &self,
        plan: Plan,
        seconds: u64,
        (texts, pace): (&'static Texts, Pace),
    ) -> io::Result<(Table, Journal)> {
        let journal = self.create(&plan, seconds)?;
        Ok((Table::new(plan, texts, pace), journal))
    }
}

impl Found {
    /// The question whether to go on with the match.
    pub fn offer(&self, texts: &'static Texts) -> Result<Offer, NotResumed> {
        let sitting = Sitting::replay(self.saved.plan.clone(), &self.saved.steps);
        Ok(Offer::new(sitting.map_err(|step| impossible(&self.journal, step))?, texts))
    }

    /// The table where it was left, with its file.
    pub fn resume(self, texts: &'static Texts, pace: Pace) -> Result<(Table, Journal), NotResumed> {
        let (saved, journal) = self.reopen()?;
        let table = Table::resume(saved.plan, saved.steps, texts, pace);
        Ok((table.map_err(|step| impossible(&journal, step))?, journal))
    }
}

/// The first line of a file says what the match was started with.
fn impossible(journal: &Journal, step: usize) -> NotResumed {
    NotResumed::Impossible { path: journal.path().to_owned(), line: step + 2 }
}
