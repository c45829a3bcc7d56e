//! What follows from events outside the tournament: copies of the database are written, or old ones destroyed.

use schafkopf_turnier::{Event, EventKind};

/// What is to be done about copies of the database; the later asks for the more.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aftermath {
    /// Nothing.
    #[default]
    Nothing,
    /// Something worth keeping is complete: a copy is written.
    BackUp,
    /// Something was erased and may be left in no copy.
    Forget,
}

impl Aftermath {
    /// What follows from events.
    pub fn of(events: &[Event]) -> Aftermath {
        events.iter().map(|event| Aftermath::of_one(&event.what)).max().unwrap_or_default()
    }

    const fn of_one(what: &EventKind) -> Aftermath {
        match what {
            EventKind::ListClosed(_) | EventKind::TournamentClosed => Aftermath::BackUp,
            EventKind::PersonErased { .. } | EventKind::ListsPurged { .. } => Aftermath::Forget,
            EventKind::Created(_)
            | EventKind::SetupChanged(_)
            | EventKind::Appointed(_)
            | EventKind::Dismissed(_)
            | EventKind::SeedFixed { .. }
            | EventKind::RegistrationOpened
            | EventKind::Registered(_)
            | EventKind::DetailsChanged { .. }
            | EventKind::AgeProven(_)
            | EventKind::Paid(_)
            | EventKind::Withdrawn { .. }
            | EventKind::CheckedIn(_)
            | EventKind::CheckedOut { .. }
            | EventKind::DoorDrawBegun
            | EventKind::PutOnWaitingList { .. }
            | EventKind::MovedUp { .. }
            | EventKind::Drawn(_)
            | EventKind::MatchStarted(_)
            | EventKind::KeeperNamed(_)
            | EventKind::RowEntered(_)
            | EventKind::RowCorrected(_)
            | EventKind::PaperChosen(_)
            | EventKind::TotalsEntered(_)
            | EventKind::ListCleared(_)
            | EventKind::ListsSwapped(_)
            | EventKind::ApprovalRequested(_)
            | EventKind::ApprovalDecided(_)
            | EventKind::ComplaintMade(_)
            | EventKind::ComplaintDecided(_)
            | EventKind::RefereeCalled(_)
            | EventKind::CallAnswered(_)
            | EventKind::Signed(_)
            | EventKind::ListReopened(_)
            | EventKind::ListVoided(_)
            | EventKind::Announced { .. }
            | EventKind::Excluded { .. }
            | EventKind::Substituted(_)
            | EventKind::SeatTaken(_)
            | EventKind::MatchClosed { .. }
            | EventKind::Undone { .. }
            | EventKind::Imported { .. }
            | EventKind::Destroyed { .. } => Aftermath::Nothing,
        }
    }
}
