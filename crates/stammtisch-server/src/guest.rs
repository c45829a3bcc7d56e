//! Guests: people who need no more than a name.

use std::fmt;

use serde::{Deserialize, Serialize};
use stammtisch_text::Lang;
use thiserror::Error;

use crate::secret::Key;
use crate::table::GuestId;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// For how long a guest is known, in seconds: as long as browsers keep a cookie, 400 days.
pub const KEPT_FOR: i64 = 400 * 24 * 60 * 60;

/// What cookies of guests are signed for.
const PURPOSE: &str = "guest";

/// How many marks may sit on one letter.
const MOST_MARKS: usize = 2;

/// A name that can be shown: 1–24 visible characters, without anything that hides or turns around others.
///
/// ```
/// use stammtisch_server::guest::{BadName, GuestName};
/// assert_eq!(GuestName::parse("  Anna   Maria ").unwrap().as_str(), "Anna Maria");
/// assert_eq!(GuestName::parse("Anna\u{202e}"), Err(BadName::Hidden));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct GuestName(String);

/// Why a name cannot be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BadName {
    /// Nothing is left of it.
    #[error("the name is empty")]
    Empty,
    /// It is longer than [`LONGEST_NAME`].
    #[error("the name is longer than {LONGEST_NAME} characters")]
    TooLong,
    /// It has characters that cannot be seen, or that change the direction of writing.
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

impl GuestName {
    /// Reads a name; white space at its ends goes, and inside it becomes one space.
    pub fn parse(text: &str) -> Result<GuestName, BadName> {
        if text.chars().any(is_hidden) {
            return Err(BadName::Hidden);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(BadName::Empty);
        }
        if name.chars().count() > LONGEST_NAME {
            return Err(BadName::TooLong);
        }
        if is_overgrown(&name) {
            return Err(BadName::Hidden);
        }
        Ok(GuestName(name))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GuestName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Whether a character shows nothing of its own, or changes how others are shown.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' |
            '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' |
            '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fdd0}'..='\u{fdef}' | '\u{feff}' |
            '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{1d173}'..='\u{1d17a}' | '\u{e000}'..='\u{f8ff}' |
            '\u{e0000}'..='\u{10ffff}')
}

/// Whether marks are piled upon a letter, or stand alone.
fn is_overgrown(name: &str) -> bool {
    let is_mark = |c: char| {
        matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' |
            '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
    };
    let mut marks = 0;
    for c in name.chars() {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        if marks > MOST_MARKS {
            return true;
        }
    }
    name.chars().all(|c| is_mark(c) || c.is_whitespace() || c == '\u{fe0f}')
}

/// A guest, as his cookie tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// Who: a UUID of version 7, his for as long as the cookie lives.
    pub id: GuestId,
    /// What he is called.
    pub name: GuestName,
    /// The language he reads.
    pub lang: Lang,
}

/// The content of a guest's cookie.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    v: u8,
    id: GuestId,
    name: String,
    lang: Lang,
    /// When it was signed, in seconds of UTC.
    at: i64,
}

impl Guest {
    /// A guest who has not been here before; `now` in milliseconds of UTC.
    pub fn new(name: GuestName, lang: Lang, now: i64, random: [u8; 10]) -> Guest {
        let millis = u64::try_from(now).unwrap_or_default();
        Guest { id: GuestId::new(millis, random), name, lang }
    }

    /// The value of his cookie; `now` in seconds of UTC.
    pub fn sign(&self, key: &Key, now: i64) -> String {
        let written = Written { v: 1, id: self.id, name: self.name.0.clone(), lang: self.lang, at: now };
        let content = serde_json::to_vec(&written).expect("plain data");
        key.sign(PURPOSE, &content)
    }

    /// Who a cookie says he is; none if we did not sign it or it is too old. `now` in seconds of UTC.
    pub fn open(key: &Key, cookie: &str, now: i64) -> Option<Guest> {
        let content = key.open(PURPOSE, cookie)?;
        let written: Written = serde_json::from_slice(&content).ok()?;
        if written.v != 1 || now.saturating_sub(written.at) > KEPT_FOR {
            return None;
        }
        Some(Guest { id: written.id, name: GuestName::parse(&written.name).ok()?, lang: written.lang })
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_text::Lang;

    use super::{BadName, Guest, GuestName, KEPT_FOR};
    use crate::secret::Key;

    #[test]
    fn names_are_trimmed_and_kept_as_they_are_written() {
        for (text, name) in [
            (" Anna ", "Anna"),
            ("Xaver\u{a0} Huber", "Xaver Huber"),
            ("Jürgen", "Jürgen"),
            ("<script>x()</script>", "<script>x()</script>"),
            ("<b>Sepp</b>", "<b>Sepp</b>"),
            ("李小龍", "李小龍"),
            ("🃏", "🃏"),
        ] {
            let parsed = GuestName::parse(text);
            assert_eq!(parsed.as_ref().map(GuestName::as_str), Ok(name), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        assert_eq!(GuestName::parse("   "), Err(BadName::Empty));
        assert_eq!(GuestName::parse(&"x".repeat(25)), Err(BadName::TooLong));
        assert!(GuestName::parse(&"ä".repeat(24)).is_ok());
        for text in ["a\u{202e}b", "a\u{200b}", "\u{3164}", "a\nb", "a\tb", "\u{7}", "\u{2066}a", "\u{2800}"]
        {
            assert_eq!(GuestName::parse(text), Err(BadName::Hidden), "{text:?}");
        }
        assert_eq!(GuestName::parse("a\u{300}\u{301}\u{302}\u{303}"), Err(BadName::Hidden));
        assert_eq!(GuestName::parse("\u{300}"), Err(BadName::Hidden));
    }

    #[test]
    fn a_cookie_comes_back_as_the_same_guest_until_it_is_old() {
        let key = Key::from_bytes([3; 32]);
        let name = GuestName::parse("Anna").expect("a name");
        let guest = Guest::new(name, Lang::De, 1_700_000_000_000, [9; 10]);
        let cookie = guest.sign(&key, 1000);
        assert_eq!(Guest::open(&key, &cookie, 1000), Some(guest.clone()));
        assert_eq!(Guest::open(&key, &cookie, 1000 + KEPT_FOR), Some(guest));
        assert_eq!(Guest::open(&key, &cookie, 1001 + KEPT_FOR), None);
        assert_eq!(Guest::open(&Key::from_bytes([4; 32]), &cookie, 1000), None);
    }
}
