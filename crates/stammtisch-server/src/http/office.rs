//! The administrator: how one becomes one, where one is, and how the server is doing.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use stammtisch_http::Caller;
use stammtisch_http::Problem;
use stammtisch_http::sent::Sent;
use utoipa::ToSchema;

use super::app::App;
use super::fault::Fault;
use super::people::{Me, answer, with_cookie};
use crate::admin::LinkError;
use crate::wire::PROTOCOL;

/// The one-time link, used.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct LinkUsed {
    /// The secret part of the link.
    token: String,
}

/// The browsers that are the administrator's by a link.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct AdminSessions {
    /// Each of them.
    sessions: Vec<AdminSessionShown>,
}

/// A browser that is the administrator's by a link.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct AdminSessionShown {
    /// A name for it that is no secret.
    id: String,
    /// When it began, in microseconds of UTC.
    since: i64,
    /// Whether it is the one that asks.
    current: bool,
}

/// What the administrator sees.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct AdminStatus {
    /// The version of the program.
    version: &'static str,
    /// The version of the WebSocket protocol.
    protocol: u32,
    /// Seconds since the start.
    uptime_s: i64,
    /// Tables that are awake.
    tables: u64,
    /// Connections to tables.
    connections: u64,
    /// Sockets that are open.
    sockets: usize,
    /// Commands done since the start.
    commands: u64,
    /// Commands refused since the start.
    refused: u64,
    /// Answers of bots since the start.
    bot_answers: u64,
}

fn is_admin(caller: &Caller) -> Result<(), Fault> {
    if caller.admin { Ok(()) } else { Err(Fault::NotAdmin) }
}

/// Uses the one-time link: makes its user the administrator. The token comes in the body, where no log sees it.
#[utoipa::path(
    post,
    path = "/api/admin/session",
    tag = "admin",
    request_body = LinkUsed,
    responses(
        (status = 200, description = "With a cookie", body = Me),
        (status = 403, description = "The link was used, is too old, or never was", body = Problem),
    )
)]
pub(super) async fn begin(
    State(app): State<App>,
    caller: Caller,
    Sent(LinkUsed { token }): Sent<LinkUsed>,
) -> Result<Response, Fault> {
    let session = app.admin.redeem(&token, app.seconds()).map_err(|error| match error {
        LinkError::Invalid => Fault::LinkInvalid,
        LinkError::File(error) => unwritten(&error),
    })?;
    tracing::info!("the administrator's link was used");
    let me = answer(caller.person.as_ref(), true);
    Ok(with_cookie(Json(me), app.cookies.set_admin(&session)))
}

/// What the file of the administrator's link refuses is for whoever runs the server.
fn unwritten(error: &std::io::Error) -> Fault {
    tracing::error!(%error, "the administrator's link cannot be used");
    Fault::Internal
}

/// Ends the session of the browser that asks, if it has one by the link.
#[utoipa::path(
    post,
    path = "/api/admin/session/end",
    tag = "admin",
    responses((status = 200, description = "The cookie is taken away", body = Me))
)]
pub(super) async fn end(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Response, Fault> {
    if let Some(session) = app.cookies.admin_session(&headers, app.seconds()) {
        app.admin.revoke(&session.id).map_err(|error| unwritten(&error))?;
    }
    let admin = caller.person.as_ref().is_some_and(|person| person.account && person.admin);
    Ok(with_cookie(Json(answer(caller.person.as_ref(), admin)), app.cookies.remove_admin()))
}

/// Which browsers are the administrator's by a link.
#[utoipa::path(
    get,
    path = "/api/admin/sessions",
    tag = "admin",
    responses((status = 200, body = AdminSessions), (status = 403, description = "Not the administrator", body = Problem))
)]
pub(super) async fn sessions(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Json<AdminSessions>, Fault> {
    is_admin(&caller)?;
    let now = app.seconds();
    let current = app.cookies.admin_session(&headers, now).map(|session| session.id);
    let all = app.admin.sessions(now).map_err(|error| unwritten(&error))?;
    let shown = all.into_iter().map(|session| AdminSessionShown {
        current: current.as_ref() == Some(&session.id),
        since: session.since.saturating_mul(1_000_000),
        id: session.id,
    });
    Ok(Json(AdminSessions { sessions: shown.collect() }))
}

/// Ends one of them.
#[utoipa::path(
    post,
    path = "/api/admin/sessions/{id}/revoke",
    tag = "admin",
    params(("id" = String, Path, description = "The id of the session")),
    responses(
        (status = 200, body = AdminSessions),
        (status = 403, description = "Not the administrator", body = Problem),
        (status = 404, description = "There is no such session", body = Problem),
    )
)]
pub(super) async fn revoke(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Json<AdminSessions>, Fault> {
    is_admin(&caller)?;
    if !app.admin.revoke(&id).map_err(|error| unwritten(&error))? {
        return Err(Fault::NotFound);
    }
    tracing::info!("a session of the administrator's link was ended");
    sessions(State(app), headers, caller).await
}

/// How the server is doing; for the administrator.
#[utoipa::path(
    get,
    path = "/api/admin/status",
    tag = "admin",
    responses((status = 200, body = AdminStatus), (status = 403, description = "Not the administrator", body = Problem))
)]
pub(super) async fn status(State(app): State<App>, caller: Caller) -> Result<Json<AdminStatus>, Fault> {
    is_admin(&caller)?;
    let figures = app.hub.figures().await;
    Ok(Json(AdminStatus {
        version: env!("CARGO_PKG_VERSION"),
        protocol: PROTOCOL,
        uptime_s: (app.clock.now() - app.started) / 1_000_000,
        tables: figures.tables,
        connections: figures.connections,
        sockets: *app.sockets.borrow(),
        commands: figures.commands,
        refused: figures.refused,
        bot_answers: figures.bot_answers,
    }))
}
