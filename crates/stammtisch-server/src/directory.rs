//! Who people are, as far as the server must know: accounts are kept elsewhere, and come in as a parameter.

use std::future::Future;
use std::pin::Pin;

use axum::http::HeaderMap;
use stammtisch_http::{Person, PersonId};

/// The directory cannot answer now; why is in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("it is not known now who is who")]
pub struct Unavailable;

/// An answer of the directory, once it is there.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, Unavailable>> + Send + 'a>>;

/// Who people are, and how they stand to each other.
pub trait Directory: Send + Sync + 'static {
    /// Who a request comes from.
    fn who<'a>(&'a self, headers: &'a HeaderMap) -> Answer<'a, Option<Person>>;

    /// Whether a guest may carry a name.
    fn name_is_free<'a>(&'a self, name: &'a str) -> Answer<'a, bool>;

    /// Forgets a guest everywhere; the games stay.
    fn forget(&self, guest: PersonId) -> Answer<'_, ()>;

    /// Whether two people do not sit at one table, whoever of them wants it so.
    fn are_apart(&self, one: PersonId, other: PersonId) -> Answer<'_, bool>;

    /// Whose chat somebody does not want to read.
    fn hidden_from(&self, person: PersonId) -> Answer<'_, Vec<PersonId>>;

    /// Hears from another process of the house that a session has ended, or all of a person. Who is alone never hears it.
    fn revoked_elsewhere(&self, _person: PersonId, _session: Option<&str>) {}

    /// Waits until somebody is no longer who he was: signed out, locked or erased. What happens from the call on counts,
    /// not only from the first look at the answer.
    fn gone(&self, person: &Person) -> Pin<Box<dyn Future<Output = ()> + Send>>;
}
