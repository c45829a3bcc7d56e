//! Lists that come on paper, as they go in and out.

use schafkopf_turnier as turnier;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What one seat reached in a match, as it stands at the foot of a paper list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatTotals {
    /// Plus points.
    plus: u32,
    /// Minus points, as a positive number.
    minus: u32,
    /// Solo kinds won, Touts and Sie included.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    solos_won: u32,
    /// Solo kinds played, Touts and Sie included.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    solos_played: u32,
    /// Touts won.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    touts_won: u32,
    /// Touts played.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    touts_played: u32,
    /// Sie played.
    #[serde(default)]
    #[ts(as = "Option<u32>", optional)]
    sie: u32,
}

impl From<turnier::SeatTotals> for SeatTotals {
    fn from(totals: turnier::SeatTotals) -> SeatTotals {
        let turnier::SeatTotals { plus, minus, solos_won, solos_played, touts_won, touts_played, sie } =
            totals;
        SeatTotals { plus, minus, solos_won, solos_played, touts_won, touts_played, sie }
    }
}

impl From<SeatTotals> for turnier::SeatTotals {
    fn from(totals: SeatTotals) -> turnier::SeatTotals {
        let SeatTotals { plus, minus, solos_won, solos_played, touts_won, touts_played, sie } = totals;
        turnier::SeatTotals { plus, minus, solos_won, solos_played, touts_won, touts_played, sie }
    }
}

/// What is typed of a paper list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PaperWay {
    /// What stands at its foot.
    Totals,
    /// Every game.
    Games,
}

impl From<PaperWay> for turnier::PaperWay {
    fn from(way: PaperWay) -> turnier::PaperWay {
        match way {
            PaperWay::Totals => turnier::PaperWay::Totals,
            PaperWay::Games => turnier::PaperWay::Games,
        }
    }
}

/// How paper lists are typed in a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct PaperChoice {
    /// What is typed of a list.
    way: PaperWay,
    /// Whether a second person types the totals again before a list is closed.
    twice: bool,
}

impl From<turnier::PaperChoice> for PaperChoice {
    fn from(choice: turnier::PaperChoice) -> PaperChoice {
        let way = match choice.way {
            turnier::PaperWay::Totals => PaperWay::Totals,
            turnier::PaperWay::Games => PaperWay::Games,
        };
        PaperChoice { way, twice: choice.twice }
    }
}
