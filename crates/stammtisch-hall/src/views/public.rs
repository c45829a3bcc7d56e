//! What anybody may know, without a link: what hangs on the door and on the wall.

use schafkopf_turnier::{Award, Namesakes, Phase, Progress, Tournament, finds};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::prizes::{self, AwardLine};
use super::standings::StandingsView;
use super::{Poster, name_to_look_up, running_match, standings};
use crate::display::{DisplayState, prizes_in_order};
use crate::wire;

/// Most names that a search gives.
const MOST_FOUND: usize = 20;
/// Fewest letters that are searched for.
const FEWEST_LETTERS: usize = 2;

/// What everybody may know of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Announcement {
    id: String,
    #[serde(flatten)]
    poster: Poster,
    phase: wire::Phase,
    rules: RulesInShort,
}

/// The rules of a tournament in short.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct RulesInShort {
    id: String,
    matches: u32,
    games: u32,
}

/// Where somebody sits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Found {
    name: String,
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
    seat: wire::Seat,
}

/// The final standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct ResultsView {
    #[serde(flatten)]
    standings: StandingsView,
    tournament: Announcement,
    /// Prizes that were given: those that the screen has shown, from the first place on.
    prizes: Vec<AwardLine>,
}

/// The announcement of a tournament; the organiser is named, as the participants must know (S 5.1.1).
pub(crate) fn announcement(id: &str, tournament: &Tournament) -> Announcement {
    let state = tournament.state();
    let rules = state.tournament_rules();
    Announcement {
        id: id.to_owned(),
        poster: Poster::of(state.setup()),
        phase: state.phase().into(),
        rules: RulesInShort { id: state.rules().id.clone(), matches: rules.matches, games: rules.games },
    }
}

/// Where people of this name sit: what the seating plan on the wall says, and no more.
pub(crate) fn where_does(tournament: &Tournament, wanted: &str) -> Vec<Found> {
    let running = running_match(tournament);
    let Some(seating) = tournament.state().seating(running) else { return Vec::new() };
    if wanted.trim().chars().count() < FEWEST_LETTERS {
        return Vec::new();
    }
    let namesakes = Namesakes::of(tournament);
    let mut found: Vec<Found> = seating
        .places()
        .filter_map(|(place, player)| {
            let name = name_to_look_up(tournament, player);
            let hit = finds(wanted, &name);
            let name = namesakes.told_apart(player, name);
            hit.then_some(Found { name, match_number: running, table: place.table, seat: place.seat.into() })
        })
        .collect();
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found.truncate(MOST_FOUND);
    found
}

/// The prizes that the screen has shown, from the first place on.
fn given(tournament: &Tournament, display: &DisplayState) -> Vec<Award> {
    let mut given: Vec<Award> = prizes_in_order(tournament).into_iter().take(display.revealed).collect();
    given.reverse();
    given
}

/// The final standings; none before the tournament is over.
pub(crate) fn results(id: &str, tournament: &Tournament, display: &DisplayState) -> Option<ResultsView> {
    let is_over = tournament.state().phase() == Phase::Closed;
    is_over.then(|| ResultsView {
        standings: standings(tournament, Progress::Everything),
        tournament: announcement(id, tournament),
        prizes: prizes::awards(tournament, &given(tournament, display)),
    })
}
