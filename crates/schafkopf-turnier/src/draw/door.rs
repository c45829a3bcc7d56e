//! The draw at the door: seats for each arrival at once, block by block of sixteen (`docs/draw.md`, "At the door").
//!
//! Where somebody sits follows from the public seed and the number of his arrival alone, so that a slip can be handed out
//! before it is known who else will come. Only the last block, if it stays incomplete, is drawn when the door closes.

use schafkopf::BySeat;

use super::history::History;
use super::least::Least;
use super::{Draw, DrawRequest, Drawing, Entrant, NoDraw, Place, Quality, Seating, TABLE, draw};
use crate::player_number::PlayerNumber;

/// Arrivals whose seats belong together: four tables, at which nobody need meet anybody twice in up to five matches.
pub const DOOR_BLOCK: usize = 16;

/// Tables of a block.
const TABLES: u32 = (DOOR_BLOCK / TABLE) as u32;

/// Where an arrival, numbered from 1, sits in each of so many matches, if his block fills up; nothing for no arrival.
///
/// ```
/// use schafkopf_turnier::door_places;
/// let slip = door_places("Kirchweih", 2, 17);
/// assert_eq!(slip.len(), 2);
/// assert!(slip.iter().all(|place| (5..=8).contains(&place.table)), "the second block has tables 5 to 8");
/// assert_eq!(slip, door_places("Kirchweih", 2, 17));
/// ```
pub fn door_places(seed: &str, matches: u32, arrival: u32) -> Vec<Place> {
    let block = arrival.saturating_sub(1) / DOOR_BLOCK as u32;
    let mut slips = door_block(seed, matches, block);
    slips.find(|&(number, _)| number == arrival).map_or_else(Vec::new, |(_, places)| places)
}

/// All arrivals of a block, the first being block 0, with their places.
pub(crate) fn door_block(seed: &str, matches: u32, block: u32) -> impl Iterator<Item = (u32, Vec<Place>)> {
    let drawn = full_block(seed, matches, block).map_or_else(|_| Vec::new(), |drawn| drawn.seatings);
    let arrivals = if drawn.is_empty() { 0 } else { DOOR_BLOCK as u32 };
    (1..=arrivals).map(move |within| {
        let place = |seating: &Seating| {
            let place = seating.place_of(PlayerNumber(within))?;
            Some(Place { table: place.table + block * TABLES, ..place })
        };
        (block * DOOR_BLOCK as u32 + within, drawn.iter().filter_map(place).collect())
    })
}

/// A whole block, its arrivals numbered from 1.
fn full_block(seed: &str, matches: u32, block: u32) -> Result<Draw, NoDraw> {
    let seed = format!("stammtisch/door/1 {block} {seed}");
    draw(&request(seed, DOOR_BLOCK, (1, matches), Vec::new()))
}

/// A draw of people who are numbered from 1.
fn request(
    seed: String,
    people: usize,
    (first_match, matches): (u32, u32),
    earlier: Vec<Seating>,
) -> DrawRequest {
    let entrants = (1..=people as u32).map(|number| Entrant { number: PlayerNumber(number), group: None });
    DrawRequest {
        seed,
        attempt: 0,
        entrants: entrants.collect(),
        first_match,
        matches,
        earlier,
        at_the_door: false,
    }
}

/// All blocks of a draw at the door; its entrants stand in the order of their arrival.
pub(super) fn draw_at_the_door(asked: &DrawRequest) -> Result<Draw, NoDraw> {
    // The same conditions as for every draw.
    Drawing::new(asked)?;
    if asked.first_match != 1 || !asked.earlier.is_empty() {
        return Err(NoDraw::DoorIsFirst);
    }
    let numbers: Vec<PlayerNumber> = asked.entrants.iter().map(|entrant| entrant.number).collect();
    let (full, left) = (numbers.len() / DOOR_BLOCK, numbers.len() % DOOR_BLOCK);
    let mut whole = Whole::new(asked.matches);
    // The last full block shares its later matches with the incomplete one behind it.
    let alone = if left > 0 && full > 0 { full - 1 } else { full };
    for block in 0..alone {
        let drawn = full_block(&asked.seed, asked.matches, block as u32)?;
        whole.add(&drawn, &numbers[block * DOOR_BLOCK..][..DOOR_BLOCK]);
    }
    if left > 0 {
        let drawn = last_blocks(asked, full, left)?;
        whole.add(&drawn, &numbers[alone * DOOR_BLOCK..]);
    }
    let least = Least::of(&History::of(&numbers, &[]), &vec![None; numbers.len()], asked.matches);
    let quality = Quality { repeats: whole.repeats, least_repeats: least.repeats, ..Quality::default() };
    Ok(Draw { seatings: whole.seatings, quality })
}

/// The incomplete last block, together with the full one before it, if there is one: in the first match everybody of that
/// one keeps his seat, and from the second on both are drawn together, so that nobody meets anybody twice for lack of others.
fn last_blocks(asked: &DrawRequest, full: usize, left: usize) -> Result<Draw, NoDraw> {
    let seed = format!("stammtisch/door/1 last {} {}", asked.attempt, asked.seed);
    let Some(before) = full.checked_sub(1) else {
        return draw(&request(seed, left, (1, asked.matches), Vec::new()));
    };
    let kept = full_block(&asked.seed, asked.matches, before as u32)?;
    let own = draw(&request(seed.clone(), left, (1, 1), Vec::new()))?;
    let mut first = Whole::new(1);
    let all: Vec<PlayerNumber> = (1..=(DOOR_BLOCK + left) as u32).map(PlayerNumber).collect();
    first.add(&Draw { seatings: kept.seatings.into_iter().take(1).collect(), ..own.clone() }, &all);
    first.add(&own, &all[DOOR_BLOCK..]);
    let mut seatings = first.seatings;
    if asked.matches == 1 {
        return Ok(Draw { seatings, quality: own.quality });
    }
    let later = draw(&request(seed, all.len(), (2, asked.matches - 1), seatings.clone()))?;
    seatings.extend(later.seatings);
    Ok(Draw { seatings, quality: later.quality })
}

/// What is put together of blocks.
struct Whole {
    seatings: Vec<Seating>,
    repeats: u32,
}

impl Whole {
    fn new(matches: u32) -> Whole {
        Whole { seatings: vec![Seating::default(); matches as usize], repeats: 0 }
    }

    /// Adds a block behind the others; `numbers` are its people in the order of arrival.
    fn add(&mut self, drawn: &Draw, numbers: &[PlayerNumber]) {
        self.repeats += drawn.quality.repeats;
        let who = |index: PlayerNumber| numbers[index.0 as usize - 1];
        for (whole, block) in self.seatings.iter_mut().zip(&drawn.seatings) {
            let tables = block.tables.iter().map(|table| BySeat::new(table.as_array().map(who)));
            whole.tables.extend(tables);
        }
    }
}
