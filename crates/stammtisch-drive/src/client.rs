//! HTTP requests, as a browser would send them.

use anyhow::{Context as _, Result, ensure};
use bytes::Bytes;
use http_body_util::{BodyExt as _, Full};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;

/// Where a server listens, `127.0.0.1:7333` for instance.
pub type Address = str;

/// What the server answered.
#[derive(Debug)]
pub struct Reply {
    /// The status.
    pub status: StatusCode,
    /// The cookies it set, as a `Cookie` header would send them back.
    pub cookies: Vec<String>,
    /// The body.
    pub body: Bytes,
}

impl Reply {
    /// The body as JSON.
    pub fn json(&self) -> Result<Value> {
        serde_json::from_slice(&self.body).context("the answer is no JSON")
    }

    /// The reply, if it is a good one.
    pub fn good(self) -> Result<Reply> {
        ensure!(self.status.is_success(), "{}: {}", self.status, String::from_utf8_lossy(&self.body));
        Ok(self)
    }
}

/// Sends one request on a connection of its own.
pub async fn request(
    address: &Address,
    method: Method,
    path: &str,
    cookie: Option<&str>,
    body: Option<&Value>,
) -> Result<Reply> {
    let stream = TcpStream::connect(address).await.with_context(|| format!("cannot reach {address}"))?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let serving = tokio::spawn(connection);
    let mut request = Request::builder().method(method).uri(path).header(HOST, address);
    request = request.header(ORIGIN, format!("http://{address}"));
    if let Some(cookie) = cookie {
        request = request.header(COOKIE, cookie);
    }
    let body = match body {
        Some(body) => {
            request = request.header(CONTENT_TYPE, "application/json");
            Bytes::from(body.to_string())
        }
        None => Bytes::new(),
    };
    let response = sender.send_request(request.body(Full::new(body))?).await?;
    let status = response.status();
    let cookies = response.headers().get_all(SET_COOKIE).iter();
    let cookies =
        cookies.filter_map(|value| value.to_str().ok()?.split(';').next().map(str::to_owned)).collect();
    let body = response.into_body().collect().await?.to_bytes();
    drop(sender);
    serving.abort();
    Ok(Reply { status, cookies, body })
}

/// A visitor of the server with his cookie.
#[derive(Debug, Clone)]
pub struct Guest {
    /// The name he gave.
    pub name: String,
    /// The cookie that keeps his seat.
    pub cookie: String,
}

impl Guest {
    /// Comes in with a name.
    pub async fn enter(address: &Address, name: &str) -> Result<Guest> {
        let body = json!({"name": name, "lang": "de"});
        let reply = request(address, Method::POST, "/api/guest", None, Some(&body)).await?.good()?;
        let cookie = reply.cookies.first().context("the server set no cookie")?.clone();
        Ok(Guest { name: name.to_owned(), cookie })
    }

    /// Opens a table and returns its id.
    pub async fn open_table(&self, address: &Address, plan: &Value) -> Result<String> {
        let reply =
            request(address, Method::POST, "/api/tables", Some(&self.cookie), Some(plan)).await?.good()?;
        let id = reply.json()?["id"].as_str().context("the answer names no table")?.to_owned();
        Ok(id)
    }
}
