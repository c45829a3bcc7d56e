//! What anybody may look at.

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use stammtisch_http::sent::Params;
use stammtisch_store::TournamentStore as _;

use crate::hall::Hall;
use crate::trouble::Trouble;
use crate::views::{self, Announcement, Found, ResultsView};

/// All tournaments, as everybody may know them.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Announcements {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    tournaments: Vec<Announcement>,
}

/// One tournament, with when it begins.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Announced {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    #[serde(flatten)]
    announcement: Announcement,
    starts_at: Option<i64>,
    now: i64,
}

/// Where people of a name sit.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FoundView {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    found: Vec<Found>,
}

/// All tournaments.
pub(super) async fn tournaments(State(hall): State<Hall>) -> Result<Json<Announcements>, Trouble> {
    let mut tournaments = Vec::new();
    for head in hall.store.tournaments().await? {
        let room = hall.room(&head.id).await?;
        tournaments.push(room.read(|tournament| views::announcement(&head.id, tournament)));
    }
    Ok(Json(Announcements { ok: true, tournaments }))
}

/// One tournament.
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

#[derive(Debug, Deserialize)]
pub(super) struct Name {
    #[serde(default)]
    name: String,
}

/// Where people of a name sit.
pub(super) async fn where_does(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Params(Name { name }): Params<Name>,
) -> Result<Json<FoundView>, Trouble> {
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    let found = room.read(|tournament| views::where_does(tournament, &name));
    Ok(Json(FoundView { ok: true, found }))
}

/// The final standings.
pub(super) async fn results(
    State(hall): State<Hall>,
    Path(id): Path<String>,
) -> Result<Json<ResultsView>, Trouble> {
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    room.read(|tournament| views::results(&id, tournament)).map(Json).ok_or(Trouble::NotYet)
}
