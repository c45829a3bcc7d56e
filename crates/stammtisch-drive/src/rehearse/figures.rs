//! The figures of a rehearsal, and whether they are what is asked for.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use anyhow::{Context as _, Result};
use tokio::time::Instant;

use super::Plan;
use crate::hall::game::Rules;
use crate::latency::Latency;

/// What a list keeper does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Writes a game.
    Game,
    /// Corrects the last one.
    Correction,
    /// Asks or calls the referee.
    Question,
    /// Has all four sign, and signs.
    Signature,
    /// Hands the list in.
    HandedIn,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Kind::Game => "games",
            Kind::Correction => "corrections",
            Kind::Question => "questions to the referee",
            Kind::Signature => "signatures",
            Kind::HandedIn => "lists handed in",
        }
    }
}

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aims {
    /// 99 of 100 entries are confirmed within this time.
    pub confirmed: Duration,
    /// Every change shows on every screen within this time.
    pub shown: Duration,
}

impl Default for Aims {
    fn default() -> Aims {
        Aims { confirmed: Duration::from_millis(150), shown: Duration::from_secs(1) }
    }
}

/// What a rehearsal came to.
#[derive(Debug, Clone, Default)]
pub struct Figures {
    /// The rule set.
    pub rules: String,
    /// Players.
    pub players: u32,
    /// Matches and games of each.
    pub length: (u64, u64),
    /// Streams that were held open.
    pub streams: usize,
    /// From sending to the durable confirmation, by match and by what was sent.
    pub confirmed: BTreeMap<(u64, Kind), Latency>,
    /// From sending a game until the progress of all tables shows it on the last screen.
    pub progress: Latency,
    /// From sending a game until the standings show it on the last screen.
    pub standings: Latency,
    /// From sending a game until the keeper's own list shows it.
    pub own: Latency,
    /// From the start signal until it is on a stream.
    pub start: Latency,
    /// From a question to the referee until his answer is on the keeper's phone.
    pub asked: Latency,
    /// Games and corrections confirmed.
    pub entries: usize,
    /// How long it took from registration to the prize-giving.
    pub seconds: f64,
    /// The server's memory at the end, in bytes.
    pub memory: u64,
    /// What was found to be true at the end.
    pub checks: Vec<&'static str>,
}

impl Figures {
    pub(super) fn new(plan: &Plan, rules: &Rules, streams: usize) -> Figures {
        Figures {
            rules: plan.wanted.rules.clone(),
            players: plan.wanted.players,
            length: (rules.matches, rules.games),
            streams,
            ..Figures::default()
        }
    }

    /// Takes the times of a table.
    pub(super) fn confirmed(&mut self, number: u64, times: &BTreeMap<Kind, Latency>) {
        for (&kind, latency) in times {
            self.confirmed.entry((number, kind)).or_default().extend(latency);
        }
    }

    /// All confirmations together.
    pub fn all(&self) -> Latency {
        let mut all = Latency::default();
        self.confirmed.values().for_each(|latency| all.extend(latency));
        all
    }

    /// What is not as it should be.
    pub fn misses(&self, aims: Aims) -> Vec<String> {
        let mut misses = Vec::new();
        let slow = self.all().percentile(99.0);
        if slow > aims.confirmed {
            misses.push(format!("p99 of all confirmations is {slow:.1?}, more than {:?}", aims.confirmed));
        }
        for (name, latency) in [("progress", &self.progress), ("standings", &self.standings)] {
            let slowest = latency.percentile(100.0);
            if slowest > aims.shown {
                misses.push(format!("{name} took {slowest:.1?} to every screen, more than {:?}", aims.shown));
            }
        }
        misses
    }

    /// A table for people.
    pub fn table(&self, aims: Aims) -> String {
        let ((matches, games), players) = (self.length, self.players);
        let mut text = format!(
            "{}: {players} players, {} tables, {matches} × {games} games, {} streams open, {:.0} s\n",
            self.rules,
            players / 4,
            self.streams,
            self.seconds
        );
        let _ =
            writeln!(text, "{:<44} {:>7} {:>9} {:>9} {:>9}   aim", "", "count", "median", "p99", "slowest");
        for ((number, kind), latency) in &self.confirmed {
            line(&mut text, &format!("match {number}: {} confirmed", kind.name()), latency, "");
        }
        let confirmed = format!("p99 < {} ms", aims.confirmed.as_millis());
        let shown = format!("slowest < {} ms", aims.shown.as_millis());
        line(&mut text, "everything confirmed, on the disk", &self.all(), &confirmed);
        line(&mut text, "progress on every screen", &self.progress, &shown);
        line(&mut text, "standings on every screen", &self.standings, &shown);
        line(&mut text, "the keeper's own list", &self.own, "");
        line(&mut text, "the start signal on every stream", &self.start, "");
        line(&mut text, "the referee's answer on the keeper's phone", &self.asked, "");
        let _ =
            writeln!(text, "memory of the server at the end: {:.1} MiB", self.memory as f64 / 1_048_576.0);
        let _ =
            writeln!(text, "{} games and corrections were confirmed; found true at the end:", self.entries);
        for check in &self.checks {
            let _ = writeln!(text, "  {check}");
        }
        text
    }
}

fn line(text: &mut String, name: &str, latency: &Latency, aim: &str) {
    let millis = |percent: f64| format!("{:.1} ms", latency.percentile(percent).as_secs_f64() * 1e3);
    let (median, p99, slowest) = (millis(50.0), millis(99.0), millis(100.0));
    let whole = format!("{name:<44} {:>7} {median:>9} {p99:>9} {slowest:>9}   {aim}", latency.count());
    let _ = writeln!(text, "{}", whole.trim_end());
}

impl Latency {
    /// Takes the time from a moment to another; none is one that never came.
    pub(super) fn extend_by(&mut self, seen: Option<Instant>, sent: Instant) -> Result<()> {
        let seen = seen.context("something confirmed never came to a screen")?;
        self.add(seen.saturating_duration_since(sent));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use super::{Aims, Figures, Kind};
    use crate::latency::Latency;

    fn figures(confirmed: u64, shown: u64) -> Figures {
        let one = |millis: u64| {
            let mut latency = Latency::default();
            latency.add(Duration::from_millis(millis));
            latency
        };
        Figures {
            rules: "preis".to_owned(),
            players: 8,
            length: (2, 4),
            confirmed: BTreeMap::from([((1, Kind::Game), one(confirmed)), ((2, Kind::HandedIn), one(1))]),
            progress: one(shown),
            standings: one(shown),
            ..Figures::default()
        }
    }

    #[test]
    fn an_aim_that_is_missed_is_named() {
        assert_eq!(figures(20, 300).misses(Aims::default()), [] as [&str; 0]);
        assert_eq!(figures(151, 300).misses(Aims::default()).len(), 1);
        assert_eq!(figures(20, 1_001).misses(Aims::default()).len(), 2);
    }

    #[test]
    fn the_table_names_what_was_measured_and_the_aims() {
        let table = figures(20, 300).table(Aims::default());
        for wanted in [
            "preis: 8 players, 2 tables, 2 × 4 games",
            "match 1: games confirmed",
            "20.0 ms",
            "p99 < 150 ms",
            "slowest < 1000 ms",
        ] {
            assert!(table.contains(wanted), "{wanted}: {table}");
        }
        assert!(table.lines().all(|line| !line.ends_with(' ')), "{table}");
    }
}
