//! Who one is, and what becomes of one's account.

use serde::{Deserialize, Serialize};
use stammtisch_http::clock::Moment;
use ts_rs::TS;
use utoipa::ToSchema;

/// Who one is, and what a form must know.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct AccountState {
    /// Now.
    pub(crate) now: Moment,
    /// Who asks; none as long as no name was given.
    pub(crate) you: Option<You>,
    /// How long a password may be.
    pub(crate) password: Bounds,
    /// How long a name may be.
    pub(crate) name: Bounds,
}

/// How long a text may be, in characters.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Bounds {
    /// At least.
    pub(crate) least: usize,
    /// At most.
    pub(crate) most: usize,
}

/// The person who asks.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct You {
    /// The id, the same as a guest and as an account.
    pub(crate) id: String,
    /// The name to show.
    pub(crate) name: String,
    /// Whether it is an account; otherwise a guest.
    pub(crate) account: bool,
    /// Whether it is an administrator.
    pub(crate) admin: bool,
    /// Since when there is an account.
    pub(crate) since: Option<Moment>,
    /// Whether the account is in the ranking.
    pub(crate) listed: bool,
    /// The name of the session.
    pub(crate) session: Option<String>,
    /// When the code on paper was made, if there is one.
    pub(crate) recovery: Option<Moment>,
}

/// A new account.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Registering {
    /// Its name.
    pub(crate) name: String,
    /// Its password.
    pub(crate) password: String,
    /// Whether it is in the ranking.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub(crate) listed: bool,
}

/// A name with a password.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    /// The name.
    pub(crate) name: String,
    /// The present password.
    pub(crate) password: String,
}

/// Another password.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Passwords {
    /// The present one.
    pub(crate) old: String,
    /// The new one.
    pub(crate) new: String,
}

/// Whether one is in the ranking.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Listing {
    /// Whether.
    pub(crate) listed: bool,
}

/// A link for a new password, used.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Resetting {
    /// The secret part of the link.
    pub(crate) token: String,
    /// The new password.
    pub(crate) password: String,
}

/// A door for another device is wanted.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DoorWanted {
    /// The address of the server as the page sees it, for the picture.
    #[serde(default)]
    #[ts(optional)]
    pub(crate) origin: Option<String>,
}

/// A door for another device.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct DoorOpened {
    /// Where the other device goes; the secret stands behind `#`.
    pub(crate) path: String,
    /// The same as a picture (SVG).
    pub(crate) qr: Option<String>,
    /// Until when it is open.
    pub(crate) expires: Moment,
}

/// Going through a door.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entering {
    /// The secret part of the link.
    pub(crate) token: String,
}

/// The present password, for what needs it alone.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Confirming {
    /// The present password.
    pub(crate) password: String,
}

/// A code on paper, told once.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct RecoveryMade {
    /// The code, as it is printed.
    pub(crate) code: String,
    /// The name that it belongs to.
    pub(crate) name: String,
    /// When it was made.
    pub(crate) made: Moment,
}

/// A new password with a code on paper.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recovering {
    /// The name.
    pub(crate) name: String,
    /// The code, as somebody types it.
    pub(crate) code: String,
    /// The new password.
    pub(crate) password: String,
}

/// Going for good.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deleting {
    /// The present password; guests have none.
    #[serde(default)]
    #[ts(optional)]
    pub(crate) password: Option<String>,
}

/// It is done, and there is nothing to say.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(type = "Record<string, never>")]
pub(crate) struct Done {}
