//! The cookies of guests and of the administrator.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::admin::{SESSION_LIVES, is_session, sign_session};
use crate::guest::{Guest, KEPT_FOR};
use crate::secret::Key;

/// The two cookies.
#[derive(Debug, Clone, Copy)]
enum Cookie {
    Guest,
    Admin,
}

impl Cookie {
    /// Its name; over TLS browsers hold those with `__Host-` to the very host that set them.
    const fn name(self, secure: bool) -> &'static str {
        match (self, secure) {
            (Cookie::Guest, true) => "__Host-stammtisch-guest",
            (Cookie::Guest, false) => "stammtisch-guest",
            (Cookie::Admin, true) => "__Host-stammtisch-admin",
            (Cookie::Admin, false) => "stammtisch-admin",
        }
    }

    /// The header that sets it for so many seconds; zero to take it away.
    fn set(self, value: &str, seconds: i64, secure: bool) -> String {
        let name = self.name(secure);
        let ending = if secure { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{ending}")
    }

    /// Its value in a request.
    fn find(self, headers: &HeaderMap, secure: bool) -> Option<&str> {
        let name = self.name(secure);
        let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
        lines
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .find_map(|(found, value)| (found == name).then_some(value))
    }
}

/// The cookies that a server signs, and how it is reached.
///
/// Whoever keeps accounts beside the server reads guests and the administrator from here as well.
#[derive(Debug, Clone)]
pub struct Cookies {
    key: Key,
    secure: bool,
}

impl Cookies {
    /// The cookies signed with a key; `secure` if browsers reach the server through TLS.
    pub const fn new(key: Key, secure: bool) -> Cookies {
        Cookies { key, secure }
    }

    /// The guest whom a request comes from; `now` in seconds of UTC.
    pub fn guest(&self, headers: &HeaderMap, now: i64) -> Option<Guest> {
        Guest::open(&self.key, Cookie::Guest.find(headers, self.secure)?, now)
    }

    /// Whether a request comes from who used the administrator's link; `now` in seconds of UTC.
    pub fn is_admin(&self, headers: &HeaderMap, now: i64) -> bool {
        Cookie::Admin.find(headers, self.secure).is_some_and(|cookie| is_session(&self.key, cookie, now))
    }

    /// The header that makes a browser a guest; `now` in seconds of UTC.
    pub fn set_guest(&self, guest: &Guest, now: i64) -> HeaderValue {
        self.header(Cookie::Guest, &guest.sign(&self.key, now), KEPT_FOR)
    }

    /// The header that takes the guest's cookie away.
    pub fn remove_guest(&self) -> HeaderValue {
        self.header(Cookie::Guest, "", 0)
    }

    /// The header that makes a browser the administrator's; `now` in seconds of UTC.
    pub fn set_admin(&self, now: i64) -> HeaderValue {
        self.header(Cookie::Admin, &sign_session(&self.key, now), SESSION_LIVES)
    }

    fn header(&self, cookie: Cookie, value: &str, seconds: i64) -> HeaderValue {
        let text = cookie.set(value, seconds, self.secure);
        HeaderValue::try_from(text).expect("cookies are made of base64")
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::Cookie;

    #[test]
    fn cookies_are_found_and_set() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static("a=b; stammtisch-guest=x.y; c"));
        assert_eq!(Cookie::Guest.find(&headers, false), Some("x.y"));
        assert_eq!(
            Cookie::Guest.find(&headers, true),
            None,
            "over TLS only the name that is bound to the host counts"
        );
        let set = Cookie::Guest.set("v", 5, true);
        assert_eq!(set, "__Host-stammtisch-guest=v; Path=/; Max-Age=5; HttpOnly; SameSite=Lax; Secure");
    }
}
