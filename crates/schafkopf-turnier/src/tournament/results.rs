//! Results: what players reached, list by list.

use schafkopf::{BySeat, Seat};

use super::event::{KeptResult, ListId};
use super::state::State;
use super::table_list::{ListStatus, TableList};
use crate::player_number::PlayerNumber;
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
    /// What a list comes to so far, by its rows or by its totals: columns, totals and cross-checks.
    pub fn evaluation(&self, list: &TableList) -> Evaluation {
        match list.written_totals() {
            Some(written) => self.scoresheet().of_totals(&written.totals, self.tournament_rules().games),
            None => self.scoresheet().add_up(list.rows().iter().map(|written| &written.row)),
        }
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

    /// What somebody reached at a table: all of his seat's, or what came after he took it from somebody excluded, who hands
    /// nothing on (decision 38). Table points are those of the place.
    pub(crate) fn own_result(
        &self,
        id: ListId,
        list: &TableList,
        (seat, player): (Seat, PlayerNumber),
        games: u32,
    ) -> KeptResult {
        let result = self.list_result(list, games);
        let (mut points, mut counts) = (result.points[seat], result.counts[seat]);
        let start = self.player(player).and_then(|participant| participant.from);
        if let Some(start) = start.filter(|start| start.list == id) {
            let before = self.list_result(list, games.min(start.games));
            points -= before.points[seat];
            counts = counts.less(&before.counts[seat]);
        }
        let ListId { match_number, table } = id;
        KeptResult { match_number, table, player, points, table_points: result.table_points[seat], counts }
    }

    /// What all lists come to, player by player: what is kept when they are destroyed.
    pub fn results_to_keep(&self) -> Vec<KeptResult> {
        let games = self.tournament_rules().games;
        let mut kept = Vec::new();
        for (match_number, lists) in (1..).zip(&self.lists) {
            for (table, list) in (1..).zip(lists) {
                let id = ListId { match_number, table };
                let Some(players) = self.players_of(id) else { continue };
                kept.extend(Seat::ALL.map(|seat| self.own_result(id, list, (seat, players[seat]), games)));
            }
        }
        kept
    }
}
