//! Draws as they are kept, with all that is needed to repeat them.

use schafkopf::BySeat;
use schafkopf_turnier::{self as turnier, PlayerNumber};
use serde::{Deserialize, Serialize};

/// A draw with all that is needed to repeat it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawRecord {
    request: DrawRequest,
    seatings: Vec<Seating>,
    quality: Quality,
}

impl From<&turnier::DrawRecord> for DrawRecord {
    fn from(record: &turnier::DrawRecord) -> DrawRecord {
        let turnier::DrawRecord { request, seatings, quality } = record;
        DrawRecord {
            request: request.into(),
            seatings: seatings.iter().map(Into::into).collect(),
            quality: (*quality).into(),
        }
    }
}

impl From<DrawRecord> for turnier::DrawRecord {
    fn from(record: DrawRecord) -> turnier::DrawRecord {
        let DrawRecord { request, seatings, quality } = record;
        turnier::DrawRecord {
            request: request.into(),
            seatings: seatings.into_iter().map(Into::into).collect(),
            quality: quality.into(),
        }
    }
}

/// All that a draw depends on.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawRequest {
    seed: String,
    attempt: u32,
    entrants: Vec<Entrant>,
    first_match: u32,
    matches: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    earlier: Vec<Seating>,
    #[serde(default, skip_serializing_if = "super::is_false")]
    at_the_door: bool,
}

impl From<&turnier::DrawRequest> for DrawRequest {
    fn from(request: &turnier::DrawRequest) -> DrawRequest {
        let turnier::DrawRequest { seed, attempt, entrants, first_match, matches, earlier, at_the_door } =
            request;
        DrawRequest {
            seed: seed.clone(),
            attempt: *attempt,
            entrants: entrants.iter().copied().map(Into::into).collect(),
            first_match: *first_match,
            matches: *matches,
            earlier: earlier.iter().map(Into::into).collect(),
            at_the_door: *at_the_door,
        }
    }
}

impl From<DrawRequest> for turnier::DrawRequest {
    fn from(request: DrawRequest) -> turnier::DrawRequest {
        let DrawRequest { seed, attempt, entrants, first_match, matches, earlier, at_the_door } = request;
        turnier::DrawRequest {
            seed,
            attempt,
            entrants: entrants.into_iter().map(Into::into).collect(),
            first_match,
            matches,
            earlier: earlier.into_iter().map(Into::into).collect(),
            at_the_door,
        }
    }
}

/// Somebody who is drawn.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entrant {
    number: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    group: Option<u32>,
}

impl From<turnier::Entrant> for Entrant {
    fn from(entrant: turnier::Entrant) -> Entrant {
        let turnier::Entrant { number: PlayerNumber(number), group } = entrant;
        Entrant { number, group }
    }
}

impl From<Entrant> for turnier::Entrant {
    fn from(entrant: Entrant) -> turnier::Entrant {
        let Entrant { number, group } = entrant;
        turnier::Entrant { number: PlayerNumber(number), group }
    }
}

/// Who sits where in a match: the numbers of the four players of each table.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(transparent)]
struct Seating(Vec<[u32; 4]>);

impl From<&turnier::Seating> for Seating {
    fn from(turnier::Seating { tables }: &turnier::Seating) -> Seating {
        Seating(tables.iter().map(|table| table.as_array().map(|player| player.0)).collect())
    }
}

impl From<Seating> for turnier::Seating {
    fn from(Seating(tables): Seating) -> turnier::Seating {
        let tables = tables.into_iter().map(|table| BySeat::new(table.map(PlayerNumber)));
        turnier::Seating { tables: tables.collect() }
    }
}

/// How well a draw keeps players apart.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Quality {
    repeats: u32,
    least_repeats: u32,
    same_group: u32,
    least_same_group: u32,
}

impl From<turnier::Quality> for Quality {
    fn from(quality: turnier::Quality) -> Quality {
        let turnier::Quality { repeats, least_repeats, same_group, least_same_group } = quality;
        Quality { repeats, least_repeats, same_group, least_same_group }
    }
}

impl From<Quality> for turnier::Quality {
    fn from(quality: Quality) -> turnier::Quality {
        let Quality { repeats, least_repeats, same_group, least_same_group } = quality;
        turnier::Quality { repeats, least_repeats, same_group, least_same_group }
    }
}
