//! The course of a hand with open cards: a curve, and where it turns.

use schafkopf::{Card, Seat};
use serde::{Deserialize, Serialize};

use super::decision::Decision;
use super::grade::Grade;

/// Where the hand stands after some cards.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct CurvePoint {
    /// How many cards have been played.
    pub after: u8,
    /// What the declarer's party has in the end with open cards and best play by all: card points, in a Tout tricks.
    pub points: u8,
    /// How the hand then ends.
    pub grade: Grade,
    /// How likely the declarer's party wins, by what the last player with a choice could know.
    pub win: Option<f64>,
}

/// A card after which, with open cards, the hand ends otherwise than before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// How many cards have been played with it.
    pub after: u8,
    /// The number of its trick, from 1.
    pub trick: u8,
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// How the hand would have ended.
    pub from: Grade,
    /// How it ends after the card.
    pub to: Grade,
    /// The place of the decision in the list of decisions.
    pub decision: Option<usize>,
}

impl TurningPoint {
    /// Whether it turns a win into a loss or back.
    pub const fn decides(&self) -> bool {
        self.from.is_won() != self.to.is_won()
    }
}

/// What a walk through a hand found.
pub(super) struct Course {
    pub(super) decisions: Vec<Decision>,
    pub(super) curve: Vec<CurvePoint>,
    pub(super) turning_points: Vec<TurningPoint>,
}
