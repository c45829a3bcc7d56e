//! Learning: guided hands with a coach, the rules book and the review of games, as a part of the server's HTTP.
//!
//! A guided hand has no state on the server: the page sends everything the learner has done so far, and gets back where
//! the hand stands, what the others did, and what the coach says. The cards of a lesson are no secret, its play is that of
//! the rules of thumb, so nothing needs to be kept, and a lesson can be left and taken up anywhere.

mod book;
mod choice;
mod guided;
mod http;
mod lesson;
pub mod review;
mod tip;
mod told;
#[cfg(test)]
mod typescript;
mod why;

pub use guided::{Coach, End, Guided, Hint, NotLearned, guide};
pub use http::{description, router};
pub use lesson::{LESSONS, Lesson, Opening, Rules};
