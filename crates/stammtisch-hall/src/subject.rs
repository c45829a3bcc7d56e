//! Subjects: what an event is about, so that two people who change the same thing are told.

use schafkopf_turnier::{Event, EventKind, ListId, PlayerNumber};

/// What something is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Subject {
    /// The setup.
    Setup,
    /// Who holds which office.
    Offices,
    /// The public seed, the draw, the course of the matches.
    Course,
    /// One player.
    Player(PlayerNumber),
    /// A row of a list.
    Row(ListId, u32),
    /// A list as a whole.
    List(ListId),
}

/// The list that an event is about.
pub(crate) fn list_of(what: &EventKind) -> Option<ListId> {
    match what {
        EventKind::KeeperNamed(choice) => Some(choice.list),
        EventKind::RowEntered(entry) => Some(entry.list),
        EventKind::RowCorrected(correction) => Some(correction.list),
        EventKind::ApprovalRequested(request) => Some(request.list),
        EventKind::ApprovalDecided(decision) => Some(decision.request.list),
        EventKind::ComplaintMade(making) => Some(making.list),
        EventKind::ComplaintDecided(decision) => Some(decision.list),
        EventKind::RefereeCalled(call) => Some(call.list),
        EventKind::CallAnswered(answer) => Some(answer.list),
        EventKind::Signed(signature) => Some(signature.list),
        EventKind::ListClosed(list) | EventKind::ListReopened(list) | EventKind::ListVoided(list) => {
            Some(*list)
        }
        _ => None,
    }
}

/// The player whom an event is about.
pub(crate) fn player_of(what: &EventKind) -> Option<PlayerNumber> {
    match what {
        EventKind::Registered(registering) => Some(registering.player),
        EventKind::AgeProven(check) => Some(check.player),
        EventKind::Paid(payment) => Some(payment.player),
        EventKind::DetailsChanged { player }
        | EventKind::Withdrawn { player }
        | EventKind::MovedUp { player }
        | EventKind::Excluded { player } => Some(*player),
        EventKind::Substituted(change) => Some(change.leaves),
        _ => None,
    }
}

/// Whether an event changes what is said of a subject. An undone event touches what the event itself touched.
pub(crate) fn touches(log: &[Event], event: &Event, subject: Subject) -> bool {
    if let EventKind::Undone { event: undone } = event.what {
        let original = undone.checked_sub(1).and_then(|place| log.get(usize::try_from(place).ok()?));
        return original
            .filter(|original| !matches!(original.what, EventKind::Undone { .. }))
            .is_some_and(|original| touches(log, original, subject));
    }
    match subject {
        Subject::Setup => matches!(event.what, EventKind::SetupChanged(_)),
        Subject::Offices => matches!(event.what, EventKind::Appointed(_) | EventKind::Dismissed(_)),
        Subject::Course => matches!(
            event.what,
            EventKind::SeedFixed { .. }
                | EventKind::RegistrationOpened
                | EventKind::Drawn(_)
                | EventKind::MatchStarted(_)
                | EventKind::MatchClosed { .. }
                | EventKind::TournamentClosed
                | EventKind::Substituted(_)
        ),
        Subject::Player(player) => match &event.what {
            EventKind::PutOnWaitingList { players } => players.contains(&player),
            EventKind::Substituted(change) => change.leaves == player || change.enters == player,
            what => player_of(what) == Some(player),
        },
        Subject::Row(list, game) => match &event.what {
            EventKind::RowEntered(entry) => (entry.list, entry.game) == (list, game),
            EventKind::RowCorrected(correction) => (correction.list, correction.game) == (list, game),
            EventKind::ListClosed(other) | EventKind::ListReopened(other) | EventKind::ListVoided(other) => {
                *other == list
            }
            _ => false,
        },
        Subject::List(list) => list_of(&event.what) == Some(list),
    }
}
