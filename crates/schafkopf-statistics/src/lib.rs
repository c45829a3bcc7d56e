#![doc = include_str!("../README.md")]
//!
//! # What is what
//!
//! What counts and means say: [`ChiSquare`], whether deals are as chance would have them ([`uniformity`]), means with their
//! intervals ([`Estimate`]), and when a match that goes on until it is decided has been ([`Looks`]).
//!
//! Randomness comes in as a parameter: the same values and the same dice give the same interval.

mod chi_square;
mod estimate;
mod looks;
mod normal;
pub mod uniformity;

pub use chi_square::ChiSquare;
pub use estimate::{Estimate, Sums};
pub use looks::Looks;
