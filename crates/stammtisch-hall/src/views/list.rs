//! The list of a table, as its keeper sees it.

use schafkopf::Seat;
use schafkopf::rules::ApprovalPer;
use schafkopf_turnier::{
    Approval, Call, Complaint, ListId, Signer, State, TableList, Tournament, WrittenRow,
};
use serde_json::{Value, json};
use stammtisch_desk::words::short_row;

use super::{event, official, seating, versioned};

/// A list; none before its match has begun.
pub(crate) fn list(tournament: &Tournament, id: ListId) -> Option<Value> {
    let state = tournament.state();
    let list = state.list(id)?;
    let sums = state.evaluation(list);
    let games = state.tournament_rules().games;
    let rows: Vec<Value> =
        (1_u32..).zip(list.rows()).map(|(game, written)| row(tournament, game, written)).collect();
    let written = list.written();
    let done = written >= games;
    Some(versioned(
        tournament,
        json!({
            "match": id.match_number, "table": id.table, "games": games, "status": list.status(),
            "keeper": list.keeper(), "players": seating::table(tournament, id), "rows": rows,
            "plus": sums.plus.as_array(), "minus": sums.minus.as_array(), "total": sums.total.as_array(),
            "checks": sums.checks, "table_points": sums.table_points.filter(|_| done).map(|points| *points.as_array()),
            "next": {"game": (!done).then_some(written + 1), "correctable": (written > 0).then_some(written),
                     "solo_number": solo_number(state, list)},
            "approvals": list.approvals().values().map(|asked| approval(tournament, asked)).collect::<Vec<_>>(),
            "complaints": list.complaints().iter().map(|made| complaint(tournament, made)).collect::<Vec<_>>(),
            "calls": list.calls().iter().map(|made| call(tournament, made)).collect::<Vec<_>>(),
            "signed": Seat::ALL.map(|seat| list.is_signed_by(Signer::Player(seat))),
            "keeper_signed": list.is_signed_by(Signer::Keeper),
            "needs": {"games": games.saturating_sub(written), "signatures": list.unsigned().collect::<Vec<_>>(),
                      "keeper": !list.is_signed_by(Signer::Keeper)},
        }),
    ))
}

fn row(tournament: &Tournament, game: u32, written: &WrittenRow) -> Value {
    let before: Vec<Value> = written
        .before
        .iter()
        .map(|old| {
            let raw = old.row.raw();
            json!({"row": raw, "points": old.row.points().as_array(), "short": short_row::print(raw)})
        })
        .collect();
    json!({
        "game": game, "row": written.row.raw(), "points": written.row.points().as_array(),
        "circle": written.row.solo().map(|solo| solo.soloist), "short": short_row::print(written.row.raw()),
        "event": written.event, "referee": written.referee.map(|id| official(tournament, id)), "before": before,
    })
}

/// Which solo kind of the match the next one would be: of the table, or of each player.
fn solo_number(state: &State, list: &TableList) -> Value {
    let of = |seat: Option<Seat>| {
        let solos = list.rows().iter().filter_map(|written| written.row.solo());
        solos.filter(|solo| seat.is_none_or(|seat| solo.soloist == seat)).count() + 1
    };
    match state.tournament_rules().approval.per {
        ApprovalPer::Table => json!(of(None)),
        ApprovalPer::Player => json!(Seat::ALL.map(|seat| of(Some(seat)))),
    }
}

/// An approval that was asked for.
pub(super) fn approval(tournament: &Tournament, approval: &Approval) -> Value {
    let request = &approval.request;
    json!({
        "game": request.game, "seat": request.seat, "contract": request.kind.plain().name(),
        "tout": request.kind.is_tout(), "answer": approval.answer,
        "by": approval.referee.map(|id| official(tournament, id)),
    })
}

/// A complaint.
pub(super) fn complaint(tournament: &Tournament, complaint: &Complaint) -> Value {
    let made = event(tournament, complaint.event);
    json!({
        "game": complaint.game, "seat": complaint.seat, "why": made.and_then(|event| event.why.as_deref()),
        "at": made.map(|event| event.at), "answer": complaint.answer,
    })
}

/// A call of the referee.
pub(super) fn call(tournament: &Tournament, call: &Call) -> Value {
    let made = event(tournament, call.event);
    let answer = call.answer.and_then(|(number, _)| event(tournament, number));
    json!({
        "call": call.event, "seat": call.seat, "matter": call.matter,
        "why": made.and_then(|event| event.why.as_deref()), "at": made.map(|event| event.at),
        "answer": call.answer.map(|(_, answer)| answer),
        "answer_why": answer.and_then(|event| event.why.as_deref()),
        "by": call.referee.map(|id| official(tournament, id)),
    })
}
