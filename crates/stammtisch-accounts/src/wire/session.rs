//! Sessions: where one is signed in.

use serde::Serialize;
use stammtisch_http::clock::Moment;
use stammtisch_store::SessionRecord;
use ts_rs::TS;
use utoipa::ToSchema;

/// All sessions of an account.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Sessions {
    /// Each of them.
    pub(crate) sessions: Vec<Session>,
}

/// A session.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Session {
    /// A name for it that is no secret.
    id: String,
    /// When it began.
    since: Moment,
    /// When it was used last.
    seen: Moment,
    /// On what kind of device, in words.
    device: String,
    /// Whether it is the one that asks.
    current: bool,
}

impl Session {
    /// A session as the one with an id sees it.
    pub(crate) fn seen_by(current: &str, session: SessionRecord) -> Session {
        Session {
            current: session.id == current,
            id: session.id,
            since: session.created,
            seen: session.seen,
            device: session.device,
        }
    }
}
