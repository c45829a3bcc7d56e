//! The seating of a match, by table and by name, and the draws it comes from.

use schafkopf_turnier::{DrawRecord, ListId, Namesakes, PlayerNumber, Tournament, verify_draw};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Head, name, name_to_look_up, town};
use crate::wire;

/// Who sits where in a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct SeatingView {
    #[serde(flatten)]
    head: Head,
    #[serde(rename = "match")]
    match_number: u32,
    tables: Vec<SeatedTable>,
    names: Vec<SeatedName>,
}

/// A table with who sits there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct SeatedTable {
    table: u32,
    players: Vec<Sitter>,
}

/// Somebody at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Sitter {
    player: u32,
    name: String,
    town: String,
}

/// Somebody as he looks himself up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct SeatedName {
    name: String,
    player: u32,
    table: u32,
    seat: wire::Seat,
}

/// All draws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct DrawView {
    #[serde(flatten)]
    head: Head,
    seed: Option<String>,
    draws: Vec<DrawLine>,
}

/// A draw, with all that is needed to repeat it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct DrawLine {
    seed: String,
    attempt: u32,
    first_match: u32,
    matches: u32,
    entrants: Vec<wire::Entrant>,
    earlier: Vec<wire::Seating>,
    seatings: Vec<wire::Seating>,
    quality: wire::Quality,
    /// Whether seats were drawn arrival by arrival; entrants then stand in that order.
    at_the_door: bool,
    best: bool,
    verified: bool,
}

/// Those at a table.
pub(super) fn table(tournament: &Tournament, id: ListId) -> Vec<Sitter> {
    told_apart(tournament, &Namesakes::of(tournament), id)
}

/// Those at a table, people of one name told apart.
fn told_apart(tournament: &Tournament, namesakes: &Namesakes, id: ListId) -> Vec<Sitter> {
    let Some(players) = tournament.state().players_of(id) else { return Vec::new() };
    let sitter = |&player: &PlayerNumber| Sitter {
        player: player.0,
        name: namesakes.told_apart(player, name(tournament, player)),
        town: town(tournament, player).to_owned(),
    };
    players.as_array().iter().map(sitter).collect()
}

/// Who sits where in a match; none where it is not drawn.
pub(crate) fn seating(tournament: &Tournament, match_number: u32) -> Option<SeatingView> {
    let seating = tournament.state().seating(match_number)?;
    let namesakes = Namesakes::of(tournament);
    let seated = |table: u32| {
        let list = ListId { match_number, table };
        SeatedTable { table, players: told_apart(tournament, &namesakes, list) }
    };
    let mut names: Vec<SeatedName> = seating
        .places()
        .map(|(place, player)| {
            let name = namesakes.told_apart(player, name_to_look_up(tournament, player));
            SeatedName { name, player: player.0, table: place.table, seat: place.seat.into() }
        })
        .collect();
    names.sort_by_cached_key(|line| sorted_as(&line.name));
    let tables = (1..=seating.tables.len() as u32).map(seated).collect();
    Some(SeatingView { head: Head::of(tournament), match_number, tables, names })
}

/// The seating of a match that is not drawn.
pub(super) fn undrawn(tournament: &Tournament, match_number: u32) -> SeatingView {
    SeatingView { head: Head::of(tournament), match_number, tables: Vec::new(), names: Vec::new() }
}

/// A name as it is sorted: an umlaut as its vowel.
fn sorted_as(name: &str) -> String {
    let plain = |c: char| match c {
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        c => c,
    };
    name.to_lowercase().replace('ß', "ss").chars().map(plain).collect()
}

/// All draws, with all that is needed to repeat them.
pub(crate) fn draws(tournament: &Tournament) -> DrawView {
    let state = tournament.state();
    DrawView {
        head: Head::of(tournament),
        seed: state.seed().map(str::to_owned),
        draws: state.draws().iter().map(draw).collect(),
    }
}

fn draw(record: &DrawRecord) -> DrawLine {
    let request = &record.request;
    DrawLine {
        seed: request.seed.clone(),
        attempt: request.attempt,
        first_match: request.first_match,
        matches: request.matches,
        entrants: request.entrants.iter().copied().map(wire::Entrant::from).collect(),
        earlier: request.earlier.iter().map(wire::Seating::from).collect(),
        seatings: record.seatings.iter().map(wire::Seating::from).collect(),
        quality: record.quality.into(),
        at_the_door: request.at_the_door,
        best: record.quality.is_best(),
        verified: verify_draw(request, &record.seatings).is_ok_and(|quality| quality == record.quality),
    }
}
