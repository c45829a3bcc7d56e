//! Talk without end, at several tables.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use serde_json::json;
use tokio::time::timeout;

use super::Tally;
use crate::client::{Address, Guest};
use crate::socket::TableSocket;

/// Tables at which somebody talks: as many as one address may open in a minute.
const TABLES: usize = 30;
/// How long a talker waits between two lines: what one socket may send in the long run.
const PAUSE: Duration = Duration::from_millis(100);

/// The longest line, of the longest letters.
fn line() -> String {
    "🂡".repeat(200)
}

/// Talks at all tables as fast as one socket may send, and faster than anybody may talk.
pub(super) async fn strike(address: &Address, time: Duration) -> Result<Tally> {
    let until = Instant::now() + time;
    let mut talkers = Vec::new();
    for number in 0..TABLES {
        let guest = Guest::enter(address, &format!("Ratsch {number}")).await?;
        let plan = json!({"kind": "private", "rules": "schule", "sit": true});
        let table = guest.open_table(address, &plan).await?;
        let socket = TableSocket::connect(address, &table, &guest, None).await?;
        talkers.push(tokio::spawn(talk(socket, until)));
    }
    let mut tally = Tally::default();
    for talker in talkers {
        let Tally { tried, refused, received } = talker.await?.context("a talker is not thrown out")?;
        tally.tried += tried;
        tally.refused += refused;
        tally.received += received;
    }
    Ok(tally)
}

async fn talk(mut socket: TableSocket, until: Instant) -> Result<Tally> {
    let command = json!({"do": "chat", "text": line()}).to_string();
    let mut tally = Tally::default();
    while Instant::now() < until {
        tally.tried += 1;
        socket.sending.command(&tally.tried.to_string(), &command).await?;
        let pause = Instant::now() + PAUSE;
        while let Ok(text) =
            timeout(pause.saturating_duration_since(Instant::now()), socket.receiving.text()).await
        {
            let text = text?;
            tally.received += text.len() as u64;
            tally.refused += u64::from(text.contains(r#""type":"refused""#));
        }
    }
    Ok(tally)
}
