//! The reply to a command: what it came to, or why nothing has changed.

use axum::Json;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Value, json};
use stammtisch_http::Problem;
use stammtisch_http::problem;

/// What became of one command.
#[derive(Debug, Clone)]
pub(crate) enum Reply {
    /// It was carried out, now or before.
    Done(Value),
    /// It was refused.
    Refused(Box<Refused>),
}

/// Why a command was not carried out, what others have changed meanwhile, and how the list looks now.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Refused {
    #[serde(flatten)]
    pub(crate) problem: Problem,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) version: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) changed: Option<Vec<Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) list: Option<Value>,
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused { problem, version: None, changed: None, list: None }
    }
}

impl Reply {
    /// Whether it was carried out.
    pub(crate) const fn is_done(&self) -> bool {
        matches!(self, Reply::Done(_))
    }

    /// As one of the answers to a queue.
    pub(crate) fn in_queue(self, id: String) -> Value {
        match self {
            Reply::Done(mut body) => {
                body["id"] = json!(id);
                body["status"] = json!(200);
                body
            }
            Reply::Refused(refused) => {
                let Refused { problem, version, changed, list } = *refused;
                let mut body = json!({"ok": false, "id": id, "status": problem.status, "error": {
                    "code": problem.code, "clause": problem.clause, "at": problem.at, "message": problem.detail,
                }});
                for (name, value) in
                    [("version", json!(version)), ("changed", json!(changed)), ("list", json!(list))]
                {
                    if !value.is_null() {
                        body[name] = value;
                    }
                }
                body
            }
        }
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        match self {
            Reply::Done(body) => Json(body).into_response(),
            Reply::Refused(refused) => problem::answer(refused.problem.status, &refused),
        }
    }
}
