//! What is written on a sheet, as the log keeps it.

use std::collections::BTreeMap;

use schafkopf_runde::stored::{self, Fault};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::hand::HandTold;

/// What is done in an entry (`docs/zettel.md`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case")]
#[ts(rename = "SheetDeed")]
#[expect(missing_docs, reason = "the fields are what docs/zettel.md says")]
pub enum Deed {
    /// Somebody becomes a member.
    Joined { name: String },
    /// Somebody leaves.
    Left { member: String, in_book: bool },
    /// A name goes, its number stays.
    Erased { member: String },
    /// An evening begins.
    Opened { date: String, place: String, rules: String, unit_cents: u32, table: Vec<String> },
    /// Somebody sits down.
    SatDown { evening: String, slot: u32, member: String, after: String },
    /// Somebody stands up.
    StoodUp { evening: String, slot: u32, member: String },
    /// A hand.
    Played { evening: String, slot: u32, hand: HandTold },
    /// A hand is written anew.
    Rewritten { of: String, hand: HandTold },
    /// An entry is taken back.
    Undone { of: String },
    /// Which of several entries for one hand were hands.
    Chosen { evening: String, slot: u32, kept: Vec<String>, dropped: Vec<String> },
    /// An evening ends.
    Closed { evening: String },
    /// Somebody paid another.
    Paid { from: String, to: String, cents: i64 },
    /// Sums of an evening that was kept elsewhere.
    Brought { date: String, sums: BTreeMap<String, i64> },
}

impl Deed {
    /// The deed, if every word in it means something.
    pub fn read(&self) -> Result<schafkopf_runde::Deed, Fault> {
        stored::deed(&serde_json::to_string(self).expect("a deed is plain data"))
    }
}
