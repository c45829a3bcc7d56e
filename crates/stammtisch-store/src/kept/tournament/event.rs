//! Events as they are kept: whole, or what of them has no column of its own.

use schafkopf_turnier::{self as turnier, PersonId};
use serde::{Deserialize, Serialize};

use super::event_kind::EventKind;
use super::version::Version;

/// Something that happened: who, when, what, why.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    v: Version,
    seq: u64,
    at: i64,
    by: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    what: EventKind,
}

impl From<&turnier::Event> for Event {
    fn from(event: &turnier::Event) -> Event {
        let turnier::Event { seq, at, by: PersonId(by), why, what } = event;
        Event { v: Version, seq: *seq, at: *at, by: *by, why: why.clone(), what: what.into() }
    }
}

impl From<Event> for turnier::Event {
    fn from(event: Event) -> turnier::Event {
        let Event { v: Version, seq, at, by, why, what } = event;
        turnier::Event { seq, at, by: PersonId(by), why, what: what.into() }
    }
}

/// What happened, as it stands in the column `what`.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct What {
    v: Version,
    what: EventKind,
}

impl From<&turnier::EventKind> for What {
    fn from(what: &turnier::EventKind) -> What {
        What { v: Version, what: what.into() }
    }
}

impl From<What> for turnier::EventKind {
    fn from(What { v: Version, what }: What) -> turnier::EventKind {
        what.into()
    }
}
