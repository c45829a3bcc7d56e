//! Spelling made equal, so that `Stoß`, `STOSS` and `stoss` are one word.

/// Articles that people put before a word.
const ARTICLES: [&str; 11] = ["a", "an", "das", "dem", "den", "der", "die", "ein", "eine", "einen", "the"];

/// Words of a question that say nothing about what is asked, articles aside; as folded.
const SMALL_WORDS: [&str; 33] = [
    "are",
    "bedeutet",
    "beim",
    "can",
    "darf",
    "do",
    "dos",
    "eigentlich",
    "erklare",
    "explain",
    "heisst",
    "how",
    "i",
    "ich",
    "im",
    "in",
    "is",
    "ist",
    "man",
    "may",
    "mean",
    "means",
    "mir",
    "sind",
    "wann",
    "was",
    "wer",
    "what",
    "whats",
    "when",
    "who",
    "wie",
    "wo",
];

/// The words of a text, in lower case and without umlauts, accents and ß.
///
/// `ae`, `oe` and `ue` count as the umlaut they may stand for, whether they do or not; both sides of a
/// comparison are folded, so that does no harm.
pub(super) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' | 'à' | 'á' | 'â' | 'å' => word.push('a'),
            'ö' | 'ò' | 'ó' | 'ô' => word.push('o'),
            'ü' | 'ù' | 'ú' | 'û' => word.push('u'),
            'é' | 'è' | 'ê' | 'ë' => word.push('e'),
            'ç' => word.push('c'),
            'ß' => word.push_str("ss"),
            '\'' | '’' | '`' | '´' | '\u{300}'..='\u{36f}' => {}
            c if c.is_alphanumeric() => word.push(c),
            _ => finish(&mut word, &mut words),
        }
    }
    finish(&mut word, &mut words);
    words
}

fn finish(word: &mut String, words: &mut Vec<String>) {
    if !word.is_empty() {
        words.push(std::mem::take(word).replace("ae", "a").replace("oe", "o").replace("ue", "u"));
    }
}

/// The key by which a name is found: its words without anything between them.
pub(super) fn key(text: &str) -> String {
    words(text).concat()
}

/// The words of a question without the small ones; all of them where there are only small ones.
pub(super) fn content_words(text: &str) -> Vec<String> {
    let all = words(text);
    let small = |word: &String| SMALL_WORDS.contains(&word.as_str()) || ARTICLES.contains(&word.as_str());
    let content: Vec<String> = all.iter().filter(|word| !small(word)).cloned().collect();
    if content.is_empty() { all } else { content }
}

/// The key of a name without the article before it; the same as [`key`] where there is none.
pub(super) fn bare_key(text: &str) -> String {
    match words(text).as_slice() {
        [article, rest @ ..] if !rest.is_empty() && ARTICLES.contains(&article.as_str()) => rest.concat(),
        words => words.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::{bare_key, content_words, key, words};

    #[test]
    fn case_umlauts_and_sharp_s_do_not_matter() {
        for text in ["Stoß", "STOSS", "stoss", "  Stoss. "] {
            assert_eq!(key(text), "stoss");
        }
        for text in ["Trümpfe", "TRUEMPFE", "trumpfe", "tru\u{308}mpfe"] {
            assert_eq!(key(text), "trumpfe");
        }
        assert_eq!(key("Solo-Tout"), key("solo tout"));
        assert_eq!(key("I'll play"), key("I’ll Play"));
    }

    #[test]
    fn articles_fall_away_but_are_words_of_their_own() {
        assert_eq!(bare_key("die Alte"), "alte");
        assert_eq!(key("die Alte"), "diealte");
        assert_eq!(bare_key("Einen"), "einen");
        assert_eq!(bare_key("The Old Man"), "oldman");
    }

    #[test]
    fn questions_keep_what_they_are_about() {
        assert_eq!(content_words("Was ist ein Wenz?"), ["wenz"]);
        assert_eq!(content_words("What does Schneider mean?"), ["schneider"]);
        assert_eq!(content_words("was ist"), ["was", "ist"]);
    }

    #[test]
    fn nothing_in_a_text_without_letters() {
        assert!(words(" -- … ").is_empty());
        assert_eq!(bare_key(""), "");
    }
}
