//! Reading the text notation.

use super::build::build;
use super::row::{Row, rows};
use crate::comment::LineNumbers;
use crate::fold::fold;
use crate::piece::Piece;
use crate::problem::{Fail, ParseError, Problem};
use crate::record::{Record, VERSION};

/// A record and where its lines stand in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parsed {
    /// The record.
    pub record: Record,
    /// The numbers of its lines; empty where the file's format has no lines of ours.
    pub lines: LineNumbers,
}

/// Reads every game of a text in our notation.
///
/// ```
/// let text = "Schafkopf 1\nGeber: 4\n1: Ich spiele\n2: Weiter\n3: Weiter\n4: Weiter\n1 spielt: Wenz\n1. EU E7 SU E8\n";
/// let games = schafkopf_record::parse(text)?;
/// assert_eq!(games[0].record.tricks[0].plays.len(), 4);
/// # Ok::<(), schafkopf_record::ParseError>(())
/// ```
pub fn parse(text: &str) -> Result<Vec<Parsed>, ParseError> {
    parse_games(text).map_err(|fail| fail.locate(text))
}

fn parse_games(text: &str) -> Result<Vec<Parsed>, Fail> {
    let mut games = Vec::new();
    let mut open: Option<Vec<Row<'_>>> = None;
    let mut before = Vec::new();
    for row in rows(text) {
        let row = row?;
        if let Some(version) = head(row.content) {
            check_version(version?)?;
            let mut rows = open.take().map_or_else(
                || std::mem::take(&mut before),
                |mut rows| {
                    let own = own_rows(&rows);
                    let next = rows.split_off(own);
                    games.push(rows);
                    next
                },
            );
            rows.push(row);
            open = Some(rows);
        } else if let Some(rows) = &mut open {
            rows.push(row);
        } else if row.content.is_empty() {
            before.push(row);
        } else {
            return row.content.fail(Problem::HeadMissing);
        }
    }
    games.extend(open);
    if games.is_empty() {
        return Piece::new(text, 0).end().fail(Problem::NoGame);
    }
    games.iter().map(|rows| build(rows)).collect()
}

/// How many rows at the start belong to a game: comments right above the next game, without a blank row, do not.
fn own_rows(rows: &[Row<'_>]) -> usize {
    let last_blank = rows.iter().rposition(Row::is_blank);
    let last_content = rows.iter().rposition(|row| !row.content.is_empty());
    last_blank.max(last_content).map_or(rows.len(), |last| last + 1)
}

/// The version that a first line names.
fn head(content: Piece<'_>) -> Option<Result<Piece<'_>, Fail>> {
    let mut words = content.words();
    let first = words.next().filter(|word| fold(word.text) == "schafkopf")?;
    let version = words.next();
    if first.text.ends_with(':') || words.next().is_some() {
        return None;
    }
    Some(version.ok_or_else(|| first.end().failed(Problem::BadNumber { word: String::new() })))
}

fn check_version(piece: Piece<'_>) -> Result<(), Fail> {
    let unknown = || Problem::UnknownVersion { found: piece.shown(), latest: VERSION };
    match piece.text.parse::<u32>() {
        Ok(1) => Ok(()),
        Ok(_) => piece.fail(unknown()),
        Err(_) => piece.fail(Problem::BadNumber { word: piece.shown() }),
    }
}
