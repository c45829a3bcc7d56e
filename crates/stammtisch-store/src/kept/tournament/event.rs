//! Events as they are kept: whole, or what of them has no column of its own.

use schafkopf::Bytes32;
use schafkopf_turnier::{self as turnier, Edition, PersonId};
use serde::{Deserialize, Serialize};

use super::event_kind::EventKind;
use super::version::Version;
use crate::kept::Text;

/// The hash of what an entry said, where it was destroyed.
type Destroyed = Option<Text<Bytes32>>;

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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    content: Destroyed,
}

impl From<&turnier::Event> for Event {
    fn from(event: &turnier::Event) -> Event {
        let turnier::Event { edition, seq, at, by: PersonId(by), why, what } = event;
        Event {
            v: Version(*edition),
            seq: *seq,
            at: *at,
            by: *by,
            why: why.clone(),
            what: what.into(),
            content: content_of(what),
        }
    }
}

impl From<Event> for turnier::Event {
    fn from(event: Event) -> turnier::Event {
        let Event { v: Version(edition), seq, at, by, why, what, content } = event;
        turnier::Event { edition, seq, at, by: PersonId(by), why, what: with_content(what, content) }
    }
}

/// What happened, as it stands in the column `what`.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[expect(clippy::struct_field_names, reason = "the fields are those that were always kept")]
pub struct What {
    v: Version,
    what: EventKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    content: Destroyed,
}

impl From<&turnier::Event> for What {
    fn from(event: &turnier::Event) -> What {
        What { v: Version(event.edition), what: (&event.what).into(), content: content_of(&event.what) }
    }
}

impl What {
    /// What is left of an entry whose content, of this hash, was destroyed.
    pub fn destroyed(content: Option<Bytes32>) -> What {
        What { v: Version(Edition::Second), what: EventKind::Destroyed, content: content.map(Text) }
    }
}

impl From<What> for (Edition, turnier::EventKind) {
    fn from(What { v: Version(edition), what, content }: What) -> (Edition, turnier::EventKind) {
        (edition, with_content(what, content))
    }
}

fn content_of(what: &turnier::EventKind) -> Destroyed {
    match what {
        turnier::EventKind::Destroyed { content } => content.map(Text),
        _ => None,
    }
}

fn with_content(what: EventKind, content: Destroyed) -> turnier::EventKind {
    match what {
        EventKind::Destroyed => turnier::EventKind::Destroyed { content: content.map(|Text(hash)| hash) },
        other => other.into(),
    }
}

/// What an event says, as the chain of the log knows it: what happened and why, without who and when.
#[derive(Debug, Serialize)]
pub struct Content<'a> {
    v: Version,
    what: EventKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'a str>,
}

impl<'a> From<&'a turnier::Event> for Content<'a> {
    fn from(event: &'a turnier::Event) -> Content<'a> {
        Content { v: Version(event.edition), what: (&event.what).into(), why: event.why.as_deref() }
    }
}
