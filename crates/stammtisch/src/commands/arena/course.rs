//! The course of a match: deal after deal until it is over.

use std::time::{Duration, Instant};

use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use schafkopf::Game;
use schafkopf_bots::Clock;
use schafkopf_bots::arena::{
    Contestant, Currency, DealPlayed, DealResult, Duel, Entrant, Looks, Seating, Series, Tally,
};
use schafkopf_record::{Record, to_json};

use super::folder::{Folder, Pace};

/// The time since the match began.
pub(super) struct Stopwatch(Instant);

impl Stopwatch {
    /// A stopwatch that starts now.
    pub(super) fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }
}

impl Clock for Stopwatch {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// When a match ends.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// The most deals.
    pub(super) deals: u64,
    /// Whether it ends as soon as it is decided.
    pub(super) until_significant: bool,
    /// Faults after which a bot has forfeited.
    pub(super) faults: u32,
}

/// A match in progress.
pub(super) struct Course<'a> {
    pub(super) duel: Duel<'a>,
    pub(super) pool: &'a rayon::ThreadPool,
    pub(super) plan: Plan,
    pub(super) tally: Tally,
    pub(super) pace: Pace,
    pub(super) folder: Option<Folder>,
}

/// About how long a part of a match should take, so that little is lost when it is interrupted.
const PART: Duration = Duration::from_millis(500);
/// The most deals in a part.
const LARGEST_PART: u64 = 1024;

impl Course<'_> {
    /// Plays on until the match is over, and tells after each part how far it is.
    pub(super) fn run(&mut self, tell: &mut dyn FnMut(&Tally)) -> anyhow::Result<()> {
        let mut size = self.pool.current_num_threads() as u64;
        while !self.is_over() {
            let first = self.tally.deals() + 1;
            let last = self.part_end(first, size);
            let start = Instant::now();
            self.play(first, last)?;
            tell(&self.tally);
            let aim = PART.as_secs_f64() / start.elapsed().as_secs_f64().max(1e-6);
            size = ((last - first + 1) as f64 * aim.clamp(0.25, 4.0)) as u64;
            size = size.clamp(self.pool.current_num_threads() as u64, LARGEST_PART);
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        let deals = self.tally.deals();
        let main = Currency::main(self.tally.rules());
        let decided = |look| Looks::decides(look, self.tally.advantage(main));
        deals >= self.plan.deals || (self.plan.until_significant && Looks::after(deals).is_some_and(decided))
    }

    /// The last deal of a part: not beyond the next look, so that where a match ends does not depend on the parts.
    fn part_end(&self, first: u64, size: u64) -> u64 {
        let end = self.plan.deals.min(first + size - 1);
        let is_look = |&deal: &u64| self.plan.until_significant && Looks::after(deal).is_some();
        (first..end).find(is_look).unwrap_or(end)
    }

    /// Plays some deals and takes them into the account, in their order.
    fn play(&mut self, first: u64, last: u64) -> anyhow::Result<()> {
        let start = Instant::now();
        let (duel, labels) = (&self.duel, self.duel.bots.map(Contestant::label));
        let forfeit = self.loser();
        let records = self.folder.is_some();
        let played: Vec<(DealPlayed, String)> = self.pool.install(|| match forfeit {
            Some(loser) => {
                (first..=last).map(|deal| (DealPlayed::forfeited(deal, loser), String::new())).collect()
            }
            None => (first..=last)
                .into_par_iter()
                .map(|deal| {
                    let played = duel.play(deal);
                    let text =
                        if records { write_games(&played, &labels, duel.series) } else { String::new() };
                    (played, text)
                })
                .collect(),
        });
        let mut pace = Pace::default();
        let mut deals: Vec<(DealResult, String)> = Vec::with_capacity(played.len());
        for (deal, text) in played {
            // A bot may have forfeited by the deals before it, in this very part.
            let (result, text) = if let Some(loser) = self.loser() {
                (DealResult::forfeited(deal.result.deal, loser), String::new())
            } else {
                pace.games += deal.result.games.len() as u64;
                for (sum, times) in pace.times.iter_mut().zip(&deal.times) {
                    sum.merge(times);
                }
                (deal.result, text)
            };
            self.tally.add(&result);
            deals.push((result, text));
        }
        pace.micros = u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
        if let Some(folder) = &mut self.folder {
            folder.append(&deals, &pace)?;
        }
        self.pace.add(&pace);
        Ok(())
    }

    /// Who has forfeited: who has had too many faults, or, if both have, the one with more of them.
    fn loser(&self) -> Option<Entrant> {
        if let Some((loser, _)) = self.tally.forfeit() {
            return Some(loser);
        }
        let faults = |entrant| self.tally.faults(entrant).total();
        let worst = if faults(Entrant::B) > faults(Entrant::A) { Entrant::B } else { Entrant::A };
        (faults(worst) >= self.plan.faults).then_some(worst)
    }
}

/// The games of a deal as records, one a line.
fn write_games(played: &DealPlayed, labels: &[String; 2], series: &Series) -> String {
    let mut text = String::new();
    for (seating, game) in &played.games {
        text.push_str(&to_json(&record(game, *seating, labels, (played.result.deal, series))));
        text.push('\n');
    }
    text
}

fn record(game: &Game, seating: Seating, labels: &[String; 2], (deal, series): (u64, &Series)) -> Record {
    let mut record = Record::of_game(game);
    record.event = Some(format!("stammtisch arena, seed {}, deal {deal}", series.seed()));
    record.players = schafkopf::BySeat::from_fn(|seat| Some(labels[seating.entrant(seat).index()].clone()));
    record
}
