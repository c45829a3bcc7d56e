//! The cookie of a session.

use axum::http::{HeaderMap, HeaderValue, header};

/// How the cookie is called and guarded: with TLS it is bound to this host and never sent in the clear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SessionCookie {
    /// Whether the page is reached through TLS.
    pub(crate) secure: bool,
    /// For how long a browser keeps it, in seconds.
    pub(crate) seconds: i64,
}

impl SessionCookie {
    const fn name(self) -> &'static str {
        if self.secure { "__Host-stammtisch-session" } else { "stammtisch-session" }
    }

    /// What a request brings. Two cookies of the name are none: one of them may have been planted.
    pub(crate) fn read(self, headers: &HeaderMap) -> Option<&str> {
        let pairs = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let pairs = pairs.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let mut values = pairs.filter(|(name, _)| *name == self.name()).map(|(_, value)| value);
        match (values.next(), values.next()) {
            (Some(value), None) => Some(value),
            (None | Some(_), _) => None,
        }
    }

    /// The header that gives a browser its session.
    pub(crate) fn set(self, token: &str) -> HeaderValue {
        self.header(token, self.seconds)
    }

    /// The header that takes it away.
    pub(crate) fn remove(self) -> HeaderValue {
        self.header("", 0)
    }

    fn header(self, value: &str, seconds: i64) -> HeaderValue {
        let (name, secure) = (self.name(), if self.secure { "; Secure" } else { "" });
        let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::try_from(text).expect("base64url and numbers are fit for a header")
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};

    use super::SessionCookie;

    fn read(secure: bool, line: &'static str) -> Option<String> {
        let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_static(line))]);
        SessionCookie { secure, seconds: 9 }.read(&headers).map(str::to_owned)
    }

    #[test]
    fn with_tls_only_the_cookie_bound_to_the_host_counts() {
        assert_eq!(read(true, "a=b; __Host-stammtisch-session=x"), Some("x".to_owned()));
        assert_eq!(read(true, "stammtisch-session=x"), None);
        assert_eq!(read(false, "stammtisch-session=x; c=d"), Some("x".to_owned()));
        assert_eq!(read(false, "stammtisch-session=x; stammtisch-session=y"), None);
    }

    #[test]
    fn it_is_out_of_reach_of_scripts_and_other_sites() {
        let set = SessionCookie { secure: true, seconds: 9 }.set("x");
        assert_eq!(set, "__Host-stammtisch-session=x; Path=/; Max-Age=9; HttpOnly; SameSite=Lax; Secure");
        let removed = SessionCookie { secure: false, seconds: 9 }.remove();
        assert_eq!(removed, "stammtisch-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    }
}
