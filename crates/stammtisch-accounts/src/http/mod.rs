//! The HTTP interface: a handler reads, calls, answers. `docs/accounts.md` describes it.

mod account;
mod admin;
mod asking;
mod history;
mod people;

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::{Value, json};
use stammtisch_http::problem::in_words;

use crate::accounts::Accounts;
use crate::refused::Refused;
use crate::to_the_end::to_the_end;

/// The largest body of a request.
const LARGEST_BODY: usize = 16 * 1024;

/// How long a question about the history waits for hands that are being written.
const SETTLING: Duration = Duration::from_secs(2);

/// What a handler answers.
type Answer = Result<Json<Value>, Refused>;

/// Everything under `/api/account`, `/api/people`, `/api/history`, `/api/admin` and `/api/legal`. The server puts it inside
/// the layers that all its routes share.
pub fn router(accounts: Accounts) -> Router {
    Router::new()
        .route("/api/account", get(account::show))
        .route("/api/account/register", post(account::register))
        .route("/api/account/login", post(account::log_in))
        .route("/api/account/logout", post(account::log_out))
        .route("/api/account/logout-everywhere", post(account::log_out_everywhere))
        .route("/api/account/sessions", get(account::sessions))
        .route("/api/account/sessions/{id}/revoke", post(account::revoke_session))
        .route("/api/account/name", post(account::rename))
        .route("/api/account/password", post(account::change_password))
        .route("/api/account/listed", post(account::set_listed))
        .route("/api/account/reset", post(account::reset))
        .route("/api/account/export", get(account::export))
        .route("/api/account/delete", post(account::delete))
        .route("/api/people/friends", get(people::friends).post(people::befriend))
        .route("/api/people/friends/{id}/accept", post(people::accept))
        .route("/api/people/friends/{id}/remove", post(people::part))
        .route("/api/people/find", get(people::find))
        .route("/api/people/blocked", get(people::blocked).post(people::block))
        .route("/api/people/blocked/{id}/remove", post(people::unblock))
        .route("/api/people/reports", post(people::report))
        .route("/api/people/{id}", get(people::show))
        .merge(history_routes(&accounts))
        .route("/api/admin/people", get(admin::people))
        .route("/api/admin/people/{id}", get(admin::person))
        .route("/api/admin/people/{id}/lock", post(admin::lock))
        .route("/api/admin/people/{id}/unlock", post(admin::unlock))
        .route("/api/admin/people/{id}/reset", post(admin::reset_link))
        .route("/api/admin/people/{id}/admin", post(admin::set_admin))
        .route("/api/admin/people/{id}/rename", post(admin::rename))
        .route("/api/admin/claim", post(admin::claim))
        .route("/api/admin/reports", get(admin::reports))
        .route("/api/admin/reports/{number}/close", post(admin::close_report))
        .route("/api/admin/log", get(admin::log))
        .route("/api/legal/{page}", get(account::legal))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn(uncut))
        .layer(from_fn(in_words))
        .with_state(accounts)
}

/// Everything about finished games; what was handed in before is stored before it is read.
fn history_routes(accounts: &Accounts) -> Router<Accounts> {
    Router::new()
        .route("/api/history/hands", get(history::hands))
        .route("/api/history/hands/{table}/{hand}", get(history::hand))
        .route("/api/history/hands/{table}/{hand}/record.skn", get(history::record))
        .route("/api/history/hands/{table}/{hand}/share", post(history::share))
        .route("/api/history/hands/{table}/{hand}/unshare", post(history::unshare))
        .route("/api/history/shared/{token}", get(history::shared))
        .route("/api/history/matches", get(history::matches))
        .route("/api/history/statistics", get(history::statistics))
        .route("/api/history/rating", get(history::rating))
        .route("/api/history/ranking", get(history::ranking))
        .route_layer(from_fn_with_state(accounts.clone(), with_the_last_hand))
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

/// The answer of what has nothing to say.
fn done() -> Json<Value> {
    Json(json!({}))
}
