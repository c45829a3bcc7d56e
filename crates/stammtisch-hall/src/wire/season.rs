//! Seasons: what they are made of, and what people reached in them.

use schafkopf_turnier as turnier;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Day, SoloCounts};

/// A tournament of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct SeasonRound {
    /// The id.
    id: String,
    /// The name.
    name: String,
    /// The day.
    date: Day,
    /// Whether it is over.
    closed: bool,
}

impl From<turnier::SeasonRound> for SeasonRound {
    fn from(round: turnier::SeasonRound) -> SeasonRound {
        let turnier::SeasonRound { id, name, date, closed, results: _ } = round;
        SeasonRound { id, name, date: date.into(), closed }
    }
}

/// What somebody reached in one tournament of a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct SeasonResult {
    /// Index of the tournament in the plan, from 0.
    tournament: usize,
    /// The number in it.
    player: u32,
    /// The place.
    rank: usize,
    /// How many had a place.
    of: usize,
    /// The total.
    points: i64,
    /// Whether it is one of the best and counts.
    counts: bool,
}

impl From<turnier::SeasonResult> for SeasonResult {
    fn from(result: turnier::SeasonResult) -> SeasonResult {
        let turnier::SeasonResult { tournament, player, rank, of, points, counts } = result;
        SeasonResult { tournament, player: player.0, rank, of, points, counts }
    }
}

/// Figures about somebody in a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct SeasonStats {
    /// Tournaments played.
    tournaments: usize,
    /// First places.
    wins: usize,
    /// The best place.
    best_rank: usize,
    /// The mean of all results.
    average: i64,
    /// Solo kinds, over all tournaments.
    #[serde(flatten)]
    counts: SoloCounts,
}

impl From<turnier::SeasonStats> for SeasonStats {
    fn from(stats: turnier::SeasonStats) -> SeasonStats {
        let turnier::SeasonStats { tournaments, wins, best_rank, average, counts } = stats;
        SeasonStats { tournaments, wins, best_rank, average, counts: counts.into() }
    }
}

/// The plan of a season; a player is `TOURNAMENT:NUMBER`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct SeasonPlan {
    /// The name.
    name: String,
    /// How many results of each person count; all where it is absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    best: Option<usize>,
    /// The tournaments, in order.
    tournaments: Vec<String>,
    /// Entries that are one person.
    same: Vec<Vec<String>>,
}

impl From<turnier::SeasonPlan> for SeasonPlan {
    fn from(plan: turnier::SeasonPlan) -> SeasonPlan {
        let turnier::SeasonPlan { name, best, tournaments, same } = plan;
        SeasonPlan { name, best, tournaments, same: same.into_iter().map(entries).collect() }
    }
}

fn entries(players: Vec<turnier::SeasonPlayer>) -> Vec<String> {
    players.into_iter().map(String::from).collect()
}

/// Entries that may be one person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct SeasonSuggestion {
    /// The name.
    name: String,
    /// The entries, ready to be put into the plan.
    entries: Vec<String>,
}

impl From<turnier::Suggestion> for SeasonSuggestion {
    fn from(suggestion: turnier::Suggestion) -> SeasonSuggestion {
        SeasonSuggestion { name: suggestion.name, entries: entries(suggestion.entries) }
    }
}
