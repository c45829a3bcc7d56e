//! The HTTP part: a small API, the page, the WebSocket's handshake, health and figures.
//!
//! A handler extracts, calls the hub, and answers. Every request passes one guard first: it holds the limits of an
//! address, refuses what changes something from a foreign page, and dresses every answer in careful headers.

mod app;
mod caller;
mod catalogue;
mod compression;
mod cookies;
mod fault;
mod guard;
mod guest_book;
mod headers;
mod metrics;
mod more;
mod office;
mod origin;
mod page;
mod people;
mod pulse;
mod readiness;
mod route_figures;
mod rule_differences;
mod rule_summary;
mod socket;
mod tables;
#[cfg(test)]
mod typescript;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use stammtisch_http::open::marked;
use stammtisch_http::problem::{MEDIA_TYPE, in_words};
use stammtisch_text::Lang;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use app::Plain;
pub use app::{App, HttpOptions, Inner, Limits, Parts};
pub use caller::Peer;
pub use cookies::Cookies;
pub use more::{Figure, More};
pub use origin::{BadOrigin, Origin};

/// The longest body, in bytes: a rule file fits.
const LONGEST_BODY: usize = 64 * 1024;

/// The head of the description of the API.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Stammtisch",
        description = "The HTTP part of a Stammtisch server. Playing goes over the WebSocket at `/ws/tables/{id}`, which docs/protocol.md describes. \
Every request but GET must come from the server's own origin. Errors are told in the caller's language."
    ),
    tags(
        (name = "people", description = "Who one is"),
        (name = "catalogue", description = "What one can choose from"),
        (name = "tables", description = "Tables"),
        (name = "admin", description = "For the administrator"),
        (name = "server", description = "The server itself"),
    )
)]
struct Head;

/// The described part of the API.
fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Head::openapi())
        .routes(routes!(people::me))
        .routes(routes!(people::name_guest))
        .routes(routes!(people::forget_guest))
        .routes(routes!(office::begin))
        .routes(routes!(office::end))
        .routes(routes!(office::sessions))
        .routes(routes!(office::revoke))
        .routes(routes!(office::status))
        .routes(routes!(catalogue::check))
        .routes(routes!(tables::lobby, tables::open))
        .routes(routes!(tables::card))
        .routes(routes!(tables::play))
        .routes(routes!(tables::seat))
        .routes(routes!(tables::qr_code))
        .routes(routes!(tables::proof))
        .routes(routes!(tables::record))
        .routes(routes!(socket::connect))
        .routes(routes!(metrics::health))
        .routes(routes!(readiness::ready))
        .routes(routes!(metrics::metrics))
        .merge(for_everybody())
}

/// What says the same to everybody.
fn for_everybody() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(catalogue::rules))
        .routes(routes!(catalogue::bots))
        .routes(routes!(openapi))
        .layer(from_fn(marked))
}

/// The description of the whole API (OpenAPI, JSON), with what is served beside the tables.
pub fn description(more: &More) -> String {
    let mut whole = described().into_openapi();
    whole.merge(more.description.clone());
    for (path, item) in &mut whole.paths.paths {
        let operations = [
            ("get", &mut item.get),
            ("put", &mut item.put),
            ("post", &mut item.post),
            ("delete", &mut item.delete),
        ];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                operation.operation_id = Some(operation_id(method, path));
            }
        }
    }
    whole.to_pretty_json().expect("a description is plain data") + "\n"
}

/// What an operation is called: parts do not know each other, and may call their handlers the same.
fn operation_id(method: &str, path: &str) -> String {
    let words = path.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    [method].into_iter().chain(words).collect::<Vec<_>>().join("_")
}

/// Everything a server answers.
pub fn router(app: App) -> Router {
    let (api, _) = described().split_for_parts();
    api.method_not_allowed_fallback(wrong_method)
        .fallback(page::page)
        .layer(from_fn(in_words))
        .with_state(app.clone())
        .merge(app.more.routes.clone())
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(compression::layer())
        .layer(from_fn_with_state(app, guard::guard))
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses((status = 200, body = Object)))]
async fn openapi(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], description(&app.more))
}

/// What is said on a connection for which there is no room, before anything is asked on it.
pub(crate) fn no_room() -> Vec<u8> {
    // Who asks, and in which language, is not known yet.
    let problem = fault::Fault::TooManyConnections.problem(Lang::De);
    let body = serde_json::to_string(&problem).expect("a problem is plain data");
    let (status, title, length) = (problem.status, &problem.title, body.len());
    let head = format!(
        "HTTP/1.1 {status} {title}\r\ncontent-type: {MEDIA_TYPE}\r\ncontent-length: {length}\r\nconnection: close"
    );
    format!("{head}\r\n\r\n{body}").into_bytes()
}

async fn wrong_method() -> fault::Fault {
    fault::Fault::WrongMethod
}
