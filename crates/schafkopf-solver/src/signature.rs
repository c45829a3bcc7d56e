//! The signature of the search: one number that changes whenever the search does.

use crate::sample::{Numbers, plausible};
use crate::solver::Solver;

/// How many nodes the search needs for a fixed set of questions on fixed positions.
///
/// The same on every machine. A change that is meant to keep the search as it is keeps this number; one that changes it
/// says so.
pub fn signature() -> u64 {
    let mut numbers = Numbers::new(32);
    let mut solver = Solver::with_memory(1 << 22);
    for played in [0, 0, 0, 0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 21] {
        let mut position = plausible(&mut numbers);
        for _ in 0..played {
            let legal = position.play().legal();
            if let Some(card) = legal.nth(numbers.below(legal.len().max(1))) {
                position = position.after(card).expect("a legal card can be played");
            }
        }
        solver.forget();
        solver.reaches(&position, 61);
        solver.payoff(&position);
        if played > 0 {
            solver.value(&position);
        }
        if played > 8 {
            solver.moves(&position);
        }
    }
    solver.stats().nodes
}
