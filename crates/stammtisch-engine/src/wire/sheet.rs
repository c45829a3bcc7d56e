//! What is asked about the sheet of a round, and what is answered.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use stammtisch_wire::runde::{CountedHand, Room, Sheet, ToTell};
use stammtisch_wire::table::Refusal;
use ts_rs::TS;

/// What is asked about a sheet.
#[derive(Debug, Deserialize, TS)]
#[serde(tag = "about", rename_all = "snake_case")]
#[ts(rename = "EngineSheetAsk")]
pub enum SheetAsk {
    /// The built-in rule sets by which one plays for money.
    Sets,
    /// Opens a sheet, in place of the one that is open.
    Open {
        /// Its log, a line an entry.
        log: String,
    },
    /// All that it says.
    Show {
        /// Who asks: what it wrote last can be taken back.
        device: String,
        /// The time of the figures.
        span: SpanWanted,
    },
    /// Takes in what another log has.
    Merge {
        /// The log.
        log: String,
    },
    /// Writes entries, all of them or none.
    Write {
        /// Who writes.
        device: String,
        /// What is done, in the form of the log.
        #[ts(type = "Array<SheetDeed>")]
        deeds: Vec<Value>,
    },
    /// Takes in a table of sums.
    Import {
        /// Who writes.
        device: String,
        /// The table.
        table: String,
    },
    /// What a hand would pay if it came next, or in place of another, and what may be said of it besides.
    Price {
        /// The evening.
        evening: String,
        /// The hand, in the form of the log.
        #[ts(type = "SheetHand")]
        hand: Value,
        /// The entry that it is to stand for.
        #[serde(default)]
        of: Option<String>,
    },
    /// What can be told of a hand on an evening.
    ToTell {
        /// The evening.
        evening: String,
    },
    /// The table of sums, for a spreadsheet.
    Table,
    /// The whole log.
    Log,
}

/// A time.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "EngineSpan")]
pub enum SpanWanted {
    /// All of it.
    All,
    /// A year.
    Season(u16),
    /// One evening, hand by hand.
    Evening(String),
}

/// An answer about a sheet.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "about", rename_all = "snake_case")]
#[ts(rename = "EngineSheetAnswer")]
pub enum SheetAnswer {
    /// Rule sets.
    Sets {
        /// Them, with their names.
        sets: Vec<NamedSet>,
    },
    /// What is new in the log, to be kept, and what must go from where it is kept: the names of those who were erased.
    Kept {
        /// New entries.
        lines: Vec<KeptLine>,
        /// Old forms of entries.
        gone: Vec<KeptLine>,
    },
    /// A sheet.
    Shown(Box<Shown>),
    /// What a hand would pay.
    Priced(Box<Priced>),
    /// What can be told.
    ToTell(ToTell),
    /// A text.
    Text {
        /// The text.
        text: String,
    },
}

/// A rule set by its name.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "EngineNamedSet")]
pub struct NamedSet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// An entry of a log.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "EngineLine")]
pub struct KeptLine {
    /// Its id.
    pub id: String,
    /// Its line.
    pub line: String,
}

/// A sheet as it is shown.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "EngineSheetShown")]
pub struct Shown {
    /// All that it says.
    pub sheet: Sheet,
    /// What the device wrote last and can take back.
    pub last: Option<LastDeed>,
}

/// Something that can be taken back.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "EngineLastDeed")]
pub struct LastDeed {
    /// The entry.
    pub entry: String,
    /// What was done.
    pub said: String,
}

/// What a hand would pay.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "EnginePriced")]
pub struct Priced {
    /// The hand, with what follows from what is told.
    #[ts(type = "SheetHand")]
    pub hand: Value,
    /// What it pays; none where it cannot be so.
    pub paid: Option<CountedHand>,
    /// Why it cannot be so.
    #[ts(type = "Refusal | null")]
    pub refused: Option<Refusal>,
    /// What may be said of it besides.
    pub room: Room,
}
