//! What is kept of players, but who they are.

use schafkopf_turnier::{self as turnier, PersonId, PlayerNumber};
use serde::{Deserialize, Serialize};

/// How somebody was registered.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Registering {
    player: u32,
    person: u64,
    part: Part,
    #[serde(default, skip_serializing_if = "super::is_false")]
    late: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    age: Option<AgeProof>,
}

impl From<turnier::Registering> for Registering {
    fn from(registering: turnier::Registering) -> Registering {
        let turnier::Registering { player: PlayerNumber(player), person: PersonId(person), part, late, age } =
            registering;
        Registering { player, person, part: part.into(), late, age: age.map(Into::into) }
    }
}

impl From<Registering> for turnier::Registering {
    fn from(registering: Registering) -> turnier::Registering {
        let Registering { player, person, part, late, age } = registering;
        turnier::Registering {
            player: PlayerNumber(player),
            person: PersonId(person),
            part: part.into(),
            late,
            age: age.map(Into::into),
        }
    }
}

/// Whether somebody plays for a place.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// He is ranked.
    Ranked,
    /// He fills a table.
    House,
}

impl From<turnier::Part> for Part {
    fn from(part: turnier::Part) -> Part {
        match part {
            turnier::Part::Ranked => Part::Ranked,
            turnier::Part::House => Part::House,
        }
    }
}

impl From<Part> for turnier::Part {
    fn from(part: Part) -> turnier::Part {
        match part {
            Part::Ranked => turnier::Part::Ranked,
            Part::House => turnier::Part::House,
        }
    }
}

/// How somebody's age was proven.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AgeProof {
    /// By his birthday.
    Birthday,
    /// On the day, at the venue.
    SeenAtVenue,
}

impl From<turnier::AgeProof> for AgeProof {
    fn from(proof: turnier::AgeProof) -> AgeProof {
        match proof {
            turnier::AgeProof::Birthday => AgeProof::Birthday,
            turnier::AgeProof::SeenAtVenue => AgeProof::SeenAtVenue,
        }
    }
}

impl From<AgeProof> for turnier::AgeProof {
    fn from(proof: AgeProof) -> turnier::AgeProof {
        match proof {
            AgeProof::Birthday => turnier::AgeProof::Birthday,
            AgeProof::SeenAtVenue => turnier::AgeProof::SeenAtVenue,
        }
    }
}

/// A player whose age was proven.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AgeCheck {
    player: u32,
    proof: AgeProof,
}

impl From<turnier::AgeCheck> for AgeCheck {
    fn from(check: turnier::AgeCheck) -> AgeCheck {
        let turnier::AgeCheck { player: PlayerNumber(player), proof } = check;
        AgeCheck { player, proof: proof.into() }
    }
}

impl From<AgeCheck> for turnier::AgeCheck {
    fn from(check: AgeCheck) -> turnier::AgeCheck {
        let AgeCheck { player, proof } = check;
        turnier::AgeCheck { player: PlayerNumber(player), proof: proof.into() }
    }
}

/// Money into the till, or out of it.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Payment {
    player: u32,
    cents: i64,
}

impl From<turnier::Payment> for Payment {
    fn from(payment: turnier::Payment) -> Payment {
        let turnier::Payment { player: PlayerNumber(player), cents } = payment;
        Payment { player, cents }
    }
}

impl From<Payment> for turnier::Payment {
    fn from(payment: Payment) -> turnier::Payment {
        let Payment { player, cents } = payment;
        turnier::Payment { player: PlayerNumber(player), cents }
    }
}

/// Somebody who came through the door.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Arrival {
    player: u32,
    number: u32,
}

impl From<turnier::Arrival> for Arrival {
    fn from(arrival: turnier::Arrival) -> Arrival {
        let turnier::Arrival { player: PlayerNumber(player), number } = arrival;
        Arrival { player, number }
    }
}

impl From<Arrival> for turnier::Arrival {
    fn from(arrival: Arrival) -> turnier::Arrival {
        let Arrival { player, number } = arrival;
        turnier::Arrival { player: PlayerNumber(player), number }
    }
}

/// Somebody takes over a seat.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Substitution {
    leaves: u32,
    enters: u32,
}

impl From<turnier::Substitution> for Substitution {
    fn from(change: turnier::Substitution) -> Substitution {
        let turnier::Substitution { leaves: PlayerNumber(leaves), enters: PlayerNumber(enters) } = change;
        Substitution { leaves, enters }
    }
}

impl From<Substitution> for turnier::Substitution {
    fn from(change: Substitution) -> turnier::Substitution {
        let Substitution { leaves, enters } = change;
        turnier::Substitution { leaves: PlayerNumber(leaves), enters: PlayerNumber(enters) }
    }
}
