//! Standings: where everybody is, after any number of games (S 5.4, T 4, P 21).

use std::collections::BTreeMap;

use schafkopf::rules::Criterion;
use serde::Serialize;

use crate::player_number::PlayerNumber;
use crate::ranking::{NoRanking, Player, rank};
use crate::solo_counts::SoloCounts;
use crate::tournament::{KeptResult, ListId, Part, State, Status};

/// Up to where results count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Progress {
    /// All that is written.
    Everything,
    /// All of the matches before, and so many games of this one.
    After {
        /// Number of the match, from 1.
        match_number: u32,
        /// How many of its games.
        games: u32,
    },
}

/// What somebody reached, over all matches, with what he took over (S 5.2.11).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// List points.
    pub points: i64,
    /// Table points.
    pub table_points: i64,
    /// What decides ties.
    pub counts: SoloCounts,
}

impl Tally {
    /// The total: list points and table points.
    pub const fn total(&self) -> i64 {
        self.points + self.table_points
    }

    /// What he has of a criterion; of the lot nobody has anything.
    pub const fn of(&self, criterion: Criterion) -> Option<i64> {
        let SoloCounts { sie, touts_won, touts_played, solos_won, solos_played } = self.counts;
        let count = match criterion {
            Criterion::Points => return Some(self.total()),
            Criterion::GamePoints => return Some(self.points),
            Criterion::Lot => return None,
            Criterion::Sie => sie,
            Criterion::ToutsWon => touts_won,
            Criterion::ToutsPlayed => touts_played,
            Criterion::SolosWon => solos_won,
            Criterion::SolosPlayed => solos_played,
        };
        Some(count as i64)
    }

    fn add(&mut self, other: &Tally) {
        self.points += other.points;
        self.table_points += other.table_points;
        self.counts = self.counts.and(&other.counts);
    }
}

impl From<&KeptResult> for Tally {
    fn from(result: &KeptResult) -> Tally {
        let &KeptResult { points, table_points, counts, .. } = result;
        Tally { points, table_points, counts }
    }
}

/// A place in the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The place, from 1.
    pub rank: usize,
    /// Who.
    pub player: PlayerNumber,
    /// What he reached.
    pub tally: Tally,
    /// What separates him from the next below; the last, from the one above.
    pub decided_by: Criterion,
}

/// Somebody without a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Unranked {
    /// Who.
    pub player: PlayerNumber,
    /// What he reached.
    pub tally: Tally,
    /// Why he has no place.
    pub because: WithoutRank,
}

/// Why somebody has no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WithoutRank {
    /// He filled a table.
    House,
    /// He was excluded (S 5.1.4).
    Excluded,
}

/// Where everybody is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// Best first.
    pub ranked: Vec<Standing>,
    /// Who played and has no place, in the order of the numbers.
    pub unranked: Vec<Unranked>,
}

/// What decided between players who are level on points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tie {
    /// What decided: between somebody and the next below, where they are level, or else the one above.
    pub by: Criterion,
    /// What he has of it; of the lot, nothing.
    pub has: Option<i64>,
}

impl Standings {
    /// What decided the place of somebody who is level on points with the one below or above; none where points did.
    pub fn tie(&self, player: PlayerNumber) -> Option<Tie> {
        let place = self.ranked.iter().position(|standing| standing.player == player)?;
        let between = |upper: Option<usize>| {
            let upper = upper.filter(|&upper| upper + 1 < self.ranked.len())?;
            Some(self.ranked[upper].decided_by).filter(|&by| by != Criterion::Points)
        };
        let by = between(Some(place)).or_else(|| between(place.checked_sub(1)))?;
        Some(Tie { by, has: self.ranked[place].tally.of(by) })
    }
}

impl State {
    /// What the lists come to so far, or came to before they were destroyed.
    pub fn results_so_far(&self) -> Vec<KeptResult> {
        match self.kept_results() {
            Some(kept) => kept.to_vec(),
            None => self.results_to_keep(),
        }
    }

    /// What everybody reached at each table himself.
    fn own_results(&self, progress: Progress) -> Vec<KeptResult> {
        if let Some(kept) = self.kept_results() {
            return kept.to_vec();
        }
        let mut results = Vec::new();
        for match_number in 1..=self.tournament_rules().matches {
            let games = match progress {
                Progress::After { match_number: last, .. } if match_number > last => break,
                Progress::After { match_number: last, games } if match_number == last => games,
                Progress::Everything | Progress::After { .. } => u32::MAX,
            };
            for (list, table) in self.lists(match_number).iter().zip(1..) {
                let id = ListId { match_number, table };
                let Some(players) = self.players_of(id) else { continue };
                let own =
                    players.iter().map(|(seat, &player)| self.own_result(id, list, (seat, player), games));
                results.extend(own);
            }
        }
        results
    }

    /// Somebody and whom he replaced, and whom that one replaced (S 5.2.11).
    fn chain(&self, number: PlayerNumber) -> impl Iterator<Item = PlayerNumber> {
        let chain = std::iter::successors(Some(number), |&number| self.player(number)?.took_over);
        // A chain is never longer than there are players, even in a log that was tampered with.
        chain.take(self.players().len())
    }

    /// What everybody reached match by match, with what he took over from whom he replaced (S 5.2.11); nothing for a match
    /// that he did not play.
    pub fn match_tallies(&self, progress: Progress) -> BTreeMap<(PlayerNumber, u32), Tally> {
        let mut own: BTreeMap<PlayerNumber, Vec<KeptResult>> = BTreeMap::new();
        for result in self.own_results(progress) {
            own.entry(result.player).or_default().push(result);
        }
        let mut tallies: BTreeMap<(PlayerNumber, u32), Tally> = BTreeMap::new();
        for &number in self.players().keys() {
            for result in self.chain(number).filter_map(|link| own.get(&link)).flatten() {
                tallies.entry((number, result.match_number)).or_default().add(&Tally::from(result));
            }
        }
        tallies
    }

    /// What everybody reached, with what he took over from whom he replaced (S 5.2.11).
    pub fn tallies(&self, progress: Progress) -> BTreeMap<PlayerNumber, Tally> {
        let mut tallies: BTreeMap<PlayerNumber, Tally> =
            self.players().keys().map(|&number| (number, Tally::default())).collect();
        for ((number, _), tally) in self.match_tallies(progress) {
            tallies.entry(number).or_default().add(&tally);
        }
        tallies
    }

    /// Where everybody is after so many games.
    ///
    /// Who withdrew before he played, waits, or was replaced does not appear; a house player or who was excluded appears
    /// without a place.
    pub fn standings(&self, progress: Progress) -> Result<Standings, NoRanking> {
        let tallies = self.tallies(progress);
        let mut standings = Standings::default();
        let mut field = Vec::new();
        for (&number, participant) in self.players() {
            let unranked = |because| Unranked { player: number, tally: tallies[&number], because };
            match (participant.status, participant.part) {
                (Status::Excluded, _) => standings.unranked.push(unranked(WithoutRank::Excluded)),
                (Status::Active, Part::House) => standings.unranked.push(unranked(WithoutRank::House)),
                (Status::Active, Part::Ranked) => field.push(as_player(number, &tallies[&number])),
                (Status::Waiting | Status::Withdrawn | Status::Replaced(_), _) => {}
            }
        }
        let numbers: BTreeMap<&str, PlayerNumber> = field
            .iter()
            .filter_map(|player| Some((player.id.as_str(), PlayerNumber(player.id.parse().ok()?))))
            .collect();
        for ranked in rank(self.rules(), self.seed(), &field)? {
            let player = numbers[ranked.id];
            let (rank, decided_by) = (ranked.rank, ranked.decided_by);
            standings.ranked.push(Standing { rank, player, tally: tallies[&player], decided_by });
        }
        Ok(standings)
    }
}

/// A player for the ranking; the lot is drawn by his number.
fn as_player(number: PlayerNumber, tally: &Tally) -> Player {
    let SoloCounts { sie, touts_won, touts_played, solos_won, solos_played } = tally.counts;
    Player {
        id: number.to_string(),
        points: tally.points,
        table_points: tally.table_points,
        sie,
        touts_won,
        touts_played,
        solos_won,
        solos_played,
    }
}
