//! The bots by name and version.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::mind::{BadSpec, Mind, Thinker};
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

/// Who sees all cards: no bot, but a name that the arena knows.
pub(crate) const OFFEN: &str = "offen";

/// A name that no bot here has.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnknownBot {
    /// `offen` sees all cards: nobody can ask it who knows one hand.
    #[error("`{OFFEN}` sees all cards, and plays in the arena alone")]
    SeesAll,
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
    /// The bot is here, but cannot be changed so.
    #[error(transparent)]
    Change(#[from] BadSpec),
}

impl FromStr for Builtin {
    type Err = UnknownBot;

    /// Reads a name, `regel`, or a name with its version, `regel@1`.
    fn from_str(text: &str) -> Result<Builtin, UnknownBot> {
        let (name, version) =
            text.split_once('@').map_or((text, None), |(name, version)| (name, Some(version)));
        let shown = || text.chars().take(40).collect();
        if name == OFFEN {
            return Err(UnknownBot::SeesAll);
        }
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

/// A built-in bot as it is named where it can be changed: `regel`, `meister@5`, `meister:worlds=0.1`.
///
/// ```
/// use schafkopf_bots::{Bot as _, NamedBot};
/// let bot: NamedBot = "meister:worlds=0.1,payoff=off".parse()?;
/// assert_eq!(bot.label().parse(), Ok(bot));
/// # Ok::<(), schafkopf_bots::UnknownBot>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct NamedBot {
    builtin: Builtin,
    /// How it thinks, changes included, if it imagines the hidden cards.
    mind: Option<Mind>,
}

impl NamedBot {
    /// How the bot thinks, if it imagines the hidden cards.
    pub const fn mind(&self) -> Option<&Mind> {
        self.mind.as_ref()
    }

    /// The same on so many cores; it decides alike on any number.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> NamedBot {
        NamedBot { mind: self.mind.map(|mind| mind.with_threads(threads)), ..self }
    }
}

impl From<Builtin> for NamedBot {
    fn from(builtin: Builtin) -> NamedBot {
        NamedBot { builtin, mind: builtin.mind() }
    }
}

impl Bot for NamedBot {
    fn label(&self) -> String {
        self.mind.as_ref().map_or_else(|| self.builtin.label(), Mind::label)
    }

    fn player(&self) -> Box<dyn Player + '_> {
        self.mind.as_ref().map_or_else(|| self.builtin.player(), Mind::player)
    }
}

impl FromStr for NamedBot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<NamedBot, UnknownBot> {
        let (name, changes) =
            text.split_once(':').map_or((text, None), |(name, changes)| (name, Some(changes)));
        let builtin: Builtin = name.parse()?;
        match changes {
            None => Ok(NamedBot::from(builtin)),
            Some(changes) => {
                let mind = format!("{}:{changes}", builtin.name()).parse()?;
                Ok(NamedBot { builtin, mind: Some(mind) })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Builtin, NamedBot, UnknownBot};
    use crate::mind::BadSpec;
    use crate::player::Bot as _;

    #[test]
    fn names_with_changes_are_those_that_reports_show() {
        let label = |text: &str| text.parse::<NamedBot>().map(|bot| bot.label());
        for bot in Builtin::ALL {
            assert_eq!(label(bot.name()), Ok(bot.to_string()));
        }
        for (name, shown) in [
            ("meister:worlds=0.1", "meister@5:worlds=0.1"),
            ("stammtisch@5:worlds=0.5,inference=off", "stammtisch@5:worlds=0.5,inference=off"),
            ("einfach:", "einfach@1"),
        ] {
            assert_eq!(label(name).as_deref(), Ok(shown));
            assert_eq!(label(shown).as_deref(), Ok(shown));
        }
        assert!(matches!(label("regel:worlds=0.1"), Err(UnknownBot::Change(BadSpec::Name(_)))));
        assert!(matches!(label("meister:fast"), Err(UnknownBot::Change(BadSpec::Change(_)))));
        assert!(matches!(label("meister@0:worlds=0.1"), Err(UnknownBot::Version { .. })));
        assert_eq!(label("offen:worlds=0.1"), Err(UnknownBot::SeesAll));
    }

    #[test]
    fn bots_are_found_by_name_and_version() {
        for bot in Builtin::ALL {
            assert_eq!(bot.name().parse(), Ok(bot));
            assert_eq!(bot.to_string().parse(), Ok(bot));
        }
        assert_eq!("offen".parse::<Builtin>(), Err(UnknownBot::SeesAll));
        assert_eq!("offen@1".parse::<Builtin>(), Err(UnknownBot::SeesAll));
        assert_eq!("herz".parse::<Builtin>(), Err(UnknownBot::Name("herz".to_owned())));
        assert!(matches!(
            "regel@0".parse::<Builtin>(),
            Err(UnknownBot::Version { here: Builtin::Regel, .. })
        ));
        assert!(matches!("regel@".parse::<Builtin>(), Err(UnknownBot::Version { .. })));
    }
}
