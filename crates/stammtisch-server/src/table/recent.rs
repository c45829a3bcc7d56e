//! Commands that were done lately.

use std::collections::VecDeque;

/// How many commands are remembered; older ones are found in the store.
const REMEMBERED: usize = 64;

/// The commands that were done lately, with the version each led to.
#[derive(Debug, Default)]
pub(super) struct Recent(VecDeque<(Box<str>, u64)>);

impl Recent {
    /// Remembers a command.
    pub(super) fn insert(&mut self, id: &str, version: u64) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((id.into(), version));
    }

    /// The version that a command led to.
    pub(super) fn version(&self, id: &str) -> Option<u64> {
        self.0.iter().rev().find(|(known, _)| **known == *id).map(|&(_, version)| version)
    }
}
