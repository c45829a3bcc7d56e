//! What a command answers: for people and for programs.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

/// What a command answers.
#[derive(Debug, Default)]
pub(super) struct Answer {
    /// For programs: the fields of one object.
    pub(super) fields: Map<String, Value>,
    /// For people.
    pub(super) text: String,
}

impl Answer {
    /// An answer from a JSON object and the same in words.
    pub(super) fn new(fields: Value, text: impl Into<String>) -> Answer {
        let fields = match fields {
            Value::Object(fields) => fields,
            other => Map::from_iter([("value".to_owned(), other)]),
        };
        Answer { fields, text: text.into() }
    }

    /// Writes it.
    pub(super) fn write(self, json: bool, mut out: impl Write) -> io::Result<()> {
        if json {
            let mut object = Map::from_iter([("ok".to_owned(), json!(true))]);
            object.extend(self.fields);
            writeln!(out, "{}", Value::Object(object))?;
        } else if !self.text.is_empty() {
            writeln!(out, "{}", self.text.trim_end_matches('\n'))?;
        }
        out.flush()
    }
}
