//! The progress of all tables: what is written, what is missing, who waits.

use schafkopf::Seat;
use schafkopf_turnier::{Signer, TableList, Tournament};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Head, event, match_with_lists};
use crate::wire;

/// How far all tables of a match are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct ProgressView {
    #[serde(flatten)]
    head: Head,
    #[serde(rename = "match")]
    match_number: u32,
    games: u32,
    tables: Vec<TableProgress>,
    /// How many lists are handed in, or declared void.
    #[serde(rename = "in")]
    settled: usize,
    of: usize,
}

/// How far a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a sign of its own on the screen")]
struct TableProgress {
    table: u32,
    written: u32,
    /// Whether its totals came from paper, without its games.
    totals: bool,
    status: wire::ListStatus,
    signed: [bool; 4],
    keeper: Option<wire::Seat>,
    keeper_signed: bool,
    complaint: bool,
    approval: bool,
    call: bool,
    last_at: Option<i64>,
}

/// How far all tables of a match are; without a number, of the one that runs.
pub(crate) fn progress(tournament: &Tournament, match_number: u32) -> ProgressView {
    let state = tournament.state();
    let match_number =
        if state.lists(match_number).is_empty() { match_with_lists(tournament) } else { match_number };
    let lists = state.lists(match_number);
    ProgressView {
        head: Head::of(tournament),
        match_number,
        games: state.tournament_rules().games,
        tables: (1_u32..).zip(lists).map(|(number, list)| table(tournament, number, list)).collect(),
        settled: lists.iter().filter(|list| list.is_settled()).count(),
        of: lists.len(),
    }
}

fn table(tournament: &Tournament, number: u32, list: &TableList) -> TableProgress {
    let last = list.last_written();
    TableProgress {
        table: number,
        written: list.written(),
        totals: list.written_totals().is_some(),
        status: list.status().into(),
        signed: Seat::ALL.map(|seat| list.is_signed_by(Signer::Player(seat))),
        keeper: list.keeper().map(wire::Seat::from),
        keeper_signed: list.is_signed_by(Signer::Keeper),
        complaint: list.open_complaint().is_some(),
        approval: list.open_approvals().next().is_some(),
        call: list.open_call().is_some(),
        last_at: last.and_then(|number| event(tournament, number)).map(|event| event.at),
    }
}
