//! Seasons: several tournaments of a club, kept by the administrator, open to everybody.

use axum::Json;
use axum::extract::{Path, State};
use schafkopf_turnier::{
    Season, SeasonPerson, SeasonPlan, SeasonResult, SeasonRound, SeasonStats, Suggestion,
};
use serde::{Deserialize, Serialize};
use stammtisch_desk::slug;
use stammtisch_http::sent::Sent;
use stammtisch_paper::points_plot;
use stammtisch_store::{HallStore as _, StoreError};

use crate::caller::Admin;
use crate::hall::Hall;
use crate::trouble::Trouble;

/// All seasons.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Seasons {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    seasons: Vec<SeasonLine>,
}

/// A season in short.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct SeasonLine {
    id: String,
    name: String,
    tournaments: usize,
}

/// A season with its ranking.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeasonView {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    id: String,
    name: String,
    best: Option<usize>,
    of: usize,
    #[cfg_attr(test, ts(as = "Vec<crate::views::shape::SeasonRound>"))]
    tournaments: Vec<SeasonRound>,
    ranked: Vec<SeasonRanked>,
}

/// Somebody in the ranking of a season.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct SeasonRanked {
    rank: usize,
    shared: bool,
    name: String,
    town: String,
    points: i64,
    counted: usize,
    #[cfg_attr(test, ts(as = "Vec<crate::views::shape::SeasonResult>"))]
    results: Vec<SeasonResult>,
    #[cfg_attr(test, ts(as = "crate::views::shape::SeasonStats"))]
    stats: SeasonStats,
    /// The course of the points, as SVG.
    plot: String,
}

/// The plan of a season, and who may be one person in it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeasonPlanView {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    id: String,
    #[cfg_attr(test, ts(as = "crate::views::shape::SeasonPlan"))]
    plan: SeasonPlan,
    #[cfg_attr(test, ts(as = "Vec<crate::views::shape::SeasonSuggestion>"))]
    suggestions: Vec<Suggestion>,
}

/// A season that is kept.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeasonKept {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    id: String,
}

/// A season that was taken away.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeasonGone {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
}

/// All seasons.
pub(super) async fn seasons(State(hall): State<Hall>) -> Result<Json<Seasons>, Trouble> {
    let kept = hall.store.seasons().await?.into_iter();
    let seasons = kept.filter_map(|(id, text)| {
        let plan: SeasonPlan = toml::from_str(&text).ok()?;
        Some(SeasonLine { id, name: plan.name, tournaments: plan.tournaments.len() })
    });
    Ok(Json(Seasons { ok: true, seasons: seasons.collect() }))
}

/// A season with its ranking.
pub(super) async fn season(
    State(hall): State<Hall>,
    Path(id): Path<String>,
) -> Result<Json<SeasonView>, Trouble> {
    let plan = kept(&hall, &id).await?;
    let rounds = rounds(&hall, &plan).await?;
    let season = Season::of(&plan, &rounds)?;
    let of = rounds.len();
    let ranked = season.ranked.into_iter().map(|person| {
        let plot = points_plot(&person, of).as_str().to_owned();
        let SeasonPerson { rank, shared, name, town, points, counted, results, stats } = person;
        SeasonRanked { rank, shared, name, town, points, counted, results, stats, plot }
    });
    let ranked = ranked.collect();
    Ok(Json(SeasonView {
        ok: true,
        id,
        name: season.name,
        best: season.best,
        of,
        tournaments: rounds,
        ranked,
    }))
}

/// The plan of a season, and who may be one person in it; for the administrator.
pub(super) async fn plan(
    _: Admin,
    State(hall): State<Hall>,
    Path(id): Path<String>,
) -> Result<Json<SeasonPlanView>, Trouble> {
    let plan = kept(&hall, &id).await?;
    let season = Season::of(&plan, &rounds(&hall, &plan).await?)?;
    Ok(Json(SeasonPlanView { ok: true, id, plan, suggestions: season.suggestions }))
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
) -> Result<Json<SeasonKept>, Trouble> {
    let id = slug(&id);
    let plan: SeasonPlan =
        toml::from_str(&sent.toml).map_err(|error| Trouble::BadRequest(error.to_string()))?;
    Season::of(&plan, &rounds(&hall, &plan).await?)?;
    hall.store.keep_season(&id, Some(&sent.toml)).await?;
    Ok(Json(SeasonKept { ok: true, id }))
}

/// Takes a season away.
pub(super) async fn take_away(
    _: Admin,
    State(hall): State<Hall>,
    Path(id): Path<String>,
) -> Result<Json<SeasonGone>, Trouble> {
    hall.store.keep_season(&id, None).await?;
    Ok(Json(SeasonGone { ok: true }))
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
