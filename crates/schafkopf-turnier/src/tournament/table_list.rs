//! The list of a table in a match: its rows, and all that is noted beside them.

use std::collections::{BTreeMap, BTreeSet};

use schafkopf::rules::ApprovalRules;
use schafkopf::{BySeat, Seat};

use super::event::{Answer, ApprovalRequest, Signer};
use super::referee_call::{Call, Matter};
use crate::approval::{ApprovalReason, RowPlace};
use crate::checked_row::CheckedRow;
use crate::entry::SoloEntry;
use crate::person::PersonId;
use crate::solo_counts::SoloCounts;
use crate::totals::SeatTotals;

/// The list of a table in a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableList {
    pub(super) keeper: Option<Seat>,
    pub(super) rows: Vec<WrittenRow>,
    pub(super) taken_back: Vec<TakenBack>,
    pub(super) totals: Option<WrittenTotals>,
    pub(super) old_totals: Vec<OldTotals>,
    /// Who wrote in it.
    pub(super) hands: BTreeSet<PersonId>,
    pub(super) approvals: BTreeMap<u32, Approval>,
    pub(super) complaints: Vec<Complaint>,
    pub(super) calls: Vec<Call>,
    pub(super) signed: BySeat<bool>,
    pub(super) keeper_signed: bool,
    /// The last event that wrote a further row or signed, undone or not: no row above it is the keeper's any more.
    pub(super) sealed: u64,
    pub(super) status: ListStatus,
}

/// Whether a list can be written in, and whether it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ListStatus {
    /// It is being written.
    Open,
    /// It is signed and handed in.
    Closed,
    /// It was declared void and counts for nobody (S 5.3.6).
    Voided,
    /// It was destroyed after six months (S 5.3.5).
    Purged,
}

/// A row as it stands, with all that stood there before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenRow {
    /// What stands there.
    pub row: CheckedRow,
    /// The event that wrote it.
    pub event: u64,
    /// Who signed it off, where the referee ruled on it, struck it or corrected it.
    pub referee: Option<PersonId>,
    /// What stood there before, oldest first.
    pub before: Vec<OldRow>,
}

/// A row that was replaced; it stays readable (S 5.3.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OldRow {
    /// What stood there.
    pub row: CheckedRow,
    /// The event that wrote it.
    pub event: u64,
}

/// A row that was taken back; it stays readable (S 5.3.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenBack {
    /// Number of the game, from 1.
    pub game: u32,
    /// What stood there.
    pub row: CheckedRow,
    /// The event that wrote it.
    pub event: u64,
}

/// The totals of a paper list as they stand (decision 37).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenTotals {
    /// What stands there.
    pub totals: BySeat<SeatTotals>,
    /// The event that wrote them.
    pub event: u64,
    /// Who signed them off, where they were changed after the list was signed.
    pub referee: Option<PersonId>,
    /// Games of the match, all of which are in them.
    pub(super) games: u32,
}

/// Totals that were replaced or taken back; they stay readable (S 5.3.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OldTotals {
    /// What stood there.
    pub totals: BySeat<SeatTotals>,
    /// The event that wrote them.
    pub event: u64,
}

/// A game that was to be approved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Approval {
    /// What was asked for.
    pub request: ApprovalRequest,
    /// The answer, once there is one.
    pub answer: Option<Answer>,
    /// Who gave it.
    pub referee: Option<PersonId>,
}

impl Approval {
    /// Whether a Tout was refused, and this asks for the plain game that is left (decision 25).
    pub(super) fn leaves_plain(&self, request: ApprovalRequest) -> bool {
        let ApprovalRequest { seat, kind, .. } = self.request;
        self.answer == Some(Answer::Refused)
            && kind.is_tout()
            && (request.seat, request.kind) == (seat, kind.plain())
    }
}

/// A complaint about a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Complaint {
    /// Number of the game, from 1.
    pub game: u32,
    /// Who complained.
    pub seat: Seat,
    /// The event, whose reason says about what.
    pub event: u64,
    /// The answer, once there is one.
    pub answer: Option<Answer>,
    /// Who gave it.
    pub referee: Option<PersonId>,
}

impl TableList {
    pub(super) fn new(keeper: Option<Seat>) -> TableList {
        TableList {
            keeper,
            rows: Vec::new(),
            taken_back: Vec::new(),
            totals: None,
            old_totals: Vec::new(),
            hands: BTreeSet::new(),
            approvals: BTreeMap::new(),
            complaints: Vec::new(),
            calls: Vec::new(),
            signed: BySeat::default(),
            keeper_signed: false,
            sealed: 0,
            status: ListStatus::Open,
        }
    }

    /// Who keeps it.
    pub const fn keeper(&self) -> Option<Seat> {
        self.keeper
    }

    /// Its rows; the first is game 1.
    pub fn rows(&self) -> &[WrittenRow] {
        &self.rows
    }

    /// Rows that were taken back, oldest first.
    pub fn taken_back(&self) -> &[TakenBack] {
        &self.taken_back
    }

    /// Rows of a game that were taken back, oldest first.
    pub fn taken_back_from(&self, game: u32) -> impl Iterator<Item = &TakenBack> {
        self.taken_back.iter().filter(move |row| row.game == game)
    }

    /// Rows that were taken back of games that are not written again, oldest first.
    pub fn taken_back_for_good(&self) -> impl Iterator<Item = &TakenBack> {
        self.taken_back.iter().filter(|row| row.game > self.written())
    }

    /// The row of a game, from 1.
    pub fn row(&self, game: u32) -> Option<&WrittenRow> {
        self.rows.get((game as usize).checked_sub(1)?)
    }

    /// How many games are written; totals hold all of them.
    pub fn written(&self) -> u32 {
        self.totals.map_or(self.rows.len() as u32, |written| written.games)
    }

    /// The totals, where it came on paper and its games were not written (decision 37).
    pub const fn written_totals(&self) -> Option<&WrittenTotals> {
        self.totals.as_ref()
    }

    /// Totals that were replaced or taken back, oldest first.
    pub fn old_totals(&self) -> &[OldTotals] {
        &self.old_totals
    }

    /// Whether nothing is written in it.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.totals.is_none()
    }

    /// Whether it is open, unsigned, and nobody else and no referee's word stands in it: who typed it may type it anew.
    pub fn is_fresh_to(&self, person: PersonId) -> bool {
        let initialled = self.rows.iter().any(|written| written.referee.is_some())
            || self.totals.is_some_and(|written| written.referee.is_some());
        self.status == ListStatus::Open
            && !self.is_signed()
            && !initialled
            && self.hands.iter().all(|&hand| hand == person)
    }

    /// The approvals asked for, by game.
    pub const fn approvals(&self) -> &BTreeMap<u32, Approval> {
        &self.approvals
    }

    /// Whether an approval waits for its answer. Who asked and wrote another game, or whose list is closed, has changed his
    /// mind.
    pub fn is_waiting(&self, approval: &Approval) -> bool {
        approval.answer.is_none() && self.status == ListStatus::Open && self.written() < approval.request.game
    }

    /// The approvals that wait for an answer.
    pub fn open_approvals(&self) -> impl Iterator<Item = &Approval> {
        self.approvals.values().filter(|approval| self.is_waiting(approval))
    }

    /// The last event that wrote in it.
    pub fn last_written(&self) -> Option<u64> {
        let rows = self.rows.iter().map(|written| written.event);
        rows.chain(self.totals.map(|written| written.event)).max()
    }

    /// The complaints.
    pub fn complaints(&self) -> &[Complaint] {
        &self.complaints
    }

    /// The first complaint without an answer.
    pub fn open_complaint(&self) -> Option<&Complaint> {
        self.complaints.iter().find(|complaint| complaint.answer.is_none())
    }

    /// Who decided on a complaint or a call, by its event; none where it is none, or open.
    pub fn decided_by(&self, event: u64) -> Option<PersonId> {
        let complaint = self.complaints.iter().find(|complaint| complaint.event == event);
        let call = self.calls.iter().find(|call| call.event == event && call.matter != Matter::Appeal);
        complaint.and_then(|made| made.referee).or_else(|| call.and_then(|made| made.referee))
    }

    /// What an appeal that names nothing goes against, by its event: the last complaint or call that was decided, rather
    /// one that was not appealed against yet.
    pub fn last_decided(&self) -> Option<u64> {
        let complaints = self.complaints.iter().map(|complaint| complaint.event);
        let calls = self.calls.iter().map(|call| call.event);
        let decided = complaints.chain(calls).filter(|&event| self.decided_by(event).is_some());
        decided.max_by_key(|&event| (!self.calls.iter().any(|call| call.about == Some(event)), event))
    }

    /// The calls of the referee.
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// The first call without an answer.
    pub fn open_call(&self) -> Option<&Call> {
        self.calls.iter().find(|call| call.answer.is_none())
    }

    /// Whether it can be written in, and whether it counts.
    pub const fn status(&self) -> ListStatus {
        self.status
    }

    /// Whether somebody has signed it.
    pub fn is_signed_by(&self, signer: Signer) -> bool {
        match signer {
            Signer::Player(seat) => self.signed[seat],
            Signer::Keeper => self.keeper_signed,
        }
    }

    /// Whether anybody has signed it.
    pub fn is_signed(&self) -> bool {
        self.keeper_signed || self.signed.as_array().contains(&true)
    }

    /// Whether a row is the one its keeper wrote last and may still mend: until another is written or anybody has signed
    /// (decision 30). That what came after it was undone gives it back to nobody.
    pub fn is_mendable(&self, game: u32) -> bool {
        let written = self.row(game).filter(|_| game == self.written());
        self.status == ListStatus::Open
            && written.is_some_and(|written| written.referee.is_none() && written.event >= self.sealed)
    }

    /// The players who have not signed.
    pub fn unsigned(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|&seat| !self.signed[seat])
    }

    /// Whether the list waits for nothing more.
    pub fn is_settled(&self) -> bool {
        match self.status {
            ListStatus::Open => false,
            ListStatus::Closed | ListStatus::Voided | ListStatus::Purged => true,
        }
    }

    pub(super) fn put_totals_away(&mut self) {
        let old = self.totals.take().map(|WrittenTotals { totals, event, .. }| OldTotals { totals, event });
        self.old_totals.extend(old);
    }

    /// Takes everything back: it stays readable, and the list is open as on the first day (S 5.3.4).
    pub(super) fn clear(&mut self) {
        for (game, WrittenRow { row, event, before, .. }) in (1..).zip(self.rows.drain(..)) {
            let older = before.into_iter().map(|old| TakenBack { game, row: old.row, event: old.event });
            self.taken_back.extend(older.chain([TakenBack { game, row, event }]));
        }
        self.put_totals_away();
        self.approvals.clear();
        self.hands.clear();
        self.unsign();
        self.status = ListStatus::Open;
    }

    /// Swaps what is on the paper with another list: all that is written, approved and signed. Who keeps the list, and
    /// what a table complained about or called for, stays with the table.
    pub(super) fn swap_paper(&mut self, other: &mut TableList) {
        std::mem::swap(self, other);
        std::mem::swap(&mut self.keeper, &mut other.keeper);
        std::mem::swap(&mut self.complaints, &mut other.complaints);
        std::mem::swap(&mut self.calls, &mut other.calls);
    }

    pub(super) fn unsign(&mut self) {
        self.signed = BySeat::default();
        self.keeper_signed = false;
    }

    /// Points and counts of the first games; nothing from a list that is void. Totals tell of the whole match and of
    /// nothing before.
    pub fn totals(&self, games: usize) -> (BySeat<i64>, BySeat<SoloCounts>) {
        let (mut points, mut counts) = (BySeat::default(), BySeat::<SoloCounts>::default());
        if self.status == ListStatus::Voided {
            return (points, counts);
        }
        if let Some(written) = self.totals.filter(|written| games >= written.games as usize) {
            let totals = &written.totals;
            return (
                BySeat::from_fn(|seat| totals[seat].result()),
                BySeat::from_fn(|seat| totals[seat].counts()),
            );
        }
        for written in self.rows.iter().take(games) {
            for (seat, &row) in written.row.points().iter() {
                points[seat] += i64::from(row);
            }
            if let Some(solo) = written.row.solo() {
                counts[solo.soloist].add(&solo);
            }
        }
        (points, counts)
    }

    /// The place of a game, from 1, below those before it.
    pub fn place(&self, game: u32) -> RowPlace {
        let above = self.rows.iter().take((game as usize).saturating_sub(1));
        let entries: Vec<_> = above.map(|written| written.row.entry()).collect();
        if entries.len() as u32 + 1 < game {
            RowPlace::of_game(game)
        } else {
            RowPlace::below(entries.iter())
        }
    }

    /// Why a game played as this must be approved, if it must (S 5.2.14, 5.2.16, P 12; decision 8).
    pub fn approval_needed(
        &self,
        rules: &ApprovalRules,
        game: u32,
        solo: SoloEntry,
    ) -> Option<ApprovalReason> {
        self.place(game).approval_needed(rules, solo)
    }

    /// Whether the referee's word covers what was played. A Tout refused is played without Tout, and that plain game is
    /// asked for again where it needs approval itself.
    pub(super) fn is_approved(&self, game: u32, solo: SoloEntry) -> bool {
        self.approvals.get(&game).is_some_and(|approval| {
            let ApprovalRequest { seat, kind, .. } = approval.request;
            seat == solo.soloist
                && approval.answer == Some(Answer::Granted)
                && (solo.may_be(kind) || solo.may_be(kind.plain()))
        })
    }
}
