//! What is written on a sheet, as the log keeps it.

use std::collections::BTreeMap;

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

#[cfg(test)]
mod tests {
    use schafkopf_runde::stored;
    use serde_json::Value;

    use super::Deed;

    /// Everything that can be done, with all that can be told.
    const DEEDS: &str = include_str!("deeds.jsonl");

    #[test]
    fn what_clients_are_told_of_the_log_is_its_form() {
        for line in DEEDS.lines() {
            let told: Deed = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            let whole = serde_json::to_string(&told).expect("a deed is plain data");
            let (read, same) = (stored::deed(line), stored::deed(&whole));
            assert!(read.is_ok(), "{line}: {read:?}");
            assert_eq!(read, same, "{line}");
            let value: Value = serde_json::from_str(line).expect("it is JSON");
            let again: Value = serde_json::to_value(&told).expect("a deed is plain data");
            assert!(has_all(&again, &value), "{line}: {again}");
        }
    }

    /// Whether a value has all fields of another.
    fn has_all(one: &Value, other: &Value) -> bool {
        match (one, other) {
            (Value::Object(one), Value::Object(other)) => {
                other.iter().all(|(name, value)| one.get(name).is_some_and(|found| has_all(found, value)))
            }
            (one, other) => one == other,
        }
    }
}
