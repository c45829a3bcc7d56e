//! The players: who is registered, and what is known about them.

use std::collections::BTreeMap;

use schafkopf_turnier::{Participant, PersonId, Place, PlayerNumber, Tournament};
use serde::Serialize;
use stammtisch_desk::twins;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Head, name};
use crate::wire;

/// Everybody who is registered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct PlayersView {
    #[serde(flatten)]
    head: Head,
    players: Vec<PlayerLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    till: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    fee: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    unpaid: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    duplicates: Option<Vec<Twins>>,
}

/// Two players who may be one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Twins {
    first: Option<u32>,
    second: Option<u32>,
    because: wire::Likeness,
}

/// Somebody who is registered; details, age and payments are for the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[expect(clippy::option_option, reason = "not shown and not known are two things")]
struct PlayerLine {
    player: u32,
    name: String,
    town: String,
    part: wire::Part,
    late: bool,
    status: wire::Status,
    took_over: Option<u32>,
    /// The how many-th he was to come; none where he is not marked as there.
    arrival: Option<u32>,
    /// Where he sits by the slip of the door, match by match.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<wire::PlaceOf>>", optional)]
    slip: Vec<wire::PlaceOf>,
    seat: Option<SeatAhead>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional = nullable, as = "Option<wire::Details>")]
    #[schema(value_type = Option<wire::Details>)]
    details: Option<Option<wire::Details>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    person: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional = nullable, as = "Option<wire::AgeProof>")]
    #[schema(value_type = Option<wire::AgeProof>)]
    age: Option<Option<wire::AgeProof>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    paid: Option<i64>,
}

/// Where somebody sits next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
struct SeatAhead {
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
    seat: wire::Seat,
}

/// Everybody who is registered; birthdays, customer numbers and money are for the director.
pub(crate) fn players(tournament: &Tournament, whole: bool) -> PlayersView {
    let state = tournament.state();
    let players = state.players().iter();
    let slips = state.slips();
    PlayersView {
        head: Head::of(tournament),
        players: players.map(|(&number, player)| line(tournament, (number, player), &slips, whole)).collect(),
        till: whole.then(|| state.till()),
        fee: whole.then_some(state.setup().entry_fee),
        unpaid: whole.then(|| state.unpaid().map(|player| player.0).collect()),
        duplicates: whole.then(|| duplicates(tournament)),
    }
}

fn line(
    tournament: &Tournament,
    (number, participant): (PlayerNumber, &Participant),
    slips: &BTreeMap<PlayerNumber, Vec<Place>>,
    whole: bool,
) -> PlayerLine {
    let person = tournament.people().get(&participant.person);
    let ahead = tournament.state().seat_ahead(number);
    PlayerLine {
        player: number.0,
        name: name(tournament, number),
        town: person.map_or_else(String::new, |person| person.town.clone()),
        part: participant.part.into(),
        late: participant.late,
        status: participant.status.into(),
        took_over: participant.took_over.map(|player| player.0),
        arrival: participant.arrival,
        slip: slips.get(&number).map_or_else(Vec::new, |places| wire::PlaceOf::all(places)),
        seat: ahead.map(|(match_number, place)| SeatAhead {
            match_number,
            table: place.table,
            seat: place.seat.into(),
        }),
        details: whole.then(|| person.cloned().map(wire::Details::from)),
        person: whole.then_some(participant.person.0),
        age: whole.then(|| participant.age.map(wire::AgeProof::from)),
        paid: whole.then_some(participant.paid),
    }
}

fn duplicates(tournament: &Tournament) -> Vec<Twins> {
    let numbers: BTreeMap<PersonId, PlayerNumber> =
        tournament.state().players().iter().map(|(&number, player)| (player.person, number)).collect();
    let number = |person: &PersonId| numbers.get(person).map(|player| player.0);
    let pairs = twins(tournament).into_iter();
    pairs
        .map(|pair| Twins {
            first: number(&pair.first),
            second: number(&pair.second),
            because: pair.because.into(),
        })
        .collect()
}
