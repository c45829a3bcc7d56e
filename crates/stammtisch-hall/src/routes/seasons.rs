//! Seasons: several tournaments of a club, kept by the administrator, open to everybody.

use axum::Json;
use axum::extract::{Path, State};
use schafkopf_turnier::{Season, SeasonPlan, SeasonRound};
use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_desk::slug;
use stammtisch_http::sent::Sent;
use stammtisch_paper::points_plot;
use stammtisch_store::{HallStore as _, StoreError};

use crate::caller::Admin;
use crate::hall::Hall;
use crate::trouble::Trouble;

type Shown = Result<Json<Value>, Trouble>;

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
    let plan = kept(&hall, &id).await?;
    let rounds = rounds(&hall, &plan).await?;
    let season = Season::of(&plan, &rounds)?;
    let ranked: Vec<Value> = season
        .ranked
        .iter()
        .map(|person| {
            let mut told = json!(person);
            told["plot"] = json!(points_plot(person, rounds.len()).as_str());
            told
        })
        .collect();
    Ok(Json(json!({
        "ok": true, "id": id, "name": season.name, "best": season.best, "of": rounds.len(),
        "tournaments": rounds, "ranked": ranked,
    })))
}

/// The plan of a season, and who may be one person in it; for the administrator.
pub(super) async fn plan(_: Admin, State(hall): State<Hall>, Path(id): Path<String>) -> Shown {
    let plan = kept(&hall, &id).await?;
    let season = Season::of(&plan, &rounds(&hall, &plan).await?)?;
    Ok(Json(json!({"ok": true, "id": id, "plan": plan, "suggestions": season.suggestions})))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeasonSent {
    toml: String,
}

/// Keeps a season, if it can be so.
pub(super) async fn keep(
    _: Admin,
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Sent(sent): Sent<SeasonSent>,
) -> Shown {
    let id = slug(&id);
    let plan: SeasonPlan =
        toml::from_str(&sent.toml).map_err(|error| Trouble::BadRequest(error.to_string()))?;
    Season::of(&plan, &rounds(&hall, &plan).await?)?;
    hall.store.keep_season(&id, Some(&sent.toml)).await?;
    Ok(Json(json!({"ok": true, "id": id})))
}

/// Takes a season away.
pub(super) async fn take_away(_: Admin, State(hall): State<Hall>, Path(id): Path<String>) -> Shown {
    hall.store.keep_season(&id, None).await?;
    Ok(Json(json!({"ok": true})))
}

/// The plan that is kept under an id.
async fn kept(hall: &Hall, id: &str) -> Result<SeasonPlan, Trouble> {
    let seasons = hall.store.seasons().await?;
    let text = seasons.into_iter().find(|(found, _)| found == id).map(|(_, text)| text);
    text.and_then(|text| toml::from_str(&text).ok()).ok_or(Trouble::NotFound)
}

/// What the tournaments of a plan came to.
async fn rounds(hall: &Hall, plan: &SeasonPlan) -> Result<Vec<SeasonRound>, Trouble> {
    let mut rounds = Vec::new();
    for name in &plan.tournaments {
        let room = match hall.room(name).await {
            Err(Trouble::Store(StoreError::Unknown(_))) => return Err(Trouble::NotFound),
            other => other?,
        };
        room.catch_up().await?;
        rounds.push(room.read(|tournament| SeasonRound::of(name, tournament))?);
    }
    Ok(rounds)
}
