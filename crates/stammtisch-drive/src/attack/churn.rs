//! Spectators who come and go.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::Result;
use serde_json::json;
use tokio::time::{sleep, timeout};

use super::Tally;
use crate::client::{Address, Guest};
use crate::socket::TableSocket;

/// Spectators at once: nearly what one address may hold.
const SPECTATORS: usize = 240;
/// Those of them who stay, and hear of all the others.
const STAYING: usize = 200;
/// How long each of the others stays before he goes and comes again.
const STAY: Duration = Duration::from_millis(200);

#[derive(Debug, Default)]
struct Counts {
    tried: AtomicU64,
    refused: AtomicU64,
    received: AtomicU64,
}

/// Comes and goes at one table, as fast as one address may; everything that is sent is read and counted.
pub(super) async fn strike(address: &Address, time: Duration) -> Result<Tally> {
    let until = Instant::now() + time;
    let host = Guest::enter(address, "Wirt").await?;
    let table = host.open_table(address, &json!({"kind": "private", "rules": "schule"})).await?;
    let spectator = Guest::enter(address, "Gaffer").await?;
    let counts = Arc::new(Counts::default());
    let crowd: Vec<_> = (0..SPECTATORS)
        .map(|number| {
            let stay = if number < STAYING { time } else { STAY };
            let (address, table) = (address.to_owned(), table.clone());
            let (spectator, counts) = (spectator.clone(), Arc::clone(&counts));
            tokio::spawn(async move {
                while Instant::now() < until {
                    look_on((&address, &table), &spectator, (stay, &counts)).await;
                }
            })
        })
        .collect();
    for spectator in crowd {
        spectator.await?;
    }
    Ok(Tally {
        tried: counts.tried.load(Relaxed),
        refused: counts.refused.load(Relaxed),
        received: counts.received.load(Relaxed),
    })
}

/// Comes, reads for a while, and goes.
async fn look_on((address, table): (&str, &str), guest: &Guest, (stay, counts): (Duration, &Counts)) {
    counts.tried.fetch_add(1, Relaxed);
    let Ok(mut socket) = TableSocket::connect(address, table, guest, None).await else {
        counts.refused.fetch_add(1, Relaxed);
        return sleep(STAY).await;
    };
    let reading = async {
        while let Ok(text) = socket.receiving.text().await {
            counts.received.fetch_add(text.len() as u64, Relaxed);
        }
    };
    let _ = timeout(stay, reading).await;
}
