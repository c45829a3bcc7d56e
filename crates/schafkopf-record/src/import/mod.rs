//! Import of games that were written down in other ways.

mod oneline;
mod protocol;

pub use oneline::{NotOneLine, parse_oneline, print_oneline};
pub use protocol::{Protocol, Skipped, parse_protocol};

use crate::comment::LineNumbers;
use crate::fold::fold;
use crate::json::from_json;
use crate::problem::ParseError;
use crate::text::{Parsed, parse};

/// A format in which games are written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Our text notation.
    Text,
    /// Our JSON.
    Json,
    /// One line a game: `Rufspiel Blaue von 3: so h7 …`.
    OneLine,
    /// A protocol: `Geber: …`, `Anna hat: …`, `Anna spielt aus: …`.
    Protocol,
}

impl Format {
    /// The format that a text seems to be in; our own where nothing tells.
    pub fn of(text: &str) -> Format {
        let bare = text.trim_start_matches('\u{feff}');
        let lines =
            || bare.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with([';', '#']));
        let start = |line: &str, word: &str| {
            fold(line.get(..line.len().min(64)).unwrap_or_default()).starts_with(word)
        };
        match lines().next() {
            Some(line) if line.starts_with('{') => Format::Json,
            Some(line) if start(line, "schafkopf ") => Format::Text,
            Some(line) if oneline::is_oneline(line) => Format::OneLine,
            Some(_) if lines().take(1000).any(|line| start(line, "geber")) => Format::Protocol,
            Some(_) | None => Format::Text,
        }
    }
}

/// The games of a text in whatever format, and what was left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadGames {
    /// The format.
    pub format: Format,
    /// The games.
    pub games: Vec<Parsed>,
    /// Games of a protocol that these rules do not know.
    pub skipped: Vec<Skipped>,
}

/// Reads the games of a text in whatever format it is.
pub fn read(text: &str) -> Result<ReadGames, ParseError> {
    let bare = |records: Vec<crate::record::Record>| {
        records.into_iter().map(|record| Parsed { record, lines: LineNumbers::default() }).collect()
    };
    let format = Format::of(text);
    let (games, skipped) = match format {
        Format::Text => (parse(text)?, Vec::new()),
        Format::Json => (bare(from_json(text)?), Vec::new()),
        Format::OneLine => (parse_oneline(text)?, Vec::new()),
        Format::Protocol => {
            let Protocol { games, skipped } = parse_protocol(text)?;
            (games, skipped)
        }
    };
    Ok(ReadGames { format, games, skipped })
}
