//! A bus within one process.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::{Answering, Bus, BusError, Delivery, Listening};

/// A bus within one process: for one that is alone, and for simulations of several. Its clones are the same bus.
#[derive(Debug, Clone, Default)]
pub struct LocalBus(Arc<Mutex<Ears>>);

/// Who listens, by subject.
type Ears = HashMap<String, Vec<mpsc::UnboundedSender<Delivery>>>;

impl LocalBus {
    /// Gives a delivery to each of some who listen; says how many there were.
    fn deliver(&self, subject: &str, mut make: impl FnMut() -> Option<Delivery>) -> usize {
        let mut ears = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(listening) = ears.get_mut(subject) else { return 0 };
        listening.retain(|ear| !ear.is_closed());
        let heard = listening.iter().filter(|ear| make().is_some_and(|delivery| ear.send(delivery).is_ok()));
        let heard = heard.count();
        if listening.is_empty() {
            ears.remove(subject);
        }
        heard
    }
}

#[async_trait]
impl Bus for LocalBus {
    async fn listen(&self, subject: &str) -> Result<Box<dyn Listening>, BusError> {
        let (sender, receiver) = mpsc::unbounded_channel();
        let mut ears = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        ears.entry(subject.to_owned()).or_default().push(sender);
        Ok(Box::new(Ear(receiver)))
    }

    async fn tell(&self, subject: &str, message: Bytes) -> Result<(), BusError> {
        self.deliver(subject, || Some(Delivery::new(message.clone(), None)));
        Ok(())
    }

    async fn ask(&self, subject: &str, message: Bytes, patience: Duration) -> Result<Bytes, BusError> {
        let (reply, answer) = oneshot::channel();
        let mut reply = Some(reply);
        let asked = || {
            let back: Box<dyn Answering> = Box::new(Back(reply.take()?));
            Some(Delivery::new(message.clone(), Some(back)))
        };
        if self.deliver(subject, asked) == 0 {
            return Err(BusError::Nobody);
        }
        match timeout(patience, answer).await {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(_)) | Err(_) => Err(BusError::TooLate),
        }
    }
}

/// Somebody who listens.
struct Ear(mpsc::UnboundedReceiver<Delivery>);

#[async_trait]
impl Listening for Ear {
    async fn next(&mut self) -> Option<Delivery> {
        self.0.recv().await
    }
}

/// The way back to who asked.
#[derive(Debug)]
struct Back(oneshot::Sender<Bytes>);

#[async_trait]
impl Answering for Back {
    async fn answer(self: Box<Self>, message: Bytes) -> Result<(), BusError> {
        // Who has lost patience does not hear it.
        self.0.send(message).map_err(|_| BusError::TooLate)
    }
}
