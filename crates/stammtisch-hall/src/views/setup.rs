//! The setup: what the tournament is, and how far it has come.

use schafkopf::ContractKind;
use schafkopf::rules::{FirstGame, TournamentText};
use schafkopf_turnier::{Part, Phase, State, Status, Tournament};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ForecastShown, Head, official};
use crate::wire;

/// What hangs on the door: what is played, when, where and by whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Poster {
    name: String,
    date: wire::Day,
    venue: String,
    organiser: String,
}

impl Poster {
    pub(crate) fn of(setup: &schafkopf_turnier::Setup) -> Poster {
        Poster {
            name: setup.name.clone(),
            date: setup.date.into(),
            venue: setup.venue.clone(),
            organiser: setup.organiser.clone(),
        }
    }
}

/// The setup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct SetupView {
    #[serde(flatten)]
    head: Head,
    setup: wire::Setup,
    phase: wire::Phase,
    rules: RulesShown,
    seed: Option<String>,
    /// Whether seats are drawn at the door, arrival by arrival.
    at_the_door: bool,
    officials: Vec<Official>,
    counts: Counts,
    next: wire::NextStep,
    /// How paper lists are typed, once it was chosen.
    paper: Option<wire::PaperChoice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    till: Option<i64>,
    /// What the prizes will come to, and whether the till will hold them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    forecast: Option<ForecastShown>,
}

/// Somebody in office.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct Official {
    person: u64,
    name: String,
    roles: Vec<wire::Role>,
}

/// The rules, as far as pages need them.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own, which a page asks where it matters"
)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(rename = "Rules")]
#[schema(as = Rules)]
struct RulesShown {
    id: String,
    matches: u32,
    games: u32,
    table_points: Vec<u32>,
    contracts: Vec<wire::ContractKind>,
    /// Contracts that can be announced as Tout.
    touts: Vec<wire::ContractKind>,
    doubling: bool,
    least_age: u32,
    approval: ApprovalShown,
    /// Whether there is no Tout and no Sie in the first game (S 2.9.1, 5.2.15, P 23).
    plain_first: bool,
    /// Whether only the referee changes the list keeper (P 15).
    keeper_by_referee: bool,
    /// Whether there may be a consolation prize (P 21).
    consolation: bool,
}

/// What must be approved; `solo_from` is which solo kind needs it first, 0 where none does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(rename = "ApprovalRules")]
#[schema(as = ApprovalRules)]
struct ApprovalShown {
    tout: bool,
    sie: bool,
    solo_from: u32,
    per: wire::ApprovalPer,
}

/// How many there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
struct Counts {
    players: usize,
    house: usize,
    waiting: usize,
    /// Players for a place who are marked as there.
    here: usize,
    tables: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    unpaid: Option<usize>,
}

/// The setup; the till is for the director.
pub(crate) fn setup(tournament: &Tournament, whole: bool) -> SetupView {
    let state = tournament.state();
    let officials = state.officials().iter().map(|(&person, roles)| Official {
        person: person.0,
        name: official(tournament, person),
        roles: roles.iter().copied().map(wire::Role::from).collect(),
    });
    let mut setup = state.setup().clone();
    if !whole {
        (setup.added, setup.prizes) = (0, schafkopf_turnier::PrizePlan::default());
    }
    SetupView {
        head: Head::of(tournament),
        setup: setup.into(),
        phase: state.phase().into(),
        rules: rules(state),
        seed: state.seed().map(str::to_owned),
        at_the_door: state.is_drawn_at_the_door(),
        officials: officials.collect(),
        counts: counts(state, whole),
        next: next(state),
        paper: state.paper().map(wire::PaperChoice::from),
        till: whole.then(|| state.till()),
        forecast: whole.then(|| state.forecast().into()),
    }
}

fn rules(state: &State) -> RulesShown {
    let (set, rules) = (state.rules(), state.tournament_rules());
    let contracts =
        ContractKind::plain_kinds().filter(|&kind| set.knows(kind)).map(wire::ContractKind::from).collect();
    let touts = ContractKind::plain_kinds()
        .filter(|kind| kind.tout().is_some_and(|tout| set.knows(tout)))
        .map(wire::ContractKind::from)
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
            per: rules.approval.per.into(),
        },
        plain_first: set.first_game.tout == FirstGame::Barred,
        keeper_by_referee: set.tournament_text() == TournamentText::Preis,
        consolation: set.tournament_text() != TournamentText::Preis,
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
        here: state.field().count() - state.not_here().count(),
        tables,
        unpaid: whole.then(|| state.unpaid().count()),
    }
}

/// The step that comes next: what the big button does.
fn next(state: &State) -> wire::NextStep {
    let rules = state.tournament_rules();
    match state.phase() {
        Phase::Planned => wire::NextStep::OpenRegistration,
        Phase::Open if state.seed().is_none() => wire::NextStep::FixSeed,
        Phase::Open => wire::NextStep::Draw,
        Phase::Running(number) => {
            let all_in = state.lists(number).iter().all(schafkopf_turnier::TableList::is_settled);
            if all_in { wire::NextStep::CloseMatch } else { wire::NextStep::Play }
        }
        Phase::Between(number) if number >= rules.matches => wire::NextStep::CloseTournament,
        Phase::Between(number) if state.seating(number + 1).is_none() => wire::NextStep::Draw,
        Phase::Drawn | Phase::Between(_) => wire::NextStep::StartMatch,
        Phase::Closed => wire::NextStep::Prizes,
    }
}
