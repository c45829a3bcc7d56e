//! The players: who is registered, and what is known about them.

use std::collections::BTreeMap;

use schafkopf::Seat;
use schafkopf_turnier::{
    AgeProof, Likeness, Part, Participant, Person, PersonId, PlayerNumber, Status, Tournament,
};
use serde::Serialize;
use stammtisch_desk::twins;

use super::{Head, name};

/// Everybody who is registered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlayersView {
    #[serde(flatten)]
    head: Head,
    players: Vec<PlayerLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    till: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    fee: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<u32>>"))]
    unpaid: Option<Vec<PlayerNumber>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    duplicates: Option<Vec<Twins>>,
}

/// Two players who may be one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Twins {
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    first: Option<PlayerNumber>,
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    second: Option<PlayerNumber>,
    #[cfg_attr(test, ts(as = "super::shape::Likeness"))]
    because: Likeness,
}

/// Somebody who is registered; details, age and payments are for the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[expect(clippy::option_option, reason = "not shown and not known are two things")]
struct PlayerLine {
    #[cfg_attr(test, ts(as = "u32"))]
    player: PlayerNumber,
    name: String,
    town: String,
    #[cfg_attr(test, ts(as = "super::shape::Part"))]
    part: Part,
    late: bool,
    #[cfg_attr(test, ts(as = "super::shape::Status"))]
    status: Status,
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    took_over: Option<PlayerNumber>,
    seat: Option<SeatAhead>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable, as = "Option<super::shape::Details>"))]
    details: Option<Option<Person>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, as = "Option<u64>"))]
    person: Option<PersonId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional = nullable, as = "Option<super::shape::AgeProof>"))]
    age: Option<Option<AgeProof>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    paid: Option<i64>,
}

/// Where somebody sits next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct SeatAhead {
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
    #[cfg_attr(test, ts(as = "super::shape::Seat"))]
    seat: Seat,
}

/// Everybody who is registered; birthdays, customer numbers and money are for the director.
pub(crate) fn players(tournament: &Tournament, whole: bool) -> PlayersView {
    let state = tournament.state();
    let players = state.players().iter();
    PlayersView {
        head: Head::of(tournament),
        players: players.map(|(&number, player)| line(tournament, number, player, whole)).collect(),
        till: whole.then(|| state.till()),
        fee: whole.then_some(state.setup().entry_fee),
        unpaid: whole.then(|| state.unpaid().collect()),
        duplicates: whole.then(|| duplicates(tournament)),
    }
}

fn line(tournament: &Tournament, number: PlayerNumber, participant: &Participant, whole: bool) -> PlayerLine {
    let person = tournament.people().get(&participant.person);
    let ahead = tournament.state().seat_ahead(number);
    PlayerLine {
        player: number,
        name: name(tournament, number),
        town: person.map_or_else(String::new, |person| person.town.clone()),
        part: participant.part,
        late: participant.late,
        status: participant.status,
        took_over: participant.took_over,
        seat: ahead.map(|(match_number, place)| SeatAhead {
            match_number,
            table: place.table,
            seat: place.seat,
        }),
        details: whole.then(|| person.cloned()),
        person: whole.then_some(participant.person),
        age: whole.then_some(participant.age),
        paid: whole.then_some(participant.paid),
    }
}

fn duplicates(tournament: &Tournament) -> Vec<Twins> {
    let numbers: BTreeMap<PersonId, PlayerNumber> =
        tournament.state().players().iter().map(|(&number, player)| (player.person, number)).collect();
    let number = |person: &PersonId| numbers.get(person).copied();
    let pairs = twins(tournament).into_iter();
    pairs
        .map(|pair| Twins { first: number(&pair.first), second: number(&pair.second), because: pair.because })
        .collect()
}
