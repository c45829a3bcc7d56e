//! What is wrong with a line, and how an answer says so.

use schafkopf::ErrorCode;
use stammtisch_text::{Arg, Texts};

use crate::json::{push_number, push_string, push_string_or_null};

/// What is wrong with a line: what other programs read, and a sentence for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineError {
    /// The code, which other programs read.
    pub code: ErrorCode,
    /// Index of the offending play or row.
    pub at: Option<usize>,
    /// The sentence, in the language asked for.
    pub message: String,
}

impl LineError {
    /// An error whose message needs no particulars.
    pub fn plain(texts: &Texts, code: ErrorCode) -> LineError {
        LineError { code, at: None, message: texts.error(code, &[]) }
    }

    /// An error with particulars.
    pub fn with(texts: &Texts, code: ErrorCode, args: &[(&str, Arg<'_>)]) -> LineError {
        LineError { code, at: None, message: texts.error(code, args) }
    }

    /// The error of a line that JSON's reader refused.
    pub fn from_json(texts: &Texts, line: &[u8], error: &serde_json::Error) -> LineError {
        if let Err(bad) = std::str::from_utf8(line) {
            let offset = i64::try_from(bad.valid_up_to()).unwrap_or(i64::MAX);
            return LineError::with(texts, ErrorCode::BadUtf8, &[("offset", Arg::from(offset))]);
        }
        let code = if error.is_data() { ErrorCode::BadValue } else { ErrorCode::BadJson };
        LineError::with(texts, code, &[("detail", Arg::from(error.to_string()))])
    }

    /// Appends the error object of a command whose lines have ids, null where it could not be read.
    pub fn write_with_id(&self, out: &mut Vec<u8>, id: Option<&str>) {
        out.extend_from_slice(b"{\"id\":");
        push_string_or_null(out, id);
        out.push(b',');
        self.write_rest(out);
    }

    /// Appends the error object of a command whose lines have no ids.
    pub fn write(&self, out: &mut Vec<u8>) {
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
pub fn readable_id(line: &[u8]) -> Option<String> {
    let value: serde_json::Value = serde_json::from_slice(line).ok()?;
    value.get("id")?.as_str().map(str::to_owned)
}
