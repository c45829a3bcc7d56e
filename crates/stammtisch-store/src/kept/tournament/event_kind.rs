//! What happened, as it is kept.

use schafkopf::Bytes32;
use schafkopf_turnier::{self as turnier, LogHead, PersonId, PlayerNumber};
use serde::{Deserialize, Serialize};

use super::calling::{
    ApprovalDecision, ApprovalRequest, CallAnswer, ComplaintDecision, ComplaintMaking, RefereeCall,
};
use super::draw::DrawRecord;
use super::list::{KeeperChoice, KeptResult, ListId, MatchStart, Signature};
use super::office::Office;
use super::paper::{ListClearing, ListSwap, PaperChoice, TotalsEntry};
use super::player::{AgeCheck, Arrival, Payment, Registering, Substitution};
use super::row::{RowCorrection, RowEntry};
use super::setup::Setup;
use crate::kept::Text;

/// What happened.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum EventKind {
    Created(Setup),
    SetupChanged(Setup),
    Appointed(Office),
    Dismissed(Office),
    SeedFixed { seed: String },
    RegistrationOpened,
    Registered(Registering),
    DetailsChanged { player: u32 },
    AgeProven(AgeCheck),
    Paid(Payment),
    Withdrawn { player: u32 },
    CheckedIn(Arrival),
    CheckedOut { player: u32 },
    DoorDrawBegun,
    PutOnWaitingList { players: Vec<u32> },
    MovedUp { player: u32 },
    Drawn(Box<DrawRecord>),
    MatchStarted(MatchStart),
    KeeperNamed(KeeperChoice),
    RowEntered(RowEntry),
    RowCorrected(RowCorrection),
    PaperChosen(PaperChoice),
    TotalsEntered(TotalsEntry),
    ListCleared(ListClearing),
    ListsSwapped(ListSwap),
    ApprovalRequested(ApprovalRequest),
    ApprovalDecided(ApprovalDecision),
    ComplaintMade(ComplaintMaking),
    ComplaintDecided(ComplaintDecision),
    RefereeCalled(RefereeCall),
    CallAnswered(CallAnswer),
    Signed(Signature),
    ListClosed(ListId),
    ListReopened(ListId),
    ListVoided(ListId),
    Announced { text: String },
    Excluded { player: u32 },
    Substituted(Substitution),
    SeatTaken(Substitution),
    MatchClosed { number: u32 },
    TournamentClosed,
    ListsPurged { results: Vec<KeptResult> },
    PersonErased { person: u64 },
    Undone { event: u64 },
    Imported { events: u64, head: Text<Bytes32> },
    Destroyed,
}

impl From<&turnier::EventKind> for EventKind {
    fn from(what: &turnier::EventKind) -> EventKind {
        match what {
            turnier::EventKind::Created(setup) => EventKind::Created(setup.into()),
            turnier::EventKind::SetupChanged(setup) => EventKind::SetupChanged(setup.into()),
            turnier::EventKind::Appointed(office) => EventKind::Appointed((*office).into()),
            turnier::EventKind::Dismissed(office) => EventKind::Dismissed((*office).into()),
            turnier::EventKind::SeedFixed { seed } => EventKind::SeedFixed { seed: seed.clone() },
            turnier::EventKind::RegistrationOpened => EventKind::RegistrationOpened,
            turnier::EventKind::Registered(registering) => EventKind::Registered((*registering).into()),
            turnier::EventKind::DetailsChanged { player } => EventKind::DetailsChanged { player: player.0 },
            turnier::EventKind::AgeProven(check) => EventKind::AgeProven((*check).into()),
            turnier::EventKind::Paid(payment) => EventKind::Paid((*payment).into()),
            turnier::EventKind::Withdrawn { player } => EventKind::Withdrawn { player: player.0 },
            turnier::EventKind::CheckedIn(arrival) => EventKind::CheckedIn((*arrival).into()),
            turnier::EventKind::CheckedOut { player } => EventKind::CheckedOut { player: player.0 },
            turnier::EventKind::DoorDrawBegun => EventKind::DoorDrawBegun,
            turnier::EventKind::PutOnWaitingList { players } => {
                EventKind::PutOnWaitingList { players: players.iter().map(|player| player.0).collect() }
            }
            turnier::EventKind::MovedUp { player } => EventKind::MovedUp { player: player.0 },
            turnier::EventKind::Drawn(record) => EventKind::Drawn(Box::new((&**record).into())),
            turnier::EventKind::MatchStarted(start) => EventKind::MatchStarted((*start).into()),
            turnier::EventKind::KeeperNamed(choice) => EventKind::KeeperNamed((*choice).into()),
            turnier::EventKind::RowEntered(entry) => EventKind::RowEntered(entry.into()),
            turnier::EventKind::RowCorrected(correction) => EventKind::RowCorrected(correction.into()),
            turnier::EventKind::PaperChosen(choice) => EventKind::PaperChosen((*choice).into()),
            turnier::EventKind::TotalsEntered(entry) => EventKind::TotalsEntered(entry.into()),
            turnier::EventKind::ListCleared(clearing) => EventKind::ListCleared((*clearing).into()),
            turnier::EventKind::ListsSwapped(swap) => EventKind::ListsSwapped((*swap).into()),
            turnier::EventKind::ApprovalRequested(asked) => EventKind::ApprovalRequested((*asked).into()),
            turnier::EventKind::ApprovalDecided(decision) => EventKind::ApprovalDecided((*decision).into()),
            turnier::EventKind::ComplaintMade(made) => EventKind::ComplaintMade((*made).into()),
            turnier::EventKind::ComplaintDecided(decision) => EventKind::ComplaintDecided((*decision).into()),
            turnier::EventKind::RefereeCalled(call) => EventKind::RefereeCalled((*call).into()),
            turnier::EventKind::CallAnswered(answer) => EventKind::CallAnswered((*answer).into()),
            turnier::EventKind::Signed(signature) => EventKind::Signed((*signature).into()),
            turnier::EventKind::ListClosed(list) => EventKind::ListClosed((*list).into()),
            turnier::EventKind::ListReopened(list) => EventKind::ListReopened((*list).into()),
            turnier::EventKind::ListVoided(list) => EventKind::ListVoided((*list).into()),
            turnier::EventKind::Announced { text } => EventKind::Announced { text: text.clone() },
            turnier::EventKind::Excluded { player } => EventKind::Excluded { player: player.0 },
            turnier::EventKind::Substituted(change) => EventKind::Substituted((*change).into()),
            turnier::EventKind::SeatTaken(change) => EventKind::SeatTaken((*change).into()),
            turnier::EventKind::MatchClosed { number } => EventKind::MatchClosed { number: *number },
            turnier::EventKind::TournamentClosed => EventKind::TournamentClosed,
            turnier::EventKind::ListsPurged { results } => {
                EventKind::ListsPurged { results: results.iter().copied().map(Into::into).collect() }
            }
            turnier::EventKind::PersonErased { person } => EventKind::PersonErased { person: person.0 },
            turnier::EventKind::Undone { event } => EventKind::Undone { event: *event },
            turnier::EventKind::Imported { head } => {
                EventKind::Imported { events: head.events, head: Text(head.value) }
            }
            turnier::EventKind::Destroyed { .. } => EventKind::Destroyed,
        }
    }
}

impl From<EventKind> for turnier::EventKind {
    fn from(what: EventKind) -> turnier::EventKind {
        match what {
            EventKind::Created(setup) => turnier::EventKind::Created(setup.into()),
            EventKind::SetupChanged(setup) => turnier::EventKind::SetupChanged(setup.into()),
            EventKind::Appointed(office) => turnier::EventKind::Appointed(office.into()),
            EventKind::Dismissed(office) => turnier::EventKind::Dismissed(office.into()),
            EventKind::SeedFixed { seed } => turnier::EventKind::SeedFixed { seed },
            EventKind::RegistrationOpened => turnier::EventKind::RegistrationOpened,
            EventKind::Registered(registering) => turnier::EventKind::Registered(registering.into()),
            EventKind::DetailsChanged { player } => {
                turnier::EventKind::DetailsChanged { player: PlayerNumber(player) }
            }
            EventKind::AgeProven(check) => turnier::EventKind::AgeProven(check.into()),
            EventKind::Paid(payment) => turnier::EventKind::Paid(payment.into()),
            EventKind::Withdrawn { player } => turnier::EventKind::Withdrawn { player: PlayerNumber(player) },
            EventKind::CheckedIn(arrival) => turnier::EventKind::CheckedIn(arrival.into()),
            EventKind::CheckedOut { player } => {
                turnier::EventKind::CheckedOut { player: PlayerNumber(player) }
            }
            EventKind::DoorDrawBegun => turnier::EventKind::DoorDrawBegun,
            EventKind::PutOnWaitingList { players } => turnier::EventKind::PutOnWaitingList {
                players: players.into_iter().map(PlayerNumber).collect(),
            },
            EventKind::MovedUp { player } => turnier::EventKind::MovedUp { player: PlayerNumber(player) },
            EventKind::Drawn(record) => turnier::EventKind::Drawn(Box::new((*record).into())),
            EventKind::MatchStarted(start) => turnier::EventKind::MatchStarted(start.into()),
            EventKind::KeeperNamed(choice) => turnier::EventKind::KeeperNamed(choice.into()),
            EventKind::RowEntered(entry) => turnier::EventKind::RowEntered(entry.into()),
            EventKind::RowCorrected(correction) => turnier::EventKind::RowCorrected(correction.into()),
            EventKind::PaperChosen(choice) => turnier::EventKind::PaperChosen(choice.into()),
            EventKind::TotalsEntered(entry) => turnier::EventKind::TotalsEntered(entry.into()),
            EventKind::ListCleared(clearing) => turnier::EventKind::ListCleared(clearing.into()),
            EventKind::ListsSwapped(swap) => turnier::EventKind::ListsSwapped(swap.into()),
            EventKind::ApprovalRequested(asked) => turnier::EventKind::ApprovalRequested(asked.into()),
            EventKind::ApprovalDecided(decision) => turnier::EventKind::ApprovalDecided(decision.into()),
            EventKind::ComplaintMade(made) => turnier::EventKind::ComplaintMade(made.into()),
            EventKind::ComplaintDecided(decision) => turnier::EventKind::ComplaintDecided(decision.into()),
            EventKind::RefereeCalled(call) => turnier::EventKind::RefereeCalled(call.into()),
            EventKind::CallAnswered(answer) => turnier::EventKind::CallAnswered(answer.into()),
            EventKind::Signed(signature) => turnier::EventKind::Signed(signature.into()),
            EventKind::ListClosed(list) => turnier::EventKind::ListClosed(list.into()),
            EventKind::ListReopened(list) => turnier::EventKind::ListReopened(list.into()),
            EventKind::ListVoided(list) => turnier::EventKind::ListVoided(list.into()),
            EventKind::Announced { text } => turnier::EventKind::Announced { text },
            EventKind::Excluded { player } => turnier::EventKind::Excluded { player: PlayerNumber(player) },
            EventKind::Substituted(change) => turnier::EventKind::Substituted(change.into()),
            EventKind::SeatTaken(change) => turnier::EventKind::SeatTaken(change.into()),
            EventKind::MatchClosed { number } => turnier::EventKind::MatchClosed { number },
            EventKind::TournamentClosed => turnier::EventKind::TournamentClosed,
            EventKind::ListsPurged { results } => {
                turnier::EventKind::ListsPurged { results: results.into_iter().map(Into::into).collect() }
            }
            EventKind::PersonErased { person } => {
                turnier::EventKind::PersonErased { person: PersonId(person) }
            }
            EventKind::Undone { event } => turnier::EventKind::Undone { event },
            EventKind::Imported { events, head: Text(value) } => {
                turnier::EventKind::Imported { head: LogHead { events, value } }
            }
            EventKind::Destroyed => turnier::EventKind::Destroyed { content: None },
        }
    }
}
