//! The names of events.

use schafkopf_turnier::EventKind;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The name of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum EventName {
    /// The tournament was created; who created it is its director.
    Created,
    /// The setup was changed.
    SetupChanged,
    /// Somebody was given an office.
    Appointed,
    /// Somebody was relieved of an office.
    Dismissed,
    /// The public seed of draw and lot was fixed.
    SeedFixed,
    /// Registration was opened.
    RegistrationOpened,
    /// Somebody was registered.
    Registered,
    /// The details of a player were changed; they are not kept in the log.
    DetailsChanged,
    /// A player's age was found sufficient.
    AgeProven,
    /// A player paid into the till, or was paid back.
    Paid,
    /// A player withdrew.
    Withdrawn,
    /// A player came through the door.
    CheckedIn,
    /// A player who was marked as there is not there.
    CheckedOut,
    /// From now on seats are drawn at the door.
    DoorDrawBegun,
    /// Players were put on the waiting list.
    PutOnWaitingList,
    /// A player moved up from the waiting list.
    MovedUp,
    /// Tables and seats were drawn.
    Drawn,
    /// A match began, at all tables together.
    MatchStarted,
    /// A list keeper was named.
    KeeperNamed,
    /// A game was written.
    RowEntered,
    /// A row was replaced; the old one stays readable.
    RowCorrected,
    /// It was chosen how paper lists are typed.
    PaperChosen,
    /// The totals of a paper list were written.
    TotalsEntered,
    /// Everything in a list was taken back.
    ListCleared,
    /// Two lists that were taken for each other were swapped.
    ListsSwapped,
    /// Approval of a game was asked for.
    ApprovalRequested,
    /// The referee approved a game, or refused it.
    ApprovalDecided,
    /// Somebody complained about a game.
    ComplaintMade,
    /// The referee decided on a complaint.
    ComplaintDecided,
    /// The referee was called to a table.
    RefereeCalled,
    /// The referee, or the tribunal, answered a call.
    CallAnswered,
    /// A list was signed.
    Signed,
    /// A list was closed.
    ListClosed,
    /// The management opened a closed list again.
    ListReopened,
    /// The management declared a list void.
    ListVoided,
    /// The management announced something to all.
    Announced,
    /// A player was excluded.
    Excluded,
    /// A substitute took over somebody's seat.
    Substituted,
    /// Somebody who plays for a place took a house player's seat.
    SeatTaken,
    /// All lists of a match were in.
    MatchClosed,
    /// The tournament was closed.
    TournamentClosed,
    /// The lists were destroyed after six months; what they came to was kept.
    ListsPurged,
    /// What was known about somebody was erased.
    PersonErased,
    /// An earlier event was undone.
    Undone,
    /// The tournament was read from a file of unknown origin.
    Imported,
    /// An entry of a list that was destroyed after six months.
    Destroyed,
}

impl From<&EventKind> for EventName {
    fn from(what: &EventKind) -> EventName {
        match what {
            EventKind::Created(_) => EventName::Created,
            EventKind::SetupChanged(_) => EventName::SetupChanged,
            EventKind::Appointed(_) => EventName::Appointed,
            EventKind::Dismissed(_) => EventName::Dismissed,
            EventKind::SeedFixed { .. } => EventName::SeedFixed,
            EventKind::RegistrationOpened => EventName::RegistrationOpened,
            EventKind::Registered(_) => EventName::Registered,
            EventKind::DetailsChanged { .. } => EventName::DetailsChanged,
            EventKind::AgeProven(_) => EventName::AgeProven,
            EventKind::Paid(_) => EventName::Paid,
            EventKind::Withdrawn { .. } => EventName::Withdrawn,
            EventKind::CheckedIn(_) => EventName::CheckedIn,
            EventKind::CheckedOut { .. } => EventName::CheckedOut,
            EventKind::DoorDrawBegun => EventName::DoorDrawBegun,
            EventKind::PutOnWaitingList { .. } => EventName::PutOnWaitingList,
            EventKind::MovedUp { .. } => EventName::MovedUp,
            EventKind::Drawn(_) => EventName::Drawn,
            EventKind::MatchStarted(_) => EventName::MatchStarted,
            EventKind::KeeperNamed(_) => EventName::KeeperNamed,
            EventKind::RowEntered(_) => EventName::RowEntered,
            EventKind::RowCorrected(_) => EventName::RowCorrected,
            EventKind::PaperChosen(_) => EventName::PaperChosen,
            EventKind::TotalsEntered(_) => EventName::TotalsEntered,
            EventKind::ListCleared(_) => EventName::ListCleared,
            EventKind::ListsSwapped(_) => EventName::ListsSwapped,
            EventKind::ApprovalRequested(_) => EventName::ApprovalRequested,
            EventKind::ApprovalDecided(_) => EventName::ApprovalDecided,
            EventKind::ComplaintMade(_) => EventName::ComplaintMade,
            EventKind::ComplaintDecided(_) => EventName::ComplaintDecided,
            EventKind::RefereeCalled(_) => EventName::RefereeCalled,
            EventKind::CallAnswered(_) => EventName::CallAnswered,
            EventKind::Signed(_) => EventName::Signed,
            EventKind::ListClosed(_) => EventName::ListClosed,
            EventKind::ListReopened(_) => EventName::ListReopened,
            EventKind::ListVoided(_) => EventName::ListVoided,
            EventKind::Announced { .. } => EventName::Announced,
            EventKind::Excluded { .. } => EventName::Excluded,
            EventKind::Substituted(_) => EventName::Substituted,
            EventKind::SeatTaken(_) => EventName::SeatTaken,
            EventKind::MatchClosed { .. } => EventName::MatchClosed,
            EventKind::TournamentClosed => EventName::TournamentClosed,
            EventKind::ListsPurged { .. } => EventName::ListsPurged,
            EventKind::PersonErased { .. } => EventName::PersonErased,
            EventKind::Undone { .. } => EventName::Undone,
            EventKind::Imported { .. } => EventName::Imported,
            EventKind::Destroyed { .. } => EventName::Destroyed,
        }
    }
}
