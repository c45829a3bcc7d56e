//! Offices: who holds one, under whose name somebody acts, and how somebody is given one.

use schafkopf::Seat;
use schafkopf_turnier::{
    Command, ListId, Matter, Office, People, Person, PersonId, RefereeCall, Role, State, TableList,
    Tournament,
};

use crate::link::{Link, LinkRole};
use crate::registration::next_person;

/// The first who holds an office.
pub fn first_in_office(state: &State, role: Role) -> Option<PersonId> {
    state.officials().iter().find(|(_, roles)| roles.contains(&role)).map(|(&person, _)| person)
}

/// Whether an official still holds the office that a link is for.
pub fn in_office(state: &State, link: &Link) -> bool {
    let roles = link.scope.person.and_then(|person| state.officials().get(&person));
    match link.role {
        LinkRole::Director => roles.is_some_and(|roles| roles.contains(&Role::Director)),
        LinkRole::Referee => roles.is_some_and(|roles| !roles.is_empty()),
        LinkRole::Keeper | LinkRole::Player | LinkRole::Display => true,
    }
}

/// An official by id, full name or surname; none where nobody is so called, or more than one.
pub fn official(state: &State, people: &People, who: &str) -> Option<PersonId> {
    if let Ok(id) = who.parse().map(PersonId) {
        return Some(id);
    }
    let wanted = who.trim().to_lowercase();
    let named = |id: &&PersonId| {
        people.get(id).is_some_and(|person| {
            person.full_name().to_lowercase() == wanted || person.surname.to_lowercase() == wanted
        })
    };
    let mut found = state.officials().keys().filter(named);
    found.next().copied().filter(|_| found.next().is_none())
}

/// Under whose name a list keeper's entries stand: who was named to keep the list, else who sits first.
pub fn keeper_person(state: &State, list: ListId) -> Option<PersonId> {
    let seat = state.list(list).and_then(TableList::keeper).unwrap_or(Seat::One);
    let player = state.players_of(list)?[seat];
    state.player(player).map(|participant| participant.person)
}

/// The command that gives an office to somebody who is known.
pub const fn appoint(role: Role, person: PersonId) -> Command {
    Command::Appoint(Office { person, role }, None)
}

/// The command that gives an office to somebody new.
pub fn appoint_new(tournament: &Tournament, role: Role, details: Person) -> Command {
    Command::Appoint(Office { person: next_person(tournament), role }, Some(details))
}

/// A call of the referee as it is asked for; an appeal that names no decision goes against the last one of the list.
pub fn referee_call(
    state: &State,
    list: ListId,
    seat: Option<Seat>,
    (matter, about): (Matter, Option<u64>),
) -> RefereeCall {
    let last = || state.list(list).and_then(TableList::last_decided);
    let about = match matter {
        Matter::Appeal => about.or_else(last),
        Matter::Doubt | Matter::Suspicion => about,
    };
    RefereeCall { list, seat, matter, about }
}
