//! The way back: from a stored log to a tournament.

use std::collections::BTreeSet;
use std::sync::Arc;

use schafkopf::RuleSet;
use thiserror::Error;

use super::event::{Event, EventKind};
use super::permit::Author;
use super::refusal::Refusal;
use super::setup::SetupFault;
use super::state::State;
use super::{Tournament, undo};
use crate::person::People;

/// Why a log is none.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum LogError {
    /// It is empty, or does not begin with the creation of a tournament.
    #[error("the log does not begin with the creation of a tournament")]
    NoBeginning,
    /// Events are missing or out of order.
    #[error("event {found} stands where event {expected} should")]
    Gap {
        /// The number that should be there.
        expected: u64,
        /// The number that is.
        found: u64,
    },
    /// The setup cannot be so, or is that of another rule set.
    #[error("event {event}: {fault}")]
    Setup {
        /// The event.
        event: u64,
        /// What is wrong.
        fault: SetupFault,
    },
    /// An event that could not have happened.
    #[error("event {event}: {refusal}")]
    Refused {
        /// The event.
        event: u64,
        /// Why not.
        refusal: Box<Refusal>,
    },
}

/// Folds a log; undone events are left out, and reported.
pub(super) fn fold(rules: Arc<RuleSet>, log: &[Event]) -> Result<(State, BTreeSet<u64>), LogError> {
    let undone: BTreeSet<u64> = log
        .iter()
        .filter_map(|event| match event.what {
            EventKind::Undone { event } => Some(event),
            _ => None,
        })
        .collect();
    let mut state = beginning(rules, log)?;
    for event in log.iter().skip(1) {
        if undone.contains(&event.seq) {
            state.apply_undone(event);
        } else {
            state.apply(event);
        }
    }
    Ok((state, undone))
}

/// The state after the first event of a log whose numbers are in order.
fn beginning(rules: Arc<RuleSet>, log: &[Event]) -> Result<State, LogError> {
    if let Some((event, expected)) = log.iter().zip(1..).find(|(event, expected)| event.seq != *expected) {
        return Err(LogError::Gap { expected, found: event.seq });
    }
    let Some(Event { what: EventKind::Created(setup), by, .. }) = log.first() else {
        return Err(LogError::NoBeginning);
    };
    match setup.fault(&rules) {
        Some(fault) => Err(LogError::Setup { event: 1, fault }),
        None => Ok(State::created(rules, setup.clone(), *by)),
    }
}

impl Tournament {
    /// A tournament from its own store: the log is believed, as it was checked when it was written.
    pub fn restore(rules: Arc<RuleSet>, log: Vec<Event>, people: People) -> Result<Tournament, LogError> {
        let (state, undone) = fold(rules, &log)?;
        Ok(Tournament { log, undone, state, people })
    }

    /// A tournament from elsewhere: every event is checked again as if it happened now.
    ///
    /// Where lists were destroyed, what rested on them can no longer be checked, and is believed.
    pub fn import(rules: Arc<RuleSet>, log: Vec<Event>, people: People) -> Result<Tournament, LogError> {
        if log.iter().any(|event| matches!(event.what, EventKind::ListsPurged { .. })) {
            return Tournament::restore(rules, log, people);
        }
        let mut state = beginning(Arc::clone(&rules), &log)?;
        let mut undone = BTreeSet::new();
        for (place, event) in log.iter().enumerate().skip(1) {
            let author = Author { by: event.by, why: event.why.as_deref() };
            let refused = |refusal| LogError::Refused { event: event.seq, refusal: Box::new(refusal) };
            if let EventKind::Undone { event: target } = event.what {
                let permitted = undo::permit(&log[..place], &undone, &state, author, target);
                permitted.or_else(|why| why.in_edition(event.edition)).map_err(refused)?;
                undone.insert(target);
                (state, _) = fold(Arc::clone(&rules), &log[..=place])?;
            } else {
                let permitted = state.permit(author, &event.what);
                permitted.or_else(|why| why.in_edition(event.edition)).map_err(refused)?;
                state.apply(event);
            }
        }
        Ok(Tournament { log, undone, state, people })
    }
}
