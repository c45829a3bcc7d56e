//! The entries of the ladder: kinds of contract, some with a suit of their own rung.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Suit;
use crate::contract_kind::{ContractKind, TrumpSuit, UnknownContract};

/// An entry of the ladder: a kind of contract, or one of its suits, which then has a rung of its own (V 11.2).
///
/// ```
/// use schafkopf::rules::LadderEntry;
/// use schafkopf::{ContractKind, Suit};
/// let herz: LadderEntry = "solo:H".parse()?;
/// assert_eq!((herz.kind, herz.suit), (ContractKind::Solo, Some(Suit::Herz)));
/// assert_eq!(herz.to_string(), "solo:H");
/// # Ok::<(), schafkopf::UnknownContract>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LadderEntry {
    /// The kind.
    pub kind: ContractKind,
    /// The suit, where it stands apart from the others.
    pub suit: Option<Suit>,
}

impl LadderEntry {
    /// Whether it is the entry of a kind and a suit.
    pub fn is(self, kind: ContractKind, suit: Option<Suit>) -> bool {
        self.kind == kind && self.suit == suit
    }

    /// Whether its suit can stand apart: only that of the trumps can.
    pub(super) const fn is_sound(self) -> bool {
        self.suit.is_none() || matches!(self.kind.row().trump_suit, TrumpSuit::Named)
    }
}

impl From<ContractKind> for LadderEntry {
    fn from(kind: ContractKind) -> LadderEntry {
        LadderEntry { kind, suit: None }
    }
}

impl fmt::Display for LadderEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suit {
            None => self.kind.fmt(f),
            Some(suit) => write!(f, "{}:{}", self.kind, suit.letter()),
        }
    }
}

impl FromStr for LadderEntry {
    type Err = UnknownContract;

    fn from_str(text: &str) -> Result<LadderEntry, UnknownContract> {
        let unknown = || UnknownContract(text.chars().take(32).collect());
        let Some((kind, suit)) = text.split_once(':') else {
            return Ok(text.parse::<ContractKind>()?.into());
        };
        let mut letters = suit.chars();
        match (letters.next().and_then(Suit::from_letter), letters.next()) {
            (Some(suit), None) => {
                Ok(LadderEntry { kind: kind.parse().map_err(|_| unknown())?, suit: Some(suit) })
            }
            _ => Err(unknown()),
        }
    }
}

impl Serialize for LadderEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for LadderEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LadderEntry, D::Error> {
        // A kind alone is read as ever, with the words of the reader about what there is.
        let text = String::deserialize(deserializer)?;
        if let Ok(entry) = text.parse() {
            return Ok(entry);
        }
        let kind = serde::de::IntoDeserializer::<D::Error>::into_deserializer(text.as_str());
        ContractKind::deserialize(kind).map(LadderEntry::from)
    }
}
