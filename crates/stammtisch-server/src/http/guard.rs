//! What every request passes before it reaches its handler.

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::app::{App, count};
use super::caller::Caller;
use super::fault::{Fault, HttpError};
use super::headers::{self, Kind};
use super::origin::is_same;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A mark on the requests of the administrator, for routes that came from elsewhere.
#[derive(Debug, Clone, Copy)]
pub struct Administrator;

/// Holds the limits and the origin, then lets the request through and dresses the answer.
pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let host = request.headers().get(axum::http::header::HOST).cloned();
    let method = request.method().clone();
    // The route, not the address: links to tables are secrets.
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let mut response = match admit(&app, request, begun) {
        Ok((caller, request)) => match tokio::time::timeout(PATIENCE, next.run(request)).await {
            Ok(response) => response,
            Err(_) => caller.refuse(&Fault::Slow).into_response(),
        },
        Err(refused) => refused.into_response(),
    };
    let kind = response.extensions().get::<Kind>().copied().unwrap_or(Kind::Data);
    headers::add(response.headers_mut(), kind, host.as_ref(), app.options.is_secure());
    let status = response.status().as_u16();
    if let Some(counter) = app.counts.answers.get(usize::from(status / 100)) {
        count(counter);
    }
    let micros = begun.elapsed().as_micros() as u64;
    tracing::debug!(%method, route = route.as_deref().unwrap_or("-"), status, micros, "request");
    response
}

/// Whether a request may come in.
fn admit(app: &App, request: Request, now: Instant) -> Result<(Caller, Request), HttpError> {
    let (mut parts, body) = request.into_parts();
    let caller = Caller::of(&parts, app);
    if !app.requests.take(caller.household(), now) {
        count(&app.counts.limited);
        return Err(caller.refuse(&Fault::TooMany));
    }
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    if changes && !is_same(&parts.headers, app.options.public.as_ref()) {
        count(&app.counts.foreign);
        return Err(caller.refuse(&Fault::ForeignOrigin));
    }
    if caller.admin {
        parts.extensions.insert(Administrator);
    }
    Ok((caller, Request::from_parts(parts, body)))
}
