//! Folding: how words are compared, whatever their case, umlauts, dashes and blanks.

/// A text in lower case, umlauts and ß written out, apostrophes and dashes made plain, blanks single, without the marks
/// that end a sentence.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for word in text.split(|c: char| c.is_whitespace()).filter(|word| !word.is_empty()) {
        if !folded.is_empty() {
            folded.push(' ');
        }
        for c in word.chars().flat_map(char::to_lowercase) {
            match c {
                'ä' => folded.push_str("ae"),
                'ö' => folded.push_str("oe"),
                'ü' => folded.push_str("ue"),
                'ß' => folded.push_str("ss"),
                '’' | '‘' | '´' | '`' => folded.push('\''),
                '–' | '—' | '‐' | '‑' | '−' => folded.push('-'),
                // What is left of a capital with a dot above once it is in lower case, and soft hyphens.
                '\u{307}' | '\u{ad}' => {}
                c => folded.push(c),
            }
        }
    }
    folded.truncate(folded.trim_end_matches(['.', '!', '?', ',', ' ']).len());
    folded
}

/// How many letters must be changed, put in or left out to make one word of the other, if at most two.
fn distance(a: &str, b: &str) -> Option<usize> {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().take(40).collect(), b.chars().take(40).collect());
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, &x) in a.iter().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let change = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = change.min(corner + 1).min(row[j] + 1);
        }
    }
    row.last().copied().filter(|&steps| steps <= 2)
}

/// The word among several that somebody who wrote another one may have meant.
pub(crate) fn guess<'a>(written: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let written = fold(written);
    let near = words.into_iter().filter_map(|word| Some((distance(&written, &fold(word))?, word)));
    near.filter(|&(steps, word)| steps * 3 <= word.len())
        .min_by_key(|&(steps, _)| steps)
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::{fold, guess};

    #[test]
    fn words_are_folded() {
        assert_eq!(fold("  Ich  hätte\u{a0}ein SOLO! "), "ich haette ein solo");
        assert_eq!(fold("I’ll play – myself."), "i'll play - myself");
        assert_eq!(fold("Stoß"), "stoss");
        assert_eq!(fold("..."), "");
    }

    #[test]
    fn misspelt_words_are_guessed() {
        let words = ["Geber", "Regeln", "Spiel"];
        assert_eq!(guess("Gebr", words), Some("Geber"));
        assert_eq!(guess("Reglen", words), Some("Regeln"));
        assert_eq!(guess("Wetter", words), None);
        assert_eq!(guess("", words), None);
    }
}
