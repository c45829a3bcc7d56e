//! What is permitted with lists that come on paper.

use schafkopf::Seat;

use super::Author;
use crate::person::PersonId;
use crate::totals;
use crate::tournament::event::ListId;
use crate::tournament::paper::{ListClearing, ListSwap, TotalsEntry};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::State;
use crate::tournament::table_list::{ListStatus, TableList};

impl State {
    /// Totals are typed into a list without games, and again until anybody has signed; then they are the referee's to
    /// change (S 5.3.4, P 17). First-game rule and approvals are the paper's (decision 37).
    pub(super) fn permit_totals(&self, author: Author<'_>, entry: &TotalsEntry) -> Result<(), Refusal> {
        let id = entry.list;
        let list = self.list_that_counts(id)?;
        if !list.rows().is_empty() {
            return Err(Refusal::GamesInList { list: id, written: list.written() });
        }
        if list.keeper().is_none() {
            return Err(Refusal::KeeperMissing { list: id });
        }
        Seat::ALL.into_iter().try_for_each(|seat| self.must_be_taken(id, seat))?;
        if let Some(fault) = totals::fault(&entry.totals, self.tournament_rules().games) {
            return Err(Refusal::Totals { list: id, fault });
        }
        let signed_off = list.written_totals().is_some_and(|written| written.referee.is_some());
        let free = list.status() == ListStatus::Open && !list.is_signed() && !signed_off;
        self.free_or_the_referees(author, (id, free), entry.referee)
    }

    /// Who typed a list from its paper may take all of it back while it is fresh; else it is the referee's to clear (S 5.3.4, 5.3.6).
    pub(super) fn permit_clearing(&self, author: Author<'_>, clearing: ListClearing) -> Result<(), Refusal> {
        let id = clearing.list;
        let list = self.list_that_counts(id)?;
        self.must_be_referee(author.by)?;
        if list.is_empty() {
            return Err(Refusal::NothingWritten { list: id });
        }
        self.free_or_the_referees(author, (id, self.is_typed_by(list, author.by)), clearing.referee)
    }

    /// Two lists are swapped as they are, signatures and all, where nothing about either is open.
    pub(super) fn permit_swap(&self, author: Author<'_>, swap: ListSwap) -> Result<(), Refusal> {
        let ListSwap { one, other, referee } = swap;
        let lists = [(one, self.list_that_counts(one)?), (other, self.list_that_counts(other)?)];
        self.must_be_referee(author.by)?;
        if one == other || lists.iter().all(|(_, list)| list.is_empty()) {
            return Err(Refusal::NothingToSwap { list: one });
        }
        lists.iter().try_for_each(|&(id, list)| nothing_open(id, list))?;
        let fresh = lists.iter().all(|(_, list)| self.is_typed_by(list, author.by));
        self.free_or_the_referees(author, (one, fresh), referee)
    }

    /// A list that is neither void nor destroyed.
    fn list_that_counts(&self, id: ListId) -> Result<&TableList, Refusal> {
        let list = self.known_list(id)?;
        match list.status() {
            ListStatus::Open | ListStatus::Closed => Ok(list),
            status @ (ListStatus::Voided | ListStatus::Purged) => {
                Err(Refusal::ListStatus { list: id, status })
            }
        }
    }

    /// What is not free needs the referee's name and a reason, and so does what carries his name (S 5.3.4, P 17).
    fn free_or_the_referees(
        &self,
        author: Author<'_>,
        (list, free): (ListId, bool),
        referee: Option<PersonId>,
    ) -> Result<(), Refusal> {
        if free && referee.is_none() {
            return Ok(());
        }
        let missing = Refusal::RefereeMissingFor { list };
        self.must_be_referee(referee.ok_or_else(|| missing.clone())?)?;
        author.reason().map_err(|_| missing)
    }
}

/// No complaint and no call waits for an answer.
pub(super) fn nothing_open(id: ListId, list: &TableList) -> Result<(), Refusal> {
    if let Some(complaint) = list.open_complaint() {
        return Err(Refusal::ComplaintOpen { list: id, game: complaint.game, seat: complaint.seat });
    }
    list.open_call().map_or(Ok(()), |call| Err(Refusal::CallOpen { list: id, call: call.event }))
}
