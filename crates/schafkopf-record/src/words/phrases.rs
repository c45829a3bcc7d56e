//! The phrases from which records are read: those that the three translations and T 17 print, and what people say.
//!
//! `docs/notation.md` lists them all.

use std::collections::HashMap;
use std::sync::LazyLock;

use schafkopf::{ContractKind, Seat};

use crate::fold::fold;
use crate::record::{Said, Word};

/// What a phrase of the auction is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phrase {
    /// A word, whoever says it.
    Word(Word),
    /// "Aber keinen Wenz": who says it decides which word it is.
    NoWenz,
}

/// Phrases that mean the same.
pub(crate) struct Meaning {
    pub(crate) phrase: Phrase,
    pub(crate) german: &'static [&'static str],
    pub(crate) english: &'static [&'static str],
}

/// Phrases that are said whatever one holds (S 2.4.3, T 17).
pub(crate) const PHRASES: [Meaning; 8] = [
    Meaning {
        phrase: Phrase::Word(Word::Offer),
        german: &["Hochzeit", "Ich biete Hochzeit", "Heiraten"],
        english: &["Hochzeit", "I offer", "I offer a Hochzeit"],
    },
    Meaning {
        phrase: Phrase::Word(Word::Redeal),
        german: &["Neu geben", "Zusammenwerfen"],
        english: &["Deal again"],
    },
    Meaning {
        phrase: Phrase::Word(Word::Pass),
        german: &["Weiter", "Weida", "Passe", "Ich passe"],
        english: &["Pass", "I pass"],
    },
    Meaning {
        phrase: Phrase::Word(Word::Good),
        german: &["Ist recht", "Is recht", "Recht", "Ist gut", "Gut"],
        english: &["Good", "Is ok", "It is ok", "Ok"],
    },
    Meaning {
        phrase: Phrase::Word(Word::Play),
        german: &[
            "Ich spiele",
            "Spiele",
            "Ich spiel",
            "Ich spiele auch",
            "Spiele auch",
            "Ich spiel auch",
            "Ich würde auch spielen",
        ],
        english: &[
            "I'll play",
            "I play",
            "Play",
            "I'm playing",
            "I'll play too",
            "I play too",
            "I'm playing too",
            "I also want to play",
            "I would like to play too",
        ],
    },
    Meaning {
        phrase: Phrase::Word(Word::Hold),
        german: &[
            "Ich spiele selbst",
            "Spiele selbst",
            "Ich spiel selbst",
            "Selbst",
            "Habe ich auch",
            "Das habe ich auch",
            "Das halte ich auch",
            "Das halte ich",
            "Ich halte",
            "Auch das kann ich halten",
        ],
        english: &["I'll play myself", "I play myself", "I'm playing myself", "I hold", "I hold that too"],
    },
    Meaning {
        phrase: Phrase::Word(Word::Better),
        german: &[
            "Ich bin besser",
            "Bin besser",
            "Ich bin wieder besser",
            "Bin wieder besser",
            "Ich bin erneut besser",
            "Bin erneut besser",
        ],
        english: &["I'm better", "I am better"],
    },
    Meaning {
        phrase: Phrase::NoWenz,
        german: &["Aber keinen Wenz", "Aber nicht einen Wenz", "Aber nicht einen", "Aber keinen"],
        english: &["But no Wenz", "But not a Wenz", "But not One"],
    },
];

/// What stands before a contract of which somebody claims the level (S 2.4.8).
pub(crate) const HAVING: [&str; 6] = ["Ich hätte", "Hätte", "Ich habe", "Habe", "I have", "I would have"];

/// What stands before a contract that somebody names (T 17).
pub(crate) const NAMING: [&str; 6] =
    ["Ich spiele", "Spiele", "Ich spiel", "I'll play", "I play", "I'm playing"];

/// What people say for a kind of contract besides its name; a bare Tout is the lowest that S knows.
const fn other_names(kind: ContractKind) -> &'static [&'static str] {
    match kind {
        ContractKind::Rufspiel => &["Rufer", "Sauspiel", "Ace game"],
        ContractKind::Wenz => &["Einen", "One"],
        ContractKind::WenzTout => &["Tout"],
        ContractKind::Hochzeit
        | ContractKind::Bettel
        | ContractKind::Ramsch
        | ContractKind::Farbgeier
        | ContractKind::Geier
        | ContractKind::Farbwenz
        | ContractKind::Solo
        | ContractKind::FarbgeierTout
        | ContractKind::GeierTout
        | ContractKind::FarbwenzTout
        | ContractKind::SoloTout
        | ContractKind::Sie => &[],
    }
}

/// Contracts without their suits, with all names for each.
pub(crate) fn kinds() -> impl Iterator<Item = (ContractKind, &'static str)> {
    ContractKind::ALL.into_iter().flat_map(|kind| {
        std::iter::once(kind.title()).chain(other_names(kind).iter().copied()).map(move |name| (kind, name))
    })
}

/// A phrase as it is compared: folded, and English short forms written out.
pub(crate) fn normal(text: &str) -> String {
    let mut text = fold(text);
    for (short, long) in [("i'll ", "i will "), ("ill ", "i will "), ("i'm ", "i am "), ("im ", "i am ")] {
        if let Some(rest) = text.strip_prefix(short) {
            text = format!("{long}{rest}");
        }
    }
    text
}

/// A phrase that is said whatever one holds, from its normal form.
pub(crate) fn phrase(said: &str) -> Option<Phrase> {
    static BY_TEXT: LazyLock<HashMap<String, Phrase>> = LazyLock::new(|| {
        let texts = |meaning: &'static Meaning| meaning.german.iter().chain(meaning.english);
        PHRASES.iter().flat_map(|meaning| texts(meaning).map(|text| (normal(text), meaning.phrase))).collect()
    });
    BY_TEXT.get(said).copied()
}

impl Phrase {
    /// The word that it is, from a seat after what was said before: "aber keinen Wenz" of who bid first holds, which the
    /// text of 2023 calls "ich spiele selbst" (S 2.4.9, 2.4.11); of who challenges it claims a Solo (S 2.4.8).
    pub(crate) fn word(self, seat: Seat, before: &[Said], forehand: Seat) -> Word {
        let claims = |said: &&Said| !matches!(said.word, Word::Pass | Word::Good);
        match self {
            Phrase::Word(word) => word,
            Phrase::NoWenz => {
                let has_bid = before.iter().filter(claims).any(|said| said.seat == seat);
                let last = before.iter().rfind(claims).map(|said| said.seat);
                let is_earlier = last.is_some_and(|last| crate::ladder::sits_before(seat, last, forehand));
                if has_bid && is_earlier { Word::Hold } else { Word::Have(ContractKind::Solo.into()) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::ContractKind;

    use super::{HAVING, NAMING, PHRASES, Phrase, kinds, normal, phrase};
    use crate::record::Word;
    use crate::words::contract::{Hint, with_a_suit, words};

    const NOTATION: &str = include_str!("../../../../docs/notation.md");

    fn spans<'a>(texts: impl IntoIterator<Item = &'a &'a str>) -> String {
        texts.into_iter().map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ")
    }

    fn meant(phrase: Phrase) -> &'static str {
        match phrase {
            Phrase::Word(Word::Offer) => "passes and offers his only trump",
            Phrase::Word(Word::Redeal) => "has the cards dealt again",
            Phrase::Word(Word::Pass) => "passes",
            Phrase::Word(Word::Good) => "gives way",
            Phrase::Word(Word::Play) => "claims the lowest level still open",
            Phrase::Word(Word::Hold) => "holds",
            Phrase::Word(Word::Better) => "claims the next level",
            Phrase::NoWenz => "holds, from who bid first; from who challenges, claims a Solo",
            Phrase::Word(Word::Have(_) | Word::Name(_)) => unreachable!("these speak of a contract"),
        }
    }

    fn says(hint: Hint) -> String {
        match hint {
            Hint::Suit(suit) => format!("{suit:?}"),
            Hint::Ace(suit) => format!("calls the Ace of {suit:?}"),
            Hint::Rank(rank) => format!("calls: {rank:?}"),
            Hint::Kind(kind) => match with_a_suit(kind).filter(|other| *other != kind) {
                Some(other) => format!("{}, with a suit {}", kind.title(), other.title()),
                None => kind.title().to_owned(),
            },
            Hint::Tout => "Tout".to_owned(),
            Hint::Renonce => "Renonce".to_owned(),
            Hint::With => "something is called".to_owned(),
            Hint::Filler => "nothing".to_owned(),
            Hint::OtherGame => "a game that is not known here".to_owned(),
        }
    }

    /// The lists of `docs/notation.md`.
    fn lists() -> String {
        let row = |cells: &[String]| format!("| {} |", cells.join(" | "));
        let some = |words: &[&str]| format!("{} …", spans(words));
        let mut lines = vec!["| means | German | English |".to_owned(), "|---|---|---|".to_owned()];
        for meaning in &PHRASES {
            let what = meant(meaning.phrase).to_owned();
            lines.push(row(&[what, spans(meaning.german), spans(meaning.english)]));
        }
        lines.push(row(&["claims at least this level".to_owned(), some(&HAVING[..4]), some(&HAVING[4..])]));
        lines.push(row(&["names the contract".to_owned(), some(&NAMING[..3]), some(&NAMING[3..])]));
        lines.extend(["", "| contract, in the auction | words |", "|---|---|"].map(str::to_owned));
        for kind in ContractKind::ALL {
            let names: Vec<&str> = kinds().filter(|named| named.0 == kind).map(|named| named.1).collect();
            lines.push(row(&[kind.name().to_owned(), spans(&names)]));
        }
        lines.extend(["", "| in a declaration | words |", "|---|---|"].map(str::to_owned));
        lines.extend(words().map(|(hint, words)| row(&[says(hint), spans(words)])));
        lines.join("\n")
    }

    #[test]
    fn the_notation_lists_every_phrase() {
        let section = NOTATION.split_once("## Phrases\n").unwrap().1.split_once("\n## ").unwrap().0;
        let lists = lists();
        assert!(section.contains(&lists), "docs/notation.md, Phrases, should hold:\n{lists}");
    }

    #[test]
    fn every_phrase_has_one_meaning() {
        let mut count = 0;
        for meaning in &PHRASES {
            for text in meaning.german.iter().chain(meaning.english) {
                assert_eq!(phrase(&normal(text)), Some(meaning.phrase), "{text}");
                count += 1;
            }
        }
        assert!(count > 50);
    }
}
