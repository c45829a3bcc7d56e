//! Rounds of friends, and what devices write into their sheets.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// A round to which one belongs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct RundeCard {
    /// The id.
    pub(crate) id: String,
    /// What it is called.
    pub(crate) name: String,
    /// The member that one says to be.
    pub(crate) member: Option<String>,
}

/// The rounds to which one belongs.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Runden {
    /// Them, the oldest first.
    pub(crate) runden: Vec<RundeCard>,
}

/// A round to be kept.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewRunde {
    /// What it is called.
    pub(crate) name: String,
}

/// The wish for a link.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RundeLinkWanted {
    /// Where the page says the server is.
    #[ts(optional)]
    pub(crate) origin: Option<String>,
}

/// A link by which others enter a round.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct RundeLink {
    /// Where it leads on this server.
    pub(crate) path: String,
    /// Its picture (SVG).
    pub(crate) qr: Option<String>,
}

/// Who one is in a round.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RundeBeing {
    /// The member, or nobody.
    pub(crate) member: Option<String>,
}

/// From where on a log is wanted.
#[derive(Debug, Deserialize, TS, IntoParams)]
pub(crate) struct RundeAfter {
    /// After so many entries.
    #[serde(default)]
    #[ts(optional, as = "Option<u64>")]
    pub(crate) after: u64,
}

/// Entries of a round.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct RundeLog {
    /// What the round is called.
    pub(crate) name: String,
    /// The number of the last entry.
    pub(crate) head: u64,
    /// Them.
    pub(crate) entries: Vec<RundeEntry>,
}

/// An entry of a round.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct RundeEntry {
    /// Its number here, from 1 on.
    pub(crate) seq: u64,
    /// Its line (`docs/zettel.md`).
    pub(crate) line: String,
}

/// What a device has written.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RundeLines {
    /// Its lines.
    pub(crate) lines: Vec<String>,
}

/// What was written is kept.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct RundeKept {
    /// How many entries there are.
    pub(crate) head: u64,
}
