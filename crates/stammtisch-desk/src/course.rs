//! The course of a tournament: which match is meant where nobody says so.

use schafkopf::Seat;
use schafkopf_turnier::{Command, MatchStart, State};

/// The match that runs, or comes next; of a tournament that is over, the last.
pub fn running_match(state: &State) -> u32 {
    state.current_match().clamp(1, state.tournament_rules().matches.max(1))
}

/// The match whose lists are looked at: the running one, or the last that was begun.
pub fn match_with_lists(state: &State) -> u32 {
    let running = running_match(state);
    (1..=running).rev().find(|&number| !state.lists(number).is_empty()).unwrap_or(running)
}

/// The command that starts the match whose turn it is.
pub fn next_match(state: &State, keeper: Option<Seat>) -> Command {
    Command::StartMatch(MatchStart { number: state.current_match(), keeper })
}
