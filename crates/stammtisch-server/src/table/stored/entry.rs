//! Entries as they are stored.

use schafkopf::fair_deal::Cutter;
use serde::{Deserialize, Serialize};
use stammtisch_http::PersonId;
use stammtisch_store::kept::{Action, Chair, Input, Seat, Text};

use super::pace::Pace;
use super::place::Level;
use super::sealing::Sealing;
use crate::table::entry as table;

/// Something that happened at a table. `seat` is the chair where somebody need not play: 5 and 6 sit out.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Entry {
    Opened,
    Sat { seat: Chair, guest: Text<PersonId> },
    Left { seat: Chair, guest: Text<PersonId> },
    Bot { seat: Chair, level: Option<Level> },
    Paced { pace: Pace },
    Shows { seat: Seat, spectators: bool },
    Door { seat: Chair, open: bool },
    Ready { seat: Chair },
    Sealed(Box<Sealing>),
    Cut { input: Input, by: CutBy },
    Acted { seat: Seat, action: Action, by: Doer, bank_ms: u64 },
    Away { seat: Seat },
    Back { seat: Chair },
    Chat { seat: Chair, text: String },
    Said { seat: Chair, phrase: Phrase },
}

impl From<&table::Entry> for Entry {
    fn from(entry: &table::Entry) -> Entry {
        match entry {
            table::Entry::Opened => Entry::Opened,
            table::Entry::Sat { chair, guest } => Entry::Sat { seat: (*chair).into(), guest: Text(*guest) },
            table::Entry::Left { chair, guest } => Entry::Left { seat: (*chair).into(), guest: Text(*guest) },
            table::Entry::Bot { chair, level } => {
                Entry::Bot { seat: (*chair).into(), level: level.map(Into::into) }
            }
            table::Entry::Paced { pace } => Entry::Paced { pace: (*pace).into() },
            table::Entry::Shows { seat, spectators } => {
                Entry::Shows { seat: (*seat).into(), spectators: *spectators }
            }
            table::Entry::Door { chair, open } => Entry::Door { seat: (*chair).into(), open: *open },
            table::Entry::Ready { chair } => Entry::Ready { seat: (*chair).into() },
            table::Entry::Sealed(sealing) => Entry::Sealed(Box::new((&**sealing).into())),
            table::Entry::Cut { input, by } => Entry::Cut { input: input.into(), by: (*by).into() },
            table::Entry::Acted { seat, action, by, bank_ms } => Entry::Acted {
                seat: (*seat).into(),
                action: (*action).into(),
                by: (*by).into(),
                bank_ms: *bank_ms,
            },
            table::Entry::Away { seat } => Entry::Away { seat: (*seat).into() },
            table::Entry::Back { chair } => Entry::Back { seat: (*chair).into() },
            table::Entry::Chat { chair, text } => Entry::Chat { seat: (*chair).into(), text: text.clone() },
            table::Entry::Said { chair, phrase } => {
                Entry::Said { seat: (*chair).into(), phrase: (*phrase).into() }
            }
        }
    }
}

impl From<Entry> for table::Entry {
    fn from(entry: Entry) -> table::Entry {
        match entry {
            Entry::Opened => table::Entry::Opened,
            Entry::Sat { seat, guest: Text(guest) } => table::Entry::Sat { chair: seat.into(), guest },
            Entry::Left { seat, guest: Text(guest) } => table::Entry::Left { chair: seat.into(), guest },
            Entry::Bot { seat, level } => {
                table::Entry::Bot { chair: seat.into(), level: level.map(Into::into) }
            }
            Entry::Paced { pace } => table::Entry::Paced { pace: pace.into() },
            Entry::Shows { seat, spectators } => table::Entry::Shows { seat: seat.into(), spectators },
            Entry::Door { seat, open } => table::Entry::Door { chair: seat.into(), open },
            Entry::Ready { seat } => table::Entry::Ready { chair: seat.into() },
            Entry::Sealed(sealing) => table::Entry::Sealed(Box::new((*sealing).into())),
            Entry::Cut { input, by } => table::Entry::Cut { input: input.into(), by: by.into() },
            Entry::Acted { seat, action, by, bank_ms } => {
                table::Entry::Acted { seat: seat.into(), action: action.into(), by: by.into(), bank_ms }
            }
            Entry::Away { seat } => table::Entry::Away { seat: seat.into() },
            Entry::Back { seat } => table::Entry::Back { chair: seat.into() },
            Entry::Chat { seat, text } => table::Entry::Chat { chair: seat.into(), text },
            Entry::Said { seat, phrase } => table::Entry::Said { chair: seat.into(), phrase: phrase.into() },
        }
    }
}

/// Who cut: the first three as they were noted when proofs did not tell it.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CutBy {
    Person,
    Bot,
    StandIn,
    Player,
    Order,
    Nobody,
}

impl From<table::CutBy> for CutBy {
    fn from(by: table::CutBy) -> CutBy {
        match by {
            table::CutBy::Noted(table::Doer::Person) => CutBy::Person,
            table::CutBy::Noted(table::Doer::Bot) => CutBy::Bot,
            table::CutBy::Noted(table::Doer::StandIn) => CutBy::StandIn,
            table::CutBy::Told(Cutter::Player) => CutBy::Player,
            table::CutBy::Told(Cutter::Order) => CutBy::Order,
            table::CutBy::Told(Cutter::Nobody) => CutBy::Nobody,
        }
    }
}

impl From<CutBy> for table::CutBy {
    fn from(by: CutBy) -> table::CutBy {
        match by {
            CutBy::Person => table::CutBy::Noted(table::Doer::Person),
            CutBy::Bot => table::CutBy::Noted(table::Doer::Bot),
            CutBy::StandIn => table::CutBy::Noted(table::Doer::StandIn),
            CutBy::Player => table::CutBy::Told(Cutter::Player),
            CutBy::Order => table::CutBy::Told(Cutter::Order),
            CutBy::Nobody => table::CutBy::Told(Cutter::Nobody),
        }
    }
}

/// Who really acted for a seat.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Doer {
    Person,
    Bot,
    StandIn,
}

impl From<table::Doer> for Doer {
    fn from(doer: table::Doer) -> Doer {
        match doer {
            table::Doer::Person => Doer::Person,
            table::Doer::Bot => Doer::Bot,
            table::Doer::StandIn => Doer::StandIn,
        }
    }
}

impl From<Doer> for table::Doer {
    fn from(doer: Doer) -> table::Doer {
        match doer {
            Doer::Person => table::Doer::Person,
            Doer::Bot => table::Doer::Bot,
            Doer::StandIn => table::Doer::StandIn,
        }
    }
}

/// A ready-made phrase.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Phrase {
    Hello,
    WellPlayed,
    Thanks,
    BadLuck,
    Again,
    Bye,
}

impl From<crate::table::Phrase> for Phrase {
    fn from(phrase: crate::table::Phrase) -> Phrase {
        match phrase {
            crate::table::Phrase::Hello => Phrase::Hello,
            crate::table::Phrase::WellPlayed => Phrase::WellPlayed,
            crate::table::Phrase::Thanks => Phrase::Thanks,
            crate::table::Phrase::BadLuck => Phrase::BadLuck,
            crate::table::Phrase::Again => Phrase::Again,
            crate::table::Phrase::Bye => Phrase::Bye,
        }
    }
}

impl From<Phrase> for crate::table::Phrase {
    fn from(phrase: Phrase) -> crate::table::Phrase {
        match phrase {
            Phrase::Hello => crate::table::Phrase::Hello,
            Phrase::WellPlayed => crate::table::Phrase::WellPlayed,
            Phrase::Thanks => crate::table::Phrase::Thanks,
            Phrase::BadLuck => crate::table::Phrase::BadLuck,
            Phrase::Again => crate::table::Phrase::Again,
            Phrase::Bye => crate::table::Phrase::Bye,
        }
    }
}
