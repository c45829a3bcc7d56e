//! What a client sends.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::pace::Pace;
use crate::{Action, Chair, Input, Seat};

/// A message from a client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message of every connection.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u32,
        /// The last version of the table that the client has seen, if any.
        #[serde(default)]
        #[ts(optional = nullable)]
        seen: Option<u64>,
        /// Whether the client answers each `ping` with `pong`; no, if nothing is given.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        pongs: bool,
    },
    /// A command; answered with `done` or `refused`, whichever update comes first.
    Do {
        /// The client's own id of the command, unique for the table: sent twice, it acts once.
        id: String,
        /// What is to be done.
        command: Command,
    },
    /// Is anybody there? Answered with `pong`.
    Ping,
    /// The answer to `ping`.
    Pong,
}

/// What a client wants done at its table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sit down: at a seat, or at any free one. Between hands a bot's seat is free.
    Sit {
        /// Which seat, or which chair beside them.
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<Chair>,
    },
    /// Stand up. During a hand a bot plays it to its end, and the leaving is recorded.
    Leave,
    /// An action in the hand.
    Act {
        /// The hand it is meant for (`sealing.hand`), so that a late action never hits the next one.
        hand: u64,
        /// The action.
        action: Action,
    },
    /// The neighbour's cut or second shuffle (S 2.2.4); nobody passes over it (S 2.2.5).
    Cut {
        /// The hand it is meant for.
        hand: u64,
        /// What he does with the pack.
        input: Input,
        /// Whether his device drew it by the order that he left; no, if nothing is given.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        order: bool,
    },
    /// On to the next hand; it begins when all people at the table have said so, or after a while.
    Ready,
    /// Put a bot on a seat without a person, or take it away; who opened the table may.
    Bot {
        /// Which seat, or which chair beside them.
        seat: Chair,
        /// The bot's name, `regel` for instance; none to leave the seat empty.
        #[serde(default)]
        #[ts(optional = nullable)]
        level: Option<String>,
    },
    /// Let the table go at another pace, between hands; who opened it may.
    Pace {
        /// Which.
        pace: Pace,
    },
    /// Whether spectators may ask to look into this player's hand, and who of them may look (S 2.3.2).
    Show {
        /// Yes or no.
        spectators: bool,
        /// The spectator who is let look, or not any more; without him all may ask, or nobody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional = nullable)]
        to: Option<String>,
    },
    /// Ask a player to look into his hand; for spectators.
    Watch {
        /// Whose hand.
        seat: Seat,
    },
    /// Whether who wants to play at once may take a bot's seat here; whoever sits at a table opened so may say it.
    Door {
        /// Yes or no.
        open: bool,
    },
    /// A quick phrase; between hands only (S 3.5.1).
    Phrase {
        /// Which.
        phrase: Phrase,
    },
    /// A line of chat; between hands only (S 3.5.1).
    Chat {
        /// The text, at most 200 characters.
        text: String,
    },
}

/// A ready-made phrase; the client has the words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Servus.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Bad luck.
    BadLuck,
    /// One more.
    Again,
    /// I must go.
    Bye,
}
