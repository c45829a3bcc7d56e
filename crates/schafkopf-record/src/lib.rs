#![doc = include_str!("../README.md")]
//!
//! # What is what
//!
//! [`parse`] reads and [`print()`] writes the notation, [`from_json`] and [`to_json`] the same as JSON, [`read`] also what others write; all of
//! it becomes [`Record`]s. [`replay`] plays one through `schafkopf::Game`, [`audit`] looks at one that `Game` would reject.

mod audit;
mod comment;
mod fold;
mod hands;
mod import;
mod json;
mod ladder;
mod language;
mod of_game;
mod piece;
mod problem;
mod record;
mod replay;
mod text;
mod words;

pub use audit::{Course, CoursePlay, CourseTrick, Decision, Fault, Finding, Legal, Place, audit};
pub use comment::{Comments, Line, LineNumbers};
pub use hands::KnownHands;
pub use import::{
    Format, NotOneLine, Protocol, ReadGames, Skipped, parse_oneline, parse_protocol, print_oneline, read,
};
pub use json::{from_json, to_json};
pub use language::Language;
pub use problem::{ParseError, Problem};
pub use record::{
    Call, Called, Claimed, Declared, Noted, NotedEnding, Record, RulesRef, Said, Trick, VERSION, Word,
};
pub use replay::{Replay, ReplayError, Step, opening, replay};
pub use text::{LONGEST_LINE, Parsed, parse, print, print_all};
