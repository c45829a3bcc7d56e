//! The directory of a server without accounts: everybody is who the cookie says.

use std::future::{Future, pending, ready};
use std::pin::Pin;
use std::sync::Arc;

use axum::http::HeaderMap;
use stammtisch_http::clock::Clock;
use stammtisch_http::{Person, PersonId};

use super::cookies::Cookies;
use crate::directory::{Answer, Directory, Unavailable};
use crate::hub::Hub;

/// Guests and nobody else.
pub(super) struct GuestBook {
    pub(super) cookies: Cookies,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) hub: Hub,
}

impl Directory for GuestBook {
    fn who<'a>(&'a self, headers: &'a HeaderMap) -> Answer<'a, Option<Person>> {
        let guest = self.cookies.guest(headers, self.clock.now() / 1_000_000);
        let person = guest.map(|guest| Person {
            id: guest.id,
            name: guest.name.to_string(),
            account: false,
            admin: false,
            session: None,
        });
        Box::pin(ready(Ok(person)))
    }

    fn name_is_free<'a>(&'a self, _: &'a str) -> Answer<'a, bool> {
        Box::pin(ready(Ok(true)))
    }

    fn forget(&self, guest: PersonId) -> Answer<'_, ()> {
        Box::pin(async move {
            self.hub.erase(guest).await.map_err(|error| {
                tracing::error!(%error, "a guest could not be forgotten");
                Unavailable
            })
        })
    }

    fn are_apart(&self, _: PersonId, _: PersonId) -> Answer<'_, bool> {
        Box::pin(ready(Ok(false)))
    }

    fn hidden_from(&self, _: PersonId) -> Answer<'_, Vec<PersonId>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    fn gone(&self, _: &Person) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(pending())
    }
}
