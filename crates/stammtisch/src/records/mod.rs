//! Files with records on the command line.

mod file;

pub(crate) use file::{Chosen, RecordFile, choose_rules, read_file};
