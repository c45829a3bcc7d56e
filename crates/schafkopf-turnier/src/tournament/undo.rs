//! Undoing: a new event that takes an earlier one back.
//!
//! The fold leaves an undone event out, as if it had never happened; the log keeps both. That is safe only if nothing
//! rests on the event, so each event belongs to an area, and only the last event of its area can be undone.

use std::collections::BTreeSet;

use super::event::{Consent, Event, EventKind, KeeperChoice, ListId};
use super::permit::Author;
use super::refusal::Refusal;
use super::state::{State, Status};
use crate::player_number::PlayerNumber;

/// What an event touches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Area {
    /// Nothing that others rest on.
    Nothing,
    /// The whole tournament.
    Everything,
    /// The setup, which may be mended late: it rests on nothing but what it was before.
    Poster,
    /// An office, on which every later act may rest.
    Office,
    /// One player.
    Player(PlayerNumber),
    /// One player's money.
    Money(PlayerNumber),
    /// One list.
    List(ListId),
    /// Two lists.
    TwoLists(ListId, ListId),
}

impl Area {
    pub(super) fn of(what: &EventKind) -> Area {
        match what {
            EventKind::DetailsChanged { .. }
            | EventKind::PaperChosen(_)
            | EventKind::Announced { .. }
            | EventKind::PersonErased { .. }
            | EventKind::Undone { .. }
            | EventKind::Imported { .. }
            | EventKind::Destroyed { .. } => Area::Nothing,
            EventKind::SetupChanged(_) => Area::Poster,
            EventKind::Created(_)
            | EventKind::SeedFixed { .. }
            | EventKind::RegistrationOpened
            | EventKind::PutOnWaitingList { .. }
            | EventKind::DoorDrawBegun
            | EventKind::Drawn(_)
            | EventKind::MatchStarted(_)
            | EventKind::Excluded { .. }
            | EventKind::Substituted(_)
            | EventKind::SeatTaken(_)
            | EventKind::MatchClosed { .. }
            | EventKind::TournamentClosed
            | EventKind::ListsPurged { .. } => Area::Everything,
            EventKind::Appointed(_) | EventKind::Dismissed(_) => Area::Office,
            EventKind::Registered(registering) => Area::Player(registering.player),
            EventKind::AgeProven(check) => Area::Player(check.player),
            EventKind::CheckedIn(arrival) => Area::Player(arrival.player),
            EventKind::Withdrawn { player }
            | EventKind::CheckedOut { player }
            | EventKind::MovedUp { player } => Area::Player(*player),
            EventKind::Paid(payment) => Area::Money(payment.player),
            EventKind::KeeperNamed(choice) => Area::List(choice.list),
            EventKind::RowEntered(entry) => Area::List(entry.list),
            EventKind::RowCorrected(correction) => Area::List(correction.list),
            EventKind::TotalsEntered(entry) => Area::List(entry.list),
            EventKind::ListCleared(clearing) => Area::List(clearing.list),
            EventKind::ListsSwapped(swap) => Area::TwoLists(swap.one, swap.other),
            EventKind::ApprovalRequested(request) => Area::List(request.list),
            EventKind::ApprovalDecided(decision) => Area::List(decision.request.list),
            EventKind::ComplaintMade(making) => Area::List(making.list),
            EventKind::ComplaintDecided(decision) => Area::List(decision.list),
            EventKind::RefereeCalled(call) => Area::List(call.list),
            EventKind::CallAnswered(answer) => Area::List(answer.list),
            EventKind::Signed(signature) => Area::List(signature.list),
            EventKind::ListClosed(list) | EventKind::ListReopened(list) | EventKind::ListVoided(list) => {
                Area::List(*list)
            }
        }
    }

    /// Whether an event of the later area may rest on one of this area.
    fn carries(self, later: Area) -> bool {
        match (self, later) {
            (Area::Player(a) | Area::Money(a), Area::Player(b) | Area::Money(b)) => a == b,
            (Area::List(a), Area::List(b)) => a == b,
            (Area::List(a), Area::TwoLists(b, c)) | (Area::TwoLists(b, c), Area::List(a)) => a == b || a == c,
            (Area::TwoLists(a, b), Area::TwoLists(c, d)) => [a, b].contains(&c) || [a, b].contains(&d),
            (Area::Nothing, _)
            | (_, Area::Nothing)
            | (
                Area::Everything
                | Area::Poster
                | Area::Player(_)
                | Area::Money(_)
                | Area::List(_)
                | Area::TwoLists(..),
                Area::Office,
            )
            | (
                Area::Everything | Area::Player(_) | Area::Money(_) | Area::List(_) | Area::TwoLists(..),
                Area::Poster,
            )
            | (Area::Money(_), Area::Everything | Area::List(_) | Area::TwoLists(..))
            | (Area::Player(_), Area::List(_) | Area::TwoLists(..))
            | (Area::List(_) | Area::TwoLists(..), Area::Player(_) | Area::Money(_)) => false,
            (Area::Office | Area::Everything | Area::Poster, _)
            | (Area::Player(_) | Area::List(_) | Area::TwoLists(..), Area::Everything) => true,
        }
    }
}

/// Who may undo an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Undoing {
    /// Nobody.
    Never,
    /// Whoever could do it.
    Free,
    /// The keeper, as long as he may mend the row of this game; then the referee, who gives his reason (decision 30).
    Mending(ListId, u32),
    /// The management, which gives its reason.
    Official,
}

impl Undoing {
    fn of(what: &EventKind) -> Undoing {
        match what {
            // Without the first there is no tournament, the details of a person are not in the log, and what was
            // destroyed is gone; where a log came from stays on record.
            EventKind::Created(_)
            | EventKind::DetailsChanged { .. }
            | EventKind::PaperChosen(_)
            | EventKind::Announced { .. }
            | EventKind::ListsPurged { .. }
            | EventKind::PersonErased { .. }
            | EventKind::Undone { .. }
            | EventKind::Imported { .. }
            | EventKind::Destroyed { .. } => Undoing::Never,
            EventKind::RowEntered(entry) if entry.referee.is_none() => {
                Undoing::Mending(entry.list, entry.game)
            }
            EventKind::RowCorrected(correction) if correction.referee.is_none() => {
                Undoing::Mending(correction.list, correction.game)
            }
            // What the referee changed he changes back (P 15).
            EventKind::KeeperNamed(KeeperChoice { consent: Some(Consent::Referee(_)), .. }) => {
                Undoing::Official
            }
            EventKind::TotalsEntered(entry) if entry.referee.is_none() => Undoing::Free,
            EventKind::RowEntered(_)
            | EventKind::RowCorrected(_)
            | EventKind::TotalsEntered(_)
            | EventKind::ListCleared(_)
            | EventKind::ListsSwapped(_)
            | EventKind::ApprovalDecided(_)
            | EventKind::ComplaintDecided(_)
            | EventKind::CallAnswered(_)
            | EventKind::Drawn(_)
            | EventKind::ListClosed(_)
            | EventKind::ListReopened(_)
            | EventKind::ListVoided(_)
            | EventKind::Excluded { .. }
            | EventKind::Substituted(_)
            | EventKind::SeatTaken(_)
            | EventKind::MatchClosed { .. }
            | EventKind::TournamentClosed => Undoing::Official,
            EventKind::SetupChanged(_)
            | EventKind::Appointed(_)
            | EventKind::Dismissed(_)
            | EventKind::SeedFixed { .. }
            | EventKind::RegistrationOpened
            | EventKind::Registered(_)
            | EventKind::AgeProven(_)
            | EventKind::Paid(_)
            | EventKind::Withdrawn { .. }
            | EventKind::CheckedIn(_)
            | EventKind::CheckedOut { .. }
            | EventKind::DoorDrawBegun
            | EventKind::PutOnWaitingList { .. }
            | EventKind::MovedUp { .. }
            | EventKind::MatchStarted(_)
            | EventKind::KeeperNamed(_)
            | EventKind::ApprovalRequested(_)
            | EventKind::ComplaintMade(_)
            | EventKind::RefereeCalled(_)
            | EventKind::Signed(_) => Undoing::Free,
        }
    }
}

/// Whether an event may be undone now.
pub(super) fn permit(
    log: &[Event],
    undone: &BTreeSet<u64>,
    state: &State,
    author: Author<'_>,
    event: u64,
) -> Result<(), Refusal> {
    let place = event.checked_sub(1).and_then(|place| usize::try_from(place).ok());
    let found = place.and_then(|place| log.get(place)).ok_or(Refusal::NoSuchEvent { event })?;
    if undone.contains(&event) {
        return Err(Refusal::UndoneAlready { event });
    }
    let undoing = Undoing::of(&found.what);
    if undoing == Undoing::Never {
        return Err(Refusal::NotUndoable { event });
    }
    let area = Area::of(&found.what);
    let later = log[event as usize..].iter().filter(|later| !undone.contains(&later.seq));
    if let Some(later) = later.into_iter().find(|later| area.carries(Area::of(&later.what))) {
        return Err(Refusal::RestsOnIt { event, later: later.seq });
    }
    // Money that was paid is not taken out of the till in silence, and who is excluded gets nothing back (S 5.1.4, P 14).
    if let EventKind::Paid(payment) = &found.what {
        let status = state.player(payment.player).map(|participant| participant.status);
        if status == Some(Status::Excluded) {
            return Err(Refusal::PlayerStatus { player: payment.player, status: Status::Excluded });
        }
        author.reason()?;
    }
    match undoing {
        Undoing::Never | Undoing::Free => Ok(()),
        Undoing::Mending(list, game) if state.list(list).is_some_and(|list| list.is_mendable(game)) => Ok(()),
        // An official who types a list from its paper gives no reason while nobody else has written in it.
        Undoing::Mending(list, _)
            if state.list(list).is_some_and(|list| state.is_typed_by(list, author.by)) =>
        {
            Ok(())
        }
        Undoing::Mending(list, game) => state.must_be_the_referees(author, (list, game), Some(author.by)),
        Undoing::Official => {
            state.must_be_referee(author.by)?;
            author.reason()
        }
    }
}
