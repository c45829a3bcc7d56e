//! A review as it is sent, and as `stammtisch analyze` prints it: the form that `docs/review.md` describes.

mod claim;
mod course;
mod decision;
mod lesson;
mod review;
mod score;
mod told;

pub use claim::{ClaimKind, Kind, Mark, Reasoned, Seen};
pub use course::{CurvePoint, Grade, TurningPoint};
pub use decision::{Alternative, Decision, DecisionKind, Open, Verdict};
pub use lesson::{Lesson, Reason};
pub use review::{Currency, Declared, Review, ReviewResult, ReviewTrick, Spoken};
pub use score::{Habit, PlayerSummary, Score};
pub use told::{Say, Told};
