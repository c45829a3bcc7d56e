//! The language of an answer: `?lang=`, else what the browser prefers, else German.

use axum::Json;
use axum::extract::Request;
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use stammtisch_text::Lang;

use crate::trouble::Untold;

/// The language that a request asks for.
pub(crate) fn language(query: Option<&str>, headers: &HeaderMap) -> Lang {
    let named =
        query.into_iter().flat_map(|query| query.split('&')).find_map(|pair| pair.strip_prefix("lang="));
    let preferred = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    match named.or(preferred) {
        Some(wish) if wish.trim_start().to_ascii_lowercase().starts_with("en") => Lang::En,
        Some(_) | None => Lang::De,
    }
}

/// The language of a request whose body is not read yet.
pub(crate) fn language_of(parts: &Parts) -> Lang {
    language(parts.uri.query(), &parts.headers)
}

/// Puts troubles into the language of the request, and keeps every answer out of caches.
pub(crate) async fn speak(request: Request, next: Next) -> Response {
    let lang = language(request.uri().query(), request.headers());
    let mut response = next.run(request).await;
    if let Some(Untold(trouble)) = response.extensions_mut().remove::<Untold>() {
        response = (trouble.status(), Json(trouble.body(lang))).into_response();
    }
    response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
