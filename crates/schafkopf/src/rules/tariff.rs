//! The tariff: what games cost, in units (S 4.2; V 10).

use serde::{Deserialize, Serialize};

use super::is_default;
use crate::card::Suit;
use crate::contract::Contract;
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
    /// Value of a Wenz, where it has its own (V 10.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wenz: Option<u32>,
    /// Value of a Farbwenz, where it has its own (V 10.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub farbwenz: Option<u32>,
    /// Value of a Solo in Herz, where it has its own (V 10.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo_herz: Option<u32>,
    /// Value of a Bettel, where it has its own (V 2.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bettel: Option<u32>,
    /// Value of a Hochzeit, where it has its own (V 4.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hochzeit: Option<u32>,
    /// Value of a Ramsch, where it has its own (V 3.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ramsch: Option<u32>,
    /// Value of a Durchmarsch, where it is not that of the Ramsch (V 3.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub durchmarsch: Option<u32>,
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
    /// The most runners that are paid; 0 for all (V 10.4).
    #[serde(default, skip_serializing_if = "is_default")]
    pub runners_most: u8,
    /// Whose runners are paid (V 10.4).
    #[serde(default, skip_serializing_if = "is_default")]
    pub runners_of: RunnersOf,
    /// Whether Schwarz doubles what Schneider makes of the value, instead of its own price (V 10.5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub schwarz_doubles: bool,
}

/// Whose runners are paid (V 10.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunnersOf {
    /// Those of either side, to the winners (decision 6).
    #[default]
    Either,
    /// Only those that the losing side holds.
    Losers,
    /// Nobody's.
    Nobody,
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
    /// The value of a kind of contract, with nothing added: a Tout has the price of its plain kind (V 10.2).
    pub fn price(&self, kind: ContractKind) -> u32 {
        let own = match kind.plain() {
            ContractKind::Geier | ContractKind::GeierTout => self.geier,
            ContractKind::Farbgeier | ContractKind::FarbgeierTout => self.farbgeier,
            ContractKind::Wenz | ContractKind::WenzTout => self.wenz,
            ContractKind::Farbwenz | ContractKind::FarbwenzTout => self.farbwenz,
            ContractKind::Bettel => self.bettel,
            ContractKind::Hochzeit => self.hochzeit,
            ContractKind::Ramsch => self.ramsch,
            ContractKind::Rufspiel | ContractKind::Solo | ContractKind::SoloTout | ContractKind::Sie => None,
        };
        own.unwrap_or(match kind.row().price {
            PriceClass::Rufspiel => self.rufspiel,
            PriceClass::Solo => self.solo,
        })
    }

    /// The value of a contract, with nothing added: a Solo in Herz may have its own (V 10.2).
    pub fn price_of(&self, contract: Contract) -> u32 {
        self.price_in(contract.kind(), contract.suit())
    }

    /// The value of a kind of contract in a suit, with nothing added.
    pub fn price_in(&self, kind: ContractKind, suit: Option<Suit>) -> u32 {
        match (kind.plain(), suit) {
            (ContractKind::Solo, Some(Suit::Herz)) => self.solo_herz.unwrap_or(self.solo),
            (kind, _) => self.price(kind),
        }
    }

    /// What a Durchmarsch wins from each (V 3.5).
    pub fn durchmarsch(&self) -> u32 {
        self.durchmarsch.unwrap_or(self.price(ContractKind::Ramsch))
    }

    /// From how many runners on they are paid in a contract (S 4.2.2, P 11); none in what has no runners.
    pub const fn runners_from(&self, kind: ContractKind) -> Option<u8> {
        let from = &self.runners_from;
        Some(match kind {
            ContractKind::Rufspiel | ContractKind::Hochzeit => from.rufspiel,
            ContractKind::Geier | ContractKind::GeierTout => from.geier,
            ContractKind::Farbgeier | ContractKind::FarbgeierTout => from.farbgeier,
            ContractKind::Wenz | ContractKind::WenzTout => from.wenz,
            ContractKind::Farbwenz | ContractKind::FarbwenzTout => from.farbwenz,
            ContractKind::Solo | ContractKind::SoloTout | ContractKind::Sie => from.solo,
            ContractKind::Bettel | ContractKind::Ramsch => return None,
        })
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
