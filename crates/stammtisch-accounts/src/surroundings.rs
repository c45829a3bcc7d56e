//! What accounts need to know of the rest of the server; all of it comes in as a parameter.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue};
use stammtisch_http::PersonId;
use stammtisch_http::clock::Clock;
use stammtisch_http::randomness::Randomness;

use crate::accounts::Revoked;

/// A guest, as the guest's own cookie tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// The guest's id.
    pub id: PersonId,
    /// The guest's name.
    pub name: String,
}

/// The outcome of erasing somebody elsewhere; the text is for the log.
pub type Erasing<'a> = Pin<Box<dyn Future<Output = Result<(), String>> + Send + 'a>>;

/// The house that accounts live in: guests, the administrator's one-time link, and where else names are kept.
pub trait House: Send + Sync + 'static {
    /// The guest whom a request comes from, by a cookie that cannot be forged.
    fn guest(&self, headers: &HeaderMap) -> Option<Guest>;

    /// Whether a request carries the cookie of the administrator's one-time link.
    fn is_admin(&self, headers: &HeaderMap) -> bool;

    /// The `Set-Cookie` header that takes the guest's cookie away.
    fn forget_guest(&self) -> Option<HeaderValue>;

    /// Hears whom somebody has blocked now; the chat of those is hidden from him.
    fn blocks_changed(&self, person: PersonId, blocked: &[PersonId]);

    /// Hears that a session has ended, or all of a person: other processes of the house must know.
    fn revoked(&self, _revoked: &Revoked) {}

    /// Who of some people is at a table now.
    fn at_tables(&self, people: &[PersonId]) -> Vec<PersonId>;

    /// Erases a person's name wherever else it is kept.
    fn erase(&self, person: PersonId) -> Erasing<'_>;

    /// Whether there is room on the disk for something new.
    fn has_room(&self) -> bool;

    /// Erases in the copies of the database who has been erased in it.
    fn erase_in_copies(&self) -> Erasing<'_>;
}

/// Everything that comes from outside.
#[derive(Clone)]
pub struct Surroundings {
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Chance.
    pub random: Arc<dyn Randomness>,
    /// The rest of the server.
    pub house: Arc<dyn House>,
}

impl std::fmt::Debug for Surroundings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Surroundings")
    }
}
