#![doc = include_str!("../README.md")]
//!
//! # What is what
//!
//! How strong players are, from the accounts of their matches, with the uncertainty.
//!
//! Four players share a table, and what one wins the others lose, so a match says how strong each is *beside the other
//! three*, and it says more the longer it was. Ratings made for two players and for wins or losses (Elo, Glicko-2)
//! would have to cut a match into six duels and throw the amounts away. Here the whole account is one observation of
//! four strengths; with normal errors the best estimate and its uncertainty follow in closed form. `docs/rating.md`
//! derives it and says how the constants were found.

mod rating;
mod result;

pub use rating::Rating;
pub use result::MatchResult;
