//! What stands before the colon of a line.

use schafkopf::Seat;

use crate::fold::fold;
use crate::language::Language;
use crate::piece::Piece;

/// A tag: a line that says one thing about the game, once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tag {
    Event,
    Site,
    Date,
    Rules,
    Number,
    ThrownIn,
    Pot,
    Bock,
    Dealer,
    Proof,
    Knocks,
    Exchange,
    Result,
    Runners,
    Money,
    List,
}

/// Every tag with its name in German and in English.
const TAGS: [(Tag, &str, &str); 16] = [
    (Tag::Event, "Anlass", "Event"),
    (Tag::Site, "Ort", "Site"),
    (Tag::Date, "Datum", "Date"),
    (Tag::Rules, "Regeln", "Rules"),
    (Tag::Number, "Spiel", "Game"),
    (Tag::ThrownIn, "Zusammengeworfen", "Thrown in"),
    (Tag::Pot, "Stock", "Pot"),
    (Tag::Bock, "Bock", "Bock"),
    (Tag::Dealer, "Geber", "Dealer"),
    (Tag::Proof, "Mischbeweis", "Deal proof"),
    (Tag::Knocks, "Geklopft", "Knocked"),
    (Tag::Exchange, "Hochzeit", "Marriage"),
    (Tag::Result, "Ergebnis", "Result"),
    (Tag::Runners, "Laufende", "Runners"),
    (Tag::Money, "Geld", "Money"),
    (Tag::List, "Liste", "List"),
];

impl Tag {
    /// The name of the tag.
    pub(super) fn name(self, language: Language) -> &'static str {
        let (_, german, english) = TAGS[self as usize];
        language.pick(german, english)
    }
}

/// What a player does in a line, with its words in German and in English.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verb {
    /// Was dealt these cards.
    Has,
    /// Plays a contract.
    Plays,
    /// Has to play it.
    MustPlay,
    /// Leads to a trick.
    Leads,
    /// Claims something at the end.
    Claims,
}

/// Every verb; those that end like another one come before it.
const VERBS: [(Verb, &str, &str); 5] = [
    (Verb::Has, "hat", "has"),
    (Verb::MustPlay, "muss spielen", "must play"),
    (Verb::Plays, "spielt", "plays"),
    (Verb::Leads, "spielt aus", "leads"),
    (Verb::Claims, "verlangt", "claims"),
];

impl Verb {
    /// The words of the verb.
    pub(super) fn name(self, language: Language) -> &'static str {
        let (_, german, english) = VERBS[match self {
            Verb::Has => 0,
            Verb::MustPlay => 1,
            Verb::Plays => 2,
            Verb::Leads => 3,
            Verb::Claims => 4,
        }];
        language.pick(german, english)
    }
}

/// What stands before the colon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key<'a> {
    /// A tag.
    Tag(Tag),
    /// The name of a seat.
    Player(Seat),
    /// The names of all four.
    Players,
    /// Everybody, as in a Ramsch.
    Everybody,
    /// A player who does something.
    Does(Piece<'a>, Verb),
    /// A player who says something.
    Says(Piece<'a>),
}

impl Key<'_> {
    /// Reads what stands before the colon; whether a player is one is seen later.
    pub(super) fn read(piece: Piece<'_>) -> Key<'_> {
        let folded = fold(piece.text);
        // The names are plain ASCII, so that their folding is their lower case.
        let is = |name: &str| name.eq_ignore_ascii_case(&folded);
        if let Some((tag, _, _)) = TAGS.iter().find(|(_, de, en)| is(de) || is(en)) {
            return Key::Tag(*tag);
        }
        if folded == "spieler" || folded == "players" {
            return Key::Players;
        }
        if folded == "alle" || folded == "all" {
            return Key::Everybody;
        }
        let number = folded.strip_prefix("spieler ").or_else(|| folded.strip_prefix("player "));
        if let Some(seat) = number.and_then(|number| number.parse().ok()).and_then(Seat::new) {
            return Key::Player(seat);
        }
        doer(piece).map_or(Key::Says(piece), |(who, verb)| Key::Does(who, verb))
    }
}

/// Splits off the verb that a piece ends with.
fn doer(piece: Piece<'_>) -> Option<(Piece<'_>, Verb)> {
    let (one_less, last) = piece.split_last_word()?;
    if let Some(verb) = verb(last.text) {
        return Some((one_less, verb));
    }
    let (two_less, _) = one_less.split_last_word()?;
    let both = piece.from(two_less.start + two_less.text.len() - piece.start).trim();
    verb(both.text).map(|verb| (two_less, verb))
}

fn verb(words: &str) -> Option<Verb> {
    let folded = fold(words);
    VERBS.iter().find(|(_, de, en)| folded == *de || folded == *en).map(|&(verb, _, _)| verb)
}

/// Whether a folded word is part of a key, so that no player can be named by it.
pub(super) fn is_reserved(word: &str) -> bool {
    let others = ["alle", "all", "spieler", "players", "player", "schafkopf", "spielart"];
    let tags = TAGS.iter().flat_map(|&(_, de, en)| [de, en]);
    let verbs = VERBS.iter().flat_map(|&(_, de, en)| [de, en]);
    let is = |part: &str| part.eq_ignore_ascii_case(word);
    tags.chain(verbs).chain(others).any(|key| key.split(' ').any(is))
}

/// The German names of all tags, to guess from.
pub(super) fn tag_names() -> impl Iterator<Item = &'static str> {
    TAGS.iter().flat_map(|&(_, de, en)| [de, en])
}

#[cfg(test)]
mod tests {
    use super::{Key, TAGS, Tag, VERBS, Verb, is_reserved};
    use crate::language::Language;
    use crate::piece::Piece;

    fn read(text: &str) -> Key<'_> {
        Key::read(Piece::new(text, 0))
    }

    #[test]
    fn tables_follow_their_enums() {
        for (place, (tag, german, english)) in TAGS.iter().enumerate() {
            assert_eq!(*tag as usize, place, "{german}");
            assert!(german.is_ascii() && english.is_ascii());
            assert_eq!((read(german), read(english)), (Key::Tag(*tag), Key::Tag(*tag)));
        }
        for (verb, german, english) in VERBS {
            assert_eq!((verb.name(Language::German), verb.name(Language::English)), (german, english));
            for words in [german, english] {
                let line = format!("Anna Maria {words}");
                assert_eq!(read(&line), Key::Does(Piece::new("Anna Maria", 0), verb));
            }
        }
    }

    #[test]
    fn keys_are_told_apart() {
        assert_eq!(read("GEBER"), Key::Tag(Tag::Dealer));
        assert_eq!(read("Spieler 3"), Key::Player(schafkopf::Seat::Three));
        assert_eq!(read("Players"), Key::Players);
        assert_eq!(read("2 spielt  aus"), Key::Does(Piece::new("2", 0), Verb::Leads));
        assert_eq!(read("Anna"), Key::Says(Piece::new("Anna", 0)));
        assert_eq!(read("hat"), Key::Says(Piece::new("hat", 0)));
        assert!(is_reserved("aus") && is_reserved("geber") && !is_reserved("anna"));
    }
}
