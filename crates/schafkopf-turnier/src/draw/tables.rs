//! The tables of one match while it is drawn.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use schafkopf::BySeat;

use super::TABLE;
use super::history::History;
use super::lots::Lots;
use super::seating::Seating;
use crate::player_number::PlayerNumber;

/// What a match costs: repeats weigh more than any number of meetings within groups.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cost {
    pub(super) repeats: u32,
    pub(super) same_group: u32,
}

impl AddAssign for Cost {
    fn add_assign(&mut self, other: Cost) {
        self.repeats += other.repeats;
        self.same_group += other.same_group;
    }
}

/// Players, as indices, at tables of four.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tables {
    places: Vec<[u32; TABLE]>,
}

impl Tables {
    /// Players in a random order, groups put together, dealt out to the tables one by one: no group could be spread
    /// better.
    pub(super) fn dealt(groups: &[Option<u32>], lots: &mut Lots) -> Tables {
        let mut order: Vec<u32> = (0..groups.len() as u32).collect();
        lots.shuffle(&mut order);
        let mut first_seen: BTreeMap<u32, usize> = BTreeMap::new();
        let keys: Vec<usize> = order
            .iter()
            .enumerate()
            .map(|(place, &player)| match groups[player as usize] {
                Some(group) => *first_seen.entry(group).or_insert(place),
                None => place,
            })
            .collect();
        let mut sorted: Vec<(usize, u32)> = keys.into_iter().zip(order).collect();
        sorted.sort_by_key(|&(key, _)| key);
        let count = groups.len() / TABLE;
        let mut places = vec![[0; TABLE]; count];
        for (place, (_, player)) in sorted.into_iter().enumerate() {
            places[place % count][place / count] = player;
        }
        Tables { places }
    }

    /// Tables that hold everybody, four each.
    pub(super) fn from_full(tables: &[Vec<u32>], players: usize) -> Option<Tables> {
        let places: Vec<[u32; TABLE]> =
            tables.iter().map(|table| table.as_slice().try_into().ok()).collect::<Option<_>>()?;
        (places.len() * TABLE == players).then_some(Tables { places })
    }

    pub(super) fn from_places(places: Vec<[u32; TABLE]>) -> Tables {
        Tables { places }
    }

    /// Everybody moved on by the number of his seat times `step` tables: the player of table t and seat s goes to table
    /// t + s × step.
    pub(super) fn shifted(&self, step: usize) -> Tables {
        let count = self.places.len();
        let mut places = vec![[0; TABLE]; count];
        for (table, players) in self.places.iter().enumerate() {
            for (seat, &player) in players.iter().enumerate() {
                places[(table + seat * step) % count][seat] = player;
            }
        }
        Tables { places }
    }

    /// Puts the tables, and the players of each, in a random order.
    pub(super) fn shuffle(&mut self, lots: &mut Lots) {
        lots.shuffle(&mut self.places);
        for table in &mut self.places {
            lots.shuffle(table);
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &[u32; TABLE]> {
        self.places.iter()
    }

    pub(super) fn count(&self) -> usize {
        self.places.len()
    }

    pub(super) fn at(&self, table: usize) -> &[u32; TABLE] {
        &self.places[table]
    }

    /// Exchanges two players, each given by table and seat.
    pub(super) fn exchange(&mut self, one: (usize, usize), other: (usize, usize)) {
        let player = self.places[one.0][one.1];
        self.places[one.0][one.1] = self.places[other.0][other.1];
        self.places[other.0][other.1] = player;
    }

    /// What these tables cost.
    pub(super) fn cost(&self, history: &History, groups: &[Option<u32>]) -> Cost {
        let mut cost = Cost::default();
        for table in &self.places {
            for (place, &one) in table.iter().enumerate() {
                for &other in &table[place + 1..] {
                    cost += meeting(history, groups, one, other);
                }
            }
        }
        cost
    }

    /// The seating, with the players' numbers.
    pub(super) fn seating(&self, numbers: &[PlayerNumber]) -> Seating {
        let table = |table: &[u32; TABLE]| BySeat::new(table.map(|player| numbers[player as usize]));
        Seating { tables: self.places.iter().map(table).collect() }
    }
}

/// What the meeting of two players costs.
pub(super) fn meeting(history: &History, groups: &[Option<u32>], one: u32, other: u32) -> Cost {
    let group = groups[one as usize];
    Cost {
        repeats: u32::from(history.have_met(one, other)),
        same_group: u32::from(group.is_some() && group == groups[other as usize]),
    }
}
