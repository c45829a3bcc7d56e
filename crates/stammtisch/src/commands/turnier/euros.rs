//! Sums of money as they are typed and shown.

use std::str::FromStr;

/// A sum in cents, typed in euros: `10`, `10,50`, `-7.05`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Euros(pub(super) i64);

impl Euros {
    /// A sum that is not below zero.
    pub(super) fn cents(self) -> u32 {
        u32::try_from(self.0).unwrap_or(u32::MAX)
    }
}

impl FromStr for Euros {
    type Err = String;

    fn from_str(text: &str) -> Result<Euros, String> {
        let wrong = || format!("`{text}` is no sum in euros (10 or 10,50)");
        let bare = text.trim_matches(|c: char| c == '€' || c.is_whitespace());
        let (sign, bare) = bare.strip_prefix('-').map_or((1, bare), |rest| (-1, rest));
        let (euros, rest) = bare.split_once([',', '.']).unwrap_or((bare, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if euros.is_empty() || euros.len() > 9 || !digits(euros) || !digits(rest) || rest.len() > 2 {
            return Err(wrong());
        }
        let whole: i64 = euros.parse().map_err(|_| wrong())?;
        let cents: i64 = format!("{rest:0<2}").parse().map_err(|_| wrong())?;
        Ok(Euros(sign * (whole * 100 + cents)))
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_desk::words::money;
    use stammtisch_text::{Lang, Texts};

    use super::Euros;

    #[test]
    fn euros_are_read_as_cents() {
        for (text, cents) in [("10", 1000), ("10,5", 1050), ("€ 7.05", 705), ("-3", -300), ("0,00", 0)] {
            assert_eq!(text.parse(), Ok(Euros(cents)), "{text}");
        }
        for wrong in ["", "x", "1.000,00", "5,005", "9999999999", ",5", "--1"] {
            assert!(wrong.parse::<Euros>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn sums_are_shown_as_each_language_writes_them() {
        assert_eq!(money(Texts::of(Lang::De), 1050), "10,50 €");
        assert_eq!(money(Texts::of(Lang::En), -5), "€−0.05");
    }
}
