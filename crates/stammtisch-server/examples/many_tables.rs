//! How much memory a table takes, and how many durable actions a second the hub does without any network.
//!
//! `cargo run --release -p stammtisch-server --example many_tables -- TABLES SECONDS`

use std::sync::Arc;
use std::time::{Duration, Instant};

use schafkopf::{BySeat, Members, Seat, rules};
use schafkopf_bots::Builtin;
use serde_json::{Value, json};
use stammtisch_http::PersonId;
use stammtisch_http::clock::SystemClock;
use stammtisch_http::randomness::SystemRandomness;
use stammtisch_server::hub::{Connection, Hub, HubOptions, Visitor};
use stammtisch_server::table::{ClockPlan, Delays, Pace, TableId, TableKind, TablePlan};
use stammtisch_store_sqlite::SqliteStore;
use stammtisch_text::Lang;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Connections of each table.
const TABS: usize = 4;

fn visitor(number: u32) -> Visitor {
    let [a, b, c, d] = number.to_be_bytes();
    Visitor {
        id: PersonId::new(0, [a, b, c, d, 0, 0, 0, 0, 0, 0]),
        name: format!("Gast {number}"),
        lang: Lang::De,
        household: std::net::IpAddr::from([127, 0, 0, 1]).into(),
    }
}

fn plan() -> Option<TablePlan> {
    let bot = Some(Builtin::Regel);
    Some(TablePlan {
        kind: TableKind::Practice,
        name: "Last".to_owned(),
        rules: rules::builtin("schule")?,
        games: None,
        dealer: Seat::One,
        members: Members::Four,
        bots: BySeat::new([None, bot, bot, bot]).into(),
        sit: true,
        clock: ClockPlan::NONE,
        pace: Pace::Normal,
    })
}

/// Resident memory of this process, in KiB.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Reads until the person is asked, and returns the state.
async fn until_asked(connection: &mut Connection) -> Option<Value> {
    loop {
        let message: Value = serde_json::from_slice(&connection.next().await?).ok()?;
        let state = &message["state"];
        let asked = state["view"]["view"]["actions"].as_array().is_some_and(|actions| !actions.is_empty());
        if asked || state["stage"] == "counting" {
            return Some(state.clone());
        }
    }
}

fn command(state: &Value, number: u64) -> String {
    let action = &state["view"]["view"]["actions"][0];
    let command = if action.is_null() {
        json!({"do": "ready"})
    } else {
        json!({"do": "act", "hand": state["sealing"]["hand"], "action": action})
    };
    json!({"type": "do", "id": format!("c{number}"), "command": command}).to_string()
}

/// Opens a table and connects to it; returns its connections, all of them asked for a decision.
async fn seat(hub: &Hub, number: u32) -> Result<(TableId, Vec<Connection>, Value), Failure> {
    let who = visitor(number);
    let plan = plan().ok_or("the rule set is built in")?;
    let table = hub.create(&who, plan).await.map_err(|refusal| refusal.message)?;
    let mut tabs = Vec::new();
    for _ in 0..TABS {
        let mut tab = hub.connect(&table, who.clone()).await.map_err(|refusal| refusal.message)?;
        tab.send(r#"{"type":"hello","protocol":1}"#);
        tabs.push(tab);
    }
    let mut state = Value::Null;
    for tab in &mut tabs {
        state = until_asked(tab).await.ok_or("the table closed")?;
    }
    Ok((table, tabs, state))
}

async fn play(mut connection: Connection, mut state: Value, until: Instant) {
    let mut number = 0;
    while Instant::now() < until {
        number += 1;
        connection.send(&command(&state, number));
        match until_asked(&mut connection).await {
            Some(next) => state = next,
            None => return,
        }
    }
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1).filter_map(|text| text.parse::<u32>().ok());
    let tables = arguments.next().unwrap_or(2_000);
    let seconds = arguments.next().unwrap_or(10);
    let folder = std::env::temp_dir().join(format!("stammtisch-many-tables-{}", std::process::id()));
    let (store, _) = SqliteStore::open(&folder.join("stammtisch.db")).await?;
    let options = HubOptions { delays: Some(Delays::INSTANT), ..HubOptions::default() };
    let hub =
        Hub::open(Arc::new(store), options, Arc::new(SystemClock::new()), Arc::new(SystemRandomness)).await?;
    // The first tables bring what all share: texts, rule sets, pools.
    let mut seated = vec![seat(&hub, 0).await?];
    let before = memory().unwrap_or(0);
    for number in 1..=tables {
        seated.push(seat(&hub, number).await?);
    }
    let after = memory().unwrap_or(0);
    let each = after.saturating_sub(before) as f64 / f64::from(tables);
    println!("{tables} tables with {TABS} connections each: {each:.1} KiB a table, its connections included");
    let started = hub.figures().await;
    let until = Instant::now() + Duration::from_secs(u64::from(seconds));
    let mut playing = Vec::new();
    for (_, tabs, state) in seated {
        if let Some(first) = tabs.into_iter().next() {
            playing.push(tokio::spawn(play(first, state, until)));
        }
    }
    for task in playing {
        task.await?;
    }
    let ended = hub.figures().await;
    let entries = (ended.entries - started.entries) / u64::from(seconds.max(1));
    let commits = (ended.commits - started.commits) / u64::from(seconds.max(1));
    println!("{entries} durable entries a second in {commits} transactions, people and bots");
    hub.shut_down().await;
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}
