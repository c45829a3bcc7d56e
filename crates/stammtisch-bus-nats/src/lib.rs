//! The bus of Stammtisch over core NATS: it carries, and keeps nothing.

use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Message, RequestErrorKind, Subject, Subscriber};
use async_trait::async_trait;
use bytes::Bytes;
use futures_util::StreamExt as _;
use stammtisch_bus::{Answering, Bus, BusError, Delivery, Listening};

/// How long the first connection may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the server is asked whether it is there.
const PING: Duration = Duration::from_secs(2);
/// Messages that may wait for one who listens.
const WAITING: usize = 65_536;

/// A bus over a NATS server. Its clones are the same connection, which comes back by itself.
#[derive(Debug, Clone)]
pub struct NatsBus(Client);

impl NatsBus {
    /// Connects to a server: `nats://user:password@host:4222`, or `tls://…`; several with commas.
    pub async fn connect(url: &str) -> Result<NatsBus, BusError> {
        let options = ConnectOptions::new()
            .name("stammtisch")
            .connection_timeout(PATIENCE)
            .ping_interval(PING)
            .subscription_capacity(WAITING)
            .event_callback(|event| async move { note(&event) });
        let addresses: Vec<&str> = url.split(',').collect();
        options.connect(addresses).await.map(NatsBus).map_err(|error| failed(&error))
    }
}

/// Notes how the connection is.
fn note(event: &Event) {
    match event {
        Event::Connected => tracing::info!("the bus is connected"),
        Event::Disconnected | Event::Closed | Event::LameDuckMode | Event::Draining => {
            tracing::warn!(%event, "the bus is not connected");
        }
        Event::SlowConsumer(_) | Event::ServerError(_) | Event::ClientError(_) => {
            tracing::warn!(%event, "the bus loses messages");
        }
    }
}

fn failed(error: &dyn std::fmt::Display) -> BusError {
    BusError::Failed(error.to_string())
}

#[async_trait]
impl Bus for NatsBus {
    async fn listen(&self, subject: &str) -> Result<Box<dyn Listening>, BusError> {
        let ear = self.0.subscribe(Subject::from(subject)).await.map_err(|error| failed(&error))?;
        // The server knows of it before anybody is told where to send: it takes what a connection says in its order, so once
        // it has said that nobody hears this question it has heard what came before.
        match self.ask(&self.0.new_inbox(), Bytes::new(), PATIENCE).await {
            Ok(_) | Err(BusError::Nobody) => {}
            Err(error) => return Err(error),
        }
        Ok(Box::new(Ear { ear, client: self.0.clone() }))
    }

    async fn tell(&self, subject: &str, message: Bytes) -> Result<(), BusError> {
        self.0.publish(Subject::from(subject), message).await.map_err(|error| failed(&error))
    }

    async fn ask(&self, subject: &str, message: Bytes, patience: Duration) -> Result<Bytes, BusError> {
        let request = async_nats::Request::new().payload(message).timeout(Some(patience));
        let answer = self.0.send_request(Subject::from(subject), request).await;
        answer.map(|answer| answer.payload).map_err(|error| match error.kind() {
            RequestErrorKind::NoResponders => BusError::Nobody,
            RequestErrorKind::TimedOut => BusError::TooLate,
            RequestErrorKind::InvalidSubject
            | RequestErrorKind::MaxPayloadExceeded
            | RequestErrorKind::Other => failed(&error),
        })
    }
}

/// Somebody who listens.
struct Ear {
    ear: Subscriber,
    client: Client,
}

#[async_trait]
impl Listening for Ear {
    async fn next(&mut self) -> Option<Delivery> {
        let Message { payload, reply, .. } = self.ear.next().await?;
        let back = |reply| -> Box<dyn Answering> { Box::new(Back { reply, client: self.client.clone() }) };
        Some(Delivery::new(payload, reply.map(back)))
    }
}

/// The way back to who asked.
#[derive(Debug)]
struct Back {
    reply: Subject,
    client: Client,
}

#[async_trait]
impl Answering for Back {
    async fn answer(self: Box<Self>, message: Bytes) -> Result<(), BusError> {
        self.client.publish(self.reply, message).await.map_err(|error| failed(&error))
    }
}
