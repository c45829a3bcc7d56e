//! What can be wrong with a request, and how it is told.

use std::borrow::Cow;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use stammtisch_text::{Arg, Lang, Texts};
use utoipa::ToSchema;

use crate::guest::BadName;
use crate::wire::Refusal;

/// What is wrong with a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fault {
    /// There is nothing at this address.
    NotFound,
    /// The method does not fit the address.
    WrongMethod,
    /// There is no such table.
    UnknownTable,
    /// There is no such hand, or it is not over.
    UnknownHand,
    /// The request comes from a page of somebody else.
    ForeignOrigin,
    /// Nobody has given a name yet.
    NoGuest,
    /// Only the administrator may.
    NotAdmin,
    /// The administrator's link was used or is too old.
    LinkInvalid,
    /// Too much in too short a time.
    TooMany,
    /// Too many connections, of one address or of all.
    TooManyConnections,
    /// The body is too long.
    TooLarge,
    /// The body is not what it should be.
    BadRequest(String),
    /// The name cannot be taken.
    BadName(BadName),
    /// An account has the name.
    NameTaken,
    /// The caller is signed in with an account.
    HasAccount,
    /// There is no such rule set.
    UnknownRules { name: String, known: String },
    /// The rule file is wrong.
    BadRules(String),
    /// There is no such bot.
    UnknownBot { name: String, known: String },
    /// A number is outside its bounds.
    OutOfBounds { field: &'static str, least: i64, most: i64 },
    /// It took too long.
    Slow,
    /// The server is ending.
    Ending,
    /// Something that is not the caller's fault.
    Internal,
    /// A WebSocket was expected.
    NoWebSocket,
}

impl Fault {
    /// Status and stable code.
    const fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Fault::NotFound => (StatusCode::NOT_FOUND, "not_found"),
            Fault::WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, "wrong_method"),
            Fault::UnknownTable => (StatusCode::NOT_FOUND, "unknown_table"),
            Fault::UnknownHand => (StatusCode::NOT_FOUND, "unknown_hand"),
            Fault::ForeignOrigin => (StatusCode::FORBIDDEN, "foreign_origin"),
            Fault::NoGuest => (StatusCode::UNAUTHORIZED, "no_guest"),
            Fault::NotAdmin => (StatusCode::FORBIDDEN, "not_admin"),
            Fault::LinkInvalid => (StatusCode::FORBIDDEN, "link_invalid"),
            Fault::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
            Fault::TooManyConnections => (StatusCode::TOO_MANY_REQUESTS, "too_many_connections"),
            Fault::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Fault::BadRequest(_) => (StatusCode::BAD_REQUEST, "bad_request"),
            Fault::BadName(bad) => (StatusCode::UNPROCESSABLE_ENTITY, bad.code()),
            Fault::NameTaken => (StatusCode::CONFLICT, "name_taken"),
            Fault::HasAccount => (StatusCode::CONFLICT, "has_account"),
            Fault::UnknownRules { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "unknown_rules"),
            Fault::BadRules(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad_rules"),
            Fault::UnknownBot { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "unknown_bot"),
            Fault::OutOfBounds { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "out_of_bounds"),
            Fault::Slow => (StatusCode::SERVICE_UNAVAILABLE, "slow"),
            Fault::Ending => (StatusCode::SERVICE_UNAVAILABLE, "ending"),
            Fault::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
            Fault::NoWebSocket => (StatusCode::UPGRADE_REQUIRED, "no_websocket"),
        }
    }

    /// The fault as it is told in a language.
    pub(super) fn told(&self, lang: Lang) -> HttpError {
        let (status, code) = self.kind();
        let text = |name, value: &str| (name, Arg::from(value.to_owned()));
        let args = match self {
            Fault::BadRequest(detail) | Fault::BadRules(detail) => vec![text("detail", detail)],
            Fault::UnknownRules { name, known } | Fault::UnknownBot { name, known } => {
                vec![text("name", name), text("known", known)]
            }
            Fault::OutOfBounds { field, least, most } => {
                vec![text("field", field), ("least", Arg::from(*least)), ("most", Arg::from(*most))]
            }
            _ => Vec::new(),
        };
        let message = Texts::of(lang).format(&format!("http-{}", code.replace('_', "-")), &args);
        HttpError { status, code: Cow::Borrowed(code), message }
    }
}

/// A refused request, as it is answered.
#[derive(Debug, Clone)]
pub(super) struct HttpError {
    status: StatusCode,
    code: Cow<'static, str>,
    message: String,
}

impl From<Refusal> for HttpError {
    /// What the hub refuses; it speaks the visitor's language already.
    fn from(refusal: Refusal) -> HttpError {
        let status = match refusal.code.as_str() {
            "unknown_table" => StatusCode::NOT_FOUND,
            "too_many_tables" | "restarting" => StatusCode::SERVICE_UNAVAILABLE,
            "not_stored" => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::CONFLICT,
        };
        HttpError { status, code: Cow::Owned(refusal.code), message: refusal.message }
    }
}

/// An error, as every part of the API answers it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ErrorAnswer {
    /// What is wrong.
    error: ErrorBody,
}

/// What is wrong.
#[derive(Debug, Serialize, ToSchema)]
struct ErrorBody {
    /// The stable code.
    code: String,
    /// What was wrong and what to do, in the caller's language.
    message: String,
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let body = ErrorBody { code: self.code.into_owned(), message: self.message };
        (self.status, Json(ErrorAnswer { error: body })).into_response()
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_text::{Lang, Texts};

    use super::Fault;
    use crate::guest::BadName;

    #[test]
    fn every_fault_has_its_words_in_both_languages() {
        let faults = [
            Fault::NotFound,
            Fault::WrongMethod,
            Fault::UnknownTable,
            Fault::UnknownHand,
            Fault::ForeignOrigin,
            Fault::NoGuest,
            Fault::NotAdmin,
            Fault::LinkInvalid,
            Fault::TooMany,
            Fault::TooManyConnections,
            Fault::TooLarge,
            Fault::BadRequest("x".to_owned()),
            Fault::BadName(BadName::Empty),
            Fault::BadName(BadName::TooLong),
            Fault::BadName(BadName::Hidden),
            Fault::NameTaken,
            Fault::HasAccount,
            Fault::UnknownRules { name: "x".to_owned(), known: "y".to_owned() },
            Fault::BadRules("x".to_owned()),
            Fault::UnknownBot { name: "x".to_owned(), known: "y".to_owned() },
            Fault::OutOfBounds { field: "games", least: 1, most: 2 },
            Fault::Slow,
            Fault::Ending,
            Fault::Internal,
            Fault::NoWebSocket,
        ];
        for lang in Lang::ALL {
            for fault in &faults {
                let (_, code) = fault.kind();
                assert!(Texts::of(lang).has(&format!("http-{}", code.replace('_', "-"))), "{code}");
                assert!(!fault.told(lang).message.contains('$'), "{code}");
            }
        }
    }
}
