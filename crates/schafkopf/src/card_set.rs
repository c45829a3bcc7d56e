//! Sets of cards as 32 bits.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardError, Rank, Suit};

/// A set of cards.
///
/// ```
/// use schafkopf::{CardSet, Rank};
/// let hand: CardSet = "EO EU EA EZ".parse()?;
/// assert_eq!(hand.len(), 4);
/// assert_eq!(hand & CardSet::of_rank(Rank::Ober), "EO".parse()?);
/// assert_eq!(hand.points(), 26);
/// # Ok::<(), schafkopf::CardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The whole pack.
    pub const ALL: CardSet = CardSet(u32::MAX);
    /// The four Obers and four Unters, the lords (S 1.2.5).
    pub const LORDS: CardSet = CardSet::of_rank(Rank::Ober).union(CardSet::of_rank(Rank::Unter));

    /// The set with these bits; bit `i` is the card with index `i`.
    pub const fn from_bits(bits: u32) -> CardSet {
        CardSet(bits)
    }

    /// The bits of the set.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of one card.
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// The eight cards that bear a suit's sign, Ober and Unter included.
    pub const fn of_suit(suit: Suit) -> CardSet {
        CardSet(0xff << suit.shift())
    }

    /// The four cards of a rank.
    pub const fn of_rank(rank: Rank) -> CardSet {
        CardSet(0x0101_0101 << rank.height())
    }

    /// All cards of both sets; `|`, usable in constants.
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that are not in the other; `-`, usable in constants.
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether every card of the other set is in this one.
    pub const fn contains_all(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether the two sets share a card.
    pub const fn intersects(self, other: CardSet) -> bool {
        self.0 & other.0 != 0
    }

    /// How many cards are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a card in; false if it was there already.
    pub const fn insert(&mut self, card: Card) -> bool {
        let fresh = !self.contains(card);
        self.0 |= 1 << card.index();
        fresh
    }

    /// Takes a card out; false if it was not there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let present = self.contains(card);
        self.0 &= !(1 << card.index());
        present
    }

    /// Card points of all cards in the set (S 1.2.3).
    pub const fn points(self) -> u8 {
        (11 * (self.0 & CardSet::of_rank(Rank::Ace).0).count_ones()
            + 10 * (self.0 & CardSet::of_rank(Rank::Ten).0).count_ones()
            + 4 * (self.0 & CardSet::of_rank(Rank::King).0).count_ones()
            + 3 * (self.0 & CardSet::of_rank(Rank::Ober).0).count_ones()
            + 2 * (self.0 & CardSet::of_rank(Rank::Unter).0).count_ones()) as u8
    }

    /// The card with the lowest index.
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::lowest_of(self.0)) }
    }

    /// The card with the highest index.
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::highest_of(self.0)) }
    }

    /// The card with `n` cards of lower index before it in the set.
    pub const fn nth(self, n: u32) -> Option<Card> {
        let mut bits = self.0;
        let mut left = n;
        while left > 0 {
            bits &= bits.wrapping_sub(1);
            left -= 1;
        }
        CardSet(bits).lowest()
    }

    /// The cards from the highest index down.
    pub const fn iter(self) -> Cards {
        Cards(self.0)
    }
}

impl fmt::Display for CardSet {
    /// Cards separated by spaces, suit by suit from the Ace down.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            fmt::Display::fmt(&card, f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl FromStr for CardSet {
    type Err = CardError;

    fn from_str(text: &str) -> Result<CardSet, CardError> {
        let mut set = CardSet::EMPTY;
        for word in text.split_ascii_whitespace() {
            let card = word.parse()?;
            if !set.insert(card) {
                return Err(CardError::Twice(card));
            }
        }
        Ok(set)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | CardSet::only(card))
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

/// The cards of a [`CardSet`], from the highest index down.
#[derive(Debug, Clone)]
pub struct Cards(u32);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).highest()?;
        self.0 &= !(1 << card.index());
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Cards {}
impl FusedIterator for Cards {}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl BitAndAssign for CardSet {
    fn bitand_assign(&mut self, other: CardSet) {
        self.0 &= other.0;
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        self.without(other)
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        *self = self.without(other);
    }
}

impl Not for CardSet {
    type Output = CardSet;
    fn not(self) -> CardSet {
        CardSet(!self.0)
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::CardSet;
    use crate::card::Card;

    #[test]
    fn a_set_prints_and_reads_itself() {
        let text = "EA EO GU HZ S7";
        let set: CardSet = text.parse().unwrap();
        assert_eq!(set.to_string(), text);
        assert_eq!("S7 hz gu EO ea".parse(), Ok(set));
        assert!("EA EA".parse::<CardSet>().is_err());
    }

    #[test]
    fn points_agree_with_the_sum_over_cards() {
        for seed in 0..2_000_u32 {
            let set = CardSet::from_bits(seed.wrapping_mul(2_654_435_761));
            let sum: u32 = set.iter().map(|card| u32::from(card.points())).sum();
            assert_eq!(u32::from(set.points()), sum);
        }
    }

    #[test]
    fn nth_walks_the_set_from_below() {
        let set: CardSet = "EA G8 S7".parse().unwrap();
        let cards: Vec<Option<Card>> = (0..4).map(|n| set.nth(n)).collect();
        assert_eq!(
            cards,
            [Some("S7".parse().unwrap()), Some("G8".parse().unwrap()), Some("EA".parse().unwrap()), None]
        );
    }
}
