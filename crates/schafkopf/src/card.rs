//! Cards: suit, rank, and their names in the notation (S 1.2).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// One of the four suits of the Bavarian pack (S 1.2.2), strongest first among Obers and Unters (S 1.2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Suit {
    /// Acorns.
    Eichel,
    /// Leaves.
    Gras,
    /// Hearts.
    Herz,
    /// Bells.
    Schellen,
}

impl Suit {
    /// All suits in the order of S 1.2.2.
    pub const ALL: [Suit; 4] = [Suit::Eichel, Suit::Gras, Suit::Herz, Suit::Schellen];

    /// The letter of the notation: `E`, `G`, `H` or `S`.
    pub const fn letter(self) -> char {
        match self {
            Suit::Eichel => 'E',
            Suit::Gras => 'G',
            Suit::Herz => 'H',
            Suit::Schellen => 'S',
        }
    }

    /// Reads a suit letter in either case.
    pub const fn from_letter(letter: char) -> Option<Suit> {
        match letter {
            'E' | 'e' => Some(Suit::Eichel),
            'G' | 'g' => Some(Suit::Gras),
            'H' | 'h' => Some(Suit::Herz),
            'S' | 's' => Some(Suit::Schellen),
            _ => None,
        }
    }

    /// Bit position of the suit's Seven in a [`CardSet`](crate::CardSet); Eichel is highest.
    pub(crate) const fn shift(self) -> u8 {
        match self {
            Suit::Eichel => 24,
            Suit::Gras => 16,
            Suit::Herz => 8,
            Suit::Schellen => 0,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// One of the eight ranks, from the Ace (Sau) to the Seven (S 1.2.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rank {
    /// The Sow, 11 points.
    Ace,
    /// 10 points.
    Ten,
    /// 4 points.
    King,
    /// 3 points.
    Ober,
    /// 2 points.
    Unter,
    /// No points.
    Nine,
    /// No points.
    Eight,
    /// No points.
    Seven,
}

impl Rank {
    /// All ranks in the order of S 1.2.3.
    pub const ALL: [Rank; 8] =
        [Rank::Ace, Rank::Ten, Rank::King, Rank::Ober, Rank::Unter, Rank::Nine, Rank::Eight, Rank::Seven];

    /// Card points (Augen) of S 1.2.3.
    pub const fn points(self) -> u8 {
        match self {
            Rank::Ace => 11,
            Rank::Ten => 10,
            Rank::King => 4,
            Rank::Ober => 3,
            Rank::Unter => 2,
            Rank::Nine | Rank::Eight | Rank::Seven => 0,
        }
    }

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Rank::Ace => 'A',
            Rank::Ten => 'Z',
            Rank::King => 'K',
            Rank::Ober => 'O',
            Rank::Unter => 'U',
            Rank::Nine => '9',
            Rank::Eight => '8',
            Rank::Seven => '7',
        }
    }

    /// Reads a rank as people write it: `A Z K O U 9 8 7`, also `X`, `T` and `10`, in either case.
    pub fn from_name(name: &str) -> Option<Rank> {
        match name {
            "A" | "a" => Some(Rank::Ace),
            "Z" | "z" | "X" | "x" | "T" | "t" | "10" => Some(Rank::Ten),
            "K" | "k" => Some(Rank::King),
            "O" | "o" => Some(Rank::Ober),
            "U" | "u" => Some(Rank::Unter),
            "9" => Some(Rank::Nine),
            "8" => Some(Rank::Eight),
            "7" => Some(Rank::Seven),
            _ => None,
        }
    }

    /// Height within a suit, 0 for the Seven: the order of a side suit with Ober and Unter in it (S 2.7.2).
    pub(crate) const fn height(self) -> u8 {
        match self {
            Rank::Seven => 0,
            Rank::Eight => 1,
            Rank::Nine => 2,
            Rank::Unter => 3,
            Rank::Ober => 4,
            Rank::King => 5,
            Rank::Ten => 6,
            Rank::Ace => 7,
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// One of the 32 cards.
///
/// A card is a number below 32, chosen so that a higher number is a stronger card within a side suit, among the
/// Obers and among the Unters; the whole machine rests on that.
///
/// ```
/// use schafkopf::{Card, Rank, Suit};
/// let card: Card = "e10".parse()?;
/// assert_eq!(card, Card::new(Suit::Eichel, Rank::Ten));
/// assert_eq!(card.to_string(), "EZ");
/// assert_eq!(card.points(), 10);
/// # Ok::<(), schafkopf::CardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// Points by card index.
const POINTS: [u8; 32] = {
    let mut table = [0; 32];
    let mut i = 0;
    while i < 32 {
        table[i] = Card(i as u8).rank().points();
        i += 1;
    }
    table
};

impl Card {
    /// The card of a suit and a rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit.shift() + rank.height())
    }

    /// The card with this index, if it is below 32.
    pub const fn from_index(index: u8) -> Option<Card> {
        if index < 32 { Some(Card(index)) } else { None }
    }

    /// The lowest card of a non-empty bit pattern.
    pub(crate) const fn lowest_of(bits: u32) -> Card {
        Card((bits.trailing_zeros() & 31) as u8)
    }

    /// The highest card of a non-empty bit pattern.
    pub(crate) const fn highest_of(bits: u32) -> Card {
        Card((31 - (bits.leading_zeros() & 31)) as u8)
    }

    /// A number below 32; higher is stronger within a side suit, among Obers and among Unters.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The suit printed on the card, Obers and Unters included.
    pub const fn suit(self) -> Suit {
        match self.0 >> 3 {
            0 => Suit::Schellen,
            1 => Suit::Herz,
            2 => Suit::Gras,
            _ => Suit::Eichel,
        }
    }

    /// The rank of the card.
    pub const fn rank(self) -> Rank {
        match self.0 & 7 {
            0 => Rank::Seven,
            1 => Rank::Eight,
            2 => Rank::Nine,
            3 => Rank::Unter,
            4 => Rank::Ober,
            5 => Rank::King,
            6 => Rank::Ten,
            _ => Rank::Ace,
        }
    }

    /// Card points (Augen) of S 1.2.3.
    pub const fn points(self) -> u8 {
        POINTS[(self.0 & 31) as usize]
    }

    /// The two characters of the notation, as ASCII.
    pub const fn ascii(self) -> [u8; 2] {
        [self.suit().letter() as u8, self.rank().letter() as u8]
    }

    /// All 32 cards, suit by suit from the Ace down.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.into_iter().map(move |rank| Card::new(suit, rank)))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit(), self.rank())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is no card, or no list of cards.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CardError {
    /// The word is none of the 32 cards.
    #[error("`{0}` is not a card")]
    Unknown(String),
    /// The card stands twice in one list.
    #[error("{0} stands twice")]
    Twice(Card),
}

impl CardError {
    /// Builds [`CardError::Unknown`] with the word cut to a length that is safe to print.
    fn unknown(word: &str) -> CardError {
        CardError::Unknown(word.chars().take(16).collect())
    }
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(word: &str) -> Result<Card, CardError> {
        let mut chars = word.chars();
        let suit = chars.next().and_then(Suit::from_letter);
        match (suit, Rank::from_name(chars.as_str())) {
            (Some(suit), Some(rank)) => Ok(Card::new(suit, rank)),
            _ => Err(CardError::unknown(word)),
        }
    }
}

/// Reads cards separated by white space, in their order.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, CardError> {
    text.split_ascii_whitespace().map(str::parse).collect()
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}

impl Serialize for Suit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Suit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Suit, D::Error> {
        let letter = char::deserialize(deserializer)?;
        Suit::from_letter(letter)
            .ok_or_else(|| serde::de::Error::custom(format!("`{letter}` is not a suit (E, G, H or S)")))
    }
}

#[cfg(test)]
mod tests {
    use super::{Card, Rank, Suit};

    #[test]
    fn s_1_2_3_every_suit_has_eight_cards_with_their_points() {
        for suit in Suit::ALL {
            let points: Vec<u8> = Rank::ALL.iter().map(|&rank| Card::new(suit, rank).points()).collect();
            assert_eq!(points, [11, 10, 4, 3, 2, 0, 0, 0]);
        }
    }

    #[test]
    fn s_1_2_4_the_pack_holds_120_points() {
        assert_eq!(Card::all().map(|card| u32::from(card.points())).sum::<u32>(), 120);
    }

    #[test]
    fn names_are_read_back_whatever_their_spelling() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.to_string().to_lowercase().parse(), Ok(card));
            assert_eq!(Card::from_index(card.index()), Some(card));
            assert_eq!(std::str::from_utf8(&card.ascii()), Ok(card.to_string().as_str()));
        }
        for spelling in ["EX", "ET", "E10", "e10", "ez", "et"] {
            assert_eq!(spelling.parse(), Ok(Card::new(Suit::Eichel, Rank::Ten)));
        }
        for wrong in ["", "E", "E1", "E100", "XA", "EAA", "ÄA", "🂡", "E 7"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }
}
