#![doc = include_str!("../README.md")]
//!
//! # What is what
//!
//! What best play leads to when all four hands are known.
//!
//! A [`Position`] is a deal under a contract with some cards played. A [`Solver`] answers questions about it: the exact
//! [value](Solver::value), the value of [every legal card](Solver::moves), a [line](Solver::line) of best play, whether a
//! [threshold](Solver::reaches) is reached, and the [settlement](Solver::payoff) that best play leads to. [`Worlds`] asks
//! one question about many deals. [`Ramsch`] searches the game that is played by four parties. `docs/solver.md` tells how it works and how fast it is.

mod alike;
mod bounds;
mod endgame;
mod figures;
mod layout;
mod misere;
mod misere_suits;
mod near;
mod order;
mod payoff;
mod position;
mod ramsch;
mod root;
pub mod sample;
mod scale;
mod search;
mod signature;
mod solver;
mod stats;
mod table;
mod techniques;
mod weights;
mod worlds;

pub use figures::{AIMS, Aim, Figure, Measure, figure, positions};
pub use payoff::Payoff;
pub use position::{Position, PositionError};
pub use ramsch::Ramsch;
pub use scale::Scale;
pub use signature::signature;
pub use solver::{DEFAULT_MEMORY, MoveValue, Run, Solver, Stopped};
pub use stats::Stats;
pub use techniques::Techniques;
pub use worlds::{Unanswered, Worlds};
