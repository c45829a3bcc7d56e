//! The deal: the cut, and the proof of it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::notation::{Bytes32, CardSet, Cards, Seat};

/// The cut, as it was sent: how many cards each cut lifts off, or 32 random bytes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Input {
    /// Cards that each cut lifts off.
    Cuts(Vec<u8>),
    /// The pack is shuffled again, with these random bytes.
    Contribution(Bytes32),
    /// Nothing was done.
    Skipped,
}

impl From<&schafkopf::fair_deal::Input> for Input {
    fn from(input: &schafkopf::fair_deal::Input) -> Input {
        match input {
            schafkopf::fair_deal::Input::Cuts(cuts) => {
                Input::Cuts(cuts.iter().map(|cut| cut.lifted).collect())
            }
            schafkopf::fair_deal::Input::Contribution(bytes) => Input::Contribution((*bytes).into()),
            schafkopf::fair_deal::Input::Skipped => Input::Skipped,
        }
    }
}

impl From<Input> for schafkopf::fair_deal::Input {
    fn from(input: Input) -> schafkopf::fair_deal::Input {
        match input {
            Input::Cuts(lifted) => schafkopf::fair_deal::Input::cuts(lifted),
            Input::Contribution(bytes) => schafkopf::fair_deal::Input::Contribution(bytes.into()),
            Input::Skipped => schafkopf::fair_deal::Input::Skipped,
        }
    }
}

/// Who cut or shuffled again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cutter {
    /// The player to the dealer's right, by hand.
    Player,
    /// His device, by the order that he left.
    Order,
    /// Nobody: his time was out, or no person sits there. The input follows from the commitment.
    Nobody,
}

impl From<schafkopf::fair_deal::Cutter> for Cutter {
    fn from(by: schafkopf::fair_deal::Cutter) -> Cutter {
        match by {
            schafkopf::fair_deal::Cutter::Player => Cutter::Player,
            schafkopf::fair_deal::Cutter::Order => Cutter::Order,
            schafkopf::fair_deal::Cutter::Nobody => Cutter::Nobody,
        }
    }
}

/// What the player to the dealer's right does with the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BeforeDeal {
    /// He cuts.
    Cut,
    /// He shuffles again instead.
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

/// How the table prepares and deals the pack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct DealRules {
    /// The pack; absent for the long one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pack: Option<Deck>,
    /// Cards given to each player in each turn around the table.
    pub packets: Vec<u8>,
    /// What the player to the dealer's right does with the pack.
    pub before: BeforeDeal,
    /// How often he may cut; 0 for any number of times.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cuts: Option<u8>,
    /// The least number of cards in each packet of a cut.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cut_least: Option<u8>,
    /// Who holds fewer points may have the cards dealt again; absent where nobody may.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub redeal_below: Option<u8>,
}

/// The pack, where it is not the long one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Without Sevens and Eights.
    Short,
}

impl From<&schafkopf::rules::DealRules> for DealRules {
    fn from(rules: &schafkopf::rules::DealRules) -> DealRules {
        let schafkopf::rules::DealRules { pack, packets, before, cuts, cut_least, redeal_below } = rules;
        DealRules {
            pack: match pack {
                schafkopf::Deck::Long => None,
                schafkopf::Deck::Short => Some(Deck::Short),
            },
            packets: packets.clone(),
            before: (*before).into(),
            cuts: *cuts,
            cut_least: *cut_least,
            redeal_below: Some(*redeal_below).filter(|&points| points > 0),
        }
    }
}

/// A deal's proof.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Proof {
    /// The version of the format.
    pub fair_deal: u32,
    /// What was published before the neighbour acted.
    pub commitment: Bytes32,
    /// The cards as the dealer shuffled them, the top one first.
    #[ts(as = "CardSet")]
    #[schema(value_type = String)]
    pub pack: Cards,
    /// The salt of the commitment.
    pub salt: Bytes32,
    /// Who dealt.
    pub dealer: Seat,
    /// How the table prepares and deals the pack.
    pub rules: DealRules,
    /// What the player to the dealer's right did.
    pub input: Input,
    /// Who really did it; told from version 2 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<Cutter>,
    /// The hands that were played with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hands: Option<[CardSet; 4]>,
}

impl From<&schafkopf::fair_deal::Proof> for Proof {
    fn from(proof: &schafkopf::fair_deal::Proof) -> Proof {
        let schafkopf::fair_deal::Proof {
            fair_deal,
            commitment,
            pack,
            salt,
            dealer,
            rules,
            input,
            by,
            hands,
        } = proof;
        Proof {
            fair_deal: *fair_deal,
            commitment: (*commitment).into(),
            pack: pack.clone().into(),
            salt: (*salt).into(),
            dealer: (*dealer).into(),
            rules: rules.into(),
            input: input.into(),
            by: by.map(Into::into),
            hands: hands.map(|hands| hands.as_array().map(Into::into)),
        }
    }
}
