//! `solve`: what best play leads to when all four hands are known.

mod best_line;

pub use best_line::best_line;

use schafkopf::{Contract, ErrorCode};
use schafkopf_solver::{Position, Solver};

use crate::game::{Adjudicated, Request, adjudicate};
use crate::json::{push_number, push_string_or_null};
use crate::{LazyTexts, LineError, RuleSets, readable_id};

/// What is asked of every game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// The value, and where asked for that of every legal card.
    Value {
        /// Whether the legal cards are asked for.
        moves: bool,
    },
    /// Whether the declarer's party reaches so many points, or in a Tout tricks.
    Threshold(u8),
}

/// What every line is solved with.
#[derive(Debug, Clone, Copy)]
pub struct Task<'a> {
    /// The rule sets that a line can name.
    pub sets: &'a RuleSets,
    /// The words of errors.
    pub texts: LazyTexts,
    /// What is asked.
    pub question: Question,
}

impl Task<'_> {
    /// Solves the game of a line and appends the answer, without a line end.
    pub fn answer(&self, line: &[u8], solver: &mut Solver, out: &mut Vec<u8>) {
        match serde_json::from_slice::<Request<'_>>(line) {
            Ok(request) => match adjudicate(&request, self.sets, self.texts) {
                Ok(judged) => {
                    if let Some(position) = position(&judged) {
                        self.solve(&position, request.id.as_deref(), solver, out);
                    } else {
                        let error = LineError::plain(&self.texts, ErrorCode::NotTwoParties);
                        error.write_with_id(out, request.id.as_deref());
                    }
                }
                Err(error) => error.write_with_id(out, request.id.as_deref()),
            },
            Err(error) => {
                let id = readable_id(line);
                LineError::from_json(&self.texts, line, &error).write_with_id(out, id.as_deref());
            }
        }
    }

    /// Appends the answer for a position.
    fn solve(&self, position: &Position, id: Option<&str>, solver: &mut Solver, out: &mut Vec<u8>) {
        out.extend_from_slice(b"{\"id\":");
        push_string_or_null(out, id);
        out.extend_from_slice(b",\"ok\":true,");
        match self.question {
            Question::Threshold(threshold) => {
                let reached = solver.reaches(position, threshold);
                out.extend_from_slice(if reached { b"\"reached\":true" } else { b"\"reached\":false" });
            }
            Question::Value { moves } => {
                out.extend_from_slice(b"\"value\":");
                push_number(out, solver.value(position).into());
                out.extend_from_slice(b",\"turn\":");
                push_number(out, position.turn().number().into());
                if moves {
                    push_moves(position, solver, out);
                }
            }
        }
        out.push(b'}');
    }
}

fn push_moves(position: &Position, solver: &mut Solver, out: &mut Vec<u8>) {
    out.extend_from_slice(b",\"moves\":{");
    for (at, of) in solver.moves(position).into_iter().enumerate() {
        if at > 0 {
            out.push(b',');
        }
        out.push(b'"');
        out.extend_from_slice(&of.card.ascii());
        out.extend_from_slice(b"\":");
        push_number(out, of.value.into());
    }
    out.push(b'}');
}

/// The position that a game has come to; none in a Ramsch, which two parties do not play.
fn position(judged: &Adjudicated) -> Option<Position> {
    let game = &judged.game;
    let declarer = judged.parties?.declarer;
    // A Sie lies where it was dealt: its cards could still be played.
    let laid_open =
        || Position::new(game.deal(), Contract::Sie, declarer, game.setup().dealer.next(), &[]).ok();
    Position::of_game(game).or_else(laid_open)
}
