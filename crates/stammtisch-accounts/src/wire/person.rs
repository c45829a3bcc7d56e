//! People as others and administrators see them.

use serde::{Deserialize, Serialize};
use stammtisch_http::clock::Moment;
use stammtisch_store::{PlayerRecord, Tie};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::{LogLine, Rating, Report};

/// What anybody may know of an account.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Person {
    /// The id.
    pub(crate) id: String,
    /// The name.
    pub(crate) name: String,
    /// Whether it is an account: it is.
    pub(crate) account: bool,
    /// What the person is to who asks.
    pub(crate) friend: Friendship,
    /// Whether who asks has blocked the person.
    pub(crate) blocked: bool,
    /// The rating, if the account is in the ranking.
    pub(crate) rating: Option<Rating>,
}

/// What somebody is to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Friendship {
    /// Nothing.
    None,
    /// A friend.
    Friend,
    /// Has asked to be one.
    Asking,
    /// Was asked to be one.
    Asked,
}

impl From<Option<Tie>> for Friendship {
    fn from(tie: Option<Tie>) -> Friendship {
        match tie {
            None => Friendship::None,
            Some(Tie::Friend) => Friendship::Friend,
            Some(Tie::Asking) => Friendship::Asking,
            Some(Tie::Asked) => Friendship::Asked,
        }
    }
}

/// Somebody in a report or in the log; the name is gone once it was erased.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Somebody {
    /// The id.
    pub(crate) id: String,
    /// The name, as long as it is known.
    pub(crate) name: Option<String>,
}

/// Which people an administrator looks for.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Search {
    /// Part of a name; everybody if it is empty.
    #[serde(default)]
    pub(crate) q: String,
    /// `next` of the page before.
    pub(crate) before: Option<String>,
}

/// One page of people; `next` asks for the one after it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct PeoplePage {
    /// The people.
    pub(crate) people: Vec<AdminPerson>,
    /// Where the next page begins.
    pub(crate) next: Option<String>,
}

/// What an administrator knows of somebody.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Known {
    /// The id.
    id: String,
    /// The name.
    name: String,
    /// Whether it is an account.
    account: bool,
    /// Whether it is an administrator.
    admin: bool,
    /// Since when the person is locked out.
    locked: Option<Moment>,
    /// Why.
    lock_reason: Option<String>,
    /// Since when the person is known.
    since: Moment,
    /// When the person was seen last.
    seen: Moment,
}

impl From<PlayerRecord> for Known {
    fn from(player: PlayerRecord) -> Known {
        let account = player.account.as_ref();
        Known {
            account: account.is_some(),
            admin: account.is_some_and(|account| account.admin),
            id: player.id,
            name: player.name.unwrap_or_default(),
            locked: player.locked,
            lock_reason: player.lock_reason,
            since: player.since,
            seen: player.seen,
        }
    }
}

/// Somebody in the list of an administrator.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct AdminPerson {
    /// Who it is.
    #[serde(flatten)]
    pub(crate) known: Known,
    /// How many reports about the person are open.
    pub(crate) reports: usize,
}

/// Everything that an administrator sees of somebody.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct AdminPersonWhole {
    /// Who it is.
    #[serde(flatten)]
    pub(crate) known: Known,
    /// How many sessions there are.
    pub(crate) sessions: usize,
    /// How many hands the person has played.
    pub(crate) hands: u32,
    /// The latest reports about the person.
    pub(crate) reports: Vec<Report>,
    /// The latest lines of the log about the person.
    pub(crate) log: Vec<LogLine>,
}

/// Why an administrator does something.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Because {
    /// In words.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub(crate) reason: String,
}

/// Whether somebody is an administrator.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rights {
    /// Whether.
    pub(crate) admin: bool,
}

/// Another name for somebody.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Renaming {
    /// The new name.
    pub(crate) name: String,
    /// Why.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub(crate) reason: String,
}

/// A link by which a new password can be set, once.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct ResetLink {
    /// Its path on this server.
    pub(crate) path: String,
    /// Until when it works.
    pub(crate) expires: Moment,
}
