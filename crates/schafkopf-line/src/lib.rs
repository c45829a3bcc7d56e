//! The line protocols: one JSON object a line in, one a line out.
//!
//! Other programs read and write these lines, so their form does not change once released. Each protocol is a module with
//! a function `answer` from a line to a line: [`judge`], [`solve`], [`suggest`], [`list`] and [`rank`]; [`asking`] is the
//! other side of `suggest`. [`Lines`] are read in bounded memory; a line that cannot be used gets a [`LineError`]. Streams,
//! threads and clocks are the caller's.
//!
//! ```
//! use schafkopf_line::{LazyTexts, RuleSets, judge};
//! use stammtisch_text::Lang;
//!
//! let mut out = Vec::new();
//! judge::answer(br#"{"id":"g1"}"#, &RuleSets::builtin(), LazyTexts(Lang::En), &mut out);
//! assert!(out.starts_with(br#"{"id":"g1","ok":false,"error":{"code":"bad_value""#));
//! ```

pub mod asking;
mod game;
mod json;
pub mod judge;
mod lazy_texts;
mod line_error;
mod lines;
pub mod list;
mod objects;
pub mod rank;
mod rule_sets;
pub mod solve;
pub mod suggest;

pub use lazy_texts::LazyTexts;
pub use line_error::{LineError, readable_id};
pub use lines::{CHUNK, LONGEST, Line, Lines, answer_lines};
pub use rule_sets::RuleSets;
