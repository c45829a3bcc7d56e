#![doc = include_str!("../README.md")]
//!
//! # What is what
//!
//! Players of Schafkopf that see what a seat may see, and duplicate matches between them.
//!
//! A [`Player`] decides from a [`SeatView`](schafkopf::SeatView), the rules and a seed, and from nothing else: it cannot
//! look at hidden cards. Bots are [`Builtin`], named and versioned, or come from outside as a [`Bot`] of the caller's.
//! Nothing here reads a clock, a file or a random number of its own.

mod appraisal;
#[cfg(feature = "arena")]
pub mod arena;
mod clock;
mod dice;
mod hand;
mod inference;
mod line;
mod mind;
mod player;
mod regel;
mod registry;
#[cfg(feature = "review")]
pub mod review;
mod role;
mod stakes;
mod worlds;
mod zufall;

pub use appraisal::{Appraisal, Appraised};
pub use clock::{Clock, Deadline, Stopped};
pub use dice::{Dice, derive};
pub use hand::{Conditions, Conduct, play_hand};
pub use mind::{BadSpec, Mind};
pub use player::{Bot, Fault, Faults, Player, Thinking};
pub use regel::{Advice, Reason, Regel, due_claim};
pub use registry::{Builtin, NamedBot, UnknownBot};
pub use role::Role;
pub use worlds::Hidden;
pub use zufall::Zufall;
