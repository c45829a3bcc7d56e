//! The part that a seat plays in a hand.

use schafkopf::{Parties, Seat};
use serde::{Deserialize, Serialize};

/// The part that a seat plays in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// He plays.
    Declarer,
    /// He holds the called card (S 2.5.2).
    Partner,
    /// He plays against them.
    Defender,
}

impl Role {
    /// All roles.
    pub const ALL: [Role; 3] = [Role::Declarer, Role::Partner, Role::Defender];

    /// The role of a seat.
    pub fn of(seat: Seat, parties: Parties) -> Role {
        if seat == parties.declarer {
            Role::Declarer
        } else if Some(seat) == parties.partner {
            Role::Partner
        } else {
            Role::Defender
        }
    }

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Declarer => "declarer",
            Role::Partner => "partner",
            Role::Defender => "defender",
        }
    }
}
