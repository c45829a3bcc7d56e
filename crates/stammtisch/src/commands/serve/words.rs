//! Settings that are words.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer};

/// The port to listen on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Port {
    /// The usual one, or the next that is free.
    Auto,
    /// This one; 0 for any that the system has free.
    Number(u16),
}

/// The port that nobody chose.
pub(super) const USUAL_PORT: u16 = 7333;

impl FromStr for Port {
    type Err = String;

    fn from_str(text: &str) -> Result<Port, String> {
        match text {
            "auto" => Ok(Port::Auto),
            number => number.parse().map(Port::Number).map_err(|_| "a port is auto or 0 to 65535".to_owned()),
        }
    }
}

impl<'de> Deserialize<'de> for Port {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Port, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u16),
            Word(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(number) => Ok(Port::Number(number)),
            Written::Word(word) => word.parse().map_err(serde::de::Error::custom),
        }
    }
}

impl fmt::Display for Port {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Port::Auto => f.write_str("auto"),
            Port::Number(number) => write!(f, "{number}"),
        }
    }
}

/// How fast tables go that nobody chose a pace for; or all tables, without regard to what was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum PaceWord {
    /// With time to look.
    Calm,
    /// As among people who know the game.
    #[value(alias = "usual")]
    #[serde(alias = "usual")]
    Normal,
    /// For the impatient.
    Brisk,
    /// All tables: bots hardly hesitate, people have their time. For tests in a browser.
    Hasty,
    /// All tables: without waiting, for tests and measurements.
    Instant,
}

/// Whether addresses are limited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LimitsWord {
    /// As the settings say.
    Usual,
    /// Not at all: for measurements.
    Off,
}

/// The form of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object a line, for programs.
    Json,
}
