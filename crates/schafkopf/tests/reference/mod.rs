//! A second implementation of the game, slow and plain, written from the clauses alone.
//!
//! It shares nothing with the crate: a card is two letters, a hand is a list, and every rule is looked up the way a
//! person would read it. Where it and the crate agree over many games, each checks the other.

pub(crate) mod cards;
pub(crate) mod contract;
pub(crate) mod house;
pub(crate) mod play;
pub(crate) mod score;
