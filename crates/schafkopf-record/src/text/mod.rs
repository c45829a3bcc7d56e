//! The text notation, made to be read and typed by people; `docs/notation.md` has its grammar.

mod build;
mod key;
mod names;
mod parse;
mod print;
mod result;
mod row;
mod trick;
mod value;

pub use parse::{Parsed, parse};
pub use print::{print, print_all};

pub(crate) use build::{read_spoken, taker};
pub(crate) use names::Names;
pub(crate) use trick::{print_cards, read_cards, read_plays};

/// The most bytes of a line.
pub const LONGEST_LINE: usize = 64 * 1024;
