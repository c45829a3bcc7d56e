//! Events: everything that happened in a tournament, in the order it happened.

use schafkopf::{Bytes32, ContractKind, Seat};

use super::paper::{ListClearing, ListSwap, PaperChoice, TotalsEntry};
use super::referee_call::{CallAnswer, RefereeCall};
use super::setup::Setup;
use crate::draw::{DrawRequest, Quality, Seating};
use crate::log_head::LogHead;
use crate::person::PersonId;
use crate::player_number::PlayerNumber;
use crate::row::Row;
use crate::solo_counts::SoloCounts;

/// Something that happened: who, when, what, why. Events are only ever added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// By which edition of the rules it was permitted.
    pub edition: Edition,
    /// Its number in the log, from 1.
    pub seq: u64,
    /// When, in microseconds of UTC.
    pub at: i64,
    /// By whom.
    pub by: PersonId,
    /// Why, where somebody said so.
    pub why: Option<String>,
    /// What.
    pub what: EventKind,
}

/// An edition of the rules that a log is held to. What was permitted once stays permitted, and comes to what it came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Edition {
    /// Before decisions 30 to 39: bare numbers were any numbers, and whoever wrote a list wrote rulings and strikes in it.
    First,
    /// Now.
    Second,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventKind {
    /// The tournament was created; who created it is its director.
    Created(Setup),
    /// The setup was changed.
    SetupChanged(Setup),
    /// Somebody was given an office.
    Appointed(Office),
    /// Somebody was relieved of an office.
    Dismissed(Office),
    /// The public seed of draw and lot was fixed.
    SeedFixed {
        /// The seed.
        seed: String,
    },
    /// Registration was opened.
    RegistrationOpened,
    /// Somebody was registered.
    Registered(Registering),
    /// The details of a player were changed; they are not kept in the log.
    DetailsChanged {
        /// Whose.
        player: PlayerNumber,
    },
    /// A player's age was found sufficient (S 5.2.12).
    AgeProven(AgeCheck),
    /// A player paid into the till, or was paid back.
    Paid(Payment),
    /// A player withdrew.
    Withdrawn {
        /// Who.
        player: PlayerNumber,
    },
    /// A player came through the door.
    CheckedIn(Arrival),
    /// A player who was marked as there is not there.
    CheckedOut {
        /// Who.
        player: PlayerNumber,
    },
    /// From now on seats are drawn at the door, arrival by arrival.
    DoorDrawBegun,
    /// Players were put on the waiting list.
    PutOnWaitingList {
        /// Who, in the order of their numbers.
        players: Vec<PlayerNumber>,
    },
    /// A player moved up from the waiting list.
    MovedUp {
        /// Who.
        player: PlayerNumber,
    },
    /// Tables and seats were drawn.
    Drawn(Box<DrawRecord>),
    /// A match began, at all tables together (P 2).
    MatchStarted(MatchStart),
    /// A list keeper was named (S 5.3.1, P 15).
    KeeperNamed(KeeperChoice),
    /// A game was written.
    RowEntered(RowEntry),
    /// A row was replaced; the old one stays readable (S 5.3.4).
    RowCorrected(RowCorrection),
    /// It was chosen how paper lists are typed.
    PaperChosen(PaperChoice),
    /// The totals of a paper list were written; those before stay readable (decision 37).
    TotalsEntered(TotalsEntry),
    /// Everything in a list was taken back; it stays readable (S 5.3.4).
    ListCleared(ListClearing),
    /// Two lists that were taken for each other were swapped (S 5.3.6).
    ListsSwapped(ListSwap),
    /// Approval of a game was asked for (S 5.2.14, 5.2.16, P 12).
    ApprovalRequested(ApprovalRequest),
    /// The referee approved a game, or refused it.
    ApprovalDecided(ApprovalDecision),
    /// Somebody complained about a game.
    ComplaintMade(ComplaintMaking),
    /// The referee decided on a complaint.
    ComplaintDecided(ComplaintDecision),
    /// The referee was called to a table (S 5.1.3, 5.2.18, T 21).
    RefereeCalled(RefereeCall),
    /// The referee, or the tribunal, answered a call.
    CallAnswered(CallAnswer),
    /// A list was signed (S 5.3.2, P 18).
    Signed(Signature),
    /// A list was closed.
    ListClosed(ListId),
    /// The management opened a closed list again (S 5.3.6).
    ListReopened(ListId),
    /// The management declared a list void (S 5.3.6).
    ListVoided(ListId),
    /// The management announced something to all (P 24).
    Announced {
        /// What.
        text: String,
    },
    /// A player was excluded (S 5.1.4, 5.1.5, T 16, P 14).
    Excluded {
        /// Who.
        player: PlayerNumber,
    },
    /// A substitute took over somebody's seat (S 5.2.11).
    Substituted(Substitution),
    /// Somebody who plays for a place took a house player's seat: he begins at 0, and keeps his place.
    SeatTaken(Substitution),
    /// All lists of a match were in.
    MatchClosed {
        /// Number of the match, from 1.
        number: u32,
    },
    /// The tournament was closed.
    TournamentClosed,
    /// The lists were destroyed after six months; what they came to was kept (S 5.3.5).
    ListsPurged {
        /// What each player reached in each match.
        results: Vec<KeptResult>,
    },
    /// What was known about somebody was erased.
    PersonErased {
        /// His id.
        person: PersonId,
    },
    /// An earlier event was undone.
    Undone {
        /// Its number.
        event: u64,
    },
    /// The tournament was read from a file of unknown origin; the reason says why it was taken all the same.
    Imported {
        /// The head of the log as it stood in the file.
        head: LogHead,
    },
    /// An entry of a list that was destroyed after six months (S 5.3.5).
    Destroyed {
        /// The hash of what it said, by which the chain of the log holds; none where it was destroyed before there was one.
        content: Option<Bytes32>,
    },
}

impl EventKind {
    /// The stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            EventKind::Created(_) => "created",
            EventKind::SetupChanged(_) => "setup_changed",
            EventKind::Appointed(_) => "appointed",
            EventKind::Dismissed(_) => "dismissed",
            EventKind::SeedFixed { .. } => "seed_fixed",
            EventKind::RegistrationOpened => "registration_opened",
            EventKind::Registered(_) => "registered",
            EventKind::DetailsChanged { .. } => "details_changed",
            EventKind::AgeProven(_) => "age_proven",
            EventKind::Paid(_) => "paid",
            EventKind::Withdrawn { .. } => "withdrawn",
            EventKind::CheckedIn(_) => "checked_in",
            EventKind::CheckedOut { .. } => "checked_out",
            EventKind::DoorDrawBegun => "door_draw_begun",
            EventKind::PutOnWaitingList { .. } => "put_on_waiting_list",
            EventKind::MovedUp { .. } => "moved_up",
            EventKind::Drawn(_) => "drawn",
            EventKind::MatchStarted(_) => "match_started",
            EventKind::KeeperNamed(_) => "keeper_named",
            EventKind::RowEntered(_) => "row_entered",
            EventKind::RowCorrected(_) => "row_corrected",
            EventKind::PaperChosen(_) => "paper_chosen",
            EventKind::TotalsEntered(_) => "totals_entered",
            EventKind::ListCleared(_) => "list_cleared",
            EventKind::ListsSwapped(_) => "lists_swapped",
            EventKind::ApprovalRequested(_) => "approval_requested",
            EventKind::ApprovalDecided(_) => "approval_decided",
            EventKind::ComplaintMade(_) => "complaint_made",
            EventKind::ComplaintDecided(_) => "complaint_decided",
            EventKind::RefereeCalled(_) => "referee_called",
            EventKind::CallAnswered(_) => "call_answered",
            EventKind::Signed(_) => "signed",
            EventKind::ListClosed(_) => "list_closed",
            EventKind::ListReopened(_) => "list_reopened",
            EventKind::ListVoided(_) => "list_voided",
            EventKind::Announced { .. } => "announced",
            EventKind::Excluded { .. } => "excluded",
            EventKind::Substituted(_) => "substituted",
            EventKind::SeatTaken(_) => "seat_taken",
            EventKind::MatchClosed { .. } => "match_closed",
            EventKind::TournamentClosed => "tournament_closed",
            EventKind::ListsPurged { .. } => "lists_purged",
            EventKind::PersonErased { .. } => "person_erased",
            EventKind::Undone { .. } => "undone",
            EventKind::Imported { .. } => "imported",
            EventKind::Destroyed { .. } => "destroyed",
        }
    }

    /// The row that it writes or corrects, if it does: in which list, for which game, and what stands there then.
    pub const fn row(&self) -> Option<(ListId, u32, &Row)> {
        if let EventKind::RowEntered(RowEntry { list, game, row, .. })
        | EventKind::RowCorrected(RowCorrection { list, game, row, .. }) = self
        {
            Some((*list, *game, row))
        } else {
            None
        }
    }
}

/// An office held by somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Office {
    /// Who holds it.
    pub person: PersonId,
    /// The office.
    pub role: Role,
}

/// What somebody may decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// The management: everything.
    Director,
    /// The supervision at the tables: approvals, rulings, corrections.
    Referee,
    /// The tribunal, or the committee: appeals against the referee's word, and nothing else (S 5.1.3, P 22).
    Tribunal,
}

/// How somebody was registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Registering {
    /// His number.
    pub player: PlayerNumber,
    /// Who he is.
    pub person: PersonId,
    /// Whether he plays for a place.
    pub part: Part,
    /// Whether he came when registration was over.
    pub late: bool,
    /// How his age was proven, where it was.
    pub age: Option<AgeProof>,
}

/// Whether somebody plays for a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// He is ranked.
    Ranked,
    /// A house player who fills a table and is not ranked.
    House,
}

/// How somebody's age was proven (S 5.2.12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AgeProof {
    /// By his birthday, which is not kept in the log.
    Birthday,
    /// He was found old enough on the day at the venue.
    SeenAtVenue,
}

/// A player whose age was proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AgeCheck {
    /// Who.
    pub player: PlayerNumber,
    /// How.
    pub proof: AgeProof,
}

/// Money into the till, or out of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Payment {
    /// Whose.
    pub player: PlayerNumber,
    /// How much; less than nothing when it is paid back.
    pub cents: i64,
}

/// Somebody who came through the door.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrival {
    /// Who.
    pub player: PlayerNumber,
    /// The how many-th he is, from 1: his seats follow from it where they are drawn at the door.
    pub number: u32,
}

/// A draw with all that is needed to repeat it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawRecord {
    /// What it was drawn from.
    pub request: DrawRequest,
    /// What came out, match by match.
    pub seatings: Vec<Seating>,
    /// How well players are kept apart.
    pub quality: Quality,
}

/// The beginning of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchStart {
    /// Number of the match, from 1.
    pub number: u32,
    /// The seat that keeps the list at every table, unless another is named.
    pub keeper: Option<Seat>,
}

/// A list: a table in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ListId {
    /// Number of the match, from 1.
    pub match_number: u32,
    /// Number of the table, from 1.
    pub table: u32,
}

/// Who keeps a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeeperChoice {
    /// Which list.
    pub list: ListId,
    /// His seat.
    pub seat: Seat,
    /// Who consented, where another kept the list before.
    pub consent: Option<Consent>,
}

/// Who consented to a change of the list keeper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Consent {
    /// All four players (S 5.3.1).
    AllFour,
    /// The referee (P 15).
    Referee(PersonId),
}

/// A game written in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowEntry {
    /// Which list.
    pub list: ListId,
    /// Number of the game, from 1.
    pub game: u32,
    /// What was written.
    pub row: Row,
    /// Who ruled on the game, or struck it, where the row says so.
    pub referee: Option<PersonId>,
}

/// A row replaced by another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowCorrection {
    /// Which list.
    pub list: ListId,
    /// Number of the game, from 1.
    pub game: u32,
    /// What stands there now.
    pub row: Row,
    /// Who signed it off; none for the last row of an open list, which its keeper may still mend.
    pub referee: Option<PersonId>,
}

/// A wish to play something that must be approved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ApprovalRequest {
    /// Which list.
    pub list: ListId,
    /// Number of the game, from 1.
    pub game: u32,
    /// Who wants to play it.
    pub seat: Seat,
    /// What.
    pub kind: ContractKind,
}

/// The referee's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ApprovalDecision {
    /// What was asked for.
    pub request: ApprovalRequest,
    /// The answer.
    pub answer: Answer,
    /// Who gave it.
    pub referee: PersonId,
}

/// Yes or no.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// It may be played; the complaint is right.
    Granted,
    /// It may not be played; the complaint is not right.
    Refused,
}

/// A complaint about a game; what it says is the event's reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ComplaintMaking {
    /// Which list.
    pub list: ListId,
    /// Number of the game, from 1.
    pub game: u32,
    /// Who complains.
    pub seat: Seat,
    /// Whether he said "Halt" in time, which holds it open (S 3.4.1).
    pub halt: bool,
}

/// The answer to a complaint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ComplaintDecision {
    /// Which list.
    pub list: ListId,
    /// Number of the game, from 1.
    pub game: u32,
    /// Who complained.
    pub seat: Seat,
    /// The answer.
    pub answer: Answer,
    /// Who gave it.
    pub referee: PersonId,
}

/// A signature under a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Signature {
    /// Which list.
    pub list: ListId,
    /// Whose.
    pub signer: Signer,
}

/// Who signs a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signer {
    /// A player, for the entries and his result.
    Player(Seat),
    /// The keeper, for the list.
    Keeper,
}

/// Somebody takes over a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Substitution {
    /// Who leaves.
    pub leaves: PlayerNumber,
    /// Who takes over.
    pub enters: PlayerNumber,
}

/// What a player reached in a match whose lists were destroyed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeptResult {
    /// Number of the match, from 1.
    pub match_number: u32,
    /// Where he sat.
    pub table: u32,
    /// Who.
    pub player: PlayerNumber,
    /// List points.
    pub points: i64,
    /// Table points, where there are any.
    pub table_points: i64,
    /// What decides ties.
    pub counts: SoloCounts,
}
