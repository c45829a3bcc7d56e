//! Who is asking.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use stammtisch_text::Lang;

use super::app::App;
use super::fault::{Fault, HttpError};
use crate::admin::is_session;
use crate::guest::Guest;
use crate::hub::Visitor;
use crate::network::{Household, client_address};

/// The other end of the connection; whoever accepts connections puts it into the request.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub IpAddr);

/// Who is asking, as far as address, cookies and headers tell.
#[derive(Debug, Clone)]
pub(super) struct Caller {
    pub(super) address: IpAddr,
    pub(super) guest: Option<Guest>,
    pub(super) admin: bool,
    pub(super) lang: Lang,
}

/// The two cookies.
#[derive(Debug, Clone, Copy)]
pub(super) enum Cookie {
    Guest,
    Admin,
}

impl Cookie {
    /// Its name; over TLS browsers hold those with `__Host-` to the very host that set them.
    pub(super) const fn name(self, secure: bool) -> &'static str {
        match (self, secure) {
            (Cookie::Guest, true) => "__Host-stammtisch-guest",
            (Cookie::Guest, false) => "stammtisch-guest",
            (Cookie::Admin, true) => "__Host-stammtisch-admin",
            (Cookie::Admin, false) => "stammtisch-admin",
        }
    }

    /// The header that sets it for so many seconds; zero to take it away.
    pub(super) fn set(self, value: &str, seconds: i64, secure: bool) -> String {
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

impl Caller {
    /// Reads who is asking from a request.
    pub(super) fn of(parts: &Parts, app: &App) -> Caller {
        let secure = app.options.is_secure();
        let now = app.seconds();
        let guest = Cookie::Guest.find(&parts.headers, secure);
        let guest = guest.and_then(|cookie| Guest::open(&app.key, cookie, now));
        let admin = Cookie::Admin.find(&parts.headers, secure);
        let wanted = asked_for(parts.uri.query()).or_else(|| guest.as_ref().map(|guest| guest.lang));
        Caller {
            address: address(parts, app),
            admin: admin.is_some_and(|cookie| is_session(&app.key, cookie, now)),
            lang: wanted.or_else(|| accepted(&parts.headers)).unwrap_or(Lang::De),
            guest,
        }
    }

    /// What shares a budget with the caller.
    pub(super) fn household(&self) -> Household {
        self.address.into()
    }

    /// A fault in the caller's language.
    pub(super) fn refuse(&self, fault: &Fault) -> HttpError {
        fault.told(self.lang)
    }

    /// The caller as a visitor of a table; somebody without a name is none.
    pub(super) fn visitor(&self) -> Result<Visitor, HttpError> {
        let guest = self.guest.as_ref().ok_or_else(|| self.refuse(&Fault::NoGuest))?;
        Ok(Visitor { id: guest.id, name: guest.name.to_string(), lang: self.lang })
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        Ok(Caller::of(parts, app))
    }
}

/// The address that a request comes from.
fn address(parts: &Parts, app: &App) -> IpAddr {
    let peer = parts.extensions.get::<Peer>();
    let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.0);
    let forwarded =
        parts.headers.get_all("x-forwarded-for").into_iter().filter_map(|line| line.to_str().ok());
    let forwarded = forwarded.collect::<Vec<_>>().join(",");
    let forwarded = (!forwarded.is_empty()).then_some(forwarded.as_str());
    client_address(peer, forwarded, &app.options.proxies)
}

/// The language that a query asks for (`?lang=de`).
fn asked_for(query: Option<&str>) -> Option<Lang> {
    query?.split('&').find_map(|pair| pair.strip_prefix("lang="))?.parse().ok()
}

/// The language that the browser likes best among ours.
fn accepted(headers: &HeaderMap) -> Option<Lang> {
    let line = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let weighed = line.split(',').filter_map(|part| {
        let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
        let weight: f32 = weight.trim().parse().ok()?;
        Some((tag.parse::<Lang>().ok()?, weight))
    });
    // The first of the best: a later one must be better to win.
    let best = weighed.fold(None, |best: Option<(Lang, f32)>, (lang, weight)| match best {
        Some((_, most)) if weight <= most => best,
        _ => Some((lang, weight)),
    });
    best.map(|(lang, _)| lang)
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};
    use stammtisch_text::Lang;

    use super::{Cookie, accepted, asked_for};

    #[test]
    fn the_browser_s_language_is_taken_by_weight() {
        for (line, lang) in [
            ("de-DE,de;q=0.9,en;q=0.8", Some(Lang::De)),
            ("en-GB,en;q=0.9,de;q=0.8", Some(Lang::En)),
            ("fr,de;q=0.5,en;q=0.7", Some(Lang::En)),
            ("fr", None),
            (";;q=", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(line));
            assert_eq!(accepted(&headers), lang, "{line}");
        }
        assert_eq!(asked_for(Some("a=b&lang=en")), Some(Lang::En));
        assert_eq!(asked_for(Some("lang=xx")), None);
    }

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
