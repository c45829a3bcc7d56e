//! A deal: the four hands of eight cards.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::deck::Deck;
use crate::seat::{BySeat, Seat};

/// Four hands that make up the whole pack: eight cards each, or six of the short one.
///
/// ```
/// use schafkopf::{BySeat, CardSet, Deal, Seat};
/// let hands = ["EA EZ EK EO EU E9 E8 E7", "GA GZ GK GO GU G9 G8 G7", "HA HZ HK HO HU H9 H8 H7", "SA SZ SK SO SU S9 S8 S7"];
/// let deal = Deal::parse(&hands)?;
/// assert_eq!(deal.hand(Seat::One).len(), 8);
/// assert_eq!(deal.holder("SO".parse().expect("a card")), Seat::Four);
/// # Ok::<(), schafkopf::DealError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "BySeat<CardSet>", into = "BySeat<CardSet>")]
pub struct Deal {
    hands: BySeat<CardSet>,
}

/// Cards as they were dealt: four hands and, where one may knock at half a hand, what each was given before (V 6.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dealt {
    /// The hands.
    pub deal: Deal,
    /// What each was given first; nobody is asked to knock where that is not known.
    pub first: Option<BySeat<CardSet>>,
}

impl From<Deal> for Dealt {
    fn from(deal: Deal) -> Dealt {
        Dealt { deal, first: None }
    }
}

/// Why four hands are no deal.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DealError {
    /// A word in a hand is no card.
    #[error("hand of seat {seat}: `{word}` is not a card")]
    NotACard {
        /// Whose hand.
        seat: Seat,
        /// The word, shortened.
        word: String,
    },
    /// A hand has not as many cards as the pack gives.
    #[error("seat {seat} has {count} cards, not as many as it is dealt")]
    Count {
        /// Whose hand.
        seat: Seat,
        /// How many cards it has.
        count: u32,
    },
    /// A card that the pack does not have.
    #[error("{card}, dealt to seat {seat}, is not in the pack")]
    NotInPack {
        /// The card.
        card: Card,
        /// Whose hand.
        seat: Seat,
    },
    /// A card is there twice.
    #[error("{card} is dealt twice, the second time to seat {seat}")]
    Twice {
        /// The card.
        card: Card,
        /// Where it stands the second time.
        seat: Seat,
    },
}

impl Deal {
    /// Checks that four hands are a deal of the long pack.
    pub fn new(hands: BySeat<CardSet>) -> Result<Deal, DealError> {
        Deal::of(Deck::Long, hands)
    }

    /// Checks that four hands are a deal of a pack.
    pub fn of(deck: Deck, hands: BySeat<CardSet>) -> Result<Deal, DealError> {
        let mut seen = CardSet::EMPTY;
        for (seat, &hand) in hands.iter() {
            if let Some(card) = (seen & hand).highest() {
                return Err(DealError::Twice { card, seat });
            }
            if let Some(card) = (hand - deck.cards()).highest() {
                return Err(DealError::NotInPack { card, seat });
            }
            if hand.len() != u32::from(deck.hand()) {
                return Err(DealError::Count { seat, count: hand.len() });
            }
            seen |= hand;
        }
        Ok(Deal { hands })
    }

    /// Reads four hands of the long pack in the notation, seats 1 to 4.
    pub fn parse<T: AsRef<str>>(hands: &[T; 4]) -> Result<Deal, DealError> {
        Deal::parse_of(Deck::Long, hands)
    }

    /// Reads four hands of a pack in the notation, seats 1 to 4.
    pub fn parse_of<T: AsRef<str>>(deck: Deck, hands: &[T; 4]) -> Result<Deal, DealError> {
        let mut sets = BySeat::new([CardSet::EMPTY; 4]);
        let mut seen = CardSet::EMPTY;
        for (seat, text) in Seat::ALL.into_iter().zip(hands) {
            let mut count = 0;
            for word in text.as_ref().split_ascii_whitespace() {
                let card: Card = word
                    .parse()
                    .map_err(|_| DealError::NotACard { seat, word: word.chars().take(16).collect() })?;
                if !seen.insert(card) {
                    return Err(DealError::Twice { card, seat });
                }
                sets[seat].insert(card);
                count += 1;
            }
            if count != u32::from(deck.hand()) {
                return Err(DealError::Count { seat, count });
            }
        }
        Deal::of(deck, sets)
    }

    /// The pack that was dealt: the size of its hands tells.
    pub fn deck(&self) -> Deck {
        if self.hands[Seat::One].len() == u32::from(Deck::Short.hand()) { Deck::Short } else { Deck::Long }
    }

    /// The cards of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// All four hands.
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// Who was dealt a card.
    pub fn holder(&self, card: Card) -> Seat {
        Seat::ALL.into_iter().find(|&seat| self.hands[seat].contains(card)).expect("a deal holds every card")
    }

    /// Who was dealt the highest trumps alone, if anybody (S 2.9.1, V 5.5).
    pub fn sie(&self) -> Option<Seat> {
        let sie = self.deck().sie();
        Seat::ALL.into_iter().find(|&seat| self.hands[seat] == sie)
    }
}

impl TryFrom<BySeat<CardSet>> for Deal {
    type Error = DealError;
    /// Of whichever pack the size of the first hand tells.
    fn try_from(hands: BySeat<CardSet>) -> Result<Deal, DealError> {
        let short = hands[Seat::One].len() == u32::from(Deck::Short.hand());
        Deal::of(if short { Deck::Short } else { Deck::Long }, hands)
    }
}

impl From<Deal> for BySeat<CardSet> {
    fn from(deal: Deal) -> BySeat<CardSet> {
        deal.hands
    }
}

#[cfg(test)]
mod tests {
    use super::{Deal, DealError};
    use crate::seat::Seat;

    const HANDS: [&str; 4] = [
        "EA EZ EK EO EU E9 E8 E7",
        "GA GZ GK GO GU G9 G8 G7",
        "HA HZ HK HO HU H9 H8 H7",
        "SA SZ SK SO SU S9 S8 S7",
    ];

    fn with(seat: usize, hand: &str) -> Result<Deal, DealError> {
        let mut hands = HANDS;
        hands[seat] = hand;
        Deal::parse(&hands)
    }

    #[test]
    fn wrong_hands_are_told_apart() {
        assert!(Deal::parse(&HANDS).is_ok());
        assert_eq!(with(3, "SA SZ SK SO SU S9 S8"), Err(DealError::Count { seat: Seat::Four, count: 7 }));
        assert!(matches!(
            with(2, "HA HZ HK HO HU H9 H8 H7 SA"),
            Err(DealError::Count { seat: Seat::Three, count: 9 })
        ));
        assert!(matches!(with(1, "GA GZ GK GO GU G9 G8 EA"), Err(DealError::Twice { seat: Seat::Two, .. })));
        assert!(matches!(with(0, "EA EA EK EO EU E9 E8 E7"), Err(DealError::Twice { seat: Seat::One, .. })));
        assert!(matches!(
            with(0, "EA QQ EK EO EU E9 E8 E7"),
            Err(DealError::NotACard { seat: Seat::One, .. })
        ));
    }

    #[test]
    fn s_2_9_1_all_lords_in_one_hand_are_a_sie() {
        let deal = Deal::parse(&[
            "EO GO HO SO EU GU HU SU",
            "EA EZ EK E9 E8 E7 GA GZ",
            "GK G9 G8 G7 HA HZ HK H9",
            "H8 H7 SA SZ SK S9 S8 S7",
        ]);
        assert_eq!(deal.unwrap().sie(), Some(Seat::One));
        assert_eq!(Deal::parse(&HANDS).unwrap().sie(), None);
    }
}
