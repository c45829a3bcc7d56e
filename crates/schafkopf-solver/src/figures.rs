//! How fast the solver is: the figures that are held against their aims.

use std::time::Duration;

use crate::position::Position;
use crate::sample::{Numbers, plausible};
use crate::solver::Solver;

/// The seed of the deals that are measured.
const SEED: u64 = 2026;

/// A question whose cost is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Does the declarer's party reach 61?
    Threshold,
    /// The exact value.
    Exact,
    /// The exact value of every legal card.
    AllCards,
    /// The settlement that best play leads to.
    Payoff,
}

/// What one question costs with so many tricks left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// The question.
    pub measure: Measure,
    /// How many tricks were left.
    pub tricks_left: u8,
    /// How many positions were measured.
    pub positions: usize,
    /// The mean time.
    pub mean: Duration,
    /// What 99 in 100 stay below.
    pub p99: Duration,
    /// The longest time.
    pub max: Duration,
    /// The mean number of nodes.
    pub nodes: u64,
}

/// A figure and what it should be at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim {
    /// The question.
    pub measure: Measure,
    /// How many tricks are left.
    pub tricks_left: u8,
    /// What the mean should not exceed.
    pub mean: Duration,
    /// What 99 in 100 should stay below, where that is an aim.
    pub p99: Option<Duration>,
}

/// The aims, one for each row of the table of figures.
pub const AIMS: [Aim; 5] = [
    Aim {
        measure: Measure::Threshold,
        tricks_left: 8,
        mean: Duration::from_millis(1),
        p99: Some(Duration::from_millis(20)),
    },
    Aim { measure: Measure::Exact, tricks_left: 8, mean: Duration::from_millis(10), p99: None },
    Aim { measure: Measure::AllCards, tricks_left: 6, mean: Duration::from_micros(500), p99: None },
    Aim { measure: Measure::AllCards, tricks_left: 4, mean: Duration::from_micros(60), p99: None },
    Aim { measure: Measure::Threshold, tricks_left: 4, mean: Duration::from_micros(10), p99: None },
];

/// Seeded positions with plausible declarers and so many tricks left, the cards before played at random.
pub fn positions(count: usize, tricks_left: u8) -> Vec<Position> {
    let mut numbers = Numbers::new(SEED);
    let mut after = Numbers::new(SEED ^ u64::from(tricks_left));
    (0..count)
        .map(|_| {
            let mut position = plausible(&mut numbers);
            while position.tricks_left() > tricks_left {
                let legal = position.play().legal();
                let card =
                    legal.nth(after.below(legal.len())).expect("a card is legal until the last is played");
                position = position.after(card).expect("it is legal");
            }
            position
        })
        .collect()
}

/// Measures one question on seeded positions, each with an empty table. `now` is a clock.
pub fn figure(measure: Measure, tricks_left: u8, count: usize, now: &dyn Fn() -> Duration) -> Figure {
    let mut solver = Solver::new();
    let mut times: Vec<Duration> = Vec::with_capacity(count);
    for position in positions(count, tricks_left) {
        solver.forget();
        let start = now();
        ask(&mut solver, measure, &position);
        times.push(now().saturating_sub(start));
    }
    times.sort_unstable();
    let of =
        |share: usize| times.get(times.len() * share / 100).or(times.last()).copied().unwrap_or_default();
    Figure {
        measure,
        tricks_left,
        positions: count,
        mean: times.iter().sum::<Duration>() / count.max(1) as u32,
        p99: of(99),
        max: of(100),
        nodes: solver.stats().nodes / count.max(1) as u64,
    }
}

fn ask(solver: &mut Solver, measure: Measure, position: &Position) {
    match measure {
        Measure::Threshold => {
            solver.reaches(position, 61);
        }
        Measure::Exact => {
            solver.value(position);
        }
        Measure::AllCards => {
            solver.moves(position);
        }
        Measure::Payoff => {
            solver.payoff(position);
        }
    }
}
