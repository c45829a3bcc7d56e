//! How far a tournament has come.

use schafkopf_turnier as turnier;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// How far a tournament has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Phase {
    /// The name.
    name: PhaseName,
    /// Which match runs, or is over last.
    #[serde(rename = "match")]
    match_number: Option<u32>,
}

/// A phase, without the number of its match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PhaseName {
    /// It is being prepared.
    Planned,
    /// Registration is open.
    Open,
    /// The first match is drawn.
    Drawn,
    /// A match runs.
    Running,
    /// A match is over, and the next has not begun.
    Between,
    /// It is over.
    Closed,
}

impl From<turnier::Phase> for Phase {
    fn from(phase: turnier::Phase) -> Phase {
        let (name, match_number) = match phase {
            turnier::Phase::Planned => (PhaseName::Planned, None),
            turnier::Phase::Open => (PhaseName::Open, None),
            turnier::Phase::Drawn => (PhaseName::Drawn, None),
            turnier::Phase::Running(number) => (PhaseName::Running, Some(number)),
            turnier::Phase::Between(number) => (PhaseName::Between, Some(number)),
            turnier::Phase::Closed => (PhaseName::Closed, None),
        };
        Phase { name, match_number }
    }
}

/// The step that comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NextStep {
    /// Registration is opened.
    OpenRegistration,
    /// The public seed is fixed.
    FixSeed,
    /// Seats are drawn.
    Draw,
    /// A match is started.
    StartMatch,
    /// It is played.
    Play,
    /// The match is closed.
    CloseMatch,
    /// The tournament is closed.
    CloseTournament,
    /// The prizes are given.
    Prizes,
}

/// Whose solo kinds are counted towards the need of approval.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ApprovalPer {
    /// The table's.
    Table,
    /// Each player's own.
    Player,
}

impl From<schafkopf::rules::ApprovalPer> for ApprovalPer {
    fn from(per: schafkopf::rules::ApprovalPer) -> ApprovalPer {
        match per {
            schafkopf::rules::ApprovalPer::Table => ApprovalPer::Table,
            schafkopf::rules::ApprovalPer::Player => ApprovalPer::Player,
        }
    }
}
