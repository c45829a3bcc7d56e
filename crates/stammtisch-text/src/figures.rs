//! Figures as each language writes them.

use crate::Lang;

/// A number with so many digits behind the point or comma.
pub fn decimal(lang: Lang, value: f64, digits: usize) -> String {
    let text = format!("{:.digits$}", value.abs());
    let (before, after) = text.split_once('.').unwrap_or((&text, ""));
    let sign = if value < 0.0 { "−" } else { "" };
    let point = match (after, lang) {
        ("", _) => "",
        (_, Lang::De) => ",",
        (_, Lang::En) => ".",
    };
    format!("{sign}{}{point}{after}", in_threes(lang, before))
}

/// A whole number.
pub fn whole(lang: Lang, value: u64) -> String {
    in_threes(lang, &value.to_string())
}

/// Digits in groups of three.
fn in_threes(lang: Lang, digits: &str) -> String {
    let separator = match lang {
        Lang::De => '.',
        Lang::En => ',',
    };
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use crate::Lang;

    use super::{decimal, whole};

    #[test]
    fn german_and_english_separate_the_other_way_round() {
        assert_eq!(whole(Lang::De, 1_234_567), "1.234.567");
        assert_eq!(whole(Lang::En, 1_000), "1,000");
        assert_eq!(whole(Lang::En, 999), "999");
        assert_eq!(decimal(Lang::De, 1234.5, 2), "1.234,50");
        assert_eq!(decimal(Lang::En, -0.25, 1), "−0.2");
        assert_eq!(decimal(Lang::En, 250_000.0, 0), "250,000");
    }
}
