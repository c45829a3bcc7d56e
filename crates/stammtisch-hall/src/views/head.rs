//! What stands at the head of every view.

use schafkopf_turnier::Tournament;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The head of a view: that it was given, and which version of the tournament it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Head {
    #[ts(type = "true")]
    ok: bool,
    version: u64,
}

impl Head {
    /// The head of a view of a tournament.
    pub(crate) fn of(tournament: &Tournament) -> Head {
        Head { ok: true, version: tournament.log().len() as u64 }
    }
}
