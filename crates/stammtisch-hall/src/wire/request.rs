//! Commands as pages send them: one, or a queue of them.

use serde::Deserialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Wish;

/// One command.
#[derive(Debug, Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    /// An id of its own, at most 64 characters: sent again, it is carried out once.
    pub(crate) id: String,
    /// The version of what the page showed: where that has changed meanwhile, nothing is done.
    #[ts(optional)]
    pub(crate) based_on: Option<u64>,
    /// Which page of the link sends it, at most 64 characters: what another page of the same link changed is another's change.
    #[ts(optional)]
    pub(crate) desk: Option<String>,
    /// The reason; some commands need one.
    #[ts(optional)]
    pub(crate) why: Option<String>,
    /// What is wanted. It is read when its turn comes, so that what nobody can read spoils nothing but itself.
    #[serde(rename = "do")]
    #[ts(as = "Wish")]
    #[schema(value_type = Wish)]
    pub(crate) wish: Value,
}

/// A queue of commands.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Queue {
    /// The commands, in their order.
    pub(crate) commands: Vec<Request>,
    /// Whether nothing is tried any more after one that was refused.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub(crate) stop: bool,
}
