//! The stored form of entries: a JSON object a line, with types of its own and a version in each, so that a log can be cut and put
//! together at any line.

use std::collections::BTreeMap;
use std::sync::Arc;

use schafkopf::{Choice, Height, Moment, RuleSet, Side, Suit, rules};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::entry::{Deed, Entry, Leaving, Opening, TableRules};
use crate::hand::{Claimed, Game, Hand, HandResult, Incident, Ramsch};
use crate::id::EntryId;
use crate::log::Log;

/// The version that is written.
pub const VERSION: u32 = 1;

/// A line that is no entry.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {why}")]
pub struct Unreadable {
    /// Which, from 1.
    pub line: usize,
    /// Why.
    pub why: Fault,
}

/// Why a line is no entry.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Fault {
    /// It is not the JSON of an entry; what its reader says.
    #[error("{0}")]
    Json(String),
    /// It was written by a newer version.
    #[error("version {0} is newer than this program")]
    Version(u32),
    /// A word that means nothing there.
    #[error("`{0}` means nothing here")]
    Word(String),
    /// A rule set that cannot be used.
    #[error("the rule set cannot be used")]
    Rules,
}

/// Reads a log, a line an entry; empty lines are left out.
pub fn read(text: &str) -> Result<Log, Unreadable> {
    let mut known = KnownRules::default();
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(place, line)| known.entry(line).map_err(|why| Unreadable { line: place + 1, why })).collect()
}

/// Writes a log, a line an entry, in the order of their stamps.
pub fn write(log: &Log) -> String {
    log.entries().map(|entry| line(entry) + "\n").collect()
}

/// Writes an entry.
pub fn line(entry: &Entry) -> String {
    let stored =
        Line { v: VERSION, id: entry.id.to_string(), stamp: entry.stamp, deed: StoredDeed::of(&entry.deed) };
    serde_json::to_string(&stored).expect("an entry is plain data")
}

/// Reads what is done in an entry, by itself; a built-in rule set may stand there by its id.
pub fn deed(text: &str) -> Result<Deed, Fault> {
    let stored = serde_json::from_str(text).map_err(|error| Fault::Json(error.to_string()))?;
    KnownRules::default().deed(stored)
}

/// Reads a hand by itself.
pub fn hand(text: &str) -> Result<Hand, Fault> {
    let stored: StoredHand = serde_json::from_str(text).map_err(|error| Fault::Json(error.to_string()))?;
    stored.read()
}

/// Writes a hand by itself.
pub fn hand_text(hand: &Hand) -> String {
    serde_json::to_string(&StoredHand::of(hand)).expect("a hand is plain data")
}

/// Rule sets that have been read: a log names few, and often.
#[derive(Default)]
struct KnownRules(BTreeMap<String, TableRules>);

impl KnownRules {
    fn entry(&mut self, line: &str) -> Result<Entry, Fault> {
        let Version { v } = serde_json::from_str(line).map_err(|error| Fault::Json(error.to_string()))?;
        if v != VERSION {
            return Err(Fault::Version(v));
        }
        let stored: Line = serde_json::from_str(line).map_err(|error| Fault::Json(error.to_string()))?;
        Ok(Entry { stamp: stored.stamp, id: id(&stored.id)?, deed: self.deed(stored.deed)? })
    }

    fn rules(&mut self, canonical: String) -> Result<TableRules, Fault> {
        if let Some(known) = self.0.get(&canonical) {
            return Ok(known.clone());
        }
        let set = match rules::builtin(&canonical) {
            Some(set) => set,
            None => Arc::new(RuleSet::from_canonical(&canonical).map_err(|_| Fault::Rules)?),
        };
        let rules = TableRules::new(set);
        self.0.insert(canonical, rules.clone());
        Ok(rules)
    }
}

#[derive(Deserialize)]
struct Version {
    v: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    v: u32,
    id: String,
    stamp: u64,
    deed: StoredDeed,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum StoredDeed {
    Joined { name: String },
    Left { member: String, in_book: bool },
    Erased { member: String },
    Opened { date: String, place: String, rules: String, unit_cents: u32, table: Vec<String> },
    SatDown { evening: String, slot: u32, member: String, after: String },
    StoodUp { evening: String, slot: u32, member: String },
    Played { evening: String, slot: u32, hand: StoredHand },
    Rewritten { of: String, hand: StoredHand },
    Undone { of: String },
    Chosen { evening: String, slot: u32, kept: Vec<String>, dropped: Vec<String> },
    Closed { evening: String },
    Paid { from: String, to: String, cents: i64 },
    Brought { date: String, sums: BTreeMap<String, i64> },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredHand {
    dealer: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    knocks: Vec<String>,
    result: StoredResult,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredResult {
    ThrownIn,
    Void,
    Game(StoredGame),
    Ramsch(StoredRamsch),
    Ruled(StoredIncident),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredGame {
    declarer: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    partner: Option<String>,
    contract: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    suit: Option<char>,
    won: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    height: StoredHeight,
    #[serde(default, skip_serializing_if = "is_default")]
    runners: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    runners_of: StoredSide,
    #[serde(default, skip_serializing_if = "is_default")]
    doubles: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    claim: Option<StoredClaim>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    empty_trick: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredClaim {
    runners: u8,
    schwarz: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredRamsch {
    points: BTreeMap<String, u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tricks: Option<BTreeMap<String, u8>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    trumps: Option<BTreeMap<String, u8>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    highest: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    doubles: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredIncident {
    offence: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    offender: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    contract: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    declarer: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    partner: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    thrower: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    choice: Option<StoredChoice>,
    #[serde(default, skip_serializing_if = "is_default")]
    moment: StoredMoment,
    #[serde(default, skip_serializing_if = "is_default")]
    doubles: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    already_won: bool,
}

/// A small type of the domain with its stored form; the first case is the one that is left out.
macro_rules! mirrored {
    ($stored:ident of $domain:ident { $first:ident $(, $case:ident)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum $stored {
            #[default]
            $first
            $(, $case)*
        }

        impl From<$domain> for $stored {
            fn from(value: $domain) -> $stored {
                match value {
                    $domain::$first => $stored::$first
                    $(, $domain::$case => $stored::$case)*
                }
            }
        }

        impl From<$stored> for $domain {
            fn from(value: $stored) -> $domain {
                match value {
                    $stored::$first => $domain::$first
                    $(, $stored::$case => $domain::$case)*
                }
            }
        }
    };
}

mirrored!(StoredHeight of Height { Plain, Schneider, Schwarz });
mirrored!(StoredSide of Side { Declarer, Defenders });
mirrored!(StoredChoice of Choice { PlayOn, Stop });
mirrored!(StoredMoment of Moment { Usual, TrickOpen, LastTrick, CardUnseen, AllDealt });

/// Whether a value is what holds where nothing is said; it is then left out.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn text(id: &EntryId) -> String {
    id.to_string()
}

fn texts<'a>(ids: impl IntoIterator<Item = &'a EntryId>) -> Vec<String> {
    ids.into_iter().map(text).collect()
}

fn named<T: Copy>(values: &BTreeMap<EntryId, T>) -> BTreeMap<String, T> {
    values.iter().map(|(id, &value)| (text(id), value)).collect()
}

fn word<T: std::str::FromStr>(text: &str) -> Result<T, Fault> {
    text.parse().map_err(|_| Fault::Word(text.chars().take(40).collect()))
}

fn id(text: &str) -> Result<EntryId, Fault> {
    word(text)
}

fn ids<C: FromIterator<EntryId>>(texts: &[String]) -> Result<C, Fault> {
    texts.iter().map(|text| id(text)).collect()
}

fn some_id(text: Option<&String>) -> Result<Option<EntryId>, Fault> {
    text.map(|text| id(text)).transpose()
}

fn by_id<T>(values: BTreeMap<String, T>) -> Result<BTreeMap<EntryId, T>, Fault> {
    values.into_iter().map(|(text, value)| Ok((id(&text)?, value))).collect()
}

impl StoredDeed {
    fn of(deed: &Deed) -> StoredDeed {
        match deed {
            Deed::Joined { name } => StoredDeed::Joined { name: name.clone() },
            Deed::Left { member, leaving } => {
                StoredDeed::Left { member: text(member), in_book: *leaving == Leaving::InBook }
            }
            Deed::Erased { member } => StoredDeed::Erased { member: text(member) },
            Deed::Opened(opening) => StoredDeed::Opened {
                date: opening.date.to_string(),
                place: opening.place.clone(),
                rules: opening.rules.canonical().to_owned(),
                unit_cents: opening.unit_cents,
                table: texts(&opening.table),
            },
            Deed::SatDown { evening, slot, member, after } => StoredDeed::SatDown {
                evening: text(evening),
                slot: *slot,
                member: text(member),
                after: text(after),
            },
            Deed::StoodUp { evening, slot, member } => {
                StoredDeed::StoodUp { evening: text(evening), slot: *slot, member: text(member) }
            }
            Deed::Played { evening, slot, hand } => {
                StoredDeed::Played { evening: text(evening), slot: *slot, hand: StoredHand::of(hand) }
            }
            Deed::Rewritten { of, hand } => {
                StoredDeed::Rewritten { of: text(of), hand: StoredHand::of(hand) }
            }
            Deed::Undone { of } => StoredDeed::Undone { of: text(of) },
            Deed::Chosen { evening, slot, kept, dropped } => StoredDeed::Chosen {
                evening: text(evening),
                slot: *slot,
                kept: texts(kept),
                dropped: texts(dropped),
            },
            Deed::Closed { evening } => StoredDeed::Closed { evening: text(evening) },
            Deed::Paid { from, to, cents } => {
                StoredDeed::Paid { from: text(from), to: text(to), cents: *cents }
            }
            Deed::Brought { date, sums } => StoredDeed::Brought { date: date.to_string(), sums: named(sums) },
        }
    }
}

impl KnownRules {
    fn deed(&mut self, stored: StoredDeed) -> Result<Deed, Fault> {
        Ok(match stored {
            StoredDeed::Joined { name } => Deed::Joined { name },
            StoredDeed::Left { member, in_book } => Deed::Left {
                member: id(&member)?,
                leaving: if in_book { Leaving::InBook } else { Leaving::Settled },
            },
            StoredDeed::Erased { member } => Deed::Erased { member: id(&member)? },
            StoredDeed::Opened { date, place, rules, unit_cents, table } => Deed::Opened(Opening {
                date: word(&date)?,
                place,
                rules: self.rules(rules)?,
                unit_cents,
                table: ids(&table)?,
            }),
            StoredDeed::SatDown { evening, slot, member, after } => {
                Deed::SatDown { evening: id(&evening)?, slot, member: id(&member)?, after: id(&after)? }
            }
            StoredDeed::StoodUp { evening, slot, member } => {
                Deed::StoodUp { evening: id(&evening)?, slot, member: id(&member)? }
            }
            StoredDeed::Played { evening, slot, hand } => {
                Deed::Played { evening: id(&evening)?, slot, hand: hand.read()? }
            }
            StoredDeed::Rewritten { of, hand } => Deed::Rewritten { of: id(&of)?, hand: hand.read()? },
            StoredDeed::Undone { of } => Deed::Undone { of: id(&of)? },
            StoredDeed::Chosen { evening, slot, kept, dropped } => {
                Deed::Chosen { evening: id(&evening)?, slot, kept: ids(&kept)?, dropped: ids(&dropped)? }
            }
            StoredDeed::Closed { evening } => Deed::Closed { evening: id(&evening)? },
            StoredDeed::Paid { from, to, cents } => Deed::Paid { from: id(&from)?, to: id(&to)?, cents },
            StoredDeed::Brought { date, sums } => Deed::Brought { date: word(&date)?, sums: by_id(sums)? },
        })
    }
}

impl StoredHand {
    fn of(hand: &Hand) -> StoredHand {
        let result = match &hand.result {
            HandResult::ThrownIn => StoredResult::ThrownIn,
            HandResult::Void => StoredResult::Void,
            HandResult::Game(game) => StoredResult::Game(StoredGame::of(game)),
            HandResult::Ramsch(ramsch) => StoredResult::Ramsch(StoredRamsch {
                points: named(&ramsch.points),
                tricks: ramsch.tricks.as_ref().map(named),
                trumps: ramsch.trumps.as_ref().map(named),
                highest: texts(&ramsch.highest),
                doubles: ramsch.doubles,
            }),
            HandResult::Ruled(incident) => StoredResult::Ruled(StoredIncident::of(incident)),
        };
        StoredHand { dealer: text(&hand.dealer), knocks: texts(&hand.knocks), result }
    }

    fn read(self) -> Result<Hand, Fault> {
        let result = match self.result {
            StoredResult::ThrownIn => HandResult::ThrownIn,
            StoredResult::Void => HandResult::Void,
            StoredResult::Game(game) => HandResult::Game(game.read()?),
            StoredResult::Ramsch(ramsch) => HandResult::Ramsch(Ramsch {
                points: by_id(ramsch.points)?,
                tricks: ramsch.tricks.map(by_id).transpose()?,
                trumps: ramsch.trumps.map(by_id).transpose()?,
                highest: ids(&ramsch.highest)?,
                doubles: ramsch.doubles,
            }),
            StoredResult::Ruled(incident) => HandResult::Ruled(incident.read()?),
        };
        Ok(Hand { dealer: id(&self.dealer)?, knocks: ids(&self.knocks)?, result })
    }
}

impl StoredGame {
    fn of(game: &Game) -> StoredGame {
        StoredGame {
            declarer: text(&game.declarer),
            partner: game.partner.as_ref().map(text),
            contract: game.kind.name().to_owned(),
            suit: game.suit.map(Suit::letter),
            won: game.won,
            height: game.height.into(),
            runners: game.runners,
            runners_of: game.runners_of.into(),
            doubles: game.doubles,
            claim: game.claim.map(|Claimed { runners, schwarz }| StoredClaim { runners, schwarz }),
            points: game.points,
            empty_trick: game.empty_trick,
        }
    }

    fn read(self) -> Result<Game, Fault> {
        let suit = |letter: char| {
            let found = Suit::from_letter(letter);
            found.ok_or_else(|| Fault::Word(letter.to_string()))
        };
        Ok(Game {
            declarer: id(&self.declarer)?,
            partner: some_id(self.partner.as_ref())?,
            kind: word(&self.contract)?,
            suit: self.suit.map(suit).transpose()?,
            won: self.won,
            height: self.height.into(),
            runners: self.runners,
            runners_of: self.runners_of.into(),
            doubles: self.doubles,
            claim: self.claim.map(|StoredClaim { runners, schwarz }| Claimed { runners, schwarz }),
            points: self.points,
            empty_trick: self.empty_trick,
        })
    }
}

impl StoredIncident {
    fn of(incident: &Incident) -> StoredIncident {
        StoredIncident {
            offence: incident.offence.name().to_owned(),
            offender: incident.offender.as_ref().map(text),
            contract: incident.kind.map(|kind| kind.name().to_owned()),
            declarer: incident.declarer.as_ref().map(text),
            partner: incident.partner.as_ref().map(text),
            thrower: incident.thrower.as_ref().map(text),
            choice: incident.choice.map(StoredChoice::from),
            moment: incident.moment.into(),
            doubles: incident.doubles,
            already_won: incident.already_won,
        }
    }

    fn read(self) -> Result<Incident, Fault> {
        Ok(Incident {
            offence: word(&self.offence)?,
            offender: some_id(self.offender.as_ref())?,
            kind: self.contract.as_deref().map(word).transpose()?,
            declarer: some_id(self.declarer.as_ref())?,
            partner: some_id(self.partner.as_ref())?,
            thrower: some_id(self.thrower.as_ref())?,
            choice: self.choice.map(Choice::from),
            moment: self.moment.into(),
            doubles: self.doubles,
            already_won: self.already_won,
        })
    }
}
