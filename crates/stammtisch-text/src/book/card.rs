//! The 32 cards: their names, points and places among the trumps.

use serde::{Deserialize, Serialize};

use super::text::Text;
use crate::lang::Lang;

/// The order of the cards of the trump suit below Obers and Unters (S 2.5.6).
const BELOW_LORDS: &str = "AZK987";
/// The order of the cards of a suit below the Unters in a Farbwenz (decision 7).
const BELOW_UNTERS: &str = "AZKO987";

/// A card, as the rules book knows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CardEntry {
    /// Suit and rank, `EO` for the Ober of Acorns.
    pub code: String,
    /// The card's name.
    pub name: Text,
    /// Nicknames in German and in English.
    pub nicknames: Nicknames,
    /// What it counts (S 1.2.3).
    pub points: u8,
    /// Its places among the trumps.
    pub trump: TrumpPlaces,
    /// Name, points, nicknames and places as sentences.
    pub text: Text,
    /// Every other way in which the card is named.
    #[serde(skip)]
    pub(super) spellings: Vec<String>,
}

/// What a card is also called.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Nicknames {
    /// German nicknames.
    pub de: Vec<String>,
    /// English nicknames.
    pub en: Vec<String>,
}

impl Nicknames {
    /// The nicknames in one language.
    pub fn get(&self, lang: Lang) -> &[String] {
        match lang {
            Lang::De => &self.de,
            Lang::En => &self.en,
        }
    }
}

/// The places of a card among the trumps, 1 being the highest; `None` where it is no trump.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct TrumpPlaces {
    /// Among the fourteen of a Rufspiel (S 2.5.6).
    pub rufspiel: Option<u8>,
    /// Among the fourteen of a Solo in the card's own suit (S 2.6.6).
    pub solo_own_suit: Option<u8>,
    /// Among the fourteen of a Solo in another suit.
    pub solo_other_suit: Option<u8>,
    /// Among the four of a Wenz (S 2.7.4).
    pub wenz: Option<u8>,
    /// Among the eleven of a Farbwenz in the card's own suit (decision 7).
    pub farbwenz_own_suit: Option<u8>,
}

/// The card file as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardFile {
    suit: Vec<Suit>,
    rank: Vec<Rank>,
    nickname: Vec<Nickname>,
    phrases: Phrases,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Suit {
    letter: char,
    stem: Text,
    de: Vec<String>,
    en: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rank {
    letter: char,
    #[serde(default)]
    also: Vec<String>,
    points: u8,
    de: Vec<String>,
    en: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Nickname {
    card: String,
    de: Vec<String>,
    en: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Phrases {
    points: Text,
    worthless: Text,
    nickname: Text,
    ober: Text,
    unter: Text,
    heart: Text,
    plain: Text,
}

impl CardFile {
    /// All cards, suit by suit.
    pub(super) fn cards(&self) -> Vec<CardEntry> {
        let suits = self.suit.iter().enumerate();
        suits
            .flat_map(|(place, suit)| self.rank.iter().map(move |rank| self.card(suit, place, rank)))
            .collect()
    }

    fn card(&self, suit: &Suit, suit_place: usize, rank: &Rank) -> CardEntry {
        let code = format!("{}{}", suit.letter, rank.letter);
        let nicknames = self
            .nickname
            .iter()
            .find(|nickname| nickname.card == code)
            .map(|nickname| Nicknames { de: nickname.de.clone(), en: nickname.en.clone() })
            .unwrap_or_default();
        let name = Text {
            de: format!("{}-{}", first(&suit.de), first(&rank.de)),
            en: format!("{} of {}", first(&rank.en), first(&suit.en)),
        };
        let mut card = CardEntry {
            code,
            name,
            points: rank.points,
            trump: trump_places(suit.letter, suit_place as u8, rank.letter),
            text: Text { de: String::new(), en: String::new() },
            spellings: spellings(suit, rank, &nicknames),
            nicknames,
        };
        card.text =
            Text { de: self.sentences(suit, &card, Lang::De), en: self.sentences(suit, &card, Lang::En) };
        card
    }

    fn sentences(&self, suit: &Suit, card: &CardEntry, lang: Lang) -> String {
        let nicknames = card.nicknames.get(lang);
        let mut parts = vec![self.phrases.points(card).get(lang)];
        if !nicknames.is_empty() {
            parts.push(self.phrases.nickname.get(lang));
        }
        parts.push(self.phrases.places(card).get(lang));
        let place = |place: Option<u8>| place.unwrap_or_default().to_string();
        parts
            .join(" ")
            .replace("{name}", card.name.get(lang))
            .replace("{points}", &card.points.to_string())
            .replace("{suit}", suit.stem.get(lang))
            .replace("{names}", &nicknames.join(", "))
            .replace("{fourteen}", &place(card.trump.solo_own_suit))
            .replace("{wenz}", &place(card.trump.farbwenz_own_suit))
    }
}

impl Phrases {
    fn points(&self, card: &CardEntry) -> &Text {
        if card.points == 0 { &self.worthless } else { &self.points }
    }

    fn places(&self, card: &CardEntry) -> &Text {
        let trump = card.trump;
        match (trump.rufspiel, trump.solo_other_suit, trump.wenz) {
            (_, _, Some(_)) => &self.unter,
            (_, Some(_), None) => &self.ober,
            (Some(_), None, None) => &self.heart,
            (None, None, None) => &self.plain,
        }
    }
}

fn first(names: &[String]) -> &str {
    names.first().map_or("", String::as_str)
}

/// Every spelling of a card but its code: any name of the suit with any name of the rank, in either order.
fn spellings(suit: &Suit, rank: &Rank, nicknames: &Nicknames) -> Vec<String> {
    let letter = rank.letter.to_string();
    let ranks: Vec<&String> = rank.de.iter().chain(&rank.en).chain(&rank.also).chain([&letter]).collect();
    let mut spellings: Vec<String> = nicknames.de.iter().chain(&nicknames.en).cloned().collect();
    for suit_name in suit.de.iter().chain(&suit.en) {
        for rank_name in &ranks {
            spellings.push(format!("{suit_name}-{rank_name}"));
            spellings.push(format!("{rank_name} of {suit_name}"));
        }
    }
    spellings.extend(rank.also.iter().map(|also| format!("{}{also}", suit.letter)));
    spellings
}

fn trump_places(suit: char, suit_place: u8, rank: char) -> TrumpPlaces {
    let below = |order: &str, above: u8| order.find(rank).map(|place| place as u8 + above + 1);
    let lord = match rank {
        'O' => Some(suit_place + 1),
        'U' => Some(suit_place + 5),
        _ => None,
    };
    let unter = (rank == 'U').then_some(suit_place + 1);
    let own = lord.or_else(|| below(BELOW_LORDS, 8));
    TrumpPlaces {
        rufspiel: if suit == 'H' { own } else { lord },
        solo_own_suit: own,
        solo_other_suit: lord,
        wenz: unter,
        farbwenz_own_suit: unter.or_else(|| below(BELOW_UNTERS, 4)),
    }
}
