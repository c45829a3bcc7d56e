//! Storage of Stammtisch: what must outlive the process, behind one trait for each concern.
//!
//! A tournament is an append-only log ([`TournamentStore`]). What was acknowledged survives a killed process and a
//! power cut: SQLite in WAL mode with `synchronous = FULL`, one transaction for each command. Names and birthdays live
//! outside the log, so that they can be erased ([`PersonRecord`]).
//!
//! A table where people play has a log of its own ([`TableStore`]); many tables' entries share a transaction. Where several
//! processes share a database, a table belongs to one of them ([`LeaseStore`]).
//!
//! Accounts, and what people are to each other, are in [`AccountStore`]; finished games by who played them in
//! [`HistoryStore`]. A table tells of them through a [`HandSink`]. The sheets of rounds of friends are logs of their own
//! ([`RundeStore`]).

mod account_store;
mod chain;
#[cfg(feature = "conformance")]
pub mod conformance;
mod error;
mod export;
mod export_key;
mod hall_store;
mod history;
mod history_store;
mod keeping;
pub mod kept;
mod lease_store;
mod memory;
pub mod moving;
pub mod private;
mod runde_store;
pub mod spoken;
mod store;
mod table_store;
mod tournament_store;
mod upkeep;

pub use account_store::{
    AccountRecord, AccountStore, Deed, DeedRefused, DeviceRecord, DoorRecord, Listed, LogLine, NewAccount,
    NewReport, Outdated, PlayerRecord, RecoveryRecord, ReportClosing, ReportRecord, Reports, ResetRecord,
    SessionRecord, Tie,
};
pub use chain::{log_head, seal};
pub use error::StoreError;
pub use export::{EXPORT_FORMAT, EXPORT_VERSION, Import, ImportError, Origin, export, import};
pub use export_key::ExportKey;
pub use hall_store::{CommandRecord, HallStore, LinkRecord};
pub use history::{HandEnd, HandPlace, HandSink, HandSummary, MatchSummary, Scored, SeatHolder};
pub use history_store::{
    HandCount, HistoryKey, HistoryStore, MatchRecord, OwnHand, Part, RankedPlayer, RatingRecord, RatingStep,
    ShareRecord,
};
pub use keeping::{append_commanded, append_step, create, load, people_elsewhere};
pub use lease_store::{Lease, LeaseStore, NodeRecord};
pub use memory::MemoryStore;
pub use runde_store::{Reworded, RundeLine, RundeRecord, RundeStore};
pub use store::{Storage, Store};
pub use table_store::{
    DoneCommand, GuestName, NewTable, NewTableEntry, TableChange, TableHead, TableStore, TableTail,
};
pub use tournament_store::{
    Change, Head, LogEntry, NewEntry, PersonRecord, Replacement, StoredTournament, TournamentStore,
};
pub use upkeep::{Copies, Kept, Room, TableLog, Upkeep};
