//! Friends, blocked people, and whom one looks for.

use serde::{Deserialize, Serialize};
use stammtisch_http::clock::Moment;
use stammtisch_store::Tie;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// Somebody in a list of people.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Listed {
    /// The id.
    id: String,
    /// The name.
    name: String,
    /// Since when the person is in the list.
    since: Moment,
}

impl From<stammtisch_store::Listed> for Listed {
    fn from(listed: stammtisch_store::Listed) -> Listed {
        Listed { id: listed.id, name: listed.name.unwrap_or_default(), since: listed.since }
    }
}

/// Friends, and those who may become some.
#[derive(Debug, Default, Serialize, TS, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the members are called so on the wire")]
pub(crate) struct Friends {
    /// Friends.
    friends: Vec<Listed>,
    /// Who has asked to be one.
    asking: Vec<Listed>,
    /// Who was asked.
    asked: Vec<Listed>,
}

impl FromIterator<(Tie, stammtisch_store::Listed)> for Friends {
    fn from_iter<I: IntoIterator<Item = (Tie, stammtisch_store::Listed)>>(ties: I) -> Friends {
        let mut all = Friends::default();
        for (tie, listed) in ties {
            let list = match tie {
                Tie::Friend => &mut all.friends,
                Tie::Asking => &mut all.asking,
                Tie::Asked => &mut all.asked,
            };
            list.push(listed.into());
        }
        all
    }
}

/// Who is here, and who wants something of one.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Company {
    /// Friends who are at a table, or have looked at the page within a minute.
    pub(crate) here: Vec<Friend>,
    /// Friends who invite to a table; each stands for ten minutes.
    pub(crate) invitations: Vec<Invitation>,
    /// Who has asked to be a friend.
    pub(crate) asking: Vec<Listed>,
}

/// A friend who is here.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Friend {
    /// The id.
    pub(crate) id: String,
    /// The name.
    pub(crate) name: String,
    /// Whether at a table.
    pub(crate) at_table: bool,
}

/// An invitation to a table.
#[derive(Debug, Clone, Serialize, TS, ToSchema)]
pub(crate) struct Invitation {
    /// The id of who invites.
    pub(crate) id: String,
    /// The name.
    pub(crate) name: String,
    /// The table's id.
    pub(crate) table: String,
    /// Since when it stands.
    pub(crate) at: Moment,
}

/// To where a friend is invited.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Inviting {
    /// The table's id.
    pub(crate) table: String,
}

/// Whom one wants as a friend.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Whom {
    /// By id.
    Id(String),
    /// By name.
    Name(String),
}

/// Whom one has blocked.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Blocked {
    /// Each of them.
    pub(crate) blocked: Vec<Listed>,
}

/// Whom one wants to block.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Blocking {
    /// The id.
    pub(crate) id: String,
}

/// Whom one looks for.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Named {
    /// The name.
    pub(crate) name: String,
}

/// Who is called so.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Found {
    /// The account; none if there is none.
    pub(crate) found: Option<FoundPerson>,
}

/// An account that was found.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct FoundPerson {
    /// The id.
    pub(crate) id: String,
    /// The name.
    pub(crate) name: String,
}
