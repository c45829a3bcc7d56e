//! What anybody may know, without a link: what hangs on the door and on the wall.

use schafkopf_turnier::{Phase, Progress, Tournament};
use serde_json::{Value, json};

use super::{name_to_look_up, phase, running_match, standings};

/// Most names that a search gives.
const MOST_FOUND: usize = 20;
/// Fewest letters that are searched for.
const FEWEST_LETTERS: usize = 2;

/// The announcement of a tournament; the organiser is named, as the participants must know (S 5.1.1).
pub(crate) fn announcement(id: &str, tournament: &Tournament) -> Value {
    let state = tournament.state();
    let (setup, rules) = (state.setup(), state.tournament_rules());
    json!({
        "id": id, "name": setup.name, "date": setup.date, "venue": setup.venue, "organiser": setup.organiser,
        "phase": phase(state),
        "rules": {"id": state.rules().id, "matches": rules.matches, "games": rules.games},
    })
}

/// Where people of this name sit: what the seating plan on the wall says, and no more.
pub(crate) fn where_does(tournament: &Tournament, wanted: &str) -> Vec<Value> {
    let wanted = wanted.trim().to_lowercase();
    let running = running_match(tournament);
    let Some(seating) = tournament.state().seating(running) else { return Vec::new() };
    if wanted.chars().count() < FEWEST_LETTERS {
        return Vec::new();
    }
    let mut found: Vec<(String, Value)> = seating
        .places()
        .filter_map(|(place, player)| {
            let name = name_to_look_up(tournament, player);
            let plain = name.to_lowercase().replace(',', "");
            let hit =
                plain.split_whitespace().any(|word| word.starts_with(&wanted)) || plain.starts_with(&wanted);
            hit.then(|| {
                let line = json!({"name": name, "match": running, "table": place.table, "seat": place.seat});
                (name, line)
            })
        })
        .collect();
    found.sort_by(|one, other| one.0.cmp(&other.0));
    found.into_iter().take(MOST_FOUND).map(|(_, line)| line).collect()
}

/// The final standings; none before the tournament is over.
pub(crate) fn results(id: &str, tournament: &Tournament) -> Option<Value> {
    if tournament.state().phase() != Phase::Closed {
        return None;
    }
    let mut fields = standings(tournament, Progress::Everything);
    fields["tournament"] = announcement(id, tournament);
    Some(fields)
}
