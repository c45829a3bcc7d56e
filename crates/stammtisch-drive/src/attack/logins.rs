//! Wrong passwords, each for another name and from another address, as a proxy tells them.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::Tally;
use crate::client::Address;

/// What the server must believe for it: the attacker stands behind its proxy.
pub(super) const ARGUMENTS: [&str; 2] = ["--trusted-proxy", "127.0.0.1"];
/// Connections at once: more than may wait for a hash.
const CONNECTIONS: usize = 96;
/// Passwords that are tried at least, however long that takes: so many are hashed in any case.
const LEAST: u64 = 300;

/// Tries to sign in as fast as it is answered; what is not hashed is answered 503.
pub(super) async fn strike(address: &Address, time: Duration) -> Result<Tally> {
    let (until, next) = (Instant::now() + time, Arc::new(AtomicU32::new(0)));
    let hashed = Arc::new(AtomicU32::new(0));
    let guess = |_| tokio::spawn(guess(address.to_owned(), until, [Arc::clone(&next), Arc::clone(&hashed)]));
    let streams: Vec<_> = (0..CONNECTIONS).map(guess).collect();
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

/// Guesses on one connection, one after the other.
async fn guess(address: String, until: Instant, [next, hashed]: [Arc<AtomicU32>; 2]) -> Result<Tally> {
    let mut buffer = vec![0; 4096];
    let mut tally = Tally::default();
    while Instant::now() < until || u64::from(hashed.load(Ordering::Relaxed)) < LEAST {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let from = Ipv4Addr::from(u32::from(Ipv4Addr::new(10, 0, 0, 0)) + number);
        let body = format!(r#"{{"name":"name{number}","password":"wrong"}}"#);
        let request = format!(
            "POST /api/account/login HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
             X-Forwarded-For: {from}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(&address).await?;
        stream.write_all(request.as_bytes()).await?;
        let read = stream.read(&mut buffer).await.unwrap_or(0);
        let is_hashed = buffer[..read].starts_with(b"HTTP/1.1 401");
        hashed.fetch_add(u32::from(is_hashed), Ordering::Relaxed);
        tally.tried += 1;
        tally.received += read as u64;
        tally.refused += u64::from(!is_hashed);
    }
    Ok(tally)
}
