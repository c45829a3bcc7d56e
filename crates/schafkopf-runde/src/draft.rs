//! A hand before it is written: what it would pay, and whom.

use crate::evening::{Counted, Evening};
use crate::hand::Hand;
use crate::id::EntryId;
use crate::refusal::Refusal;

/// What a hand would pay: shown before it is written.
pub type Preview = Counted;

impl Evening {
    /// What a hand would pay if it came next; nothing is written.
    pub fn preview(&self, hand: &Hand) -> Result<Preview, Refusal> {
        let nobody: EntryId = self.id().clone();
        self.clone().play(&nobody, hand)
    }
}
