//! The languages of everything a person reads.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A language in which every text of Stammtisch exists.
///
/// ```
/// use stammtisch_text::lang::Lang;
/// assert_eq!("de_AT.UTF-8".parse(), Ok(Lang::De));
/// assert_eq!(Lang::En.to_string(), "en");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// German, the game's own language.
    De,
    /// English.
    En,
}

impl Lang {
    /// Both languages, German first.
    pub const ALL: [Self; 2] = [Self::De, Self::En];

    /// The two-letter code of the language.
    pub const fn code(self) -> &'static str {
        match self {
            Self::De => "de",
            Self::En => "en",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The error of a text that names neither German nor English.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("unknown language {0:?}: use \"de\" or \"en\"")]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a code (`de`), a locale (`de-AT`, `en_GB.UTF-8`) or the language's name in either language.
    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let primary = text.trim().split(['-', '_', '.', '@']).next().unwrap_or_default();
        match primary.to_lowercase().as_str() {
            "de" | "deu" | "ger" | "deutsch" | "german" => Ok(Self::De),
            "en" | "eng" | "englisch" | "english" => Ok(Self::En),
            _ => Err(UnknownLang(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Lang, UnknownLang};

    #[test]
    fn codes_locales_and_names_are_read() {
        for text in ["de", "DE", " de-AT", "de_DE.UTF-8", "Deutsch", "german"] {
            assert_eq!(text.parse(), Ok(Lang::De), "{text}");
        }
        for text in ["en", "en_GB@euro", "EN-us", "English"] {
            assert_eq!(text.parse(), Ok(Lang::En), "{text}");
        }
    }

    #[test]
    fn other_languages_are_refused_with_what_is_allowed() {
        for text in ["", "fr", "C", "bar", "dé"] {
            assert_eq!(text.parse::<Lang>(), Err(UnknownLang(text.to_owned())));
        }
        assert_eq!(UnknownLang("fr".into()).to_string(), "unknown language \"fr\": use \"de\" or \"en\"");
    }

    #[test]
    fn display_is_read_back() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
    }
}
