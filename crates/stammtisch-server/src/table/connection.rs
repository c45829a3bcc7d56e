//! A client's end of a table.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use bytes::Bytes;
use stammtisch_text::Lang;
use tokio::sync::mpsc::UnboundedSender;

use super::actor::Message;
use super::envelope::encode;
use super::outbox::{Kind, Outbox};
use crate::figures::Counters;
use crate::wire::{ClientMessage, LONGEST_MESSAGE, Refused, ServerMessage};

/// A client's connection to a table; dropping it disconnects.
pub struct Connection {
    pub(super) number: u64,
    pub(super) outbox: Arc<Outbox>,
    pub(super) table: UnboundedSender<Message>,
    pub(super) lang: Lang,
    pub(super) counters: Arc<Counters>,
    /// Whether the client answers pings of ours.
    pub(super) pongs: bool,
}

impl Connection {
    pub(crate) fn new(
        number: u64,
        outbox: Arc<Outbox>,
        table: UnboundedSender<Message>,
        lang: Lang,
        counters: Arc<Counters>,
    ) -> Connection {
        counters.connections.fetch_add(1, Relaxed);
        Connection { number, outbox, table, lang, counters, pongs: false }
    }

    /// Takes one message of the client; whatever there is to say about it comes out of [`Connection::next`].
    pub fn send(&mut self, text: &str) {
        if text.len() > LONGEST_MESSAGE {
            return self.unreadable(Refused::LongMessage);
        }
        let Ok(message) = serde_json::from_str::<ClientMessage>(text) else {
            return self.unreadable(Refused::Unreadable);
        };
        match message {
            ClientMessage::Ping => self.outbox.answer(encode(&ServerMessage::Pong)),
            ClientMessage::Pong => {}
            ClientMessage::Hello { pongs, .. } => {
                self.pongs = pongs;
                self.forward(message);
            }
            ClientMessage::Do { .. } => self.forward(message),
        }
    }

    fn forward(&self, message: ClientMessage) {
        if !self.outbox.begin_command() {
            return match message {
                ClientMessage::Do { id, .. } => {
                    let reason = Refused::TooFast.told(self.lang);
                    self.outbox.answer(encode(&ServerMessage::Refused { id, reason }));
                }
                ClientMessage::Hello { .. } | ClientMessage::Ping | ClientMessage::Pong => {
                    self.unreadable(Refused::TooFast);
                }
            };
        }
        if self.table.send(Message::Client { connection: self.number, message }).is_err() {
            self.outbox.close();
        }
    }

    fn unreadable(&self, why: Refused) {
        self.outbox.answer(encode(&ServerMessage::Unreadable { reason: why.told(self.lang) }));
    }

    /// Whether the client answers a ping among the messages, as it said when it greeted.
    pub(crate) const fn answers_pings(&self) -> bool {
        self.pongs
    }

    /// Asks the client, among the messages, whether it is there.
    pub(crate) fn ping(&self) {
        self.outbox.answer(encode(&ServerMessage::Ping));
    }

    /// Tells the table that the client has fallen silent, or is heard again.
    pub(crate) fn is_silent(&self, silent: bool) {
        // A table that is gone does not mind.
        let _ = self.table.send(Message::Silent { connection: self.number, silent });
    }

    /// The next message to the client, one whole JSON text; none when the table closed the connection.
    pub async fn next(&mut self) -> Option<Bytes> {
        self.next_told().await.map(|(text, _)| text)
    }

    /// The same, with what kind of message it is.
    pub(crate) async fn next_told(&mut self) -> Option<(Bytes, Kind)> {
        self.outbox.next().await
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.counters.connections.fetch_sub(1, Relaxed);
        // A table that is gone does not mind.
        let _ = self.table.send(Message::Gone { connection: self.number });
    }
}
