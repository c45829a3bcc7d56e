//! A review in words: [`Telling`] is all that a person reads, made by a [`Teller`].

mod claims;
mod teller;
mod telling;

pub use teller::{MOST_HABITS, Teller, accuracy, habit_line, name, percent, price, signed, whole_signed};
pub use telling::{DecisionTold, PlayerTold, Telling};
