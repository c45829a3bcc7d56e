//! A seating: who sits where in a match.

use schafkopf::{BySeat, Seat};
use serde::Serialize;

use crate::player_number::PlayerNumber;

/// Who sits where in a match; the first table has number 1.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Seating {
    /// The four players of each table.
    pub tables: Vec<BySeat<PlayerNumber>>,
}

/// A seat at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// Number of the table, from 1.
    pub table: u32,
    /// The seat.
    pub seat: Seat,
}

impl Seating {
    /// The players of the table with this number, from 1.
    pub fn table(&self, number: u32) -> Option<&BySeat<PlayerNumber>> {
        self.tables.get((number as usize).checked_sub(1)?)
    }

    /// All places with their players, table by table.
    pub fn places(&self) -> impl Iterator<Item = (Place, PlayerNumber)> {
        self.tables.iter().zip(1..).flat_map(|(players, table)| {
            players.iter().map(move |(seat, &player)| (Place { table, seat }, player))
        })
    }

    /// Where a player sits.
    pub fn place_of(&self, player: PlayerNumber) -> Option<Place> {
        self.places().find(|&(_, other)| other == player).map(|(place, _)| place)
    }
}
