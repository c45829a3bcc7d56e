//! Messages as they go over the wire, of lengths that tell nothing.
//!
//! Who sees only how much is sent, on a Wi-Fi for instance, must not learn cards from it: what a seat may do is a longer
//! list for one hand than for another. Spaces after the text, which every reader of JSON skips, make up for it.

use bytes::Bytes;

use crate::wire::{ServerMessage, TableStage, Update, View};

/// While a hand is played the length of an update is a multiple of this, in bytes.
const STEP: usize = 2048;
/// The room that is kept for what a seat holds and may do, in bytes: all that fits in is as long as nothing.
pub(super) const ROOM: usize = 2048;
/// The length of an answer to a command is a multiple of this, in bytes: done is as long as refused.
const ANSWER: usize = 512;

/// A message as it goes over the wire.
pub(crate) fn encode(message: &ServerMessage) -> Bytes {
    let mut text = serde_json::to_vec(message).expect("a message is plain data");
    let length = match message {
        ServerMessage::Update(update) => update_length(update, text.len()),
        ServerMessage::Done { .. } | ServerMessage::Refused { .. } => text.len().next_multiple_of(ANSWER),
        ServerMessage::Unreadable { .. }
        | ServerMessage::Reload { .. }
        | ServerMessage::Restarting
        | ServerMessage::Pong
        | ServerMessage::Ping => text.len(),
    };
    text.resize(length, b' ');
    Bytes::from(text)
}

/// The length of an update. While a hand is played it follows from what everybody knows, and from nothing else.
fn update_length(update: &Update, length: usize) -> usize {
    match update.state.stage {
        TableStage::Playing => {
            let secret = secret_length(update);
            (length - secret + secret.max(ROOM)).next_multiple_of(STEP)
        }
        TableStage::Waiting | TableStage::Cutting | TableStage::Counting | TableStage::Finished => length,
    }
}

/// How many bytes of an update differ from seat to seat: what it holds, and what it may do.
pub(super) fn secret_length(update: &Update) -> usize {
    match &update.state.view {
        Some(View::Seat { view }) => {
            serde_json::to_vec(&(&view.hand, &view.actions)).expect("a view is plain data").len()
        }
        Some(View::Spectator { .. }) | None => 0,
    }
}
