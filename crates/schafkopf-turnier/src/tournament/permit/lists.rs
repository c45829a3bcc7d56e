//! What is permitted in a list.

use schafkopf::Seat;
use schafkopf::rules::TournamentText;

use super::Author;
use super::paper::nothing_open;
use crate::checked_row::CheckedRow;
use crate::entry::SoloEntry;
use crate::person::PersonId;
use crate::row::Row;
use crate::tournament::event::{
    ApprovalDecision, ApprovalRequest, ComplaintDecision, ComplaintMaking, Consent, KeeperChoice, ListId,
    RowCorrection, RowEntry, Signature, Signer,
};
use crate::tournament::referee_call::{CallAnswer, Matter, RefereeCall};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::{State, Status};
use crate::tournament::table_list::{ListStatus, TableList};

impl State {
    /// A list while matches are played.
    pub(super) fn known_list(&self, list: ListId) -> Result<&TableList, Refusal> {
        self.must_be(&["running", "between"])?;
        self.list(list).ok_or(Refusal::NoSuchList { list })
    }

    fn open_list(&self, id: ListId) -> Result<&TableList, Refusal> {
        let list = self.known_list(id)?;
        match list.status() {
            ListStatus::Open => Ok(list),
            status @ (ListStatus::Closed | ListStatus::Voided | ListStatus::Purged) => {
                Err(Refusal::ListStatus { list: id, status })
            }
        }
    }

    pub(super) fn permit_keeper(&self, choice: KeeperChoice) -> Result<(), Refusal> {
        let list = self.open_list(choice.list)?;
        match choice.consent {
            Some(Consent::Referee(referee)) => self.must_be_referee(referee),
            // P 15: a change needs the referee.
            Some(Consent::AllFour) if self.rules.tournament_text() == TournamentText::Preis => {
                Err(Refusal::ConsentOfReferee { list: choice.list })
            }
            Some(Consent::AllFour) => Ok(()),
            None if list.keeper().is_none() || list.is_empty() => Ok(()),
            None => Err(Refusal::ConsentMissing { list: choice.list }),
        }
    }

    fn read_row(&self, list: ListId, game: u32, row: &Row) -> Result<CheckedRow, Refusal> {
        let place = self.known_list(list)?.place(game);
        self.scoresheet().check(place, row).map_err(|fault| Refusal::Row { list, game, fault })
    }

    /// The referee's word beside a row: his name, and the reason. Without either it is not his (S 3.4.18, 5.3.4, P 17).
    pub(in crate::tournament) fn must_be_the_referees(
        &self,
        author: Author<'_>,
        (list, game): (ListId, u32),
        referee: Option<PersonId>,
    ) -> Result<(), Refusal> {
        let missing = Refusal::RefereeMissing { list, game };
        self.must_be_referee(referee.ok_or_else(|| missing.clone())?)?;
        author.reason().map_err(|_| missing)
    }

    pub(super) fn permit_row(&self, author: Author<'_>, entry: &RowEntry) -> Result<(), Refusal> {
        let &RowEntry { list: id, game, ref row, referee } = entry;
        let list = self.open_list(id)?;
        must_be_of_games(id, list)?;
        let games = self.tournament_rules().games;
        if game > games || list.written() >= games {
            return Err(Refusal::TooManyGames { list: id, game, games });
        }
        if game != list.written() + 1 {
            return Err(Refusal::OutOfOrder { list: id, game, expected: list.written() + 1 });
        }
        if list.keeper().is_none() {
            return Err(Refusal::KeeperMissing { list: id });
        }
        Seat::ALL.into_iter().try_for_each(|seat| self.must_be_taken(id, seat))?;
        let read = self.read_row(id, game, row)?;
        if row.is_the_referees() {
            self.must_be_the_referees(author, (id, game), referee)?;
        }
        read.solo().map_or(Ok(()), |solo| self.must_be_approved(id, game, solo))
    }

    /// Who was excluded plays and signs no more; his seat is empty until a substitute sits there (decision 38).
    pub(super) fn must_be_taken(&self, id: ListId, seat: Seat) -> Result<(), Refusal> {
        let Some(player) = self.players_of(id).map(|players| players[seat]) else { return Ok(()) };
        match self.player(player).map(|participant| participant.status) {
            Some(Status::Excluded) => Err(Refusal::SeatEmpty { list: id, seat, player }),
            Some(Status::Active | Status::Waiting | Status::Withdrawn | Status::Replaced(_)) | None => Ok(()),
        }
    }

    fn must_be_approved(&self, id: ListId, game: u32, solo: SoloEntry) -> Result<(), Refusal> {
        let list = self.known_list(id)?;
        match list.approval_needed(&self.tournament_rules().approval, game, solo) {
            Some(reason) if !list.is_approved(game, solo) => {
                Err(Refusal::ApprovalMissing { list: id, game, seat: solo.soloist, reason })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The keeper may mend the row he wrote last (decision 30); every other change is the referee's (S 5.3.4, P 17).
    pub(super) fn permit_correction(
        &self,
        author: Author<'_>,
        change: &RowCorrection,
    ) -> Result<(), Refusal> {
        let (id, game) = (change.list, change.game);
        let list = self.known_list(id)?;
        if let status @ (ListStatus::Voided | ListStatus::Purged) = list.status() {
            return Err(Refusal::ListStatus { list: id, status });
        }
        must_be_of_games(id, list)?;
        if list.row(game).is_none() {
            return Err(Refusal::NotWritten { list: id, game, written: list.written() });
        }
        let read = self.read_row(id, game, &change.row)?;
        let mendable = change.referee.is_none() && list.is_mendable(game) && !change.row.is_the_referees();
        if mendable {
            return read.solo().map_or(Ok(()), |solo| self.must_be_approved(id, game, solo));
        }
        self.must_be_the_referees(author, (id, game), change.referee)
    }

    /// Approval is asked for before the game is written, and only where the rule set wants it.
    fn approvable(&self, request: ApprovalRequest) -> Result<&TableList, Refusal> {
        let ApprovalRequest { list: id, game, seat, kind } = request;
        let list = self.open_list(id)?;
        must_be_of_games(id, list)?;
        if game != list.written() + 1 {
            return Err(Refusal::OutOfOrder { list: id, game, expected: list.written() + 1 });
        }
        let rules = self.tournament_rules();
        let wanted = self.scoresheet().counted(list.place(game), seat, kind);
        let needed = wanted.and_then(|wanted| list.approval_needed(&rules.approval, game, wanted));
        if game > rules.games || needed.is_none() {
            return Err(Refusal::ApprovalNotNeeded { list: id, game });
        }
        Ok(list)
    }

    pub(super) fn permit_approval_request(&self, request: ApprovalRequest) -> Result<(), Refusal> {
        let ApprovalRequest { list, game, .. } = request;
        match self.approvable(request)?.approvals().get(&game) {
            Some(approval) if !approval.leaves_plain(request) => Err(Refusal::ApprovalDecided { list, game }),
            Some(_) | None => Ok(()),
        }
    }

    pub(super) fn permit_approval_decision(&self, decision: ApprovalDecision) -> Result<(), Refusal> {
        let ApprovalRequest { list, game, .. } = decision.request;
        let approvals = self.approvable(decision.request)?.approvals();
        self.must_be_referee(decision.referee)?;
        match approvals.get(&game) {
            Some(approval)
                if (approval.answer.is_some() || approval.request != decision.request)
                    && !approval.leaves_plain(decision.request) =>
            {
                Err(Refusal::ApprovalDecided { list, game })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// A complaint is barred once another game is written (P 22); a spoken "Halt" holds open the game just finished, and
    /// reaches back no further (S 3.4.1, decision 36).
    pub(super) fn permit_complaint(
        &self,
        author: Author<'_>,
        making: ComplaintMaking,
    ) -> Result<(), Refusal> {
        let ComplaintMaking { list: id, game, seat, halt: _ } = making;
        let list = self.open_list(id)?;
        author.reason()?;
        let written = list.written();
        if game == 0 || game > (written + 1).min(self.tournament_rules().games) {
            return Err(Refusal::NotWritten { list: id, game, written });
        }
        if game < written {
            let until = self.rules.faults.complaint_until;
            return Err(Refusal::ComplaintBarred { list: id, game, written, until });
        }
        let same = |game: u32| list.complaints().iter().any(|c| (c.game, c.seat) == (game, seat));
        if same(game) { Err(Refusal::ComplaintTwice { list: id, game, seat }) } else { Ok(()) }
    }

    pub(super) fn permit_complaint_decision(&self, decision: ComplaintDecision) -> Result<(), Refusal> {
        let ComplaintDecision { list: id, game, seat, referee, .. } = decision;
        let list = self.open_list(id)?;
        self.must_be_referee(referee)?;
        let open = list.complaints().iter().any(|c| (c.game, c.seat) == (game, seat) && c.answer.is_none());
        if open { Ok(()) } else { Err(Refusal::NoComplaint { list: id, game, seat }) }
    }

    /// The referee may be called at any time; against the tribunal's word there is no further appeal (S 5.1.3).
    pub(super) fn permit_call(&self, author: Author<'_>, call: RefereeCall) -> Result<(), Refusal> {
        let list = self.known_list(call.list)?;
        author.reason()?;
        let RefereeCall { list: id, matter, about, .. } = call;
        match (matter, about) {
            (Matter::Doubt | Matter::Suspicion, Some(_)) | (Matter::Appeal, None) => {
                Err(Refusal::NothingToAppeal { list: id })
            }
            (Matter::Appeal, Some(event)) if list.decided_by(event).is_none() => {
                Err(Refusal::NothingToAppeal { list: id })
            }
            // Each complaint has its own appeal, and only one.
            (Matter::Appeal, Some(_)) if list.calls().iter().any(|other| other.about == about) => {
                Err(Refusal::AppealDecided { list: id })
            }
            (Matter::Doubt | Matter::Suspicion, None) | (Matter::Appeal, Some(_)) => Ok(()),
        }
    }

    pub(super) fn permit_call_answer(&self, author: Author<'_>, answer: CallAnswer) -> Result<(), Refusal> {
        let list = self.known_list(answer.list)?;
        author.reason()?;
        let call = list.calls().iter().find(|call| call.event == answer.call && call.answer.is_none());
        let call = call.ok_or(Refusal::NoCall { list: answer.list, call: answer.call })?;
        match call.matter {
            Matter::Doubt | Matter::Suspicion => self.must_be_referee(answer.referee),
            // An appeal is decided by the tribunal, and by nobody who decided what is appealed against (S 5.1.3, P 22).
            Matter::Appeal => {
                let person = answer.referee;
                let decided = call.about.and_then(|event| list.decided_by(event));
                if !self.is_in_tribunal(person) || decided == Some(person) {
                    return Err(Refusal::NotTheTribunal { person });
                }
                Ok(())
            }
        }
    }

    fn must_be_complete(&self, id: ListId, list: &TableList) -> Result<(), Refusal> {
        let (written, games) = (list.written(), self.tournament_rules().games);
        if written < games { Err(Refusal::ListIncomplete { list: id, written, games }) } else { Ok(()) }
    }

    pub(super) fn permit_signature(&self, signature: Signature) -> Result<(), Refusal> {
        let Signature { list: id, signer } = signature;
        let list = self.open_list(id)?;
        self.must_be_complete(id, list)?;
        let seat = match signer {
            Signer::Player(seat) => seat,
            Signer::Keeper => list.keeper().ok_or(Refusal::KeeperMissing { list: id })?,
        };
        self.must_be_taken(id, seat)?;
        if list.is_signed_by(signer) { Err(Refusal::SignedAlready { list: id }) } else { Ok(()) }
    }

    /// A list is closed when it is whole, nothing about it is open, and its keeper and all four players have checked and
    /// signed it (P 16, P 18).
    pub(super) fn permit_list_closing(&self, id: ListId) -> Result<(), Refusal> {
        let list = self.open_list(id)?;
        self.must_be_complete(id, list)?;
        nothing_open(id, list)?;
        let missing: Vec<_> = list.unsigned().collect();
        let keeper = !list.is_signed_by(Signer::Keeper);
        if keeper || !missing.is_empty() {
            return Err(Refusal::SignaturesMissing { list: id, missing, keeper });
        }
        self.table_must_add_up(id, list)
    }

    /// Table points and game points of a table add up to the sum of the places: 100 (T 6, T 23).
    fn table_must_add_up(&self, id: ListId, list: &TableList) -> Result<(), Refusal> {
        let places = &self.tournament_rules().table_points;
        let (points, _) = list.totals(usize::MAX);
        let Some(table_points) = crate::table_points::table_points(places, &points) else { return Ok(()) };
        let wanted: i64 = places.iter().map(|&points| i64::from(points)).sum();
        let sum = table_points.as_array().iter().chain(points.as_array()).sum();
        if sum == wanted { Ok(()) } else { Err(Refusal::TableSum { list: id, sum, wanted }) }
    }

    pub(super) fn permit_reopening(&self, author: Author<'_>, id: ListId) -> Result<(), Refusal> {
        let list = self.known_list(id)?;
        self.official_act(author)?;
        match list.status() {
            ListStatus::Closed | ListStatus::Voided => Ok(()),
            status @ (ListStatus::Open | ListStatus::Purged) => Err(Refusal::ListStatus { list: id, status }),
        }
    }

    pub(super) fn permit_voiding(&self, author: Author<'_>, id: ListId) -> Result<(), Refusal> {
        let list = self.known_list(id)?;
        self.official_act(author)?;
        match list.status() {
            ListStatus::Open | ListStatus::Closed => Ok(()),
            status @ (ListStatus::Voided | ListStatus::Purged) => {
                Err(Refusal::ListStatus { list: id, status })
            }
        }
    }
}

/// Games are written in a list of games; totals know none (decision 37).
fn must_be_of_games(id: ListId, list: &TableList) -> Result<(), Refusal> {
    if list.written_totals().is_some() { Err(Refusal::TotalsInList { list: id }) } else { Ok(()) }
}
