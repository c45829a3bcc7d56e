//! The language in which a record is printed; every reader understands both.

/// The language in which the words of a record are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// German, the normal form.
    #[default]
    German,
    /// English.
    English,
}

impl Language {
    /// The one of two texts that is in this language.
    pub(crate) const fn pick(self, german: &'static str, english: &'static str) -> &'static str {
        match self {
            Language::German => german,
            Language::English => english,
        }
    }
}
