//! Names of accounts, and when two of them look the same.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::refused::Refused;

/// The longest name, in characters.
pub(crate) const LONGEST: usize = 24;
/// How many marks may sit on one letter.
const MOST_MARKS: usize = 2;

/// Names that claim an office, or mean something here; as they are compared.
const RESERVED: [&str; 20] = [
    "admin",
    "administrator",
    "administratorin",
    "anonym",
    "bot",
    "deleted",
    "erased",
    "geloscht",
    "gast",
    "guest",
    "leitung",
    "moderator",
    "moderatorin",
    "operator",
    "referee",
    "schiedsrichter",
    "server",
    "stammtisch",
    "support",
    "system",
];

/// The name of an account: as written, and as it is compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct AccountName {
    shown: String,
    folded: String,
}

impl AccountName {
    /// Reads a name; white space at its ends goes, and inside it becomes one space.
    pub(crate) fn parse(text: &str) -> Result<AccountName, Refused> {
        if text.chars().count() > 4 * LONGEST {
            return Err(Refused::NameTooLong);
        }
        if text.chars().any(is_hidden) {
            return Err(Refused::NameHidden);
        }
        let shown = text.nfc().collect::<String>();
        let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        let folded = fold(&shown);
        if folded.is_empty() {
            return Err(Refused::NameEmpty);
        }
        if shown.chars().count() > LONGEST {
            return Err(Refused::NameTooLong);
        }
        if is_overgrown(&shown) {
            return Err(Refused::NameHidden);
        }
        if is_reserved(&folded) {
            return Err(Refused::NameReserved);
        }
        Ok(AccountName { shown, folded })
    }

    /// The name as it is shown.
    pub(crate) fn shown(&self) -> &str {
        &self.shown
    }

    /// The name as it is compared.
    pub(crate) fn folded(&self) -> &str {
        &self.folded
    }
}

/// Whether a name, as it is compared, claims an office or means something here.
pub(crate) fn is_reserved(folded: &str) -> bool {
    RESERVED.contains(&folded)
}

/// How a name is compared: without capitals, accents, spaces, and other ways to write what looks the same.
pub(crate) fn fold(text: &str) -> String {
    let letters = text.nfkd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase);
    let letters = letters.filter(|c| !c.is_whitespace() && !is_hidden(*c));
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
            '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' |
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
    use super::{AccountName, LONGEST, RESERVED, fold};
    use crate::refused::Refused;

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
        ] {
            assert_eq!(fold(one), fold(other), "{one} {other}");
        }
        assert_ne!(fold("Anna"), fold("Anne"));
    }

    #[test]
    fn names_stay_as_they_are_written() {
        for (text, shown) in
            [("  Anna   Maria ", "Anna Maria"), ("<b>Sepp</b>", "<b>Sepp</b>"), ("李小龍", "李小龍")]
        {
            assert_eq!(AccountName::parse(text).expect("a name").shown(), shown);
        }
    }

    #[test]
    fn what_hides_or_claims_an_office_is_refused() {
        let refused = |text: &str| AccountName::parse(text).expect_err(text);
        assert_eq!(refused("  "), Refused::NameEmpty);
        assert_eq!(refused("\u{300}"), Refused::NameEmpty);
        assert_eq!(refused(&"x".repeat(LONGEST + 1)), Refused::NameTooLong);
        assert_eq!(refused("a\u{202e}b"), Refused::NameHidden);
        assert_eq!(refused("a\u{200b}b"), Refused::NameHidden);
        assert_eq!(refused("a\0"), Refused::NameHidden);
        assert_eq!(refused("a\u{316}\u{317}\u{318}"), Refused::NameHidden);
        assert_eq!(refused("\u{410}dmin"), Refused::NameReserved);
        assert_eq!(refused("Gelöscht"), Refused::NameReserved);
    }

    #[test]
    fn reserved_names_are_written_as_they_are_compared() {
        for name in RESERVED {
            assert_eq!(fold(name), name);
        }
    }
}
