//! What places are decided by.

use schafkopf::rules;
use schafkopf_turnier as turnier;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What decided between two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Criterion {
    /// The total.
    Points,
    /// List points alone.
    GamePoints,
    /// Sie played.
    Sie,
    /// Touts won.
    ToutsWon,
    /// Touts played.
    ToutsPlayed,
    /// Solo kinds won.
    SolosWon,
    /// Solo kinds played.
    SolosPlayed,
    /// The lot.
    Lot,
}

impl From<rules::Criterion> for Criterion {
    fn from(criterion: rules::Criterion) -> Criterion {
        match criterion {
            rules::Criterion::Points => Criterion::Points,
            rules::Criterion::GamePoints => Criterion::GamePoints,
            rules::Criterion::Sie => Criterion::Sie,
            rules::Criterion::ToutsWon => Criterion::ToutsWon,
            rules::Criterion::ToutsPlayed => Criterion::ToutsPlayed,
            rules::Criterion::SolosWon => Criterion::SolosWon,
            rules::Criterion::SolosPlayed => Criterion::SolosPlayed,
            rules::Criterion::Lot => Criterion::Lot,
        }
    }
}

/// What decided the place of somebody who is level on points with another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Tie {
    /// What decided.
    by: Criterion,
    /// What he has of it; of the lot, nothing.
    has: Option<i64>,
}

impl From<turnier::Tie> for Tie {
    fn from(tie: turnier::Tie) -> Tie {
        Tie { by: tie.by.into(), has: tie.has }
    }
}

/// How often somebody played what decides ties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct SoloCounts {
    /// Sie played.
    sie: u32,
    /// Touts won.
    touts_won: u32,
    /// Touts played.
    touts_played: u32,
    /// Solo kinds won, Touts included.
    solos_won: u32,
    /// Solo kinds played, Touts included.
    solos_played: u32,
}

impl From<turnier::SoloCounts> for SoloCounts {
    fn from(counts: turnier::SoloCounts) -> SoloCounts {
        let turnier::SoloCounts { sie, touts_won, touts_played, solos_won, solos_played } = counts;
        SoloCounts { sie, touts_won, touts_played, solos_won, solos_played }
    }
}

/// Why somebody has no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WithoutRank {
    /// A house player.
    House,
    /// He was excluded.
    Excluded,
}

impl From<turnier::WithoutRank> for WithoutRank {
    fn from(because: turnier::WithoutRank) -> WithoutRank {
        match because {
            turnier::WithoutRank::House => WithoutRank::House,
            turnier::WithoutRank::Excluded => WithoutRank::Excluded,
        }
    }
}
