//! The routes of the hall.

mod acting;
mod address_book;
mod creating;
mod files;
mod importing;
mod links;
mod looking;
mod prizes;
mod public;
mod results;
mod seasons;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use stammtisch_http::open::marked;
use stammtisch_http::problem::in_words;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hall::Hall;
use crate::stream::Start;
use crate::views::CardShown;

/// Longest body of a request.
const LONGEST: usize = 1024 * 1024;
/// Longest table of registrations.
const LONGEST_TABLE: usize = 4 * 1024 * 1024;
/// Longest export of a tournament.
const LONGEST_EXPORT: usize = 32 * 1024 * 1024;

/// The head of the description.
#[derive(OpenApi)]
#[openapi(
    tags(
        (name = "acting", description = "Tournaments: commands"),
        (name = "looking", description = "Tournaments: what a link shows"),
        (name = "links", description = "Tournaments: links"),
        (name = "files", description = "Tournaments: paper and files"),
        (name = "creating", description = "Tournaments: for administrators"),
        (name = "public", description = "Tournaments: for everybody"),
    ),
    components(schemas(Start, CardShown))
)]
struct Head;

/// Everything but what takes longer bodies.
fn described() -> OpenApiRouter<Hall> {
    OpenApiRouter::with_openapi(Head::openapi())
        .routes(routes!(acting::act))
        .routes(routes!(acting::batch))
        .routes(routes!(acting::preview))
        .routes(routes!(acting::points))
        .routes(routes!(looking::display, acting::display))
        .merge(viewing())
        .routes(routes!(links::links, links::make))
        .routes(routes!(links::sheet))
        .routes(routes!(links::revoke))
        .routes(routes!(files::ticket))
        .routes(routes!(files::print))
        .routes(routes!(files::export))
        .routes(routes!(files::backup))
        .routes(routes!(files::players))
        .routes(routes!(prizes::planned, prizes::read))
        .routes(routes!(results::own))
        .routes(routes!(creating::rules))
        .routes(routes!(creating::tournaments, creating::create))
        .routes(routes!(creating::director))
        .routes(routes!(creating::remove))
        .routes(routes!(creating::addresses))
        .routes(routes!(seasons::plan, seasons::keep, seasons::take_away))
        .merge(public())
}

/// What says the same to everybody.
fn public() -> OpenApiRouter<Hall> {
    OpenApiRouter::new()
        .routes(routes!(public::tournaments))
        .routes(routes!(seasons::seasons))
        .routes(routes!(seasons::season))
        .routes(routes!(seasons::table))
        .routes(routes!(public::tournament))
        .routes(routes!(public::where_does))
        .routes(routes!(public::results))
        .routes(routes!(results::public))
        .layer(middleware::from_fn(marked))
}

fn viewing() -> OpenApiRouter<Hall> {
    OpenApiRouter::new()
        .routes(routes!(looking::me))
        .routes(routes!(looking::setup))
        .routes(routes!(looking::players))
        .routes(routes!(address_book::people))
        .routes(routes!(looking::seating))
        .routes(routes!(looking::draw))
        .routes(routes!(looking::progress))
        .routes(routes!(looking::list))
        .routes(routes!(looking::standings))
        .routes(routes!(looking::prizes))
        .routes(routes!(looking::referee))
        .routes(routes!(looking::log))
        .routes(routes!(looking::card))
        .routes(routes!(looking::stream))
}

/// Whole tables of registrations, and exports: bodies that may be long.
fn long() -> OpenApiRouter<Hall> {
    let table = OpenApiRouter::new().routes(routes!(acting::import)).routes(routes!(importing::read));
    let export = OpenApiRouter::new().routes(routes!(creating::import));
    table
        .layer(DefaultBodyLimit::max(LONGEST_TABLE))
        .merge(export.layer(DefaultBodyLimit::max(LONGEST_EXPORT)))
}

/// The description of all that [`router`] answers.
pub fn description() -> utoipa::openapi::OpenApi {
    described().merge(long()).into_openapi()
}

/// All routes of the hall, under `/api/hall`. Limits of rate, checks of origin and headers for pages are the server's.
pub fn router(hall: Hall) -> Router {
    let (routes, _) = described().layer(DefaultBodyLimit::max(LONGEST)).merge(long()).split_for_parts();
    routes.layer(middleware::from_fn(in_words)).with_state(hall)
}

/// Adds the bodies that are no views.
#[cfg(test)]
pub(crate) fn bodies(all: &mut stammtisch_http::typescript::Declarations) {
    all.add::<looking::Me>();
    all.add::<acting::QueueReplies>();
    all.add::<acting::PreviewWanted>();
    all.add::<acting::Previewed>();
    all.add::<acting::ImportTried>();
    all.add::<importing::TableRead>();
    all.add::<address_book::PeopleFound>();
    all.add::<links::LinkWanted>();
    all.add::<links::SheetWanted>();
    all.add::<links::AllLinks>();
    all.add::<links::LinkMade>();
    all.add::<links::LinkRevoked>();
    all.add::<files::TicketWanted>();
    all.add::<files::TicketGiven>();
    all.add::<creating::RulesToChoose>();
    all.add::<creating::KeptTournaments>();
    all.add::<creating::TournamentWanted>();
    all.add::<creating::DirectorLinkWanted>();
    all.add::<creating::TournamentMade>();
    all.add::<creating::TournamentGone>();
    all.add::<creating::Addresses>();
    all.add::<public::Announcements>();
    all.add::<public::Announced>();
    all.add::<public::FoundView>();
    all.add::<prizes::PrizesPlanned>();
    all.add::<prizes::PrizesRead>();
    all.add::<seasons::Seasons>();
    all.add::<seasons::SeasonView>();
    all.add::<seasons::SeasonPlanView>();
    all.add::<seasons::SeasonWanted>();
    all.add::<seasons::SeasonKept>();
    all.add::<seasons::SeasonGone>();
}
