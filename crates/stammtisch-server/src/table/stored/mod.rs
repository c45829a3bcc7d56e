//! A table as it is stored: the JSON of its entries and of its plan.
//!
//! It has types of its own, so that the table can change without a stored one becoming unreadable. A change of the form
//! is a new version; whatever was written before it is read for ever.

mod entry;
mod pace;
mod place;
mod plan;
mod sealing;
mod version;

use serde_json::{Error, from_str, to_string};

use super::entry::{Entry, KeptPlan};

/// An entry as it is stored.
pub(crate) fn write_entry(entry: &Entry) -> String {
    to_string(&version::Versioned::new(entry::Entry::from(entry))).expect("an entry is plain data")
}

/// Reads a stored entry.
pub(crate) fn read_entry(text: &str) -> Result<Entry, Error> {
    from_str::<version::Versioned<entry::Entry>>(text).map(|stored| stored.what.into())
}

/// A plan as it is stored.
pub(crate) fn write_plan(plan: &KeptPlan) -> String {
    to_string(&version::Versioned::new(plan::Plan::from(plan))).expect("a plan is plain data")
}

/// Reads a stored plan.
pub(crate) fn read_plan(text: &str) -> Result<KeptPlan, Error> {
    from_str::<version::Versioned<plan::Plan>>(text).map(|stored| stored.what.into())
}

#[cfg(test)]
mod tests;
