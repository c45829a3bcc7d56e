//! Who has met whom.

use std::collections::BTreeMap;

use super::seating::Seating;
use super::tables::Tables;
use crate::player_number::PlayerNumber;

/// The meetings of earlier matches, among those who are drawn now; players are indices in the order of their numbers.
#[derive(Debug, Clone)]
pub(super) struct History {
    met: Vec<Vec<u32>>,
    /// Members that are still there of each table of each match.
    matches: Vec<Vec<Vec<u32>>>,
}

impl History {
    /// What earlier seatings say about these players.
    pub(super) fn of(numbers: &[PlayerNumber], earlier: &[Seating]) -> History {
        let index: BTreeMap<PlayerNumber, u32> =
            numbers.iter().zip(0..).map(|(&number, index)| (number, index)).collect();
        let mut history = History { met: vec![Vec::new(); numbers.len()], matches: Vec::new() };
        for seating in earlier {
            let tables = seating.tables.iter().map(|table| {
                table.as_array().iter().filter_map(|number| index.get(number).copied()).collect::<Vec<u32>>()
            });
            history.note(tables.collect());
        }
        history
    }

    /// Adds a match.
    pub(super) fn add(&mut self, tables: &Tables) {
        self.note(tables.iter().map(|table| table.to_vec()).collect());
    }

    fn note(&mut self, tables: Vec<Vec<u32>>) {
        for table in &tables {
            for (place, &one) in table.iter().enumerate() {
                for &other in &table[place + 1..] {
                    if !self.have_met(one, other) {
                        self.met[one as usize].push(other);
                        self.met[other as usize].push(one);
                    }
                }
            }
        }
        self.matches.push(tables);
    }

    /// Whether two players have met.
    pub(super) fn have_met(&self, one: u32, other: u32) -> bool {
        self.met[one as usize].contains(&other)
    }

    /// How many pairs have met.
    pub(super) fn pairs_met(&self) -> u64 {
        self.met.iter().map(|met| met.len() as u64).sum::<u64>() / 2
    }

    /// How many players there are.
    pub(super) fn players(&self) -> usize {
        self.met.len()
    }

    /// How many members are there of each table, match by match.
    pub(super) fn matches(&self) -> impl Iterator<Item = impl Iterator<Item = usize>> {
        self.matches.iter().map(|tables| tables.iter().map(Vec::len))
    }

    /// The tables of the only match so far, if there is just one and all its tables are full.
    pub(super) fn only_match(&self) -> Option<Tables> {
        match self.matches.as_slice() {
            [only] => Tables::from_full(only, self.players()),
            _ => None,
        }
    }
}
