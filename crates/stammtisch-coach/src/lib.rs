//! What a learner is told, with a server or without one: guided hands, the rules book, reviews in words, and reviewed hands played on.
//!
//! Nothing here has a state of its own. A guided hand and a hand that is played on are followed from everything that was done so
//! far: the cards of a lesson are no secret, what the others do follows from the game and what was done, so either can be left and
//! taken up anywhere, in the browser as on the server.

pub mod again;
pub mod book;
mod choice;
mod guided;
mod lesson;
mod review;
mod tip;
mod told;
mod why;

pub use guided::{Coach, End, Guided, Hint, NotLearned, guide};
pub use lesson::{LESSONS, Lesson, Opening, Rules};
pub use review::{
    DecisionTold, MOST_HABITS, PlayerTold, Teller, Telling, accuracy, habit_line, name, percent, price,
    signed, whole_signed,
};
pub use told::{Followed, Hand, Listed, NotFollowed, SoFar, Unfollowed, follow, listed};
