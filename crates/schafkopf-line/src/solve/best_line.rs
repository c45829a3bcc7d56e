//! The best line of one game, to read.

use std::fmt::Write as _;

use schafkopf::{Card, ErrorCode, Seat};
use schafkopf_solver::{Position, Scale, Solver};
use stammtisch_text::{Arg, Texts};

use super::position;
use crate::game::{Request, adjudicate};
use crate::{LazyTexts, LineError, RuleSets};

/// The best line of the game of a line: its value, then trick by trick who plays what, in words.
pub fn best_line(line: &[u8], sets: &RuleSets, texts: LazyTexts) -> Result<String, LineError> {
    let request: Request<'_> =
        serde_json::from_slice(line).map_err(|error| LineError::from_json(&texts, line, &error))?;
    let judged = adjudicate(&request, sets, texts)?;
    let position = position(&judged).ok_or_else(|| LineError::plain(&texts, ErrorCode::NotTwoParties))?;
    Ok(tell(&position, &mut Solver::new(), &texts))
}

/// The value, then trick by trick who plays what, who takes it, and what the declarer's party has.
fn tell(position: &Position, solver: &mut Solver, texts: &Texts) -> String {
    let mut shown = String::new();
    let value = Arg::from(i64::from(solver.value(position)));
    let key = match position.scale() {
        Scale::Points => "solve-value-points",
        Scale::Tricks => "solve-value-tricks",
    };
    let contract = Arg::from(texts.contract(position.contract()));
    put(&mut shown, &texts.format(key, &[("contract", contract), ("value", value)]));
    let mut at = *position;
    let mut open: Vec<(Seat, Card)> = Vec::with_capacity(4);
    for card in solver.line(position) {
        let next = at.after(card).expect("the solver plays legal cards");
        open.push((at.turn(), card));
        if next.play().cards_in_trick() == 0 {
            put(&mut shown, &trick(&at, &next, &open, texts));
            open.clear();
        }
        at = next;
    }
    shown
}

/// One trick: its cards with their seats, its winner and points, and the count of the declarer's party.
fn trick(before: &Position, after: &Position, cards: &[(Seat, Card)], texts: &Texts) -> String {
    let number = i64::from(after.play().played() / 4);
    let cards: Vec<String> = cards.iter().map(|(seat, card)| format!("{seat}: {card}")).collect();
    let winner = after.turn();
    let points = after.play().taken_by(winner) - before.play().taken_by(winner);
    texts.format(
        "solve-trick",
        &[
            ("number", Arg::from(number)),
            ("cards", Arg::from(cards.join("  "))),
            ("winner", Arg::from(texts.seat(winner))),
            ("points", Arg::from(i64::from(points))),
            ("sum", Arg::from(i64::from(after.taken(Scale::Points)))),
        ],
    )
}

fn put(shown: &mut String, line: &str) {
    writeln!(shown, "{line}").expect("a string takes any text");
}
