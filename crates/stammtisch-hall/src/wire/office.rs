//! Offices, and what a link opens.

use schafkopf_turnier as turnier;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// An office.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Role {
    /// The management: everything.
    Director,
    /// The supervision at the tables.
    Referee,
    /// The tribunal, or the committee: appeals.
    Tribunal,
}

impl From<turnier::Role> for Role {
    fn from(role: turnier::Role) -> Role {
        match role {
            turnier::Role::Director => Role::Director,
            turnier::Role::Referee => Role::Referee,
            turnier::Role::Tribunal => Role::Tribunal,
        }
    }
}

impl From<Role> for turnier::Role {
    fn from(role: Role) -> turnier::Role {
        match role {
            Role::Director => turnier::Role::Director,
            Role::Referee => turnier::Role::Referee,
            Role::Tribunal => turnier::Role::Tribunal,
        }
    }
}

/// What a link opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LinkRole {
    /// The management: everything.
    Director,
    /// The supervision at the tables.
    Referee,
    /// The list of one table.
    Keeper,
    /// One player's card.
    Player,
    /// The screen in the hall.
    Display,
}

impl From<stammtisch_desk::LinkRole> for LinkRole {
    fn from(role: stammtisch_desk::LinkRole) -> LinkRole {
        match role {
            stammtisch_desk::LinkRole::Director => LinkRole::Director,
            stammtisch_desk::LinkRole::Referee => LinkRole::Referee,
            stammtisch_desk::LinkRole::Keeper => LinkRole::Keeper,
            stammtisch_desk::LinkRole::Player => LinkRole::Player,
            stammtisch_desk::LinkRole::Display => LinkRole::Display,
        }
    }
}

impl From<LinkRole> for stammtisch_desk::LinkRole {
    fn from(role: LinkRole) -> stammtisch_desk::LinkRole {
        match role {
            LinkRole::Director => stammtisch_desk::LinkRole::Director,
            LinkRole::Referee => stammtisch_desk::LinkRole::Referee,
            LinkRole::Keeper => stammtisch_desk::LinkRole::Keeper,
            LinkRole::Player => stammtisch_desk::LinkRole::Player,
            LinkRole::Display => stammtisch_desk::LinkRole::Display,
        }
    }
}
