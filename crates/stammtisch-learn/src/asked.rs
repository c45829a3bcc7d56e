//! What a request asks for in its query.

use serde::Deserialize;
use stammtisch_text::Lang;

/// What a request asks for in its query.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    pub(crate) lang: Option<String>,
    #[serde(default)]
    pub(crate) q: Option<String>,
}

impl Asked {
    /// The language, German unless English is asked for.
    pub(crate) fn lang(&self) -> Lang {
        match self.lang.as_deref() {
            Some(lang) if lang.starts_with("en") => Lang::En,
            _ => Lang::De,
        }
    }

    /// The question to the book.
    pub(crate) fn question(&self) -> &str {
        self.q.as_deref().unwrap_or_default()
    }
}
