//! The pack that is played with: which cards, how many in a hand, how many tricks.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;

/// The pack that is played with. Hand and tricks follow from it (V 0.1); whatever is played holds for both packs (V 5.6).
///
/// ```
/// use schafkopf::Deck;
/// assert_eq!((Deck::Long.cards().len(), Deck::Long.hand(), Deck::Long.tricks()), (32, 8, 8));
/// assert_eq!((Deck::Short.cards().len(), Deck::Short.hand(), Deck::Short.tricks()), (24, 6, 6));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// All 32 cards (S 1.2.1).
    #[default]
    Long,
    /// Without Sevens and Eights (V 5.1).
    Short,
}

impl Deck {
    /// Its cards. Of the trumps of a contract those are there that the pack has (V 5.2).
    pub const fn cards(self) -> CardSet {
        match self {
            Deck::Long => CardSet::ALL,
            Deck::Short => {
                CardSet::ALL.without(CardSet::of_rank(Rank::Seven)).without(CardSet::of_rank(Rank::Eight))
            }
        }
    }

    /// How many cards there are.
    pub const fn size(self) -> u8 {
        self.cards().len() as u8
    }

    /// How many cards each of four players gets.
    pub const fn hand(self) -> u8 {
        self.size() / 4
    }

    /// The cards of a Sie: the highest trumps, as many as a hand has (S 2.9.1, V 5.5).
    pub const fn sie(self) -> CardSet {
        match self {
            Deck::Long => CardSet::LORDS,
            Deck::Short => CardSet::LORDS
                .without(CardSet::only(Card::new(Suit::Herz, Rank::Unter)))
                .without(CardSet::only(Card::new(Suit::Schellen, Rank::Unter))),
        }
    }

    /// How many tricks are played.
    pub const fn tricks(self) -> u8 {
        self.hand()
    }
}
