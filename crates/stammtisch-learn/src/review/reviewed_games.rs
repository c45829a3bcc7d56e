//! Reviews as data.

use schafkopf_bots::review::{PlayerSummary, Review};
use serde::Serialize;

/// Some games, reviewed, and what their players can learn from all of them: the JSON of `stammtisch analyze`.
#[derive(Debug, Serialize)]
pub struct ReviewedGames<'a> {
    /// The games, in their order.
    pub games: &'a [Review],
    /// The players.
    pub summary: &'a [PlayerSummary],
}
