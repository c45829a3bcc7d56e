//! A phone: one link in somebody's hand, with a connection that stays open between requests.

use anyhow::{Context as _, Result, anyhow, bail};
use bytes::Bytes;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::SendRequest;
use hyper::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, HOST, ORIGIN};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

use super::deed::{Deed, Done};

/// The hall refused a command; the connection is well.
#[derive(Debug)]
pub struct Refused {
    /// The status.
    pub status: StatusCode,
    /// The whole answer.
    pub body: String,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.status, self.body)
    }
}

impl std::error::Error for Refused {}

/// One link, used as a page uses it.
#[derive(Debug)]
pub struct Phone {
    address: String,
    token: String,
    connection: Option<SendRequest<Full<Bytes>>>,
}

impl Phone {
    /// A phone with a link to the server at an address.
    pub fn new(address: &str, token: &str) -> Phone {
        Phone { address: address.to_owned(), token: token.to_owned(), connection: None }
    }

    /// Turns to another address, where the server is now.
    pub fn move_to(&mut self, address: &str) {
        address.clone_into(&mut self.address);
        self.connection = None;
    }

    /// Its link.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Asks for a view.
    pub async fn get(&mut self, path: &str) -> Result<Value> {
        let bytes = self.fetch(path).await?;
        serde_json::from_slice(&bytes).with_context(|| format!("{path} is no JSON"))
    }

    /// Fetches a file.
    pub async fn fetch(&mut self, path: &str) -> Result<Bytes> {
        self.ask(Method::GET, path, ("application/json", Bytes::new())).await
    }

    /// Sends an object.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Value> {
        self.send(path, ("application/json", Bytes::from(body.to_string()))).await
    }

    /// Sends anything.
    pub async fn send(&mut self, path: &str, body: (&str, Bytes)) -> Result<Value> {
        let bytes = self.ask(Method::POST, path, body).await?;
        serde_json::from_slice(&bytes).with_context(|| format!("the answer of {path} is no JSON"))
    }

    /// Has a command carried out; what comes back is on the disk.
    pub async fn act(&mut self, deed: &Deed) -> Result<Done> {
        let answer = self.post("/api/hall/do", &deed.body()).await.with_context(|| deed.wish.to_string())?;
        Done::read(&answer)
    }

    /// Opens the stream of the link.
    pub async fn stream(&mut self) -> Result<Incoming> {
        let request = self.request(Method::GET, "/api/hall/stream", ("text/event-stream", Bytes::new()))?;
        let mut connection = connect(&self.address).await?;
        let response = connection.send_request(request).await?;
        if !response.status().is_success() {
            bail!("the stream was refused with {}", response.status());
        }
        // The connection ends with the body; nothing else is sent over it.
        self.connection = Some(connection);
        Ok(response.into_body())
    }

    async fn ask(&mut self, method: Method, path: &str, body: (&str, Bytes)) -> Result<Bytes> {
        let request = self.request(method, path, body)?;
        let response = self.response(request).await?;
        let status = response.status();
        let bytes = response.into_body().collect().await?.to_bytes();
        if status.is_success() {
            return Ok(bytes);
        }
        Err(anyhow!(Refused { status, body: String::from_utf8_lossy(&bytes).into_owned() }))
    }

    async fn response(&mut self, request: Request<Full<Bytes>>) -> Result<Response<Incoming>> {
        // A connection on which nobody spoke for a while was closed by the server.
        let usable = match &mut self.connection {
            Some(connection) => connection.ready().await.is_ok(),
            None => false,
        };
        if !usable {
            self.connection = Some(connect(&self.address).await?);
        }
        let connection = self.connection.as_mut().context("it was just opened")?;
        let answered = connection.send_request(request).await;
        if answered.is_err() {
            self.connection = None;
        }
        Ok(answered?)
    }

    fn request(
        &self,
        method: Method,
        path: &str,
        (kind, body): (&str, Bytes),
    ) -> Result<Request<Full<Bytes>>> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, &self.address)
            .header(ORIGIN, format!("http://{}", self.address))
            .header(AUTHORIZATION, format!("Bearer {}", self.token))
            .header(ACCEPT_LANGUAGE, "de")
            .header(CONTENT_TYPE, kind);
        Ok(request.body(Full::new(body))?)
    }
}

async fn connect(address: &str) -> Result<SendRequest<Full<Bytes>>> {
    let stream = TcpStream::connect(address).await.with_context(|| format!("cannot reach {address}"))?;
    stream.set_nodelay(true)?;
    let (sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    Ok(sender)
}
