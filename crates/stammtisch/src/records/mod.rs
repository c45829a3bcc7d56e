//! Records of games on the command line: reading files, and the words for what is found in them.

mod file;
mod report;
mod words;

pub(crate) use file::{Chosen, RecordFile, choose_rules, read_file};
pub(crate) use words::Speaker;
