//! A rehearsal: a whole tournament with everybody in the hall, through the interface that their pages use.
//!
//! All list keepers write at once, each on a connection of his own and with his stream open; the referee answers, the
//! director leads, screens follow. What was confirmed is compared with what the hall shows and with what the command
//! line makes of the exported file.

pub mod check;
pub mod figures;
mod keeper;
mod referee;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use tokio::time::Instant;

use crate::faults::Dice;
use crate::hall::desk::{Desk, Wanted};
use crate::hall::ledger::{Ledger, seating};
use crate::hall::screen::{Screen, Shown};
use crate::server::{Server, Start};
use figures::Figures;
use keeper::{Beat, Keeper};
use referee::Referee;

/// Most steps of a tournament from the draw to the prizes; more mean that it does not come to an end.
const MOST_STEPS: u32 = 100;

/// What is to be rehearsed.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// The tournament.
    pub wanted: Wanted,
    /// The same seed plays the same games.
    pub seed: u64,
    /// Games that each table writes in a second, all tables at the same moment; 0 for as fast as they are confirmed.
    pub rate: f64,
    /// Screens in the hall.
    pub displays: u32,
    /// Players who look at their cards.
    pub cards: u32,
}

impl Plan {
    fn tables(&self) -> u32 {
        self.wanted.players / 4
    }
}

/// Everybody in the hall.
struct Hall {
    desk: Desk,
    keepers: Vec<Keeper>,
    /// He is away while a match is played.
    referee: Option<Referee>,
    /// Screens that show progress and standings: displays, a second desk, the referee's.
    screens: Vec<Screen>,
    cards: Vec<(u64, Screen)>,
    /// Who sits where, by match.
    seated: BTreeMap<u64, Vec<[u64; 4]>>,
}

/// Starts the program on a new data folder and goes through a whole tournament.
pub async fn run(program: &Path, plan: &Plan) -> Result<Figures> {
    ensure!(plan.wanted.players >= 4 && plan.wanted.players.is_multiple_of(4), "players come in fours");
    let folder = tempfile::tempdir()?;
    let server = Start::quick(program, folder.path()).run().await?;
    let begun = Instant::now();
    let mut hall = Hall::fill((&server, program, folder.path()), plan).await?;
    let mut figures = Figures::new(plan, &hall.desk.rules, hall.keepers.len() + 1 + hall.watching());
    hall.play(plan, &mut figures).await?;
    hall.give_prizes().await?;
    figures.seconds = begun.elapsed().as_secs_f64();
    figures.memory = server.memory().unwrap_or(0);
    let ledger = hall.ledger();
    figures.entries = ledger.count();
    let judged = check::Judged { ledger: &ledger, seated: &hall.seated };
    figures.checks = check::everything(&mut hall.desk.phone, &judged, program).await?;
    hall.check_screens().await?;
    figures.checks.push("every display and every player's card shows that result");
    server.kill().await?;
    Ok(figures)
}

impl Hall {
    /// The tournament is set up, everybody has come, and every stream is open.
    async fn fill((server, program, data): (&Server, &Path, &Path), plan: &Plan) -> Result<Hall> {
        let address = &server.address;
        let bar = ProgressBar::new_spinner().with_message("registration and links");
        bar.enable_steady_tick(Duration::from_millis(100));
        let mut desk = Desk::create(address, (program, data), &plan.wanted).await?;
        desk.prepare(&plan.wanted).await?;
        desk.draw().await?;
        desk.phone.post("/api/hall/display", &json!({"mode": "standings"})).await?;
        let mut keepers = Vec::new();
        for (table, link) in (1..).zip(desk.keepers(plan.tables()).await?) {
            let dice = Dice(plan.seed.wrapping_mul(1_000_003).wrapping_add(table * 7_919));
            keepers.push(Keeper::open(address, &link, table, dice).await?);
        }
        let referee = desk.link(&json!({"role": "referee", "person": 2})).await?;
        let second_desk = desk.link(&json!({"role": "director", "person": 1})).await?;
        let mut screens =
            vec![Screen::open(address, &referee).await?, Screen::open(address, &second_desk).await?];
        for _ in 0..plan.displays {
            let link = desk.link(&json!({"role": "display"})).await?;
            screens.push(Screen::open(address, &link).await?);
        }
        let mut cards = Vec::new();
        for player in 1..=u64::from(plan.cards.min(plan.wanted.players)) {
            let link = desk.link(&json!({"role": "player", "player": player})).await?;
            cards.push((player, Screen::open(address, &link).await?));
        }
        let referee = Some(Referee::open(address, &referee).await?);
        bar.finish_and_clear();
        Ok(Hall { desk, keepers, referee, screens, cards, seated: BTreeMap::new() })
    }

    fn watching(&self) -> usize {
        self.screens.len() + self.cards.len()
    }

    /// From the draw to the end of the last match: always what the desk's big button would do.
    async fn play(&mut self, plan: &Plan, figures: &mut Figures) -> Result<()> {
        let mut number = 0;
        for _ in 0..MOST_STEPS {
            match self.desk.next().await?.as_str() {
                "draw" => self.desk.draw().await?,
                "start_match" => {
                    number += 1;
                    self.start(number, figures).await?;
                }
                "play" => self.enter(number, plan, figures).await?,
                step @ ("close_match" | "close_tournament") => {
                    let step = step.to_owned();
                    self.desk.act(json!({step: {}})).await?;
                }
                "prizes" => return Ok(()),
                other => bail!("the desk does not know the step {other}"),
            }
        }
        bail!("the tournament does not come to an end")
    }

    /// The start signal: every stream gets it.
    async fn start(&mut self, number: u64, figures: &mut Figures) -> Result<()> {
        let view = self.desk.phone.get(&format!("/api/hall/seating?match={number}")).await?;
        self.seated.insert(number, seating(&view));
        let sent = Instant::now();
        self.desk.act(json!({"start_match": {"keeper": 1}})).await?;
        let keepers = self.keepers.iter_mut().map(|keeper| &mut keeper.screen);
        let cards = self.cards.iter_mut().map(|(_, screen)| screen);
        for screen in keepers.chain(cards).chain(&mut self.screens) {
            let started = |shown: &Shown| {
                shown.starts.iter().find(|(started, _)| *started == number).map(|(_, at)| *at)
            };
            let at = screen.wait("the start signal", started).await?;
            figures.start.add(at.saturating_duration_since(sent));
        }
        Ok(())
    }

    /// All tables write, sign and hand in.
    async fn enter(&mut self, number: u64, plan: &Plan, figures: &mut Figures) -> Result<()> {
        let rules = self.desk.rules.clone();
        let bar = ProgressBar::new(rules.games * self.keepers.len() as u64);
        let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} games, {eta} left")?;
        bar.set_style(style);
        bar.set_message(format!("{}, match {number}", plan.wanted.rules));
        let beat = Beat::new(plan.rate);
        let stop = tokio::sync::watch::Sender::new(false);
        let answering = {
            let mut referee = self.referee.take().context("the referee is in the hall")?;
            let (rules, stop) = (rules.clone(), stop.subscribe());
            tokio::spawn(async move {
                let outcome = referee.answer(&rules, stop).await;
                (referee, outcome)
            })
        };
        let mut tasks = Vec::new();
        for mut keeper in self.keepers.drain(..) {
            let (rules, bar) = (rules.clone(), bar.clone());
            tasks.push(tokio::spawn(async move {
                let table = keeper.table;
                keeper.play(number, &rules, (beat, &bar)).await.with_context(|| format!("table {table}"))?;
                anyhow::Ok(keeper)
            }));
        }
        for task in tasks {
            self.keepers.push(task.await??);
        }
        stop.send_replace(true);
        let (referee, outcome) = answering.await?;
        self.referee = Some(referee);
        outcome.context("the referee")?;
        bar.finish_and_clear();
        self.measure(number, figures).await
    }

    /// When everything that was written showed on the screens.
    async fn measure(&mut self, number: u64, figures: &mut Figures) -> Result<()> {
        let newest = self.keepers.iter().flat_map(|keeper| &keeper.entries).map(|entry| entry.version).max();
        let newest = newest.unwrap_or(0);
        for screen in &mut self.screens {
            for view in ["progress", "standings"] {
                screen.wait(view, |shown| (shown.version(view) >= newest).then_some(())).await?;
            }
        }
        for keeper in &mut self.keepers {
            let newest = keeper.entries.last().map_or(0, |entry| entry.version);
            keeper
                .screen
                .wait("the last game", |shown| (shown.version("list") >= newest).then_some(()))
                .await?;
            figures.confirmed(number, &keeper.times);
            figures.asked.extend(&keeper.asked);
            for entry in std::mem::take(&mut keeper.entries) {
                let own = keeper.screen.look(|shown| shown.saw("list", entry.version));
                figures.own.extend_by(own, entry.sent)?;
                for (view, latency) in
                    [("progress", &mut figures.progress), ("standings", &mut figures.standings)]
                {
                    let saw =
                        self.screens.iter().map(|screen| screen.look(|shown| shown.saw(view, entry.version)));
                    let last = saw.collect::<Option<Vec<_>>>().and_then(|times| times.into_iter().max());
                    latency.extend_by(last, entry.sent)?;
                }
            }
            (keeper.times, keeper.asked) = Default::default();
        }
        Ok(())
    }

    /// The prize-giving: one prize after the other, from the last to the first.
    async fn give_prizes(&mut self) -> Result<()> {
        let mut told =
            self.desk.phone.post("/api/hall/display", &json!({"mode": "prizes", "reveal": "none"})).await?;
        while told["left"].as_u64().context("the display tells no prizes")? > 0 {
            told = self.desk.phone.post("/api/hall/display", &json!({"reveal": "next"})).await?;
        }
        let prizes = told["revealed"].as_array().context("the display shows no prizes")?;
        ensure!(
            prizes.last().is_some_and(|prize| prize["for"]["place"] == 1),
            "the first prize does not come last"
        );
        Ok(())
    }

    fn ledger(&mut self) -> Ledger {
        let mut ledger = Ledger::default();
        for keeper in &mut self.keepers {
            ledger.extend(std::mem::take(&mut keeper.ledger));
        }
        // Who corrects an earlier game does so after its keeper.
        ledger.extend(
            self.referee.as_mut().map(|referee| std::mem::take(&mut referee.ledger)).unwrap_or_default(),
        );
        ledger
    }

    /// Displays and cards show the final result.
    async fn check_screens(&mut self) -> Result<()> {
        let standings = self.desk.phone.get("/api/hall/standings").await?;
        for screen in &mut self.screens {
            let same =
                |shown: &Shown| (shown.view("standings")?["ranked"] == standings["ranked"]).then_some(());
            screen.wait("the final standings", same).await?;
        }
        for (player, screen) in &mut self.cards {
            let ranked = standings["ranked"].as_array().context("there is a ranking")?;
            let rank = ranked.iter().find(|one| one["player"] == *player).map(|one| &one["rank"]);
            let rank = rank.with_context(|| format!("player {player} is not ranked"))?;
            screen.wait("the rank", |shown| (shown.view("card")?["rank"] == *rank).then_some(())).await?;
        }
        Ok(())
    }
}
