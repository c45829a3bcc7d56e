//! What waits to be sent to one client.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use tokio::sync::Notify;

/// The most updates that wait; a slower client gets the newest state instead of all steps to it.
const MOST_UPDATES: usize = 24;
/// The most messages of all kinds; a client that sends and never reads is cut off.
const MOST_MESSAGES: usize = 128;
/// The most commands of one connection that wait for their answer.
const MOST_COMMANDS: usize = 32;

/// What waits to be sent to one client. Nobody ever waits for a slow one.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    more: Notify,
    /// Commands that wait for their answer.
    commands: AtomicUsize,
}

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<Message>,
    updates: usize,
    closed: bool,
}

#[derive(Debug)]
struct Message {
    text: Bytes,
    kind: Kind,
}

/// What kind of message waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An answer, which is never left out.
    Answer,
    /// An update, with the version that the client had seen before it.
    Update(Option<u64>),
}

/// The client is too slow: what waited is dropped, and this is the version that it has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Behind(pub(crate) Option<u64>);

impl Outbox {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes an update, or drops all that wait because the client is too slow.
    pub(crate) fn update(&self, text: Bytes, from: Option<u64>) -> Result<(), Behind> {
        let mut queue = self.lock();
        if queue.updates >= MOST_UPDATES {
            let first = queue.waiting.iter().find_map(|message| match message.kind {
                Kind::Update(from) => Some(Behind(from)),
                Kind::Answer => None,
            });
            queue.waiting.retain(|message| message.kind == Kind::Answer);
            queue.updates = 0;
            return Err(first.unwrap_or(Behind(from)));
        }
        queue.updates += 1;
        queue.waiting.push_back(Message { text, kind: Kind::Update(from) });
        drop(queue);
        self.more.notify_one();
        Ok(())
    }

    /// Takes an answer.
    pub(crate) fn answer(&self, text: Bytes) {
        let mut queue = self.lock();
        if queue.waiting.len() >= MOST_MESSAGES {
            queue.waiting.clear();
            queue.closed = true;
        } else {
            queue.waiting.push_back(Message { text, kind: Kind::Answer });
        }
        drop(queue);
        self.more.notify_one();
    }

    /// Nothing more will come; what waits is still sent.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.more.notify_one();
    }

    /// The next message; none when there will be no more.
    pub(crate) async fn next(&self) -> Option<(Bytes, Kind)> {
        loop {
            {
                let mut queue = self.lock();
                if let Some(message) = queue.waiting.pop_front() {
                    queue.updates -= usize::from(message.kind != Kind::Answer);
                    return Some((message.text, message.kind));
                }
                if queue.closed {
                    return None;
                }
            }
            self.more.notified().await;
        }
    }

    /// Counts a command that waits for its answer, if there is room for one more.
    pub(crate) fn begin_command(&self) -> bool {
        self.commands
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| (n < MOST_COMMANDS).then_some(n + 1))
            .is_ok()
    }

    /// A command has been answered.
    pub(crate) fn end_command(&self) {
        self.commands.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;

    use super::{Behind, MOST_MESSAGES, MOST_UPDATES, Outbox};

    async fn next(outbox: &Outbox) -> Option<Bytes> {
        outbox.next().await.map(|(text, _)| text)
    }

    #[tokio::test]
    async fn a_slow_client_loses_updates_but_no_answers() {
        let outbox = Outbox::default();
        outbox.answer(Bytes::from_static(b"done"));
        for version in 0..MOST_UPDATES as u64 {
            assert_eq!(outbox.update(Bytes::from_static(b"old"), Some(version + 5)), Ok(()));
        }
        assert_eq!(outbox.update(Bytes::from_static(b"new"), Some(99)), Err(Behind(Some(5))));
        assert_eq!(outbox.update(Bytes::from_static(b"new"), Some(5)), Ok(()));
        outbox.close();
        assert_eq!(next(&outbox).await.as_deref(), Some(&b"done"[..]));
        assert_eq!(next(&outbox).await.as_deref(), Some(&b"new"[..]));
        assert_eq!(outbox.next().await, None);
    }

    #[tokio::test]
    async fn a_client_that_never_reads_is_cut_off() {
        let outbox = Outbox::default();
        for _ in 0..=MOST_MESSAGES {
            outbox.answer(Bytes::from_static(b"pong"));
        }
        assert_eq!(outbox.next().await, None);
    }
}
