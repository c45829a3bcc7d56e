//! Offices as they are kept.

use schafkopf_turnier::{self as turnier, PersonId};
use serde::{Deserialize, Serialize};

/// An office held by somebody.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Office {
    person: u64,
    role: Role,
}

impl From<turnier::Office> for Office {
    fn from(office: turnier::Office) -> Office {
        let turnier::Office { person: PersonId(person), role } = office;
        Office { person, role: role.into() }
    }
}

impl From<Office> for turnier::Office {
    fn from(office: Office) -> turnier::Office {
        let Office { person, role } = office;
        turnier::Office { person: PersonId(person), role: role.into() }
    }
}

/// What somebody may decide.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The management.
    Director,
    /// The supervision at the tables.
    Referee,
    /// The tribunal, or the committee.
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
