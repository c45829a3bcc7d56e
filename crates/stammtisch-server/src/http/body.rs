//! The JSON body of a request.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::header;
use serde::de::DeserializeOwned;

use super::app::App;
use super::caller::Caller;
use super::fault::{Fault, HttpError};

/// The longest body, in bytes: a rule file fits.
pub(super) const LONGEST_BODY: usize = 64 * 1024;

/// What a request brought as JSON; an empty body is an empty object.
#[derive(Debug)]
pub(super) struct Sent<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, app: &App) -> Result<Sent<T>, HttpError> {
        let (parts, body) = request.into_parts();
        let caller = Caller::of(&parts, app);
        let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_json =
            kind.is_some_and(|kind| kind.split(';').next().unwrap_or_default().trim() == "application/json");
        let bytes = Bytes::from_request(Request::from_parts(parts, body), app).await;
        let bytes = bytes.map_err(|rejection| caller.refuse(&rejected(&rejection)))?;
        if bytes.is_empty() {
            return parse(b"{}", &caller).map(Sent);
        }
        if !is_json {
            return Err(caller.refuse(&Fault::BadRequest("Content-Type: application/json".to_owned())));
        }
        parse(&bytes, &caller).map(Sent)
    }
}

fn parse<T: DeserializeOwned>(bytes: &[u8], caller: &Caller) -> Result<T, HttpError> {
    serde_json::from_slice(bytes).map_err(|error| caller.refuse(&Fault::BadRequest(error.to_string())))
}

fn rejected(rejection: &BytesRejection) -> Fault {
    if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE {
        Fault::TooLarge
    } else {
        Fault::BadRequest(rejection.body_text())
    }
}
