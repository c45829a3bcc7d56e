//! Standings and prizes.

use schafkopf_turnier::{Award, NoPrizes, Phase, Progress, Tournament};
use serde_json::{Value, json};

use super::{name, town, versioned};

/// The standings; empty where there is no ranking yet.
pub(crate) fn standings(tournament: &Tournament, progress: Progress) -> Value {
    let state = tournament.state();
    let standings = state.standings(progress).unwrap_or_default();
    let ranked: Vec<Value> = standings
        .ranked
        .iter()
        .map(|standing| {
            json!({
                "rank": standing.rank, "player": standing.player, "name": name(tournament, standing.player),
                "town": town(tournament, standing.player), "points": standing.tally.points,
                "table_points": standing.tally.table_points, "total": standing.tally.total(),
                "decided_by": standing.decided_by, "counts": standing.tally.counts,
            })
        })
        .collect();
    let unranked: Vec<Value> = standings
        .unranked
        .iter()
        .map(|unranked| {
            json!({
                "player": unranked.player, "name": name(tournament, unranked.player),
                "total": unranked.tally.total(), "because": unranked.because,
            })
        })
        .collect();
    let with_tables = !state.tournament_rules().table_points.is_empty();
    versioned(
        tournament,
        json!({
            "final": state.phase() == Phase::Closed, "has_table_points": with_tables,
            "ranked": ranked, "unranked": unranked,
        }),
    )
}

/// A prize with the name of who won it.
pub(super) fn award(tournament: &Tournament, award: &Award) -> Value {
    json!({
        "player": award.player, "name": name(tournament, award.player), "town": town(tournament, award.player),
        "for": award.for_what, "cents": award.cents, "thing": award.thing,
    })
}

/// Who wins what; where the till does not hold it, that is said.
pub(crate) fn prizes(tournament: &Tournament) -> Result<Value, NoPrizes> {
    let fields = match tournament.state().prizes() {
        Ok(list) => json!({
            "awards": list.awards.iter().map(|won| award(tournament, won)).collect::<Vec<_>>(),
            "total": list.total, "till": list.till, "short": false,
        }),
        Err(NoPrizes::TillTooSmall(small)) => {
            json!({"awards": [], "total": small.total, "till": small.till, "short": true})
        }
        Err(error) => return Err(error),
    };
    Ok(versioned(tournament, fields))
}
