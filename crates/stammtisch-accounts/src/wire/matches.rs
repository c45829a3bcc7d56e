//! Finished matches.

use schafkopf::{BySeat, Seat};
use serde::Serialize;
use stammtisch_http::clock::Moment;
use stammtisch_store::{MatchRecord, RatingStep};
use ts_rs::TS;
use utoipa::ToSchema;

use super::SeatHolder;

/// One page of matches; `next` asks for the one after it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct MatchesPage {
    /// The matches, the latest first.
    pub(crate) matches: Vec<HistoryMatch>,
    /// Where the next page begins.
    pub(crate) next: Option<String>,
}

/// A match in one's history.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct HistoryMatch {
    /// The table's id.
    table: String,
    /// The number of the match at the table.
    r#match: u32,
    /// When it ended.
    at: Moment,
    /// Id of the rule set.
    rules: String,
    /// How many games it had.
    games: u32,
    /// Where the person sat at the end; none if nowhere.
    #[ts(type = "Seat | null")]
    seat: Option<stammtisch_wire::Seat>,
    /// Who sat on seats 1 to 4 at the end.
    seats: [SeatHolder; 4],
    /// What each seat won or lost in money.
    units: Option<[i64; 4]>,
    /// What each seat won or lost in the list.
    list: Option<[i64; 4]>,
    /// The person's place, from 1.
    rank: Option<usize>,
    /// Whether it counts for the rating.
    rated: bool,
    /// What the rating came to.
    rating: Option<MatchRating>,
}

/// What a match did to a rating.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct MatchRating {
    /// The best estimate after it.
    mean: f64,
    /// Its standard deviation.
    deviation: f64,
    /// By how much the estimate has changed.
    change: f64,
}

impl From<RatingStep> for MatchRating {
    fn from(step: RatingStep) -> MatchRating {
        let RatingStep { before, after } = step;
        MatchRating { mean: after.mean, deviation: after.deviation, change: after.mean - before }
    }
}

impl HistoryMatch {
    /// A match as somebody sees it who sat on a seat at its end, or on none.
    pub(crate) fn seen_from(seat: Option<Seat>, record: &MatchRecord) -> HistoryMatch {
        let summary = &record.summary;
        let account = summary.list.or(summary.units);
        let better = |seat: Seat, account: BySeat<i64>| {
            account.as_array().iter().filter(|&&other| other > account[seat]).count()
        };
        let step = seat.and_then(|seat| record.ratings[seat]);
        HistoryMatch {
            table: summary.table.clone(),
            r#match: summary.number,
            at: summary.at,
            rules: summary.rules.clone(),
            games: summary.games,
            seat: seat.map(stammtisch_wire::Seat::from),
            seats: SeatHolder::all(&summary.seats),
            units: summary.units.map(|units| *units.as_array()),
            list: summary.list.map(|list| *list.as_array()),
            rank: seat.zip(account).map(|(seat, account)| 1 + better(seat, account)),
            rated: step.is_some(),
            rating: step.map(MatchRating::from),
        }
    }
}
