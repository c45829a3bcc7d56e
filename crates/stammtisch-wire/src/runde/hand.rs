//! A hand as people tell it: the form of the log.
//!
//! What is told and shown is the JSON of the log itself; these types say to clients what stands in it, and a test holds them to it.

use std::collections::BTreeMap;

use schafkopf_runde::stored;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{ContractKind, Suit};

/// A hand: who dealt, who knocked, and what it came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SheetHand")]
pub struct HandTold {
    /// Who dealt.
    pub dealer: String,
    /// Who knocked.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub knocks: Vec<String>,
    /// What it came to.
    pub result: ResultTold,
}

/// A hand as it is told: the form of the log, in which what holds where nothing is said is left out.
pub fn hand_told(hand: &schafkopf_runde::Hand) -> Value {
    serde_json::from_str(&stored::hand_text(hand)).expect("it is JSON")
}

/// What a hand came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SheetResult")]
pub enum ResultTold {
    /// The cards were thrown in.
    ThrownIn,
    /// Nothing is scored, and the same dealer deals again.
    Void,
    /// A game.
    Game(GameTold),
    /// A Ramsch.
    Ramsch(RamschTold),
    /// A ruling ended it.
    Ruled(IncidentTold),
}

/// A game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SheetGame")]
pub struct GameTold {
    /// Who played.
    pub declarer: String,
    /// With whom.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub partner: Option<String>,
    /// What.
    pub contract: ContractKind,
    /// The suit of its trumps, or the one called.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub suit: Option<Suit>,
    /// Whether it was won.
    pub won: bool,
    /// Schneider and Schwarz of who lost.
    #[serde(default)]
    #[ts(optional, as = "Option<Height>")]
    pub height: Height,
    /// How many runners.
    #[serde(default)]
    #[ts(optional, as = "Option<u8>")]
    pub runners: u8,
    /// Which side held them.
    #[serde(default)]
    #[ts(optional, as = "Option<SideTold>")]
    pub runners_of: SideTold,
    /// How often it was doubled.
    #[serde(default)]
    #[ts(optional, as = "Option<u8>")]
    pub doubles: u8,
    /// What the winners claimed, where it is told (S 4.2.3).
    #[serde(default)]
    #[ts(optional = nullable)]
    pub claim: Option<Claimed>,
    /// Card points of the declarer's party, where they were told.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub points: Option<u8>,
    /// Whether a party's only trick had no points.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub empty_trick: bool,
}

/// Schneider and Schwarz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SheetHeight")]
pub enum Height {
    /// Neither.
    #[default]
    Plain,
    /// Schneider.
    Schneider,
    /// Schwarz.
    Schwarz,
}

impl From<schafkopf::Height> for Height {
    fn from(height: schafkopf::Height) -> Height {
        match height {
            schafkopf::Height::Plain => Height::Plain,
            schafkopf::Height::Schneider => Height::Schneider,
            schafkopf::Height::Schwarz => Height::Schwarz,
        }
    }
}

/// One of the two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SheetSide")]
pub enum SideTold {
    /// The declarer's.
    #[default]
    Declarer,
    /// The other.
    Defenders,
}

/// What winners claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SheetClaim")]
pub struct Claimed {
    /// How many runners.
    pub runners: u8,
    /// Whether Schwarz.
    pub schwarz: bool,
}

/// A Ramsch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SheetRamsch")]
pub struct RamschTold {
    /// Card points of each of the four; in a draft those of three are enough.
    pub points: BTreeMap<String, u8>,
    /// Tricks of each.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub tricks: Option<BTreeMap<String, u8>>,
    /// Trumps in the tricks of each.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub trumps: Option<BTreeMap<String, u8>>,
    /// Who took trumps, the highest first.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub highest: Vec<String>,
    /// How often it was doubled.
    #[serde(default)]
    #[ts(optional, as = "Option<u8>")]
    pub doubles: u8,
}

/// Misconduct that a ruling ends a hand for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SheetIncident")]
pub struct IncidentTold {
    /// What happened, as `stammtisch rule-on` names it.
    pub offence: String,
    /// Who did it.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub offender: Option<String>,
    /// What was played, or bid.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub contract: Option<ContractKind>,
    /// Who played.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub declarer: Option<String>,
    /// With whom.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub partner: Option<String>,
    /// Who threw his cards in after the other's mistake.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub thrower: Option<String>,
    /// What the other side chose.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub choice: Option<Choice>,
    /// When it was noticed.
    #[serde(default)]
    #[ts(optional, as = "Option<Moment>")]
    pub moment: Moment,
    /// How often the hand was doubled.
    #[serde(default)]
    #[ts(optional, as = "Option<u8>")]
    pub doubles: u8,
    /// Whether the party of who is ruled against had won already.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub already_won: bool,
}

/// What the side that suffered chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SheetChoice")]
pub enum Choice {
    /// To play on.
    PlayOn,
    /// To stop.
    Stop,
}

/// When it was noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SheetMoment")]
pub enum Moment {
    /// Nothing in particular.
    #[default]
    Usual,
    /// The trick lay open.
    TrickOpen,
    /// In the last trick.
    LastTrick,
    /// Nobody saw the card's face.
    CardUnseen,
    /// All cards had been dealt.
    AllDealt,
}
