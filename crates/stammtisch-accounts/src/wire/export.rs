//! Everything about oneself as one file.

use serde::Serialize;
use stammtisch_http::clock::Moment;
use stammtisch_store::{ReportRecord, ShareRecord};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{
    Friends, HandPlayed, HistoryMatch, Listed, Rating, RatingPoint, Reason, RundeCard, Session, You,
};

/// Everything that the server knows of somebody. It is sent piece by piece, and so never made as a whole.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Export {
    /// Everything but the hands.
    #[serde(flatten)]
    head: ExportHead,
    /// All hands.
    hands: Vec<ExportedHand>,
}

/// Everything that the server knows of somebody but the hands.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct ExportHead {
    /// When it was made.
    pub(crate) exported: Moment,
    /// Who it is.
    pub(crate) account: You,
    /// Where the person is signed in.
    pub(crate) sessions: Vec<Session>,
    /// Friends.
    pub(crate) friends: Friends,
    /// Whom the person has blocked.
    pub(crate) blocked: Vec<Listed>,
    /// What the person has reported.
    pub(crate) reports: Vec<ExportedReport>,
    /// All matches.
    pub(crate) matches: Vec<HistoryMatch>,
    /// The rating as of now.
    pub(crate) rating: Option<Rating>,
    /// How it went.
    pub(crate) rating_points: Vec<RatingPoint>,
    /// What the person shares.
    pub(crate) shared: Vec<ExportedShare>,
    /// The rounds of friends to which the person belongs.
    pub(crate) runden: Vec<RundeCard>,
    /// What was done to the account.
    pub(crate) log: Vec<ExportedLogLine>,
}

/// A hand with its record.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct ExportedHand {
    /// The hand.
    #[serde(flatten)]
    pub(crate) played: HandPlayed,
    /// Its record in the text notation.
    pub(crate) record: String,
}

/// A report that the person has made.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct ExportedReport {
    /// Its number.
    report: i64,
    /// When it was made.
    at: Moment,
    /// Who was reported, by id.
    about: String,
    /// The kind of reason, as it was stored.
    #[ts(as = "Reason")]
    #[schema(value_type = Reason)]
    reason: String,
    /// In the person's words.
    text: Option<String>,
    /// At which table.
    table: Option<String>,
    /// In which hand.
    hand: Option<i64>,
}

impl From<ReportRecord> for ExportedReport {
    fn from(record: ReportRecord) -> ExportedReport {
        let report = record.report;
        ExportedReport {
            report: record.number,
            at: report.at,
            about: report.about,
            reason: report.reason,
            text: report.text,
            table: report.table,
            hand: report.hand,
        }
    }
}

/// A hand that the person shares.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct ExportedShare {
    /// The token of the link.
    token: String,
    /// The table's id.
    table: String,
    /// The number of the hand at the table.
    hand: u64,
    /// Since when.
    at: Moment,
}

impl From<ShareRecord> for ExportedShare {
    fn from(share: ShareRecord) -> ExportedShare {
        ExportedShare { token: share.token, table: share.table, hand: share.hand, at: share.at }
    }
}

/// A line of the log about the person.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct ExportedLogLine {
    /// When.
    at: Moment,
    /// What was done.
    what: String,
    /// To whom, by id.
    whom: Option<String>,
}

impl From<stammtisch_store::LogLine> for ExportedLogLine {
    fn from(line: stammtisch_store::LogLine) -> ExportedLogLine {
        ExportedLogLine { at: line.at, what: line.what, whom: line.whom }
    }
}
