//! The proof of a deal in a record: a field of its JSON, and a line of its text.

use schafkopf::BySeat;
use schafkopf::fair_deal::{self, PROOF_VERSION};
use serde::{Deserialize, Deserializer, Serialize};

use super::value::{Seat, Text};

/// A proof as one line of JSON.
pub(crate) fn write_proof(proof: &fair_deal::Proof) -> String {
    serde_json::to_string(&Proof::from(proof)).expect("a proof is plain data")
}

/// Reads a proof.
pub(crate) fn read_proof(text: &str) -> Result<fair_deal::Proof, serde_json::Error> {
    serde_json::from_str::<Proof>(text).map(Into::into)
}

/// A deal's proof.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Proof {
    #[serde(deserialize_with = "known_version")]
    fair_deal: u32,
    commitment: Text<schafkopf::Bytes32>,
    pack: Text<Cards>,
    salt: Text<schafkopf::Bytes32>,
    dealer: Seat,
    rules: DealRules,
    input: Input,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<Cutter>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hands: Option<[Text<schafkopf::CardSet>; 4]>,
}

fn known_version<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    match u32::deserialize(deserializer)? {
        known @ 1..=PROOF_VERSION => Ok(known),
        other => Err(serde::de::Error::custom(format!(
            "version {other} is not known here, only up to {PROOF_VERSION}"
        ))),
    }
}

impl From<&fair_deal::Proof> for Proof {
    fn from(proof: &fair_deal::Proof) -> Proof {
        let fair_deal::Proof { fair_deal, commitment, pack, salt, dealer, rules, input, by, hands } = proof;
        Proof {
            fair_deal: *fair_deal,
            commitment: Text(*commitment.bytes()),
            pack: Text(Cards(pack.clone())),
            salt: Text(*salt),
            dealer: Seat(*dealer),
            rules: rules.into(),
            input: input.into(),
            by: by.map(Into::into),
            hands: hands.map(|hands| hands.as_array().map(Text)),
        }
    }
}

impl From<Proof> for fair_deal::Proof {
    fn from(proof: Proof) -> fair_deal::Proof {
        let Proof { fair_deal, commitment, pack: Text(Cards(pack)), salt, dealer, rules, input, by, hands } =
            proof;
        fair_deal::Proof {
            fair_deal,
            commitment: fair_deal::Commitment::new(commitment.0),
            pack,
            salt: salt.0,
            dealer: dealer.0,
            rules: rules.into(),
            input: input.into(),
            by: by.map(Into::into),
            hands: hands.map(|hands| BySeat::new(hands.map(|Text(hand)| hand))),
        }
    }
}

/// Cards in their order.
struct Cards(Vec<schafkopf::Card>);

impl std::fmt::Display for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (place, card) in self.0.iter().enumerate() {
            let space = if place > 0 { " " } else { "" };
            write!(f, "{space}{card}")?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Cards {
    type Err = schafkopf::CardError;

    fn from_str(text: &str) -> Result<Cards, schafkopf::CardError> {
        schafkopf::parse_cards(text).map(Cards)
    }
}

/// How the table prepares and deals the pack.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DealRules {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pack: Option<Pack>,
    packets: Vec<u8>,
    before: BeforeDeal,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cuts: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cut_least: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    redeal_below: Option<u8>,
}

/// The pack, where it is not the long one.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Pack {
    Long,
    Short,
}

impl From<&schafkopf::rules::DealRules> for DealRules {
    fn from(rules: &schafkopf::rules::DealRules) -> DealRules {
        let schafkopf::rules::DealRules { pack, packets, before, cuts, cut_least, redeal_below } = rules;
        DealRules {
            pack: match pack {
                schafkopf::Deck::Long => None,
                schafkopf::Deck::Short => Some(Pack::Short),
            },
            packets: packets.clone(),
            before: (*before).into(),
            cuts: *cuts,
            cut_least: *cut_least,
            redeal_below: Some(*redeal_below).filter(|&points| points > 0),
        }
    }
}

impl From<DealRules> for schafkopf::rules::DealRules {
    fn from(rules: DealRules) -> schafkopf::rules::DealRules {
        let DealRules { pack, packets, before, cuts, cut_least, redeal_below } = rules;
        schafkopf::rules::DealRules {
            pack: match pack {
                None | Some(Pack::Long) => schafkopf::Deck::Long,
                Some(Pack::Short) => schafkopf::Deck::Short,
            },
            packets,
            before: before.into(),
            cuts,
            cut_least,
            redeal_below: redeal_below.unwrap_or_default(),
        }
    }
}

/// What the player to the dealer's right may do.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum BeforeDeal {
    Cut,
    ShuffleAgain,
}

impl From<schafkopf::rules::BeforeDeal> for BeforeDeal {
    fn from(before: schafkopf::rules::BeforeDeal) -> BeforeDeal {
        match before {
            schafkopf::rules::BeforeDeal::Cut => BeforeDeal::Cut,
            schafkopf::rules::BeforeDeal::ShuffleAgain => BeforeDeal::ShuffleAgain,
        }
    }
}

impl From<BeforeDeal> for schafkopf::rules::BeforeDeal {
    fn from(before: BeforeDeal) -> schafkopf::rules::BeforeDeal {
        match before {
            BeforeDeal::Cut => schafkopf::rules::BeforeDeal::Cut,
            BeforeDeal::ShuffleAgain => schafkopf::rules::BeforeDeal::ShuffleAgain,
        }
    }
}

/// What the player to the dealer's right did.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Input {
    Cuts(Vec<u8>),
    Contribution(Text<schafkopf::Bytes32>),
    Skipped,
}

impl From<&fair_deal::Input> for Input {
    fn from(input: &fair_deal::Input) -> Input {
        match input {
            fair_deal::Input::Cuts(cuts) => Input::Cuts(cuts.iter().map(|cut| cut.lifted).collect()),
            fair_deal::Input::Contribution(bytes) => Input::Contribution(Text(*bytes)),
            fair_deal::Input::Skipped => Input::Skipped,
        }
    }
}

impl From<Input> for fair_deal::Input {
    fn from(input: Input) -> fair_deal::Input {
        match input {
            Input::Cuts(lifted) => fair_deal::Input::cuts(lifted),
            Input::Contribution(Text(bytes)) => fair_deal::Input::Contribution(bytes),
            Input::Skipped => fair_deal::Input::Skipped,
        }
    }
}

/// Who cut or shuffled again.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Cutter {
    Player,
    Order,
    Nobody,
}

impl From<fair_deal::Cutter> for Cutter {
    fn from(by: fair_deal::Cutter) -> Cutter {
        match by {
            fair_deal::Cutter::Player => Cutter::Player,
            fair_deal::Cutter::Order => Cutter::Order,
            fair_deal::Cutter::Nobody => Cutter::Nobody,
        }
    }
}

impl From<Cutter> for fair_deal::Cutter {
    fn from(by: Cutter) -> fair_deal::Cutter {
        match by {
            Cutter::Player => fair_deal::Cutter::Player,
            Cutter::Order => fair_deal::Cutter::Order,
            Cutter::Nobody => fair_deal::Cutter::Nobody,
        }
    }
}
