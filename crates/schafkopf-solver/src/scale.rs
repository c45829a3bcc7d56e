//! What a search counts: card points or tricks.

use schafkopf::{Card, Goal};

/// What is counted for the declarer's party.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scale {
    /// Card points, 120 in all (S 1.2.4).
    Points,
    /// Tricks: the measure of a Tout (S 2.8), of Schwarz and of a Bettel (V 2.1).
    Tricks,
}

impl Scale {
    /// The scale on which a goal is measured.
    pub const fn of(goal: Goal) -> Scale {
        match goal {
            Goal::Majority | Goal::FewPoints => Scale::Points,
            Goal::Tout | Goal::NoTrick => Scale::Tricks,
        }
    }

    /// What a card counts.
    pub(crate) const fn worth(self, card: Card) -> u8 {
        match self {
            Scale::Points => card.points(),
            Scale::Tricks => 0,
        }
    }

    /// What a trick counts besides its cards.
    pub(crate) const fn trick_bonus(self) -> i32 {
        match self {
            Scale::Points => 0,
            Scale::Tricks => 1,
        }
    }
}
