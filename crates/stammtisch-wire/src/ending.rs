//! How a hand ended.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::notation::Seat;
use crate::outcome::{Outcome, RamschOutcome};
use crate::settlement::Settlement;

/// How a hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(tag = "ending", rename_all = "snake_case")]
pub enum Ending {
    /// All passed, and the cards are thrown in.
    ThrownIn,
    /// A hand had so few points that the cards are dealt again.
    Redealt {
        /// Whose.
        seat: Seat,
    },
    /// A Ramsch, scored.
    Ramsch {
        /// What it came to.
        outcome: RamschOutcome,
        /// In money; none where the rule set knows none.
        settlement: Option<Settlement>,
        /// In the list; none where the rule set has none.
        entry: Option<[i32; 4]>,
    },
    /// A Sie in the first game, which does not count.
    SieVoid {
        /// Who held it.
        seat: Seat,
    },
    /// Played, and scored.
    Scored {
        /// What it came to.
        outcome: Outcome,
        /// In money, without the pot; none where the rule set knows none.
        settlement: Option<Settlement>,
        /// In the list; none where the rule set has none.
        entry: Option<[i32; 4]>,
    },
}

impl From<schafkopf::Ending> for Ending {
    fn from(ending: schafkopf::Ending) -> Ending {
        match ending {
            schafkopf::Ending::ThrownIn => Ending::ThrownIn,
            schafkopf::Ending::Redealt { seat } => Ending::Redealt { seat: seat.into() },
            schafkopf::Ending::Ramsch { outcome, settlement, entry } => Ending::Ramsch {
                outcome: outcome.into(),
                settlement: settlement.map(Into::into),
                entry: entry.map(|entry| *entry.points().as_array()),
            },
            schafkopf::Ending::SieVoid { seat } => Ending::SieVoid { seat: seat.into() },
            schafkopf::Ending::Scored { outcome, settlement, entry } => Ending::Scored {
                outcome: outcome.into(),
                settlement: settlement.map(Into::into),
                entry: entry.map(|entry| *entry.points().as_array()),
            },
        }
    }
}
