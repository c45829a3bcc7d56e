//! "Could I have won?": a reviewed game played on from any point, by the reader and by bots, as often as one likes.
//!
//! Nothing is kept of it: who asks brings the point and everything that the reader has done since, and is told where the
//! hand stands. What the others do follows from the game, the point and what was done, so the same play is answered alike; it is
//! remembered for a while only so that nobody thinks twice.

mod came;
mod hand;
mod memory;
mod others;
mod point;
mod wire;

pub use came::Came;
pub use hand::{NotPlayedOn, Reviewed};
pub use memory::Memory;
pub use point::Point;
pub use wire::{Again, PlayedOn, play_on};
