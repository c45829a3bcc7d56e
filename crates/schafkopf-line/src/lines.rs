//! Lines of input in bounded memory.

use std::io::{self, BufRead, BufReader, Read, Write};

/// The longest line that is read, in bytes.
pub const LONGEST: usize = 64 * 1024;

/// How many bytes of answers wait for each other where many lines are answered.
pub const CHUNK: usize = 64 * 1024;

/// A line of input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// Its bytes, without the line end.
    Bytes(&'a [u8]),
    /// It was longer than [`LONGEST`] and has been skipped.
    TooLong,
}

/// Reads lines in bounded memory; blank ones are skipped.
pub struct Lines<R> {
    reader: BufReader<R>,
    line: Vec<u8>,
}

impl<R: Read> Lines<R> {
    /// Lines of a reader.
    pub fn new(reader: R) -> Lines<R> {
        Lines { reader: BufReader::with_capacity(LONGEST, reader), line: Vec::with_capacity(4096) }
    }

    /// The next line that is not blank; none at the end.
    #[expect(clippy::should_implement_trait, reason = "a line is lent, which an iterator cannot do")]
    pub fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        loop {
            self.line.clear();
            let limit = LONGEST as u64 + 1;
            let read = (&mut self.reader).take(limit).read_until(b'\n', &mut self.line)?;
            if read == 0 {
                return Ok(None);
            }
            let ended = self.line.ends_with(b"\n");
            if !ended && self.line.len() > LONGEST {
                self.skip_rest()?;
                return Ok(Some(Line::TooLong));
            }
            if self.line.iter().any(|byte| !byte.is_ascii_whitespace()) {
                break;
            }
        }
        Ok(Some(Line::Bytes(self.line.trim_ascii())))
    }

    /// Whether a whole further line has been read already that is not blank; if not, what is answered should go out now.
    pub fn has_more_buffered(&self) -> bool {
        let mut lines = self.reader.buffer().split_inclusive(|&byte| byte == b'\n');
        lines.any(|line| line.ends_with(b"\n") && !line.trim_ascii().is_empty())
    }

    /// Reads on to the end of the line without keeping it.
    fn skip_rest(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.reader.fill_buf()?;
            let (used, done) = match buffer.iter().position(|&byte| byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.reader.consume(used);
            if done {
                return Ok(());
            }
        }
    }
}

/// Answers every line with a line. Up to `chunk` bytes of answers wait as long as further lines have been read already;
/// with none each answer goes out before the next line is read.
pub fn answer_lines(
    input: impl Read,
    mut output: impl Write,
    chunk: usize,
    mut answer: impl FnMut(Line<'_>, &mut Vec<u8>),
) -> io::Result<()> {
    let mut lines = Lines::new(input);
    let mut out = Vec::with_capacity(2 * chunk);
    while let Some(line) = lines.next()? {
        answer(line, &mut out);
        out.push(b'\n');
        if out.len() >= chunk || !lines.has_more_buffered() {
            output.write_all(&out)?;
            output.flush()?;
            out.clear();
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};

    use super::{LONGEST, Line, Lines, answer_lines};

    /// Keeps what was written from one flush to the next apart.
    #[derive(Default)]
    struct Pieces {
        sent: Vec<String>,
        open: String,
    }

    impl Write for Pieces {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.open.push_str(std::str::from_utf8(bytes).unwrap());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            self.sent.push(std::mem::take(&mut self.open));
            Ok(())
        }
    }

    #[test]
    fn answers_wait_for_each_other_only_as_far_as_they_may() {
        let check = |chunk, sent: &[&str]| {
            let mut pieces = Pieces::default();
            let answer = |line: Line<'_>, out: &mut Vec<u8>| match line {
                Line::Bytes(bytes) => out.extend(bytes),
                Line::TooLong => out.push(b'!'),
            };
            answer_lines(&b"a\n\nb\nc\nd\n"[..], &mut pieces, chunk, answer).unwrap();
            assert_eq!(pieces.sent, sent, "{chunk}");
        };
        check(0, &["a\n", "b\n", "c\n", "d\n"]);
        check(4, &["a\nb\n", "c\nd\n"]);
        check(100, &["a\nb\nc\nd\n"]);
    }

    /// Who sends a blank line behind his question and waits must not wait for ever.
    #[test]
    fn blank_lines_hold_no_answer_back() {
        for input in ["a\n\n", "a\n \r\n\t\n", "a\n\n ", "\n\na\n\n\n"] {
            let mut pieces = Pieces::default();
            let answer = |_: Line<'_>, out: &mut Vec<u8>| out.push(b'!');
            answer_lines(input.as_bytes(), &mut pieces, 100, answer).unwrap();
            assert_eq!(pieces.sent, ["!\n"], "{input:?}");
        }
    }

    fn all(input: &[u8]) -> Vec<Option<Vec<u8>>> {
        let mut lines = Lines::new(input);
        let mut found = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            found.push(match line {
                Line::Bytes(bytes) => Some(bytes.to_vec()),
                Line::TooLong => None,
            });
        }
        found
    }

    #[test]
    fn blank_lines_are_skipped_and_the_last_needs_no_end() {
        assert_eq!(all(b"\n  \na\r\n\t\nb"), [Some(b"a".to_vec()), Some(b"b".to_vec())]);
        assert!(all(b"").is_empty());
    }

    #[test]
    fn a_line_too_long_is_skipped_and_the_next_is_read() {
        let mut input = vec![b'x'; 3 * LONGEST];
        input.extend_from_slice(b"\nnext\n");
        assert_eq!(all(&input), [None, Some(b"next".to_vec())]);
        let mut exact = vec![b'x'; LONGEST];
        exact.push(b'\n');
        assert_eq!(all(&exact), [Some(vec![b'x'; LONGEST])]);
        assert_eq!(all(&vec![b'x'; LONGEST + 1]), [None]);
    }
}
