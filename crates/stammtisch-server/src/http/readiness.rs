//! Whether the server takes new tables.

use axum::extract::State;
use stammtisch_http::Problem;

use super::app::App;
use super::fault::Fault;
use crate::space::Level;

/// Whether the server takes what is new: it does not while it ends, or while the disk is almost full.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "server",
    responses(
        (status = 200, content_type = "text/plain", body = String),
        (status = 503, description = "Nothing new is taken; `code` says why", body = Problem),
    )
)]
pub(super) async fn ready(State(app): State<App>) -> Result<&'static str, Fault> {
    if *app.ending.borrow() {
        return Err(Fault::Ending);
    }
    match app.hub.space().map_or(Level::Enough, crate::space::Space::look) {
        Level::Enough => Ok("ok\n"),
        Level::Low | Level::Spent => Err(Fault::DiskFull),
    }
}
