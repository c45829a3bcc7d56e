//! The draw: tables and seats from a public seed, so that everybody can repeat it (S 5.2.2, T 2, P 1).
//!
//! The algorithm is specified in `docs/draw.md`, to the bit. It keeps apart, first, players who have met before, and then,
//! where asked, people of one town; where that is not possible it says how many meetings are left and how few there
//! could be at least.

mod door;
mod exact;
mod history;
mod least;
mod lots;
mod search;
mod seating;
mod tables;
mod verify;

pub(crate) use door::door_block;
pub use door::{DOOR_BLOCK, door_places};
pub use least::least_repeats_of_two_matches;
pub use seating::{Place, Seating};
pub use verify::{DrawMismatch, verify_draw};

use thiserror::Error;

use crate::player_number::PlayerNumber;
use history::History;
use least::Least;
use lots::Lots;
use tables::{Cost, Tables};

/// Players at a table.
pub const TABLE: usize = 4;

/// How often matches drawn together are drawn from the start while meetings are left that might be avoided.
const TRIES: u32 = 12;

/// Somebody who is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entrant {
    /// His number.
    pub number: PlayerNumber,
    /// The group that is kept apart from itself: the people of one town. None for who belongs to no group.
    ///
    /// A number and not the town's name, so that a draw can be published and kept without anybody's data.
    pub group: Option<u32>,
}

/// All that a draw depends on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawRequest {
    /// The public seed, fixed beforehand.
    pub seed: String,
    /// 0 for the first draw, one more for each redraw.
    pub attempt: u32,
    /// Who is drawn; their order does not matter, but at the door, where it is that of the arrivals.
    pub entrants: Vec<Entrant>,
    /// Number of the first match that is drawn, from 1.
    pub first_match: u32,
    /// How many matches are drawn together.
    pub matches: u32,
    /// The seatings of the matches before, in which players have met.
    pub earlier: Vec<Seating>,
    /// Whether seats were drawn one by one at the door: they follow from the seed and the number of the arrival.
    pub at_the_door: bool,
}

/// What a draw came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// The seating of each match.
    pub seatings: Vec<Seating>,
    /// How well players are kept apart.
    pub quality: Quality,
}

/// How well a draw keeps players apart.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Quality {
    /// Meetings of two players who have met before, over all matches drawn.
    pub repeats: u32,
    /// Proven: no draw has fewer repeats.
    pub least_repeats: u32,
    /// Meetings of two people of one group, over all matches drawn.
    pub same_group: u32,
    /// Proven: no draw with as few repeats has fewer meetings within groups.
    pub least_same_group: u32,
}

impl Quality {
    /// Whether it is proven that nobody could be kept apart better.
    pub const fn is_best(&self) -> bool {
        self.repeats == self.least_repeats && self.same_group == self.least_same_group
    }
}

/// Why nothing can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoDraw {
    /// Nobody is there.
    #[error("nobody is there to be drawn")]
    Nobody,
    /// A number of players that does not fill the tables.
    #[error("{players} players: {over} too many, or {lacking} too few")]
    NotDivisible {
        /// How many there are.
        players: usize,
        /// How many would have to wait.
        over: usize,
        /// How many house players would be needed.
        lacking: usize,
    },
    /// More players than the draw is made for.
    #[error("{players} players; there may be {most}")]
    TooMany {
        /// How many there are.
        players: usize,
        /// How many there may be.
        most: usize,
    },
    /// One player twice.
    #[error("player {number} is there twice")]
    Twice {
        /// His number.
        number: PlayerNumber,
    },
    /// No match, or more than any tournament has.
    #[error("{matches} matches; there may be 1 to 16")]
    Matches {
        /// How many were asked for.
        matches: u32,
    },
    /// At the door the first match is drawn, with what follows, and nothing else.
    #[error("only the first match is drawn at the door")]
    DoorIsFirst,
}

/// Most players of one draw.
pub const MOST_PLAYERS: usize = 20_000;

/// Draws tables and seats.
///
/// ```
/// use schafkopf_turnier::{DrawRequest, Entrant, PlayerNumber, draw, verify_draw};
/// let entrants = (1..=16).map(|n| Entrant { number: PlayerNumber(n), group: None }).collect();
/// let request = DrawRequest {
///     seed: "Kirchweih".into(),
///     attempt: 0,
///     entrants,
///     first_match: 1,
///     matches: 2,
///     earlier: vec![],
///     at_the_door: false,
/// };
/// let drawn = draw(&request)?;
/// assert_eq!(drawn.quality.repeats, 0);
/// assert_eq!(verify_draw(&request, &drawn.seatings), Ok(drawn.quality));
/// # Ok::<(), schafkopf_turnier::NoDraw>(())
/// ```
pub fn draw(request: &DrawRequest) -> Result<Draw, NoDraw> {
    if request.at_the_door {
        return door::draw_at_the_door(request);
    }
    let drawing = Drawing::new(request)?;
    let least = drawing.least();
    let mut best = drawing.attempt(0);
    for try_number in 1..TRIES {
        if best.cost <= least.cost() || request.matches == 1 {
            break;
        }
        let next = drawing.attempt(try_number);
        if next.cost < best.cost {
            best = next;
        }
    }
    if best.cost.repeats > least.repeats
        && let Some(built) = drawing.shifted(&best).filter(|built| built.cost < best.cost)
    {
        best = built;
    }
    Ok(drawing.finish(&best, least))
}

/// A request, checked: entrants in the order of their numbers, and who has met.
struct Drawing<'a> {
    request: &'a DrawRequest,
    numbers: Vec<PlayerNumber>,
    groups: Vec<Option<u32>>,
    history: History,
}

/// All matches of a draw, before they are seated.
struct Plan {
    matches: Vec<Tables>,
    cost: Cost,
    /// Whether a single match was searched through, so that nothing better exists.
    exhausted: bool,
}

impl<'a> Drawing<'a> {
    fn new(request: &'a DrawRequest) -> Result<Drawing<'a>, NoDraw> {
        let players = request.entrants.len();
        let over = players % TABLE;
        match players {
            0 => return Err(NoDraw::Nobody),
            _ if players > MOST_PLAYERS => return Err(NoDraw::TooMany { players, most: MOST_PLAYERS }),
            _ if over > 0 => return Err(NoDraw::NotDivisible { players, over, lacking: TABLE - over }),
            _ if !(1..=16).contains(&request.matches) => {
                return Err(NoDraw::Matches { matches: request.matches });
            }
            _ => {}
        }
        let mut entrants = request.entrants.clone();
        entrants.sort_by_key(|entrant| entrant.number);
        if let Some(pair) = entrants.windows(2).find(|pair| pair[0].number == pair[1].number) {
            return Err(NoDraw::Twice { number: pair[0].number });
        }
        let numbers: Vec<PlayerNumber> = entrants.iter().map(|entrant| entrant.number).collect();
        let groups = entrants.iter().map(|entrant| entrant.group).collect();
        let history = History::of(&numbers, &request.earlier);
        Ok(Drawing { request, numbers, groups, history })
    }

    fn least(&self) -> Least {
        Least::of(&self.history, &self.groups, self.request.matches)
    }

    /// Draws all matches one after another, each against those before.
    fn attempt(&self, try_number: u32) -> Plan {
        let mut history = self.history.clone();
        let mut plan = Plan { matches: Vec::new(), cost: Cost::default(), exhausted: false };
        for offset in 0..self.request.matches {
            let mut lots = self.lots(self.request.first_match + offset, try_number);
            let least = Least::of(&history, &self.groups, 1);
            let start = Tables::dealt(&self.groups, &mut lots);
            let found = if self.numbers.len() <= exact::MOST {
                exact::best(start, &history, &self.groups, least.cost())
            } else {
                search::improve(start, &history, &self.groups, least.cost(), &mut lots)
            };
            plan.exhausted = self.numbers.len() <= exact::MOST && self.request.matches == 1;
            let mut tables = self.rescue(found, &history, least, &mut lots);
            plan.cost += tables.cost(&history, &self.groups);
            tables.shuffle(&mut lots);
            history.add(&tables);
            plan.matches.push(tables);
        }
        plan
    }

    /// Where the search leaves repeats although only one match went before, the shifted tables of that match have none.
    fn rescue(&self, found: Tables, history: &History, least: Least, lots: &mut Lots) -> Tables {
        if found.cost(history, &self.groups).repeats <= least.repeats {
            return found;
        }
        let Some(previous) = history.only_match() else { return found };
        let shifted = previous.shifted(1);
        if shifted.cost(history, &self.groups).repeats > least.repeats {
            return found;
        }
        search::improve(shifted, history, &self.groups, least.cost(), lots)
    }

    /// The matches as shifts of the first: table t of seat s moves to table t + s × match.
    fn shifted(&self, plan: &Plan) -> Option<Plan> {
        let first = plan.matches.first().filter(|_| self.request.earlier.is_empty())?;
        let mut history = self.history.clone();
        let mut shifted = Plan { matches: Vec::new(), cost: Cost::default(), exhausted: false };
        for offset in 0..self.request.matches {
            let mut tables = first.shifted(offset as usize);
            shifted.cost += tables.cost(&history, &self.groups);
            if offset > 0 {
                tables.shuffle(&mut self.lots(self.request.first_match + offset, TRIES));
            }
            history.add(&tables);
            shifted.matches.push(tables);
        }
        Some(shifted)
    }

    fn lots(&self, match_number: u32, try_number: u32) -> Lots {
        Lots::new(&self.request.seed, match_number, self.request.attempt, try_number)
    }

    fn finish(&self, plan: &Plan, least: Least) -> Draw {
        let proven = if plan.exhausted { plan.cost } else { least.cost() };
        Draw {
            seatings: plan.matches.iter().map(|tables| tables.seating(&self.numbers)).collect(),
            quality: Quality {
                repeats: plan.cost.repeats,
                least_repeats: proven.repeats,
                same_group: plan.cost.same_group,
                least_same_group: proven.same_group,
            },
        }
    }
}
