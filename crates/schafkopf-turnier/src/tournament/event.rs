//! Events: everything that happened in a tournament, in the order it happened.

use schafkopf::{ContractKind, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::referee_call::{CallAnswer, RefereeCall};
use super::setup::Setup;
use crate::draw::{DrawRequest, Quality, Seating};
use crate::person::PersonId;
use crate::player_number::PlayerNumber;
use crate::row::Row;
use crate::solo_counts::SoloCounts;

/// The version of the log that this program writes.
pub const LOG_VERSION: u16 = 1;

/// Something that happened: who, when, what, why. Events are only ever added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// The version of the log.
    pub v: LogVersion,
    /// Its number in the log, from 1.
    pub seq: u64,
    /// When, in microseconds of UTC.
    pub at: i64,
    /// By whom.
    pub by: PersonId,
    /// Why, where somebody said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// What.
    pub what: EventKind,
}

/// The mark of a log that this program can read; a newer one is refused when it is read.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LogVersion;

impl Serialize for LogVersion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(LOG_VERSION)
    }
}

impl<'de> Deserialize<'de> for LogVersion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LogVersion, D::Error> {
        match u16::deserialize(deserializer)? {
            LOG_VERSION => Ok(LogVersion),
            other => Err(serde::de::Error::custom(format!(
                "the log has version {other}; this program reads version {LOG_VERSION}"
            ))),
        }
    }
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    /// A player was excluded (S 5.1.4, 5.1.5, T 16, P 14).
    Excluded {
        /// Who.
        player: PlayerNumber,
    },
    /// A substitute took over somebody's seat (S 5.2.11).
    Substituted(Substitution),
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
    /// An entry of a list that was destroyed after six months (S 5.3.5).
    Destroyed,
}

/// An office held by somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Office {
    /// Who holds it.
    pub person: PersonId,
    /// The office.
    pub role: Role,
}

/// What somebody may decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The management: everything.
    Director,
    /// The supervision at the tables: approvals, rulings, corrections.
    Referee,
}

/// How somebody was registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Registering {
    /// His number.
    pub player: PlayerNumber,
    /// Who he is.
    pub person: PersonId,
    /// Whether he plays for a place.
    pub part: Part,
    /// Whether he came when registration was over.
    #[serde(default, skip_serializing_if = "is_false")]
    pub late: bool,
    /// How his age was proven, where it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age: Option<AgeProof>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

/// Whether somebody plays for a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// He is ranked.
    Ranked,
    /// A house player who fills a table and is not ranked.
    House,
}

/// How somebody's age was proven (S 5.2.12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AgeProof {
    /// By his birthday, which is not kept in the log.
    Birthday,
    /// He was found old enough on the day at the venue.
    SeenAtVenue,
}

/// A player whose age was proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgeCheck {
    /// Who.
    pub player: PlayerNumber,
    /// How.
    pub proof: AgeProof,
}

/// Money into the till, or out of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// Whose.
    pub player: PlayerNumber,
    /// How much; less than nothing when it is paid back.
    pub cents: i64,
}

/// A draw with all that is needed to repeat it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawRecord {
    /// What it was drawn from.
    pub request: DrawRequest,
    /// What came out, match by match.
    pub seatings: Vec<Seating>,
    /// How well players are kept apart.
    pub quality: Quality,
}

/// The beginning of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchStart {
    /// Number of the match, from 1.
    pub number: u32,
    /// The seat that keeps the list at every table, unless another is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keeper: Option<Seat>,
}

/// A list: a table in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListId {
    /// Number of the match, from 1.
    #[serde(rename = "match")]
    pub match_number: u32,
    /// Number of the table, from 1.
    pub table: u32,
}

/// Who keeps a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeeperChoice {
    /// Which list.
    pub list: ListId,
    /// His seat.
    pub seat: Seat,
    /// Who consented, where another kept the list before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub consent: Option<Consent>,
}

/// Who consented to a change of the list keeper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Consent {
    /// All four players (S 5.3.1).
    AllFour,
    /// The referee (P 15).
    Referee(PersonId),
}

/// A game written in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RowEntry {
    /// Which list.
    pub list: ListId,
    /// Number of the game, from 1.
    pub game: u32,
    /// What was written.
    pub row: Row,
}

/// A row replaced by another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RowCorrection {
    /// Which list.
    pub list: ListId,
    /// Number of the game, from 1.
    pub game: u32,
    /// What stands there now.
    pub row: Row,
    /// Who signed it off; none for the last row of an open list, which its keeper may still mend.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub referee: Option<PersonId>,
}

/// A wish to play something that must be approved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ApprovalDecision {
    /// What was asked for.
    pub request: ApprovalRequest,
    /// The answer.
    pub answer: Answer,
    /// Who gave it.
    pub referee: PersonId,
}

/// Yes or no.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It may be played; the complaint is right.
    Granted,
    /// It may not be played; the complaint is not right.
    Refused,
}

/// A complaint about a game; what it says is the event's reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplaintMaking {
    /// Which list.
    pub list: ListId,
    /// Number of the game, from 1.
    pub game: u32,
    /// Who complains.
    pub seat: Seat,
    /// Whether he said "Halt" in time, which holds it open (S 3.4.1).
    #[serde(default, skip_serializing_if = "is_false")]
    pub halt: bool,
}

/// The answer to a complaint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// Which list.
    pub list: ListId,
    /// Whose.
    pub signer: Signer,
}

/// Who signs a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Signer {
    /// A player, for the entries and his result.
    Player(Seat),
    /// The keeper, for the list.
    Keeper,
}

/// Somebody takes over a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Substitution {
    /// Who leaves.
    pub leaves: PlayerNumber,
    /// Who takes over.
    pub enters: PlayerNumber,
}

/// What a player reached in a match whose lists were destroyed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptResult {
    /// Number of the match, from 1.
    #[serde(rename = "match")]
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
