//! A text in both languages.

use serde::{Deserialize, Serialize};

use crate::lang::Lang;

/// A text that exists in German and in English.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// The German text.
    pub de: String,
    /// The English text.
    pub en: String,
}

impl Text {
    /// The text in one language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::De => &self.de,
            Lang::En => &self.en,
        }
    }
}
