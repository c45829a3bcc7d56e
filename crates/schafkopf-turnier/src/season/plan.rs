//! The plan of a season: which tournaments, how many results, and who is one person.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use thiserror::Error;

use crate::player_number::PlayerNumber;

/// What a season is made of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeasonPlan {
    /// Its name.
    pub name: String,
    /// How many results of each person count; none where all do.
    pub best: Option<usize>,
    /// The tournaments, in order.
    pub tournaments: Vec<String>,
    /// Entries that are one person.
    pub same: Vec<Vec<SeasonPlayer>>,
}

/// A player of a tournament in a season, written `kirchweih:17`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(into = "String")]
pub struct SeasonPlayer {
    /// The tournament, as it is called in the plan.
    pub tournament: String,
    /// His number in it.
    pub player: PlayerNumber,
}

/// A text that names no player of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not written as TOURNAMENT:NUMBER")]
pub struct NotASeasonPlayer(pub String);

impl FromStr for SeasonPlayer {
    type Err = NotASeasonPlayer;

    fn from_str(text: &str) -> Result<SeasonPlayer, NotASeasonPlayer> {
        let wrong = || NotASeasonPlayer(text.chars().take(80).collect());
        let (tournament, number) = text.rsplit_once(':').ok_or_else(wrong)?;
        let number = number.trim().parse().map_err(|_| wrong())?;
        let tournament = Some(tournament.trim()).filter(|name| !name.is_empty()).ok_or_else(wrong)?;
        Ok(SeasonPlayer { tournament: tournament.to_owned(), player: PlayerNumber(number) })
    }
}

impl From<SeasonPlayer> for String {
    fn from(player: SeasonPlayer) -> String {
        player.to_string()
    }
}

impl fmt::Display for SeasonPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.tournament, self.player)
    }
}

/// Why a season cannot be so.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SeasonFault {
    /// No result counts.
    #[error("at least one result must count")]
    NothingCounts,
    /// The plan has more or other tournaments than there are.
    #[error("{wanted} tournaments are planned, {found} are there")]
    Tournaments {
        /// In the plan.
        wanted: usize,
        /// There are.
        found: usize,
    },
    /// An entry that is not there.
    #[error("{entry} has no place in the season")]
    Unknown {
        /// The entry.
        entry: SeasonPlayer,
    },
    /// One person twice in one tournament.
    #[error("{entry} plays in the same tournament as another entry of the same person")]
    TwiceInOne {
        /// The second entry.
        entry: SeasonPlayer,
    },
    /// One entry for two people.
    #[error("{entry} is said to be two people")]
    InTwoGroups {
        /// The entry.
        entry: SeasonPlayer,
    },
}
