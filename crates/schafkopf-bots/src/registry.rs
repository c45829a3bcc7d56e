//! The bots by name and version.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::mind::{Mind, Thinker};
use crate::player::{Bot, Player};
use crate::regel::Regel;
use crate::zufall::Zufall;

/// A bot that comes with the program.
///
/// ```
/// use schafkopf_bots::Builtin;
/// let bot: Builtin = "regel".parse()?;
/// assert_eq!(bot, Builtin::Regel);
/// assert_eq!(bot.to_string().parse(), Ok(bot));
/// # Ok::<(), schafkopf_bots::UnknownBot>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Builtin {
    /// Any legal action, by chance.
    Zufall,
    /// Rules of thumb.
    Regel,
    /// Forty worlds, all equally likely, and card points alone.
    Einfach,
    /// Worlds weighed and paid, about 50 ms a decision.
    Stammtisch,
    /// The same with all that a second on two cores gives.
    Meister,
}

impl Builtin {
    /// All of them, the weakest first.
    pub const ALL: [Builtin; 5] =
        [Builtin::Zufall, Builtin::Regel, Builtin::Einfach, Builtin::Stammtisch, Builtin::Meister];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Builtin::Zufall => "zufall",
            Builtin::Regel => "regel",
            Builtin::Einfach => "einfach",
            Builtin::Stammtisch => "stammtisch",
            Builtin::Meister => "meister",
        }
    }

    /// Raised whenever the bot decides differently anywhere.
    pub const fn version(self) -> u32 {
        match self.mind() {
            Some(mind) => mind.version(),
            None => 1,
        }
    }

    /// How the bot thinks, if it imagines the hidden cards.
    pub const fn mind(self) -> Option<Mind> {
        match self {
            Builtin::Zufall | Builtin::Regel => None,
            Builtin::Einfach => Some(Mind::einfach()),
            Builtin::Stammtisch => Some(Mind::stammtisch()),
            Builtin::Meister => Some(Mind::meister()),
        }
    }
}

impl Bot for Builtin {
    fn label(&self) -> String {
        self.to_string()
    }

    fn player(&self) -> Box<dyn Player + '_> {
        match self {
            Builtin::Zufall => Box::new(Zufall),
            Builtin::Regel => Box::new(Regel),
            Builtin::Einfach => Box::new(Thinker { mind: Mind::einfach() }),
            Builtin::Stammtisch => Box::new(Thinker { mind: Mind::stammtisch() }),
            Builtin::Meister => Box::new(Thinker { mind: Mind::meister() }),
        }
    }
}

impl fmt::Display for Builtin {
    /// Name and version: `regel@1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.name(), self.version())
    }
}

/// A name that no bot here has.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnknownBot {
    /// There is no bot of this name.
    #[error("there is no bot `{0}`")]
    Name(String),
    /// The bot is here, but in another version.
    #[error("{wanted} is not here, but {here}")]
    Version {
        /// The bot and version asked for.
        wanted: String,
        /// The version that is here.
        here: Builtin,
    },
}

impl FromStr for Builtin {
    type Err = UnknownBot;

    /// Reads a name, `regel`, or a name with its version, `regel@1`.
    fn from_str(text: &str) -> Result<Builtin, UnknownBot> {
        let (name, version) =
            text.split_once('@').map_or((text, None), |(name, version)| (name, Some(version)));
        let shown = || text.chars().take(40).collect();
        let bot = Builtin::ALL
            .into_iter()
            .find(|bot| bot.name() == name)
            .ok_or_else(|| UnknownBot::Name(shown()))?;
        if version.is_some_and(|version| version != bot.version().to_string()) {
            return Err(UnknownBot::Version { wanted: shown(), here: bot });
        }
        Ok(bot)
    }
}

#[cfg(test)]
mod tests {
    use super::{Builtin, UnknownBot};

    #[test]
    fn bots_are_found_by_name_and_version() {
        for bot in Builtin::ALL {
            assert_eq!(bot.name().parse(), Ok(bot));
            assert_eq!(bot.to_string().parse(), Ok(bot));
        }
        assert_eq!("herz".parse::<Builtin>(), Err(UnknownBot::Name("herz".to_owned())));
        assert!(matches!(
            "regel@0".parse::<Builtin>(),
            Err(UnknownBot::Version { here: Builtin::Regel, .. })
        ));
        assert!(matches!("regel@".parse::<Builtin>(), Err(UnknownBot::Version { .. })));
    }
}
