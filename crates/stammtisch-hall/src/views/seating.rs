//! The seating of a match, by table and by name, and the draws it comes from.

use schafkopf_turnier::{DrawRecord, ListId, PlayerNumber, Tournament, verify_draw};
use serde_json::{Value, json};

use super::{name, name_to_look_up, town, versioned};

fn player(tournament: &Tournament, number: PlayerNumber) -> Value {
    json!({"player": number, "name": name(tournament, number), "town": town(tournament, number)})
}

/// The four at a table.
pub(super) fn table(tournament: &Tournament, id: ListId) -> Value {
    let players = tournament.state().players_of(id);
    players.map_or(json!([]), |players| {
        players.as_array().iter().map(|&number| player(tournament, number)).collect()
    })
}

/// Who sits where in a match; none where it is not drawn.
pub(crate) fn seating(tournament: &Tournament, match_number: u32) -> Option<Value> {
    let seating = tournament.state().seating(match_number)?;
    let tables: Vec<Value> = (1..=seating.tables.len() as u32)
        .map(|number| json!({"table": number, "players": table(tournament, ListId { match_number, table: number })}))
        .collect();
    let mut names: Vec<(String, Value)> = seating
        .places()
        .map(|(place, number)| {
            let name = name_to_look_up(tournament, number);
            let line = json!({"name": name, "player": number, "table": place.table, "seat": place.seat});
            (sorted_as(&name), line)
        })
        .collect();
    names.sort_by(|one, other| one.0.cmp(&other.0));
    let names: Vec<Value> = names.into_iter().map(|(_, line)| line).collect();
    Some(versioned(tournament, json!({"match": match_number, "tables": tables, "names": names})))
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
pub(crate) fn draws(tournament: &Tournament) -> Value {
    let draws: Vec<Value> = tournament.state().draws().iter().map(draw).collect();
    versioned(tournament, json!({"seed": tournament.state().seed(), "draws": draws}))
}

fn draw(record: &DrawRecord) -> Value {
    let request = &record.request;
    let verified = verify_draw(request, &record.seatings).is_ok_and(|quality| quality == record.quality);
    json!({
        "seed": request.seed, "attempt": request.attempt, "first_match": request.first_match,
        "matches": request.matches, "entrants": request.entrants, "earlier": request.earlier,
        "seatings": record.seatings, "quality": record.quality, "best": record.quality.is_best(),
        "verified": verified,
    })
}
