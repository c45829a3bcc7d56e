//! The check of a draw by anybody.

use schafkopf::Seat;
use thiserror::Error;

use super::{DrawRequest, NoDraw, Place, Quality, Seating, draw};
use crate::player_number::PlayerNumber;

/// Why a seating is not what the seed gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DrawMismatch {
    /// Nothing can be drawn from this at all.
    #[error(transparent)]
    NoDraw(#[from] NoDraw),
    /// Another number of matches.
    #[error("{found} matches instead of {drawn}")]
    Matches {
        /// How many the seed gives.
        drawn: usize,
        /// How many there are.
        found: usize,
    },
    /// Another number of tables.
    #[error("match {match_number}: {found} tables instead of {drawn}")]
    Tables {
        /// The match.
        match_number: u32,
        /// How many the seed gives.
        drawn: usize,
        /// How many there are.
        found: usize,
    },
    /// Somebody else sits there.
    #[error("match {match_number}, table {}, seat {}: player {found} instead of {drawn}", place.table, place.seat)]
    Player {
        /// The match.
        match_number: u32,
        /// Where.
        place: Place,
        /// Whom the seed gives.
        drawn: PlayerNumber,
        /// Who sits there.
        found: PlayerNumber,
    },
}

/// Draws again and compares: these are the seatings that the seed gives, or the first place where they are not.
pub fn verify_draw(request: &DrawRequest, seatings: &[Seating]) -> Result<Quality, DrawMismatch> {
    let drawn = draw(request)?;
    if drawn.seatings.len() != seatings.len() {
        return Err(DrawMismatch::Matches { drawn: drawn.seatings.len(), found: seatings.len() });
    }
    for ((ours, theirs), match_number) in drawn.seatings.iter().zip(seatings).zip(request.first_match..) {
        same(ours, theirs, match_number)?;
    }
    Ok(drawn.quality)
}

fn same(ours: &Seating, theirs: &Seating, match_number: u32) -> Result<(), DrawMismatch> {
    if ours.tables.len() != theirs.tables.len() {
        let (drawn, found) = (ours.tables.len(), theirs.tables.len());
        return Err(DrawMismatch::Tables { match_number, drawn, found });
    }
    for ((drawn, found), table) in ours.tables.iter().zip(&theirs.tables).zip(1..) {
        if let Some(seat) = Seat::ALL.into_iter().find(|&seat| drawn[seat] != found[seat]) {
            let place = Place { table, seat };
            return Err(DrawMismatch::Player { match_number, place, drawn: drawn[seat], found: found[seat] });
        }
    }
    Ok(())
}
