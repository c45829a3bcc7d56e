#![doc = include_str!("../README.md")]
//!
//! # What is what
//!
//! Tournaments of Schafkopf, as pure functions: what a list keeper writes down becomes points, points become places.
//!
//! A [`Row`] is one game as typed, not yet believed. A [`Scoresheet`] turns it into a [`CheckedRow`], and folds rows into an
//! [`Evaluation`]: columns, totals, cross-checks, table points, and the counts that decide ties. [`rank`] orders players.
//! What cannot be so is a typed error that names the row.

mod approval;
mod bare_numbers;
mod checked_row;
mod csv;
mod date;
mod draw;
mod duplicates;
mod entry;
mod log_head;
mod lot;
mod namesakes;
mod person;
mod player_number;
mod prizes;
mod ranking;
mod registration_column;
mod registration_table;
mod row;
mod row_fault;
mod scoresheet;
mod season;
mod solo_counts;
mod standings;
mod table_points;
mod teams;
mod text_bytes;
mod totals;
mod tournament;
mod tricks;

pub use approval::{ApprovalReason, RowPlace};
pub use checked_row::{CheckedRow, RuledGame, Told};
pub use csv::{CsvError, Record, parse_csv, parse_loose_csv, print_csv};
pub use date::{Date, NoDate};
pub use draw::{
    DOOR_BLOCK, Draw, DrawMismatch, DrawRequest, Entrant, MOST_PLAYERS, NoDraw, Place, Quality, Seating,
    TABLE, door_places, draw, least_repeats_of_two_matches, verify_draw,
};
pub use duplicates::{LikelyDuplicate, Likeness, likely_duplicates};
pub use entry::{Entry, SoloClass, SoloEntry};
pub use log_head::LogHead;
pub use lot::lot;
pub use namesakes::Namesakes;
pub use person::{People, Person, PersonFault, PersonId, finds};
pub use player_number::PlayerNumber;
pub use prizes::{
    Achievement, Award, Forecast, Merit, PlacePrizes, Prize, PrizeFault, PrizeLine, PrizeList, PrizePlan,
    SpecialPrize, read_prizes,
};
pub use ranking::{NoRanking, Player, Ranked, rank};
pub use registration_column::{Column, Meaning, ReadColumn};
pub use registration_table::{
    Paying, RegistrationTableError, TableOptions, TableReading, TableRegistration, parse_registrations,
    print_registrations, read_registrations,
};
pub use row::{Row, RowRuling};
pub use row_fault::{Gap, Impossibility, RowError, RowFault};
pub use scoresheet::{Check, Evaluation, Scoresheet, WithoutList};
pub use season::{
    NotASeasonPlayer, RoundResult, Season, SeasonFault, SeasonPerson, SeasonPlan, SeasonPlayer, SeasonResult,
    SeasonRound, SeasonStats, Suggestion,
};
pub use solo_counts::SoloCounts;
pub use standings::{Progress, Standing, Standings, Tally, Tie, Unranked, WithoutRank};
pub use table_points::table_points;
pub use teams::{Team, TeamFault, TeamMember, TeamStanding, TeamStandings};
pub use text_bytes::decode_text;
pub use totals::{SeatTotals, TotalsFault};
pub use tournament::{
    Act, AgeCheck, AgeProof, Answer, Approval, ApprovalDecision, ApprovalRequest, Arrival, Call, CallAnswer,
    Command, Complaint, ComplaintDecision, ComplaintMaking, Consent, Destruction, DrawRecord, Drawing,
    Edition, Event, EventKind, KeeperChoice, KeptResult, ListClearing, ListId, ListResult, ListStatus,
    ListSwap, LogError, MatchStart, Matter, Office, OldRow, OldTotals, PaperChoice, PaperWay, Part,
    Participant, Payment, Phase, RefereeCall, Refusal, Registering, Registration, Role, RowCorrection,
    RowEntry, RowWriting, Setup, SetupFault, Signature, Signer, Start, State, Status, Step, Substitution,
    TableList, TakenBack, TotalsEntry, Tournament, Uneven, WrittenRow, WrittenTotals, with_length,
};
