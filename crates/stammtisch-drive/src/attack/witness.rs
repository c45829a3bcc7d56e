//! An honest visitor from another address, who wants to be answered whatever goes on.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpSocket;
use tokio::time::{sleep, timeout};

use crate::client::Address;

/// Where he comes from: another address of this machine than the attackers'.
const HOME: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
/// How long he waits between two questions.
const PAUSE: Duration = Duration::from_millis(100);
/// How long he waits for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Asks whether the server is there, on a connection of its own; says how long that took.
pub(super) async fn ask(address: &Address) -> Result<Duration> {
    let begun = Instant::now();
    timeout(PATIENCE, asked(address)).await??;
    Ok(begun.elapsed())
}

async fn asked(address: &Address) -> Result<()> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((HOME, 0)))?;
    let mut stream = socket.connect(address.parse()?).await?;
    let request = format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    ensure!(answer.starts_with("HTTP/1.1 200"), "an honest visitor is answered {answer}");
    Ok(())
}

/// Asks again and again for a time; says how often, and how long he waited at most.
pub(super) async fn watch(address: String, time: Duration) -> Result<(u64, Duration)> {
    let begun = Instant::now();
    let (mut times, mut slowest) = (0, Duration::ZERO);
    while begun.elapsed() < time {
        slowest = slowest.max(ask(&address).await?);
        times += 1;
        sleep(PAUSE).await;
    }
    Ok((times, slowest))
}
