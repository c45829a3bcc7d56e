//! Commands: what somebody wants to happen.

use schafkopf::{ContractKind, Seat};

use super::event::{
    AgeProof, Answer, ApprovalDecision, ApprovalRequest, ComplaintDecision, ComplaintMaking, KeeperChoice,
    ListId, MatchStart, Office, Part, Payment, RowCorrection, Signature, Substitution,
};
use super::paper::{ListClearing, ListSwap, PaperChoice, TotalsEntry};
use super::referee_call::{CallAnswer, RefereeCall};
use super::setup::Setup;
use crate::date::Date;
use crate::log_head::LogHead;
use crate::person::{Person, PersonId};
use crate::player_number::PlayerNumber;
use crate::row::Row;

/// What somebody wants to happen, when, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act {
    /// When, in microseconds of UTC.
    pub at: i64,
    /// Who wants it.
    pub by: PersonId,
    /// Why; some commands need a reason.
    pub why: Option<String>,
    /// What.
    pub command: Command,
}

/// What can be done with a tournament. A tournament is created by [`Tournament::create`](super::Tournament::create).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Changes the setup: texts and prizes at any time, what is paid and played before anything is drawn.
    ChangeSetup(Setup),
    /// Gives somebody an office; a new person's details may come with it.
    Appoint(Office, Option<Person>),
    /// Relieves somebody of an office.
    Dismiss(Office),
    /// Fixes the public seed, before the draw.
    FixSeed(String),
    /// Opens registration.
    OpenRegistration,
    /// Registers somebody.
    Register(Registration),
    /// Changes a player's details.
    ChangeDetails(PlayerNumber, Person),
    /// Proves a player's age.
    ProveAge(PlayerNumber, AgeProof),
    /// Takes money in, or pays it back.
    Pay(Payment),
    /// Withdraws a player who sits at no table.
    Withdraw(PlayerNumber),
    /// Marks a player as there.
    CheckIn(PlayerNumber),
    /// Takes that mark back.
    CheckOut(PlayerNumber),
    /// From now on seats are drawn at the door.
    BeginDoorDraw,
    /// Puts players on the waiting list.
    PutOnWaitingList(Vec<PlayerNumber>),
    /// Moves a player up from the waiting list.
    MoveUp(PlayerNumber),
    /// Draws tables and seats, or draws them again.
    Draw(Drawing),
    /// Starts a match.
    StartMatch(MatchStart),
    /// Names a list keeper.
    NameKeeper(KeeperChoice),
    /// Writes the next game.
    EnterRow(RowWriting),
    /// Replaces a row.
    CorrectRow(RowCorrection),
    /// Chooses how paper lists are typed.
    ChoosePaper(PaperChoice),
    /// Writes the totals of a paper list.
    EnterTotals(TotalsEntry),
    /// Takes everything in a list back.
    ClearList(ListClearing),
    /// Swaps two lists that were taken for each other.
    SwapLists(ListSwap),
    /// Asks for approval.
    RequestApproval(ApprovalRequest),
    /// Grants or refuses it.
    DecideApproval(ApprovalDecision),
    /// Complains; the reason says about what.
    Complain(ComplaintMaking),
    /// Decides on a complaint.
    DecideComplaint(ComplaintDecision),
    /// Calls the referee; the reason says why.
    CallReferee(RefereeCall),
    /// Answers a call; the reason gives the answer in words.
    AnswerCall(CallAnswer),
    /// Signs a list.
    Sign(Signature),
    /// Closes a list.
    CloseList(ListId),
    /// Opens a closed or voided list again.
    ReopenList(ListId),
    /// Declares a list void.
    VoidList(ListId),
    /// Announces something to all.
    Announce(String),
    /// Excludes a player.
    Exclude(PlayerNumber),
    /// Lets a substitute take over a seat.
    Substitute(Substitution),
    /// Closes the running match.
    CloseMatch,
    /// Closes the tournament.
    CloseTournament,
    /// Destroys the lists, if today is six months later.
    PurgeLists {
        /// Today, at the venue.
        today: Date,
    },
    /// Erases what is known about somebody.
    ErasePerson(PersonId),
    /// Notes that the tournament was read from a file of unknown origin; the reason says why it was taken.
    NoteImport {
        /// The head of the log as it stood in the file.
        head: LogHead,
    },
    /// Undoes an event.
    Undo {
        /// Its number.
        event: u64,
    },
}

/// A registration as it is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Registration {
    /// The id under which the person is kept.
    pub person: PersonId,
    /// Who it is.
    pub details: Person,
    /// The number he wants; none for the next one.
    pub player: Option<PlayerNumber>,
    /// Whether he plays for a place.
    pub part: Part,
    /// Whether he was found old enough at the venue.
    pub seen_at_venue: bool,
    /// What he pays at once, in cents.
    pub pays: u32,
}

impl Registration {
    /// Somebody who plays for a place and gets the next number.
    pub const fn of(person: PersonId, details: Person) -> Registration {
        Registration { person, details, player: None, part: Part::Ranked, seen_at_venue: false, pays: 0 }
    }
}

/// How a draw is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawing {
    /// What becomes of a number of players that cannot be divided by four.
    pub uneven: Uneven,
    /// Whether people of one town are kept apart.
    pub towns_apart: bool,
}

/// What becomes of a number of players that cannot be divided by four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Uneven {
    /// Nothing is drawn.
    Refuse,
    /// Who waits is drawn from all, those first who have waited least often.
    WaitingList,
    /// House players fill the last table.
    HousePlayers,
}

/// A game as it is to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowWriting {
    /// Which list.
    pub list: ListId,
    /// Number of the game, from 1; none for the next one.
    pub game: Option<u32>,
    /// What is written.
    pub row: Row,
    /// The referee whose initials stand beside it: he approved the game where it had to be, and he ruled on it or struck
    /// it where it says so.
    pub referee: Option<PersonId>,
}

impl RowWriting {
    /// The next game of a list.
    pub const fn next(list: ListId, row: Row) -> RowWriting {
        RowWriting { list, game: None, row, referee: None }
    }
}

impl ApprovalDecision {
    /// A game approved without having been asked for in writing.
    pub const fn granted(list: ListId, game: u32, by: (Seat, ContractKind), referee: PersonId) -> Self {
        let request = ApprovalRequest { list, game, seat: by.0, kind: by.1 };
        ApprovalDecision { request, answer: Answer::Granted, referee }
    }
}
