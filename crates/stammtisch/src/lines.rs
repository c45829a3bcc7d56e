//! Commands that read one JSON object a line and write one a line: bounded, streaming, in order.

use std::io::{self, BufRead, BufReader, Read};
use std::ops::Deref;

use schafkopf::ErrorCode;
use stammtisch_text::{Arg, Lang, Texts};

/// The longest line that is read, in bytes.
pub(crate) const LONGEST: usize = 64 * 1024;

/// A line of input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// Its bytes, without the line end.
    Bytes(&'a [u8]),
    /// It was longer than [`LONGEST`] and has been skipped.
    TooLong,
}

/// Reads lines in bounded memory; blank ones are skipped.
pub(crate) struct Lines<R> {
    reader: BufReader<R>,
    line: Vec<u8>,
}

impl<R: Read> Lines<R> {
    /// Lines of a reader.
    pub(crate) fn new(reader: R) -> Lines<R> {
        Lines { reader: BufReader::with_capacity(LONGEST, reader), line: Vec::with_capacity(4096) }
    }

    /// The next line that is not blank; none at the end.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
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

    /// Whether a whole further line has been read already; if not, what is answered should go out now.
    pub(crate) fn has_more_buffered(&self) -> bool {
        self.reader.buffer().contains(&b'\n')
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

/// Texts that are read only when the first of them is needed: a program whose lines are right never pays for them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LazyTexts(pub(crate) Lang);

impl Deref for LazyTexts {
    type Target = Texts;
    fn deref(&self) -> &Texts {
        Texts::of(self.0)
    }
}

/// What is wrong with a line: what other programs read, and a sentence for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LineError {
    pub(crate) code: ErrorCode,
    /// Index of the offending play or row.
    pub(crate) at: Option<usize>,
    pub(crate) message: String,
}

impl LineError {
    /// An error whose message needs no particulars.
    pub(crate) fn plain(texts: &Texts, code: ErrorCode) -> LineError {
        LineError { code, at: None, message: texts.error(code, &[]) }
    }

    /// An error with particulars.
    pub(crate) fn with(texts: &Texts, code: ErrorCode, args: &[(&str, Arg<'_>)]) -> LineError {
        LineError { code, at: None, message: texts.error(code, args) }
    }

    /// The error of a line that JSON's reader refused.
    pub(crate) fn from_json(texts: &Texts, line: &[u8], error: &serde_json::Error) -> LineError {
        if let Err(bad) = std::str::from_utf8(line) {
            let offset = i64::try_from(bad.valid_up_to()).unwrap_or(i64::MAX);
            return LineError::with(texts, ErrorCode::BadUtf8, &[("offset", Arg::from(offset))]);
        }
        let code = if error.is_data() { ErrorCode::BadValue } else { ErrorCode::BadJson };
        LineError::with(texts, code, &[("detail", Arg::from(error.to_string()))])
    }

    /// Appends the error object of a command whose lines have ids, null where it could not be read.
    pub(crate) fn write_with_id(&self, out: &mut Vec<u8>, id: Option<&str>) {
        out.extend_from_slice(b"{\"id\":");
        push_string_or_null(out, id);
        out.push(b',');
        self.write_rest(out);
    }

    /// Appends the error object of a command whose lines have no ids.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.push(b'{');
        self.write_rest(out);
    }

    fn write_rest(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(b"\"ok\":false,\"error\":{\"code\":");
        push_string(out, self.code.name());
        out.extend_from_slice(b",\"clause\":");
        push_string_or_null(out, self.code.clause());
        out.extend_from_slice(b",\"at\":");
        match self.at {
            Some(at) => push_number(out, at as i64),
            None => out.extend_from_slice(b"null"),
        }
        out.extend_from_slice(b",\"message\":");
        push_string(out, &self.message);
        out.extend_from_slice(b"}}");
    }
}

/// The `id` of a line that could not be used, where it can still be read.
pub(crate) fn readable_id(line: &[u8]) -> Option<String> {
    let value: serde_json::Value = serde_json::from_slice(line).ok()?;
    value.get("id")?.as_str().map(str::to_owned)
}

/// Appends a JSON string.
pub(crate) fn push_string(out: &mut Vec<u8>, text: &str) {
    let plain = text.bytes().all(|byte| byte >= 0x20 && byte != b'"' && byte != b'\\');
    if plain {
        out.push(b'"');
        out.extend_from_slice(text.as_bytes());
        out.push(b'"');
    } else {
        let quoted = serde_json::Value::String(text.to_owned()).to_string();
        out.extend_from_slice(quoted.as_bytes());
    }
}

/// Appends a JSON string, or null.
pub(crate) fn push_string_or_null(out: &mut Vec<u8>, text: Option<&str>) {
    match text {
        Some(text) => push_string(out, text),
        None => out.extend_from_slice(b"null"),
    }
}

/// Appends a number.
pub(crate) fn push_number(out: &mut Vec<u8>, number: i64) {
    let mut digits = [0_u8; 20];
    let mut at = digits.len();
    let mut rest = number.unsigned_abs();
    loop {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if number < 0 {
        out.push(b'-');
    }
    out.extend_from_slice(&digits[at..]);
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Line, Lines, push_number, push_string};

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

    #[test]
    fn strings_and_numbers_are_json() {
        for text in ["plain", "quote \" and \\ and \n and \u{1}", "Ä🂡"] {
            let mut out = Vec::new();
            push_string(&mut out, text);
            assert_eq!(serde_json::from_slice::<String>(&out).unwrap(), text);
        }
        for number in [0, 7, -16, i64::MAX, i64::MIN] {
            let mut out = Vec::new();
            push_number(&mut out, number);
            assert_eq!(String::from_utf8(out).unwrap(), number.to_string());
        }
    }
}
