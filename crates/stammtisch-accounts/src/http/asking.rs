//! What a handler learns from a request.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;
use stammtisch_text::Lang;

use crate::refused::Refused;
use crate::signing::Request;
use crate::surroundings::ClientAddress;

/// Where a request comes from, and in which language it is answered.
pub(super) struct Asker {
    pub(super) headers: HeaderMap,
    address: Option<ClientAddress>,
    pub(super) lang: Lang,
}

impl Asker {
    pub(super) fn request(&self) -> Request<'_> {
        Request { headers: &self.headers, address: self.address }
    }
}

impl<S: Sync> FromRequestParts<S> for Asker {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asker, Refused> {
        Ok(Asker {
            headers: parts.headers.clone(),
            address: parts.extensions.get().copied(),
            lang: language(parts.uri.query(), &parts.headers),
        })
    }
}

/// The language of an answer: what the query says, else the browser, else German.
pub(super) fn language(query: Option<&str>, headers: &HeaderMap) -> Lang {
    let asked = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
    if let Some(lang) = asked.and_then(|lang| lang.parse().ok()) {
        return lang;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut accepted = accepted.unwrap_or_default().split(',');
    accepted.find_map(|lang| lang.split(';').next()?.parse().ok()).unwrap_or(Lang::De)
}

/// The body of a request as JSON. It must say that it is JSON, which no foreign form can.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Body<T>, Refused> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Refused::BadRequest("Content-Type: application/json".to_owned()));
        }
        let bytes =
            Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Refused::TooLarge,
                _ => Refused::BadRequest(rejection.body_text()),
            })?;
        let body = serde_json::from_slice(&bytes).map_err(|error| Refused::BadRequest(error.to_string()))?;
        Ok(Body(body))
    }
}

/// The query of a request.
pub(super) struct Wanted<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Wanted<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Wanted<T>, Refused> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(wanted)| Wanted(wanted)).map_err(|error| Refused::BadRequest(error.body_text()))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};
    use stammtisch_text::Lang;

    use super::language;

    #[test]
    fn the_language_is_what_is_asked_for_and_german_otherwise() {
        let browser = HeaderMap::from_iter([(
            header::ACCEPT_LANGUAGE,
            HeaderValue::from_static("fr-FR,fr;q=0.9,en-GB;q=0.5"),
        )]);
        assert_eq!(language(None, &browser), Lang::En);
        assert_eq!(language(Some("a=b&lang=de"), &browser), Lang::De);
        assert_eq!(language(Some("lang=xx"), &HeaderMap::new()), Lang::De);
    }
}
