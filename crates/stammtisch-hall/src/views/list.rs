//! The list of a table, as its keeper sees it.

use schafkopf::Seat;
use schafkopf::rules::ApprovalPer;
use schafkopf_turnier::{
    Answer, Approval, Call, Check, Complaint, ListId, ListStatus, Matter, Row, Signer, State, TableList,
    Tournament, WrittenRow,
};
use serde::Serialize;
use stammtisch_desk::words::short_row;

use super::seating::{self, Sitter};
use super::{Head, event, official};

/// A list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ListView {
    #[serde(flatten)]
    head: Head,
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
    games: u32,
    #[cfg_attr(test, ts(as = "super::shape::ListStatus"))]
    status: ListStatus,
    #[cfg_attr(test, ts(as = "Option<super::shape::Seat>"))]
    keeper: Option<Seat>,
    players: Vec<Sitter>,
    rows: Vec<RowLine>,
    plus: [i64; 4],
    minus: [i64; 4],
    total: [i64; 4],
    #[cfg_attr(test, ts(as = "Vec<super::shape::Check>"))]
    checks: Vec<Check>,
    table_points: Option<[i64; 4]>,
    next: NextRow,
    approvals: Vec<ApprovalLine>,
    complaints: Vec<ComplaintLine>,
    calls: Vec<CallLine>,
    signed: [bool; 4],
    keeper_signed: bool,
    needs: Needs,
}

/// A list whose match has not begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct UnstartedList {
    #[serde(flatten)]
    head: Head,
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
    #[cfg_attr(test, ts(type = "'not_started'"))]
    status: &'static str,
    players: Vec<Sitter>,
    #[cfg_attr(test, ts(type = "never[]"))]
    rows: [(); 0],
}

/// What can be written next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct NextRow {
    game: Option<u32>,
    correctable: Option<u32>,
    solo_number: SoloNumber,
}

/// Which solo kind of the match the next one would be: of the table, or of each player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
enum SoloNumber {
    Table(usize),
    Player([usize; 4]),
}

/// What a list needs before it can be closed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Needs {
    games: u32,
    #[cfg_attr(test, ts(as = "Vec<super::shape::Seat>"))]
    signatures: Vec<Seat>,
    keeper: bool,
}

/// A row that was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct RowLine {
    game: u32,
    #[cfg_attr(test, ts(as = "super::shape::Row"))]
    row: Row,
    points: [i32; 4],
    #[cfg_attr(test, ts(as = "Option<super::shape::Seat>"))]
    circle: Option<Seat>,
    short: String,
    event: u64,
    referee: Option<String>,
    before: Vec<OldRow>,
}

/// What stood in a row before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct OldRow {
    #[cfg_attr(test, ts(as = "super::shape::Row"))]
    row: Row,
    points: [i32; 4],
    short: String,
}

/// An approval that was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ApprovalLine {
    game: u32,
    #[cfg_attr(test, ts(as = "super::shape::Seat"))]
    seat: Seat,
    contract: &'static str,
    tout: bool,
    #[cfg_attr(test, ts(as = "Option<super::shape::Answer>"))]
    pub(super) answer: Option<Answer>,
    by: Option<String>,
}

/// A complaint.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ComplaintLine {
    game: u32,
    #[cfg_attr(test, ts(as = "super::shape::Seat"))]
    seat: Seat,
    why: Option<String>,
    pub(super) at: Option<i64>,
    #[cfg_attr(test, ts(as = "Option<super::shape::Answer>"))]
    pub(super) answer: Option<Answer>,
}

/// A call of the referee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CallLine {
    call: u64,
    #[cfg_attr(test, ts(as = "Option<super::shape::Seat>"))]
    seat: Option<Seat>,
    #[cfg_attr(test, ts(as = "super::shape::Matter"))]
    matter: Matter,
    why: Option<String>,
    pub(super) at: Option<i64>,
    #[cfg_attr(test, ts(as = "Option<super::shape::Answer>"))]
    pub(super) answer: Option<Answer>,
    answer_why: Option<String>,
    by: Option<String>,
}

/// A list; none before its match has begun.
pub(crate) fn list(tournament: &Tournament, id: ListId) -> Option<ListView> {
    let state = tournament.state();
    let list = state.list(id)?;
    let sums = state.evaluation(list);
    let games = state.tournament_rules().games;
    let written = list.written();
    let done = written >= games;
    let by_keeper = list.is_signed_by(Signer::Keeper);
    Some(ListView {
        head: Head::of(tournament),
        match_number: id.match_number,
        table: id.table,
        games,
        status: list.status(),
        keeper: list.keeper(),
        players: seating::table(tournament, id),
        rows: (1_u32..).zip(list.rows()).map(|(game, written)| row(tournament, game, written)).collect(),
        plus: *sums.plus.as_array(),
        minus: *sums.minus.as_array(),
        total: *sums.total.as_array(),
        table_points: sums.table_points.filter(|_| done).map(|points| *points.as_array()),
        checks: sums.checks,
        next: NextRow {
            game: (!done).then_some(written + 1),
            correctable: (written > 0).then_some(written),
            solo_number: solo_number(state, list),
        },
        approvals: list.approvals().values().map(|asked| approval(tournament, asked)).collect(),
        complaints: list.complaints().iter().map(|made| complaint(tournament, made)).collect(),
        calls: list.calls().iter().map(|made| call(tournament, made)).collect(),
        signed: Seat::ALL.map(|seat| list.is_signed_by(Signer::Player(seat))),
        keeper_signed: by_keeper,
        needs: Needs {
            games: games.saturating_sub(written),
            signatures: list.unsigned().collect(),
            keeper: !by_keeper,
        },
    })
}

/// A list before its match has begun.
pub(super) fn unstarted(tournament: &Tournament, id: ListId) -> UnstartedList {
    UnstartedList {
        head: Head::of(tournament),
        match_number: id.match_number,
        table: id.table,
        status: "not_started",
        players: seating::table(tournament, id),
        rows: [],
    }
}

fn row(tournament: &Tournament, game: u32, written: &WrittenRow) -> RowLine {
    let before = written.before.iter().map(|old| OldRow {
        row: old.row.raw().clone(),
        points: *old.row.points().as_array(),
        short: short_row::print(old.row.raw()),
    });
    RowLine {
        game,
        row: written.row.raw().clone(),
        points: *written.row.points().as_array(),
        circle: written.row.solo().map(|solo| solo.soloist),
        short: short_row::print(written.row.raw()),
        event: written.event,
        referee: written.referee.map(|id| official(tournament, id)),
        before: before.collect(),
    }
}

fn solo_number(state: &State, list: &TableList) -> SoloNumber {
    let of = |seat: Option<Seat>| {
        let solos = list.rows().iter().filter_map(|written| written.row.solo());
        solos.filter(|solo| seat.is_none_or(|seat| solo.soloist == seat)).count() + 1
    };
    match state.tournament_rules().approval.per {
        ApprovalPer::Table => SoloNumber::Table(of(None)),
        ApprovalPer::Player => SoloNumber::Player(Seat::ALL.map(|seat| of(Some(seat)))),
    }
}

pub(super) fn approval(tournament: &Tournament, approval: &Approval) -> ApprovalLine {
    let request = &approval.request;
    ApprovalLine {
        game: request.game,
        seat: request.seat,
        contract: request.kind.plain().name(),
        tout: request.kind.is_tout(),
        answer: approval.answer,
        by: approval.referee.map(|id| official(tournament, id)),
    }
}

pub(super) fn complaint(tournament: &Tournament, complaint: &Complaint) -> ComplaintLine {
    let made = event(tournament, complaint.event);
    ComplaintLine {
        game: complaint.game,
        seat: complaint.seat,
        why: made.and_then(|event| event.why.clone()),
        at: made.map(|event| event.at),
        answer: complaint.answer,
    }
}

pub(super) fn call(tournament: &Tournament, call: &Call) -> CallLine {
    let made = event(tournament, call.event);
    let answer = call.answer.and_then(|(number, _)| event(tournament, number));
    CallLine {
        call: call.event,
        seat: call.seat,
        matter: call.matter,
        why: made.and_then(|event| event.why.clone()),
        at: made.map(|event| event.at),
        answer: call.answer.map(|(_, answer)| answer),
        answer_why: answer.and_then(|event| event.why.clone()),
        by: call.referee.map(|id| official(tournament, id)),
    }
}
