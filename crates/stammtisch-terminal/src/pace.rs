//! How long the table waits between cards.

use std::time::Duration;

/// How fast the bots play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pace {
    /// With time to look.
    Calm,
    /// As among people who know the game.
    #[default]
    Normal,
    /// As at a table that knows each other.
    Brisk,
    /// At once; a full trick waits for a key.
    Instant,
}

impl Pace {
    /// Before a bot speaks or plays.
    pub(crate) const fn card(self) -> Duration {
        match self {
            Pace::Calm => Duration::from_millis(1_500),
            Pace::Normal => Duration::from_millis(700),
            Pace::Brisk => Duration::from_millis(250),
            Pace::Instant => Duration::ZERO,
        }
    }

    /// How long a full trick lies; none until a key is pressed.
    pub(crate) const fn trick(self) -> Option<Duration> {
        match self {
            Pace::Calm => Some(Duration::from_secs(3)),
            Pace::Normal => Some(Duration::from_secs(2)),
            Pace::Brisk => Some(Duration::from_millis(900)),
            Pace::Instant => None,
        }
    }

    /// The next faster one; after the fastest the slowest.
    pub(crate) const fn next(self) -> Pace {
        match self {
            Pace::Calm => Pace::Normal,
            Pace::Normal => Pace::Brisk,
            Pace::Brisk => Pace::Instant,
            Pace::Instant => Pace::Calm,
        }
    }

    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Pace::Calm => "table-pace-calm",
            Pace::Normal => "table-pace-normal",
            Pace::Brisk => "table-pace-brisk",
            Pace::Instant => "table-pace-instant",
        }
    }
}
