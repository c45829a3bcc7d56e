//! What anybody may look at.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_http::sent::Params;
use stammtisch_store::TournamentStore as _;

use crate::hall::Hall;
use crate::trouble::Trouble;
use crate::views;

type Shown = Result<Json<Value>, Trouble>;

/// All tournaments.
pub(super) async fn tournaments(State(hall): State<Hall>) -> Shown {
    let mut list = Vec::new();
    for head in hall.store.tournaments().await? {
        let room = hall.room(&head.id).await?;
        list.push(room.read(|tournament| views::announcement(&head.id, tournament)));
    }
    Ok(Json(json!({"ok": true, "tournaments": list})))
}

/// One tournament.
pub(super) async fn tournament(State(hall): State<Hall>, Path(id): Path<String>) -> Shown {
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    let mut told = room.read(|tournament| views::announcement(&id, tournament));
    told["ok"] = json!(true);
    told["starts_at"] = json!(room.display().starts_at);
    told["now"] = json!(hall.clock.now());
    Ok(Json(told))
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
) -> Shown {
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    let found = room.read(|tournament| views::where_does(tournament, &name));
    Ok(Json(json!({"ok": true, "found": found})))
}

/// The final standings.
pub(super) async fn results(State(hall): State<Hall>, Path(id): Path<String>) -> Shown {
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    room.read(|tournament| views::results(&id, tournament)).map(Json).ok_or(Trouble::NotYet)
}
