//! Who is one person across the tournaments of a season.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::plan::{SeasonFault, SeasonPlan, SeasonPlayer};
use super::round::SeasonRound;
use crate::person::folded;

/// Entries that may be one person: their names are alike.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Suggestion {
    /// The name.
    pub name: String,
    /// The entries, ready to be put into the plan.
    pub entries: Vec<SeasonPlayer>,
}

/// An entry: index of the tournament, index of the result in it.
type EntryId = (usize, usize);

/// Everybody in a season, each with his entries in the order of the tournaments.
#[derive(Debug)]
pub(super) struct Groups {
    people: Vec<Vec<EntryId>>,
}

impl Groups {
    /// Puts together what the plan says is one person; everybody else stands for himself.
    pub(super) fn of(plan: &SeasonPlan, rounds: &[SeasonRound]) -> Result<Groups, SeasonFault> {
        let (wanted, found) = (plan.tournaments.len(), rounds.len());
        if wanted != found {
            return Err(SeasonFault::Tournaments { wanted, found });
        }
        let mut taken: BTreeSet<EntryId> = BTreeSet::new();
        let mut people = Vec::new();
        for group in &plan.same {
            let mut entries: Vec<EntryId> = Vec::new();
            for entry in group {
                let id =
                    find(plan, rounds, entry).ok_or_else(|| SeasonFault::Unknown { entry: entry.clone() })?;
                if entries.iter().any(|(round, _)| *round == id.0) {
                    return Err(SeasonFault::TwiceInOne { entry: entry.clone() });
                }
                if !taken.insert(id) {
                    return Err(SeasonFault::InTwoGroups { entry: entry.clone() });
                }
                entries.push(id);
            }
            entries.sort_unstable();
            if !entries.is_empty() {
                people.push(entries);
            }
        }
        for (at, round) in rounds.iter().enumerate() {
            let alone = (0..round.results.len()).map(|place| (at, place)).filter(|id| !taken.contains(id));
            people.extend(alone.map(|id| vec![id]));
        }
        Ok(Groups { people })
    }

    /// The entries of each person.
    pub(super) fn people(&self) -> impl Iterator<Item = &[EntryId]> {
        self.people.iter().map(Vec::as_slice)
    }

    /// People whose names are alike and who do not play in one tournament.
    pub(super) fn suggestions(&self, rounds: &[SeasonRound]) -> Vec<Suggestion> {
        let mut by_name: BTreeMap<String, Vec<&[EntryId]>> = BTreeMap::new();
        for entries in self.people() {
            let Some(&(round, place)) = entries.last() else { continue };
            by_name.entry(folded(&rounds[round].results[place].name)).or_default().push(entries);
        }
        by_name.into_values().filter_map(|people| suggestion(&people, rounds)).collect()
    }
}

fn find(plan: &SeasonPlan, rounds: &[SeasonRound], entry: &SeasonPlayer) -> Option<EntryId> {
    let round = plan.tournaments.iter().position(|name| *name == entry.tournament)?;
    let place = rounds[round].results.iter().position(|result| result.player == entry.player)?;
    Some((round, place))
}

fn suggestion(people: &[&[EntryId]], rounds: &[SeasonRound]) -> Option<Suggestion> {
    let mut entries: Vec<EntryId> = people.concat();
    entries.sort_unstable();
    let one_each = entries.windows(2).all(|pair| pair[0].0 != pair[1].0);
    if people.len() < 2 || !one_each {
        return None;
    }
    let name = entries.last().map(|&(round, place)| rounds[round].results[place].name.clone())?;
    let named = |&(round, place): &EntryId| SeasonPlayer {
        tournament: rounds[round].id.clone(),
        player: rounds[round].results[place].player,
    };
    Some(Suggestion { name, entries: entries.iter().map(named).collect() })
}
