//! The search for many players: exchanges that make a match better, until it cannot be better or patience ends.

use super::TABLE;
use super::history::History;
use super::lots::Lots;
use super::tables::{Cost, Tables, meeting};

/// Rounds through all players.
const ROUNDS: usize = 120;

/// Partners tried for an exchange, each time a player sits badly.
const PARTNERS: usize = 12;

/// A place at a table.
type Place = (usize, usize);

/// Exchanges players until the cost is the least possible, or patience ends.
pub(super) fn improve(
    tables: Tables,
    history: &History,
    groups: &[Option<u32>],
    least: Cost,
    lots: &mut Lots,
) -> Tables {
    let mut search = Search { cost: tables.cost(history, groups), tables, history, groups };
    for _ in 0..ROUNDS {
        if search.cost <= least {
            break;
        }
        search.round(least, lots);
    }
    search.tables
}

struct Search<'a> {
    tables: Tables,
    cost: Cost,
    history: &'a History,
    groups: &'a [Option<u32>],
}

impl Search<'_> {
    fn round(&mut self, least: Cost, lots: &mut Lots) {
        for table in 0..self.tables.count() {
            for seat in 0..TABLE {
                let here = (table, seat);
                if self.sits_well(here) {
                    continue;
                }
                if self.cost <= least {
                    return;
                }
                self.try_partners(here, lots);
            }
        }
    }

    /// Whether a player can be left where he is: he meets nobody again and nobody of his group.
    fn sits_well(&self, place: Place) -> bool {
        self.cost_at(self.player(place), place) == Cost::default()
    }

    /// Makes the first exchange that does no harm.
    fn try_partners(&mut self, here: Place, lots: &mut Lots) {
        for _ in 0..PARTNERS {
            let number = lots.below(self.tables.count() * TABLE);
            let there = (number / TABLE, number % TABLE);
            if there.0 == here.0 {
                continue;
            }
            let (one, other) = (self.player(here), self.player(there));
            let mut before = self.cost_at(one, here);
            before += self.cost_at(other, there);
            let mut after = self.cost_at(one, there);
            after += self.cost_at(other, here);
            if after <= before {
                self.tables.exchange(here, there);
                self.cost = Cost {
                    repeats: self.cost.repeats + after.repeats - before.repeats,
                    same_group: self.cost.same_group + after.same_group - before.same_group,
                };
                return;
            }
        }
    }

    fn player(&self, place: Place) -> u32 {
        self.tables.at(place.0)[place.1]
    }

    /// What a player would cost at a place, with the three others there.
    fn cost_at(&self, player: u32, place: Place) -> Cost {
        let mut cost = Cost::default();
        for (seat, &other) in self.tables.at(place.0).iter().enumerate() {
            if seat != place.1 {
                cost += meeting(self.history, self.groups, player, other);
            }
        }
        cost
    }
}
