//! The display: what the screen in the hall shows. It is no part of the tournament's log.

use schafkopf_turnier::{Award, PrizeList, Tournament};
use serde::{Deserialize, Serialize};

use crate::wire::{DisplayWish, Reveal};

/// Longest text on the screen.
pub(crate) const LONGEST_TEXT: usize = 500;

/// What the screen shows, as it is kept.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct DisplayState {
    pub(crate) mode: DisplayMode,
    /// How long a page stays; 0 for the screen's own measure.
    pub(crate) seconds: u32,
    /// The announced time of the start, in microseconds UTC.
    pub(crate) starts_at: Option<i64>,
    pub(crate) text: String,
    /// How many prizes are revealed, from the last on.
    pub(crate) revealed: usize,
}

/// A kind of page on the screen, as it is kept.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DisplayMode {
    #[default]
    Welcome,
    SeatingTables,
    SeatingNames,
    Countdown,
    Progress,
    Standings,
    Prizes,
    Text,
}

impl DisplayWish {
    /// Changes the state; there are so many prizes.
    pub(crate) fn apply(self, state: &mut DisplayState, prizes: usize) {
        state.mode = self.mode.map_or(state.mode, DisplayMode::from);
        state.seconds = self.seconds.map_or(state.seconds, |seconds| seconds.min(3600));
        state.starts_at = self.starts_at.unwrap_or(state.starts_at);
        if let Some(text) = self.text {
            state.text = text.chars().take(LONGEST_TEXT).collect();
        }
        let revealed = state.revealed.min(prizes);
        state.revealed = match self.reveal {
            Some(Reveal::Next) => (revealed + 1).min(prizes),
            Some(Reveal::Back) => revealed.saturating_sub(1),
            Some(Reveal::None) => 0,
            Some(Reveal::All) => prizes,
            None => revealed,
        };
    }
}

/// The prizes in the order of the prize-giving.
pub(crate) fn prizes_in_order(tournament: &Tournament) -> Vec<Award> {
    tournament.state().prizes().map_or_else(|_| Vec::new(), PrizeList::in_order_of_giving)
}

#[cfg(test)]
mod tests {
    use super::{DisplayMode, DisplayState};
    use crate::wire::DisplayWish;

    fn change(state: &mut DisplayState, wish: &str) {
        let wish: DisplayWish = serde_json::from_str(wish).expect(wish);
        wish.apply(state, 3);
    }

    #[test]
    fn prizes_are_revealed_one_by_one_and_never_more_than_there_are() {
        let mut state = DisplayState::default();
        change(&mut state, r#"{"mode":"prizes","starts_at":5}"#);
        for expected in [1, 2, 3, 3] {
            change(&mut state, r#"{"reveal":"next"}"#);
            assert_eq!(state.revealed, expected);
        }
        change(&mut state, r#"{"reveal":"back"}"#);
        assert_eq!((state.revealed, state.starts_at, state.mode), (2, Some(5), DisplayMode::Prizes));
        change(&mut state, r#"{"reveal":"none","starts_at":null}"#);
        assert_eq!((state.revealed, state.starts_at), (0, None));
    }
}
