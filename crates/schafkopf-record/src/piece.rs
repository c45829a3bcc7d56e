//! Pieces of a source text that know where they stand.

use crate::problem::{Fail, Problem};

/// A piece of a source text and where it starts, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Piece<'a> {
    pub(crate) text: &'a str,
    pub(crate) start: usize,
}

impl<'a> Piece<'a> {
    pub(crate) const fn new(text: &'a str, start: usize) -> Piece<'a> {
        Piece { text, start }
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.text.is_empty()
    }

    /// Where it ends, as an empty piece.
    pub(crate) fn end(self) -> Piece<'a> {
        self.from(self.text.len())
    }

    /// The piece up to a byte.
    pub(crate) fn to(self, end: usize) -> Piece<'a> {
        Piece::new(&self.text[..end], self.start)
    }

    /// The piece from a byte on.
    pub(crate) fn from(self, start: usize) -> Piece<'a> {
        Piece::new(&self.text[start..], self.start + start)
    }

    /// Without blanks at either end.
    pub(crate) fn trim(self) -> Piece<'a> {
        let end = self.to(self.text.trim_end().len());
        end.from(end.text.len() - end.text.trim_start().len())
    }

    /// What stands before and after the first occurrence of a text, without blanks.
    pub(crate) fn split_once(self, at: &str) -> Option<(Piece<'a>, Piece<'a>)> {
        let place = self.text.find(at)?;
        Some((self.to(place).trim(), self.from(place + at.len()).trim()))
    }

    /// What stands before and after the last blank, without blanks.
    pub(crate) fn split_last_word(self) -> Option<(Piece<'a>, Piece<'a>)> {
        let trimmed = self.trim();
        let (place, _) = trimmed.text.char_indices().rev().find(|(_, c)| c.is_whitespace())?;
        Some((trimmed.to(place).trim(), trimmed.from(place).trim()))
    }

    /// The parts between separators, without blanks; empty ones are left out.
    pub(crate) fn parts(self, separates: impl Fn(char) -> bool) -> impl Iterator<Item = Piece<'a>> {
        let text = self.text;
        text.split(separates)
            .map(move |part| {
                let start = part.as_ptr() as usize - text.as_ptr() as usize;
                Piece::new(part, self.start + start).trim()
            })
            .filter(|part| !part.is_empty())
    }

    /// The words: what stands between blanks.
    pub(crate) fn words(self) -> impl Iterator<Item = Piece<'a>> {
        self.parts(char::is_whitespace)
    }

    /// That something is wrong with it.
    pub(crate) fn fail<T>(self, problem: Problem) -> Result<T, Fail> {
        Err(self.failed(problem))
    }

    /// That something is wrong with it.
    pub(crate) fn failed(self, problem: Problem) -> Fail {
        Fail { problem, start: self.start, len: self.text.len() }
    }

    /// The text, cut to a length that can be shown.
    pub(crate) fn shown(self) -> String {
        let mut shown: String = self.text.chars().take(40).collect();
        if shown.len() < self.text.len() {
            shown.push('…');
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::Piece;

    #[test]
    fn pieces_know_where_they_stand() {
        let line = Piece::new("  Anna hat:\u{a0}EA  EZ ", 100);
        let (left, right) = line.split_once(":").unwrap();
        assert_eq!((left.text, left.start), ("Anna hat", 102));
        assert_eq!((right.text, right.start), ("EA  EZ", 113));
        let words: Vec<_> = right.words().map(|word| (word.text, word.start)).collect();
        assert_eq!(words, [("EA", 113), ("EZ", 117)]);
        let (name, verb) = left.split_last_word().unwrap();
        assert_eq!((name.text, verb.text, verb.start), ("Anna", "hat", 107));
        assert!(line.end().is_empty());
    }
}
