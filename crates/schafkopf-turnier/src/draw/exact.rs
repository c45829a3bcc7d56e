//! The search for few players: all ways to seat them, so that the best found is proven to be the best.

use super::TABLE;
use super::history::History;
use super::tables::{Cost, Tables, meeting};

/// Most players for whom all ways are tried: there are 2,627,625 to put sixteen at four tables.
pub(super) const MOST: usize = 16;

/// The best way to seat the players, the first found of equally good ones.
pub(super) fn best(start: Tables, history: &History, groups: &[Option<u32>], least: Cost) -> Tables {
    let cost = start.cost(history, groups);
    if cost <= least {
        return start;
    }
    let players: Vec<u32> = start.iter().flatten().copied().collect();
    let mut costs = vec![Cost::default(); players.len() * players.len()];
    for (i, &one) in players.iter().enumerate() {
        for (j, &other) in players.iter().enumerate().filter(|&(j, _)| j != i) {
            costs[i * players.len() + j] = meeting(history, groups, one, other);
        }
    }
    let mut ways =
        Ways { count: players.len(), costs, least, best: cost, found: None, seated: Vec::with_capacity(4) };
    ways.seat((1 << players.len()) - 1, Cost::default());
    match ways.found {
        None => start,
        Some(found) => {
            Tables::from_places(found.into_iter().map(|table| table.map(|place| players[place])).collect())
        }
    }
}

struct Ways {
    count: usize,
    costs: Vec<Cost>,
    least: Cost,
    best: Cost,
    found: Option<Vec<[usize; TABLE]>>,
    seated: Vec<[usize; TABLE]>,
}

impl Ways {
    /// Seats those left over: the first of them with any three others.
    fn seat(&mut self, left: u32, so_far: Cost) {
        if left == 0 {
            self.best = so_far;
            self.found = Some(self.seated.clone());
            return;
        }
        let first = left.trailing_zeros() as usize;
        let others: Vec<usize> = (first + 1..self.count).filter(|place| left >> place & 1 == 1).collect();
        for (a, &second) in others.iter().enumerate() {
            let two = self.with(so_far, &[first], second);
            for (b, &third) in others.iter().enumerate().skip(a + 1) {
                let three = self.with(two, &[first, second], third);
                for &fourth in &others[b + 1..] {
                    let four = self.with(three, &[first, second, third], fourth);
                    if four >= self.best {
                        continue;
                    }
                    self.seated.push([first, second, third, fourth]);
                    self.seat(left & !(1 << first | 1 << second | 1 << third | 1 << fourth), four);
                    self.seated.pop();
                    if self.best <= self.least {
                        return;
                    }
                }
            }
        }
    }

    fn with(&self, mut cost: Cost, table: &[usize], next: usize) -> Cost {
        for &place in table {
            cost += self.costs[place * self.count + next];
        }
        cost
    }
}
