//! The course of a match: who has played it from its beginning.

use schafkopf::{BySeat, Members, Seat};

use super::entry::Sitter;
use super::state::Table;

/// The course of a match, as it is kept from hand to hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Course {
    /// The number of the match at its table, from 1.
    pub(crate) number: u32,
    /// Who sat where when it began; none where that was not kept.
    pub(crate) began: Option<BySeat<Sitter>>,
    /// Whether everybody has played for himself so far.
    pub(crate) whole: bool,
}

impl Course {
    /// Before the first match.
    pub(crate) const NONE: Course = Course { number: 0, began: None, whole: true };
}

impl Default for Course {
    /// A match whose beginning was not kept.
    fn default() -> Course {
        Course { number: 1, began: None, whole: false }
    }
}

/// The fewest games of a match that may count for a rating (`docs/rating.md`).
const LEAST_RATED: u32 = 4;

impl Table {
    /// Whether the match may count for ratings: four people play it, and nobody else, who have played for themselves so
    /// far. Nobody looks into a hand of it.
    pub(super) fn may_count(&self) -> bool {
        let is_person = |seat: Seat| matches!(self.places[seat].kept.sitter, Sitter::Person(_));
        self.members() == Members::Four
            && self.plan.games.is_some_and(|games| games >= LEAST_RATED)
            && Seat::ALL.into_iter().all(is_person)
            && (self.course.whole || self.durchgang.is_over())
    }

    /// The course with which the next hand begins.
    pub(super) fn next_course(&self) -> Course {
        let sitters = self.places.seats().map(|place| place.kept.sitter);
        if self.hands == 0 || self.durchgang.is_over() {
            return Course { number: self.course.number + 1, began: Some(sitters), whole: true };
        }
        Course { whole: self.course.whole && self.course.began == Some(sitters), ..self.course }
    }
}
