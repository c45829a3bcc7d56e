//! Ratings and the ranking.

use serde::Serialize;
use stammtisch_http::clock::Moment;
use stammtisch_store::{RankedPlayer, RatingRecord};
use ts_rs::TS;
use utoipa::ToSchema;

/// A rating as of now.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Rating {
    /// The best estimate.
    mean: f64,
    /// Its standard deviation.
    deviation: f64,
    /// The lower end of the interval.
    low: f64,
    /// Its upper end.
    high: f64,
    /// What is as good as certain.
    proven: f64,
    /// After how many matches.
    matches: u32,
    /// When the last of them ended.
    at: Moment,
}

impl Rating {
    /// A stored rating after a rest.
    pub(crate) fn of(record: &RatingRecord, rested: schafkopf_rating::Rating) -> Rating {
        let (low, high) = rested.interval();
        Rating {
            mean: rested.mean,
            deviation: rested.deviation,
            low,
            high,
            proven: rested.proven(),
            matches: record.matches,
            at: record.at,
        }
    }
}

/// A rating after a match.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct RatingPoint {
    /// When it ended.
    at: Moment,
    /// The best estimate.
    mean: f64,
    /// Its standard deviation.
    deviation: f64,
}

impl From<RatingRecord> for RatingPoint {
    fn from(record: RatingRecord) -> RatingPoint {
        RatingPoint { at: record.at, mean: record.mean, deviation: record.deviation }
    }
}

/// One's own rating, and how it went.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct OwnRating {
    /// As of now; none before the first match that counts.
    pub(crate) rating: Option<Rating>,
    /// Whether one is in the ranking.
    pub(crate) listed: bool,
    /// After each match, the oldest first.
    pub(crate) points: Vec<RatingPoint>,
}

/// The ranking.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Ranking {
    /// The best first.
    pub(crate) ranking: Vec<Ranked>,
    /// One's own rank.
    pub(crate) you: Option<usize>,
}

/// Somebody in the ranking.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Ranked {
    /// The rank, from 1.
    rank: usize,
    /// The id.
    id: String,
    /// The name.
    name: String,
    /// The best estimate.
    mean: f64,
    /// Its standard deviation.
    deviation: f64,
    /// What is as good as certain.
    proven: f64,
    /// After how many matches.
    matches: u32,
}

impl Ranked {
    /// A player on a rank, with the rating as of now.
    pub(crate) fn on(rank: usize, player: RankedPlayer, rating: schafkopf_rating::Rating) -> Ranked {
        Ranked {
            rank,
            id: player.id,
            name: player.name,
            mean: rating.mean,
            deviation: rating.deviation,
            proven: rating.proven(),
            matches: player.rating.matches,
        }
    }
}
