//! Registrations at the desk: ids of people, whole tables of them, what is still to be paid or told, who may be there
//! twice.

use schafkopf::rules::TournamentText;
use schafkopf_turnier::{
    Command, EventKind, LikelyDuplicate, Part, Payment, People, Person, PersonId, PlayerNumber, Registration,
    State, Status, TableRegistration, Tournament, likely_duplicates,
};

/// An id for the next person; ids of people who were erased are not given again.
pub fn next_person(tournament: &Tournament) -> PersonId {
    let in_log = tournament.log().iter().filter_map(|event| introduced_by(&event.what));
    let known = tournament.people().keys().copied();
    PersonId(in_log.chain(known).map(|id| id.0).max().unwrap_or(0) + 1)
}

/// The person who may become known with an event.
const fn introduced_by(what: &EventKind) -> Option<PersonId> {
    match what {
        EventKind::Registered(registering) => Some(registering.person),
        EventKind::Appointed(office) => Some(office.person),
        EventKind::Created(_)
        | EventKind::SetupChanged(_)
        | EventKind::Dismissed(_)
        | EventKind::SeedFixed { .. }
        | EventKind::RegistrationOpened
        | EventKind::DetailsChanged { .. }
        | EventKind::AgeProven(_)
        | EventKind::Paid(_)
        | EventKind::Withdrawn { .. }
        | EventKind::CheckedIn(_)
        | EventKind::CheckedOut { .. }
        | EventKind::DoorDrawBegun
        | EventKind::PutOnWaitingList { .. }
        | EventKind::MovedUp { .. }
        | EventKind::Drawn(_)
        | EventKind::MatchStarted(_)
        | EventKind::KeeperNamed(_)
        | EventKind::RowEntered(_)
        | EventKind::RowCorrected(_)
        | EventKind::PaperChosen(_)
        | EventKind::TotalsEntered(_)
        | EventKind::ListCleared(_)
        | EventKind::ListsSwapped(_)
        | EventKind::ApprovalRequested(_)
        | EventKind::ApprovalDecided(_)
        | EventKind::ComplaintMade(_)
        | EventKind::ComplaintDecided(_)
        | EventKind::RefereeCalled(_)
        | EventKind::CallAnswered(_)
        | EventKind::Signed(_)
        | EventKind::ListClosed(_)
        | EventKind::ListReopened(_)
        | EventKind::ListVoided(_)
        | EventKind::Announced { .. }
        | EventKind::Excluded { .. }
        | EventKind::Substituted(_)
        | EventKind::SeatTaken(_)
        | EventKind::MatchClosed { .. }
        | EventKind::TournamentClosed
        | EventKind::ListsPurged { .. }
        | EventKind::PersonErased { .. }
        | EventKind::Undone { .. }
        | EventKind::Imported { .. }
        | EventKind::Destroyed { .. } => None,
    }
}

/// The commands that register everybody of a table, in its order; `seen` says that all were found old enough.
pub fn registrations(tournament: &Tournament, rows: &[TableRegistration], seen: bool) -> Vec<Command> {
    let first = next_person(tournament).0;
    let fee = tournament.state().setup().entry_fee;
    let command = |(row, id): (&TableRegistration, u64)| {
        Command::Register(Registration {
            player: row.player,
            seen_at_venue: row.seen_at_venue || seen,
            pays: row.paid.cents(fee),
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

/// The commands with which somebody comes through the door: what is missing is paid, where he pays, and he is marked as
/// there. Who paid and is there already wants to be marked again, which is refused.
pub fn arrival(state: &State, player: PlayerNumber, pays: bool) -> Vec<Command> {
    let missing = payment(state, player, None);
    let is_ranked = state.player(player).is_some_and(|player| player.part == Part::Ranked);
    let pay = (pays && is_ranked && missing.cents > 0).then_some(Command::Pay(missing));
    let is_here = state.player(player).is_some_and(|player| player.arrival.is_some());
    let check_in = (!is_here || pay.is_none()).then_some(Command::CheckIn(player));
    pay.into_iter().chain(check_in).collect()
}

/// Players for a place who are there and of whom the list asks for more than is known: customer number and town, where the
/// text is P's (P 3). Nobody elsewhere.
pub fn incomplete(tournament: &Tournament) -> Vec<PlayerNumber> {
    let state = tournament.state();
    match state.rules().tournament_text() {
        TournamentText::Preis => {}
        TournamentText::Schule | TournamentText::Tischpunkte => return Vec::new(),
    }
    let lacks = |person: &Person| {
        person.town.trim().is_empty()
            || person.customer.as_deref().is_none_or(|number| number.trim().is_empty())
    };
    let there = state.players().iter().filter(|(_, player)| {
        player.status == Status::Active
            && player.part == Part::Ranked
            && tournament.people().get(&player.person).is_some_and(lacks)
    });
    there.map(|(&number, _)| number).collect()
}

/// Who takes part, without those who withdrew.
pub(crate) fn people_there(tournament: &Tournament) -> People {
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
