//! Names of people, and when two of them look the same.

use std::fmt;

use thiserror::Error;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// The longest name, in characters.
pub const LONGEST: usize = 24;

/// How many marks may sit on one letter.
const MOST_MARKS: usize = 2;

/// Says that the sign before it is meant as a picture; it shows nothing of its own, and pictures are written with it.
const PICTURE: char = '\u{fe0f}';

/// A name that can be shown: 1–24 visible characters, without anything that hides or turns around others.
///
/// ```
/// use stammtisch_http::name::{BadName, Name};
/// assert_eq!(Name::parse("  Anna   Maria ").unwrap().as_str(), "Anna Maria");
/// assert_eq!(Name::parse("Anna\u{202e}"), Err(BadName::Hidden));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Name(String);

/// Why a name cannot be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BadName {
    /// Nothing is left of it.
    #[error("the name is empty")]
    Empty,
    /// It is longer than [`LONGEST`].
    #[error("the name is longer than {LONGEST} characters")]
    TooLong,
    /// It has characters that cannot be seen, or that change how others are shown.
    #[error("the name has control or invisible characters")]
    Hidden,
}

impl BadName {
    /// Its stable code.
    pub const fn code(self) -> &'static str {
        match self {
            BadName::Empty => "name_empty",
            BadName::TooLong => "name_too_long",
            BadName::Hidden => "name_hidden_characters",
        }
    }
}

impl Name {
    /// Reads a name; white space at its ends goes, and inside it becomes one space.
    pub fn parse(text: &str) -> Result<Name, BadName> {
        if text.chars().count() > 4 * LONGEST {
            return Err(BadName::TooLong);
        }
        if text.chars().any(is_hidden) {
            return Err(BadName::Hidden);
        }
        let shown = text.nfc().collect::<String>();
        let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        if fold(&shown).is_empty() {
            return Err(BadName::Empty);
        }
        if shown.chars().count() > LONGEST {
            return Err(BadName::TooLong);
        }
        if is_overgrown(&shown) {
            return Err(BadName::Hidden);
        }
        Ok(Name(shown))
    }

    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name as it is compared.
    pub fn folded(&self) -> String {
        fold(&self.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// How a name is compared: without capitals, accents, spaces, and other ways to write what looks the same.
pub fn fold(text: &str) -> String {
    let letters = text.nfkd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase);
    let letters = letters.filter(|&c| !c.is_whitespace() && !is_hidden(c) && c != PICTURE);
    letters.fold(String::with_capacity(text.len()), |mut folded, c| {
        match plain(c) {
            Some(plain) => folded.push_str(plain),
            None => folded.push(c),
        }
        folded
    })
}

/// The Latin letters that a letter looks like, or is written as without its mark.
const fn plain(c: char) -> Option<&'static str> {
    Some(match c {
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'ı' | 'і' | 'ι' => "i",
        'ħ' | 'һ' => "h",
        'а' | 'α' => "a",
        'в' | 'β' => "b",
        'с' | 'ϲ' => "c",
        'đ' | 'ð' | 'ԁ' => "d",
        'е' | 'ε' => "e",
        'ј' => "j",
        'к' | 'κ' => "k",
        'ł' | 'ⅼ' | 'ӏ' => "l",
        'м' | 'μ' => "m",
        'н' | 'η' => "n",
        'ø' | 'о' | 'ο' | 'σ' => "o",
        'р' | 'ρ' => "p",
        'ԛ' => "q",
        'г' => "r",
        'ѕ' => "s",
        'т' | 'τ' => "t",
        'υ' | 'ц' => "u",
        'ν' | 'ѵ' => "v",
        'ԝ' | 'ω' | 'ш' => "w",
        'х' | 'χ' => "x",
        'у' | 'γ' => "y",
        'з' => "3",
        '‐' | '‑' | '‒' | '–' | '—' | '−' => "-",
        '’' | '‘' | '´' | '`' => "'",
        _ => return None,
    })
}

/// Whether a character shows nothing of its own, or changes how others are shown.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' |
            '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' |
            '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' |
            '\u{fe00}'..='\u{fe0e}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' |
            '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Whether marks are piled upon a letter.
fn is_overgrown(name: &str) -> bool {
    let mut marks = 0;
    name.chars().any(|c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::{BadName, LONGEST, Name, fold};

    #[test]
    fn what_looks_the_same_is_the_same_name() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Müller", "MULLER"),
            ("Müller", "Mu\u{308}ller"),
            ("Weiß", "weiss"),
            ("Ａｎｎａ", "Anna"),
            ("\u{430}nn\u{430}", "anna"),
            ("Anna Maria", "annamaria"),
            ("ﬁnn", "Finn"),
            ("Anna\u{fe0f}", "Anna"),
        ] {
            assert_eq!(fold(one), fold(other), "{one} {other}");
        }
        assert_ne!(fold("Anna"), fold("Anne"));
    }

    #[test]
    fn names_are_trimmed_and_kept_as_they_are_written() {
        for (text, name) in [
            (" Anna ", "Anna"),
            ("  Anna   Maria ", "Anna Maria"),
            ("Xaver\u{a0} Huber", "Xaver Huber"),
            ("Jürgen", "Jürgen"),
            ("<script>x()</script>", "<script>x()</script>"),
            ("<b>Sepp</b>", "<b>Sepp</b>"),
            ("李小龍", "李小龍"),
            ("🃏", "🃏"),
            ("\u{2665}\u{fe0f}", "\u{2665}\u{fe0f}"),
        ] {
            let parsed = Name::parse(text);
            assert_eq!(parsed.as_ref().map(Name::as_str), Ok(name), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        let refused = |text: &str| Name::parse(text).expect_err(text);
        assert_eq!(refused("   "), BadName::Empty);
        assert_eq!(refused("\u{300}"), BadName::Empty);
        assert_eq!(refused(&"x".repeat(LONGEST + 1)), BadName::TooLong);
        assert!(Name::parse(&"ä".repeat(LONGEST)).is_ok());
        for text in
            ["a\u{202e}b", "a\u{200b}b", "\u{3164}", "a\nb", "a\tb", "\u{7}", "\u{2066}a", "\u{2800}", "a\0"]
        {
            assert_eq!(refused(text), BadName::Hidden, "{text:?}");
        }
        assert_eq!(refused("a\u{316}\u{317}\u{318}"), BadName::Hidden);
    }
}
