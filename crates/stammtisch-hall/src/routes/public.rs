//! What anybody may look at.

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use stammtisch_http::Problem;
use stammtisch_http::sent::Params;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::hall::Hall;
use crate::trouble::Trouble;
use crate::views::{self, Announcement, Found, ResultsView};

/// All tournaments, as everybody may know them.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Announcements {
    #[ts(type = "true")]
    ok: bool,
    tournaments: Vec<Announcement>,
}

/// One tournament, with when it begins.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Announced {
    #[ts(type = "true")]
    ok: bool,
    #[serde(flatten)]
    announcement: Announcement,
    starts_at: Option<i64>,
    now: i64,
}

/// Where people of a name sit.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct FoundView {
    #[ts(type = "true")]
    ok: bool,
    found: Vec<Found>,
}

/// All tournaments.
#[utoipa::path(
    get,
    path = "/api/hall/public",
    tag = "public",
    responses(
        (status = 200, body = Announcements),
    )
)]
pub(super) async fn tournaments(State(hall): State<Hall>) -> Result<Json<Announcements>, Trouble> {
    let mut tournaments = Vec::new();
    for head in hall.store.tournaments().await? {
        let room = hall.room(&head.id).await?;
        tournaments.push(room.read(|tournament| views::announcement(&head.id, tournament)));
    }
    Ok(Json(Announcements { ok: true, tournaments }))
}

/// One tournament.
#[utoipa::path(
    get,
    path = "/api/hall/public/{id}",
    tag = "public",
    params(("id" = String, Path, description = "The id of the tournament")),
    responses(
        (status = 200, body = Announced),
        (status = 404, description = "There is no such tournament", body = Problem),
    )
)]
pub(super) async fn tournament(
    State(hall): State<Hall>,
    Path(id): Path<String>,
) -> Result<Json<Announced>, Trouble> {
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    let announcement = room.read(|tournament| views::announcement(&id, tournament));
    let (starts_at, now) = (room.display().starts_at, hall.clock.now());
    Ok(Json(Announced { ok: true, announcement, starts_at, now }))
}

/// Whom one looks for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct NameWanted {
    /// How a name begins; at least two letters.
    #[serde(default)]
    name: String,
}

/// Where people of a name sit.
#[utoipa::path(
    get,
    path = "/api/hall/public/{id}/where",
    tag = "public",
    params(("id" = String, Path, description = "The id of the tournament"), NameWanted),
    responses(
        (status = 200, body = FoundView),
        (status = 404, description = "There is no such tournament", body = Problem),
    )
)]
pub(super) async fn where_does(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Params(NameWanted { name }): Params<NameWanted>,
) -> Result<Json<FoundView>, Trouble> {
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    let found = room.read(|tournament| views::where_does(tournament, &name));
    Ok(Json(FoundView { ok: true, found }))
}

/// The final standings.
#[utoipa::path(
    get,
    path = "/api/hall/public/{id}/results",
    tag = "public",
    params(("id" = String, Path, description = "The id of the tournament")),
    responses(
        (status = 200, body = ResultsView),
        (status = 404, description = "There is no such tournament, or it is not over yet", body = Problem),
    )
)]
pub(super) async fn results(
    State(hall): State<Hall>,
    Path(id): Path<String>,
) -> Result<Json<ResultsView>, Trouble> {
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    let display = room.display();
    room.read(|tournament| views::results(&id, tournament, &display)).map(Json).ok_or(Trouble::NotYet)
}
