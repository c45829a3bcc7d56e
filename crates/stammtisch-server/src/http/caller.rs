//! Who is asking, as far as the guard can tell without asking for the person.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::request::Parts;
use stammtisch_http::network::client_address;
use stammtisch_http::{Caller, language};
use stammtisch_text::Lang;

use super::app::App;
use super::fault::Fault;
use crate::hub::Visitor;

/// The other end of the connection; whoever accepts connections puts it into the request.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub IpAddr);

/// What a request tells by itself: everything but the person.
pub(super) fn found(parts: &Parts, app: &App) -> Caller {
    let now = app.seconds();
    let guest = || app.cookies.guest(&parts.headers, now).map(|guest| guest.lang);
    let wanted = language::asked_for(parts.uri.query()).or_else(guest);
    Caller {
        address: address(parts, app),
        person: None,
        admin: app.cookies.is_admin(&parts.headers, now),
        lang: wanted.or_else(|| language::accepted(&parts.headers)).unwrap_or(Lang::De),
    }
}

/// The caller as a visitor of a table; somebody without a name is none.
pub(super) fn visitor(caller: &Caller) -> Result<Visitor, Fault> {
    let person = caller.person.as_ref().ok_or(Fault::NoGuest)?;
    Ok(Visitor { id: person.id, name: person.name.clone(), lang: caller.lang, household: caller.household() })
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
