//! The cookies of guests and of the administrator.

use axum::http::{HeaderMap, HeaderValue};
use stammtisch_http::cookie::Cookie;

use crate::admin::{AdminLink, AdminSession, SESSION_LIVES};
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
    link: AdminLink,
}

impl Cookies {
    /// The cookies signed with a key, and of who has used the administrator's link; `secure` if browsers reach the server
    /// through TLS.
    pub fn new(key: Key, link: AdminLink, secure: bool) -> Cookies {
        Cookies { key, guest: Cookie::new("guest", secure), admin: Cookie::new("admin", secure), link }
    }

    /// The guest whom a request comes from; `now` in seconds of UTC.
    pub fn guest(&self, headers: &HeaderMap, now: i64) -> Option<Guest> {
        Guest::open(&self.key, self.guest.read(headers)?, now)
    }

    /// Whether a request comes from who used the administrator's link; `now` in seconds of UTC.
    pub fn is_admin(&self, headers: &HeaderMap, now: i64) -> bool {
        self.admin_session(headers, now).is_some()
    }

    /// The session of who used the administrator's link; `now` in seconds of UTC.
    pub(super) fn admin_session(&self, headers: &HeaderMap, now: i64) -> Option<AdminSession> {
        self.link.session(self.admin.read(headers)?, now)
    }

    /// The header that makes a browser a guest; `now` in seconds of UTC.
    pub fn set_guest(&self, guest: &Guest, now: i64) -> HeaderValue {
        self.guest.set(&guest.sign(&self.key, now), KEPT_FOR)
    }

    /// The header that takes the guest's cookie away.
    pub fn remove_guest(&self) -> HeaderValue {
        self.guest.remove()
    }

    /// The header that makes a browser the administrator's, with the token of its session.
    pub(super) fn set_admin(&self, token: &str) -> HeaderValue {
        self.admin.set(token, SESSION_LIVES)
    }

    /// The header that takes the administrator's cookie away.
    pub(super) fn remove_admin(&self) -> HeaderValue {
        self.admin.remove()
    }
}
