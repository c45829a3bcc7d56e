//! Seasons: several tournaments of a club, kept by the administrator, open to everybody.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use schafkopf_turnier::{Season, SeasonPerson, SeasonPlan, SeasonRound};
use serde::{Deserialize, Serialize};
use stammtisch_desk::slug;
use stammtisch_http::Problem;
use stammtisch_http::sent::Sent;
use stammtisch_paper::{points_plot, season_table};
use stammtisch_store::StoreError;
use stammtisch_store::kept::SeasonPlan as KeptPlan;
use ts_rs::TS;
use utoipa::ToSchema;

use super::files::spreadsheet;
use crate::caller::{Admin, Tongue};
use crate::hall::Hall;
use crate::trouble::Trouble;
use crate::wire;

/// All seasons.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Seasons {
    #[ts(type = "true")]
    ok: bool,
    seasons: Vec<SeasonLine>,
}

/// A season in short.
#[derive(Debug, Serialize, TS, ToSchema)]
struct SeasonLine {
    id: String,
    name: String,
    tournaments: usize,
}

/// A season with its ranking.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct SeasonView {
    #[ts(type = "true")]
    ok: bool,
    id: String,
    name: String,
    best: Option<usize>,
    of: usize,
    tournaments: Vec<wire::SeasonRound>,
    ranked: Vec<SeasonRanked>,
}

/// Somebody in the ranking of a season.
#[derive(Debug, Serialize, TS, ToSchema)]
struct SeasonRanked {
    rank: usize,
    shared: bool,
    name: String,
    town: String,
    points: i64,
    counted: usize,
    results: Vec<wire::SeasonResult>,
    stats: wire::SeasonStats,
    /// The course of the points, as SVG.
    plot: String,
}

/// The plan of a season, and who may be one person in it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct SeasonPlanView {
    #[ts(type = "true")]
    ok: bool,
    id: String,
    plan: wire::SeasonPlan,
    suggestions: Vec<wire::SeasonSuggestion>,
}

/// A season that is kept.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct SeasonKept {
    #[ts(type = "true")]
    ok: bool,
    id: String,
}

/// A season that was taken away.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct SeasonGone {
    #[ts(type = "true")]
    ok: bool,
}

/// All seasons.
#[utoipa::path(
    get,
    path = "/api/hall/public/seasons",
    tag = "public",
    responses(
        (status = 200, body = Seasons),
    )
)]
pub(super) async fn seasons(State(hall): State<Hall>) -> Result<Json<Seasons>, Trouble> {
    let kept = hall.store.seasons().await?.into_iter();
    let seasons = kept.filter_map(|(id, text)| {
        let plan = read(&text).ok()?;
        Some(SeasonLine { id, name: plan.name, tournaments: plan.tournaments.len() })
    });
    Ok(Json(Seasons { ok: true, seasons: seasons.collect() }))
}

/// A season with its ranking.
#[utoipa::path(
    get,
    path = "/api/hall/public/seasons/{id}",
    tag = "public",
    params(("id" = String, Path, description = "The id of the season")),
    responses(
        (status = 200, body = SeasonView),
        (status = 404, description = "There is no such season", body = Problem),
    )
)]
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
        let results = results.into_iter().map(wire::SeasonResult::from).collect();
        SeasonRanked { rank, shared, name, town, points, counted, results, stats: stats.into(), plot }
    });
    let ranked = ranked.collect();
    Ok(Json(SeasonView {
        ok: true,
        id,
        name: season.name,
        best: season.best,
        of,
        tournaments: rounds.into_iter().map(wire::SeasonRound::from).collect(),
        ranked,
    }))
}

/// The ranking of a season as a table for a spreadsheet.
#[utoipa::path(
    get,
    path = "/api/hall/public/seasons/{id}/csv",
    tag = "public",
    params(("id" = String, Path, description = "The id of the season")),
    responses(
        (status = 200, description = "The ranking", content_type = "text/csv", body = String),
        (status = 404, description = "There is no such season", body = Problem),
    )
)]
pub(super) async fn table(
    State(hall): State<Hall>,
    Tongue(lang): Tongue,
    Path(id): Path<String>,
) -> Result<Response, Trouble> {
    let plan = kept(&hall, &id).await?;
    let rounds = rounds(&hall, &plan).await?;
    let season = Season::of(&plan, &rounds)?;
    Ok(spreadsheet("saison.csv", &season_table(lang, &season, &rounds)))
}

/// The plan of a season, and who may be one person in it; for the administrator.
#[utoipa::path(
    get,
    path = "/api/hall/seasons/{id}",
    tag = "creating",
    params(("id" = String, Path, description = "The id of the season")),
    responses(
        (status = 200, body = SeasonPlanView),
        (status = 403, description = "Only the administrator may do this", body = Problem),
        (status = 404, description = "There is no such season", body = Problem),
    )
)]
pub(super) async fn plan(
    _: Admin,
    State(hall): State<Hall>,
    Path(id): Path<String>,
) -> Result<Json<SeasonPlanView>, Trouble> {
    let plan = kept(&hall, &id).await?;
    let season = Season::of(&plan, &rounds(&hall, &plan).await?)?;
    let suggestions = season.suggestions.into_iter().map(wire::SeasonSuggestion::from).collect();
    Ok(Json(SeasonPlanView { ok: true, id, plan: plan.into(), suggestions }))
}

/// A season that is wanted.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeasonWanted {
    /// Its plan, as TOML.
    toml: String,
}

/// Keeps a season, if it can be so.
#[utoipa::path(
    put,
    path = "/api/hall/seasons/{id}",
    tag = "creating",
    params(("id" = String, Path, description = "The id of the season")),
    request_body = SeasonWanted,
    responses(
        (status = 200, body = SeasonKept),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 403, description = "Only the administrator may do this", body = Problem),
        (status = 404, description = "A tournament of it is not there", body = Problem),
        (status = 422, description = "The season cannot be so", body = Problem),
    )
)]
pub(super) async fn keep(
    _: Admin,
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Sent(sent): Sent<SeasonWanted>,
) -> Result<Json<SeasonKept>, Trouble> {
    let id = slug(&id);
    let plan = read(&sent.toml).map_err(|error| Trouble::BadRequest(error.to_string()))?;
    Season::of(&plan, &rounds(&hall, &plan).await?)?;
    hall.store.keep_season(&id, Some(&sent.toml)).await?;
    Ok(Json(SeasonKept { ok: true, id }))
}

/// Takes a season away.
#[utoipa::path(
    delete,
    path = "/api/hall/seasons/{id}",
    tag = "creating",
    params(("id" = String, Path, description = "The id of the season")),
    responses(
        (status = 200, body = SeasonGone),
        (status = 403, description = "Only the administrator may do this", body = Problem),
    )
)]
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
    text.and_then(|text| read(&text).ok()).ok_or(Trouble::NotFound)
}

fn read(text: &str) -> Result<SeasonPlan, toml::de::Error> {
    toml::from_str::<KeptPlan>(text).map(SeasonPlan::from)
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
