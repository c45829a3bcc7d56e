//! What each card leads to when all cards lie open and everybody plays on as well as can be.

use std::cell::RefCell;

use schafkopf_solver::{MoveValue, Position, Solver};

thread_local! {
    /// The solver of a thread, made when it is first needed. The games of a deal often meet the same positions.
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new());
}

/// What the declarer's party has in the end after each legal card; none if it was told to stop before all were known.
pub(super) fn moves(position: &Position, stop: &dyn Fn() -> bool) -> Option<Vec<MoveValue>> {
    SOLVER.with_borrow_mut(|solver| solver.until(stop).moves(position).ok())
}

/// The best of these values for whose turn it is.
pub(super) fn best(position: &Position, moves: &[MoveValue]) -> Option<u8> {
    let values = moves.iter().map(|of| of.value);
    if position.wants_much(position.turn()) { values.max() } else { values.min() }
}
