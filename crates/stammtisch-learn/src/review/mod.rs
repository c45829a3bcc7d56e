//! The review of games: a bounded desk of judges, and the words for what they find.
//!
//! [`Reviews`] takes records, reviews them one after the other on threads of its own, and keeps the last results in memory.
//! A [`Telling`](stammtisch_coach::Telling) is a [`Review`](schafkopf_bots::review::Review) in words; [`report`] is the same as text,
//! [`page`] as one page with the cards. What is reviewed how is described in `docs/review.md`.

mod again;
mod columns;
mod desk;
mod following;
mod hands;
pub(crate) mod http;
mod page;
mod report;
mod reviewed_games;
mod reviews;
#[cfg(test)]
mod tests;
mod wanted;

pub use hands::{Found, Hand, Hands};
pub use http::{description, history_router, router};
pub use page::page;
pub use report::report;
pub use reviewed_games::ReviewedGames;
pub use reviews::{Judge, ReviewOptions, Reviews};
pub use wanted::{Asker, NotReviewed, Wanted};

pub use stammtisch_wire::review as wire;
pub use wire::replay_words;

pub use desk::{Listener, ReviewId, ReviewState};
