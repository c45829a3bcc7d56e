//! Clients that ask and never read.

use std::time::{Duration, Instant};

use anyhow::Result;
use serde_json::json;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::sleep;

use super::Tally;
use crate::client::{Address, Guest};
use crate::socket::TableSocket;

/// Sockets at a table, and plain connections, that never read.
const CLIENTS: usize = 100;
/// How long a client waits between two messages: what one socket may send in the long run.
const PAUSE: Duration = Duration::from_millis(100);

/// Has the server answer what nobody reads: greetings at a table, and the page again and again.
pub(super) async fn strike(address: &Address, time: Duration) -> Result<Tally> {
    let until = Instant::now() + time;
    let guest = Guest::enter(address, "Taub").await?;
    let table = guest.open_table(address, &json!({"kind": "private", "rules": "schule"})).await?;
    let mut sockets = Vec::new();
    for _ in 0..CLIENTS {
        sockets.push(TableSocket::connect(address, &table, &guest, None).await?);
    }
    let mut pages = Vec::new();
    for _ in 0..CLIENTS {
        pages.push(TcpStream::connect(address).await?);
    }
    let request = format!("GET / HTTP/1.1\r\nHost: {address}\r\n\r\n").repeat(20);
    let mut tally = Tally { tried: 2 * CLIENTS as u64, ..Tally::default() };
    while Instant::now() < until && !(sockets.is_empty() && pages.is_empty()) {
        let mut open = Vec::with_capacity(sockets.len());
        for mut socket in sockets {
            let greeting = r#"{"type":"hello","protocol":1,"seen":null}"#.to_owned();
            let sent = tokio::time::timeout(PAUSE, socket.sending.text(greeting)).await;
            if matches!(sent, Ok(Err(_))) {
                tally.refused += 1;
            } else {
                open.push(socket);
            }
        }
        sockets = open;
        let mut open = Vec::with_capacity(pages.len());
        for mut page in pages {
            let sent =
                tokio::time::timeout(Duration::from_millis(1), page.write_all(request.as_bytes())).await;
            if matches!(sent, Ok(Err(_))) {
                tally.refused += 1;
            } else {
                open.push(page);
            }
        }
        pages = open;
        sleep(PAUSE).await;
    }
    Ok(tally)
}
