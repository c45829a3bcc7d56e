//! A server that listens on this machine, and clients that come to it.

use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use stammtisch_server::serving::{Tls, serve};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::house::House;

/// How long a client waits for what must come.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that listens.
pub(crate) struct Door {
    pub(crate) address: String,
    end: watch::Sender<bool>,
    serving: JoinHandle<()>,
}

impl Door {
    pub(crate) async fn open(house: &House, tls: Option<Tls>) -> Door {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("some port is free");
        let address = listener.local_addr().expect("it listens").to_string();
        let (end, ended) = watch::channel(false);
        let serving = tokio::spawn(serve(listener, house.app.clone(), tls, ended));
        Door { address, end, serving }
    }

    /// Ends the server and waits until it has ended.
    pub(crate) async fn close(self) {
        self.end.send_replace(true);
        self.serving.await.expect("it ends by itself");
    }

    /// Tells the server to end.
    pub(crate) fn tell_to_end(&self) {
        self.end.send_replace(true);
    }

    /// Connects to a table as our page does.
    pub(crate) async fn sit_at(&self, table: &str, cookie: &str) -> Client {
        let origin = format!("http://{}", self.address);
        let stream = self.knock(table, Some(cookie), Some(&origin)).await.expect("the door is open");
        Client(stream)
    }

    /// Tries to connect to a table; gives the status and the code of the refusal.
    pub(crate) async fn refused(
        &self,
        table: &str,
        cookie: Option<&str>,
        origin: Option<&str>,
    ) -> (StatusCode, String) {
        match self.knock(table, cookie, origin).await {
            Ok(_) => panic!("the door was open"),
            Err(Error::Http(response)) => {
                let body = response.body().clone().unwrap_or_default();
                let body: Value = serde_json::from_slice(&body).unwrap_or_default();
                let status = StatusCode::from_u16(response.status().as_u16()).expect("a status");
                (status, body["code"].as_str().unwrap_or_default().to_owned())
            }
            Err(error) => panic!("{error}"),
        }
    }

    async fn knock(
        &self,
        table: &str,
        cookie: Option<&str>,
        origin: Option<&str>,
    ) -> Result<WebSocketStream<TcpStream>, Error> {
        let mut request = format!("ws://{}/ws/tables/{table}", self.address).into_client_request()?;
        let value = |text: &str| HeaderValue::from_str(text).expect("plain text");
        if let Some(cookie) = cookie {
            request.headers_mut().insert(header::COOKIE, value(cookie));
        }
        if let Some(origin) = origin {
            request.headers_mut().insert(header::ORIGIN, value(origin));
        }
        let stream = TcpStream::connect(&self.address).await?;
        Ok(client_async(request, stream).await?.0)
    }
}

/// A client at a table.
pub(crate) struct Client(WebSocketStream<TcpStream>);

/// What a client gets.
#[derive(Debug)]
pub(crate) enum Got {
    Json(Value),
    Closed(u16, String),
    Gone,
}

impl Client {
    pub(crate) async fn send(&mut self, message: Message) {
        // The server may have closed meanwhile; what it said then is read next.
        let _ = self.0.send(message).await;
    }

    pub(crate) async fn say(&mut self, json: &Value) {
        self.send(Message::text(json.to_string())).await;
    }

    pub(crate) async fn next(&mut self) -> Got {
        loop {
            let next = timeout(PATIENCE, self.0.next()).await.expect("the server says something");
            match next {
                Some(Ok(Message::Text(text))) => {
                    return Got::Json(serde_json::from_str(&text).expect("the server writes JSON"));
                }
                Some(Ok(Message::Close(Some(frame)))) => {
                    return Got::Closed(frame.code.into(), frame.reason.to_string());
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_) | Err(_)) | None => return Got::Gone,
            }
        }
    }

    /// The next message of a type; those before it are skipped.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            match self.next().await {
                Got::Json(value) if value["type"] == kind => return value,
                Got::Json(_) => {}
                other => panic!("{kind} was expected, not {other:?}"),
            }
        }
    }

    /// How the server closed the connection.
    pub(crate) async fn closed(&mut self) -> (u16, String) {
        loop {
            match self.next().await {
                Got::Json(_) => {}
                Got::Closed(code, reason) => return (code, reason),
                Got::Gone => panic!("the connection ended without a word"),
            }
        }
    }
}
