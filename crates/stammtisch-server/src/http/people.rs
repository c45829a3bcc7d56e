//! Who one is.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use stammtisch_http::Caller;
use stammtisch_http::Person;
use stammtisch_http::Problem;
use stammtisch_http::name::Name;
use stammtisch_http::sent::Sent;
use stammtisch_text::Lang;
use utoipa::ToSchema;

use super::app::App;
use super::fault::Fault;
use crate::guest::Guest;
use crate::wire::PROTOCOL;

/// Who the caller is, and what he talks to.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Me {
    /// The person, guest or account; none as long as no name was given.
    guest: Option<GuestShown>,
    /// Whether that person is signed in with an account.
    account: bool,
    /// Whether the caller is an administrator.
    admin: bool,
    /// The version of the WebSocket protocol.
    protocol: u32,
    /// The version of the program.
    version: &'static str,
}

/// Somebody with a name.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct GuestShown {
    /// A UUID of version 7.
    id: String,
    /// The name.
    name: String,
}

/// The name that somebody wants.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct GuestWanted {
    /// 1–24 visible characters.
    name: String,
    /// `de` or `en`; as before, or as the browser likes, if it is not given.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(test, ts(type = "\"de\" | \"en\"", optional))]
    lang: Option<Lang>,
}

pub(super) fn answer(person: Option<&Person>, admin: bool) -> Me {
    Me {
        guest: person.map(|person| GuestShown { id: person.id.to_string(), name: person.name.clone() }),
        account: person.is_some_and(|person| person.account),
        admin,
        protocol: PROTOCOL,
        version: env!("CARGO_PKG_VERSION"),
    }
}

/// An answer with a cookie.
pub(super) fn with_cookie(response: impl axum::response::IntoResponse, cookie: HeaderValue) -> Response {
    let mut response = response.into_response();
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
pub(super) async fn me(caller: Caller) -> Json<Me> {
    Json(answer(caller.person.as_ref(), caller.admin))
}

/// Takes a name, or another one: sets the signed cookie that keeps a seat.
#[utoipa::path(
    post,
    path = "/api/guest",
    tag = "people",
    request_body = GuestWanted,
    responses(
        (status = 200, body = Me),
        (status = 409, description = "An account has this name, or one is signed in", body = Problem),
        (status = 422, description = "The name cannot be taken", body = Problem),
        (status = 429, description = "Too many names from this address", body = Problem),
    )
)]
pub(super) async fn name_guest(
    State(app): State<App>,
    caller: Caller,
    Sent(wanted): Sent<GuestWanted>,
) -> Result<Response, Fault> {
    let lang = wanted.lang.unwrap_or(caller.lang);
    let name = Name::parse(&wanted.name).map_err(Fault::BadName)?;
    if caller.person.as_ref().is_some_and(|person| person.account) {
        return Err(Fault::HasAccount);
    }
    let free = app.people.name_is_free(name.as_str()).await.map_err(|_| Fault::Internal)?;
    if !free {
        return Err(Fault::NameTaken);
    }
    let guest = match &caller.person {
        Some(known) => Guest { id: known.id, name, lang },
        None if app.guests.take(caller.household(), std::time::Instant::now()) => {
            let mut random = [0; 10];
            app.random.fill(&mut random);
            Guest::new(name, lang, app.clock.now() / 1000, random)
        }
        None => return Err(Fault::TooMany),
    };
    let cookie = app.cookies.set_guest(&guest, app.seconds());
    let (id, name) = (guest.id, guest.name.to_string());
    let person = Person { id, name, account: false, admin: caller.admin, session: None };
    Ok(with_cookie(Json(answer(Some(&person), caller.admin)), cookie))
}

/// Forgets a guest: his cookie goes, and his name everywhere. Accounts are deleted elsewhere, with their password.
#[utoipa::path(
    post,
    path = "/api/guest/forget",
    tag = "people",
    responses((status = 200, body = Me), (status = 409, description = "It is an account", body = Problem))
)]
pub(super) async fn forget_guest(State(app): State<App>, caller: Caller) -> Result<Response, Fault> {
    if let Some(person) = &caller.person {
        if person.account {
            return Err(Fault::HasAccount);
        }
        app.people.forget(person.id).await.map_err(|_| Fault::Internal)?;
    }
    Ok(with_cookie(Json(answer(None, caller.admin)), app.cookies.remove_guest()))
}
