//! The setup: what the tournament is, and how far it has come.

use schafkopf::ContractKind;
use schafkopf::rules::ApprovalPer;
use schafkopf_turnier::{Date, Part, PersonId, Phase, Role, Setup, State, Status, Tournament};
use serde::Serialize;

use super::{Head, official};

/// How far a tournament has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Phase"))]
pub(crate) struct PhaseShown {
    #[cfg_attr(test, ts(type = "'planned' | 'open' | 'drawn' | 'running' | 'between' | 'closed'"))]
    name: &'static str,
    #[serde(rename = "match")]
    match_number: Option<u32>,
}

/// What hangs on the door: what is played, when, where and by whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Poster {
    name: String,
    #[cfg_attr(test, ts(as = "String"))]
    date: Date,
    venue: String,
    organiser: String,
}

impl Poster {
    pub(crate) fn of(setup: &Setup) -> Poster {
        Poster {
            name: setup.name.clone(),
            date: setup.date,
            venue: setup.venue.clone(),
            organiser: setup.organiser.clone(),
        }
    }
}

/// The setup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SetupView {
    #[serde(flatten)]
    head: Head,
    #[cfg_attr(test, ts(as = "super::shape::Setup"))]
    setup: Setup,
    phase: PhaseShown,
    rules: RulesShown,
    seed: Option<String>,
    officials: Vec<Official>,
    counts: Counts,
    #[cfg_attr(test, ts(as = "super::shape::NextStep"))]
    next: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    till: Option<i64>,
}

/// Somebody in office.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Official {
    #[cfg_attr(test, ts(as = "u64"))]
    person: PersonId,
    name: String,
    #[cfg_attr(test, ts(as = "Vec<super::shape::Role>"))]
    roles: Vec<Role>,
}

/// The rules, as far as pages need them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Rules"))]
struct RulesShown {
    id: String,
    matches: u32,
    games: u32,
    table_points: Vec<u32>,
    contracts: Vec<&'static str>,
    /// Contracts that can be announced as Tout.
    touts: Vec<&'static str>,
    doubling: bool,
    least_age: u32,
    approval: ApprovalShown,
}

/// What must be approved; `solo_from` is which solo kind needs it first, 0 where none does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ApprovalRules"))]
struct ApprovalShown {
    tout: bool,
    sie: bool,
    solo_from: u32,
    #[cfg_attr(test, ts(type = "'table' | 'player'"))]
    per: ApprovalPer,
}

/// How many there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Counts {
    players: usize,
    house: usize,
    waiting: usize,
    tables: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    unpaid: Option<usize>,
}

/// How far the tournament has come.
pub(crate) fn phase(state: &State) -> PhaseShown {
    let match_number = match state.phase() {
        Phase::Running(number) | Phase::Between(number) => Some(number),
        Phase::Planned | Phase::Open | Phase::Drawn | Phase::Closed => None,
    };
    PhaseShown { name: state.phase().name(), match_number }
}

/// The setup; the till is for the director.
pub(crate) fn setup(tournament: &Tournament, whole: bool) -> SetupView {
    let state = tournament.state();
    let officials = state.officials().iter().map(|(&person, roles)| Official {
        person,
        name: official(tournament, person),
        roles: roles.iter().copied().collect(),
    });
    let mut setup = state.setup().clone();
    if !whole {
        (setup.added, setup.prizes) = (0, schafkopf_turnier::PrizePlan::default());
    }
    SetupView {
        head: Head::of(tournament),
        setup,
        phase: phase(state),
        rules: rules(state),
        seed: state.seed().map(str::to_owned),
        officials: officials.collect(),
        counts: counts(state, whole),
        next: next(state),
        till: whole.then(|| state.till()),
    }
}

fn rules(state: &State) -> RulesShown {
    let (set, rules) = (state.rules(), state.tournament_rules());
    let plain = [
        ContractKind::Rufspiel,
        ContractKind::Farbwenz,
        ContractKind::Wenz,
        ContractKind::Solo,
        ContractKind::Sie,
    ];
    let contracts = plain.into_iter().filter(|&kind| set.knows(kind)).map(ContractKind::name).collect();
    let touts = plain
        .into_iter()
        .filter(|kind| kind.tout().is_some_and(|tout| set.knows(tout)))
        .map(ContractKind::name)
        .collect();
    RulesShown {
        id: set.id.clone(),
        matches: rules.matches,
        games: rules.games,
        table_points: rules.table_points.clone(),
        contracts,
        touts,
        doubling: set.doubling.is_some(),
        least_age: rules.least_age,
        approval: ApprovalShown {
            tout: rules.approval.tout,
            sie: rules.approval.sie,
            solo_from: rules.approval.solo_from,
            per: rules.approval.per,
        },
    }
}

fn counts(state: &State, whole: bool) -> Counts {
    let with = |status: Status| state.players().values().filter(|player| player.status == status).count();
    let house = state
        .players()
        .values()
        .filter(|player| player.status == Status::Active && player.part == Part::House)
        .count();
    let tables = state.seating(state.current_match()).map_or(0, |seating| seating.tables.len());
    Counts {
        players: with(Status::Active) - house,
        house,
        waiting: with(Status::Waiting),
        tables,
        unpaid: whole.then(|| state.unpaid().count()),
    }
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
