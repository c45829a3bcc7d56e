//! A whole tournament as one text, to be moved and kept.

use std::collections::BTreeMap;
use std::sync::Arc;

use schafkopf::RuleSet;
use schafkopf::rules::RuleFileError;
use schafkopf_turnier::{LogError, PersonId, Tournament};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::kept::tournament::{Event, Person};

/// What stands at the beginning of every export.
pub const EXPORT_FORMAT: &str = "stammtisch-tournament";

/// The version of the export that this program writes.
pub const EXPORT_VERSION: u32 = 1;

#[derive(Serialize)]
struct Written {
    format: &'static str,
    version: u32,
    rules: String,
    people: BTreeMap<u64, Person>,
    events: Vec<Event>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Read {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u32,
    rules: String,
    people: BTreeMap<u64, Person>,
    events: Vec<Event>,
}

/// What an export says about itself, whatever else is in it.
#[derive(Deserialize)]
struct Label {
    format: String,
    version: u32,
}

/// Why a text is no tournament.
#[derive(Debug, Error)]
pub enum ImportError {
    /// It is no export of a tournament.
    #[error("this is no export of a tournament")]
    Format,
    /// It was written by a newer program.
    #[error("the export has version {found}; this program reads up to version {EXPORT_VERSION}")]
    Newer {
        /// Its version.
        found: u32,
    },
    /// Something in it cannot be read.
    #[error("the export cannot be read: {0}")]
    Unreadable(serde_json::Error),
    /// The rule set cannot be so.
    #[error("the rule set in the export: {0}")]
    Rules(#[from] RuleFileError),
    /// The log cannot be so.
    #[error(transparent)]
    Log(#[from] LogError),
}

/// A tournament as one text: its rule set, people and events.
pub fn export(tournament: &Tournament) -> String {
    let written = Written {
        format: EXPORT_FORMAT,
        version: EXPORT_VERSION,
        rules: tournament.state().rules().canonical(),
        people: tournament.people().iter().map(|(id, person)| (id.0, person.into())).collect(),
        events: tournament.log().iter().map(Event::from).collect(),
    };
    serde_json::to_string_pretty(&written).expect("a tournament is plain data with text as keys")
}

/// Reads what [`export`] wrote; every event is checked again.
pub fn import(text: &str) -> Result<Tournament, ImportError> {
    let label: Label = serde_json::from_str(text).map_err(|_| ImportError::Format)?;
    if label.format != EXPORT_FORMAT {
        return Err(ImportError::Format);
    }
    if label.version > EXPORT_VERSION {
        return Err(ImportError::Newer { found: label.version });
    }
    let read: Read = serde_json::from_str(text).map_err(ImportError::Unreadable)?;
    let rules = Arc::new(RuleSet::from_canonical(&read.rules)?);
    let events = read.events.into_iter().map(Into::into).collect();
    let people = read.people.into_iter().map(|(id, person)| (PersonId(id), person.into())).collect();
    Ok(Tournament::import(rules, events, people)?)
}
