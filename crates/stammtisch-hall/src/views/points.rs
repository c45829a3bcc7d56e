//! What every game of a list comes to, for a list keeper's page, which tells it without a network too.

use schafkopf::{ContractKind, Lineup};
use schafkopf_turnier as turnier;
use schafkopf_turnier::{RowPlace, State, Tournament};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Head;
use crate::wire;

/// What every game of a list comes to that can be written without a Spritze and a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct PointsView {
    #[serde(flatten)]
    head: Head,
    /// The games, as seat 1 plays them, with seat 2 where two play together.
    lines: Vec<PointsLine>,
}

/// A game, and what it comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct PointsLine {
    /// The number of the game: 1, in which some things do not count, or 2 for all others (S 5.2.15, P 23).
    game: u32,
    /// The game as a row.
    row: wire::Row,
    /// List points for seats 1 to 4.
    points: [i32; 4],
}

/// What every game comes to, as the scoresheet reads it; what it refuses is no game.
pub(crate) fn points(tournament: &Tournament) -> PointsView {
    let state = tournament.state();
    let lines = [1, 2].into_iter().flat_map(|game| rows(state).filter_map(move |row| line(state, game, row)));
    PointsView { head: Head::of(tournament), lines: lines.collect() }
}

fn line(state: &State, game: u32, row: turnier::Row) -> Option<PointsLine> {
    let checked = state.scoresheet().check(RowPlace::of_game(game), &row).ok()?;
    Some(PointsLine { game, row: row.into(), points: *checked.points().as_array() })
}

/// Every game that the rules know, however it may end.
fn rows(state: &State) -> impl Iterator<Item = turnier::Row> {
    let kinds = ContractKind::ALL.into_iter().filter(|&kind| state.rules().knows(kind));
    kinds.flat_map(|kind| {
        let ends = [(false, false), (true, false), (false, true)];
        let ends = [true, false].into_iter().flat_map(move |won| ends.map(|(low, none)| (won, low, none)));
        ends.map(move |(won, schneider, schwarz)| turnier::Row {
            declarer: Some(1),
            partner: has_partner(kind).then_some(2),
            contract: Some(kind.plain().name().to_owned()),
            tout: kind.is_tout().then_some(true),
            won: Some(won),
            schneider: schneider.then_some(true),
            schwarz: schwarz.then_some(true),
            ..turnier::Row::default()
        })
    })
}

const fn has_partner(kind: ContractKind) -> bool {
    match kind.row().lineup {
        Lineup::CalledPartner | Lineup::Married => true,
        Lineup::Alone | Lineup::Everyone => false,
    }
}
