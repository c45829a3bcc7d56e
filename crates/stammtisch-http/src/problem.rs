//! How trouble is told: one form for every route, RFC 9457 problem+json.

use std::fmt;
use std::sync::Arc;

use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use stammtisch_text::Lang;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::caller::Caller;
use crate::language;

/// The media type of a problem.
pub const MEDIA_TYPE: &str = "application/problem+json";

/// A request that was refused, as it is answered (RFC 9457).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema, TS)]
pub struct Problem {
    /// The name of the status.
    pub title: String,
    /// The status of the answer.
    #[schema(example = 409)]
    pub status: u16,
    /// The stable code; docs/errors.md lists all of them.
    pub code: String,
    /// What was wrong and what to do, in the caller's language.
    pub detail: String,
    /// The clause that forbids it, where one does.
    #[schema(example = "S 3.2.1")]
    pub clause: Option<String>,
    /// The place in what was sent: a row, a line, an action.
    pub at: Option<u64>,
    /// After so many seconds it may be tried again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wait_s: Option<u64>,
}

impl Problem {
    /// A problem without a place.
    pub fn new(status: StatusCode, code: impl Into<String>, detail: impl Into<String>) -> Problem {
        Problem {
            title: status.canonical_reason().unwrap_or("Error").to_owned(),
            status: status.as_u16(),
            code: code.into(),
            detail: detail.into(),
            clause: None,
            at: None,
            wait_s: None,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let wait = self.wait_s;
        let mut response = answer(self.status, &self);
        if let Some(seconds) = wait {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// The answer with a problem, or with a body that holds one and says more.
pub fn answer(status: u16, body: &impl Serialize) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let text = serde_json::to_vec(body).expect("a problem is plain data");
    (status, [(CONTENT_TYPE, HeaderValue::from_static(MEDIA_TYPE))], text).into_response()
}

/// What can be told as a problem, in whatever language.
pub trait Tell: fmt::Debug + Send + Sync + 'static {
    /// The answer in a language.
    fn told(&self, lang: Lang) -> Response;
}

/// Something on its way out that [`in_words`] tells in the language of the request.
#[derive(Clone)]
struct Untold(Arc<dyn Tell>);

/// The answer of a handler that does not know the language: [`in_words`] puts it into words.
pub fn untold(trouble: impl Tell) -> Response {
    let mut response = trouble.told(Lang::De);
    response.extensions_mut().insert(Untold(Arc::new(trouble)));
    response
}

/// Puts trouble into the language of the request, and keeps every answer out of caches unless it says otherwise itself.
pub async fn in_words(request: Request, next: Next) -> Response {
    let known = request.extensions().get::<Caller>().map(|caller| caller.lang);
    let lang = known.unwrap_or_else(|| language::of_request(request.uri().query(), request.headers()));
    let mut response = next.run(request).await;
    if let Some(Untold(trouble)) = response.extensions_mut().remove::<Untold>() {
        response = trouble.told(lang);
    }
    response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::Body;
    use axum::http::{Request, StatusCode, header};
    use axum::middleware::from_fn;
    use axum::response::{IntoResponse as _, Response};
    use axum::routing::get;
    use http_body_util::BodyExt as _;
    use stammtisch_text::Lang;
    use tower::ServiceExt as _;

    use super::{MEDIA_TYPE, Problem, Tell, in_words, untold};

    #[derive(Debug)]
    struct Closed;

    impl Tell for Closed {
        fn told(&self, lang: Lang) -> Response {
            let text = match lang {
                Lang::De => "Das Wirtshaus ist zu.",
                Lang::En => "The inn is closed.",
            };
            let problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "closed", text);
            Problem { wait_s: Some(60), ..problem }.into_response()
        }
    }

    #[tokio::test]
    async fn trouble_is_told_in_the_language_of_the_request() {
        let inn = Router::new().route("/", get(async || untold(Closed))).layer(from_fn(in_words));
        let asked = Request::get("/").header(header::ACCEPT_LANGUAGE, "fr,en;q=.8").body(Body::empty());
        let response = inn.oneshot(asked.expect("a request")).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(response.headers()[header::CONTENT_TYPE], MEDIA_TYPE);
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-store");
        assert_eq!(response.headers()[header::RETRY_AFTER], "60");
        let body = response.into_body().collect().await.expect("a body").to_bytes();
        assert_eq!(
            std::str::from_utf8(&body).expect("text"),
            "{\"title\":\"Service Unavailable\",\"status\":503,\"code\":\"closed\",\
             \"detail\":\"The inn is closed.\",\"clause\":null,\"at\":null,\"wait_s\":60}"
        );
    }
}
