//! A player's card (T 7): his seats, his results, his place; nothing of others but whom he sits with.

use schafkopf_turnier::{
    Award, ListId, ListStatus, Phase, PlayerNumber, Progress, Signer, State, Status, Tie, Tournament,
};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::prizes::{self, AwardLine};
use super::{Head, name, town};
use crate::display::{DisplayState, prizes_in_order};
use crate::wire;

/// A player's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct CardView {
    #[serde(flatten)]
    head: Head,
    player: u32,
    name: String,
    town: String,
    tournament: String,
    date: wire::Day,
    phase: wire::Phase,
    status: wire::Status,
    matches: Vec<CardLine>,
    total: i64,
    rank: Option<usize>,
    of: Option<usize>,
    /// What decided his place, where points did not.
    tie: Option<wire::Tie>,
    prizes: Vec<AwardLine>,
}

/// The card of somebody who is not registered any more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct NoCard {
    #[serde(flatten)]
    head: Head,
    player: u32,
}

/// A player's card, if there is one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(untagged)]
pub(crate) enum CardShown {
    /// There is.
    Card(Box<CardView>),
    /// There is none any more.
    None(NoCard),
}

/// A match on a player's card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct CardLine {
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
    seat: wire::Seat,
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
    let own: Vec<Award> = revealed.filter(|award| award.player == player).collect();
    Some(CardView {
        head: Head::of(tournament),
        player: player.0,
        name: name(tournament, player),
        town: town(tournament, player).to_owned(),
        tournament: state.setup().name.clone(),
        date: state.setup().date.into(),
        phase: state.phase().into(),
        status: participant.status.into(),
        matches,
        total,
        rank: place.map(|place| place.rank),
        of: place.map(|place| place.of),
        tie: place.and_then(|place| place.tie).map(wire::Tie::from),
        prizes: prizes::awards(tournament, &own),
    })
}

/// The card of a player, or that there is none any more.
pub(crate) fn card_shown(tournament: &Tournament, player: PlayerNumber, display: &DisplayState) -> CardShown {
    match card(tournament, player, display) {
        Some(card) => CardShown::Card(Box::new(card)),
        None => CardShown::None(NoCard { head: Head::of(tournament), player: player.0 }),
    }
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
        seat: place.seat.into(),
        with,
        is_in,
        points: result.map(|result| result.points[place.seat]),
        table_points: result.filter(|_| with_tables).map(|result| result.table_points[place.seat]),
        signed: list.is_some_and(|list| list.is_signed_by(Signer::Player(place.seat))),
    })
}

/// A place among all.
#[derive(Debug, Clone, Copy)]
struct Place {
    rank: usize,
    of: usize,
    tie: Option<Tie>,
}

/// His place among all, when a match is over.
fn place(state: &State, player: PlayerNumber) -> Option<Place> {
    let over = matches!(state.phase(), Phase::Between(_) | Phase::Closed);
    if !over || state.player(player)?.status != Status::Active {
        return None;
    }
    let standings = state.standings(Progress::Everything).ok()?;
    let standing = standings.ranked.iter().find(|standing| standing.player == player)?;
    Some(Place { rank: standing.rank, of: standings.ranked.len(), tie: standings.tie(player) })
}
