//! Faults in the hall: all tables write while the server is killed again and again, and what must be true afterwards.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::faults::Dice;
use crate::hall::deed::Deed;
use crate::hall::desk::{Desk, Wanted};
use crate::hall::game::{Row, Rules};
use crate::hall::ledger::Ledger;
use crate::hall::phone::{Phone, Refused};
use crate::server::Start;

/// What is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Tables that write at once.
    pub tables: u32,
    /// How often the server is killed.
    pub kills: u64,
    /// The same seed kills after as many entries.
    pub seed: u64,
}

/// What a run came to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// How often the server was killed.
    pub kills: u64,
    /// Games of every list.
    pub games: u64,
    /// Games confirmed.
    pub confirmed: u64,
    /// Games that were on their way when the server was killed.
    pub on_their_way: u64,
    /// Of these, how many were on the disk already, as the answer to the resend said.
    pub kept: u64,
}

/// Who keeps a list, with what was confirmed to him.
#[derive(Debug)]
struct Keeper {
    table: u64,
    phone: Phone,
    dice: Dice,
    ledger: Ledger,
    /// Games that were confirmed.
    written: u64,
    /// A game that was sent and not answered when the server was killed.
    open: Option<(Deed, Row)>,
    /// The game that was confirmed last, with the number of its event.
    last: Option<(Deed, u64)>,
    /// Games that turned out to be on the disk when they were sent again.
    kept: u64,
}

/// Entries that everybody together has had confirmed since the server was started, and when it is killed.
#[derive(Debug)]
struct Fuse {
    confirmed: AtomicU64,
    burns_until: u64,
    out: Notify,
}

impl Fuse {
    fn burn(&self) {
        if self.confirmed.fetch_add(1, Ordering::Relaxed) + 1 == self.burns_until {
            self.out.notify_one();
        }
    }
}

/// Kills the server so often while all tables write; fails where something confirmed is missing or there twice.
pub async fn run(program: &Path, plan: Plan) -> Result<Tally> {
    let folder = tempfile::tempdir()?;
    let start = Start::quick(program, folder.path());
    let mut dice = Dice(plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    // After the last kill every table has some games left to write; a match has a number divisible by four.
    let games = u32::try_from((plan.kills + 4).next_multiple_of(4))
        .context("so many kills are not tried in one run")?;
    let wanted = Wanted {
        rules: "tischpunkte".to_owned(),
        players: plan.tables * 4,
        matches: Some(1),
        games: Some(games),
        seed: format!("Fehlerprobe {}", plan.seed),
    };
    let mut tally = Tally { games: u64::from(games), ..Tally::default() };
    let mut server = start.run().await?;
    let mut desk = Desk::create(&server.address, (program, folder.path()), &wanted).await?;
    let mut keepers = begin(&mut desk, &server.address, &wanted).await?;
    for kill in 1..=plan.kills {
        let fuse = Arc::new(Fuse {
            confirmed: AtomicU64::new(0),
            burns_until: 1 + dice.below(u64::from(plan.tables)),
            out: Notify::new(),
        });
        let mut tasks = Vec::new();
        for mut keeper in keepers.drain(..) {
            let (rules, fuse) = (desk.rules.clone(), Arc::clone(&fuse));
            tasks.push(tokio::spawn(async move {
                // Whoever has written so many waits for the others: all tables together burn the fuse.
                let outcome = keeper.write_until(kill + 1, &rules, || fuse.burn()).await;
                if outcome.is_err() {
                    fuse.out.notify_one();
                }
                (keeper, outcome)
            }));
        }
        fuse.out.notified().await;
        server.kill().await?;
        tally.kills += 1;
        for task in tasks {
            let (keeper, outcome) = task.await?;
            match outcome {
                Err(error) if is_refusal(&error) => return Err(error),
                // The server was killed: that is what is tried here.
                Ok(()) | Err(_) => keepers.push(keeper),
            }
        }
        tally.on_their_way += keepers.iter().filter(|keeper| keeper.open.is_some()).count() as u64;
        server = start.run().await?;
        for keeper in &mut keepers {
            keeper.phone.move_to(&server.address);
        }
    }
    desk.phone.move_to(&server.address);
    let ledger = finish(keepers, &mut desk, &mut tally).await?;
    let export: Value = serde_json::from_slice(&desk.phone.fetch("/api/hall/export").await?)?;
    ledger.check_log(&export)?;
    server.kill().await?;
    Ok(tally)
}

/// Everybody is registered, drawn and seated, and the match has begun.
async fn begin(desk: &mut Desk, address: &str, wanted: &Wanted) -> Result<Vec<Keeper>> {
    desk.prepare(wanted).await?;
    desk.draw().await?;
    let links = desk.keepers(wanted.players / 4).await?;
    desk.act(json!({"start_match": {"keeper": 1}})).await?;
    let keeper = |(table, link): (u64, String)| Keeper {
        table,
        phone: Phone::new(address, &link),
        dice: Dice(table.wrapping_mul(7_919)),
        ledger: Ledger::default(),
        written: 0,
        open: None,
        last: None,
        kept: 0,
    };
    Ok((1..).zip(links).map(keeper).collect())
}

/// Every list is written to its end, signed and handed in; nothing confirmed is missing from it.
async fn finish(keepers: Vec<Keeper>, desk: &mut Desk, tally: &mut Tally) -> Result<Ledger> {
    let mut tasks = Vec::new();
    for mut keeper in keepers {
        let rules = desk.rules.clone();
        tasks.push(tokio::spawn(async move {
            keeper.finish(&rules).await?;
            anyhow::Ok(keeper)
        }));
    }
    let mut ledger = Ledger::default();
    for task in tasks {
        let keeper = task.await??;
        tally.confirmed += keeper.written;
        tally.kept += keeper.kept;
        ledger.extend(keeper.ledger);
    }
    desk.act(json!({"close_match": {}})).await?;
    Ok(ledger)
}

impl Keeper {
    /// Writes until so many games are confirmed; an error is a server that is gone, or a refusal.
    async fn write_until(&mut self, games: u64, rules: &Rules, confirmed: impl Fn()) -> Result<()> {
        while self.written < games {
            // What is open may have been kept or not; sent again it acts once.
            let again = self.open.is_some();
            let (deed, row) = self.open.clone().unwrap_or_else(|| self.next(rules));
            self.open = Some((deed.clone(), row.clone()));
            let done = self.phone.act(&deed).await.with_context(|| format!("table {}", self.table))?;
            self.open = None;
            ensure!(again || !done.repeated, "table {}: a new game was taken for an old one", self.table);
            self.kept += u64::from(done.repeated);
            self.written += 1;
            self.ledger.note((1, self.table, self.written), row, &done, false)?;
            self.last = done.events.first().map(|&event| (deed, event));
            confirmed();
        }
        Ok(())
    }

    fn next(&mut self, rules: &Rules) -> (Deed, Row) {
        let game = self.written + 1;
        let row = rules.row(&mut self.dice);
        let wish = json!({"enter_row": {"game": game, "row": row.0}});
        (Deed::new(format!("t{}-{game}", self.table), wish), row)
    }

    async fn finish(&mut self, rules: &Rules) -> Result<()> {
        self.check_last().await?;
        self.write_until(rules.games, rules, || ()).await?;
        for (step, wish) in
            [("sign", json!({"sign": {"signer": "all"}})), ("close", json!({"close_list": {}}))]
        {
            self.phone.act(&Deed::new(format!("t{}-{step}", self.table), wish)).await?;
        }
        self.ledger.check_list(&self.phone.get("/api/hall/list").await?)
    }

    /// Sends what was confirmed last once more: it must be answered as the first time.
    async fn check_last(&mut self) -> Result<()> {
        let Some((deed, event)) = &self.last else { return Ok(()) };
        let done = self.phone.act(deed).await?;
        if !done.repeated || done.events != [*event] {
            bail!("{} was confirmed as event {event}, and now it is {done:?}", deed.id);
        }
        Ok(())
    }
}

/// Whether the hall itself said no: the connection was well, so a promise is broken.
fn is_refusal(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| cause.downcast_ref::<Refused>().is_some())
}
