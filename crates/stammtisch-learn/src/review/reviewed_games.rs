//! Reviews as data.

use schafkopf_bots::review as analyst;
use serde::Serialize;

use super::wire::{PlayerSummary, Review};

/// Some games, reviewed, and what their players can learn from all of them: the JSON of `stammtisch analyze`.
#[derive(Debug, Serialize)]
pub struct ReviewedGames {
    /// The games, in their order.
    games: Vec<Review>,
    /// The players.
    summary: Vec<PlayerSummary>,
}

impl ReviewedGames {
    /// Games and players as the analyst found them.
    pub fn of(games: &[analyst::Review], summary: &[analyst::PlayerSummary]) -> ReviewedGames {
        ReviewedGames {
            games: games.iter().map(Review::from).collect(),
            summary: summary.iter().map(PlayerSummary::from).collect(),
        }
    }
}
