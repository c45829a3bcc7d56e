//! Cookies: named, found, given and taken away in one way.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::{Cookie as Pair, SameSite};
use time::Duration;

/// A cookie of ours: out of reach of scripts and of other sites, and over TLS bound to the very host that set it.
///
/// ```
/// use stammtisch_http::cookie::Cookie;
/// let guest = Cookie::new("guest", true);
/// assert_eq!(guest.name(), "__Host-stammtisch-guest");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cookie {
    name: String,
    secure: bool,
}

impl Cookie {
    /// The cookie for a purpose; `secure` where browsers reach the server through TLS.
    pub fn new(purpose: &str, secure: bool) -> Cookie {
        let host = if secure { "__Host-" } else { "" };
        Cookie { name: format!("{host}stammtisch-{purpose}"), secure }
    }

    /// Its name on the wire.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What a request brings. Two cookies of the name are none: one of them may have been planted.
    pub fn read<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
        let brought = lines.flat_map(Pair::split_parse).filter_map(Result::ok);
        let mut values = brought.filter(|pair| pair.name() == self.name).filter_map(|pair| pair.value_raw());
        match (values.next(), values.next()) {
            (Some(value), None) => Some(value),
            (None | Some(_), _) => None,
        }
    }

    /// The header that gives it to a browser for so many seconds; the value must be fit for a header.
    pub fn set(&self, value: &str, seconds: i64) -> HeaderValue {
        let cookie = Pair::build((self.name.as_str(), value))
            .path("/")
            .max_age(Duration::seconds(seconds))
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.secure);
        HeaderValue::try_from(cookie.to_string())
            .expect("our cookies are made of base64url, dots and numbers")
    }

    /// The header that takes it away.
    pub fn remove(&self) -> HeaderValue {
        self.set("", 0)
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::Cookie;

    fn read(secure: bool, lines: &[&'static str]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(header::COOKIE, HeaderValue::from_static(line));
        }
        Cookie::new("guest", secure).read(&headers).map(str::to_owned)
    }

    #[test]
    fn with_tls_only_the_cookie_bound_to_the_host_counts() {
        assert_eq!(read(true, &["a=b; __Host-stammtisch-guest=x.y"]), Some("x.y".to_owned()));
        assert_eq!(read(true, &["stammtisch-guest=x"]), None);
        assert_eq!(read(false, &["stammtisch-guest=x; c=d", "e"]), Some("x".to_owned()));
    }

    #[test]
    fn a_doubled_cookie_is_none() {
        assert_eq!(read(false, &["stammtisch-guest=x; stammtisch-guest=y"]), None);
        assert_eq!(read(false, &["stammtisch-guest=x", "stammtisch-guest=x"]), None);
    }

    #[test]
    fn it_is_out_of_reach_of_scripts_and_other_sites() {
        let set = Cookie::new("guest", true).set("x", 9);
        assert_eq!(set, "__Host-stammtisch-guest=x; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=9");
        let removed = Cookie::new("guest", false).remove();
        assert_eq!(removed, "stammtisch-guest=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
    }
}
