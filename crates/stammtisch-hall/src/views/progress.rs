//! The progress of all tables: what is written, what is missing, who waits.

use schafkopf::Seat;
use schafkopf_turnier::{Signer, TableList, Tournament};
use serde_json::{Value, json};

use super::{event, match_with_lists, versioned};

/// How far all tables of a match are; without a number, of the one that runs.
pub(crate) fn progress(tournament: &Tournament, match_number: u32) -> Value {
    let state = tournament.state();
    let match_number =
        if state.lists(match_number).is_empty() { match_with_lists(tournament) } else { match_number };
    let lists = state.lists(match_number);
    let tables: Vec<Value> =
        (1_u32..).zip(lists).map(|(number, list)| table(tournament, number, list)).collect();
    let settled = lists.iter().filter(|list| list.is_settled()).count();
    versioned(
        tournament,
        json!({
            "match": match_number, "games": state.tournament_rules().games, "tables": tables,
            "in": settled, "of": lists.len(),
        }),
    )
}

fn table(tournament: &Tournament, number: u32, list: &TableList) -> Value {
    let last = list.rows().iter().map(|row| row.event).max();
    let waits = list.approvals().values().any(|approval| approval.answer.is_none());
    json!({
        "table": number, "written": list.written(), "status": list.status(),
        "signed": Seat::ALL.map(|seat| list.is_signed_by(Signer::Player(seat))),
        "keeper": list.keeper(), "keeper_signed": list.is_signed_by(Signer::Keeper),
        "complaint": list.open_complaint().is_some(), "approval": waits,
        "call": list.open_call().is_some(),
        "last_at": last.and_then(|number| event(tournament, number)).map(|event| event.at),
    })
}
