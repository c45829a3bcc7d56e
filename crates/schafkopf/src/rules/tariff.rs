//! The tariff: what games cost, in units (S 4.2; V 10).

use serde::{Deserialize, Serialize};

use crate::contract_kind::{ContractKind, PriceClass};

/// The tariff in units (S 4.2.4, P 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tariff {
    /// What a unit is worth in cents, unless a table agrees otherwise before it plays (S 4.2.1).
    pub unit_cents: u32,
    /// Value of a Rufspiel.
    pub rufspiel: u32,
    /// Value of a Solo, and of whatever is played alone and has no price of its own.
    pub solo: u32,
    /// Value of a Geier, where it has its own (V 1.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub geier: Option<u32>,
    /// Value of a Farbgeier, where it has its own (V 1.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub farbgeier: Option<u32>,
    /// For each runner.
    pub runner: u32,
    /// For Schneider.
    pub schneider: u32,
    /// For Schwarz, Schneider included (decision 5).
    pub schwarz: u32,
    /// Multiplies a Tout's value and runners.
    pub tout_factor: u32,
    /// How many runners it takes before they are paid.
    pub runners_from: RunnersFrom,
    /// Who claims runners and Schwarz (S 4.2.3, decision 26).
    pub claims: Claims,
}

/// How many runners it takes before they are paid (S 4.2.2, P 11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunnersFrom {
    /// In a Rufspiel.
    pub rufspiel: u8,
    /// In a Solo.
    pub solo: u8,
    /// In a Wenz.
    pub wenz: u8,
    /// In a Farbwenz.
    pub farbwenz: u8,
    /// In a Geier (V 1.4).
    #[serde(default = "RunnersFrom::geier", skip_serializing_if = "RunnersFrom::is_of_geier")]
    pub geier: u8,
    /// In a Farbgeier (V 1.4).
    #[serde(default = "RunnersFrom::farbgeier", skip_serializing_if = "RunnersFrom::is_of_farbgeier")]
    pub farbgeier: u8,
}

/// What holds where a set says nothing; what is left out at its default leaves the hash of older sets as it was.
impl RunnersFrom {
    const fn geier() -> u8 {
        2
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
    const fn is_of_geier(from: &u8) -> bool {
        *from == RunnersFrom::geier()
    }

    const fn farbgeier() -> u8 {
        3
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
    const fn is_of_farbgeier(from: &u8) -> bool {
        *from == RunnersFrom::farbgeier()
    }
}

impl Tariff {
    /// The value of a contract, with nothing added: a Tout has the price of its plain kind.
    pub fn price(&self, kind: ContractKind) -> u32 {
        let own = match kind.plain() {
            ContractKind::Geier | ContractKind::GeierTout => self.geier,
            ContractKind::Farbgeier | ContractKind::FarbgeierTout => self.farbgeier,
            ContractKind::Rufspiel
            | ContractKind::Farbwenz
            | ContractKind::FarbwenzTout
            | ContractKind::Wenz
            | ContractKind::WenzTout
            | ContractKind::Solo
            | ContractKind::SoloTout
            | ContractKind::Sie => None,
        };
        own.unwrap_or(match kind.row().price {
            PriceClass::Rufspiel => self.rufspiel,
            PriceClass::Solo => self.solo,
        })
    }

    /// From how many runners on they are paid in a contract (S 4.2.2, P 11).
    pub const fn runners_from(&self, kind: ContractKind) -> u8 {
        let from = &self.runners_from;
        match kind {
            ContractKind::Rufspiel => from.rufspiel,
            ContractKind::Geier | ContractKind::GeierTout => from.geier,
            ContractKind::Farbgeier | ContractKind::FarbgeierTout => from.farbgeier,
            ContractKind::Wenz | ContractKind::WenzTout => from.wenz,
            ContractKind::Farbwenz | ContractKind::FarbwenzTout => from.farbwenz,
            ContractKind::Solo | ContractKind::SoloTout | ContractKind::Sie => from.solo,
        }
    }
}

/// Who claims runners and Schwarz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claims {
    /// The program, for the winner.
    Automatic,
    /// The winners themselves.
    ByHand,
}
