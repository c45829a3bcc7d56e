//! `stammtisch turnier list`: evaluates scoresheets.

use schafkopf_turnier::{Check, Row, RowError, Scoresheet};
use serde::{Deserialize, Serialize};
use stammtisch_hall::words::row_fault;
use stammtisch_text::Texts;

use super::request::{self, objects, rules, unusable};
use crate::lines::LineError;
use crate::rule_sets::RuleSets;

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

/// Answers one line.
pub(super) fn answer(line: &[u8], sets: &RuleSets, texts: &Texts, out: &mut Vec<u8>) {
    request::answer(line, texts, out, |request: &Request, out| {
        request::send(request.id.as_deref(), &evaluate(request, sets, texts)?, out);
        Ok(())
    });
}

fn evaluate(request: &Request, sets: &RuleSets, texts: &Texts) -> Result<Sheet, LineError> {
    let rules = rules(sets, &request.rules, texts)?;
    let sheet = Scoresheet::new(rules).map_err(|_| unusable(sets, rules, texts, |set| set.list.is_some()))?;
    let evaluated = sheet.evaluate(&request.games).map_err(|error| row_error(&error, texts))?;
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
fn row_error(error: &RowError, texts: &Texts) -> LineError {
    let message = row_fault(&error.fault, texts);
    LineError { code: error.fault.code(), at: Some(error.at), message }
}
