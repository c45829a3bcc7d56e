//! The caller: who sends a request, by the link in its header or a ticket in its address.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use stammtisch_desk::{Link, LinkRole, in_office};
use stammtisch_text::Lang;

use crate::hall::Hall;
use crate::room::Room;
use crate::trouble::Trouble;

/// Who sends a request.
pub(crate) struct Caller {
    pub(crate) link: Arc<Link>,
    pub(crate) room: Arc<Room>,
    pub(crate) lang: Lang,
}

impl Caller {
    /// Whether the link is of one of these roles.
    pub(crate) fn must_be(&self, roles: &[LinkRole]) -> Result<(), Trouble> {
        if roles.contains(&self.link.role) { Ok(()) } else { Err(Trouble::NotYours) }
    }
}

/// The token in the header.
fn token(parts: &Parts) -> Option<&str> {
    parts.headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The address without its ticket, and the ticket.
fn without_ticket(parts: &Parts) -> Option<(String, String)> {
    let query = parts.uri.query()?;
    let ticket = query.split('&').find_map(|pair| pair.strip_prefix("ticket="))?;
    let rest: Vec<&str> = query.split('&').filter(|pair| !pair.starts_with("ticket=")).collect();
    let path = parts.uri.path();
    let whole = if rest.is_empty() { path.to_owned() } else { format!("{path}?{}", rest.join("&")) };
    Some((whole, ticket.to_owned()))
}

async fn link_of(parts: &Parts, hall: &Hall) -> Result<Arc<Link>, Trouble> {
    if let Some(token) = token(parts) {
        return hall.link(token).await.map(Arc::new);
    }
    let (path, ticket) = without_ticket(parts).ok_or(Trouble::NoLink)?;
    hall.take_ticket(&ticket, &path).ok_or(Trouble::NoLink)
}

impl FromRequestParts<Hall> for Caller {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Result<Caller, Trouble> {
        let link = link_of(parts, hall).await?;
        let room = hall.room(&link.tournament).await?;
        room.catch_up().await?;
        if room.is_revoked(&link.hash) {
            return Err(Trouble::Revoked);
        }
        // Who was relieved of his office keeps no link of it.
        if !room.read(|tournament| in_office(tournament.state(), &link)) {
            return Err(Trouble::NotYours);
        }
        Ok(Caller { link, room, lang: stammtisch_http::Caller::of(parts).lang })
    }
}

/// The administrator of the server.
pub(crate) struct Admin;

impl FromRequestParts<Hall> for Admin {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, _: &Hall) -> Result<Admin, Trouble> {
        if stammtisch_http::Caller::of(parts).admin { Ok(Admin) } else { Err(Trouble::NotYours) }
    }
}

/// The language of whoever asks, with a link or without.
pub(crate) struct Tongue(pub(crate) Lang);

impl FromRequestParts<Hall> for Tongue {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Hall) -> Result<Tongue, Infallible> {
        Ok(Tongue(stammtisch_http::Caller::of(parts).lang))
    }
}
