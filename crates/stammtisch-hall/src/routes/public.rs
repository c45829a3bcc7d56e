//! What anybody may look at.

use axum::Json;
use axum::extract::{Path, State};
use schafkopf_turnier::{Season, SeasonPlan, SeasonRound};
use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_paper::points_plot;
use stammtisch_store::{HallStore as _, StoreError, TournamentStore as _};

use crate::caller::Params;
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

/// All seasons.
pub(super) async fn seasons(State(hall): State<Hall>) -> Shown {
    let seasons = hall.store.seasons().await?;
    let told: Vec<Value> = seasons
        .iter()
        .filter_map(|(id, text)| {
            let plan: SeasonPlan = toml::from_str(text).ok()?;
            Some(json!({"id": id, "name": plan.name, "tournaments": plan.tournaments.len()}))
        })
        .collect();
    Ok(Json(json!({"ok": true, "seasons": told})))
}

/// A season with its ranking.
pub(super) async fn season(State(hall): State<Hall>, Path(id): Path<String>) -> Shown {
    let seasons = hall.store.seasons().await?;
    let text = seasons.into_iter().find(|(found, _)| *found == id).map(|(_, text)| text);
    let plan: SeasonPlan = text.and_then(|text| toml::from_str(&text).ok()).ok_or(Trouble::NotFound)?;
    let mut rounds = Vec::new();
    for name in &plan.tournaments {
        let room = match hall.room(name).await {
            Err(Trouble::Store(StoreError::Unknown(_))) => return Err(Trouble::NotFound),
            other => other?,
        };
        room.catch_up().await?;
        rounds.push(room.read(|tournament| SeasonRound::of(name, tournament))?);
    }
    let season = Season::of(&plan, &rounds)?;
    let ranked: Vec<Value> = season
        .ranked
        .iter()
        .map(|person| {
            let mut told = json!(person);
            told["plot"] = json!(points_plot(person, rounds.len()));
            told
        })
        .collect();
    Ok(Json(json!({
        "ok": true, "id": id, "name": season.name, "best": season.best, "of": rounds.len(),
        "tournaments": rounds, "ranked": ranked,
    })))
}
