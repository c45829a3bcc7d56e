//! The proof of a deal as it is published.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Commitment, Cutter, Input, Reveal, VerifyError, verify};
use crate::bytes32::Bytes32;
use crate::card::{Card, parse_cards};
use crate::card_set::CardSet;
use crate::deal::Deal;
use crate::pack::Pack;
use crate::rules::DealRules;
use crate::seat::{BySeat, Seat};

/// The version of the proofs of tables, which tell who cut. Version 1, which does not, is read and verified too.
pub const PROOF_VERSION: u32 = 2;

/// A deal's proof as it is published after the hand; untrusted until [`Proof::verify`] has seen it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The version of the format, at most [`PROOF_VERSION`].
    #[serde(deserialize_with = "known_version")]
    pub fair_deal: u32,
    /// What was published before the neighbour acted.
    pub commitment: Commitment,
    /// The cards as the dealer shuffled them, the top one first.
    #[serde(serialize_with = "write_cards", deserialize_with = "read_cards")]
    pub pack: Vec<Card>,
    /// The salt of the commitment.
    pub salt: Bytes32,
    /// Who dealt.
    pub dealer: Seat,
    /// How the table prepares and deals the pack.
    pub rules: DealRules,
    /// What the player to the dealer's right did.
    pub input: Input,
    /// Who really did it; told from version 2 on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Cutter>,
    /// The hands that were played with, where the proof claims any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<BySeat<CardSet>>,
}

impl Proof {
    /// The proof of a reveal, with the hands that follow from it.
    pub fn new(commitment: Commitment, reveal: &Reveal) -> Proof {
        Proof {
            fair_deal: version(reveal.by),
            commitment,
            pack: reveal.pack.cards().to_vec(),
            salt: reveal.salt,
            dealer: reveal.dealer,
            rules: reveal.rules.clone(),
            input: reveal.input.clone(),
            by: reveal.by,
            hands: verify(&commitment, reveal).ok().map(|deal| *deal.hands()),
        }
    }

    /// What the proof reveals, if its pack is one.
    pub fn reveal(&self) -> Result<Reveal, VerifyError> {
        Ok(Reveal {
            pack: Pack::new(&self.pack)?,
            salt: self.salt,
            input: self.input.clone(),
            by: self.by,
            dealer: self.dealer,
            rules: self.rules.clone(),
        })
    }

    /// Checks everything that the proof claims, and deals the cards.
    pub fn verify(&self) -> Result<Deal, VerifyError> {
        let reveal = self.reveal()?;
        if self.fair_deal != version(self.by) {
            return Err(VerifyError::Cutter);
        }
        let deal = verify(&self.commitment, &reveal)?;
        match self.hands.and_then(|hands| {
            hands.iter().find(|&(seat, &hand)| deal.hand(seat) != hand).map(|(seat, _)| seat)
        }) {
            Some(seat) => Err(VerifyError::Hand { seat }),
            None => Ok(deal),
        }
    }
}

/// The version of a proof that tells who cut, or does not.
const fn version(by: Option<Cutter>) -> u32 {
    match by {
        Some(_) => PROOF_VERSION,
        None => 1,
    }
}

fn known_version<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    match u32::deserialize(deserializer)? {
        known @ 1..=PROOF_VERSION => Ok(known),
        other => Err(serde::de::Error::custom(format!(
            "version {other} is not known here, only up to {PROOF_VERSION}"
        ))),
    }
}

fn write_cards<S: Serializer>(cards: &[Card], serializer: S) -> Result<S::Ok, S::Error> {
    let words: Vec<String> = cards.iter().map(ToString::to_string).collect();
    serializer.serialize_str(&words.join(" "))
}

fn read_cards<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Card>, D::Error> {
    parse_cards(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}
