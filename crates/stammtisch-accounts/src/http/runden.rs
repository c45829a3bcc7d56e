//! Handlers of `/api/rounds`.

use axum::Json;
use axum::extract::{Path, State};
use stammtisch_http::Problem;
use stammtisch_http::link;
use stammtisch_http::sent::{Params, Sent};

use super::Answer;
use super::asking::Asker;
use crate::accounts::Accounts;
use crate::wire::{
    Done, Entering, NewRunde, RundeAfter, RundeBeing, RundeCard, RundeKept, RundeLines, RundeLink,
    RundeLinkWanted, RundeLog, Runden,
};

/// The rounds to which one belongs.
#[utoipa::path(
    get,
    path = "/api/rounds",
    tag = "rounds",
    responses(
        (status = 200, body = Runden),
        (status = 401, description = "No name was given yet", body = Problem),
    )
)]
pub(super) async fn all(State(accounts): State<Accounts>, asker: Asker) -> Answer<Runden> {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(Runden { runden: accounts.runden(&me).await? }))
}

/// Keeps a new round.
#[utoipa::path(
    post,
    path = "/api/rounds",
    tag = "rounds",
    request_body = NewRunde,
    responses(
        (status = 200, body = RundeCard),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 422, description = "The name cannot be, or there are too many", body = Problem),
        (status = 429, description = "Too many at once", body = Problem),
    )
)]
pub(super) async fn open(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(NewRunde { name }): Sent<NewRunde>,
) -> Answer<RundeCard> {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(accounts.open_runde(&me, &name).await?))
}

/// Enters a round by its link.
#[utoipa::path(
    post,
    path = "/api/rounds/enter",
    tag = "rounds",
    request_body = Entering,
    responses(
        (status = 200, body = RundeCard),
        (status = 401, description = "The link is not valid, or no name was given yet", body = Problem),
    )
)]
pub(super) async fn enter(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Entering { token }): Sent<Entering>,
) -> Answer<RundeCard> {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(accounts.enter_runde(&me, &token).await?))
}

/// Makes a link by which others enter; the one before opens nothing any more.
#[utoipa::path(
    post,
    path = "/api/rounds/{id}/link",
    tag = "rounds",
    params(("id" = String, Path, description = "The id of the round")),
    request_body = RundeLinkWanted,
    responses(
        (status = 200, body = RundeLink),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "One belongs to no such round", body = Problem),
    )
)]
pub(super) async fn link(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
    Sent(RundeLinkWanted { origin }): Sent<RundeLinkWanted>,
) -> Answer<RundeLink> {
    let me = accounts.somebody(&asker.headers).await?;
    let path = format!("/runde/enter#{}", accounts.link_runde(&me, &id).await?);
    let qr = link::qr(&format!("{}{path}", link::sound_origin(origin.as_deref())));
    Ok(Json(RundeLink { path, qr }))
}

/// Says which member one is.
#[utoipa::path(
    post,
    path = "/api/rounds/{id}/me",
    tag = "rounds",
    params(("id" = String, Path, description = "The id of the round")),
    request_body = RundeBeing,
    responses(
        (status = 200, body = RundeCard),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "One belongs to no such round, or it has no such member", body = Problem),
    )
)]
pub(super) async fn be(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
    Sent(RundeBeing { member }): Sent<RundeBeing>,
) -> Answer<RundeCard> {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(accounts.be_in_runde(&me, &id, member.as_deref()).await?))
}

/// Belongs to a round no more.
#[utoipa::path(
    post,
    path = "/api/rounds/{id}/leave",
    tag = "rounds",
    params(("id" = String, Path, description = "The id of the round")),
    responses(
        (status = 200, body = Done),
        (status = 401, description = "No name was given yet", body = Problem),
    )
)]
pub(super) async fn leave(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
) -> Answer<Done> {
    let me = accounts.somebody(&asker.headers).await?;
    accounts.leave_runde(&me, &id).await?;
    Ok(Json(Done {}))
}

/// The entries of a round's log after so many.
#[utoipa::path(
    get,
    path = "/api/rounds/{id}/log",
    tag = "rounds",
    params(("id" = String, Path, description = "The id of the round"), RundeAfter),
    responses(
        (status = 200, body = RundeLog),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "One belongs to no such round", body = Problem),
    )
)]
pub(super) async fn log(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
    Params(RundeAfter { after }): Params<RundeAfter>,
) -> Answer<RundeLog> {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(accounts.runde_log(&me, &id, after).await?))
}

/// Adds what a device has written; what is there already is there once.
#[utoipa::path(
    post,
    path = "/api/rounds/{id}/log",
    tag = "rounds",
    params(("id" = String, Path, description = "The id of the round")),
    request_body = RundeLines,
    responses(
        (status = 200, body = RundeKept),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "One belongs to no such round", body = Problem),
        (status = 422, description = "A line is no entry, or there are too many", body = Problem),
        (status = 429, description = "Too many at once", body = Problem),
    )
)]
pub(super) async fn write(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
    Sent(RundeLines { lines }): Sent<RundeLines>,
) -> Answer<RundeKept> {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(RundeKept { head: accounts.write_runde(&me, &id, &lines).await? }))
}
