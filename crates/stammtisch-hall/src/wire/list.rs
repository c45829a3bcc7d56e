//! Lists, and what is noted beside their rows.

use schafkopf_turnier as turnier;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A list: of which match, at which table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListId {
    /// Number of the match, from 1.
    #[serde(rename = "match")]
    pub(crate) match_number: u32,
    /// Number of the table, from 1.
    pub(crate) table: u32,
}

impl From<turnier::ListId> for ListId {
    fn from(list: turnier::ListId) -> ListId {
        ListId { match_number: list.match_number, table: list.table }
    }
}

impl From<ListId> for turnier::ListId {
    fn from(list: ListId) -> turnier::ListId {
        turnier::ListId { match_number: list.match_number, table: list.table }
    }
}

/// Whether a list can be written in, and whether it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ListStatus {
    /// It is written in.
    Open,
    /// It is handed in.
    Closed,
    /// It was declared void.
    Voided,
    /// It was destroyed after six months.
    Purged,
}

impl From<turnier::ListStatus> for ListStatus {
    fn from(status: turnier::ListStatus) -> ListStatus {
        match status {
            turnier::ListStatus::Open => ListStatus::Open,
            turnier::ListStatus::Closed => ListStatus::Closed,
            turnier::ListStatus::Voided => ListStatus::Voided,
            turnier::ListStatus::Purged => ListStatus::Purged,
        }
    }
}

/// The sum of the points after so many games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct Check {
    /// After how many games.
    after: usize,
    /// The points of all four; nothing where the list is right.
    sum: i64,
}

impl From<turnier::Check> for Check {
    fn from(check: turnier::Check) -> Check {
        Check { after: check.after, sum: check.sum }
    }
}

/// Yes or no.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// Yes.
    Granted,
    /// No.
    Refused,
}

impl From<turnier::Answer> for Answer {
    fn from(answer: turnier::Answer) -> Answer {
        match answer {
            turnier::Answer::Granted => Answer::Granted,
            turnier::Answer::Refused => Answer::Refused,
        }
    }
}

impl From<Answer> for turnier::Answer {
    fn from(answer: Answer) -> turnier::Answer {
        match answer {
            Answer::Granted => turnier::Answer::Granted,
            Answer::Refused => turnier::Answer::Refused,
        }
    }
}

/// What the referee is called for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Matter {
    /// A doubt about the rules.
    Doubt,
    /// A suspicion.
    Suspicion,
    /// An appeal against a ruling.
    Appeal,
}

impl From<turnier::Matter> for Matter {
    fn from(matter: turnier::Matter) -> Matter {
        match matter {
            turnier::Matter::Doubt => Matter::Doubt,
            turnier::Matter::Suspicion => Matter::Suspicion,
            turnier::Matter::Appeal => Matter::Appeal,
        }
    }
}

impl From<Matter> for turnier::Matter {
    fn from(matter: Matter) -> turnier::Matter {
        match matter {
            Matter::Doubt => turnier::Matter::Doubt,
            Matter::Suspicion => turnier::Matter::Suspicion,
            Matter::Appeal => turnier::Matter::Appeal,
        }
    }
}

/// Why a game must be approved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ApprovalReason {
    /// It is a Tout.
    Tout,
    /// It is a Sie.
    Sie,
    /// There were many solo kinds before.
    ManySolos {
        /// Which solo kind of the match it is.
        number: u32,
    },
}

impl From<turnier::ApprovalReason> for ApprovalReason {
    fn from(reason: turnier::ApprovalReason) -> ApprovalReason {
        match reason {
            turnier::ApprovalReason::Tout => ApprovalReason::Tout,
            turnier::ApprovalReason::Sie => ApprovalReason::Sie,
            turnier::ApprovalReason::ManySolos { number } => ApprovalReason::ManySolos { number },
        }
    }
}

/// Who consented to a change of the list keeper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Consent {
    /// All four players.
    AllFour,
    /// The referee, by the id of the person.
    Referee(u64),
}

impl From<Consent> for turnier::Consent {
    fn from(consent: Consent) -> turnier::Consent {
        match consent {
            Consent::AllFour => turnier::Consent::AllFour,
            Consent::Referee(person) => turnier::Consent::Referee(turnier::PersonId(person)),
        }
    }
}
