//! What a handler of accounts learns from a request.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use stammtisch_http::Caller;
use stammtisch_text::Lang;

use crate::signing::Request;

/// Where a request comes from, with the cookies that tell who sends it.
pub(super) struct Asker {
    pub(super) headers: HeaderMap,
    pub(super) lang: Lang,
    caller: Caller,
}

impl Asker {
    pub(super) fn request(&self) -> Request<'_> {
        Request { headers: &self.headers, address: self.caller.address }
    }
}

impl<S: Sync> FromRequestParts<S> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asker, Infallible> {
        let caller = Caller::of(parts);
        Ok(Asker { headers: parts.headers.clone(), lang: caller.lang, caller })
    }
}
