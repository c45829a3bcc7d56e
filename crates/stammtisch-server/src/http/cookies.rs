//! The cookies of guests and of the administrator.

use axum::http::{HeaderMap, HeaderValue};
use stammtisch_http::cookie::Cookie;

use crate::admin::{SESSION_LIVES, is_session, sign_session};
use crate::guest::{Guest, KEPT_FOR};
use crate::secret::Key;

/// The cookies that a server signs, and how it is reached.
///
/// Whoever keeps accounts beside the server reads guests and the administrator from here as well.
#[derive(Debug, Clone)]
pub struct Cookies {
    key: Key,
    guest: Cookie,
    admin: Cookie,
}

impl Cookies {
    /// The cookies signed with a key; `secure` if browsers reach the server through TLS.
    pub fn new(key: Key, secure: bool) -> Cookies {
        Cookies { key, guest: Cookie::new("guest", secure), admin: Cookie::new("admin", secure) }
    }

    /// The guest whom a request comes from; `now` in seconds of UTC.
    pub fn guest(&self, headers: &HeaderMap, now: i64) -> Option<Guest> {
        Guest::open(&self.key, self.guest.read(headers)?, now)
    }

    /// Whether a request comes from who used the administrator's link; `now` in seconds of UTC.
    pub fn is_admin(&self, headers: &HeaderMap, now: i64) -> bool {
        self.admin.read(headers).is_some_and(|cookie| is_session(&self.key, cookie, now))
    }

    /// The header that makes a browser a guest; `now` in seconds of UTC.
    pub fn set_guest(&self, guest: &Guest, now: i64) -> HeaderValue {
        self.guest.set(&guest.sign(&self.key, now), KEPT_FOR)
    }

    /// The header that takes the guest's cookie away.
    pub fn remove_guest(&self) -> HeaderValue {
        self.guest.remove()
    }

    /// The header that makes a browser the administrator's; `now` in seconds of UTC.
    pub fn set_admin(&self, now: i64) -> HeaderValue {
        self.admin.set(&sign_session(&self.key, now), SESSION_LIVES)
    }
}
