//! The review of games: a bounded desk of judges, and the words for what they find.
//!
//! [`Reviews`] takes records, reviews them one after the other on threads of its own, and keeps the last results in memory.
//! [`Telling`] is a [`Review`](schafkopf_bots::review::Review) in words, made by a [`Teller`], which `stammtisch analyze`
//! uses as well. What is reviewed how is described in `docs/review.md`.

mod desk;
mod hands;
mod http;
mod reviews;
mod teller;
mod telling;
mod wanted;

pub use hands::{Found, Hand, Hands};
pub use http::{history_router, router};
pub use reviews::{Judge, ReviewOptions, Reviews};
pub use teller::{MOST_HABITS, Teller, accuracy, habit_line, name, percent, price, signed, whole_signed};
pub use telling::{DecisionTold, PlayerTold, Telling};
pub use wanted::{Asker, NotReviewed, Wanted, replay_words};

pub use desk::{Listener, ReviewId, ReviewState};
