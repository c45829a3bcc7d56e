//! The HTTP interface: a handler reads, calls, answers. `docs/accounts.md` describes it.

mod account;
mod admin;
mod asking;
mod history;
mod people;
mod runden;
mod ways_in;

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use axum::{Json, Router};
use stammtisch_http::open::marked;
use stammtisch_http::problem::in_words;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::accounts::Accounts;
use crate::refused::Refused;
use crate::to_the_end::to_the_end;

/// The largest body of a request.
const LARGEST_BODY: usize = 16 * 1024;

/// The largest body with entries of a sheet.
const LARGEST_LOG: usize = 1024 * 1024;

/// How long a question about the history waits for hands that are being written.
const SETTLING: Duration = Duration::from_secs(2);

/// What a handler answers.
type Answer<T> = Result<Json<T>, Refused>;

/// The head of the description.
#[derive(OpenApi)]
#[openapi(tags(
    (name = "account", description = "One's own account"),
    (name = "people", description = "Friends, blocked people, reports"),
    (name = "history", description = "Finished games: hands, matches, statistics, rating"),
    (name = "rounds", description = "Rounds of friends and their sheets"),
    (name = "admin", description = "For administrators"),
))]
struct Head;

/// Everything about accounts but finished games.
fn described() -> OpenApiRouter<Accounts> {
    OpenApiRouter::with_openapi(Head::openapi())
        .routes(routes!(account::show))
        .routes(routes!(account::register))
        .routes(routes!(account::log_in))
        .routes(routes!(account::log_out))
        .routes(routes!(account::log_out_everywhere))
        .routes(routes!(account::sessions))
        .routes(routes!(account::revoke_session))
        .routes(routes!(account::rename))
        .routes(routes!(account::change_password))
        .routes(routes!(account::set_listed))
        .routes(routes!(account::reset))
        .routes(routes!(account::export))
        .routes(routes!(account::delete))
        .routes(routes!(ways_in::open))
        .routes(routes!(ways_in::enter))
        .routes(routes!(ways_in::make_recovery))
        .routes(routes!(ways_in::recover))
        .routes(routes!(people::friends, people::befriend))
        .routes(routes!(people::company))
        .routes(routes!(people::invite))
        .routes(routes!(people::decline))
        .routes(routes!(people::accept))
        .routes(routes!(people::part))
        .routes(routes!(people::find))
        .routes(routes!(people::blocked, people::block))
        .routes(routes!(people::unblock))
        .routes(routes!(people::report))
        .routes(routes!(people::show))
        .routes(routes!(admin::people))
        .routes(routes!(admin::person))
        .routes(routes!(admin::lock))
        .routes(routes!(admin::unlock))
        .routes(routes!(admin::reset_link))
        .routes(routes!(admin::set_admin))
        .routes(routes!(admin::rename))
        .routes(routes!(admin::claim))
        .routes(routes!(admin::reports))
        .routes(routes!(admin::close_report))
        .routes(routes!(admin::log))
        .merge(OpenApiRouter::new().routes(routes!(account::legal)).layer(from_fn(marked)))
}

/// Everything about finished games.
fn described_history() -> OpenApiRouter<Accounts> {
    OpenApiRouter::new()
        .routes(routes!(history::hands))
        .routes(routes!(history::hand))
        .routes(routes!(history::record))
        .routes(routes!(history::share))
        .routes(routes!(history::unshare))
        .routes(routes!(history::take_offline))
        .routes(routes!(history::shared))
        .routes(routes!(history::matches))
        .routes(routes!(history::statistics))
        .routes(routes!(history::rating))
        .routes(routes!(history::ranking))
}

/// Everything about rounds of friends.
fn described_runden() -> OpenApiRouter<Accounts> {
    OpenApiRouter::new()
        .routes(routes!(runden::all, runden::open))
        .routes(routes!(runden::enter))
        .routes(routes!(runden::link))
        .routes(routes!(runden::be))
        .routes(routes!(runden::leave))
        .routes(routes!(runden::log, runden::write))
}

/// The description of all that [`router`] answers.
pub fn description() -> utoipa::openapi::OpenApi {
    described().merge(described_history()).merge(described_runden()).into_openapi()
}

/// Everything under `/api/account`, `/api/people`, `/api/history`, `/api/rounds`, `/api/admin` and `/api/legal`. The server puts it inside
/// the layers that all its routes share.
pub fn router(accounts: Accounts) -> Router {
    // What was handed in before is stored before it is read.
    let settled = from_fn_with_state(accounts.clone(), with_the_last_hand);
    let runden = described_runden().route_layer(DefaultBodyLimit::max(LARGEST_LOG));
    let described = described().merge(described_history().route_layer(settled)).merge(runden);
    let (routes, _) = described.split_for_parts();
    routes
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn(uncut))
        .layer(from_fn(in_words))
        .with_state(accounts)
}

/// Lets what has just ended be written first; who asks at once after a hand finds it.
async fn with_the_last_hand(State(accounts): State<Accounts>, request: Request, next: Next) -> Response {
    // Where there is more to write than that, the newest hands come with the next question.
    let _ = tokio::time::timeout(SETTLING, accounts.flush()).await;
    next.run(request).await
}

/// Lets what changes something come to its end, even if who asked for it hangs up.
async fn uncut(request: Request, next: Next) -> Response {
    if request.method().is_safe() { next.run(request).await } else { to_the_end(next.run(request)).await }
}
