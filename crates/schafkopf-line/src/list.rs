//! `turnier list`: evaluates scoresheets.

use schafkopf_turnier::{Check, Row, RowError, RowFault, Scoresheet};
use serde::{Deserialize, Serialize};
use stammtisch_text::Texts;

use crate::objects::{self, objects, rules, unusable};
use crate::{LineError, RuleSets};

/// A list as typed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    id: Option<String>,
    rules: String,
    #[serde(deserialize_with = "objects")]
    games: Vec<Row>,
}

/// A list evaluated.
#[derive(Debug, Serialize)]
struct Sheet {
    rows: Vec<[i32; 4]>,
    plus: [i64; 4],
    minus: [i64; 4],
    total: [i64; 4],
    checks: Vec<Check>,
    table_points: Option<[i64; 4]>,
}

/// The words of errors.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// All but those of rows.
    pub texts: &'a Texts,
    /// What is wrong with a row. The desk of a tournament says it in the same words.
    pub row_fault: fn(&RowFault, &Texts) -> String,
}

/// Evaluates the list of a line and appends the answer, without a line end.
pub fn answer(line: &[u8], sets: &RuleSets, words: Words<'_>, out: &mut Vec<u8>) {
    objects::answer(line, words.texts, out, |request: &Request, out| {
        objects::send(request.id.as_deref(), &evaluate(request, sets, words)?, out);
        Ok(())
    });
}

fn evaluate(request: &Request, sets: &RuleSets, words: Words<'_>) -> Result<Sheet, LineError> {
    let texts = words.texts;
    let rules = rules(sets, &request.rules, texts)?;
    let sheet = Scoresheet::new(rules).map_err(|_| unusable(sets, rules, texts, |set| set.list.is_some()))?;
    let evaluated = sheet.evaluate(&request.games).map_err(|error| row_error(&error, words))?;
    Ok(Sheet {
        rows: evaluated.rows().copied().collect(),
        plus: *evaluated.plus.as_array(),
        minus: *evaluated.minus.as_array(),
        total: *evaluated.total.as_array(),
        table_points: evaluated.table_points.map(|points| *points.as_array()),
        checks: evaluated.checks,
    })
}

/// The error of a row, with its index.
fn row_error(error: &RowError, words: Words<'_>) -> LineError {
    let message = (words.row_fault)(&error.fault, words.texts);
    LineError { code: error.fault.code(), at: Some(error.at), message }
}
