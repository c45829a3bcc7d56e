//! A round of a season: one tournament and what came of it.

use serde::Serialize;

use crate::date::Date;
use crate::person::Person;
use crate::player_number::PlayerNumber;
use crate::ranking::NoRanking;
use crate::solo_counts::SoloCounts;
use crate::standings::Progress;
use crate::tournament::{Phase, Tournament};

/// One tournament of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeasonRound {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its day.
    pub date: Date,
    /// Whether it is over.
    pub closed: bool,
    /// Everybody with a place, best first; nobody before it is over.
    #[serde(skip)]
    pub results: Vec<RoundResult>,
}

/// What somebody reached in a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundResult {
    /// His number in it.
    pub player: PlayerNumber,
    /// His full name then; his number where it was erased.
    pub name: String,
    /// His town then.
    pub town: String,
    /// His place.
    pub rank: usize,
    /// His total.
    pub points: i64,
    /// Solo kinds.
    pub counts: SoloCounts,
}

impl SeasonRound {
    /// A tournament as a round; only one that is over has results.
    pub fn of(id: &str, tournament: &Tournament) -> Result<SeasonRound, NoRanking> {
        let state = tournament.state();
        let closed = state.phase() == Phase::Closed;
        let ranked = if closed { state.standings(Progress::Everything)?.ranked } else { Vec::new() };
        let person = |player: PlayerNumber| tournament.people().get(&state.player(player)?.person);
        let results = ranked.into_iter().map(|standing| RoundResult {
            player: standing.player,
            name: person(standing.player).map_or_else(|| format!("#{}", standing.player), Person::full_name),
            town: person(standing.player).map(|person| person.town.clone()).unwrap_or_default(),
            rank: standing.rank,
            points: standing.tally.total(),
            counts: standing.tally.counts,
        });
        Ok(SeasonRound {
            id: id.to_owned(),
            name: state.setup().name.clone(),
            date: state.setup().date,
            closed,
            results: results.collect(),
        })
    }
}
