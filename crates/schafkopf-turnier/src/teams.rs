//! Teams: named players who are ranked together by the sum of what they reached.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use thiserror::Error;

use crate::player_number::PlayerNumber;
use crate::standings::Standings;
use crate::tournament::{State, Status};

/// Fewest and most players of a team.
const SIZES: std::ops::RangeInclusive<usize> = 3..=4;
/// Longest name of a team.
const LONGEST: usize = 100;

/// A team as it was entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Its name.
    pub name: String,
    /// Its players: three, or four, and of every team of a tournament the same number.
    pub players: Vec<PlayerNumber>,
}

/// What is wrong with teams.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TeamFault {
    /// A team without a name, with one that is too long, or with another's.
    #[error("team {team} needs a name of its own of at most 100 characters")]
    Name {
        /// Which team, from 1.
        team: usize,
    },
    /// A team of another number of players than three or four, or than the first team.
    #[error("team {team} has {players} players")]
    Size {
        /// Which team, from 1.
        team: usize,
        /// How many players it has.
        players: usize,
    },
    /// A player is named twice.
    #[error("player {player} is in two teams, or twice in one")]
    Twice {
        /// Who.
        player: PlayerNumber,
    },
}

/// A team's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamStanding {
    /// The place, from 1.
    pub rank: usize,
    /// The team's name.
    pub name: String,
    /// What its players reached together.
    pub total: i64,
    /// Its players, best first.
    pub members: Vec<TeamMember>,
}

/// A player of a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamMember {
    /// Who plays for the team: of somebody who was replaced, the one who took his seat.
    pub player: PlayerNumber,
    /// His own place.
    pub rank: usize,
    /// What he reached.
    pub total: i64,
}

/// Where the teams are.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TeamStandings {
    /// Best first.
    pub ranked: Vec<TeamStanding>,
    /// Teams of which somebody has no place, in the order in which they were entered.
    pub unranked: Vec<Team>,
}

/// What is wrong with these teams, if anything.
pub(crate) fn fault(teams: &[Team]) -> Option<TeamFault> {
    let (mut names, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let size = teams.first().map_or(0, |team| team.players.len());
    for (number, team) in (1..).zip(teams) {
        let name = team.name.trim().to_lowercase();
        if name.is_empty() || name.chars().count() > LONGEST || !names.insert(name) {
            return Some(TeamFault::Name { team: number });
        }
        let players = team.players.len();
        if players != size || !SIZES.contains(&players) {
            return Some(TeamFault::Size { team: number, players });
        }
        if let Some(&player) = team.players.iter().find(|&&player| !seen.insert(player)) {
            return Some(TeamFault::Twice { player });
        }
    }
    None
}

impl State {
    /// The teams by the sum of what their players reached; of teams level, the one whose best player is placed better.
    ///
    /// A team of which somebody has no place is not ranked.
    pub fn team_standings(&self, standings: &Standings) -> TeamStandings {
        let mut all = TeamStandings::default();
        for team in &self.setup().teams {
            let members: Option<Vec<TeamMember>> =
                team.players.iter().map(|&player| self.team_member(player, standings)).collect();
            let Some(mut members) = members else {
                all.unranked.push(team.clone());
                continue;
            };
            members.sort_by_key(|member| member.rank);
            let total = members.iter().map(|member| member.total).sum();
            all.ranked.push(TeamStanding { rank: 0, name: team.name.clone(), total, members });
        }
        let best = |team: &TeamStanding| team.members.first().map_or(usize::MAX, |member| member.rank);
        all.ranked.sort_by_key(|team| (Reverse(team.total), best(team)));
        all.ranked.iter_mut().zip(1..).for_each(|(team, rank)| team.rank = rank);
        all
    }

    fn team_member(&self, named: PlayerNumber, standings: &Standings) -> Option<TeamMember> {
        let mut player = named;
        // A chain is never longer than there are players, even in a log that was tampered with.
        for _ in 0..self.players().len() {
            match self.player(player)?.status {
                Status::Replaced(by) => player = by,
                Status::Active | Status::Waiting | Status::Withdrawn | Status::Excluded => break,
            }
        }
        let standing = standings.ranked.iter().find(|standing| standing.player == player)?;
        Some(TeamMember { player, rank: standing.rank, total: standing.tally.total() })
    }
}
