//! The log of what was done to accounts.

use serde::{Deserialize, Serialize};
use stammtisch_http::clock::Moment;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::{Somebody, Verdict};

/// Which page of the log is wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct LogWanted {
    /// `next` of the page before.
    pub(crate) before: Option<i64>,
}

/// One page of the log; `next` asks for the one after it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct LogPage {
    /// The lines, the latest first.
    pub(crate) log: Vec<LogLine>,
    /// Where the next page begins.
    pub(crate) next: Option<i64>,
}

/// A line of the log.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct LogLine {
    /// Its number.
    pub(crate) seq: i64,
    /// When.
    pub(crate) at: Moment,
    /// Who did it; none for the server itself.
    pub(crate) by: Option<Somebody>,
    /// What was done.
    pub(crate) what: String,
    /// To whom.
    pub(crate) whom: Option<Somebody>,
    /// More about it.
    pub(crate) detail: LogDetail,
}

/// More about a line of the log; the store keeps it in the same form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub(crate) struct LogDetail {
    /// Whether somebody has become an administrator, or is none any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) admin: Option<bool>,
    /// Why.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) reason: Option<String>,
    /// The number of a report.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) report: Option<i64>,
    /// What was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) verdict: Option<Verdict>,
}

impl LogDetail {
    /// Nothing more.
    pub(crate) const NONE: LogDetail = LogDetail { admin: None, reason: None, report: None, verdict: None };

    /// Whether somebody is an administrator now.
    pub(crate) const fn admin(admin: bool) -> LogDetail {
        LogDetail { admin: Some(admin), ..LogDetail::NONE }
    }

    /// What a stored text says; what cannot be read says nothing.
    pub(crate) fn read(text: &str) -> LogDetail {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The text to store.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("a detail is plain data")
    }
}

#[cfg(test)]
mod tests {
    use super::{LogDetail, Verdict};

    #[test]
    fn stored_details_are_read_as_they_were_written() {
        let closed = LogDetail { report: Some(7), verdict: Some(Verdict::Dismissed), ..LogDetail::NONE };
        let stored = [
            ("{}", LogDetail::NONE),
            (r#"{"admin":true}"#, LogDetail::admin(true)),
            (r#"{"reason":"x"}"#, LogDetail { reason: Some("x".to_owned()), ..LogDetail::NONE }),
            (r#"{"report":7,"verdict":"dismissed"}"#, closed),
        ];
        for (text, detail) in stored {
            assert_eq!(LogDetail::read(text), detail);
            assert_eq!(detail.text(), text);
        }
        assert_eq!(LogDetail::read("nonsense"), LogDetail::NONE);
    }
}
