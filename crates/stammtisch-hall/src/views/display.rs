//! What the screen in the hall shows.

use schafkopf_turnier::Tournament;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::prizes::{self, AwardLine};
use super::{Head, Poster};
use crate::display::{DisplayState, prizes_in_order};
use crate::wire;

/// The screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct DisplayView {
    #[serde(flatten)]
    head: Head,
    mode: wire::DisplayMode,
    seconds: u32,
    starts_at: Option<i64>,
    text: String,
    now: i64,
    phase: wire::Phase,
    setup: Poster,
    /// How many prizes are not revealed yet.
    left: usize,
    revealed: Vec<AwardLine>,
}

/// The state of the screen, with the prizes that are revealed.
pub(crate) fn display(tournament: &Tournament, display: &DisplayState, now: i64) -> DisplayView {
    let state = tournament.state();
    let all = prizes_in_order(tournament);
    let revealed = prizes::awards(tournament, &all[..display.revealed.min(all.len())]);
    DisplayView {
        head: Head::of(tournament),
        mode: display.mode.into(),
        seconds: display.seconds,
        starts_at: display.starts_at,
        text: display.text.clone(),
        now,
        phase: state.phase().into(),
        setup: Poster::of(state.setup()),
        left: all.len() - revealed.len(),
        revealed,
    }
}
