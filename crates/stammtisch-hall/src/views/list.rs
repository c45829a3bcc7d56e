//! The list of a table, as its keeper sees it.

use schafkopf::rules::ApprovalPer;
use schafkopf::{ListedStake, Seat};
use schafkopf_turnier::{
    Approval, Call, CheckedRow, Complaint, ListId, Signer, State, TableList, Tournament, WrittenRow,
    WrittenTotals,
};
use serde::Serialize;
use stammtisch_desk::words::{short_row, short_totals};
use ts_rs::TS;
use utoipa::ToSchema;

use super::seating::{self, Sitter};
use super::{Head, event, official};
use crate::wire;

/// A list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct ListView {
    #[serde(flatten)]
    head: Head,
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
    games: u32,
    status: wire::ListStatus,
    keeper: Option<wire::Seat>,
    players: Vec<Sitter>,
    rows: Vec<RowLine>,
    /// Rows that were taken back; they stay readable.
    taken_back: Vec<TakenBack>,
    /// The totals, where it came on paper and its games were not written.
    totals: Option<TotalsShown>,
    /// Totals that were replaced or taken back; they stay readable.
    old_totals: Vec<OldTotals>,
    plus: [i64; 4],
    minus: [i64; 4],
    total: [i64; 4],
    checks: Vec<wire::Check>,
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct UnstartedList {
    #[serde(flatten)]
    head: Head,
    #[serde(rename = "match")]
    match_number: u32,
    table: u32,
    status: NotStarted,
    players: Vec<Sitter>,
    /// None.
    rows: [RowLine; 0],
}

/// The status of a list whose match has not begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
enum NotStarted {
    NotStarted,
}

/// A list, whether or not its match has begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(untagged)]
pub(crate) enum ListShown {
    /// It has.
    Started(Box<ListView>),
    /// It has not.
    Unstarted(UnstartedList),
}

/// What can be written next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
struct NextRow {
    game: Option<u32>,
    correctable: Option<u32>,
    solo_number: SoloNumber,
}

/// Which solo kind of the match the next one would be: of the table, or of each player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(untagged)]
enum SoloNumber {
    Table(usize),
    Player([usize; 4]),
}

/// What a list needs before it can be closed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct Needs {
    games: u32,
    signatures: Vec<wire::Seat>,
    keeper: bool,
}

/// A row that was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct RowLine {
    game: u32,
    row: wire::Row,
    points: [i32; 4],
    circle: Option<wire::Seat>,
    short: String,
    event: u64,
    referee: Option<String>,
    before: Vec<OldRow>,
    /// What it costs at the table, where one plays for money.
    money: Option<RowMoney>,
}

/// What a game costs at the table, in cents; its runners are not in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
struct RowMoney {
    /// What each loser pays, without runners.
    each: i64,
    /// For each runner.
    runner: i64,
    /// From how many runners on they are paid.
    runners_from: u8,
}

/// A row that was taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct TakenBack {
    game: u32,
    points: [i32; 4],
    short: String,
    event: u64,
}

/// The totals of a paper list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct TotalsShown {
    totals: [wire::SeatTotals; 4],
    event: u64,
    referee: Option<String>,
}

/// Totals that stood in a list before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct OldTotals {
    totals: [wire::SeatTotals; 4],
    short: String,
    event: u64,
}

/// What stood in a row before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct OldRow {
    row: wire::Row,
    points: [i32; 4],
    short: String,
}

/// An approval that was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct ApprovalLine {
    game: u32,
    seat: wire::Seat,
    contract: wire::ContractKind,
    tout: bool,
    pub(super) answer: Option<wire::Answer>,
    by: Option<String>,
}

/// A complaint.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct ComplaintLine {
    game: u32,
    seat: wire::Seat,
    why: Option<String>,
    pub(super) at: Option<i64>,
    pub(super) answer: Option<wire::Answer>,
}

/// A call of the referee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct CallLine {
    call: u64,
    seat: Option<wire::Seat>,
    matter: wire::Matter,
    why: Option<String>,
    pub(super) at: Option<i64>,
    pub(super) answer: Option<wire::Answer>,
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
        status: list.status().into(),
        keeper: list.keeper().map(wire::Seat::from),
        players: seating::table(tournament, id),
        rows: (1_u32..).zip(list.rows()).map(|(game, written)| row(tournament, game, written)).collect(),
        taken_back: list.taken_back().iter().map(taken_back).collect(),
        totals: list.written_totals().map(|written| totals(tournament, written)),
        old_totals: list.old_totals().iter().map(old_totals).collect(),
        plus: *sums.plus.as_array(),
        minus: *sums.minus.as_array(),
        total: *sums.total.as_array(),
        table_points: sums.table_points.filter(|_| done).map(|points| *points.as_array()),
        checks: sums.checks.into_iter().map(wire::Check::from).collect(),
        next: NextRow {
            game: (!done).then_some(written + 1),
            correctable: list.is_mendable(written).then_some(written),
            solo_number: solo_number(state, list),
        },
        approvals: list.approvals().values().map(|asked| approval(tournament, asked)).collect(),
        complaints: list.complaints().iter().map(|made| complaint(tournament, made)).collect(),
        calls: list.calls().iter().map(|made| call(tournament, made)).collect(),
        signed: Seat::ALL.map(|seat| list.is_signed_by(Signer::Player(seat))),
        keeper_signed: by_keeper,
        needs: Needs {
            games: games.saturating_sub(written),
            signatures: list.unsigned().map(wire::Seat::from).collect(),
            keeper: !by_keeper,
        },
    })
}

/// A list, or before its match has begun who will sit there.
pub(crate) fn list_shown(tournament: &Tournament, id: ListId) -> ListShown {
    match list(tournament, id) {
        Some(list) => ListShown::Started(Box::new(list)),
        None => ListShown::Unstarted(unstarted(tournament, id)),
    }
}

fn unstarted(tournament: &Tournament, id: ListId) -> UnstartedList {
    UnstartedList {
        head: Head::of(tournament),
        match_number: id.match_number,
        table: id.table,
        status: NotStarted::NotStarted,
        players: seating::table(tournament, id),
        rows: [],
    }
}

fn row(tournament: &Tournament, game: u32, written: &WrittenRow) -> RowLine {
    let before = written.before.iter().map(|old| OldRow {
        row: old.row.raw().clone().into(),
        points: *old.row.points().as_array(),
        short: short_row::print(old.row.raw()),
    });
    RowLine {
        game,
        row: written.row.raw().clone().into(),
        points: *written.row.points().as_array(),
        circle: written.row.solo().map(|solo| solo.soloist.into()),
        short: short_row::print(written.row.raw()),
        event: written.event,
        referee: written.referee.map(|id| official(tournament, id)),
        before: before.collect(),
        money: money(tournament.state(), &written.row),
    }
}

/// What a row costs at the table; a ruling that ends a game has its own price (S 3.4.17).
fn money(state: &State, row: &CheckedRow) -> Option<RowMoney> {
    let game = row.played().filter(|_| !row.is_struck())?;
    let ListedStake { each, runner, runners_from } = ListedStake::of(state.rules(), game)?;
    let unit = state.setup().stake.or_else(|| Some(state.rules().money?.unit_cents))?;
    let cents = |units: i64| units * i64::from(unit);
    Some(RowMoney { each: cents(each), runner: cents(runner), runners_from })
}

fn taken_back(row: &schafkopf_turnier::TakenBack) -> TakenBack {
    TakenBack {
        game: row.game,
        points: *row.row.points().as_array(),
        short: short_row::print(row.row.raw()),
        event: row.event,
    }
}

fn totals(tournament: &Tournament, written: &WrittenTotals) -> TotalsShown {
    TotalsShown {
        totals: written.totals.as_array().map(wire::SeatTotals::from),
        event: written.event,
        referee: written.referee.map(|id| official(tournament, id)),
    }
}

fn old_totals(old: &schafkopf_turnier::OldTotals) -> OldTotals {
    OldTotals {
        totals: old.totals.as_array().map(wire::SeatTotals::from),
        short: short_totals::print(&old.totals),
        event: old.event,
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
        seat: request.seat.into(),
        contract: request.kind.plain().into(),
        tout: request.kind.is_tout(),
        answer: approval.answer.map(wire::Answer::from),
        by: approval.referee.map(|id| official(tournament, id)),
    }
}

pub(super) fn complaint(tournament: &Tournament, complaint: &Complaint) -> ComplaintLine {
    let made = event(tournament, complaint.event);
    ComplaintLine {
        game: complaint.game,
        seat: complaint.seat.into(),
        why: made.and_then(|event| event.why.clone()),
        at: made.map(|event| event.at),
        answer: complaint.answer.map(wire::Answer::from),
    }
}

pub(super) fn call(tournament: &Tournament, call: &Call) -> CallLine {
    let made = event(tournament, call.event);
    let answer = call.answer.and_then(|(number, _)| event(tournament, number));
    CallLine {
        call: call.event,
        seat: call.seat.map(wire::Seat::from),
        matter: call.matter.into(),
        why: made.and_then(|event| event.why.clone()),
        at: made.map(|event| event.at),
        answer: call.answer.map(|(_, answer)| answer.into()),
        answer_why: answer.and_then(|event| event.why.clone()),
        by: call.referee.map(|id| official(tournament, id)),
    }
}
