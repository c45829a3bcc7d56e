//! Messages between the processes that serve one house.
//!
//! A bus carries and does not keep: whatever it loses is read again from the database. Messages that one process sends to one
//! subject arrive in their order, as far as they arrive.

#[cfg(feature = "conformance")]
pub mod conformance;
mod local;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use thiserror::Error;

pub use local::LocalBus;

/// A bus as the parts of a server share it. Cloning it is cheap.
pub type SharedBus = Arc<dyn Bus>;

/// Why a message was not carried, as far as that is known.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BusError {
    /// Nobody listens to the subject.
    #[error("nobody listens")]
    Nobody,
    /// No answer came in time.
    #[error("no answer came in time")]
    TooLate,
    /// The bus cannot be reached, or says no.
    #[error("the bus failed: {0}")]
    Failed(String),
}

/// What carries messages between processes. A subject is words with dots between them.
#[async_trait]
pub trait Bus: Send + Sync + fmt::Debug + 'static {
    /// Listens to a subject from now on.
    async fn listen(&self, subject: &str) -> Result<Box<dyn Listening>, BusError>;

    /// Sends a message to everybody who listens to a subject; whether anybody does is not known.
    async fn tell(&self, subject: &str, message: Bytes) -> Result<(), BusError>;

    /// Asks whoever listens to a subject, and waits so long for the answer.
    async fn ask(&self, subject: &str, message: Bytes, patience: Duration) -> Result<Bytes, BusError>;
}

/// Somebody who listens to a subject, until he is dropped.
#[async_trait]
pub trait Listening: Send {
    /// The next message; none when there will be no more.
    async fn next(&mut self) -> Option<Delivery>;
}

/// A message that arrived.
#[derive(Debug)]
pub struct Delivery {
    /// What was sent.
    pub message: Bytes,
    asked: Option<Box<dyn Answering>>,
}

/// The way back to who asked.
#[async_trait]
pub trait Answering: Send + Sync + fmt::Debug {
    /// Answers.
    async fn answer(self: Box<Self>, message: Bytes) -> Result<(), BusError>;
}

impl Delivery {
    /// A message, with the way back where an answer is wanted.
    pub fn new(message: Bytes, asked: Option<Box<dyn Answering>>) -> Delivery {
        Delivery { message, asked }
    }

    /// Answers who asked. Who only told something hears nothing.
    pub async fn answer(self, message: Bytes) -> Result<(), BusError> {
        match self.asked {
            Some(asked) => asked.answer(message).await,
            None => Ok(()),
        }
    }
}
