//! The tournament hall over HTTP: director, referee, list keepers, players and the display, each by a link.
//!
//! [`Hall`] opens the tournaments of a store, [`router`] gives the routes under `/api/hall`; `docs/hall-api.md` describes
//! them. Whoever holds a [`Link`] acts in one role of one tournament. All commands of a tournament go through one worker:
//! decided one after the other, stored together, and only then answered.

mod authority;
mod backups;
mod caller;
mod clock;
mod display;
mod hall;
mod language;
mod link;
mod outcome;
mod qr;
mod room;
mod routes;
mod slug;
mod stream;
mod subject;
mod trouble;
mod views;
mod wish;
pub mod words;
mod worker;

pub use clock::{Clock, Dice};
pub use hall::Hall;
pub use link::{Link, LinkRole, LinkScope, NewLink, TOKEN_BYTES, token_hash};
pub use routes::router;
pub use slug::slug;
