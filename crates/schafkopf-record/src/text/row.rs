//! The rows of a text: its lines, each with its content and its comment.

use super::LONGEST_LINE;
use super::value::quoted_len;
use crate::piece::Piece;
use crate::problem::{Fail, Problem};

/// A line of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Row<'a> {
    /// Its number, from 1.
    pub(super) number: usize,
    /// What stands before the comment, without blanks.
    pub(super) content: Piece<'a>,
    /// The comment without its mark; none where there is no mark.
    pub(super) comment: Option<&'a str>,
}

impl Row<'_> {
    /// Whether nothing stands in it at all.
    pub(super) fn is_blank(&self) -> bool {
        self.content.is_empty() && self.comment.is_none()
    }
}

/// The rows of a text, a mark of its byte order left out.
pub(super) fn rows(text: &str) -> impl Iterator<Item = Result<Row<'_>, Fail>> {
    let start = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let mut at = start;
    text[start..].split('\n').enumerate().map(move |(index, line)| {
        let piece = Piece::new(line, at);
        at += line.len() + 1;
        if line.len() > LONGEST_LINE {
            return piece.to(0).fail(Problem::LineTooLong { limit: LONGEST_LINE });
        }
        let content_end = comment_start(line);
        let comment = (content_end < line.len()).then(|| line[content_end + 1..].trim());
        Ok(Row { number: index + 1, content: piece.to(content_end).trim(), comment })
    })
}

/// Where the comment of a line starts; its end, if it has none.
///
/// A `;` starts a comment at the start of a line or behind a blank, a `#` only at the start. What is quoted is none.
fn comment_start(line: &str) -> usize {
    let indent = line.len() - line.trim_start().len();
    if line[indent..].starts_with('#') {
        return indent;
    }
    // A comment may have a colon of its own, and a quote behind it.
    let head = &line[..line.find(':').unwrap_or(line.len())];
    if let Some(at) = mark(head, ' ') {
        return at;
    }
    let from = quoted_end(line).unwrap_or(0);
    let before = if from == 0 { ' ' } else { '"' };
    mark(&line[from..], before).map_or(line.len(), |at| from + at)
}

/// Where the first `;` behind a blank stands, in a text behind a character.
fn mark(text: &str, mut before: char) -> Option<usize> {
    text.char_indices().find_map(|(at, c)| {
        let is_mark = c == ';' && before.is_whitespace();
        before = c;
        is_mark.then_some(at)
    })
}

/// Where a quoted text right behind the first colon ends.
fn quoted_end(line: &str) -> Option<usize> {
    let value = line.find(':')? + 1;
    let start = value + line[value..].len() - line[value..].trim_start().len();
    line[start..].starts_with('"').then(|| start + quoted_len(&line[start..]))
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_LINE, rows};

    #[track_caller]
    fn check(line: &str, content: &str, comment: Option<&str>) {
        let row = rows(line).next().unwrap().unwrap();
        assert_eq!((row.content.text, row.comment), (content, comment), "{line}");
    }

    #[test]
    fn comments_are_split_off() {
        check("Geber: 4 ; Anna mischt\r", "Geber: 4", Some("Anna mischt"));
        check(" # nur so", "", Some("nur so"));
        check(";", "", Some(""));
        check("Ort: Tisch #3", "Ort: Tisch #3", None);
        check("Ort: a;b", "Ort: a;b", None);
        check("Ort: \"a ; b\" ; c", "Ort: \"a ; b\"", Some("c"));
        check("Ort:\t\"a ; b", "Ort:\t\"a ; b", None);
        check("; \"sagt\":\"weiter\"", "", Some("\"sagt\":\"weiter\""));
        check("1. EA EZ ; sagt: \"Sau!\"", "1. EA EZ", Some("sagt: \"Sau!\""));
        check("\u{feff}Schafkopf 1", "Schafkopf 1", None);
        check("\u{a0}Geber:\u{a0}4\u{a0}", "Geber:\u{a0}4", None);
    }

    #[test]
    fn long_lines_are_refused() {
        let text = format!("x\n{}", "a".repeat(LONGEST_LINE + 1));
        let rows: Vec<_> = rows(&text).collect();
        assert!(rows[0].is_ok());
        assert_eq!(rows[1].as_ref().unwrap_err().start, 2);
    }
}
