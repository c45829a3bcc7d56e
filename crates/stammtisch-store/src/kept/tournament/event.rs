//! Events as they are kept: whole, or what of them has no column of its own.

use schafkopf_turnier::{self as turnier, Edition, PersonId};
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
        let turnier::Event { edition, seq, at, by: PersonId(by), why, what } = event;
        Event { v: Version(*edition), seq: *seq, at: *at, by: *by, why: why.clone(), what: what.into() }
    }
}

impl From<Event> for turnier::Event {
    fn from(event: Event) -> turnier::Event {
        let Event { v: Version(edition), seq, at, by, why, what } = event;
        turnier::Event { edition, seq, at, by: PersonId(by), why, what: what.into() }
    }
}

/// What happened, as it stands in the column `what`.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct What {
    v: Version,
    what: EventKind,
}

impl From<&turnier::Event> for What {
    fn from(event: &turnier::Event) -> What {
        What { v: Version(event.edition), what: (&event.what).into() }
    }
}

impl What {
    /// What is left of an entry whose content was destroyed.
    pub fn destroyed() -> What {
        What { v: Version(Edition::Second), what: EventKind::Destroyed }
    }
}

impl From<What> for (Edition, turnier::EventKind) {
    fn from(What { v: Version(edition), what }: What) -> (Edition, turnier::EventKind) {
        (edition, what.into())
    }
}
