//! Refusals: why something cannot be done, and what is missing.

use schafkopf::rules::ComplaintUntil;
use schafkopf::{NoRuling, Seat};
use thiserror::Error;

use super::event::{Edition, ListId};
use super::phase::Phase;
use super::setup::SetupFault;
use super::state::Status;
use super::table_list::ListStatus;
use crate::approval::ApprovalReason;
use crate::date::Date;
use crate::draw::{DrawMismatch, NoDraw, Place};
use crate::person::{PersonFault, PersonId};
use crate::player_number::PlayerNumber;
use crate::row_fault::{Gap, RowFault};
use crate::totals::TotalsFault;

/// Why something cannot be done. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the fields say what the messages say")]
pub enum Refusal {
    /// It does not fit how far the tournament has come.
    #[error("not now: {phase}; possible when {}", wanted.join(", "))]
    Phase { phase: Phase, wanted: &'static [&'static str] },
    /// A reason must be given.
    #[error("a reason must be given")]
    ReasonMissing,
    /// The reason is too long.
    #[error("the reason has more than {most} characters")]
    ReasonTooLong { most: usize },
    /// Only an official may do this.
    #[error("person {person} holds no office")]
    NotAnOfficial { person: PersonId },
    /// Somebody holds or does not hold this office already.
    #[error("nothing changes: person {person} holds this office already, or never did")]
    OfficeUnchanged { person: PersonId },
    /// Somebody must direct the tournament.
    #[error("person {person} is the last director")]
    LastDirector { person: PersonId },
    /// The setup cannot be so.
    #[error(transparent)]
    Setup(#[from] SetupFault),
    /// The tournament exists already.
    #[error("the tournament exists already")]
    CreatedAlready,
    /// The public seed must be fixed before the draw.
    #[error("the public seed is not fixed yet")]
    SeedMissing,
    /// The public seed is fixed for good once something was drawn from it.
    #[error("the public seed has been drawn from and cannot be changed")]
    SeedUsed,
    /// A seed is a text of 1 to 200 characters.
    #[error("a seed has 1 to 200 characters and no line breaks")]
    BadSeed,

    /// Somebody's details cannot be so.
    #[error(transparent)]
    Person(#[from] PersonFault),
    /// Nobody is known by this id.
    #[error("nobody is known as person {person}")]
    UnknownPerson { person: PersonId },
    /// The person is registered.
    #[error("person {person} is registered as player {player}")]
    RegisteredAlready { person: PersonId, player: PlayerNumber },
    /// Another has this number, or it is none.
    #[error("the number {player} is taken, or no number from 1 to 99,999")]
    NumberTaken { player: PlayerNumber },
    /// Nobody has this number.
    #[error("there is no player {player}")]
    UnknownPlayer { player: PlayerNumber },
    /// Too young on the day (S 5.2.12).
    #[error("{age} years old on the day; {least} is the least")]
    TooYoung { age: u32, least: u32 },
    /// Ages that are not proven (S 5.2.12).
    #[error("not proven to be old enough: {}", joined(players))]
    AgeUnproven { players: Vec<PlayerNumber> },
    /// There is no birthday to go by.
    #[error("there is no birthday of player {player}")]
    NoBirthday { player: PlayerNumber },
    /// The player is not in a state for this.
    #[error("player {player} is {status:?}")]
    PlayerStatus { player: PlayerNumber, status: Status },
    /// The player sits at a table; a substitute must take over (S 5.2.11).
    #[error("player {player} sits at table {} in match {match_number}: name a substitute or draw again", place.table)]
    Seated { player: PlayerNumber, match_number: u32, place: Place },
    /// The player sits nowhere.
    #[error("player {player} sits at no table")]
    NotSeated { player: PlayerNumber },
    /// One player at two tables.
    #[error("player {player} already sits at table {} in match {match_number}", place.table)]
    TwoTables { player: PlayerNumber, match_number: u32, place: Place },
    /// More would be paid back than was paid, or a sum beyond measure.
    #[error("player {player} has paid {paid} cents; {cents} cannot be booked")]
    Payment { player: PlayerNumber, paid: i64, cents: i64 },

    /// Nothing can be drawn.
    #[error(transparent)]
    NoDraw(#[from] NoDraw),
    /// Too few house players.
    #[error("{needed} house players are needed, {available} are there")]
    HousePlayersMissing { needed: usize, available: usize },
    /// Players who are not there, as far as anybody marked.
    #[error("not here: {}", joined(players))]
    NotHere { players: Vec<PlayerNumber> },
    /// He is there already.
    #[error("player {player} is here already")]
    HereAlready { player: PlayerNumber },
    /// Seats are drawn at the door already.
    #[error("seats are drawn at the door already")]
    DoorAlready,
    /// Games of the match are written (a redraw would lose them).
    #[error("match {match_number}: {games} games are written, it cannot be drawn again")]
    GamesEntered { match_number: u32, games: u32 },
    /// The draw is not what the seed gives.
    #[error(transparent)]
    DrawMismatch(#[from] DrawMismatch),
    /// The draw was not made from what is on record.
    #[error("the draw does not belong to what is on record: {field}")]
    DrawRequest { field: &'static str },
    /// Tables and seats of a match are not drawn.
    #[error("match {match_number} is not drawn yet")]
    NotDrawn { match_number: u32 },
    /// There is no such match, or it is not its turn.
    #[error("match {match_number} is not the next one ({next})")]
    WrongMatch { match_number: u32, next: u32 },

    /// There is no such list.
    #[error("there is no list of match {}, table {}", list.match_number, list.table)]
    NoSuchList { list: ListId },
    /// The list is not in a state for this.
    #[error("the list of match {}, table {} is {status:?}", list.match_number, list.table)]
    ListStatus { list: ListId, status: ListStatus },
    /// Nobody keeps the list (S 5.3.1, P 15).
    #[error("nobody is named to keep the list of match {}, table {}", list.match_number, list.table)]
    KeeperMissing { list: ListId },
    /// Another keeper needs the consent of all four or of the referee (S 5.3.1, P 15).
    #[error("another keeper needs the consent of all four players or of the referee")]
    ConsentMissing { list: ListId },
    /// More games than a match has (S 5.2.1).
    #[error("game {game} of {games}")]
    TooManyGames { list: ListId, game: u32, games: u32 },
    /// A game that is not the next one.
    #[error("game {game} is not the next one: game {expected} is")]
    OutOfOrder { list: ListId, game: u32, expected: u32 },
    /// A game that is not written.
    #[error("game {game} is not written; there are {written}")]
    NotWritten { list: ListId, game: u32, written: u32 },
    /// The row cannot be so.
    #[error("match {}, table {}, game {game}: {fault}", list.match_number, list.table)]
    Row { list: ListId, game: u32, fault: RowFault },
    /// The game had to be approved and was not (S 5.2.14, 5.2.16, P 12).
    #[error("game {game} of seat {seat} needs the referee's approval ({reason:?}); without it, it is struck")]
    ApprovalMissing { list: ListId, game: u32, seat: Seat, reason: ApprovalReason },
    /// The game needs no approval, or is written already.
    #[error("game {game} needs no approval")]
    ApprovalNotNeeded { list: ListId, game: u32 },
    /// The referee has answered.
    #[error("the referee has answered about game {game}")]
    ApprovalDecided { list: ListId, game: u32 },
    /// A row behind the last needs the referee (S 5.3.4, P 17).
    #[error("game {game} can be changed only by the referee")]
    RefereeMissing { list: ListId, game: u32 },
    /// A list that is signed or not all one's own is changed as a whole only by the referee (S 5.3.4, P 17).
    #[error("the list of match {}, table {} can be changed only by the referee", list.match_number, list.table)]
    RefereeMissingFor { list: ListId },
    /// Totals that cannot be so (decision 37).
    #[error("match {}, table {}: {fault}", list.match_number, list.table)]
    Totals { list: ListId, fault: TotalsFault },
    /// A list of games takes no totals.
    #[error("{written} games are written: clear the list first")]
    GamesInList { list: ListId, written: u32 },
    /// A list of totals takes no games.
    #[error("the list has totals and no games: clear it first")]
    TotalsInList { list: ListId },
    /// There is nothing to be cleared.
    #[error("nothing is written in the list")]
    NothingWritten { list: ListId },
    /// Two lists in which nothing is written, or one and the same.
    #[error("there is nothing to swap")]
    NothingToSwap { list: ListId },
    /// Another game has been written (S 3.4.1, P 22).
    #[error("no complaint about game {game}: {written} games are written")]
    ComplaintBarred { list: ListId, game: u32, written: u32, until: ComplaintUntil },
    /// What is appealed against is no decision of the referee (S 5.1.3).
    #[error("there is no decision to appeal against")]
    NothingToAppeal { list: ListId },
    /// An appeal is decided by the tribunal, and by nobody who decided before (S 5.1.3, P 22).
    #[error("person {person} is not in the tribunal, or decided before")]
    NotTheTribunal { person: PersonId },
    /// Only the referee changes the list keeper (P 15).
    #[error("only the referee changes the list keeper")]
    ConsentOfReferee { list: ListId },
    /// The seat of somebody excluded is empty until a substitute sits there (decision 38).
    #[error("seat {seat} is empty: player {player} was excluded")]
    SeatEmpty { list: ListId, seat: Seat, player: PlayerNumber },
    /// Players are there for a place and have no seat.
    #[error("no seat in match {match_number} for {players:?}")]
    WithoutSeat { match_number: u32, players: Vec<PlayerNumber> },
    /// The number of players cannot be divided by four.
    #[error("{players} players: {over} too many or {lacking} too few; {waiting:?} would wait")]
    LeftOver { players: usize, over: usize, lacking: usize, waiting: Vec<PlayerNumber> },
    /// An announcement without words, or with too many.
    #[error("an announcement has 1 to {most} characters")]
    BadAnnouncement { most: usize },
    /// There is no consolation prize (P 21).
    #[error("the rule set knows no consolation prize")]
    Consolation,
    /// There is no such complaint.
    #[error("seat {seat} has no open complaint about game {game}")]
    NoComplaint { list: ListId, game: u32, seat: Seat },
    /// The same complaint twice.
    #[error("seat {seat} has complained about game {game} already")]
    ComplaintTwice { list: ListId, game: u32, seat: Seat },
    /// A complaint has no answer yet.
    #[error("the complaint of seat {seat} about game {game} is open")]
    ComplaintOpen { list: ListId, game: u32, seat: Seat },
    /// There is no such call, or it has its answer.
    #[error("there is no open call {call}")]
    NoCall { list: ListId, call: u64 },
    /// A call of the referee has no answer yet (T 21).
    #[error("the call {call} of the referee is open")]
    CallOpen { list: ListId, call: u64 },
    /// The tribunal has spoken (S 5.1.3).
    #[error("the tribunal has decided already")]
    AppealDecided { list: ListId },
    /// Games are missing in a list.
    #[error("{written} of {games} games are written")]
    ListIncomplete { list: ListId, written: u32, games: u32 },
    /// Signatures are missing (S 5.3.2, P 18).
    #[error("not signed by {missing:?}, keeper: {keeper}")]
    SignaturesMissing { list: ListId, missing: Vec<Seat>, keeper: bool },
    /// Signed already.
    #[error("this signature is there already")]
    SignedAlready { list: ListId },
    /// Table points and game points do not add up (T 6, T 23).
    #[error("table points and game points add up to {sum}, not {wanted}")]
    TableSum { list: ListId, sum: i64, wanted: i64 },
    /// Lists that are not in.
    #[error("match {match_number}: the lists of tables {tables:?} are not closed")]
    ListsOpen { match_number: u32, tables: Vec<u32> },
    /// Matches that are not played.
    #[error("{played} of {matches} matches are over")]
    MatchesLeft { played: u32, matches: u32 },

    /// Lists are kept for six months (S 5.3.5).
    #[error("lists are kept until {until}")]
    KeptUntil { until: Date },
    /// There are no lists any more.
    #[error("the lists are destroyed already")]
    PurgedAlready,
    /// The results kept are not those of the lists.
    #[error("the results kept are not those of the lists")]
    WrongResults,
    /// The tournament still needs somebody.
    #[error("person {person} takes part or holds an office in a tournament that is not over")]
    StillNeeded { person: PersonId },
    /// There is no such event.
    #[error("there is no event {event}")]
    NoSuchEvent { event: u64 },
    /// This kind of event cannot be undone.
    #[error("event {event} cannot be undone")]
    NotUndoable { event: u64 },
    /// The event is undone.
    #[error("event {event} is undone already")]
    UndoneAlready { event: u64 },
    /// A later event rests on it.
    #[error("event {later} rests on event {event}: undo that first")]
    RestsOnIt { event: u64, later: u64 },
    /// An event that only a purge leaves behind.
    #[error("only a purge destroys entries")]
    Destroyed,
}

fn joined(players: &[PlayerNumber]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl Refusal {
    /// A stable name, for a text.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Phase { .. } => "turnier_phase",
            Refusal::ReasonMissing => "reason_missing",
            Refusal::ReasonTooLong { .. } => "reason_too_long",
            Refusal::NotAnOfficial { .. } => "not_an_official",
            Refusal::OfficeUnchanged { .. } => "office_unchanged",
            Refusal::LastDirector { .. } => "last_director",
            Refusal::Setup(_) => "bad_setup",
            Refusal::CreatedAlready => "created_already",
            Refusal::SeedMissing => "draw_seed_missing",
            Refusal::SeedUsed => "seed_used",
            Refusal::BadSeed => "bad_seed",
            Refusal::Person(_) => "bad_person",
            Refusal::UnknownPerson { .. } => "unknown_person",
            Refusal::RegisteredAlready { .. } => "registered_already",
            Refusal::NumberTaken { .. } => "number_taken",
            Refusal::UnknownPlayer { .. } => "unknown_player",
            Refusal::TooYoung { .. } => "too_young",
            Refusal::AgeUnproven { .. } => "age_unproven",
            Refusal::NoBirthday { .. } => "no_birthday",
            Refusal::PlayerStatus { .. } => "player_status",
            Refusal::Seated { .. } => "seated",
            Refusal::NotSeated { .. } => "not_seated",
            Refusal::TwoTables { .. } => "two_tables",
            Refusal::Payment { .. } => "bad_payment",
            Refusal::NoDraw(_) | Refusal::LeftOver { .. } => "no_draw",
            Refusal::HousePlayersMissing { .. } => "house_players_missing",
            Refusal::NotHere { .. } => "not_here",
            Refusal::HereAlready { .. } => "here_already",
            Refusal::DoorAlready => "door_already",
            Refusal::GamesEntered { .. } => "games_entered",
            Refusal::DrawMismatch(_) => "draw_mismatch",
            Refusal::DrawRequest { .. } => "draw_request",
            Refusal::NotDrawn { .. } => "not_drawn",
            Refusal::WrongMatch { .. } => "wrong_match",
            Refusal::NoSuchList { .. } => "no_such_list",
            Refusal::ListStatus { .. } => "list_status",
            Refusal::KeeperMissing { .. } => "keeper_missing",
            Refusal::ConsentMissing { .. } => "consent_missing",
            Refusal::TooManyGames { .. } => "too_many_rows",
            Refusal::OutOfOrder { .. } => "game_out_of_order",
            Refusal::NotWritten { .. } => "game_not_written",
            Refusal::Row { fault, .. } => fault.code().name(),
            Refusal::ApprovalMissing { .. } => "approval_missing",
            Refusal::ApprovalNotNeeded { .. } => "approval_not_needed",
            Refusal::ApprovalDecided { .. } => "approval_decided",
            Refusal::RefereeMissing { .. } | Refusal::RefereeMissingFor { .. } => "referee_needed",
            Refusal::Totals { fault, .. } => fault.code(),
            Refusal::GamesInList { .. } => "games_in_list",
            Refusal::TotalsInList { .. } => "totals_in_list",
            Refusal::NothingWritten { .. } => "nothing_written",
            Refusal::NothingToSwap { .. } => "nothing_to_swap",
            Refusal::ComplaintBarred { .. } => "complaint_barred",
            Refusal::NothingToAppeal { .. } => "nothing_to_appeal",
            Refusal::NotTheTribunal { .. } => "not_the_tribunal",
            Refusal::ConsentOfReferee { .. } => "consent_of_referee",
            Refusal::SeatEmpty { .. } => "seat_empty",
            Refusal::WithoutSeat { .. } => "without_seat",
            Refusal::BadAnnouncement { .. } => "bad_announcement",
            Refusal::Consolation => "consolation_prize",
            Refusal::NoComplaint { .. } => "no_complaint",
            Refusal::ComplaintTwice { .. } => "complaint_twice",
            Refusal::ComplaintOpen { .. } => "complaint_open",
            Refusal::NoCall { .. } => "no_call",
            Refusal::CallOpen { .. } => "call_open",
            Refusal::AppealDecided { .. } => "appeal_decided",
            Refusal::ListIncomplete { .. } => "list_incomplete",
            Refusal::SignaturesMissing { .. } => "signatures_missing",
            Refusal::SignedAlready { .. } => "signed_already",
            Refusal::TableSum { .. } => "table_sum",
            Refusal::ListsOpen { .. } => "lists_open",
            Refusal::MatchesLeft { .. } => "matches_left",
            Refusal::KeptUntil { .. } => "kept_until",
            Refusal::PurgedAlready => "purged_already",
            Refusal::WrongResults => "wrong_results",
            Refusal::StillNeeded { .. } => "still_needed",
            Refusal::NoSuchEvent { .. } => "no_such_event",
            Refusal::NotUndoable { .. } => "not_undoable",
            Refusal::UndoneAlready { .. } => "undone_already",
            Refusal::RestsOnIt { .. } => "rests_on_it",
            Refusal::Destroyed => "destroyed",
        }
    }

    /// The refusal, if it was one in an edition of the rules: what came with the second was permitted in the first.
    pub(super) fn in_edition(self, edition: Edition) -> Result<(), Refusal> {
        let second = matches!(
            &self,
            Refusal::Row {
                fault: RowFault::NoGameGives { .. }
                    | RowFault::SieInFirstGame
                    | RowFault::Incomplete(Gap::TwoGames)
                    // A struck row was not looked at more closely.
                    | RowFault::NoRuling { why: NoRuling::NotPossible, .. },
                ..
            } | Refusal::RefereeMissing { .. }
                | Refusal::ReasonMissing
                | Refusal::ApprovalMissing { .. }
                | Refusal::ApprovalNotNeeded { .. }
                | Refusal::ComplaintBarred { .. }
                | Refusal::NothingToAppeal { .. }
                | Refusal::NotTheTribunal { .. }
                | Refusal::ConsentOfReferee { .. }
                | Refusal::SeatEmpty { .. }
                | Refusal::WithoutSeat { .. }
                | Refusal::Consolation
        );
        if edition == Edition::First && second { Ok(()) } else { Err(self) }
    }

    /// The clause that stands behind it, where there is one.
    pub const fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::TooYoung { .. } | Refusal::AgeUnproven { .. } | Refusal::NoBirthday { .. } => {
                Some("S 5.2.12")
            }
            Refusal::Seated { .. } | Refusal::NotSeated { .. } => Some("S 5.2.11"),
            Refusal::TwoTables { .. } | Refusal::GamesEntered { .. } | Refusal::DrawMismatch(_) => {
                Some("S 5.2.2")
            }
            Refusal::KeeperMissing { .. } | Refusal::ConsentMissing { .. } => Some("S 5.3.1"),
            Refusal::TooManyGames { .. } => Some("S 5.2.1"),
            Refusal::Row { fault, .. } => fault.code().clause(),
            Refusal::ApprovalMissing { reason: ApprovalReason::ManySolos { .. }, .. } => Some("S 5.2.16"),
            Refusal::ApprovalMissing { .. } | Refusal::ApprovalNotNeeded { .. } => Some("S 5.2.14"),
            Refusal::RefereeMissing { .. } | Refusal::RefereeMissingFor { .. } => Some("S 5.3.4"),
            Refusal::Totals { fault: TotalsFault::Balance { .. }, .. } => Some("S 5.3.3"),
            Refusal::ComplaintBarred { until: ComplaintUntil::NextEntry, .. } => Some("P 22"),
            Refusal::ComplaintBarred { .. } => Some("S 3.4.1"),
            Refusal::NothingToAppeal { .. }
            | Refusal::NotTheTribunal { .. }
            | Refusal::AppealDecided { .. } => Some("S 5.1.3"),
            Refusal::ConsentOfReferee { .. } => Some("P 15"),
            Refusal::SeatEmpty { .. } => Some("S 5.1.4"),
            Refusal::WithoutSeat { .. } => Some("S 5.2.2"),
            Refusal::Consolation => Some("P 21"),
            Refusal::NoCall { .. } | Refusal::CallOpen { .. } => Some("T 21"),
            Refusal::SignaturesMissing { .. } => Some("S 5.3.2"),
            Refusal::TableSum { .. } => Some("T 6"),
            Refusal::KeptUntil { .. } => Some("S 5.3.5"),
            _ => None,
        }
    }
}
