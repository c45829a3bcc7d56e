//! The arena: duplicate matches between two bots.
//!
//! Every deal is played eight times with the same cards and the same chance: once for each seat with one `A` among three
//! `B`, and once for each seat with one `B` among three `A` ([`Seating`]). Each bot so gets every hand in every seat
//! equally often, and the luck of the cards cancels out within a deal. Deals are independent of each other, so all
//! intervals are computed by deal.
//!
//! One sits here alone who sees all cards, as a measure of what there is to be gained ([`Contestant::Offen`]).

mod contestant;
mod duel;
mod lapses;
mod offen;
mod open;
mod regret;
mod report;
mod result;
mod seating;
mod series;
mod tally;
mod times;

pub use contestant::Contestant;
pub use duel::{DealPlayed, Duel};
pub use lapses::{Given, Lapses, Part, Phase, Placing, Regret};
pub use regret::{Choice, Kind};
pub use report::{Line, Report, Running, Share, Winnings};
pub use result::{DealResult, GameResult, HandResult};
pub use schafkopf_statistics::{Estimate, Looks, Sums};
pub use seating::{Entrant, Seating};
pub use series::Series;
pub use tally::{Currency, Tally};
pub use times::Times;
