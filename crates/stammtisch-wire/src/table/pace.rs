//! How fast a table goes.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How fast a table goes; whoever opened it may change it between hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// With time to look at every card; a window for doubles is open for 6 seconds.
    Calm,
    /// As among people who know the game; 4 seconds.
    #[default]
    Normal,
    /// For the impatient; 2 seconds.
    Brisk,
}

/// When a window for doubles ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Window {
    /// After so long and never earlier, so that nobody can tell who had nothing to choose (decision 20).
    Fixed(Duration),
    /// When all have answered, or else after so long: for programs that play.
    Answered(Duration),
}

impl Window {
    /// The longest that it lasts.
    pub const fn longest(self) -> Duration {
        match self {
            Window::Fixed(longest) | Window::Answered(longest) => longest,
        }
    }
}

/// The delays of a table. None of them depends on anybody's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Delays {
    /// From the question to a bot's answer, whatever it answers.
    pub bot: Duration,
    /// How much longer a bot waits with the lead to the next trick, so that the last one can be seen and taken away.
    pub trick: Duration,
    /// How long a window for doubles is open.
    pub window: Window,
    /// How long a bot may think before rules of thumb answer in its place; no longer than it waits anyway.
    pub think: Duration,
    /// How long the player to the dealer's right has for his cut.
    pub cut: Duration,
    /// From the end of a hand to the next one, if not everybody is ready before.
    pub next: Duration,
    /// How long somebody whose connection is gone is waited for.
    pub grace: Duration,
    /// The least time between two messages that only say who came and who went.
    pub presence: Duration,
    /// How long a table stays awake after the last connection is gone.
    pub awake: Duration,
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; 3] = [Pace::Calm, Pace::Normal, Pace::Brisk];

    /// What it means in time.
    pub const fn delays(self) -> Delays {
        match self {
            Pace::Calm => Delays {
                bot: Duration::from_millis(1_500),
                trick: Duration::from_millis(1_500),
                window: Window::Fixed(Duration::from_secs(6)),
                think: Duration::from_millis(1_300),
                cut: Duration::from_secs(15),
                next: Duration::from_secs(40),
                ..Delays::USUAL
            },
            Pace::Normal => Delays::USUAL,
            Pace::Brisk => Delays {
                bot: Duration::from_millis(300),
                trick: Duration::from_millis(500),
                window: Window::Fixed(Duration::from_secs(2)),
                think: Duration::from_millis(250),
                cut: Duration::from_secs(5),
                next: Duration::from_secs(10),
                ..Delays::USUAL
            },
        }
    }
}

impl Delays {
    const USUAL: Delays = Delays {
        bot: Duration::from_millis(800),
        trick: Duration::from_millis(950),
        window: Window::Fixed(Duration::from_secs(4)),
        think: Duration::from_millis(700),
        cut: Duration::from_secs(8),
        next: Duration::from_secs(20),
        grace: Duration::from_secs(30),
        presence: Duration::from_secs(1),
        awake: Duration::from_mins(1),
    };

    /// Bots hardly hesitate and windows are short, people have the usual time: for tests in a browser.
    pub const HASTY: Delays = Delays {
        bot: Duration::from_millis(60),
        trick: Duration::ZERO,
        window: Window::Fixed(Duration::from_secs(1)),
        think: Duration::from_millis(60),
        ..Delays::USUAL
    };

    /// Bots answer at once and nobody waits for the next hand: for tests and load.
    pub const INSTANT: Delays = Delays {
        bot: Duration::ZERO,
        trick: Duration::ZERO,
        window: Window::Answered(Duration::from_secs(25)),
        think: Duration::from_secs(1),
        cut: Duration::ZERO,
        next: Duration::ZERO,
        ..Delays::USUAL
    };
}
