//! Draws.

use schafkopf_turnier as turnier;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Seat;

/// How well players are kept apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Quality {
    /// Meetings of two players who have met before.
    repeats: u32,
    /// No draw has fewer.
    least_repeats: u32,
    /// Meetings of two people of one town.
    same_group: u32,
    /// No draw with as few repeats has fewer.
    least_same_group: u32,
}

impl From<turnier::Quality> for Quality {
    fn from(quality: turnier::Quality) -> Quality {
        let turnier::Quality { repeats, least_repeats, same_group, least_same_group } = quality;
        Quality { repeats, least_repeats, same_group, least_same_group }
    }
}

/// Somebody who is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Entrant {
    /// The number.
    number: u32,
    /// The group that is kept apart from itself: the people of one town.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    group: Option<u32>,
}

impl From<turnier::Entrant> for Entrant {
    fn from(entrant: turnier::Entrant) -> Entrant {
        Entrant { number: entrant.number.0, group: entrant.group }
    }
}

/// The numbers of the four players of each table, from the first table on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Seating(Vec<[u32; 4]>);

impl From<&turnier::Seating> for Seating {
    fn from(seating: &turnier::Seating) -> Seating {
        Seating(seating.tables.iter().map(|table| table.as_array().map(|player| player.0)).collect())
    }
}

/// Where somebody sits in a match, as it stands on a slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct PlaceOf {
    /// The number of the match.
    #[serde(rename = "match")]
    match_number: u32,
    /// The number of the table.
    table: u32,
    /// The seat.
    seat: Seat,
}

impl PlaceOf {
    /// The places of a slip, from the first match on.
    pub(crate) fn all(places: &[turnier::Place]) -> Vec<PlaceOf> {
        let place = |(match_number, place): (u32, &turnier::Place)| PlaceOf {
            match_number,
            table: place.table,
            seat: place.seat.into(),
        };
        (1..).zip(places).map(place).collect()
    }
}

/// What becomes of a number of players that cannot be divided by four.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Uneven {
    /// Nothing is drawn.
    #[default]
    Refuse,
    /// Who waits is drawn from all; at the door, whoever came last.
    WaitingList,
    /// House players fill the last table.
    HousePlayers,
}

impl From<Uneven> for turnier::Uneven {
    fn from(uneven: Uneven) -> turnier::Uneven {
        match uneven {
            Uneven::Refuse => turnier::Uneven::Refuse,
            Uneven::WaitingList => turnier::Uneven::WaitingList,
            Uneven::HousePlayers => turnier::Uneven::HousePlayers,
        }
    }
}
