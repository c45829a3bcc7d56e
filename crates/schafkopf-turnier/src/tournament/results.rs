//! Results: what players reached, list by list.

use schafkopf::{BySeat, Seat};

use super::event::{KeptResult, ListId};
use super::state::State;
use super::table_list::{ListStatus, TableList};
use crate::scoresheet::Evaluation;
use crate::solo_counts::SoloCounts;
use crate::table_points::table_points;

/// What a list comes to for the four at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListResult {
    /// List points.
    pub points: BySeat<i64>,
    /// Table points, where there are any and the list is closed (T 6).
    pub table_points: BySeat<i64>,
    /// What decides ties.
    pub counts: BySeat<SoloCounts>,
}

impl State {
    /// What the rows of a list come to so far: columns, totals and cross-checks.
    pub fn evaluation(&self, list: &TableList) -> Evaluation {
        self.scoresheet().add_up(list.rows().iter().map(|written| &written.row))
    }

    /// What a list comes to after so many of its games.
    ///
    /// Table points are given when the match is played and the list closed, not before; a void list gives none.
    pub fn list_result(&self, list: &TableList, games: u32) -> ListResult {
        let rules = self.tournament_rules();
        let (points, counts) = list.totals(games as usize);
        let given = list.status() == ListStatus::Closed && games >= rules.games;
        let table_points = given.then(|| table_points(&rules.table_points, &points)).flatten();
        ListResult { points, table_points: table_points.unwrap_or_default(), counts }
    }

    /// What all lists come to, player by player: what is kept when they are destroyed.
    pub fn results_to_keep(&self) -> Vec<KeptResult> {
        let games = self.tournament_rules().games;
        let mut kept = Vec::new();
        for (match_number, lists) in (1..).zip(&self.lists) {
            for (table, list) in (1..).zip(lists) {
                let Some(players) = self.players_of(ListId { match_number, table }) else { continue };
                let result = self.list_result(list, games);
                kept.extend(Seat::ALL.map(|seat| KeptResult {
                    match_number,
                    table,
                    player: players[seat],
                    points: result.points[seat],
                    table_points: result.table_points[seat],
                    counts: result.counts[seat],
                }));
            }
        }
        kept
    }
}
