//! The German of the command line's help, found by its English: that stands at the arguments, once.

use std::collections::BTreeMap;
use std::sync::OnceLock;

const GERMAN: &str = include_str!("../help/de.toml");

fn texts() -> &'static BTreeMap<String, String> {
    static TEXTS: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    TEXTS.get_or_init(|| toml::from_str(GERMAN).expect("help/de.toml is tested"))
}

/// The German of an English text of the help, if there is one.
///
/// ```
/// use stammtisch_text::help;
/// assert_eq!(help::german("Checks a published deal"), Some("Prüft ein veröffentlichtes Blatt nach"));
/// assert_eq!(help::german("Nothing says this."), None);
/// ```
pub fn german(english: &str) -> Option<&'static str> {
    texts().get(english).map(String::as_str)
}

/// Every English text that has its German.
pub fn all() -> impl Iterator<Item = &'static str> {
    texts().keys().map(String::as_str)
}
