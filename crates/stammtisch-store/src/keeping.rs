//! Tournaments in a store: how the domain's events and people become entries and come back.

use std::sync::Arc;

use schafkopf::RuleSet;
use schafkopf_turnier::{Destruction, Event, EventKind, Person, PersonId, Step, Tournament};

use crate::error::StoreError;
use crate::hall_store::{CommandRecord, HallStore};
use crate::kept::tournament as kept;
use crate::tournament_store::{Change, LogEntry, NewEntry, PersonRecord, Replacement, TournamentStore};

/// Stores a tournament that is not in the store yet, whole: one just created, or one that was imported.
pub async fn create(
    store: &dyn TournamentStore,
    id: &str,
    tournament: &Tournament,
) -> Result<(), StoreError> {
    let rules = tournament.state().rules();
    store.keep_rule_set(&rules.hash(), &rules.canonical()).await?;
    let people = tournament.people().iter().map(|(&id, person)| person_record(id, Some(person)));
    let change = Change {
        entries: tournament.log().iter().map(new_entry).collect(),
        people: people.collect(),
        replaced: Vec::new(),
    };
    let created = tournament.log().first().map_or(0, |event| event.at);
    store.create_tournament(id, created, &change).await
}

/// Reads a tournament back.
pub async fn load(store: &dyn TournamentStore, id: &str) -> Result<Tournament, StoreError> {
    let damaged = |why: String| StoreError::Damaged { tournament: id.to_owned(), why };
    let stored = store.tournament(id).await?;
    let log = stored.log.into_iter().map(|entry| {
        let seq = entry.seq;
        event(entry).map_err(|why| damaged(format!("{seq}: {why}")))
    });
    let log: Vec<Event> = log.collect::<Result<_, _>>()?;
    let people = stored.people.iter().map(|record| person(record).map_err(&damaged));
    let people = people.collect::<Result<_, _>>()?;
    let Some(EventKind::Created(setup)) = log.first().map(|event| &event.what) else {
        return Err(damaged("1".to_owned()));
    };
    let text = store.rule_set(&setup.rules).await?;
    let text = text.ok_or_else(|| damaged(format!("1: {}", setup.rules)))?;
    let rules = RuleSet::from_canonical(&text).map_err(|error| damaged(error.to_string()))?;
    Tournament::restore(Arc::new(rules), log, people).map_err(|error| damaged(error.to_string()))
}

/// What is known of the people of all tournaments but one: an address book. What cannot be read is left out.
pub async fn people_elsewhere(store: &dyn TournamentStore, but: &str) -> Result<Vec<Person>, StoreError> {
    let records = store.people_elsewhere(but).await?;
    Ok(records.iter().filter_map(|record| person(record).ok()).map(|(_, person)| person).collect())
}

/// Stores what a tournament decided on, if the log still ends at `after`.
pub async fn append_step(
    store: &dyn TournamentStore,
    id: &str,
    after: u64,
    step: &Step,
) -> Result<u64, StoreError> {
    store.append(id, after, &change(step)).await
}

/// Stores what a tournament decided on together with the commands that wanted it, if the log still ends at `after`.
pub async fn append_commanded(
    store: &dyn HallStore,
    id: &str,
    after: u64,
    (step, commands): (&Step, &[CommandRecord]),
) -> Result<u64, StoreError> {
    store.append_commands(id, after, &change(step), commands).await
}

fn change(step: &Step) -> Change {
    Change {
        entries: step.events.iter().map(new_entry).collect(),
        people: step.people.iter().map(|(id, person)| person_record(*id, person.as_ref())).collect(),
        replaced: step.destroyed.iter().copied().map(replacement).collect(),
    }
}

fn replacement(Destruction { event, content }: Destruction) -> Replacement {
    Replacement { seq: event, what: kept(&kept::What::destroyed(content)) }
}

fn kept(what: &kept::What) -> String {
    serde_json::to_string(what).expect("an event is plain data")
}

fn new_entry(event: &Event) -> NewEntry {
    NewEntry {
        at: event.at,
        by: event.by.to_string(),
        why: event.why.clone(),
        what: kept(&kept::What::from(event)),
    }
}

fn event(entry: LogEntry) -> Result<Event, String> {
    let what: kept::What = serde_json::from_str(&entry.what).map_err(|error| error.to_string())?;
    let by = PersonId(entry.by.parse().map_err(|_| entry.by.clone())?);
    let (edition, what) = what.into();
    Ok(Event { edition, seq: entry.seq, at: entry.at, by, why: entry.why, what })
}

fn person_record(id: PersonId, person: Option<&Person>) -> PersonRecord {
    let data = person
        .map(|person| serde_json::to_string(&kept::Person::from(person)).expect("a person is plain data"));
    PersonRecord { id: id.to_string(), data }
}

fn person(record: &PersonRecord) -> Result<(PersonId, Person), String> {
    let id = PersonId(record.id.parse().map_err(|_| record.id.clone())?);
    let data = record.data.as_deref().unwrap_or("{}");
    let person: kept::Person = serde_json::from_str(data).map_err(|error| error.to_string())?;
    Ok((id, person.into()))
}
