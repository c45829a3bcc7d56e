//! A tournament as it is kept: the events of its log, and the people apart from it.
//!
//! A new kind of event is a variant of `EventKind` and an arm each way. A field that is new in something kept before is
//! optional, `#[serde(default, skip_serializing_if = …)]`: what was written without it is read as it was, and without it
//! the same is written. Whatever form there ever was has a line in `tests/corpus/events.jsonl`.

mod calling;
mod draw;
mod event;
mod event_kind;
mod list;
mod office;
mod paper;
mod person;
mod player;
mod row;
mod setup;
mod version;

pub use draw::DrawRecord;
pub use event::{Content, Event, What};
pub use office::Role;
pub use person::Person;
pub use player::{AgeProof, Part};
pub use setup::Setup;

/// Whether a flag says nothing, and is not written.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

#[cfg(test)]
mod tests;
