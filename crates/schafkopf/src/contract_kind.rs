//! The kinds of contracts, without their suits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A contract without its suit: what the auction ladder and the tariffs speak of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ContractKind {
    /// S 2.5.
    Rufspiel,
    /// T 3, P 7.
    Farbwenz,
    /// S 2.7.
    Wenz,
    /// S 2.6.
    Solo,
    /// A Farbwenz for every trick.
    FarbwenzTout,
    /// S 2.8.
    WenzTout,
    /// S 2.8.
    SoloTout,
    /// S 2.9.
    Sie,
}

impl ContractKind {
    /// All kinds.
    pub const ALL: [ContractKind; 8] = [
        ContractKind::Rufspiel,
        ContractKind::Farbwenz,
        ContractKind::Wenz,
        ContractKind::Solo,
        ContractKind::FarbwenzTout,
        ContractKind::WenzTout,
        ContractKind::SoloTout,
        ContractKind::Sie,
    ];

    /// The name in files and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            ContractKind::Rufspiel => "rufspiel",
            ContractKind::Farbwenz => "farbwenz",
            ContractKind::Wenz => "wenz",
            ContractKind::Solo => "solo",
            ContractKind::FarbwenzTout => "farbwenz_tout",
            ContractKind::WenzTout => "wenz_tout",
            ContractKind::SoloTout => "solo_tout",
            ContractKind::Sie => "sie",
        }
    }

    /// Whether it is a Tout.
    pub const fn is_tout(self) -> bool {
        match self {
            ContractKind::FarbwenzTout | ContractKind::WenzTout | ContractKind::SoloTout => true,
            ContractKind::Rufspiel
            | ContractKind::Farbwenz
            | ContractKind::Wenz
            | ContractKind::Solo
            | ContractKind::Sie => false,
        }
    }

    /// Whether one plays alone: Wenz, Farbwenz, Solo and their Touts, and the Sie.
    pub const fn is_solo_kind(self) -> bool {
        !matches!(self, ContractKind::Rufspiel)
    }

    /// The kind without its Tout.
    pub const fn plain(self) -> ContractKind {
        match self {
            ContractKind::FarbwenzTout => ContractKind::Farbwenz,
            ContractKind::WenzTout => ContractKind::Wenz,
            ContractKind::SoloTout => ContractKind::Solo,
            ContractKind::Rufspiel
            | ContractKind::Farbwenz
            | ContractKind::Wenz
            | ContractKind::Solo
            | ContractKind::Sie => self,
        }
    }

    /// The Tout of a kind that has one.
    pub const fn tout(self) -> Option<ContractKind> {
        match self {
            ContractKind::Farbwenz | ContractKind::FarbwenzTout => Some(ContractKind::FarbwenzTout),
            ContractKind::Wenz | ContractKind::WenzTout => Some(ContractKind::WenzTout),
            ContractKind::Solo | ContractKind::SoloTout => Some(ContractKind::SoloTout),
            ContractKind::Rufspiel | ContractKind::Sie => None,
        }
    }
}

impl fmt::Display for ContractKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no contract.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a contract")]
pub struct UnknownContract(pub String);

impl FromStr for ContractKind {
    type Err = UnknownContract;

    fn from_str(name: &str) -> Result<ContractKind, UnknownContract> {
        ContractKind::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownContract(name.chars().take(32).collect()))
    }
}
