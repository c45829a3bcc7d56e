//! The reply to a command: what it came to, or why nothing has changed.

use axum::Json;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use stammtisch_http::Problem;
use stammtisch_http::problem;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::outcome::Outcome;
use crate::views::{ListView, LogLine};

/// What became of one command.
#[derive(Debug, Clone)]
pub(crate) enum Reply {
    /// It was carried out, now or before.
    Done(Box<Done>),
    /// It was refused.
    Refused(Box<Refused>),
}

/// A command that was carried out.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub(crate) struct Done {
    #[ts(type = "true")]
    pub(crate) ok: bool,
    /// Whether it was carried out before.
    pub(crate) repeated: bool,
    pub(crate) version: u64,
    pub(crate) events: Vec<u64>,
    pub(crate) result: Outcome,
}

/// What is known beside the reason of a refusal.
#[derive(Debug, Clone, Default, Serialize, TS, ToSchema)]
pub(crate) struct Present {
    /// The last event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) version: Option<u64>,
    /// What others have changed meanwhile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) changed: Option<Vec<LogLine>>,
    /// How the list looks now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) list: Option<ListView>,
}

/// Why a command was not carried out.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub(crate) struct Refused {
    #[serde(flatten)]
    pub(crate) problem: Problem,
    #[serde(flatten)]
    pub(crate) present: Present,
}

/// One of the answers to a queue.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
#[serde(untagged)]
pub(crate) enum QueueReply {
    Done(Box<QueueDone>),
    Refused(Box<QueueRefused>),
}

/// A command of a queue that was carried out.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub(crate) struct QueueDone {
    id: String,
    status: u16,
    #[serde(flatten)]
    done: Done,
}

/// A command of a queue that was refused.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub(crate) struct QueueRefused {
    id: String,
    status: u16,
    #[ts(type = "false")]
    ok: bool,
    error: QueueError,
    #[serde(flatten)]
    present: Present,
}

/// Why a command of a queue was refused.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
struct QueueError {
    code: String,
    clause: Option<String>,
    at: Option<u64>,
    message: String,
}

impl Reply {
    /// A refusal of which nothing else is known.
    pub(crate) fn refused(problem: Problem) -> Reply {
        Reply::Refused(Box::new(Refused { problem, present: Present::default() }))
    }

    /// Whether it was carried out.
    pub(crate) const fn is_done(&self) -> bool {
        matches!(self, Reply::Done(_))
    }

    /// As one of the answers to a queue.
    pub(crate) fn in_queue(self, id: String) -> QueueReply {
        match self {
            Reply::Done(done) => QueueReply::Done(Box::new(QueueDone { id, status: 200, done: *done })),
            Reply::Refused(refused) => {
                let Refused { problem: Problem { status, code, clause, at, detail, .. }, present } = *refused;
                let error = QueueError { code, clause, at, message: detail };
                QueueReply::Refused(Box::new(QueueRefused { id, status, ok: false, error, present }))
            }
        }
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        match self {
            Reply::Done(done) => Json(done).into_response(),
            Reply::Refused(refused) => problem::answer(refused.problem.status, &refused),
        }
    }
}
