//! What goes wrong in the hall, and how it is told.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use schafkopf_turnier::{NoRanking, Refusal, RegistrationTableError, SeasonFault};
use stammtisch_desk::words::short_row::NotARow;
use stammtisch_desk::{NotAdmitted, words};
use stammtisch_http::Problem;
use stammtisch_http::problem::{Tell, untold};
use stammtisch_paper::NoPage;
use stammtisch_store::{ImportError, StoreError};
use stammtisch_text::{Lang, Texts};
use thiserror::Error;

/// Why something was not done. Nothing has changed.
#[derive(Debug, Error)]
pub(crate) enum Trouble {
    /// No link, or one that nobody knows.
    #[error("no link")]
    NoLink,
    /// The link was revoked.
    #[error("the link was revoked")]
    Revoked,
    /// The link does not open this.
    #[error("not yours")]
    NotYours,
    /// No such thing.
    #[error("not found")]
    NotFound,
    /// Not before the tournament is over.
    #[error("not yet")]
    NotYet,
    /// The request cannot be read.
    #[error("{0}")]
    BadRequest(String),
    /// A line that is no game.
    #[error(transparent)]
    BadLine(NotARow),
    /// The body is too large.
    #[error("too large")]
    TooLarge,
    /// The same id with another content.
    #[error("the id was used for something else")]
    IdUsed,
    /// An earlier command of the queue was refused.
    #[error("not tried")]
    NotTried,
    /// What the command touches has changed.
    #[error("somebody else has changed it")]
    Changed,
    /// A tournament that is more than a mistake cannot be taken away.
    #[error("the tournament is in use")]
    InUse,
    /// Nobody is left to direct.
    #[error("the last link of a director")]
    LastDirector,
    /// The rules refuse it.
    #[error(transparent)]
    Refused(Box<Refusal>),
    /// The rules refuse a line of a table.
    #[error("{0}: {1}")]
    Line(usize, Box<Refusal>),
    /// A table of registrations cannot be taken.
    #[error(transparent)]
    Table(RegistrationTableError),
    /// There is hardly any room left on the disk: nothing new begins.
    #[error("hardly any room is left on the disk")]
    NoRoom,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A page cannot be printed.
    #[error(transparent)]
    NoPage(#[from] NoPage),
    /// There is no ranking.
    #[error(transparent)]
    NoRanking(#[from] NoRanking),
    /// The prizes are being given, so many are revealed: they stay what they are.
    #[error("{0} prizes are revealed")]
    PrizesGiven(usize),
    /// A season cannot be so.
    #[error(transparent)]
    Season(#[from] SeasonFault),
    /// A text is no tournament.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// Nobody knows where a text comes from, and there is no reason to take it.
    #[error("the export is of unknown origin")]
    UnknownOrigin,
    /// No tournament can be played by these rules.
    #[error("unknown rules `{0}`")]
    UnknownRules(String),
    /// No tournament has so many matches, or matches so long.
    #[error("a tournament of such a length")]
    BadLength,
    /// The server is shutting down, or broken.
    #[error("the hall is closed")]
    Closed,
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::Refused(Box::new(refusal))
    }
}

impl From<NotAdmitted> for Trouble {
    fn from(why: NotAdmitted) -> Trouble {
        match why {
            NotAdmitted::UnknownOrigin => Trouble::UnknownOrigin,
            NotAdmitted::Refused(refusal) => refusal.into(),
        }
    }
}

impl Trouble {
    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Trouble::NoLink => StatusCode::UNAUTHORIZED,
            Trouble::Revoked | Trouble::NoPage(NoPage::Purged) => StatusCode::GONE,
            Trouble::NotYours => StatusCode::FORBIDDEN,
            Trouble::NotFound | Trouble::NotYet | Trouble::Store(StoreError::Unknown(_)) => {
                StatusCode::NOT_FOUND
            }
            Trouble::BadRequest(_) => StatusCode::BAD_REQUEST,
            Trouble::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::NotTried => StatusCode::FAILED_DEPENDENCY,
            Trouble::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
            Trouble::Changed
            | Trouble::InUse
            | Trouble::PrizesGiven(_)
            | Trouble::Store(StoreError::Conflict { .. } | StoreError::Exists(_)) => StatusCode::CONFLICT,
            Trouble::Refused(refusal) => refusal_status(refusal),
            Trouble::Store(
                StoreError::Busy
                | StoreError::DiskFull
                | StoreError::Newer { .. }
                | StoreError::NotOurs { .. }
                | StoreError::Write(_)
                | StoreError::Corrupt { .. }
                | StoreError::Damaged { .. }
                | StoreError::File { .. }
                | StoreError::NoCopies
                | StoreError::Twice(_)
                | StoreError::Fenced
                | StoreError::Database { .. },
            )
            | Trouble::Closed => StatusCode::SERVICE_UNAVAILABLE,
            Trouble::IdUsed
            | Trouble::LastDirector
            | Trouble::Line(..)
            | Trouble::BadLine(_)
            | Trouble::Table(_)
            | Trouble::NoPage(_)
            | Trouble::NoRanking(_)
            | Trouble::Season(_)
            | Trouble::Import(_)
            | Trouble::UnknownOrigin
            | Trouble::BadLength
            | Trouble::UnknownRules(_) => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// The stable name.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Trouble::NoLink => "no_link",
            Trouble::Revoked => "link_revoked",
            Trouble::NotYours => "not_yours",
            Trouble::NotFound => "not_found",
            Trouble::NotYet => "not_yet",
            Trouble::BadRequest(_) => "bad_request",
            Trouble::BadLine(_) => "bad_row",
            Trouble::TooLarge => "too_large",
            Trouble::IdUsed => "id_used",
            Trouble::NotTried => "not_tried",
            Trouble::Changed => "conflict",
            Trouble::InUse => "tournament_in_use",
            Trouble::LastDirector => "last_director_link",
            Trouble::Refused(refusal) | Trouble::Line(_, refusal) => refusal.code(),
            Trouble::Table(_) => "bad_table",
            Trouble::NoRoom => "disk_full",
            Trouble::Store(error) => store_code(error),
            Trouble::NoPage(_) => "no_page",
            Trouble::NoRanking(error) => error.code().name(),
            Trouble::PrizesGiven(_) => "prizes_given",
            Trouble::Season(_) => "bad_season",
            Trouble::Import(_) => "bad_import",
            Trouble::UnknownOrigin => "unknown_origin",
            Trouble::UnknownRules(_) => "unknown_rules",
            Trouble::BadLength => "bad_length",
            Trouble::Closed => "closed",
        }
    }

    fn clause(&self) -> Option<&'static str> {
        match self {
            Trouble::Refused(refusal) | Trouble::Line(_, refusal) => refusal.clause(),
            Trouble::NoLink
            | Trouble::Revoked
            | Trouble::NotYours
            | Trouble::NotFound
            | Trouble::NotYet
            | Trouble::BadRequest(_)
            | Trouble::BadLine(_)
            | Trouble::TooLarge
            | Trouble::IdUsed
            | Trouble::NotTried
            | Trouble::Changed
            | Trouble::InUse
            | Trouble::LastDirector
            | Trouble::Table(_)
            | Trouble::NoRoom
            | Trouble::Store(_)
            | Trouble::NoPage(_)
            | Trouble::NoRanking(_)
            | Trouble::PrizesGiven(_)
            | Trouble::Season(_)
            | Trouble::Import(_)
            | Trouble::UnknownOrigin
            | Trouble::UnknownRules(_)
            | Trouble::BadLength
            | Trouble::Closed => None,
        }
    }

    fn at(&self) -> Option<usize> {
        match self {
            Trouble::Line(line, _) => Some(*line),
            Trouble::BadLine(error) => Some(error.at),
            Trouble::Table(error) => error.line(),
            Trouble::NoLink
            | Trouble::Revoked
            | Trouble::NotYours
            | Trouble::NotFound
            | Trouble::NotYet
            | Trouble::BadRequest(_)
            | Trouble::TooLarge
            | Trouble::IdUsed
            | Trouble::NotTried
            | Trouble::Changed
            | Trouble::InUse
            | Trouble::LastDirector
            | Trouble::Refused(_)
            | Trouble::NoRoom
            | Trouble::Store(_)
            | Trouble::NoPage(_)
            | Trouble::NoRanking(_)
            | Trouble::PrizesGiven(_)
            | Trouble::Season(_)
            | Trouble::Import(_)
            | Trouble::UnknownOrigin
            | Trouble::UnknownRules(_)
            | Trouble::BadLength
            | Trouble::Closed => None,
        }
    }

    /// What is wrong, in words.
    pub(crate) fn message(&self, texts: &Texts) -> String {
        let told = |key: &str, args: &[(&str, String)]| words::format(texts, key, args);
        let detailed = |key: &str, detail: String| told(key, &[("detail", detail)]);
        match self {
            Trouble::Refused(why) => words::refusal(texts, why),
            Trouble::Line(line, why) => {
                let args = [("line", line.to_string()), ("message", words::refusal(texts, why))];
                told("turnier-trouble-line", &args)
            }
            Trouble::Table(error) => words::registration_table(texts, error),
            Trouble::BadRequest(detail) => detailed("hall-bad-request", detail.clone()),
            Trouble::BadLine(error) => {
                told("hall-bad-line", &[("at", error.at.to_string()), ("found", error.found.clone())])
            }
            Trouble::NoPage(why) => detailed("turnier-trouble-no-page", why.message(texts)),
            // A tournament has rules for a ranking and no number twice: what can lack is the seed.
            Trouble::NoRanking(_) => texts.get("hall-no-ranking"),
            Trouble::PrizesGiven(count) => told("hall-prizes-given", &[("count", count.to_string())]),
            Trouble::Season(fault) => detailed("hall-bad-season", fault.to_string()),
            Trouble::Import(error) => detailed("hall-bad-import", words::import_error(texts, error)),
            Trouble::UnknownRules(name) => told("hall-unknown-rules", &[("name", name.clone())]),
            // What tables say then.
            Trouble::NoRoom => texts.get("refused-disk-full"),
            // What the database says is for whoever runs the server, not for the hall.
            Trouble::Store(_) => texts.get(&format!("hall-store-{}", self.code().replace('_', "-"))),
            Trouble::NoLink
            | Trouble::Revoked
            | Trouble::NotYours
            | Trouble::NotFound
            | Trouble::NotYet
            | Trouble::TooLarge
            | Trouble::IdUsed
            | Trouble::NotTried
            | Trouble::Changed
            | Trouble::InUse
            | Trouble::LastDirector
            | Trouble::UnknownOrigin
            | Trouble::BadLength
            | Trouble::Closed => texts.get(&format!("hall-{}", self.code().replace('_', "-"))),
        }
    }

    /// What is told.
    pub(crate) fn problem(&self, lang: Lang) -> Problem {
        Problem {
            clause: self.clause().map(str::to_owned),
            at: self.at().map(|line| line as u64),
            ..Problem::new(self.status(), self.code(), self.message(Texts::of(lang)))
        }
    }
}

/// A refusal that a newer state explains is a conflict: the page showed something that is no more.
fn refusal_status(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::OutOfOrder { .. }
        | Refusal::ApprovalDecided { .. }
        | Refusal::SignedAlready { .. }
        | Refusal::NoComplaint { .. }
        | Refusal::NoCall { .. }
        | Refusal::NumberTaken { .. }
        | Refusal::HereAlready { .. }
        | Refusal::UndoneAlready { .. }
        | Refusal::ListStatus { .. }
        | Refusal::Phase { .. }
        | Refusal::WrongMatch { .. } => StatusCode::CONFLICT,
        Refusal::ReasonMissing
        | Refusal::ReasonTooLong { .. }
        | Refusal::NotAnOfficial { .. }
        | Refusal::OfficeUnchanged { .. }
        | Refusal::LastDirector { .. }
        | Refusal::Setup(_)
        | Refusal::CreatedAlready
        | Refusal::SeedMissing
        | Refusal::SeedUsed
        | Refusal::BadSeed
        | Refusal::Person(_)
        | Refusal::UnknownPerson { .. }
        | Refusal::RegisteredAlready { .. }
        | Refusal::UnknownPlayer { .. }
        | Refusal::TooYoung { .. }
        | Refusal::AgeUnproven { .. }
        | Refusal::NoBirthday { .. }
        | Refusal::PlayerStatus { .. }
        | Refusal::Seated { .. }
        | Refusal::NotSeated { .. }
        | Refusal::TwoTables { .. }
        | Refusal::Payment { .. }
        | Refusal::NoDraw(_)
        | Refusal::HousePlayersMissing { .. }
        | Refusal::NotHere { .. }
        | Refusal::DoorAlready
        | Refusal::LeftOver { .. }
        | Refusal::WithoutSeat { .. }
        | Refusal::SeatEmpty { .. }
        | Refusal::Consolation
        | Refusal::BadAnnouncement { .. }
        | Refusal::ConsentOfReferee { .. }
        | Refusal::NothingToAppeal { .. }
        | Refusal::NotTheTribunal { .. }
        | Refusal::GamesEntered { .. }
        | Refusal::DrawMismatch(_)
        | Refusal::DrawRequest { .. }
        | Refusal::NotDrawn { .. }
        | Refusal::NoSuchList { .. }
        | Refusal::KeeperMissing { .. }
        | Refusal::ConsentMissing { .. }
        | Refusal::TooManyGames { .. }
        | Refusal::NotWritten { .. }
        | Refusal::Row { .. }
        | Refusal::ApprovalMissing { .. }
        | Refusal::ApprovalNotNeeded { .. }
        | Refusal::RefereeMissing { .. }
        | Refusal::RefereeMissingFor { .. }
        | Refusal::Totals { .. }
        | Refusal::GamesInList { .. }
        | Refusal::TotalsInList { .. }
        | Refusal::NothingWritten { .. }
        | Refusal::NothingToSwap { .. }
        | Refusal::ComplaintBarred { .. }
        | Refusal::ComplaintTwice { .. }
        | Refusal::ComplaintOpen { .. }
        | Refusal::CallOpen { .. }
        | Refusal::AppealDecided { .. }
        | Refusal::ListIncomplete { .. }
        | Refusal::SignaturesMissing { .. }
        | Refusal::TableSum { .. }
        | Refusal::ListsOpen { .. }
        | Refusal::MatchesLeft { .. }
        | Refusal::KeptUntil { .. }
        | Refusal::PurgedAlready
        | Refusal::WrongResults
        | Refusal::StillNeeded { .. }
        | Refusal::NoSuchEvent { .. }
        | Refusal::NotUndoable { .. }
        | Refusal::RestsOnIt { .. }
        | Refusal::Destroyed => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

const fn store_code(error: &StoreError) -> &'static str {
    match error {
        StoreError::Unknown(_) => "unknown_tournament",
        StoreError::Exists(_) => "tournament_exists",
        StoreError::Conflict { .. } | StoreError::Busy => "busy",
        StoreError::DiskFull => "disk_full",
        StoreError::Newer { .. }
        | StoreError::NotOurs { .. }
        | StoreError::Write(_)
        | StoreError::Corrupt { .. }
        | StoreError::Damaged { .. }
        | StoreError::File { .. }
        | StoreError::NoCopies
        | StoreError::Twice(_)
        | StoreError::Fenced
        | StoreError::Database { .. } => "cannot_write",
    }
}

impl Tell for Trouble {
    fn told(&self, lang: Lang) -> Response {
        self.problem(lang).into_response()
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        untold(self)
    }
}
