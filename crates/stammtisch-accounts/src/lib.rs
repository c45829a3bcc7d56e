//! Accounts of Stammtisch: who somebody is, friends, history, statistics and rating, as a piece of the server.
//!
//! Accounts are optional. A guest who registers keeps the id and so the history. Passwords are kept as argon2id, sessions
//! and links as SHA-256 of their tokens, names apart from everything else, so that they can be erased. Time, chance and
//! the rest of the server come in as parameters ([`Surroundings`]). `docs/accounts.md` describes the interface.

mod accounts;
mod admin;
mod changing;
mod company;
mod cursor;
mod export;
mod guesses;
mod history;
mod http;
mod legal;
mod name;
mod offline;
mod password;
mod people;
mod rating;
mod record;
mod refused;
mod reviewing;
mod runden;
mod signing;
mod sink;
mod statistics;
mod surroundings;
mod to_the_end;
mod token;
mod ways_in;
mod wire;

pub use accounts::{AccountOptions, Accounts, Revoked};
pub use http::{description, router};
pub use legal::{LegalPage, LegalPages};
pub use password::Cost;
pub use refused::Refused;
pub use reviewing::HandToReview;
pub use surroundings::{Erasing, Guest, House, Surroundings};
