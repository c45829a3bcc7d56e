//! The permission of an event: every rule that can be checked from the log alone.
//!
//! A command becomes events, and each is permitted here before it is written; an imported log is checked event by event
//! in the same way.

mod closing;
mod door;
mod drawing;
mod lists;
mod paper;
mod registration;

use super::event::{EventKind, Role};
use super::phase::Phase;
use super::refusal::Refusal;
use super::state::{Participant, State, Status};
use super::table_list::TableList;
use crate::person::PersonId;
use crate::player_number::PlayerNumber;

/// Longest reason.
const MOST_REASON: usize = 2_000;

/// Longest announcement: what a phone and a projector can show.
const MOST_ANNOUNCED: usize = 500;

/// Who wants an event, and why.
#[derive(Debug, Clone, Copy)]
pub(super) struct Author<'a> {
    pub(super) by: PersonId,
    pub(super) why: Option<&'a str>,
}

impl Author<'_> {
    /// The reason, which must be given.
    pub(super) fn reason(self) -> Result<(), Refusal> {
        match self.why {
            Some(why) if !why.trim().is_empty() => Ok(()),
            Some(_) | None => Err(Refusal::ReasonMissing),
        }
    }
}

impl State {
    /// Whether an event may happen now. Undoing is for the log to permit.
    pub(super) fn permit(&self, author: Author<'_>, what: &EventKind) -> Result<(), Refusal> {
        if author.why.is_some_and(|why| why.chars().count() > MOST_REASON) {
            return Err(Refusal::ReasonTooLong { most: MOST_REASON });
        }
        match what {
            EventKind::Created(_) => Err(Refusal::CreatedAlready),
            EventKind::SetupChanged(setup) => self.permit_setup(author, setup),
            EventKind::Appointed(office) => {
                self.must_be_referee(author.by)?;
                self.office_must_change(office.person, office.role, false)
            }
            EventKind::Dismissed(office) => {
                self.must_be_referee(author.by)?;
                self.office_must_change(office.person, office.role, true)
            }
            EventKind::SeedFixed { seed } => self.permit_seed(seed),
            EventKind::RegistrationOpened => self.must_be(&["planned"]),
            EventKind::Registered(registering) => self.permit_registering(*registering),
            EventKind::DetailsChanged { player } => self.known(*player).map(|_| ()),
            EventKind::AgeProven(check) => self.known(check.player).map(|_| ()),
            EventKind::Paid(payment) => self.permit_payment(*payment),
            EventKind::Withdrawn { player } => self.permit_withdrawal(*player),
            EventKind::CheckedIn(arrival) => self.permit_arrival(*arrival),
            EventKind::CheckedOut { player } => self.permit_check_out(*player),
            EventKind::DoorDrawBegun => self.permit_door_draw(),
            EventKind::PutOnWaitingList { players } => self.permit_waiting(players),
            EventKind::MovedUp { player } => self.permit_moving_up(*player),
            EventKind::Drawn(record) => self.permit_draw(author, record),
            EventKind::MatchStarted(start) => self.permit_start(start.number),
            EventKind::KeeperNamed(choice) => self.permit_keeper(*choice),
            EventKind::RowEntered(entry) => self.permit_row(author, entry),
            EventKind::RowCorrected(correction) => self.permit_correction(author, correction),
            EventKind::PaperChosen(_) => self.must_be_referee(author.by),
            EventKind::TotalsEntered(entry) => self.permit_totals(author, entry),
            EventKind::ListCleared(clearing) => self.permit_clearing(author, *clearing),
            EventKind::ListsSwapped(swap) => self.permit_swap(author, *swap),
            EventKind::ApprovalRequested(request) => self.permit_approval_request(*request),
            EventKind::ApprovalDecided(decision) => self.permit_approval_decision(*decision),
            EventKind::ComplaintMade(making) => self.permit_complaint(author, *making),
            EventKind::ComplaintDecided(decision) => self.permit_complaint_decision(*decision),
            EventKind::RefereeCalled(call) => self.permit_call(author, *call),
            EventKind::CallAnswered(answer) => self.permit_call_answer(author, *answer),
            EventKind::Signed(signature) => self.permit_signature(*signature),
            EventKind::ListClosed(list) => self.permit_list_closing(*list),
            EventKind::ListReopened(list) => self.permit_reopening(author, *list),
            EventKind::ListVoided(list) => self.permit_voiding(author, *list),
            EventKind::Announced { text } => self.permit_announcement(author, text),
            EventKind::Excluded { player } => self.permit_exclusion(author, *player),
            EventKind::Substituted(substitution) => self.permit_substitution(author, *substitution),
            EventKind::SeatTaken(change) => self.permit_seat_taking(author, *change),
            EventKind::MatchClosed { number } => self.permit_match_closing(*number),
            EventKind::TournamentClosed => self.permit_tournament_closing(author),
            EventKind::ListsPurged { results } => self.permit_purge(author, results),
            EventKind::PersonErased { person } => self.permit_erasing(*person),
            EventKind::Undone { event } => Err(Refusal::NotUndoable { event: *event }),
            EventKind::Imported { .. } => self.official_act(author),
            EventKind::Destroyed { .. } => Err(Refusal::Destroyed),
        }
    }

    fn must_be(&self, wanted: &'static [&'static str]) -> Result<(), Refusal> {
        if wanted.contains(&self.phase.name()) {
            Ok(())
        } else {
            Err(Refusal::Phase { phase: self.phase, wanted })
        }
    }

    /// What is decided is decided by the referee, or for the management; the tribunal decides appeals and nothing else
    /// (S 5.1.3, P 22).
    pub(super) fn must_be_referee(&self, person: PersonId) -> Result<(), Refusal> {
        if self.is_referee(person) { Ok(()) } else { Err(Refusal::NotAnOfficial { person }) }
    }

    /// Whether a list is fresh and an official's own: typed from its paper, which stays the list that counts. Games are
    /// typed from paper where the tournament has chosen so; elsewhere the row is the entry, and decision 30 holds.
    pub(super) fn is_typed_by(&self, list: &TableList, person: PersonId) -> bool {
        let on_paper = self.paper().is_some() || list.rows().is_empty();
        on_paper && self.is_referee(person) && list.is_fresh_to(person)
    }

    /// The management's word to all (P 24).
    fn permit_announcement(&self, author: Author<'_>, text: &str) -> Result<(), Refusal> {
        self.must_be_referee(author.by)?;
        let long = text.chars().count() > MOST_ANNOUNCED;
        if text.trim().is_empty() || long {
            Err(Refusal::BadAnnouncement { most: MOST_ANNOUNCED })
        } else {
            Ok(())
        }
    }

    /// An act of the management: an official's, with a reason.
    fn official_act(&self, author: Author<'_>) -> Result<(), Refusal> {
        self.must_be_referee(author.by)?;
        author.reason()
    }

    fn office_must_change(&self, person: PersonId, role: Role, held: bool) -> Result<(), Refusal> {
        if self.phase == Phase::Closed {
            return self.must_be(&["planned", "open", "drawn", "running", "between"]);
        }
        if self.officials.get(&person).is_some_and(|roles| roles.contains(&role)) != held {
            return Err(Refusal::OfficeUnchanged { person });
        }
        let directors = self.officials.values().filter(|roles| roles.contains(&Role::Director)).count();
        if held && role == Role::Director && directors == 1 {
            return Err(Refusal::LastDirector { person });
        }
        Ok(())
    }

    fn known(&self, player: PlayerNumber) -> Result<&Participant, Refusal> {
        self.players.get(&player).ok_or(Refusal::UnknownPlayer { player })
    }

    fn with_status(&self, player: PlayerNumber, wanted: &[Status]) -> Result<&Participant, Refusal> {
        let participant = self.known(player)?;
        let status = participant.status;
        if wanted.contains(&status) { Ok(participant) } else { Err(Refusal::PlayerStatus { player, status }) }
    }
}
