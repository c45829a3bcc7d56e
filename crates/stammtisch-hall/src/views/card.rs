//! A player's card (T 7): his seats, his results, his place; nothing of others but whom he sits with.

use schafkopf::Seat;
use schafkopf_turnier::{
    Date, ListId, ListStatus, Phase, PlayerNumber, Progress, Signer, State, Status, Tournament,
};
use serde::Serialize;

use super::standings::{self, AwardLine};
use super::{Head, PhaseShown, name, phase, town};
use crate::display::{DisplayState, prizes_in_order};

/// A player's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CardView {
    #[serde(flatten)]
    head: Head,
    #[cfg_attr(test, ts(as = "u32"))]
    player: PlayerNumber,
    name: String,
    town: String,
    tournament: String,
    #[cfg_attr(test, ts(as = "String"))]
    date: Date,
    phase: PhaseShown,
    #[cfg_attr(test, ts(as = "super::shape::Status"))]
    status: Status,
    matches: Vec<CardLine>,
    total: i64,
    rank: Option<usize>,
    of: Option<usize>,
    prizes: Vec<AwardLine>,
}

/// A match on a player's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct CardLine {
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
    #[cfg_attr(test, ts(as = "super::shape::Seat"))]
    seat: Seat,
    with: Vec<String>,
    /// Whether the list is handed in.
    #[serde(rename = "in")]
    is_in: bool,
    points: Option<i64>,
    table_points: Option<i64>,
    signed: bool,
}

/// The card of a player; none where there is no such player.
pub(crate) fn card(
    tournament: &Tournament,
    player: PlayerNumber,
    display: &DisplayState,
) -> Option<CardView> {
    let state = tournament.state();
    let participant = state.player(player)?;
    let drawn = (1..=state.tournament_rules().matches).filter(|&number| state.seating(number).is_some());
    let matches: Vec<CardLine> = drawn.filter_map(|number| line(tournament, player, number)).collect();
    let total = matches.iter().map(|line| line.points.unwrap_or(0) + line.table_points.unwrap_or(0)).sum();
    let place = place(state, player);
    let revealed = prizes_in_order(tournament).into_iter().take(display.revealed);
    let prizes: Vec<AwardLine> = revealed
        .filter(|award| award.player == player)
        .map(|award| standings::award(tournament, &award))
        .collect();
    Some(CardView {
        head: Head::of(tournament),
        player,
        name: name(tournament, player),
        town: town(tournament, player).to_owned(),
        tournament: state.setup().name.clone(),
        date: state.setup().date,
        phase: phase(state),
        status: participant.status,
        matches,
        total,
        rank: place.map(|(rank, _)| rank),
        of: place.map(|(_, of)| of),
        prizes,
    })
}

fn line(tournament: &Tournament, player: PlayerNumber, match_number: u32) -> Option<CardLine> {
    let state = tournament.state();
    let place = state.seating(match_number)?.place_of(player)?;
    let id = ListId { match_number, table: place.table };
    let with: Vec<String> = state
        .players_of(id)?
        .as_array()
        .iter()
        .filter(|&&other| other != player)
        .map(|&other| name(tournament, other))
        .collect();
    let list = state.list(id);
    let is_in = list.is_some_and(|list| list.status() == ListStatus::Closed);
    let result = list.filter(|_| is_in).map(|list| state.list_result(list, state.tournament_rules().games));
    let with_tables = !state.tournament_rules().table_points.is_empty();
    Some(CardLine {
        match_number,
        table: place.table,
        seat: place.seat,
        with,
        is_in,
        points: result.map(|result| result.points[place.seat]),
        table_points: result.filter(|_| with_tables).map(|result| result.table_points[place.seat]),
        signed: list.is_some_and(|list| list.is_signed_by(Signer::Player(place.seat))),
    })
}

/// His place among all, when a match is over.
fn place(state: &State, player: PlayerNumber) -> Option<(usize, usize)> {
    let over = matches!(state.phase(), Phase::Between(_) | Phase::Closed);
    if !over || state.player(player)?.status != Status::Active {
        return None;
    }
    let standings = state.standings(Progress::Everything).ok()?;
    let standing = standings.ranked.iter().find(|standing| standing.player == player)?;
    Some((standing.rank, standings.ranked.len()))
}
