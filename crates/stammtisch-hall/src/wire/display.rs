//! The screen in the hall.

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::display;

/// A kind of page on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DisplayMode {
    /// The poster.
    Welcome,
    /// Who sits where, by table.
    SeatingTables,
    /// Who sits where, by name.
    SeatingNames,
    /// The clock before the start.
    Countdown,
    /// How far the tables are.
    Progress,
    /// The standings.
    Standings,
    /// The prizes, as they are revealed.
    Prizes,
    /// A text.
    Text,
}

impl From<display::DisplayMode> for DisplayMode {
    fn from(mode: display::DisplayMode) -> DisplayMode {
        match mode {
            display::DisplayMode::Welcome => DisplayMode::Welcome,
            display::DisplayMode::SeatingTables => DisplayMode::SeatingTables,
            display::DisplayMode::SeatingNames => DisplayMode::SeatingNames,
            display::DisplayMode::Countdown => DisplayMode::Countdown,
            display::DisplayMode::Progress => DisplayMode::Progress,
            display::DisplayMode::Standings => DisplayMode::Standings,
            display::DisplayMode::Prizes => DisplayMode::Prizes,
            display::DisplayMode::Text => DisplayMode::Text,
        }
    }
}

impl From<DisplayMode> for display::DisplayMode {
    fn from(mode: DisplayMode) -> display::DisplayMode {
        match mode {
            DisplayMode::Welcome => display::DisplayMode::Welcome,
            DisplayMode::SeatingTables => display::DisplayMode::SeatingTables,
            DisplayMode::SeatingNames => display::DisplayMode::SeatingNames,
            DisplayMode::Countdown => display::DisplayMode::Countdown,
            DisplayMode::Progress => display::DisplayMode::Progress,
            DisplayMode::Standings => display::DisplayMode::Standings,
            DisplayMode::Prizes => display::DisplayMode::Prizes,
            DisplayMode::Text => display::DisplayMode::Text,
        }
    }
}

/// A change of the screen; what is absent stays as it is.
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
#[expect(clippy::option_option, reason = "absent, null and a value are three things")]
pub(crate) struct DisplayWish {
    /// Another kind of page.
    pub(crate) mode: Option<DisplayMode>,
    /// How long a page stays; 0 for the screen's own measure.
    pub(crate) seconds: Option<u32>,
    /// The announced time of the start, in microseconds of UTC; null takes it away.
    #[serde(default, deserialize_with = "present")]
    #[ts(as = "Option<i64>", optional = nullable)]
    #[schema(value_type = Option<i64>)]
    pub(crate) starts_at: Option<Option<i64>>,
    /// The text.
    pub(crate) text: Option<String>,
    /// How the prize-giving goes on.
    pub(crate) reveal: Option<Reveal>,
}

/// A field that is there, whatever it says: null takes a value away.
#[expect(clippy::option_option, reason = "absent, null and a value are three things")]
fn present<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<i64>>, D::Error> {
    Option::deserialize(from).map(Some)
}

/// How the prize-giving goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reveal {
    /// The next prize is revealed.
    Next,
    /// The latest is hidden again.
    Back,
    /// All are hidden.
    None,
    /// All are revealed.
    All,
}
