//! The terminal table: one person and three bots play a match.
//!
//! [`Sitting`] is the match itself, which only [`Step`](step::Step)s move; a save file is the list of
//! them. [`Table`] is what the person sees and does with keys, as a pure state: time, keys and the bots' answers come
//! in, steps to write down come out. [`draw`](draw::draw) puts it on a screen of any size. The loop that joins them to
//! a real terminal, a clock and a file is [`play`].

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
mod run;
mod saved;
mod sitting;
mod state;
mod step;
mod store;
#[cfg(test)]
mod tests;
mod thinker;
mod voice;

pub(crate) use draw::Look;
pub(crate) use offer::{Offer, Offered};
pub(crate) use pace::Pace;
pub(crate) use plan::Plan;
pub(crate) use run::{Screen, offer, play};
pub(crate) use sitting::Sitting;
pub(crate) use state::Table;
pub(crate) use store::{Damaged, Found, Journal, Store};
