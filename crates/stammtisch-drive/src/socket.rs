//! A player's WebSocket to a table.

use anyhow::{Context as _, Result, bail};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::client::{Address, Guest};
use crate::words::Word;

/// Bytes of the buffers of one connection: thousands are open at once.
const BUFFER: usize = 4096;

/// A connection to a table.
#[derive(Debug)]
pub struct TableSocket {
    /// What is sent.
    pub sending: Sending,
    /// What comes.
    pub receiving: Receiving,
}

/// The sending half.
#[derive(Debug)]
pub struct Sending(SplitSink<WebSocketStream<TcpStream>, Message>);

/// The receiving half.
#[derive(Debug)]
pub struct Receiving(SplitStream<WebSocketStream<TcpStream>>);

impl TableSocket {
    /// Connects, and greets with the last version seen.
    pub async fn connect(
        address: &Address,
        table: &str,
        guest: &Guest,
        seen: Option<u64>,
    ) -> Result<TableSocket> {
        let mut request = format!("ws://{address}/ws/tables/{table}").into_client_request()?;
        request.headers_mut().insert(ORIGIN, format!("http://{address}").parse()?);
        request.headers_mut().insert(COOKIE, guest.cookie.parse()?);
        let stream = TcpStream::connect(address).await.with_context(|| format!("cannot reach {address}"))?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        let (sending, receiving) = socket.split();
        let (mut sending, receiving) = (Sending(sending), Receiving(receiving));
        let seen = seen.map_or_else(|| "null".to_owned(), |version| version.to_string());
        sending.text(format!(r#"{{"type":"hello","protocol":1,"seen":{seen}}}"#)).await?;
        Ok(TableSocket { sending, receiving })
    }
}

impl Sending {
    /// Sends a text.
    pub async fn text(&mut self, text: String) -> Result<()> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// Sends a command under an id.
    pub async fn command(&mut self, id: &str, command: &str) -> Result<()> {
        self.text(format!(r#"{{"type":"do","id":"{id}","command":{command}}}"#)).await
    }
}

impl Receiving {
    /// The next text, as it came.
    pub async fn text(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(reason))) => bail!("the server closed the connection: {reason:?}"),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => bail!("the connection is gone"),
            }
        }
    }

    /// The next word.
    pub async fn word(&mut self) -> Result<Word> {
        let text = self.text().await?;
        Word::read(&text).with_context(|| format!("not understood: {text}"))
    }
}
