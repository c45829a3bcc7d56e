//! What happened at a table. After every event the table is worked out anew from all that happened before.

use schafkopf::Seat;
use schafkopf_turnier::{Command, Matter, PersonId, Signer};

use crate::approving::is_the_referees;
use crate::table::{Call, Complaint, Holder, Line, Status, Table, Totals};
use crate::verdict::Model;

/// Something that happened, by its number in the log.
#[derive(Debug, Clone)]
pub(crate) struct Happened {
    pub(crate) event: u64,
    pub(crate) by: PersonId,
    pub(crate) command: Command,
    pub(crate) undone: bool,
}

/// A table, how it began, and all that happened at it.
#[derive(Debug)]
pub(crate) struct History<'a> {
    pub(crate) model: &'a Model,
    pub(crate) games: u32,
    pub(crate) beginning: Table,
    pub(crate) happened: Vec<Happened>,
    pub(crate) first: u64,
    pub(crate) next: u64,
    pub(crate) now: Table,
}

impl<'a> History<'a> {
    pub(crate) fn new(model: &'a Model, games: u32, beginning: Table, events: u64) -> History<'a> {
        let now = beginning.clone();
        History { model, games, beginning, happened: Vec::new(), first: events + 1, next: events + 1, now }
    }

    /// The numbers of the last events, and one that is none.
    pub(crate) fn last_events(&self) -> std::ops::Range<u64> {
        self.next.saturating_sub(6).max(self.first)..self.next + 1
    }

    /// Complaints and calls, by their events, and one that is none.
    pub(crate) fn disputes(&self) -> Vec<u64> {
        let complaints = self.now.complaints.iter().map(|complaint| complaint.event);
        complaints.chain(self.now.calls.iter().map(|call| call.event)).chain([1]).collect()
    }

    /// Those of them that were decided, and could be appealed against.
    pub(crate) fn decided_disputes(&self) -> Vec<u64> {
        self.disputes().into_iter().filter(|&event| self.decided(event).is_some()).collect()
    }

    /// Complaints without a decision.
    pub(crate) fn open_complaints(&self) -> Vec<(u32, Seat)> {
        let open = self.now.complaints.iter().filter(|complaint| complaint.decided.is_none());
        open.map(|complaint| (complaint.game, complaint.seat)).collect()
    }

    /// Calls without an answer, by their events.
    pub(crate) fn open_calls(&self) -> Vec<u64> {
        let open = self.now.calls.iter().filter(|call| call.answered.is_none());
        open.map(|call| call.event).collect()
    }

    /// Takes a command in, if it may be.
    pub(crate) fn try_it(&mut self, by: PersonId, why: Option<&str>, command: &Command) -> bool {
        let reason = why.is_some_and(|why| !why.trim().is_empty());
        let Some(happens) = self.permit(by, reason, command) else { return false };
        for command in happens {
            if let Command::Undo { event } = command {
                self.happened
                    .iter_mut()
                    .filter(|past| past.event == event)
                    .for_each(|past| past.undone = true);
            } else {
                self.happened.push(Happened { event: self.next, by, command, undone: false });
            }
            self.next += 1;
        }
        let mut now = self.beginning.clone();
        for past in self.happened.iter().filter(|past| !past.undone) {
            self.apply(&mut now, past);
        }
        self.now = now;
        true
    }

    fn apply(&self, table: &mut Table, past: &Happened) {
        let event = past.event;
        match &past.command {
            Command::NameKeeper(choice) => table.keeper = Some(choice.seat),
            Command::EnterRow(writing) => {
                let above = table.above(table.written() + 1);
                let taken = self.model.verdict(above, &writing.row).unwrap();
                table.rows.push(Line { taken, referees: is_the_referees(&writing.row), event });
                table.hands.push(past.by);
            }
            Command::CorrectRow(change) => {
                let taken = self.model.verdict(table.above(change.game), &change.row).unwrap();
                let referees = change.referee.is_some();
                table.rows[change.game as usize - 1] = Line { taken, referees, event };
                table.hands.push(past.by);
                if table.status == Status::Open {
                    table.unsign();
                }
            }
            Command::EnterTotals(entry) => {
                let (seats, referees) = (*entry.totals.as_array(), entry.referee.is_some());
                table.totals = Some(Totals { seats, referees, games: self.games });
                table.hands.push(past.by);
                if table.status == Status::Open {
                    table.unsign();
                }
            }
            Command::ClearList(_) => {
                (table.rows, table.totals, table.status) = (Vec::new(), None, Status::Open);
                table.approvals.clear();
                table.hands.clear();
                table.unsign();
            }
            Command::RequestApproval(request) => {
                table.approvals.insert(request.game, (*request, None));
            }
            Command::DecideApproval(decision) => {
                table.approvals.insert(decision.request.game, (decision.request, Some(decision.answer)));
            }
            Command::Complain(making) => {
                let (game, seat) = (making.game, making.seat);
                table.complaints.push(Complaint { event, game, seat, decided: None });
            }
            Command::DecideComplaint(decision) => {
                let about = (decision.game, decision.seat);
                let of = |complaint: &&mut Complaint| (complaint.game, complaint.seat) == about;
                table.complaints.iter_mut().find(of).unwrap().decided = Some(decision.referee);
            }
            Command::CallReferee(call) => {
                let appeal = call.matter == Matter::Appeal;
                table.calls.push(Call { event, appeal, about: call.about, answered: None });
            }
            Command::AnswerCall(answer) => {
                let of = |call: &&mut Call| call.event == answer.call;
                table.calls.iter_mut().find(of).unwrap().answered = Some(answer.referee);
            }
            Command::Sign(signature) => match signature.signer {
                Signer::Player(seat) => table.signed[seat.number() as usize - 1] = true,
                Signer::Keeper => table.keeper_signed = true,
            },
            Command::CloseList(_) => table.status = Status::Closed,
            Command::ReopenList(_) => {
                table.status = Status::Open;
                table.unsign();
            }
            Command::VoidList(_) => table.status = Status::Void,
            Command::Exclude(player) => {
                table.waiting.retain(|waiting| waiting != player);
                match table.holders.iter_mut().find(|holder| holder.player == *player) {
                    Some(holder) => holder.excluded = true,
                    None => table.gone.push(*player),
                }
            }
            Command::Substitute(change) => {
                let written = table.written() as usize;
                let holder = table.holders.iter_mut().find(|holder| holder.player == change.leaves).unwrap();
                if holder.excluded {
                    table.gone.push(holder.player);
                }
                let from = if holder.excluded { written } else { holder.from };
                *holder = Holder { player: change.enters, excluded: false, from };
                table.waiting.retain(|waiting| *waiting != change.enters);
            }
            Command::Pay(payment) => *table.paid.get_mut(&payment.player).unwrap() += payment.cents,
            other => panic!("not part of an order: {other:?}"),
        }
    }
}
