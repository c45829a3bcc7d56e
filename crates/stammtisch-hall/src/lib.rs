//! The tournament hall over HTTP: director, referee, list keepers, players and the display, each by a link.
//!
//! [`Hall`] opens the tournaments of a store, [`router`] gives the routes under `/api/hall`; `docs/hall-api.md` describes
//! them. Whoever holds a [`Link`](stammtisch_desk::Link) acts in one role of one tournament. All commands of a tournament
//! go through one worker: decided one after the other, stored together, and only then answered.

mod authority;
mod backups;
mod caller;
mod clerk;
mod day;
mod disk;
mod display;
mod fact;
mod hall;
mod named;
mod outcome;
mod qr;
mod reply;
mod room;
mod routes;
mod stream;
mod subject;
mod trouble;
mod views;
mod wire;
mod worker;

pub use hall::Hall;
pub use qr::square as qr_square;
pub use routes::{description, router};
