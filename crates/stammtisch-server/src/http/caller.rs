//! Who is asking.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use stammtisch_http::network::{Household, client_address};
use stammtisch_text::Lang;

use super::app::App;
use super::fault::{Fault, HttpError};
use crate::directory::Person;
use crate::hub::Visitor;

/// The other end of the connection; whoever accepts connections puts it into the request.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub IpAddr);

/// Who is asking: one answer for the whole request, which the guard finds out.
#[derive(Debug, Clone)]
pub(super) struct Caller {
    pub(super) address: IpAddr,
    /// The person; none for somebody without a name, and where nobody asks for it.
    pub(super) person: Option<Person>,
    pub(super) admin: bool,
    pub(super) lang: Lang,
}

impl Caller {
    /// What a request tells by itself: everything but the person.
    pub(super) fn of(parts: &Parts, app: &App) -> Caller {
        let now = app.seconds();
        let cookie = || app.cookies.guest(&parts.headers, now).map(|guest| guest.lang);
        let wanted = asked_for(parts.uri.query()).or_else(cookie);
        Caller {
            address: address(parts, app),
            admin: app.cookies.is_admin(&parts.headers, now),
            lang: wanted.or_else(|| accepted(&parts.headers)).unwrap_or(Lang::De),
            person: None,
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
        let person = self.person.as_ref().ok_or_else(|| self.refuse(&Fault::NoGuest))?;
        Ok(Visitor { id: person.id, name: person.name.clone(), lang: self.lang })
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        let found = parts.extensions.get::<Caller>().cloned();
        Ok(found.unwrap_or_else(|| Caller::of(parts, app)))
    }
}

/// The address that a request comes from.
fn address(parts: &Parts, app: &App) -> IpAddr {
    let peer = parts.extensions.get::<Peer>().map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.0);
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

    use super::{accepted, asked_for};

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
}
