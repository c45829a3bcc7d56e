#![doc = include_str!("../README.md")]
//!
//! # What is what
//!
//! A [`Log`] is what phones have written: entries with ids of their own for each [`Device`], only ever added to. Logs become one
//! by [`Log::merge`], in whatever order. [`Runde::of`] folds a log into what it says: members, evenings with their hands and who
//! deals next, balances. Hands are told as people tell them ([`Hand`]); what they cost the core computes ([`schafkopf::Report`]).
//! What cannot be so is a [`Refusal`] with its clause; what fits no longer after merging stands beside the sheet, and nothing is
//! lost. [`transfers`] settles balances, [`Statistics`] counts, [`stored`] is the form in which entries are kept.

mod draft;
mod entry;
mod evening;
mod hand;
mod id;
mod log;
mod refusal;
mod runde;
mod statistics;
pub mod stored;
mod table;
mod transfers;
mod versions;

pub use draft::{Preview, Room, points_of_four};
pub use entry::{Deed, Entry, Leaving, Opening, TableRules};
pub use evening::{Counted, Evening, Row, RowState, Version};
pub use hand::{Claimed, Game, Hand, HandResult, Incident, Ramsch};
pub use id::{Device, EntryId, NoId};
pub use log::Log;
pub use refusal::Refusal;
pub use runde::{Member, Runde, Unfit};
pub use statistics::{Dearest, Declared, Figures, Point, Series, SieSeen, Span, Statistics};
pub use table::{BadTable, Brought, print_sums, read_sums};
pub use transfers::{Transfer, transfers};
