//! The terminal: one person and three bots play a match, and recorded games are shown.
//!
//! The match itself is a `Sitting`, which only `Step`s move; a file of the [`Store`] is the list of them. [`Table`] is what
//! the person sees and does with keys, as a pure state: time, keys and the bots' answers come in, steps to write down come
//! out. `draw` puts it on a screen of any size. The loop that joins them to a real terminal, a clock and a file is [`play`].
//!
//! [`records`] is what a terminal shows of recorded games.

mod chronicle;
mod claimer;
mod cutter;
mod draw;
mod keys;
mod ledger;
mod menu;
mod offer;
mod pace;
mod picker;
mod plan;
mod question;
mod reader;
pub mod records;
mod run;
mod saved;
mod seating;
mod sitting;
mod state;
mod step;
mod store;
#[cfg(test)]
mod tests;
mod thinker;
mod voice;

pub use draw::Look;
pub use offer::{Offer, Offered};
pub use pace::Pace;
pub use plan::{Plan, tidy_name};
pub use run::{Interrupted, Screen, offer, play};
pub use saved::Unreadable;
pub use seating::NotResumed;
pub use state::Table;
pub use store::{Damaged, Found, Journal, Store};
