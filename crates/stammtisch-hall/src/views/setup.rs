//! The setup: what the tournament is, and how far it has come.

use schafkopf::ContractKind;
use schafkopf_turnier::{Part, Phase, State, Status, Tournament};
use serde_json::{Value, json};

use super::{official, versioned};

/// How far the tournament has come.
pub(crate) fn phase(state: &State) -> Value {
    let number = match state.phase() {
        Phase::Running(number) | Phase::Between(number) => Some(number),
        Phase::Planned | Phase::Open | Phase::Drawn | Phase::Closed => None,
    };
    json!({"name": state.phase().name(), "match": number})
}

/// The setup; the till is for the director.
pub(crate) fn setup(tournament: &Tournament, whole: bool) -> Value {
    let state = tournament.state();
    let officials: Vec<Value> = state
        .officials()
        .iter()
        .map(|(&person, roles)| json!({"person": person, "name": official(tournament, person), "roles": roles}))
        .collect();
    let mut told = state.setup().clone();
    if !whole {
        (told.added, told.prizes) = (0, schafkopf_turnier::PrizePlan::default());
    }
    let mut fields = json!({
        "setup": told, "phase": phase(state), "rules": rules(state), "seed": state.seed(),
        "officials": officials, "counts": counts(state, whole), "next": next(state),
    });
    if whole {
        fields["till"] = json!(state.till());
    }
    versioned(tournament, fields)
}

fn rules(state: &State) -> Value {
    let (set, rules) = (state.rules(), state.tournament_rules());
    let plain = [
        ContractKind::Rufspiel,
        ContractKind::Farbwenz,
        ContractKind::Wenz,
        ContractKind::Solo,
        ContractKind::Sie,
    ];
    let contracts: Vec<&str> =
        plain.into_iter().filter(|&kind| set.knows(kind)).map(ContractKind::name).collect();
    let touts: Vec<&str> = plain
        .into_iter()
        .filter(|kind| kind.tout().is_some_and(|tout| set.knows(tout)))
        .map(ContractKind::name)
        .collect();
    json!({
        "id": set.id, "matches": rules.matches, "games": rules.games, "table_points": rules.table_points,
        "contracts": contracts, "touts": touts, "doubling": set.doubling.is_some(),
        "least_age": rules.least_age,
        "approval": {"tout": rules.approval.tout, "sie": rules.approval.sie,
                     "solo_from": rules.approval.solo_from, "per": rules.approval.per},
    })
}

fn counts(state: &State, whole: bool) -> Value {
    let with = |status: Status| state.players().values().filter(|player| player.status == status).count();
    let house = state
        .players()
        .values()
        .filter(|player| player.status == Status::Active && player.part == Part::House)
        .count();
    let tables = state.seating(state.current_match()).map_or(0, |seating| seating.tables.len());
    let mut counts = json!({
        "players": with(Status::Active) - house, "house": house, "waiting": with(Status::Waiting),
        "tables": tables,
    });
    if whole {
        counts["unpaid"] = json!(state.unpaid().count());
    }
    counts
}

/// The step that comes next: what the big button does.
fn next(state: &State) -> &'static str {
    let rules = state.tournament_rules();
    match state.phase() {
        Phase::Planned => "open_registration",
        Phase::Open if state.seed().is_none() => "fix_seed",
        Phase::Open => "draw",
        Phase::Running(number) => {
            let all_in = state.lists(number).iter().all(schafkopf_turnier::TableList::is_settled);
            if all_in { "close_match" } else { "play" }
        }
        Phase::Between(number) if number >= rules.matches => "close_tournament",
        Phase::Between(number) if state.seating(number + 1).is_none() => "draw",
        Phase::Drawn | Phase::Between(_) => "start_match",
        Phase::Closed => "prizes",
    }
}
