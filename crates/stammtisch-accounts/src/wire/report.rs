//! Reports to the administrators.

use serde::{Deserialize, Serialize};
use stammtisch_http::clock::Moment;
use stammtisch_store::ReportClosing;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::Somebody;

/// Why somebody is reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reason {
    /// Insults.
    Insult,
    /// Cheating, playing together in secret.
    Cheating,
    /// Holding up the table.
    Stalling,
    /// A name that must go.
    Name,
    /// Anything else.
    Other,
}

impl Reason {
    /// Its name, as it is stored.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Reason::Insult => "insult",
            Reason::Cheating => "cheating",
            Reason::Stalling => "stalling",
            Reason::Name => "name",
            Reason::Other => "other",
        }
    }
}

/// A report as it is made.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewReport {
    /// Who is reported.
    pub(crate) id: String,
    /// The kind of reason.
    pub(crate) reason: Reason,
    /// In one's own words.
    #[serde(default)]
    #[ts(optional)]
    pub(crate) text: Option<String>,
    /// At which table.
    #[serde(default)]
    #[ts(optional)]
    pub(crate) table: Option<String>,
    /// In which hand.
    #[serde(default)]
    #[ts(optional)]
    pub(crate) hand: Option<u32>,
}

/// A report was taken.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Reported {
    /// Its number.
    pub(crate) report: i64,
}

/// Which reports an administrator wants.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct ReportsWanted {
    /// Only open ones.
    #[serde(default)]
    pub(crate) open: bool,
    /// `next` of the page before.
    pub(crate) before: Option<i64>,
}

/// One page of reports; `next` asks for the one after it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct ReportsPage {
    /// The reports, the latest first.
    pub(crate) reports: Vec<Report>,
    /// Where the next page begins.
    pub(crate) next: Option<i64>,
}

/// A report as an administrator sees it.
#[derive(Debug, Serialize, TS, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the members are called so on the wire")]
pub(crate) struct Report {
    /// Its number.
    pub(crate) report: i64,
    /// When it was made.
    pub(crate) at: Moment,
    /// Who reports.
    pub(crate) by: Somebody,
    /// Who is reported.
    pub(crate) about: Somebody,
    /// The kind of reason, as it was stored.
    #[ts(as = "Reason")]
    #[schema(value_type = Reason)]
    pub(crate) reason: String,
    /// In the reporter's words.
    pub(crate) text: Option<String>,
    /// At which table.
    pub(crate) table: Option<String>,
    /// In which hand.
    pub(crate) hand: Option<i64>,
    /// What became of it; none while it is open.
    pub(crate) closed: Option<ReportClosed>,
}

/// What became of a report.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct ReportClosed {
    /// When.
    at: Moment,
    /// Which administrator, by id.
    by: String,
    /// What was found, as it was stored.
    #[ts(as = "Verdict")]
    #[schema(value_type = Verdict)]
    verdict: String,
    /// A remark.
    note: Option<String>,
}

impl From<ReportClosing> for ReportClosed {
    fn from(closing: ReportClosing) -> ReportClosed {
        ReportClosed { at: closing.at, by: closing.by, verdict: closing.verdict, note: closing.note }
    }
}

/// What an administrator finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Verdict {
    /// The report was right.
    Upheld,
    /// There is nothing in it.
    Dismissed,
}

impl Verdict {
    /// Its name, as it is stored.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Verdict::Upheld => "upheld",
            Verdict::Dismissed => "dismissed",
        }
    }
}

/// The end of a report.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Closing {
    /// What was found.
    pub(crate) verdict: Verdict,
    /// A remark.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub(crate) note: String,
}
