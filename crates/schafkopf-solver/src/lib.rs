//! What best play leads to when all four hands are known.

mod bounds;
mod layout;
mod order;
mod payoff;
mod position;
mod root;
pub mod sample;
mod scale;
mod search;
mod solver;
mod stats;
mod table;
mod techniques;

pub use payoff::Payoff;
pub use position::{Position, PositionError};
pub use scale::Scale;
pub use solver::{DEFAULT_MEMORY, MoveValue, Run, Solver, Stopped};
pub use stats::Stats;
pub use techniques::Techniques;
