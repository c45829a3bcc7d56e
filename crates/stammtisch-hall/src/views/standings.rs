//! Standings and prizes.

use schafkopf_turnier::{Award, NoPrizes, Phase, Progress, Tournament};
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

/// A prize with the name of who won it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(rename = "Award")]
#[schema(as = Award)]
pub(crate) struct AwardLine {
    player: u32,
    name: String,
    town: String,
    #[serde(rename = "for")]
    for_what: wire::Achievement,
    cents: u32,
    thing: Option<String>,
}

/// Who wins what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct PrizesView {
    #[serde(flatten)]
    head: Head,
    awards: Vec<AwardLine>,
    total: i64,
    till: i64,
    /// Whether the till does not hold the prizes.
    short: bool,
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
    }
}

/// A prize with the name of who won it.
pub(super) fn award(tournament: &Tournament, award: &Award) -> AwardLine {
    AwardLine {
        player: award.player.0,
        name: name(tournament, award.player),
        town: town(tournament, award.player).to_owned(),
        for_what: award.for_what.into(),
        cents: award.cents,
        thing: award.thing.clone(),
    }
}

/// Who wins what; where the till does not hold it, that is said.
pub(crate) fn prizes(tournament: &Tournament) -> Result<PrizesView, NoPrizes> {
    let head = Head::of(tournament);
    match tournament.state().prizes() {
        Ok(list) => {
            let awards = list.awards.iter().map(|won| award(tournament, won)).collect();
            Ok(PrizesView { head, awards, total: list.total, till: list.till, short: false })
        }
        Err(NoPrizes::TillTooSmall(small)) => {
            Ok(PrizesView { head, awards: Vec::new(), total: small.total, till: small.till, short: true })
        }
        Err(error) => Err(error),
    }
}
