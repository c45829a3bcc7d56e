//! Standings, of players and of teams.

use schafkopf_turnier::{Phase, Progress, Standings, TeamStanding, Tournament};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Head, name, town};
use crate::wire;

/// The standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct StandingsView {
    #[serde(flatten)]
    head: Head,
    #[serde(rename = "final")]
    is_final: bool,
    has_table_points: bool,
    ranked: Vec<Ranked>,
    unranked: Vec<UnrankedLine>,
    /// Teams, best first; those without a place last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<TeamLine>>", optional)]
    teams: Vec<TeamLine>,
}

/// A team and its place; none where one of its players has none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct TeamLine {
    rank: Option<usize>,
    name: String,
    total: Option<i64>,
    members: Vec<TeamMember>,
}

/// A player of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct TeamMember {
    player: u32,
    name: String,
    total: Option<i64>,
}

/// Somebody with a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct Ranked {
    rank: usize,
    player: u32,
    name: String,
    town: String,
    points: i64,
    table_points: i64,
    total: i64,
    decided_by: wire::Criterion,
    /// What decided, where points did not.
    tie: Option<wire::Tie>,
    counts: wire::SoloCounts,
}

/// Somebody without a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(rename = "Unranked")]
#[schema(as = Unranked)]
struct UnrankedLine {
    player: u32,
    name: String,
    total: i64,
    because: wire::WithoutRank,
}

/// The standings; empty where there is no ranking yet.
pub(crate) fn standings(tournament: &Tournament, progress: Progress) -> StandingsView {
    let state = tournament.state();
    let standings = state.standings(progress).unwrap_or_default();
    let ranked = standings.ranked.iter().map(|standing| Ranked {
        rank: standing.rank,
        player: standing.player.0,
        name: name(tournament, standing.player),
        town: town(tournament, standing.player).to_owned(),
        points: standing.tally.points,
        table_points: standing.tally.table_points,
        total: standing.tally.total(),
        decided_by: standing.decided_by.into(),
        tie: standings.tie(standing.player).map(wire::Tie::from),
        counts: standing.tally.counts.into(),
    });
    let unranked = standings.unranked.iter().map(|unranked| UnrankedLine {
        player: unranked.player.0,
        name: name(tournament, unranked.player),
        total: unranked.tally.total(),
        because: unranked.because.into(),
    });
    StandingsView {
        head: Head::of(tournament),
        is_final: state.phase() == Phase::Closed,
        has_table_points: !state.tournament_rules().table_points.is_empty(),
        ranked: ranked.collect(),
        unranked: unranked.collect(),
        teams: teams(tournament, &standings),
    }
}

fn teams(tournament: &Tournament, standings: &Standings) -> Vec<TeamLine> {
    let all = tournament.state().team_standings(standings);
    let ranked = |team: TeamStanding| TeamLine {
        rank: Some(team.rank),
        name: team.name,
        total: Some(team.total),
        members: team
            .members
            .iter()
            .map(|one| TeamMember {
                player: one.player.0,
                name: name(tournament, one.player),
                total: Some(one.total),
            })
            .collect(),
    };
    let unranked = |team: schafkopf_turnier::Team| TeamLine {
        rank: None,
        name: team.name,
        total: None,
        members: team
            .players
            .iter()
            .map(|&player| TeamMember { player: player.0, name: name(tournament, player), total: None })
            .collect(),
    };
    all.ranked.into_iter().map(ranked).chain(all.unranked.into_iter().map(unranked)).collect()
}
