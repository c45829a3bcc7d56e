//! What the others did: thought out once, though it is asked for with every further card.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use schafkopf::Action;
use sha2::{Digest as _, Sha256};

use super::hand::Wish;

/// How many answers of the others are remembered: some dozens of hands.
const MOST: usize = 1_024;

/// What an answer of the others follows from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Situation([u8; 16]);

impl Situation {
    /// After the first few actions of a reader, in a game that is known by its text.
    pub(super) fn after(game: &str, wish: &Wish, actions: usize) -> Situation {
        let Wish { point, seat, open, actions: all } = wish;
        let done = &all[..actions.min(all.len())];
        let digest = Sha256::digest(format!("{game}\n{point:?} {seat} {open} {done:?}"));
        let mut short = [0; 16];
        short.copy_from_slice(&digest[..16]);
        Situation(short)
    }
}

/// What the others did, by the situation in which they did it; the newest last.
type Known = VecDeque<(Situation, Arc<[Action]>)>;

/// Answers of the others. They follow from the situation alone, so that nothing depends on what is remembered.
#[derive(Debug, Clone, Default)]
pub struct Memory(Arc<Mutex<Known>>);

impl Memory {
    /// What the others did in a situation; none where nobody remembers.
    pub(super) fn recall(&self, situation: Situation) -> Option<Arc<[Action]>> {
        self.lock().iter().rev().find(|(known, _)| *known == situation).map(|(_, acts)| Arc::clone(acts))
    }

    /// Remembers what the others did; the oldest is forgotten where it is too much.
    pub(super) fn keep(&self, situation: Situation, acts: Vec<Action>) {
        let mut known = self.lock();
        if known.len() >= MOST {
            known.pop_front();
        }
        known.push_back((situation, acts.into()));
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
