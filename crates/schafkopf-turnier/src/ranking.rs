//! The ranking of a tournament (S 5.4, P 21, T 4; decisions 15 and 29).

use std::cmp::Reverse;
use std::collections::BTreeSet;

use schafkopf::rules::{Criterion, TournamentRules};
use schafkopf::{Bytes32, ErrorCode, RuleSet};
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use crate::lot::lot;

/// A player with what he reached in all matches together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Who it is.
    pub id: String,
    /// List points.
    pub points: i64,
    /// Table points, where the rule set has them (T 6).
    #[serde(default, deserialize_with = "null_is_default")]
    pub table_points: i64,
    /// Sie played.
    #[serde(default, deserialize_with = "null_is_default")]
    pub sie: u32,
    /// Touts won.
    #[serde(default, deserialize_with = "null_is_default")]
    pub touts_won: u32,
    /// Touts played.
    #[serde(default, deserialize_with = "null_is_default")]
    pub touts_played: u32,
    /// Solo kinds won, Touts included.
    #[serde(default, deserialize_with = "null_is_default")]
    pub solos_won: u32,
    /// Solo kinds played, Touts included.
    #[serde(default, deserialize_with = "null_is_default")]
    pub solos_played: u32,
}

fn null_is_default<'de, D: Deserializer<'de>, T: Default + Deserialize<'de>>(from: D) -> Result<T, D::Error> {
    Ok(Option::deserialize(from)?.unwrap_or_default())
}

/// A place in the ranking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ranked<'a> {
    /// The place, from 1.
    pub rank: usize,
    /// Who took it.
    pub id: &'a str,
    /// What separates him from the next below; the last, from the one above.
    pub decided_by: Criterion,
}

/// Why players cannot be ranked.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoRanking {
    /// The rule set is for no tournament.
    #[error("the rule set knows no ranking")]
    WithoutTournament,
    /// Two players have the same id.
    #[error("two players have the id `{id}`")]
    Duplicate {
        /// The id.
        id: String,
        /// Index of the second of them, from 0.
        at: usize,
    },
    /// Players are level in everything, and there is no seed for the lot.
    #[error("the lot must decide, and there is no seed")]
    SeedMissing,
}

impl NoRanking {
    /// The stable code.
    pub const fn code(&self) -> ErrorCode {
        match self {
            NoRanking::WithoutTournament => ErrorCode::RulesWithoutList,
            NoRanking::Duplicate { .. } => ErrorCode::DuplicatePlayer,
            NoRanking::SeedMissing => ErrorCode::SeedMissing,
        }
    }
}

/// Ranks players, best first. The seed is that of the lot, needed only where the lot decides.
///
/// A player alone is first by his points.
pub fn rank<'a>(
    rules: &RuleSet,
    seed: Option<&str>,
    players: &'a [Player],
) -> Result<Vec<Ranked<'a>>, NoRanking> {
    let tournament = rules.tournament.as_ref().ok_or(NoRanking::WithoutTournament)?;
    no_id_twice(players)?;
    let mut standing: Vec<Standing<'a>> =
        players.iter().map(|player| Standing::of(tournament, seed, player)).collect();
    standing.sort_by(|one, other| (Reverse(&one.merits), one.lot).cmp(&(Reverse(&other.merits), other.lot)));
    let separations: Vec<Criterion> =
        standing.windows(2).map(|pair| separation(tournament, &pair[0], &pair[1])).collect();
    if seed.is_none() && separations.contains(&Criterion::Lot) {
        return Err(NoRanking::SeedMissing);
    }
    let decided_by =
        |place: usize| separations.get(place).or(separations.last()).copied().unwrap_or(Criterion::Points);
    Ok(standing
        .iter()
        .enumerate()
        .map(|(place, standing)| Ranked { rank: place + 1, id: standing.id, decided_by: decided_by(place) })
        .collect())
}

fn no_id_twice(players: &[Player]) -> Result<(), NoRanking> {
    let mut seen = BTreeSet::new();
    match players.iter().position(|player| !seen.insert(player.id.as_str())) {
        Some(at) => Err(NoRanking::Duplicate { id: players[at].id.clone(), at }),
        None => Ok(()),
    }
}

/// Where a player stands: what he has of each criterion, more being better, and his lot.
struct Standing<'a> {
    id: &'a str,
    merits: Vec<i128>,
    lot: Option<Bytes32>,
}

impl<'a> Standing<'a> {
    fn of(tournament: &TournamentRules, seed: Option<&str>, player: &'a Player) -> Standing<'a> {
        Standing {
            id: &player.id,
            merits: tournament.ranking.iter().map(|&by| merit(tournament, by, player)).collect(),
            lot: seed.map(|seed| lot(seed, &player.id)),
        }
    }
}

/// What a player has of a criterion. Of the lot nobody has anything: it comes after all merits.
fn merit(tournament: &TournamentRules, by: Criterion, player: &Player) -> i128 {
    let table_points = if tournament.table_points.is_empty() { 0 } else { player.table_points };
    match by {
        Criterion::Points => i128::from(player.points) + i128::from(table_points),
        Criterion::GamePoints => i128::from(player.points),
        Criterion::Sie => i128::from(player.sie),
        Criterion::ToutsWon => i128::from(player.touts_won),
        Criterion::ToutsPlayed => i128::from(player.touts_played),
        Criterion::SolosWon => i128::from(player.solos_won),
        Criterion::SolosPlayed => i128::from(player.solos_played),
        Criterion::Lot => 0,
    }
}

/// The first criterion in which two players differ.
fn separation(tournament: &TournamentRules, one: &Standing<'_>, other: &Standing<'_>) -> Criterion {
    let differing = one.merits.iter().zip(&other.merits).position(|(one, other)| one != other);
    differing.map_or(Criterion::Lot, |place| tournament.ranking[place])
}
