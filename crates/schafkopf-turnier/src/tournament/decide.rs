//! The decision on a command: the events it becomes, and what changes outside the log.

use std::collections::BTreeMap;

use super::command::{Act, Command, Drawing, Registration, RowWriting, Uneven};
use super::event::{
    AgeCheck, AgeProof, Answer, ApprovalDecision, ApprovalRequest, Arrival, DrawRecord, EventKind, Payment,
    Registering, RowEntry,
};
use super::phase::Phase;
use super::refusal::Refusal;
use super::setup::Setup;
use super::state::State;
use super::undo::Area;
use super::{Destruction, Tournament};
use crate::date::Date;
use crate::draw::{DrawRequest, Entrant, TABLE, draw};
use crate::person::{Person, PersonId, folded};
use crate::player_number::PlayerNumber;

/// What a command comes to, before it is permitted.
#[derive(Debug, Default)]
pub(super) struct Plan {
    pub(super) events: Vec<EventKind>,
    pub(super) people: Vec<(PersonId, Option<Person>)>,
    pub(super) destroyed: Vec<Destruction>,
}

impl Plan {
    fn of(event: EventKind) -> Plan {
        Plan { events: vec![event], ..Plan::default() }
    }
}

/// The events that a command becomes.
pub(super) fn plan(tournament: &Tournament, act: &Act) -> Result<Plan, Refusal> {
    let event = match act.command.clone() {
        Command::Appoint(office, details) => {
            return appoint(tournament, EventKind::Appointed(office), office.person, details);
        }
        Command::ChangeSetup(setup) => return change_setup(tournament, setup),
        Command::Register(registration) => return register(tournament, registration),
        Command::ChangeDetails(player, details) => return change_details(tournament, player, details),
        Command::ProveAge(player, proof) => return prove_age(tournament, player, proof),
        Command::Draw(drawing) => return draw_tables(tournament, drawing),
        Command::EnterRow(writing) => return enter_row(tournament.state(), writing),
        Command::PurgeLists { today } => return purge(tournament, today),
        Command::ErasePerson(person) => return erase(tournament, person),
        Command::Dismiss(office) => EventKind::Dismissed(office),
        Command::FixSeed(seed) => EventKind::SeedFixed { seed },
        Command::OpenRegistration => EventKind::RegistrationOpened,
        Command::Pay(payment) => EventKind::Paid(payment),
        Command::Withdraw(player) => EventKind::Withdrawn { player },
        Command::CheckIn(player) => {
            EventKind::CheckedIn(Arrival { player, number: tournament.state().next_arrival() })
        }
        Command::CheckOut(player) => EventKind::CheckedOut { player },
        Command::BeginDoorDraw => EventKind::DoorDrawBegun,
        Command::PutOnWaitingList(players) => EventKind::PutOnWaitingList { players },
        Command::MoveUp(player) => EventKind::MovedUp { player },
        Command::StartMatch(start) => EventKind::MatchStarted(start),
        Command::NameKeeper(choice) => EventKind::KeeperNamed(choice),
        Command::CorrectRow(correction) => EventKind::RowCorrected(correction),
        Command::ChoosePaper(choice) => EventKind::PaperChosen(choice),
        Command::EnterTotals(entry) => EventKind::TotalsEntered(entry),
        Command::ClearList(clearing) => EventKind::ListCleared(clearing),
        Command::SwapLists(swap) => EventKind::ListsSwapped(swap),
        Command::RequestApproval(request) => EventKind::ApprovalRequested(request),
        Command::DecideApproval(decision) => EventKind::ApprovalDecided(decision),
        Command::Complain(making) => EventKind::ComplaintMade(making),
        Command::DecideComplaint(decision) => EventKind::ComplaintDecided(decision),
        Command::CallReferee(call) => EventKind::RefereeCalled(call),
        Command::AnswerCall(answer) => EventKind::CallAnswered(answer),
        Command::Sign(signature) => EventKind::Signed(signature),
        Command::CloseList(list) => EventKind::ListClosed(list),
        Command::ReopenList(list) => EventKind::ListReopened(list),
        Command::VoidList(list) => EventKind::ListVoided(list),
        Command::Announce(text) => EventKind::Announced { text },
        Command::Exclude(player) => EventKind::Excluded { player },
        Command::Substitute(change) if tournament.state().takes_house_seat(change) => {
            EventKind::SeatTaken(change)
        }
        Command::Substitute(substitution) => EventKind::Substituted(substitution),
        Command::CloseMatch => EventKind::MatchClosed { number: tournament.state().current_match() },
        Command::CloseTournament => EventKind::TournamentClosed,
        Command::NoteImport { head } => EventKind::Imported { head },
        Command::Undo { event } => EventKind::Undone { event },
    };
    Ok(Plan::of(event))
}

fn appoint(
    tournament: &Tournament,
    event: EventKind,
    person: PersonId,
    details: Option<Person>,
) -> Result<Plan, Refusal> {
    let people = match details {
        Some(details) => vec![(person, Some(sound(details)?))],
        None if tournament.people().contains_key(&person) => Vec::new(),
        None => return Err(Refusal::UnknownPerson { person }),
    };
    Ok(Plan { people, ..Plan::of(event) })
}

/// Another day makes people older or younger, so their ages are looked at again (S 5.2.12).
fn change_setup(tournament: &Tournament, setup: Setup) -> Result<Plan, Refusal> {
    let state = tournament.state();
    let least = state.tournament_rules().least_age;
    let proven = state.players().values().filter(|player| player.age == Some(AgeProof::Birthday));
    for player in proven {
        let born = tournament.people().get(&player.person).and_then(|details| details.born);
        let age = born.map(|born| born.age_on(setup.date));
        if let Some(age) = age.filter(|&age| age < least) {
            return Err(Refusal::TooYoung { age, least });
        }
    }
    Ok(Plan::of(EventKind::SetupChanged(setup)))
}

/// Somebody's details, if they can be so.
fn sound(details: Person) -> Result<Person, Refusal> {
    details.fault().map_or(Ok(details), |fault| Err(fault.into()))
}

/// The age of a person on the day is enough, if a birthday is known (S 5.2.12).
fn proven_by_birthday(state: &State, details: &Person) -> Result<Option<AgeProof>, Refusal> {
    let least = state.tournament_rules().least_age;
    match details.born.map(|born| born.age_on(state.setup().date)) {
        Some(age) if age < least => Err(Refusal::TooYoung { age, least }),
        Some(_) => Ok(Some(AgeProof::Birthday)),
        None => Ok(None),
    }
}

fn register(tournament: &Tournament, registration: Registration) -> Result<Plan, Refusal> {
    let state = tournament.state();
    let Registration { person, details, player, part, seen_at_venue, pays } = registration;
    let details = sound(details)?;
    let seen = seen_at_venue.then_some(AgeProof::SeenAtVenue);
    let age = proven_by_birthday(state, &details)?.or(seen);
    let player = player.unwrap_or_else(|| state.next_number());
    let late = state.phase() != Phase::Open;
    let mut plan = Plan::of(EventKind::Registered(Registering { player, person, part, late, age }));
    if pays > 0 {
        plan.events.push(EventKind::Paid(Payment { player, cents: i64::from(pays) }));
    }
    plan.people.push((person, Some(details)));
    Ok(plan)
}

fn person_of(state: &State, player: PlayerNumber) -> Result<PersonId, Refusal> {
    state.player(player).map(|participant| participant.person).ok_or(Refusal::UnknownPlayer { player })
}

fn change_details(tournament: &Tournament, player: PlayerNumber, details: Person) -> Result<Plan, Refusal> {
    let state = tournament.state();
    let person = person_of(state, player)?;
    let details = sound(details)?;
    let proof = proven_by_birthday(state, &details)?;
    let mut plan = Plan::of(EventKind::DetailsChanged { player });
    let unproven = state.player(player).is_some_and(|participant| participant.age.is_none());
    if let Some(proof) = proof.filter(|_| unproven) {
        plan.events.push(EventKind::AgeProven(AgeCheck { player, proof }));
    }
    plan.people.push((person, Some(details)));
    Ok(plan)
}

fn prove_age(tournament: &Tournament, player: PlayerNumber, proof: AgeProof) -> Result<Plan, Refusal> {
    let state = tournament.state();
    let person = person_of(state, player)?;
    let by_birthday = match tournament.people().get(&person) {
        Some(details) => proven_by_birthday(state, details)?,
        None => None,
    };
    if proof == AgeProof::Birthday && by_birthday.is_none() {
        return Err(Refusal::NoBirthday { player });
    }
    Ok(Plan::of(EventKind::AgeProven(AgeCheck { player, proof })))
}

fn draw_tables(tournament: &Tournament, drawing: Drawing) -> Result<Plan, Refusal> {
    let state = tournament.state();
    let next = state.next_draw()?;
    let mut plan = Plan::default();
    let mut field: Vec<PlayerNumber> = state.field().collect();
    if next.at_the_door {
        state.all_must_be_here(&field)?;
    }
    let over = field.len() % TABLE;
    match drawing.uneven {
        _ if over == 0 => {}
        Uneven::Refuse => {
            let waiting = state.who_would_wait(&next, over);
            return Err(Refusal::LeftOver { players: field.len(), over, lacking: TABLE - over, waiting });
        }
        Uneven::WaitingList => {
            let waiting = state.who_would_wait(&next, over);
            field.retain(|player| !waiting.contains(player));
            plan.events.push(EventKind::PutOnWaitingList { players: waiting });
        }
        Uneven::HousePlayers => {
            let house: Vec<PlayerNumber> = state.house_players().take(TABLE - over).collect();
            if house.len() < TABLE - over {
                return Err(Refusal::HousePlayersMissing { needed: TABLE - over, available: house.len() });
            }
            field.extend(house);
        }
    }
    if next.at_the_door {
        field = state.in_order_of_arrival(&field);
    }
    let towns_apart = drawing.towns_apart && !next.at_the_door;
    let groups = if towns_apart { towns(tournament, &field) } else { BTreeMap::new() };
    let entrants =
        field.iter().map(|&number| Entrant { number, group: groups.get(&number).copied() }).collect();
    let request = DrawRequest {
        seed: next.seed.to_owned(),
        attempt: next.attempt,
        entrants,
        first_match: next.first_match,
        matches: next.matches,
        earlier: next.earlier.to_vec(),
        at_the_door: next.at_the_door,
    };
    let drawn = draw(&request)?;
    let record = DrawRecord { request, seatings: drawn.seatings, quality: drawn.quality };
    plan.events.push(EventKind::Drawn(Box::new(record)));
    Ok(plan)
}

/// A number for each player's town, where it is known.
fn towns(tournament: &Tournament, field: &[PlayerNumber]) -> BTreeMap<PlayerNumber, u32> {
    let mut numbers: BTreeMap<String, u32> = BTreeMap::new();
    let mut groups = BTreeMap::new();
    for &player in field {
        let person = tournament.state().player(player).map(|participant| participant.person);
        let details = person.and_then(|person| tournament.people().get(&person));
        let town = details.map(|details| folded(&details.town)).filter(|town| !town.is_empty());
        if let Some(town) = town {
            let next = numbers.len() as u32 + 1;
            groups.insert(player, *numbers.entry(town).or_insert(next));
        }
    }
    groups
}

fn enter_row(state: &State, writing: RowWriting) -> Result<Plan, Refusal> {
    let RowWriting { list, game, row, referee } = writing;
    let written = state.list(list).ok_or(Refusal::NoSuchList { list })?;
    let game = game.unwrap_or(written.written() + 1);
    let mut plan = Plan::default();
    if let Some(referee) = referee {
        let read = state.scoresheet().check(written.place(game), &row);
        let checked = read.map_err(|fault| Refusal::Row { list, game, fault })?;
        let rules = &state.tournament_rules().approval;
        let needed = checked.solo().filter(|&solo| written.approval_needed(rules, game, solo).is_some());
        if let Some(solo) = needed.filter(|&solo| !written.is_approved(game, solo)) {
            // Bare numbers are what was asked for, where they can be (decision 35).
            let asked = written.approvals().get(&game).map(|approval| approval.request.kind);
            let asked =
                asked.and_then(|kind| [kind, kind.plain()].into_iter().find(|&kind| solo.may_be(kind)));
            let kind = solo.kind.or(asked).or_else(|| state.scoresheet().some_kind(solo.class));
            let kind = kind.ok_or(Refusal::ApprovalNotNeeded { list, game })?;
            let request = ApprovalRequest { list, game, seat: solo.soloist, kind };
            let decision = ApprovalDecision { request, answer: Answer::Granted, referee };
            plan.events.push(EventKind::ApprovalDecided(decision));
        }
    }
    let referee = referee.filter(|_| row.is_the_referees());
    plan.events.push(EventKind::RowEntered(RowEntry { list, game, row, referee }));
    Ok(plan)
}

fn purge(tournament: &Tournament, today: Date) -> Result<Plan, Refusal> {
    let until = tournament.state().setup().date.plus_months(6);
    if today < until {
        return Err(Refusal::KeptUntil { until });
    }
    let results = tournament.state().results_to_keep();
    let listed = tournament.log().iter().filter(|event| is_in_a_list(&event.what));
    let destroyed = listed.map(|event| Destruction { event: event.seq, content: None });
    Ok(Plan { destroyed: destroyed.collect(), ..Plan::of(EventKind::ListsPurged { results }) })
}

/// Whether an event is an entry in a list, or a note beside one.
fn is_in_a_list(what: &EventKind) -> bool {
    matches!(Area::of(what), Area::List(_) | Area::TwoLists(..))
}

fn erase(tournament: &Tournament, person: PersonId) -> Result<Plan, Refusal> {
    if !tournament.people().contains_key(&person) {
        return Err(Refusal::UnknownPerson { person });
    }
    Ok(Plan { people: vec![(person, None)], ..Plan::of(EventKind::PersonErased { person }) })
}
