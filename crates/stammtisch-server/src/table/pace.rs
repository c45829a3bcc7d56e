//! How fast a table goes.

use std::time::Duration;

/// The delays of a table. None of them depends on anybody's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    /// From the question to a bot's answer, whatever it answers.
    pub bot: Duration,
    /// From the opening of the doubling window to the answers of all bots in it.
    pub double: Duration,
    /// How long a bot may think before rules of thumb answer in its place.
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
    /// A table of people.
    pub const USUAL: Pace = Pace {
        bot: Duration::from_millis(900),
        double: Duration::from_millis(1_800),
        think: Duration::from_millis(800),
        cut: Duration::from_secs(8),
        next: Duration::from_secs(20),
        grace: Duration::from_secs(30),
        presence: Duration::from_secs(1),
        awake: Duration::from_mins(1),
    };

    /// Bots that hardly hesitate, for the impatient; people have the same time as ever.
    pub const BRISK: Pace =
        Pace { bot: Duration::from_millis(60), double: Duration::from_millis(120), ..Pace::USUAL };

    /// Bots answer at once and nobody waits for the next hand: for tests and load.
    pub const INSTANT: Pace = Pace {
        bot: Duration::ZERO,
        double: Duration::ZERO,
        think: Duration::from_secs(1),
        cut: Duration::ZERO,
        next: Duration::ZERO,
        grace: Duration::from_secs(30),
        presence: Duration::from_secs(1),
        awake: Duration::from_mins(1),
    };
}
