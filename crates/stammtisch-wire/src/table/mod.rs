//! A table as its clients see it: the messages to and fro, why something is refused, and how fast it goes.
//!
//! A table in a room and a table in the browser speak these words alike (`docs/protocol.md`).

mod bot_names;
mod card;
mod chat;
mod command;
mod message;
mod pace;
mod refused;

pub use bot_names::bot_names;
pub use card::{CardOccupant, CardSeat, TableCard};
pub use chat::clean;
pub use command::{ClientMessage, Command, Phrase};
pub use message::{
    Account, Asked, BesideAccount, ChatLine, Coming, CutRules, HandResult, Happening, KnockFactor, Occupant,
    Refusal, RuleSetName, Sealing, SeatState, ServerMessage, TableKind, TableStage, TableState, Update, View,
    Watcher,
};
pub use pace::{Delays, Pace, Window};
pub use refused::Refused;

/// The version of the protocol; a client of another one is asked to reload.
pub const PROTOCOL: u32 = 1;

/// The longest message a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 4096;

/// The longest id of a command, in bytes.
pub const LONGEST_ID: usize = 40;

/// The longest chat line, in characters.
pub const LONGEST_CHAT: usize = 200;
