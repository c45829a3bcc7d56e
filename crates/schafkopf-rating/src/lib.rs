//! How strong players are, from the accounts of their matches, with the uncertainty.
//!
//! Four players share a table, and what one wins the others lose, so a match says how strong each is *beside the other
//! three*, and it says more the longer it was. Ratings made for two players and for wins or losses (Elo, Glicko-2)
//! would have to cut a match into six duels and throw the amounts away. Here the whole account is one observation of
//! four strengths; with normal errors the best estimate and its uncertainty follow in closed form. `docs/rating.md`
//! derives it and says how the constants were found.
//!
//! ```
//! use schafkopf::BySeat;
//! use schafkopf_rating::{MatchResult, Rating};
//! let four = BySeat::new([Rating::START; 4]);
//! let result = MatchResult { account: BySeat::new([40, 10, -20, -30]), games: 32, spread: 16.0 };
//! let after = result.rate(&four);
//! assert!(after[schafkopf::Seat::One].mean > Rating::START.mean);
//! assert!(after[schafkopf::Seat::One].deviation < Rating::START.deviation);
//! ```

mod rating;
mod result;

pub use rating::Rating;
pub use result::MatchResult;
