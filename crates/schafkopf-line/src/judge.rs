//! `judge`: adjudicates games.

mod response;

use crate::game::{Request, adjudicate};
use crate::{LazyTexts, LineError, RuleSets, readable_id};

/// Judges the game of a line and appends the answer, without a line end.
pub fn answer(line: &[u8], sets: &RuleSets, texts: LazyTexts, out: &mut Vec<u8>) {
    let request: Request<'_> = match serde_json::from_slice(line) {
        Ok(request) => request,
        Err(error) => {
            let id = readable_id(line);
            LineError::from_json(&texts, line, &error).write_with_id(out, id.as_deref());
            return;
        }
    };
    match adjudicate(&request, sets, texts) {
        Ok(judged) => response::write(&judged, request.id.as_deref(), out),
        Err(error) => error.write_with_id(out, request.id.as_deref()),
    }
}
