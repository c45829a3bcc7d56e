//! The words that browser and server exchange over a table's WebSocket; `docs/protocol.md` specifies them.
//!
//! One connection belongs to one table. The client greets with [`ClientMessage::Hello`]; every command it sends carries
//! an id of its own, so that sending it twice acts once. Whatever changes raises the table's version by one; the server
//! sends each client an [`Update`] with what happened and the table as *that client* may see it.

#[cfg(test)]
mod typescript;

pub use stammtisch_wire::table::{
    Account, Asked, BesideAccount, CardOccupant, CardSeat, ChatLine, ClientMessage, Coming, Command,
    CutRules, Delays, HandResult, Happening, LONGEST_CHAT, LONGEST_ID, LONGEST_MESSAGE, Occupant, PROTOCOL,
    Pace, Phrase, Refusal, Refused, RuleSetName, Sealing, SeatState, ServerMessage, TableCard, TableKind,
    TableStage, TableState, Update, View, Watcher, Window, bot_names, clean,
};
