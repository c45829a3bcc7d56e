//! "Could I have won?": a reviewed game played on from any point, by the reader and by bots, as often as one likes.
//!
//! Nothing is kept of it: the page sends the point and everything that the reader has done since, and gets back where the
//! hand stands. What the others do follows from the game, the point and what was done, so the same play is answered alike; it is
//! remembered for a while only so that nobody thinks twice.

mod came;
mod hand;
pub(super) mod http;
mod memory;
mod others;
mod point;
mod turns;
pub(super) mod wire;

pub(super) use memory::Memory;
pub(super) use turns::Turns;
