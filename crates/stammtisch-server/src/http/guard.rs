//! What every request passes before it reaches its handler.

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use stammtisch_http::Caller;

use super::app::{App, count};
use super::caller::found;
use super::fault::Fault;
use super::headers::{self, Kind};
use super::origin::is_same;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Holds the limits and the origin, then lets the request through and dresses the answer.
pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let host = request.headers().get(axum::http::header::HOST).cloned();
    let method = request.method().clone();
    // The route, not the address: links to tables are secrets.
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let (parts, body) = request.into_parts();
    let caller = found(&parts, &app);
    let lang = caller.lang;
    let mut response = match admit(&app, &caller, &parts, begun) {
        Ok(()) => {
            let request = Request::from_parts(parts, body);
            let answered = tokio::time::timeout(PATIENCE, pass(&app, caller, request, next)).await;
            answered.unwrap_or_else(|_| Fault::Slow.problem(lang).into_response())
        }
        Err(fault) => fault.problem(lang).into_response(),
    };
    let kind = response.extensions().get::<Kind>().copied().unwrap_or(Kind::Data);
    headers::add(response.headers_mut(), kind, host.as_ref(), app.options.is_secure());
    let status = response.status().as_u16();
    if let Some(counter) = app.counts.answers.get(usize::from(status / 100)) {
        count(counter);
    }
    let took = begun.elapsed();
    app.counts.routes.answered(route.as_deref(), (&method, status), took);
    let micros = took.as_micros() as u64;
    tracing::debug!(%method, route = route.as_deref().unwrap_or("-"), status, micros, "request");
    response
}

/// Whether a request may come in.
fn admit(app: &App, caller: &Caller, parts: &Parts, now: Instant) -> Result<(), Fault> {
    let allowances = if is_file(parts.uri.path()) { &app.files } else { &app.requests };
    if !allowances.take(caller.household(), now) {
        count(&app.counts.limited);
        return Err(Fault::TooMany);
    }
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    if changes && !is_same(&parts.headers, app.options.public.as_ref()) {
        count(&app.counts.foreign);
        return Err(Fault::ForeignOrigin);
    }
    Ok(())
}

/// Whether an address is a file of the page, which is the same for everybody and lies in memory.
fn is_file(path: &str) -> bool {
    path.strip_prefix('/').is_some_and(|path| stammtisch_web::file(path).is_some())
}

/// Finds out who is asking, tells everybody behind the guard, and lets the request through.
async fn pass(app: &App, mut caller: Caller, mut request: Request, next: Next) -> Response {
    if asks_who(request.uri().path()) {
        match app.people.who(request.headers()).await {
            Ok(person) => caller.person = person,
            Err(_) => return Fault::Internal.problem(caller.lang).into_response(),
        }
    }
    caller.admin |= caller.person.as_ref().is_some_and(|person| person.admin);
    request.extensions_mut().insert(caller);
    next.run(request).await
}

/// Whether anybody at an address wants to know who is asking: the page and its files are everybody's.
fn asks_who(path: &str) -> bool {
    path.starts_with("/api/") || path.starts_with("/ws/") || path == "/metrics"
}
