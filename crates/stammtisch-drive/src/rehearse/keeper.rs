//! A list keeper: writes games, corrects one now and then, asks the referee, has the list signed and hands it in.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::Result;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::figures::Kind;
use crate::faults::Dice;
use crate::hall::deed::{Deed, Done};
use crate::hall::game::{Row, Rules};
use crate::hall::ledger::Ledger;
use crate::hall::phone::Phone;
use crate::hall::screen::{Screen, Shown};
use crate::latency::Latency;

/// At every so many tables the referee is called once a match.
const CALLS_EVERY: u64 = 16;
/// One of so many games is corrected by its keeper.
const CORRECTED: u64 = 40;

/// When games are written: at every table at the same moment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Beat {
    start: Instant,
    every: Duration,
}

impl Beat {
    /// So many games a second, from now on; 0 for no beat at all.
    pub(super) fn new(rate: f64) -> Beat {
        let every = if rate > 0.0 { Duration::from_secs_f64(1.0 / rate) } else { Duration::ZERO };
        Beat { start: Instant::now() + every / 4, every }
    }

    async fn wait(self, game: u64) {
        if !self.every.is_zero() {
            tokio::time::sleep_until(self.start + self.every * u32::try_from(game - 1).unwrap_or(u32::MAX))
                .await;
        }
    }
}

/// An entry that was confirmed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    pub(super) sent: Instant,
    pub(super) version: u64,
}

/// Who keeps the list of a table, with his phone.
#[derive(Debug)]
pub(super) struct Keeper {
    pub(super) table: u64,
    pub(super) screen: Screen,
    pub(super) ledger: Ledger,
    /// Games that were confirmed in this match.
    pub(super) entries: Vec<Entry>,
    /// How long confirmations took in this match.
    pub(super) times: BTreeMap<Kind, Latency>,
    /// From asking the referee to his answer on this phone.
    pub(super) asked: Latency,
    phone: Phone,
    dice: Dice,
    acts: u64,
}

impl Keeper {
    pub(super) async fn open(address: &str, link: &str, table: u64, dice: Dice) -> Result<Keeper> {
        Ok(Keeper {
            table,
            screen: Screen::open(address, link).await?,
            ledger: Ledger::default(),
            entries: Vec::new(),
            times: BTreeMap::new(),
            asked: Latency::default(),
            phone: Phone::new(address, link),
            dice,
            acts: 0,
        })
    }

    /// The whole list of a match.
    pub(super) async fn play(
        &mut self,
        number: u64,
        rules: &Rules,
        (beat, bar): (Beat, &ProgressBar),
    ) -> Result<()> {
        for game in 1..=rules.games {
            beat.wait(game).await;
            let row = rules.row(&mut self.dice);
            self.write((number, game), row, rules).await?;
            if self.dice.below(CORRECTED) == 0 {
                self.correct((number, game), rules).await?;
            }
            if game == 2 && self.table % CALLS_EVERY == 1 {
                self.call().await?;
            }
            bar.inc(1);
        }
        self.act(Kind::Signature, json!({"sign": {"signer": "all"}}), None).await?;
        self.act(Kind::HandedIn, json!({"close_list": {}}), None).await?;
        Ok(())
    }

    async fn write(&mut self, (number, game): (u64, u64), row: Row, rules: &Rules) -> Result<()> {
        self.approved(game, &row, rules).await?;
        let sent = Instant::now();
        let done = self.act(Kind::Game, json!({"enter_row": {"game": game, "row": row.0}}), None).await?;
        self.entries.push(Entry { sent, version: done.version });
        self.ledger.note((number, self.table, game), row, &done, false)
    }

    /// Another game than was written at first, and one that nobody need approve.
    async fn correct(&mut self, (number, game): (u64, u64), rules: &Rules) -> Result<()> {
        let mut row = rules.row(&mut self.dice);
        while row.tout().is_some() {
            row = rules.row(&mut self.dice);
        }
        let sent = Instant::now();
        let done =
            self.act(Kind::Correction, json!({"correct_row": {"game": game, "row": row.0}}), None).await?;
        self.entries.push(Entry { sent, version: done.version });
        self.ledger.note((number, self.table, game), row, &done, true)
    }

    /// A Tout is asked for, where the rules want it, and played when the referee has agreed.
    async fn approved(&mut self, game: u64, row: &Row, rules: &Rules) -> Result<()> {
        let asks = rules.asks_for_tout && !(game == 1 && rules.plain_first);
        let Some((seat, contract)) = row.tout().filter(|_| asks) else { return Ok(()) };
        let wish =
            json!({"request_approval": {"game": game, "seat": seat, "contract": contract, "tout": true}});
        let asked = Instant::now();
        self.act(Kind::Question, wish, None).await?;
        self.screen
            .wait("the referee's approval", |shown| answered(shown, "approvals", |one| one["game"] == game))
            .await?;
        self.asked.add(asked.elapsed());
        Ok(())
    }

    async fn call(&mut self) -> Result<()> {
        let asked = Instant::now();
        let wish = json!({"call_referee": {"seat": 1, "matter": "doubt"}});
        let done = self.act(Kind::Question, wish, Some("Spiel 1 falsch geschrieben")).await?;
        let call = done.result["call"].clone();
        self.screen
            .wait("the referee's answer", |shown| answered(shown, "calls", |one| one["call"] == call))
            .await?;
        self.asked.add(asked.elapsed());
        Ok(())
    }

    /// Has something carried out, and notes how long that took.
    async fn act(&mut self, kind: Kind, wish: Value, why: Option<&str>) -> Result<Done> {
        self.acts += 1;
        let mut deed = Deed::new(format!("t{}-{}", self.table, self.acts), wish);
        deed.why = why.map(str::to_owned);
        let sent = Instant::now();
        let done = self.phone.act(&deed).await?;
        self.times.entry(kind).or_default().add(sent.elapsed());
        Ok(done)
    }
}

/// Whether something that was asked has its answer on the list.
fn answered(shown: &Shown, what: &str, is_it: impl Fn(&Value) -> bool) -> Option<()> {
    let list = shown.view("list")?;
    let found = list[what].as_array()?.iter().find(|one| is_it(one))?;
    (!found["answer"].is_null()).then_some(())
}
