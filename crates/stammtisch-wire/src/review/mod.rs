//! A review as it is sent, and as `stammtisch analyze` prints it: the form that `docs/review.md` describes.

mod claim;
mod course;
mod decision;
mod lesson;
mod score;
mod told;
mod unplayable;
mod whole;

pub use claim::{ClaimKind, Kind, Mark, Reasoned, Seen};
pub use course::{CurvePoint, Grade, TurningPoint};
pub use decision::{Alternative, Decision, DecisionKind, Open, Verdict};
pub use lesson::{Lesson, Reason};
pub use score::{Habit, PlayerSummary, Score};
pub use told::{Say, Told};
pub use unplayable::replay_words;
pub use whole::{Currency, Declared, Review, ReviewResult, ReviewTrick, Spoken};
