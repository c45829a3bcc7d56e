//! Who is asking: one answer for the whole request.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use stammtisch_text::Lang;

use crate::language;
use crate::network::Household;
use crate::person::Person;

/// Who is asking. The guard before all parts finds it out and lays it into the request; a part that stands without a
/// guard, as in its own tests, learns what the request tells by itself.
#[derive(Debug, Clone)]
pub struct Caller {
    /// The address, proxies that we believe taken away; unspecified where nobody told it.
    pub address: IpAddr,
    /// The person; none for somebody without a name, and where nobody asked.
    pub person: Option<Person>,
    /// Whether it is the administrator, by account or by the one-time link.
    pub admin: bool,
    /// The language of the answer.
    pub lang: Lang,
}

impl Caller {
    /// What a request tells by itself: its language.
    pub fn unknown(parts: &Parts) -> Caller {
        Caller {
            address: IpAddr::V6(Ipv6Addr::UNSPECIFIED),
            person: None,
            admin: false,
            lang: language::of_request(parts.uri.query(), &parts.headers),
        }
    }

    /// The caller of a request.
    pub fn of(parts: &Parts) -> Caller {
        parts.extensions.get().cloned().unwrap_or_else(|| Caller::unknown(parts))
    }

    /// What shares a budget with the caller.
    pub fn household(&self) -> Household {
        self.address.into()
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Infallible> {
        Ok(Caller::of(parts))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;
    use stammtisch_text::Lang;

    use super::Caller;

    #[test]
    fn what_the_guard_found_goes_before_what_the_request_says() {
        let (mut parts, ()) = Request::get("/api/x?lang=en").body(()).expect("a request").into_parts();
        let alone = Caller::of(&parts);
        assert_eq!((alone.lang, alone.admin, alone.person), (Lang::En, false, None));
        parts.extensions.insert(Caller { admin: true, lang: Lang::De, ..Caller::unknown(&parts) });
        let guarded = Caller::of(&parts);
        assert_eq!((guarded.lang, guarded.admin), (Lang::De, true));
    }
}
