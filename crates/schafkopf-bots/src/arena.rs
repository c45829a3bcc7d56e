//! The arena: duplicate matches between two bots.
//!
//! Every deal is played eight times with the same cards and the same chance: once for each seat with one `A` among three
//! `B`, and once for each seat with one `B` among three `A` ([`Seating`]). Each bot so gets every hand in every seat
//! equally often, and the luck of the cards cancels out within a deal. Deals are independent of each other, so all
//! intervals are computed by deal.

mod duel;
mod report;
mod result;
mod seating;
mod series;
mod tally;
mod times;

pub use duel::{DealPlayed, Duel};
pub use report::{Line, Report, Running, Share, Winnings};
pub use result::{DealResult, GameResult, HandResult};
pub use schafkopf_statistics::{Estimate, Looks, Sums};
pub use seating::{Entrant, Seating};
pub use series::Series;
pub use tally::{Currency, Tally};
pub use times::Times;
