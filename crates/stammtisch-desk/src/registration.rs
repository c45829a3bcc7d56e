//! Registrations at the desk: ids of people, whole tables of them, what is still to be paid, who may be there twice.

use schafkopf_turnier::{
    Command, EventKind, LikelyDuplicate, Payment, People, PersonId, PlayerNumber, Registration, State,
    Status, TableRegistration, Tournament, likely_duplicates,
};

/// An id for the next person; ids of people who were erased are not given again.
pub fn next_person(tournament: &Tournament) -> PersonId {
    let in_log = tournament.log().iter().filter_map(|event| match &event.what {
        EventKind::Registered(registering) => Some(registering.person.0),
        EventKind::Appointed(office) => Some(office.person.0),
        _ => None,
    });
    let known = tournament.people().keys().map(|id| id.0);
    PersonId(in_log.chain(known).max().unwrap_or(0) + 1)
}

/// The commands that register everybody of a table, in its order; `seen` says that all were found old enough.
pub fn registrations(tournament: &Tournament, rows: &[TableRegistration], seen: bool) -> Vec<Command> {
    let first = next_person(tournament).0;
    let command = |(row, id): (&TableRegistration, u64)| {
        Command::Register(Registration {
            player: row.player,
            seen_at_venue: row.seen_at_venue || seen,
            pays: row.paid,
            ..Registration::of(PersonId(id), row.details.clone())
        })
    };
    rows.iter().zip(first..).map(command).collect()
}

/// A payment of so many cents, or of what is missing.
pub fn payment(state: &State, player: PlayerNumber, cents: Option<i64>) -> Payment {
    let paid = state.player(player).map_or(0, |player| player.paid);
    let missing = i64::from(state.setup().entry_fee) - paid;
    Payment { player, cents: cents.unwrap_or(missing) }
}

/// Who takes part, without those who withdrew.
fn people_there(tournament: &Tournament) -> People {
    let players = tournament.state().players().values();
    let there = players.filter(|player| player.status != Status::Withdrawn);
    let known = tournament.people();
    there.filter_map(|player| Some((player.person, known.get(&player.person)?.clone()))).collect()
}

/// Players who may be one person registered twice.
pub fn twins(tournament: &Tournament) -> Vec<LikelyDuplicate> {
    likely_duplicates(&people_there(tournament))
}

/// Players who may be the same person as this one.
pub fn twins_of(tournament: &Tournament, person: PersonId) -> Vec<PersonId> {
    let pairs = twins(tournament);
    let of_him = pairs.iter().filter(|pair| pair.first == person || pair.second == person);
    of_him.map(|pair| if pair.first == person { pair.second } else { pair.first }).collect()
}
