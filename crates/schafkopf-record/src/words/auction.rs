//! The words of the auction and of doubling (S 2.4, T 17, S 3.3).

use schafkopf::rules::LadderEntry;
use schafkopf::{ContractKind, Gender, Suit};

use super::contract::suit_name;
use super::phrases::{HAVING, NAMING, Phrase, kinds, normal, phrase};
use crate::fold::fold;
use crate::language::Language;
use crate::record::{Called, Word};

/// Reads what somebody says in an auction.
pub(crate) fn read_phrase(text: &str) -> Option<Phrase> {
    let said = normal(text);
    phrase(&said).or_else(|| with_kind(&said).map(Phrase::Word))
}

/// Words that speak of a contract.
fn with_kind(said: &str) -> Option<Word> {
    let after = |starts: &[&str]| {
        starts.iter().find_map(|start| said.strip_prefix(&normal(start))?.strip_prefix(' ')).map(bare)
    };
    let have =
        after(&HAVING).and_then(|text| kind(&text).map(LadderEntry::from).or_else(|| with_suit(&text)));
    have.map(Word::Have).or_else(|| after(&NAMING).and_then(|text| kind(&text)).map(Word::Name))
}

/// The words of a contract without their article.
fn bare(text: &str) -> String {
    let articles = ["einen ", "ein ", "eine ", "an ", "a "];
    let bare = articles.iter().find_map(|article| text.strip_prefix(article)).unwrap_or(text);
    bare.replace('-', " ")
}

/// A contract without its suit.
fn kind(bare: &str) -> Option<ContractKind> {
    kinds().find(|(_, name)| fold(name) == bare).map(|(kind, _)| kind)
}

/// A contract of a suit with a rung of its own (V 11.2).
fn with_suit(bare: &str) -> Option<LadderEntry> {
    let (suit, rest) = bare.split_once(' ')?;
    let is = |&known: &Suit| {
        [Language::German, Language::English].iter().any(|&language| fold(suit_name(known, language)) == suit)
    };
    let suit = Suit::ALL.into_iter().find(is)?;
    kind(rest).map(|kind| LadderEntry { kind, suit: Some(suit) })
}

/// What somebody says in an auction; `challenged` where another has bid before, so that "ich spiele" becomes "ich spiele
/// auch".
pub(crate) fn print_word(word: Word, challenged: bool, language: Language) -> String {
    let text = match word {
        Word::Pass => language.pick("Weiter", "Pass"),
        Word::Offer => "Hochzeit",
        Word::Redeal => language.pick("Neu geben", "Deal again"),
        Word::Good => language.pick("Ist recht", "Good"),
        Word::Play if challenged => language.pick("Ich spiele auch", "I'll play too"),
        Word::Play => language.pick("Ich spiele", "I'll play"),
        Word::Hold => language.pick("Ich spiele selbst", "I'll play myself"),
        Word::Better => language.pick("Ich bin besser", "I am better"),
        Word::Have(entry) => {
            return format!("{} {}", language.pick("Ich hätte", "I have"), a(entry, language));
        }
        Word::Name(kind) => {
            return format!("{} {}", language.pick("Ich spiele", "I'll play"), a(kind.into(), language));
        }
    };
    text.to_owned()
}

/// A contract with its article.
fn a(entry: LadderEntry, language: Language) -> String {
    let LadderEntry { kind, suit } = entry;
    let article = match kind.row().gender {
        Gender::Masculine => language.pick("einen", "a"),
        Gender::Neuter => language.pick("ein", "a"),
        Gender::Feminine => language.pick("eine", "a"),
    };
    match suit {
        Some(suit) => format!("{article} {}-{}", suit_name(suit, language), kind.title()),
        None => format!("{article} {}", kind.title()),
    }
}

/// Reads what is called once cards are on the table, with what follows it; see [`read_after`].
pub(crate) fn read_call(text: &str) -> Option<(Called, String)> {
    let said = fold(text);
    let (word, rest) = said.split_once(' ').unwrap_or((&said, ""));
    let what = match word.trim_end_matches(',') {
        "stoss" | "stosse" | "spritze" | "spritzn" | "kontra" | "contra" | "injection" => Called::Stoss,
        "retour" | "re" => Called::Retour,
        "tout" => Called::Tout,
        _ => return None,
    };
    Some((what, rest.to_owned()))
}

/// Reads after how many cards something was called: nothing means after the first.
pub(crate) fn read_after(rest: &str) -> Option<u8> {
    if rest.is_empty() {
        return Some(1);
    }
    if rest == "vor der ersten karte" || rest == "before the first card" {
        return Some(0);
    }
    let number = rest.strip_prefix("nach ").or_else(|| rest.strip_prefix("after "))?;
    let (number, cards) = number.split_once(' ')?;
    let cards = matches!(cards, "karte" | "karten" | "card" | "cards");
    number.parse().ok().filter(|&after: &u8| cards && after <= 32)
}

/// What somebody called, and when, if not after the first card.
pub(crate) fn print_call(what: Called, after: u8, language: Language) -> String {
    let word = match what {
        Called::Stoss => language.pick("Stoß", "Stoss"),
        Called::Retour => "Retour",
        Called::Tout => "Tout",
    };
    match (after, language) {
        (1, _) => word.to_owned(),
        (_, Language::German) => format!("{word} nach {after} Karten"),
        (_, Language::English) => format!("{word} after {after} cards"),
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::{ContractKind, Seat};

    use super::{Phrase, print_call, print_word, read_after, read_call, read_phrase};
    use crate::language::Language;
    use crate::record::{Called, Said, Word};

    fn read_word(text: &str) -> Option<Word> {
        match read_phrase(text)? {
            Phrase::Word(word) => Some(word),
            Phrase::NoWenz => None,
        }
    }

    #[test]
    fn every_word_is_read_back_in_both_languages() {
        let mut words =
            vec![Word::Pass, Word::Offer, Word::Redeal, Word::Good, Word::Play, Word::Hold, Word::Better];
        words.extend(
            ContractKind::ALL.into_iter().flat_map(|kind| [Word::Have(kind.into()), Word::Name(kind)]),
        );
        words.extend(["solo:H", "solo_tout:H", "farbwenz:E"].map(|entry| Word::Have(entry.parse().unwrap())));
        for word in words {
            for language in [Language::German, Language::English] {
                for challenged in [false, true] {
                    let text = print_word(word, challenged, language);
                    assert_eq!(read_word(&text), Some(word), "{text}");
                    assert_eq!(read_call(&text), None, "{text}");
                }
            }
        }
    }

    #[test]
    fn t_17_the_words_of_raising_are_known() {
        for text in ["habe ich auch", "das halte ich auch", "Auch das kann ich halten!"] {
            assert_eq!(read_word(text), Some(Word::Hold), "{text}");
        }
        for text in ["bin besser", "bin wieder besser", "bin erneut besser"] {
            assert_eq!(read_word(text), Some(Word::Better), "{text}");
        }
        assert_eq!(read_word("Ich spiele ein Solo Tout"), Some(Word::Name(ContractKind::SoloTout)));
    }

    #[test]
    fn s_2_4_8_the_words_of_the_school_are_known() {
        assert_eq!(read_word("ich hätte ein Tout"), Some(Word::Have(ContractKind::WenzTout.into())));
        assert_eq!(read_word("I’ll play myself"), Some(Word::Hold));
        assert_eq!(read_word("I have a Tout"), Some(Word::Have(ContractKind::WenzTout.into())));
        assert_eq!(read_word("I´m playing myself"), Some(Word::Hold));
        assert_eq!(read_word("is ok"), Some(Word::Good));
        for text in ["I'm playing", "I’m playing too", "I would like to play too", "I also want to play"] {
            assert_eq!(read_word(text), Some(Word::Play), "{text}");
        }
        assert_eq!(read_word("I'm playing an ace game"), Some(Word::Name(ContractKind::Rufspiel)));
        assert_eq!(read_word("ich hätte einen"), Some(Word::Have(ContractKind::Wenz.into())));
        assert_eq!(read_word("Ich hätte einen Kreuzbock"), None);
        assert_eq!(read_word("Zahlen bitte"), None);
    }

    #[test]
    fn s_2_4_9_and_s_2_4_11_but_no_wenz_holds_from_the_first_bidder_and_claims_a_solo_from_the_second() {
        let says = |seat, word| Said { seat, word };
        let two = [says(Seat::One, Word::Play), says(Seat::Two, Word::Play)];
        let third = [two[0], two[1], says(Seat::One, Word::Good), says(Seat::Three, Word::Play)];
        for text in ["aber keinen Wenz", "Aber nicht einen!", "But not a Wenz", "but not One", "but no Wenz"]
        {
            let word = |seat, before: &[Said]| read_phrase(text).unwrap().word(seat, before, Seat::One);
            assert_eq!(word(Seat::One, &two), Word::Hold, "S 2.4.9: {text}");
            assert_eq!(word(Seat::Two, &third), Word::Hold, "S 2.4.11: {text}");
            assert_eq!(word(Seat::Two, &two[..1]), Word::Have(ContractKind::Solo.into()), "S 2.4.8: {text}");
            let held = [two[0], two[1], says(Seat::One, Word::Hold)];
            assert_eq!(word(Seat::Two, &held), Word::Have(ContractKind::Solo.into()), "S 2.4.9: {text}");
        }
    }

    #[test]
    fn calls_are_read_back_with_their_time() {
        for what in [Called::Stoss, Called::Retour, Called::Tout] {
            for after in [0, 1, 2, 32] {
                for language in [Language::German, Language::English] {
                    let text = print_call(what, after, language);
                    let (read, rest) = read_call(&text).unwrap();
                    assert_eq!((read, read_after(&rest)), (what, Some(after)), "{text}");
                    assert_eq!(read_word(&text), None, "{text}");
                }
            }
        }
        assert_eq!(read_after("nach 33 karten"), None);
        assert_eq!(read_after("gestern"), None);
        assert_eq!(read_after("vor der ersten karte"), Some(0));
    }
}
