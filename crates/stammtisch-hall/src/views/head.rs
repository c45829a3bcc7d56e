//! What stands at the head of every view.

use schafkopf_turnier::{EventKind, Tournament};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The head of a view: that it was given, and which version of the tournament it shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Head {
    #[ts(type = "true")]
    ok: bool,
    version: u64,
    /// What the management announced last (P 24).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    announced: Option<ToAll>,
}

/// What the management announced to all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct ToAll {
    /// The event, by which a page knows whether it has been read.
    event: u64,
    /// When, in microseconds of UTC.
    #[ts(type = "number")]
    at: i64,
    /// What.
    text: String,
}

impl Head {
    /// The head of a view of a tournament.
    pub(crate) fn of(tournament: &Tournament) -> Head {
        let announced = tournament.log().iter().rev().find_map(|event| match &event.what {
            EventKind::Announced { text } => {
                Some(ToAll { event: event.seq, at: event.at, text: text.clone() })
            }
            _ => None,
        });
        Head { ok: true, version: tournament.log().len() as u64, announced }
    }
}
