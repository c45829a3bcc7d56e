//! Files with records on the command line.

mod file;
mod wire;

pub(crate) use file::{Chosen, RecordFile, choose_rules, read_file};
pub(crate) use wire::{WireAudit, WireReplay};
