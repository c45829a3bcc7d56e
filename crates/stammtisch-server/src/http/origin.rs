//! Origins: where a page comes from, and whether a request comes from our own.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::{HeaderMap, header};
use thiserror::Error;

/// An origin: scheme, host and port, `https://schafkopf.example`.
///
/// ```
/// use stammtisch_server::http::Origin;
/// let origin: Origin = "HTTPS://Schafkopf.Example:443/".parse().unwrap();
/// assert_eq!(origin.to_string(), "https://schafkopf.example");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    secure: bool,
    /// Host and port in small letters; the port only where it is not the scheme's own.
    authority: String,
}

/// The error of a text that is no origin.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is not an address of the form https://host or http://host:port")]
pub struct BadOrigin(pub String);

impl Origin {
    /// The origin of a server on an address.
    pub fn of(secure: bool, address: SocketAddr) -> Origin {
        Origin::new(secure, &address.to_string())
    }

    fn new(secure: bool, authority: &str) -> Origin {
        Origin { secure, authority: without_usual_port(secure, authority) }
    }

    /// Whether it is `https`.
    pub const fn is_secure(&self) -> bool {
        self.secure
    }

    /// Host and port.
    pub fn authority(&self) -> &str {
        &self.authority
    }
}

/// Host and port in small letters, without the port that the scheme has anyway.
fn without_usual_port(secure: bool, authority: &str) -> String {
    let authority = authority.to_ascii_lowercase();
    let usual = if secure { ":443" } else { ":80" };
    match authority.strip_suffix(usual) {
        Some(host) => host.to_owned(),
        None => authority,
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

impl FromStr for Origin {
    type Err = BadOrigin;

    fn from_str(text: &str) -> Result<Origin, BadOrigin> {
        let bad = || BadOrigin(text.to_owned());
        let (scheme, rest) = text.trim().split_once("://").ok_or_else(bad)?;
        let secure = match scheme.to_ascii_lowercase().as_str() {
            "https" => true,
            "http" => false,
            _ => return Err(bad()),
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        let allowed = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
        if authority.is_empty() || !authority.chars().all(allowed) {
            return Err(bad());
        }
        Ok(Origin::new(secure, authority))
    }
}

/// Whether a host is named by a number or is this machine: no name that somebody else could point at us.
fn is_literal(host: &str) -> bool {
    let name = host_of(host);
    name == "localhost" || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok()
}

/// Whether a host is this machine itself.
pub(super) fn is_this_machine(authority: &str) -> bool {
    let name = host_of(authority);
    let address = name.trim_matches(['[', ']']).parse::<IpAddr>();
    name == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

/// The host of host and port.
fn host_of(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !host.is_empty() => host,
        _ => authority,
    }
}

/// Whether a request comes from a page of ours, as far as its headers tell: its `Origin` is the public one, or names
/// the host that it was sent to. Where a public origin is set, other hosts count only as numbers, so that no foreign
/// name can be pointed at this server. A request without `Origin` must bring `Sec-Fetch-Site: same-origin`.
pub(super) fn is_same(headers: &HeaderMap, public: Option<&Origin>) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        let site = headers.get("sec-fetch-site").map(axum::http::HeaderValue::as_bytes);
        return site == Some(b"same-origin".as_slice());
    };
    let Ok(origin) = origin.parse::<Origin>() else { return false };
    if public == Some(&origin) {
        return true;
    }
    let Some(host) = text(header::HOST) else { return false };
    let same = without_usual_port(origin.secure, host) == origin.authority;
    same && (public.is_none() || is_literal(&origin.authority))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    use super::{Origin, is_same, is_this_machine};

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn origins_are_read_and_written() {
        for (text, written) in [
            ("http://localhost:7333", "http://localhost:7333"),
            ("http://Host:80/", "http://host"),
            ("https://[::1]:443", "https://[::1]"),
            ("https://a.example:80", "https://a.example:80"),
        ] {
            assert_eq!(text.parse::<Origin>().map(|origin| origin.to_string()), Ok(written.to_owned()));
        }
        for text in
            ["", "null", "ftp://a", "https://", "https://a/b", "https://u@a", "https://a?x", "a.example"]
        {
            assert!(text.parse::<Origin>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_host_that_was_asked_is_the_same_origin() {
        let host = ("host", "a.example:7333");
        assert!(is_same(&headers(&[host, ("origin", "http://a.example:7333")]), None));
        assert!(is_same(&headers(&[("host", "a.example"), ("origin", "https://a.example")]), None));
        assert!(is_same(&headers(&[host, ("sec-fetch-site", "same-origin")]), None));
        for foreign in ["http://b.example:7333", "http://a.example", "null", "http://a.example:7333.evil"] {
            assert!(!is_same(&headers(&[host, ("origin", foreign)]), None), "{foreign}");
        }
        assert!(!is_same(&headers(&[host]), None));
        assert!(!is_same(&headers(&[host, ("sec-fetch-site", "same-site")]), None));
        let both = [host, ("origin", "http://evil.example"), ("sec-fetch-site", "same-origin")];
        assert!(!is_same(&headers(&both), None));
    }

    #[test]
    fn with_a_public_origin_only_that_name_counts() {
        let public: Origin = "https://a.example".parse().expect("an origin");
        let behind_proxy = [("host", "127.0.0.1:7333"), ("origin", "https://a.example")];
        assert!(is_same(&headers(&behind_proxy), Some(&public)));
        let rebound = [("host", "evil.example"), ("origin", "http://evil.example")];
        assert!(is_same(&headers(&rebound), None));
        assert!(!is_same(&headers(&rebound), Some(&public)));
        let at_home = [("host", "192.168.1.5:7333"), ("origin", "http://192.168.1.5:7333")];
        assert!(is_same(&headers(&at_home), Some(&public)));
    }

    #[test]
    fn this_machine_has_several_names() {
        for host in ["localhost", "localhost:7333", "127.0.0.1:80", "[::1]:7333", "[::1]"] {
            assert!(is_this_machine(host), "{host}");
        }
        for host in ["192.168.1.5:7333", "a.example", "localhost.evil"] {
            assert!(!is_this_machine(host), "{host}");
        }
    }
}
