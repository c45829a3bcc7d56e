//! The words that browser and server exchange over a table's WebSocket; `docs/protocol.md` specifies them.
//!
//! One connection belongs to one table. The client greets with [`ClientMessage::Hello`]; every command it sends carries
//! an id of its own, so that sending it twice acts once. Whatever changes raises the table's version by one; the server
//! sends each client an [`Update`] with what happened and the table as *that client* may see it. What is sent of the
//! game itself is in `stammtisch_wire`.

mod card;
mod client;
mod server;
#[cfg(test)]
mod typescript;

pub use card::{CardOccupant, CardSeat, TableCard};
pub use client::{ClientMessage, Command, Phrase};
pub use server::{
    Account, Asked, BesideAccount, ChatLine, Coming, CutRules, HandResult, Happening, Occupant, Pace,
    Refusal, RuleSetName, Sealing, SeatState, ServerMessage, TableKind, TableStage, TableState, Update, View,
    Watcher,
};

/// The version of the protocol; a client of another one is asked to reload.
pub const PROTOCOL: u32 = 1;

/// The longest message a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 4096;

/// The longest id of a command, in bytes.
pub const LONGEST_ID: usize = 40;

/// The longest chat line, in characters.
pub const LONGEST_CHAT: usize = 200;
