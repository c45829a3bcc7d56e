//! The routes of the hall.

mod acting;
mod creating;
mod files;
mod links;
mod looking;
mod public;
mod seasons;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use stammtisch_http::problem::in_words;

use crate::hall::Hall;

/// Longest body of a request.
const LONGEST: usize = 1024 * 1024;
/// Longest table of registrations.
const LONGEST_TABLE: usize = 4 * 1024 * 1024;
/// Longest export of a tournament.
const LONGEST_EXPORT: usize = 32 * 1024 * 1024;

/// All routes of the hall, under `/api/hall`. Limits of rate, checks of origin and headers for pages are the server's.
pub fn router(hall: Hall) -> Router {
    Router::new()
        .route("/api/hall/do", post(acting::act))
        .route("/api/hall/batch", post(acting::batch))
        .route("/api/hall/preview", post(acting::preview))
        .route("/api/hall/display", get(looking::display).post(acting::display))
        .route("/api/hall/players/import", post(acting::import).layer(DefaultBodyLimit::max(LONGEST_TABLE)))
        .merge(viewing())
        .route("/api/hall/links", get(links::links).post(links::make))
        .route("/api/hall/links/sheet", post(links::sheet))
        .route("/api/hall/links/{id}/revoke", post(links::revoke))
        .route("/api/hall/ticket", post(files::ticket))
        .route("/api/hall/print/{what}", get(files::print))
        .route("/api/hall/export", get(files::export))
        .route("/api/hall/backup", get(files::backup))
        .route("/api/hall/players.csv", get(files::players))
        .route("/api/hall/rules", get(creating::rules))
        .route("/api/hall/tournaments", get(creating::tournaments).post(creating::create))
        .route(
            "/api/hall/tournaments/import",
            post(creating::import).layer(DefaultBodyLimit::max(LONGEST_EXPORT)),
        )
        .route("/api/hall/tournaments/{id}/director", post(creating::director))
        .route("/api/hall/seasons/{id}", get(seasons::plan).put(seasons::keep).delete(seasons::take_away))
        .route("/api/hall/public", get(public::tournaments))
        .route("/api/hall/public/seasons", get(seasons::seasons))
        .route("/api/hall/public/seasons/{id}", get(seasons::season))
        .route("/api/hall/public/{id}", get(public::tournament))
        .route("/api/hall/public/{id}/where", get(public::where_does))
        .route("/api/hall/public/{id}/results", get(public::results))
        .layer(DefaultBodyLimit::max(LONGEST))
        .layer(middleware::from_fn(in_words))
        .with_state(hall)
}

fn viewing() -> Router<Hall> {
    Router::new()
        .route("/api/hall/me", get(looking::me))
        .route("/api/hall/setup", get(looking::setup))
        .route("/api/hall/players", get(looking::players))
        .route("/api/hall/seating", get(looking::seating))
        .route("/api/hall/draw", get(looking::draw))
        .route("/api/hall/progress", get(looking::progress))
        .route("/api/hall/list", get(looking::list))
        .route("/api/hall/standings", get(looking::standings))
        .route("/api/hall/prizes", get(looking::prizes))
        .route("/api/hall/referee", get(looking::referee))
        .route("/api/hall/log", get(looking::log))
        .route("/api/hall/card", get(looking::card))
        .route("/api/hall/stream", get(looking::stream))
}

/// Adds the bodies of answers that are no views.
#[cfg(test)]
pub(crate) fn bodies(all: &mut stammtisch_http::typescript::Declarations) {
    all.add::<looking::Me>();
    all.add::<acting::QueueReplies>();
    all.add::<acting::Previewed>();
    all.add::<acting::ImportTried>();
    all.add::<links::AllLinks>();
    all.add::<links::LinkMade>();
    all.add::<links::LinkRevoked>();
    all.add::<files::TicketGiven>();
    all.add::<creating::RulesToChoose>();
    all.add::<creating::KeptTournaments>();
    all.add::<creating::TournamentMade>();
    all.add::<public::Announcements>();
    all.add::<public::Announced>();
    all.add::<public::FoundView>();
    all.add::<seasons::Seasons>();
    all.add::<seasons::SeasonView>();
    all.add::<seasons::SeasonPlanView>();
    all.add::<seasons::SeasonKept>();
    all.add::<seasons::SeasonGone>();
}
