//! Commands that were done lately.

use std::collections::VecDeque;

use stammtisch_store::DoneCommand;

use super::named::Named;
use crate::wire::Refused;

/// How many commands are remembered; older ones are found in the store.
const REMEMBERED: usize = 128;

/// The commands that were done lately, by their keys.
#[derive(Debug, Default)]
pub(super) struct Recent(VecDeque<(Box<str>, DoneCommand)>);

impl Recent {
    /// Remembers a command with the version that it led to.
    pub(super) fn insert(&mut self, command: &Named, version: u64) {
        self.restore(&command.key, DoneCommand { version, digest: Some(command.digest) });
    }

    /// Remembers a command that was kept, by its key.
    pub(super) fn restore(&mut self, key: &str, done: DoneCommand) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((key.into(), done));
    }

    /// The version that a command led to, if it is remembered; what was kept before commands had a sender is everybody's.
    pub(super) fn version(&self, command: &Named) -> Option<Result<u64, Refused>> {
        let is_it = |key: &str| key == command.key || key == command.id;
        let (_, done) = self.0.iter().rev().find(|(key, _)| is_it(key))?;
        Some(command.version(*done))
    }
}
