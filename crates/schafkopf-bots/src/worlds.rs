//! Worlds: the deals that a seat must hold possible, counted, drawn and listed.
//!
//! [`Shares`] counts every way to give the unseen cards to seats that may hold them, and makes the `n`th of them: a number
//! drawn evenly below the count is a world drawn evenly. [`Hidden`] knows what a seat has seen and says which of these
//! ways agree with all of it: exactly those deals with which every word and card at the table was allowed.

mod hidden;
mod history;
mod shares;

pub use hidden::Hidden;
