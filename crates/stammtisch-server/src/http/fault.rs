//! What can be wrong with a request, and how it is told.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use stammtisch_http::Problem;
use stammtisch_http::name::BadName;
use stammtisch_http::problem::{Tell, untold};
use stammtisch_text::{Arg, Lang, Texts};

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
    /// The disk is almost full.
    DiskFull,
    /// Something that is not the caller's fault.
    Internal,
    /// A WebSocket was expected.
    NoWebSocket,
    /// The hub refuses; it has told it in the visitor's language already.
    Refused(Refusal),
}

impl Fault {
    /// Status and stable code.
    fn kind(&self) -> (StatusCode, &str) {
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
            Fault::BadName(bad) => (StatusCode::UNPROCESSABLE_ENTITY, bad.code()),
            Fault::NameTaken => (StatusCode::CONFLICT, "name_taken"),
            Fault::HasAccount => (StatusCode::CONFLICT, "has_account"),
            Fault::UnknownRules { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "unknown_rules"),
            Fault::BadRules(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad_rules"),
            Fault::UnknownBot { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "unknown_bot"),
            Fault::OutOfBounds { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "out_of_bounds"),
            Fault::Slow => (StatusCode::SERVICE_UNAVAILABLE, "slow"),
            Fault::Ending => (StatusCode::SERVICE_UNAVAILABLE, "ending"),
            Fault::DiskFull => (StatusCode::SERVICE_UNAVAILABLE, "disk_full"),
            Fault::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
            Fault::NoWebSocket => (StatusCode::UPGRADE_REQUIRED, "no_websocket"),
            Fault::Refused(refusal) => (refusal_status(refusal), &refusal.code),
        }
    }

    /// The fault as it is told in a language.
    pub(super) fn problem(&self, lang: Lang) -> Problem {
        let (status, code) = self.kind();
        let text = |name, value: &str| (name, Arg::from(value.to_owned()));
        let args = match self {
            Fault::BadRules(detail) => vec![text("detail", detail)],
            Fault::UnknownRules { name, known } | Fault::UnknownBot { name, known } => {
                vec![text("name", name), text("known", known)]
            }
            Fault::OutOfBounds { field, least, most } => {
                vec![text("field", field), ("least", Arg::from(*least)), ("most", Arg::from(*most))]
            }
            Fault::Refused(refusal) => return Problem::new(status, code, refusal.message.as_str()),
            _ => Vec::new(),
        };
        let detail = Texts::of(lang).format(&format!("http-{}", code.replace('_', "-")), &args);
        Problem::new(status, code, detail)
    }
}

/// The status of what the hub refuses.
fn refusal_status(refusal: &Refusal) -> StatusCode {
    match refusal.code.as_str() {
        "unknown_table" => StatusCode::NOT_FOUND,
        "too_many_tables" | "restarting" => StatusCode::SERVICE_UNAVAILABLE,
        "disk_full" => StatusCode::INSUFFICIENT_STORAGE,
        "not_stored" => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::CONFLICT,
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::Refused(refusal)
    }
}

impl Tell for Fault {
    fn told(&self, lang: Lang) -> Response {
        self.problem(lang).into_response()
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        untold(self)
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_text::{Lang, Texts};

    use super::Fault;
    use stammtisch_http::name::BadName;

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
            Fault::DiskFull,
            Fault::Internal,
            Fault::NoWebSocket,
        ];
        for lang in Lang::ALL {
            for fault in &faults {
                let (_, code) = fault.kind();
                assert!(Texts::of(lang).has(&format!("http-{}", code.replace('_', "-"))), "{code}");
                assert!(!fault.problem(lang).detail.contains('$'), "{code}");
            }
        }
    }
}
