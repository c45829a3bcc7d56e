//! Standings and prizes.

use schafkopf::rules::Criterion;
use schafkopf_turnier::{
    Achievement, Award, NoPrizes, Phase, PlayerNumber, Progress, SoloCounts, Tournament, WithoutRank,
};
use serde::Serialize;

use super::{Head, name, town};

/// The standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Ranked {
    rank: usize,
    #[cfg_attr(test, ts(as = "u32"))]
    player: PlayerNumber,
    name: String,
    town: String,
    points: i64,
    table_points: i64,
    total: i64,
    #[cfg_attr(test, ts(as = "super::shape::Criterion"))]
    decided_by: Criterion,
    #[cfg_attr(test, ts(as = "super::shape::SoloCounts"))]
    counts: SoloCounts,
}

/// Somebody without a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Unranked"))]
struct UnrankedLine {
    #[cfg_attr(test, ts(as = "u32"))]
    player: PlayerNumber,
    name: String,
    total: i64,
    #[cfg_attr(test, ts(type = "'house' | 'excluded'"))]
    because: WithoutRank,
}

/// A prize with the name of who won it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Award"))]
pub(crate) struct AwardLine {
    #[cfg_attr(test, ts(as = "u32"))]
    player: PlayerNumber,
    name: String,
    town: String,
    #[cfg_attr(test, ts(as = "super::shape::Achievement"))]
    #[serde(rename = "for")]
    for_what: Achievement,
    cents: u32,
    thing: Option<String>,
}

/// Who wins what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
        player: standing.player,
        name: name(tournament, standing.player),
        town: town(tournament, standing.player).to_owned(),
        points: standing.tally.points,
        table_points: standing.tally.table_points,
        total: standing.tally.total(),
        decided_by: standing.decided_by,
        counts: standing.tally.counts,
    });
    let unranked = standings.unranked.iter().map(|unranked| UnrankedLine {
        player: unranked.player,
        name: name(tournament, unranked.player),
        total: unranked.tally.total(),
        because: unranked.because,
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
        player: award.player,
        name: name(tournament, award.player),
        town: town(tournament, award.player).to_owned(),
        for_what: award.for_what,
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
