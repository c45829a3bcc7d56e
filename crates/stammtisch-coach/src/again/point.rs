//! A point of a game: what is kept of it, and what is played anew.

use schafkopf::Action;
use schafkopf_record::Step;
use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// Where a game is taken up. What happened before it stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Point {
    /// Before a word of the auction: how many were said before it.
    Word(u8),
    /// Before the contract is named.
    Contract,
    /// Before the first answer to a doubling window: how many cards had been played.
    Double(u8),
    /// Before a card: how many had been played.
    Card(u8),
}

impl Point {
    /// How many steps of a game come before the point; none where the game has no such point.
    pub(super) fn among(self, steps: &[Step]) -> Option<usize> {
        let before =
            |at: usize, is: fn(&Action) -> bool| steps[..at].iter().filter(|step| is(&step.action)).count();
        let is_word = |action: &Action| matches!(action, Action::Bid(_));
        let is_card = |action: &Action| matches!(action, Action::Play(_));
        steps.iter().enumerate().position(|(at, step)| match (self, step.action) {
            (Point::Word(said), Action::Bid(_)) => before(at, is_word) == usize::from(said),
            (Point::Card(played), Action::Play(_)) | (Point::Double(played), Action::Double(_)) => {
                before(at, is_card) == usize::from(played)
            }
            (Point::Contract, Action::Declare(_)) => true,
            (Point::Word(_) | Point::Contract | Point::Double(_) | Point::Card(_), _) => false,
        })
    }
}
