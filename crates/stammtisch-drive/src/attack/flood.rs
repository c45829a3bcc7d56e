//! A flood of requests.

use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::Tally;
use crate::client::Address;

/// Connections on which requests come as fast as they are answered.
const CONNECTIONS: usize = 64;
/// Bytes of the buffer for answers.
const BUFFER: usize = 64 * 1024;

/// Asks as fast as it can; what is over the limit is answered 429.
pub(super) async fn strike(address: &Address, time: Duration) -> Result<Tally> {
    let until = Instant::now() + time;
    let request = format!("GET /api/rules HTTP/1.1\r\nHost: {address}\r\n\r\n");
    let streams: Vec<_> =
        (0..CONNECTIONS).map(|_| tokio::spawn(ask(address.to_owned(), request.clone(), until))).collect();
    let mut tally = Tally::default();
    for stream in streams {
        let Tally { tried, refused, received } = stream.await??;
        tally = Tally {
            tried: tally.tried + tried,
            refused: tally.refused + refused,
            received: tally.received + received,
        };
    }
    Ok(tally)
}

/// Sends requests on one connection, one after the other, until the time is over.
async fn ask(address: String, request: String, until: Instant) -> Result<Tally> {
    let mut stream = TcpStream::connect(&address).await?;
    let mut buffer = vec![0; BUFFER];
    let mut tally = Tally::default();
    while Instant::now() < until {
        if stream.write_all(request.as_bytes()).await.is_err() {
            stream = TcpStream::connect(&address).await?;
            continue;
        }
        let read = stream.read(&mut buffer).await.unwrap_or(0);
        tally.tried += 1;
        tally.received += read as u64;
        tally.refused += u64::from(buffer[..read].starts_with(b"HTTP/1.1 429"));
        if read == 0 {
            stream = TcpStream::connect(&address).await?;
        }
    }
    Ok(tally)
}
