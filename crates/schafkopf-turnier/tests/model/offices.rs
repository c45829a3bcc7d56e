//! Who may do what at a table, and when.

use schafkopf_turnier::{
    CallAnswer, Command, Consent, KeeperChoice, Matter, Payment, PersonId, RefereeCall, RowCorrection, Signer,
};

use crate::approving::{is_left, is_the_referees};
use crate::history::{Happened, History};
use crate::table::Status;

/// Who directs.
pub(crate) const DIRECTOR: PersonId = PersonId(1);
/// Who judges.
pub(crate) const REFEREE: PersonId = PersonId(2);
/// Somebody without an office.
pub(crate) const NOBODY: PersonId = PersonId(3);
/// Who sits in the tribunal and does nothing else.
pub(crate) const TRIBUNAL: PersonId = PersonId(90);
/// Who judges and sits in the tribunal.
pub(crate) const BOTH: PersonId = PersonId(91);

/// Whether somebody may judge at the tables.
pub(crate) fn judges(person: PersonId) -> bool {
    [DIRECTOR, REFEREE, BOTH].contains(&person)
}

impl History<'_> {
    /// What happens by a command, if it may be: the referee's initials beside a row are an approval before it.
    pub(crate) fn permit(&self, by: PersonId, reason: bool, command: &Command) -> Option<Vec<Command>> {
        let table = &self.now;
        let open = table.status == Status::Open;
        let may = match command {
            Command::EnterRow(writing) => return self.may_write(reason, writing),
            Command::NameKeeper(choice) => open && self.may_name(choice),
            Command::CorrectRow(change) => self.may_correct(reason, change),
            Command::EnterTotals(entry) => self.may_total(reason, entry),
            Command::ClearList(clearing) => self.may_clear(by, reason, clearing.referee),
            Command::RequestApproval(request) => {
                let before = table.approvals.get(&request.game);
                open && self.is_to_be_approved(request)
                    && before.is_none_or(|before| is_left(before, request))
            }
            Command::DecideApproval(decision) => {
                open && self.is_to_be_approved(&decision.request)
                    && judges(decision.referee)
                    && self.can_be_answered(&decision.request)
            }
            Command::Complain(making) => {
                // P 22, decision 36: about the game just finished, or the one that is being played.
                let finished = making.game >= 1 && making.game == table.written();
                let running = making.game == table.written() + 1 && making.game <= self.games;
                let again = table.complaints.iter().any(|c| (c.game, c.seat) == (making.game, making.seat));
                open && reason && (finished || running) && !again
            }
            Command::DecideComplaint(decision) => {
                let about = (decision.game, decision.seat);
                let found = table.complaints.iter().find(|c| (c.game, c.seat) == about);
                open && judges(decision.referee) && found.is_some_and(|complaint| complaint.decided.is_none())
            }
            Command::CallReferee(call) => reason && self.may_call(call),
            Command::AnswerCall(answer) => reason && self.may_answer(answer),
            Command::Sign(signature) => {
                open && table.written() == self.games && self.may_sign(signature.signer)
            }
            Command::CloseList(_) => {
                let decided = table.complaints.iter().all(|complaint| complaint.decided.is_some());
                let answered = table.calls.iter().all(|call| call.answered.is_some());
                let signed = table.signed == [true; 4] && table.keeper_signed;
                open && table.written() == self.games && decided && answered && signed
            }
            Command::ReopenList(_) => !open && judges(by) && reason,
            Command::VoidList(_) => table.status != Status::Void && judges(by) && reason,
            Command::Exclude(player) => {
                let there = table.sits(*player) || table.waiting.contains(player);
                judges(by) && reason && there && !table.is_excluded(*player)
            }
            Command::Substitute(change) => {
                judges(by) && table.sits(change.leaves) && table.waiting.contains(&change.enters)
            }
            Command::Pay(payment) => self.may_pay(*payment),
            Command::Undo { event } => self.may_undo(by, reason, *event),
            other => panic!("not part of an order: {other:?}"),
        };
        may.then(|| vec![command.clone()])
    }

    /// S 5.3.1, P 15.
    fn may_name(&self, choice: &KeeperChoice) -> bool {
        match choice.consent {
            Some(Consent::Referee(referee)) => judges(referee),
            Some(Consent::AllFour) => !self.model.set.keeper_by_referee,
            None => self.now.keeper.is_none() || self.now.written() == 0,
        }
    }

    pub(crate) fn is_signed_off(referee: Option<PersonId>, reason: bool) -> bool {
        referee.is_some_and(judges) && reason
    }

    /// Decision 30, S 5.3.4, P 17.
    fn may_correct(&self, reason: bool, change: &RowCorrection) -> bool {
        let table = &self.now;
        if table.totals.is_some()
            || table.status == Status::Void
            || change.game == 0
            || change.game > table.written()
        {
            return false;
        }
        let above = table.above(change.game);
        let Ok(taken) = self.model.verdict(above, &change.row) else { return false };
        let line = &table.rows[change.game as usize - 1];
        let last = change.game == table.written() && !line.referees && self.is_fresh(line.event);
        let keepers = table.status == Status::Open && last && !is_the_referees(&change.row);
        if change.referee.is_some() || !keepers {
            return Self::is_signed_off(change.referee, reason);
        }
        taken.solo.is_none_or(|(seat, class, _)| {
            !self.model.needs_approval(above, class)
                || self.is_granted(change.game, &change.row, (seat, class))
        })
    }

    /// Whether since an event no row was written and nobody signed, also of what was undone (decision 30).
    fn is_fresh(&self, event: u64) -> bool {
        let seals = |command: &Command| matches!(command, Command::EnterRow(_) | Command::Sign(_));
        !self.happened.iter().any(|past| past.event > event && seals(&past.command))
    }

    /// Who decided on a complaint, or on a call that is no appeal.
    pub(crate) fn decided(&self, event: u64) -> Option<PersonId> {
        let complaint = self.now.complaints.iter().find(|complaint| complaint.event == event);
        let call = self.now.calls.iter().find(|call| call.event == event && !call.appeal);
        complaint.and_then(|complaint| complaint.decided).or(call.and_then(|call| call.answered))
    }

    /// S 5.1.3, P 22: what was decided is appealed against once.
    fn may_call(&self, call: &RefereeCall) -> bool {
        match (call.matter, call.about) {
            (Matter::Doubt | Matter::Suspicion, about) => about.is_none(),
            (Matter::Appeal, None) => false,
            (Matter::Appeal, Some(event)) => {
                self.decided(event).is_some() && self.now.calls.iter().all(|call| call.about != Some(event))
            }
        }
    }

    fn may_answer(&self, answer: &CallAnswer) -> bool {
        let Some(call) = self.now.calls.iter().find(|call| call.event == answer.call) else { return false };
        let allowed = match call.about {
            Some(about) => {
                [TRIBUNAL, BOTH].contains(&answer.referee) && self.decided(about) != Some(answer.referee)
            }
            None => judges(answer.referee),
        };
        allowed && call.answered.is_none()
    }

    /// Nobody signs for an empty seat (decision 38), as a player or as the keeper.
    fn may_sign(&self, signer: Signer) -> bool {
        let (seat, signed) = match signer {
            Signer::Player(seat) => (Some(seat), self.now.signed[seat.number() as usize - 1]),
            Signer::Keeper => (self.now.keeper, self.now.keeper_signed),
        };
        seat.is_some_and(|seat| !self.now.holders[seat.number() as usize - 1].excluded) && !signed
    }

    fn may_pay(&self, payment: Payment) -> bool {
        let Some(paid) = self.now.paid.get(&payment.player) else { return false };
        let kept = payment.cents < 0 && self.now.is_excluded(payment.player);
        payment.cents != 0 && paid + payment.cents >= 0 && !kept
    }

    /// Only what nothing rests on is undone; what the referee or the management did, by them and with a reason.
    fn may_undo(&self, by: PersonId, reason: bool, event: u64) -> bool {
        let Some(place) = self.happened.iter().position(|past| past.event == event && !past.undone) else {
            return false;
        };
        let past = &self.happened[place];
        let mut later = self.happened[place + 1..].iter().filter(|later| !later.undone);
        let touches_all = |command: &Command| matches!(command, Command::Exclude(_) | Command::Substitute(_));
        let judged = judges(by) && reason;
        match &past.command {
            Command::Pay(payment) => {
                let same = |later: &Happened| matches!(later.command, Command::Pay(other) if other.player == payment.player);
                reason && !self.now.is_excluded(payment.player) && !later.any(same)
            }
            command if touches_all(command) => judged && later.next().is_none(),
            command => {
                let rests = |later: &Happened| !matches!(later.command, Command::Pay(_));
                let typed = judges(by) && self.is_own(by);
                let free = match command {
                    Command::EnterRow(writing) => {
                        !is_the_referees(&writing.row) && (self.is_fresh(event) || typed)
                    }
                    Command::CorrectRow(change) => {
                        change.referee.is_none() && (self.is_fresh(event) || typed)
                    }
                    Command::EnterTotals(entry) => entry.referee.is_none(),
                    Command::NameKeeper(choice) => !matches!(choice.consent, Some(Consent::Referee(_))),
                    Command::RequestApproval(_)
                    | Command::Complain(_)
                    | Command::CallReferee(_)
                    | Command::Sign(_) => true,
                    _ => false,
                };
                (free || judged) && !later.any(rests)
            }
        }
    }
}
