//! Cards as two letters (S 1.2).

use std::fmt;

/// A card, as it is written: suit and rank.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Card {
    pub(crate) suit: char,
    pub(crate) rank: char,
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit, self.rank)
    }
}

/// The card with a name of two letters.
pub(crate) fn card(name: &str) -> Card {
    let letters: Vec<char> = name.chars().collect();
    assert!(letters.len() == 2 && "EGHS".contains(letters[0]) && "AZKOU987".contains(letters[1]), "{name}");
    Card { suit: letters[0], rank: letters[1] }
}

/// The cards of a list of names.
pub(crate) fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

/// S 1.2.3.
pub(crate) fn card_points(card: Card) -> u32 {
    match card.rank {
        'A' => 11,
        'Z' => 10,
        'K' => 4,
        'O' => 3,
        'U' => 2,
        '9' | '8' | '7' => 0,
        rank => panic!("no rank {rank}"),
    }
}

/// The lords (S 1.2.5).
pub(crate) fn is_lord(card: Card) -> bool {
    card.rank == 'O' || card.rank == 'U'
}
