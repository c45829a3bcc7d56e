//! Storage of Stammtisch: what must outlive the process, behind one trait for each concern.
//!
//! A tournament is an append-only log ([`TournamentStore`]). What was acknowledged survives a killed process and a
//! power cut: SQLite in WAL mode with `synchronous = FULL`, one transaction for each command. Names and birthdays live
//! outside the log, so that they can be erased ([`PersonRecord`]).

mod error;
mod keeping;
mod sqlite;
mod tournament_store;

pub use error::StoreError;
pub use keeping::{append_step, create, load};
pub use sqlite::{Backup, SqliteStore};
pub use tournament_store::{
    Change, Head, LogEntry, NewEntry, PersonRecord, Replacement, StoredTournament, TournamentStore,
};
