//! A player's card (T 7): his seats, his results, his place; nothing of others but whom he sits with.

use schafkopf_turnier::{
    ListId, ListStatus, Phase, PlayerNumber, Progress, Signer, State, Status, Tournament,
};
use serde_json::{Value, json};

use super::{name, phase, standings, town, versioned};
use crate::display::{DisplayState, prizes_in_order};

/// The card of a player; none where there is no such player.
pub(crate) fn card(tournament: &Tournament, player: PlayerNumber, display: &DisplayState) -> Option<Value> {
    let state = tournament.state();
    let participant = state.player(player)?;
    let drawn = (1..=state.tournament_rules().matches).filter(|&number| state.seating(number).is_some());
    let matches: Vec<Value> = drawn.filter_map(|number| line(tournament, player, number)).collect();
    let total: i64 = matches
        .iter()
        .map(|line| line["points"].as_i64().unwrap_or(0) + line["table_points"].as_i64().unwrap_or(0))
        .sum();
    let place = place(state, player);
    let revealed = prizes_in_order(tournament).into_iter().take(display.revealed);
    let prize: Vec<Value> = revealed
        .filter(|award| award.player == player)
        .map(|award| standings::award(tournament, &award))
        .collect();
    Some(versioned(
        tournament,
        json!({
            "player": player, "name": name(tournament, player), "town": town(tournament, player),
            "tournament": state.setup().name, "date": state.setup().date, "phase": phase(state),
            "status": participant.status, "matches": matches, "total": total,
            "rank": place.map(|(rank, _)| rank), "of": place.map(|(_, of)| of), "prizes": prize,
        }),
    ))
}

fn line(tournament: &Tournament, player: PlayerNumber, match_number: u32) -> Option<Value> {
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
    Some(json!({
        "match": match_number, "table": place.table, "seat": place.seat, "with": with, "in": is_in,
        "points": result.map(|result| result.points[place.seat]),
        "table_points": result.filter(|_| with_tables).map(|result| result.table_points[place.seat]),
        "signed": list.is_some_and(|list| list.is_signed_by(Signer::Player(place.seat))),
    }))
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
