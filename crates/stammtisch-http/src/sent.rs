//! What a request brings along: a body of JSON, a body as it is, the parameters in its address.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use stammtisch_text::{Arg, Lang, Texts};
use thiserror::Error;

use crate::problem::{Problem, Tell, untold};

/// Why what a request brought cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Misread {
    /// It is longer than the route takes.
    #[error("the request is too large")]
    TooLarge,
    /// It is not what it should be.
    #[error("the request cannot be read: {0}")]
    Unreadable(String),
}

impl Misread {
    /// What is told.
    pub fn problem(&self, lang: Lang) -> Problem {
        let texts = Texts::of(lang);
        match self {
            Misread::TooLarge => {
                Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", texts.get("http-too-large"))
            }
            Misread::Unreadable(why) => {
                let detail = texts.format("http-bad-request", &[("detail", Arg::from(why.as_str()))]);
                Problem::new(StatusCode::BAD_REQUEST, "bad_request", detail)
            }
        }
    }
}

impl Tell for Misread {
    fn told(&self, lang: Lang) -> Response {
        self.problem(lang).into_response()
    }
}

impl IntoResponse for Misread {
    fn into_response(self) -> Response {
        untold(self)
    }
}

/// A body of JSON; an empty one is an empty object. It must say that it is JSON, or come with a link's token: no form of a
/// foreign page can do either.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Misread;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Misread> {
        let is_fit = says_json(request.headers()) || request.headers().contains_key(header::AUTHORIZATION);
        let Raw(bytes) = Raw::from_request(request, state).await?;
        if bytes.is_empty() {
            return read(b"{}");
        }
        if !is_fit {
            return Err(Misread::Unreadable("Content-Type: application/json".to_owned()));
        }
        read(&bytes)
    }
}

fn says_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<Sent<T>, Misread> {
    serde_json::from_slice(bytes).map(Sent).map_err(|error| Misread::Unreadable(error.to_string()))
}

/// A body as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Raw(pub Bytes);

impl<S: Send + Sync> FromRequest<S> for Raw {
    type Rejection = Misread;

    async fn from_request(request: Request, state: &S) -> Result<Raw, Misread> {
        Bytes::from_request(request, state).await.map(Raw).map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Misread::TooLarge,
            _ => Misread::Unreadable(rejection.body_text()),
        })
    }
}

/// The parameters in an address. `lang` and `ticket` belong to every one and are not among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Params<T>(pub T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Misread;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Params<T>, Misread> {
        params(&parts.uri).map(Params)
    }
}

fn params<T: DeserializeOwned>(uri: &Uri) -> Result<T, Misread> {
    let pairs = uri.query().unwrap_or_default().split('&');
    let own = |pair: &&str| !pair.starts_with("lang=") && !pair.starts_with("ticket=");
    let rest = pairs.filter(own).collect::<Vec<_>>().join("&");
    let address: Uri = format!("/?{rest}").parse().map_err(|_| Misread::Unreadable(rest))?;
    let found = Query::<T>::try_from_uri(&address);
    found.map(|Query(found)| found).map_err(|rejection| Misread::Unreadable(rejection.body_text()))
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::extract::FromRequest as _;
    use axum::http::{Request, header};
    use serde::Deserialize;

    use super::{Misread, Sent, params};

    #[derive(Debug, Default, Deserialize, PartialEq, Eq)]
    #[serde(deny_unknown_fields)]
    struct Wanted {
        page: Option<u32>,
    }

    async fn sent(headers: &[(header::HeaderName, &str)], body: &str) -> Result<Wanted, Misread> {
        let mut request = Request::post("/");
        for (name, value) in headers {
            request = request.header(name, *value);
        }
        let request = request.body(Body::from(body.to_owned())).expect("a request");
        Sent::from_request(request, &()).await.map(|Sent(wanted)| wanted)
    }

    #[tokio::test]
    async fn a_body_must_say_what_it_is_unless_it_brings_a_token() {
        let json = [(header::CONTENT_TYPE, "application/json; charset=utf-8")];
        assert_eq!(sent(&json, r#"{"page":3}"#).await, Ok(Wanted { page: Some(3) }));
        assert_eq!(sent(&[], "").await, Ok(Wanted::default()));
        let form = [(header::CONTENT_TYPE, "text/plain")];
        assert!(matches!(sent(&form, r#"{"page":3}"#).await, Err(Misread::Unreadable(_))));
        let token = [(header::AUTHORIZATION, "Bearer x")];
        assert_eq!(sent(&token, r#"{"page":3}"#).await, Ok(Wanted { page: Some(3) }));
        assert!(matches!(sent(&json, r#"{"pages":3}"#).await, Err(Misread::Unreadable(_))));
        assert!(matches!(sent(&json, "{").await, Err(Misread::Unreadable(_))));
    }

    #[test]
    fn language_and_ticket_belong_to_every_address() {
        let read = |address: &'static str| params::<Wanted>(&address.parse().expect("an address"));
        assert_eq!(read("/x?lang=de&page=2&ticket=y"), Ok(Wanted { page: Some(2) }));
        assert_eq!(read("/x"), Ok(Wanted::default()));
        assert!(matches!(read("/x?pages=2"), Err(Misread::Unreadable(_))));
    }
}
