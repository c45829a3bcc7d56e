//! Tables: one task owns each, and a pure machine inside it decides.

mod actor;
mod apply;
mod booking;
mod checking;
mod connection;
mod course;
mod decide;
mod due;
mod entry;
mod envelope;
mod happened;
mod holding;
mod ids;
mod kind;
mod loading;
mod manners;
mod named;
mod obeying;
pub(crate) mod outbox;
#[cfg(test)]
mod pacing;
mod phrase;
mod plan;
mod recent;
mod registry;
#[cfg(test)]
mod secrecy;
mod show;
mod state;
pub(crate) mod stored;
mod summary;
mod watching;
mod writer;

pub use checking::{TablesChecked, check_tables};
pub use connection::Connection;
pub use ids::{NoId, TableId};
pub use kind::TableKind;
pub use manners::Manners;
pub use plan::{ClockPlan, TablePlan};

pub use crate::wire::{Delays, Pace, Window};

pub(crate) use actor::{Hidden, Message};
pub(crate) use booking::{Booked, Finder, Way};
pub(crate) use checking::is_over;
pub(crate) use entry::{Entry, KeptPlan, Level};
pub(crate) use envelope::encode;
pub(crate) use loading::{RuleSets, Source, load_hand};
pub(crate) use manners::Allowed;
pub(crate) use outbox::{Behind, Outbox};
pub(crate) use phrase::Phrase;
pub(crate) use registry::Registry;
pub(crate) use writer::Writer;
