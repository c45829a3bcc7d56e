//! Tournaments of Schafkopf, as pure functions: what a list keeper writes down becomes points, points become places.
//!
//! A [`Row`] is one game as typed, not yet believed. A [`Scoresheet`] turns rows into [`Entry`]s and folds them into an
//! [`Evaluation`]: columns, totals, cross-checks, table points, and the counts that decide ties. [`rank`] orders players.
//! What cannot be so is a typed error that names the row.

mod draw;
mod entry;
mod lot;
mod player_number;
mod ranking;
mod row;
mod row_fault;
mod scoresheet;
mod solo_counts;
mod table_points;
mod tricks;

pub use draw::{
    Draw, DrawMismatch, DrawRequest, Entrant, MOST_PLAYERS, NoDraw, Place, Quality, Seating, TABLE, draw,
    least_repeats_of_two_matches, verify_draw,
};
pub use entry::{Entry, SoloEntry};
pub use lot::lot;
pub use player_number::PlayerNumber;
pub use ranking::{NoRanking, Player, Ranked, rank};
pub use row::{Row, RowRuling};
pub use row_fault::{Gap, Impossibility, RowError, RowFault};
pub use scoresheet::{Check, Evaluation, Scoresheet, WithoutList};
pub use solo_counts::SoloCounts;
pub use table_points::table_points;
