//! A whole tournament as one text, to be moved and kept.

use std::collections::BTreeMap;
use std::sync::Arc;

use schafkopf::rules::RuleFileError;
use schafkopf::{Bytes32, RuleSet};
use schafkopf_turnier::{self as turnier, LogError, LogHead, PersonId, Tournament};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::chain::heads;
use crate::export_key::ExportKey;
use crate::kept::Text;
use crate::kept::tournament::{Event, Person};

/// What stands at the beginning of every export.
pub const EXPORT_FORMAT: &str = "stammtisch-tournament";

/// The version of the export that this program writes. The first had no chain and no signature.
pub const EXPORT_VERSION: u32 = 2;

#[derive(Serialize)]
struct Written<'a> {
    format: &'static str,
    version: u32,
    rules: &'a str,
    people: &'a BTreeMap<u64, Person>,
    events: &'a [Event],
    chain: &'a [Text<Bytes32>],
    head: Text<Bytes32>,
    signature: Text<Bytes32>,
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
    events: Vec<Value>,
    chain: Option<Vec<String>>,
    head: Option<String>,
    signature: Option<String>,
}

/// What an export says about itself, whatever else is in it.
#[derive(Deserialize)]
struct Label {
    format: String,
    version: u32,
}

/// Where an export comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// From this installation: it was signed with its key, and nothing in it has changed since.
    Ours,
    /// Nobody knows: it is not signed, or not with this key.
    Unknown,
}

/// A tournament that was read from an export.
#[derive(Debug)]
pub struct Import {
    /// The tournament.
    pub tournament: Tournament,
    /// The head of its log.
    pub head: LogHead,
    /// Where it comes from.
    pub origin: Origin,
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
    /// An event in it cannot be read.
    #[error("event {event} cannot be read: {why}")]
    Event {
        /// Its number, from 1.
        event: u64,
        /// What is wrong with it.
        why: serde_json::Error,
    },
    /// The chain of the log breaks.
    #[error("event {event} is not the one that was exported: the chain of the log breaks there")]
    Broken {
        /// The first event that does not fit, from 1.
        event: u64,
    },
    /// The rule set cannot be so.
    #[error("the rule set in the export: {0}")]
    Rules(#[from] RuleFileError),
    /// The log cannot be so.
    #[error(transparent)]
    Log(#[from] LogError),
}

/// A tournament as one text: its rule set, people and events, the chain of its log, and the signature of all of it.
pub fn export(tournament: &Tournament, key: &ExportKey) -> String {
    let rules = tournament.state().rules();
    let hash = rules.hash();
    let chain: Vec<Text<Bytes32>> = heads(&hash, tournament.log()).map(|head| Text(head.value)).collect();
    let beginning = LogHead::beginning(&hash).value;
    let events: Vec<Event> = tournament.log().iter().map(Event::from).collect();
    let people = tournament.people().iter().map(|(id, person)| (id.0, person.into())).collect();
    let (rules, head) = (rules.canonical(), chain.last().copied().unwrap_or(Text(beginning)));
    let written = Written {
        format: EXPORT_FORMAT,
        version: EXPORT_VERSION,
        signature: Text(key.sign(&signed(&rules, &people, &events, head))),
        rules: &rules,
        people: &people,
        events: &events,
        chain: &chain,
        head,
    };
    serde_json::to_string_pretty(&written).expect("a tournament is plain data with text as keys")
}

/// What is signed of an export: rule set, people, events and head as one array of JSON without blanks. The events are in
/// it beside the head, because nobody may make one of them look destroyed.
fn signed(rules: &str, people: &BTreeMap<u64, Person>, events: &[Event], head: Text<Bytes32>) -> Vec<u8> {
    serde_json::to_vec(&(rules, people, events, head)).expect("a tournament is plain data with text as keys")
}

/// Reads what [`export`] wrote: the chain is followed, every event is checked again, and the signature tells the origin;
/// without a key nothing is ours.
pub fn import(text: &str, key: Option<&ExportKey>) -> Result<Import, ImportError> {
    let label: Label = serde_json::from_str(text).map_err(|_| ImportError::Format)?;
    if label.format != EXPORT_FORMAT {
        return Err(ImportError::Format);
    }
    if label.version > EXPORT_VERSION {
        return Err(ImportError::Newer { found: label.version });
    }
    let read: Read = serde_json::from_str(text).map_err(ImportError::Unreadable)?;
    let rules = Arc::new(RuleSet::from_canonical(&read.rules)?);
    let events = read.events.into_iter().zip(1..).map(event).collect::<Result<Vec<Event>, ImportError>>()?;
    let log: Vec<turnier::Event> = events.iter().cloned().map(Into::into).collect();
    let found: Vec<LogHead> = heads(&rules.hash(), &log).collect();
    let head = found.last().copied().unwrap_or_else(|| LogHead::beginning(&rules.hash()));
    if label.version > 1 {
        unbroken(&found, &read.chain.unwrap_or_default(), read.head.as_deref().unwrap_or_default())?;
    }
    let signature = read.signature.and_then(|signature| signature.parse().ok());
    let signed = signed(&read.rules, &read.people, &events, Text(head.value));
    let ours = key.zip(signature).is_some_and(|(key, signature)| key.has_signed(&signed, signature));
    let people = read.people.into_iter().map(|(id, person)| (PersonId(id), person.into())).collect();
    Ok(Import {
        tournament: Tournament::import(rules, log, people)?,
        head,
        origin: if ours { Origin::Ours } else { Origin::Unknown },
    })
}

fn event((value, event): (Value, u64)) -> Result<Event, ImportError> {
    serde_json::from_value(value).map_err(|why| ImportError::Event { event, why })
}

/// Compares the chain as it is with the one that was written.
fn unbroken(found: &[LogHead], written: &[String], head: &str) -> Result<(), ImportError> {
    let fits = |found: &LogHead, written: &str| found.value.to_string() == written;
    let broken = found.iter().zip(written).position(|(found, written)| !fits(found, written));
    // An event without a value, or a value without an event, breaks it where the other ends.
    let shorter = found.len().min(written.len());
    let broken = broken.or((found.len() != written.len()).then_some(shorter));
    if let Some(place) = broken {
        return Err(ImportError::Broken { event: place as u64 + 1 });
    }
    match found.last() {
        Some(last) if !fits(last, head) => Err(ImportError::Broken { event: last.events }),
        Some(_) | None => Ok(()),
    }
}
